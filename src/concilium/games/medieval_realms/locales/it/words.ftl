### Medieval Realms: parole delle regole

## Cose

game-medieval-realms = Medieval Realms
    .text = Re che inviano i loro capi dietro le mura, fanno offerte, costruiscono e scrivono la loro cronaca.
bought-hand = carta di mano
bought-majority = carta di maggioranza
bought-auction = carta d'asta
resource-production = produzione
resource-science = scienza
resource-culture = cultura
resource-religion = religione
resource-gold = oro
resource-raw-material = materia prima
resource-battle = battaglia
colour-orange = arancione
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-grey = grigio
colour-turquoise = turchese
colour-violet = viola
colour-white = bianco
colour-blue = blu
kind-mayor = sindaco
kind-general = generale
kind-admiral = ammiraglio
kind-decoy = esca

## Opzioni

option-rounds = Round
    .text = Il regolamento finisce la partita dopo il round 7; il suo elenco di simboli parla del round 8.
option-cards = File delle carte
    .text = Un tuo file di carte.
option-board = File del tabellone
    .text = Un tuo file del tabellone.

## Che cosa si decide

step-deal = Si scoprono carte.
step-order = Si estrae l'ordine di turno.
step-extra = Scegli due risorse aggiuntive diverse.
step-placement = Piazza i tuoi capi dietro le mura.
step-lands = Si lotta per le terre.
step-actions = Compra una carta, gioca una carta o passa.
step-auction = Fai un'offerta o passa.
step-effects = Avvengono gli effetti.
step-lily = Scegli una risorsa: tutto il guadagno è di quel tipo.
step-bonus = Scegli una risorsa bonus.
step-take-card = Prendi gratis una carta dal pannello.
step-scoring = Si contano i punti dei regni.
step-over = La partita è finita.

## Che cosa è successo

event-turned-up = { $card } è scoperta nella casella { $slot }.
event-turn-order = Ordine di turno: { $seats }.
event-extra-taken = { $seat } prende { $resources }.
event-walls-rose = Round { $round }: si alzano le mura.
event-finished-placing = { $seat } ha piazzato tutti i capi.
event-walls-fell = Le mura cadono.
event-produced = { $seat } produce { $resources }.
event-land-won = { $seat } vince la terra { $land }.
event-land-tied = Terra { $land }: parità, nessuno la vince.
event-land-denied = Terra { $land }: le esche non vincono ricompense.
event-gained = { $seat } ottiene { $amount } { $resource }.
event-card-produced = { $card } produce per { $seat }.
event-production-dealt = Tutti prendono { $amount } di produzione.
event-auction-opened = { $seat } mette { $card } all'asta.
event-bought = { $seat } compra { $card } per { $price } di produzione.
event-majority-taken = { $card } va a { $seat }, per maggioranza.
event-majority-discarded = Nessuno può prendere { $card }: è scartata.
event-played = { $seat } gioca { $card }.
event-passed = { $seat } passa per questo round.
event-bid = { $seat } offre { $amount }.
event-bid-passed = { $seat } si ritira dall'asta.
event-auction-won = { $seat } si aggiudica { $card } per { $amount }.
event-leader-gained = { $seat } ha un { $leader } in più.
event-points = { $seat }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $total } in tutto.
event-bonus-taken = { $seat } prende un bonus: { $resource }.
event-repeated = { $card } risponde a { $played }.
event-card-taken = { $seat } prende gratis { $card }.
event-round-ended = Il round { $round } è finito.
event-slots-discarded = Scartate: { $cards }.
event-slid = Gli eventi scorrono.
event-honours-scored = { $seat }: { $persons ->
        [one] { $persons } persona onorevole
       *[other] { $persons } persone onorevoli
    }.
event-card-scored = { $seat }: { $card } vale { $points }.
event-resources-scored = { $seat }: il palazzo vale { $points }.
event-game-over = La partita è finita: vince { $winner }.

## Perché no

refusal-unknown-action = Questa azione non esiste.
refusal-not-your-turn = Non è il tuo turno.
refusal-game-over = La partita è finita.
refusal-not-an-outcome = Ora il caso non decide nulla.
refusal-chance-first = Prima si estraggono le carte o l'ordine di turno.
refusal-extra-first = Prima si scelgono le risorse aggiuntive.
refusal-placement-first = Le mura sono alzate: prima si piazzano i capi.
refusal-not-a-turn-action = Nel tuo turno compri dal pannello, giochi dalla mano o passi.
refusal-auction-first = È in corso un'asta: fai un'offerta o passa.
refusal-lily-first = Scegli prima un tipo di risorsa.
refusal-bonus-first = Prendi prima la risorsa bonus del tracciato.
refusal-take-card-first = Prendi prima una carta dal pannello.
refusal-not-in-deck = Questa carta non è nel mazzo.
refusal-already-in-order = Questo re ha già un posto nell'ordine di turno.
refusal-same-kind = Le due risorse aggiuntive devono essere diverse.
refusal-pair-taken = Un altro re ha preso questa coppia.
refusal-no-mayor-left = Non hai più sindaci da piazzare.
refusal-no-general-left = Non hai più generali da piazzare.
refusal-no-admiral-left = Non hai più ammiragli da piazzare.
refusal-no-decoy-left = Non hai esche da piazzare.
refusal-land-closed = Questa terra è chiusa con così pochi giocatori.
refusal-decoy-here = La tua esca è in questa terra.
refusal-leader-here = Il tuo generale o ammiraglio è in questa terra.
refusal-decoys-need-a-land = Le tue esche hanno bisogno di una terra senza i tuoi generali e ammiragli.
refusal-leaders-left = Tutti i capi vanno piazzati: ne restano { $have }.
refusal-not-on-panel = Questa carta non è sul pannello attuale.
refusal-hand-full = La mano è piena: { $have } carte su { $need }.
refusal-colour-in-hand = In mano c'è già una carta di questo colore di sigillo.
refusal-production-short = Il prezzo è { $need } di produzione; hai { $have }.
refusal-currency-short = Devi aprire con un'offerta di { $need }; hai { $have }.
refusal-not-in-hand = Questa carta non è nella tua mano.
refusal-resource-short = La carta costa { $need }; hai { $have }.
refusal-admirals-short = Quest'isola richiede { $need } ammiragli; hai { $have }.
refusal-bid-too-low = L'offerta deve essere { $need } o più, non { $have }.
refusal-bid-beyond-palace = Un'offerta di { $need }, ma il tuo palazzo contiene { $have }.
refusal-must-open = Chi mette una carta all'asta deve fare un'offerta.
refusal-already-passed = Hai passato: niente più azioni in questo round.
refusal-out-of-auction = Hai passato: sei fuori da quest'asta.
refusal-auction-card-in-hand = Una carta d'asta non entra mai in una mano.
refusal-finished-placing = Hai finito: aspetta gli altri.

## Le regole

rule-MR-1-1 = Ci sono sette tipi di risorse: produzione, scienza, cultura, religione, oro, materia prima e battaglia. La riserva è illimitata. Ciò che un re possiede sta nel palazzo, visibile a tutti.
rule-MR-1-2 = I sindaci producono; i generali (combattimento 2) e gli ammiragli (combattimento 1) lottano per le terre.
rule-MR-1-3 = Un regno ha sei caselle di gestione, una per risorsa tranne la battaglia, e dieci terre. Le terre 9 e 10 sono aperte solo in 5 giocatori.
rule-MR-1-4 = Gli eventi attuali occupano 12 caselle su tre file, quelli futuri 6.
rule-MR-1-5 = Ogni volta che i tuoi punti raggiungono o superano un multiplo di 5, prendi una risorsa a tua scelta.
rule-MR-2-1 = Dodici carte del mazzo mescolato vanno sul pannello attuale, sei su quello futuro, scoperte.
rule-MR-2-2 = Ogni re inizia con 5 di produzione, 2 di scienza, 3 di cultura, 3 di religione, 3 d'oro, 3 di materia prima e 3 di battaglia.
rule-MR-2-3 = Ogni re ha 4 sindaci, 1 generale e 1 ammiraglio; in 2 giocatori anche 2 esche.
rule-MR-2-4 = Il primo ordine di turno è estratto a sorte; non è l'ordine dei posti in senso orario.
rule-MR-2-5 = In ordine di turno inverso, ogni re prende 2 risorse diverse. Due re non prendono la stessa coppia.
rule-MR-3-1 = Con le mura alzate, tutti piazzano i capi in segreto e insieme. Palazzi e mani restano visibili.
rule-MR-3-2 = I sindaci vanno sulle caselle di gestione, quanti si vuole per casella; ognuno rende 1 di quella risorsa.
rule-MR-3-3 = Generali e ammiragli vanno su terre aperte, quanti si vuole per terra. Tutti i capi vanno piazzati.
rule-MR-3-4 = In 2 giocatori ogni re ha 2 esche di combattimento 2. Stanno solo in terre senza generali o ammiragli propri e non vincono mai ricompense.
rule-MR-3-5 = Le mura cadono: i sindaci producono, poi si vincono le terre, poi producono le carte in gioco.
rule-MR-3-6 = Chi in una terra è più forte di ogni altro re, almeno di 1, ne vince la ricompensa. In parità, nessuno.
rule-MR-3-7 = Tutti prendono 2 di produzione.
rule-MR-3-8 = Inizia chi ha più produzione, poi gli altri per produzione. Le parità vanno in senso orario: per il primo posto dal precedente primo re, per gli altri dal nuovo.
rule-MR-3-9 = In ordine di turno, un'azione a testa finché tutti passano: comprare dal pannello, giocare una carta dalla mano o passare. Chi ha passato fa ancora offerte e può ricevere carte di maggioranza.
rule-MR-3-10 = A fine round gli eventi delle prime caselle si scartano, gli altri scorrono e i pannelli si riempiono. Dopo l'ultimo round la partita finisce.
rule-MR-4-1 = Una mano ha al massimo 4 carte e mai due dello stesso colore di sigillo. È visibile e nessuna sua carta si scarta.
rule-MR-4-2 = Una carta della fila 1 costa 1 di produzione, della fila 2 costa 2, della fila 3 costa 3.
rule-MR-4-3 = Una carta di maggioranza va al re con più della risorsa del suo costo tra chi può prenderla; il compratore paga comunque. In parità: il compratore, altrimenti il primo nell'ordine di turno. Se nessuno può prenderla, si scarta.
rule-MR-4-4 = Per una carta d'asta, il compratore apre con un'offerta di almeno 1; in senso orario ognuno rilancia o passa, e nessuno offre più di quanto ha nel palazzo. L'ultimo rimasto paga e la carta entra in gioco.
rule-MR-4-5 = Le carte d'asta non entrano mai in una mano.
rule-MR-5-1 = Per giocare una carta si paga il suo costo dal palazzo; entra in gioco e avvengono i suoi effetti immediati.
rule-MR-5-2 = Gli effetti sono immediati, di fine partita, ripetuti (ogni volta che giochi un'altra carta del colore indicato) o di produzione (ogni round).
rule-MR-5-3 = Il giglio: scegli un tipo di risorsa; tutto il guadagno è di quel tipo.
rule-MR-6-1 = Un capo ottenuto durante le azioni si piazza dal round successivo.
rule-MR-6-2 = Prendi una carta: una carta del pannello attuale va gratis nella tua mano, entro i suoi limiti.
rule-MR-7-1 = Alla fine: 1, 3, 6, 10 o 15 punti per 1, 2, 3, 4 o più persone onorevoli; poi gli effetti di fine partita; poi 1 punto ogni 2 risorse.
rule-MR-7-2 = Le risorse bonus del tracciato si prendono ancora contando persone e carte, non più contando le risorse.
rule-MR-7-3 = Vince chi ha più punti; poi più carte in gioco, più castelli, più capi, prima nell'ordine di turno.

## Scelte: con la loro cosa, e il verbo solo

do-deal = Distribuire { $thing }
    .verb = Distribuire
do-order = Prossimo: { $thing }
    .verb = Ordine
do-choose = Scegli { $thing }
    .verb = Scegli
do-place-mayor = Sindaco: { $thing }
    .verb = Sindaco
do-place-general = Generale: terra { $thing }
    .verb = Generale
do-place-admiral = Ammiraglio: terra { $thing }
    .verb = Ammiraglio
do-place-decoy = Esca: terra { $thing }
    .verb = Esca
do-done = Collocazione finita
    .verb = Fatto
do-take-card = Prendi { $thing }
    .verb = Prendi
do-buy = Compra { $thing }
    .verb = Compra
do-play = Gioca { $thing }
    .verb = Gioca
do-bid = Offri { $thing }
    .verb = Offri
do-pass = Passa
    .verb = Passa
thing-lily = giglio

## Sullo schermo

draw-events = Eventi
draw-coming = In arrivo
draw-deck = Mazzo
draw-price = Prezzo: { $price } di produzione
draw-leaving = Se ne va a fine giro
draw-taker = a { $name }
draw-taker-none = a nessuno
draw-taker-title = Chi avrebbe questa carta di maggioranza se la comprassi ora
draw-bought-hand = Si compra in mano
draw-bought-majority = Va alla maggioranza
draw-bought-auction = Va all’asta
draw-my-realm = Il mio regno
draw-to-place = Da collocare
draw-lift = Riprendi { $leader } da { $space }
draw-amount = { $resource }: { $amount }
draw-land = Terra { $land }
draw-land-shut = chiusa
draw-land-nobody = nessuno la vince
draw-strengths = Forze
draw-walls-fell = Cadono le mura
draw-order = Posto nell’ordine di turno
draw-order-why = Ordine: prima chi ha più produzione; parità in senso orario
draw-passed = ha passato
draw-finished = ha collocato tutto
draw-placing = sta collocando
draw-cards = Carte
draw-points-track = Punti vittoria
draw-bonus-steps = ogni cinque punti: una risorsa
draw-auction = Asta
draw-no-bid = Ancora nessuna offerta
draw-score-before = Prima della fine
draw-score-honourable = Persone onorevoli
draw-score-cards = Carte
draw-score-resources = Risorse
draw-round = giro { $round }/{ $rounds }
draw-hand = Mano
draw-hand-empty = Nessuna carta
draw-points = punti
draw-in-play = In gioco

### Medieval Realms: parole delle regole

## Cose

game-medieval-realms = Medieval Realms
    .text = Piazza i tuoi capi in segreto dietro le mura, vinci terre, rilancia alle aste e costruisci il regno più grande.
seat-number = Re { $number }
bought-hand = carta di mano
bought-majority = carta di maggioranza
bought-auction = carta d’asta
resource-production = produzione
resource-science = scienza
resource-culture = cultura
resource-religion = religione
resource-gold = oro
resource-raw-material = materia prima
resource-battle = battaglia
amount-production = { $amount } di produzione
amount-science = { $amount } di scienza
amount-culture = { $amount } di cultura
amount-religion = { $amount } di religione
amount-gold = { $amount } d’oro
amount-raw-material = { $amount } di materia prima
amount-battle = { $amount } di battaglia
amount-lily = { $amount } di una risorsa a tua scelta
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
amount-mayor = { $amount ->
        [one] { $amount } sindaco
       *[other] { $amount } sindaci
    }
amount-general = { $amount ->
        [one] { $amount } generale
       *[other] { $amount } generali
    }
amount-admiral = { $amount ->
        [one] { $amount } ammiraglio
       *[other] { $amount } ammiragli
    }
amount-decoy = { $amount ->
        [one] { $amount } esca
       *[other] { $amount } esche
    }
thing-lily = giglio

## Opzioni

option-rounds = Round
    .text = Il regolamento termina la partita dopo il round 7; la sua lista dei simboli parla del round 8.
option-cards = File delle carte
    .text = Un tuo file di carte.
option-board = File del tabellone
    .text = Un tuo file del tabellone.

## Che cosa si decide

step-deal = Si scoprono carte.
step-order = Si sorteggia l’ordine di turno.
step-extra = Scegli due risorse aggiuntive di tipo differente.
step-placement = { $left ->
        [0] Tutti i capi sono piazzati: finisci, o riprendine uno.
        [one] Piazza i tuoi capi dietro le mura: ne resta 1.
       *[other] Piazza i tuoi capi dietro le mura: ne restano { $left }.
    }
step-lands = Si lotta per le terre.
step-actions = Compra una carta, gioca una carta o passa.
step-auction = { $bid ->
        [0] Apri l’asta con un’offerta.
       *[other] Offri più di { $bid }, o lasciala andare.
    }
step-effects = Le carte hanno effetto.
step-lily = Scegli quale risorsa guadagnare.
step-bonus = Scegli una risorsa bonus.
step-take-card = Prendi gratis in mano una carta del pannello.
step-scoring = Si contano i punti dei regni.
step-over = La partita è finita.

## Che cosa è successo

event-turned-up = Nuove carte: { $card }.
event-turn-order = Ordine di turno: { $seats }.
event-extra-taken = { $seat } prende come risorse aggiuntive: { $resources }.
event-walls-rose = Round { $round }: si alzano le mura.
event-finished-placing = { $seat } ha piazzato tutti i suoi capi.
event-walls-fell = Cadono le mura.
event-produced = { $seat } produce { $resources }.
event-land-won = { $seat } vince la terra { $land }.
event-land-tied = Parità nella terra { $land }: nessuno la vince.
event-land-denied = Nessuno vince la terra { $land }: le esche lo impediscono.
event-gained = { $seat } guadagna { $amount-goods }.
event-card-produced = { $card } produce per { $seat }.
event-production-dealt = Tutti prendono { $amount } di produzione.
event-auction-opened = { $seat } mette all’asta { $card }.
event-bought = { $seat } compra { $card } per { $price } di produzione.
event-majority-taken = { $seat } riceve per maggioranza { $card }.
event-majority-discarded = Nessuno può prendere { $card }: si scarta.
event-played = { $seat } gioca { $card }.
event-passed = { $seat } passa per il resto del round.
event-bid = { $seat } offre { $amount-goods }.
event-bid-passed = { $seat } si ritira dall’asta.
event-auction-won = { $seat } vince { $card } per { $amount-goods }.
event-leader-gained = { $leader-id ->
        [mayor] { $seat } guadagna un sindaco.
        [general] { $seat } guadagna un generale.
       *[admiral] { $seat } guadagna un ammiraglio.
    }
event-points = { $points ->
        [one] { $seat } fa { $points } punto ({ $total } in tutto).
       *[other] { $seat } fa { $points } punti ({ $total } in tutto).
    }
event-bonus-taken = { $seat } prende una risorsa bonus: { $resource }.
event-repeated = { $seat } ha giocato { $played }: ha effetto { $card }.
event-card-taken = { $seat } prende gratis { $card }.
event-round-ended = Il round { $round } è finito.
event-slots-discarded = Carte scartate dal pannello: { $cards }.
event-slid = Gli eventi scorrono.
event-honours-scored = { $persons ->
        [one] { $seat } fa punti per { $persons } persona onorevole.
       *[other] { $seat } fa punti per { $persons } persone onorevoli.
    }
event-card-scored = { $points ->
        [one] { $seat } fa { $points } punto per { $card }.
       *[other] { $seat } fa { $points } punti per { $card }.
    }
event-resources-scored = { $points ->
        [one] { $seat } fa { $points } punto per il suo palazzo.
       *[other] { $seat } fa { $points } punti per il suo palazzo.
    }
event-game-over = La partita è finita: vince { $winner }.

## Perché no

refusal-unknown-action = Questa azione non esiste.
refusal-not-your-turn = Non è il tuo turno.
refusal-game-over = La partita è finita.
refusal-not-an-outcome = Ora non si sorteggia niente.
refusal-chance-first = Si stanno scoprendo carte o sorteggiando l’ordine di turno.
refusal-extra-first = Prima scegli le risorse aggiuntive.
refusal-placement-first = Le mura sono alzate: prima piazza i tuoi capi.
refusal-not-a-turn-action = Nel tuo turno puoi comprare dal pannello, giocare una carta dalla mano o passare.
refusal-auction-first = C’è un’asta in corso: fai un’offerta o passa.
refusal-lily-first = Prima scegli una risorsa.
refusal-bonus-first = Prima prendi la tua risorsa bonus.
refusal-take-card-first = Prima prendi una carta del pannello.
refusal-not-in-deck = Questa carta non è nel mazzo.
refusal-already-in-order = Questo re ha già un posto nell’ordine di turno.
refusal-same-kind = Le due risorse aggiuntive devono essere di tipo differente.
refusal-pair-taken = Un altro re ha già preso questa coppia.
refusal-no-mayor-left = Non hai più sindaci da piazzare.
refusal-no-general-left = Non hai più generali da piazzare.
refusal-no-admiral-left = Non hai più ammiragli da piazzare.
refusal-no-decoy-left = Non hai più esche da piazzare.
refusal-land-closed = Questa terra non è aperta con così pochi giocatori.
refusal-decoy-here = Una delle tue esche è in questa terra.
refusal-leader-here = Uno dei tuoi generali o ammiragli è in questa terra.
refusal-decoys-need-a-land = Le tue esche hanno bisogno di una terra senza tuoi generali o ammiragli.
refusal-leaders-left = { $have ->
        [one] Devi piazzare tutti i tuoi capi: ne resta { $have }.
       *[other] Devi piazzare tutti i tuoi capi: ne restano { $have }.
    }
refusal-not-on-panel = Questa carta non è sul pannello degli eventi attuali.
refusal-hand-full = La mano è piena: { $have } carte su { $need }.
refusal-colour-in-hand = In mano c’è già una carta con il sigillo { $colour }.
refusal-production-short = Il prezzo è { $need } di produzione; ne hai { $have }.
refusal-currency-short = Devi aprire con un’offerta di { $need-goods }; hai { $have }.
refusal-not-in-hand = Questa carta non è nella tua mano.
refusal-resource-short = La carta costa { $need-goods }; hai { $have }.
refusal-admirals-short = Per questa isola { $need ->
        [one] serve { $need } ammiraglio
       *[other] servono { $need } ammiragli
    }; ne hai { $have }.
refusal-bid-too-low = Devi offrire almeno { $need-goods }, non { $have }.
refusal-bid-beyond-palace = Non puoi offrire { $need-goods }: nel tuo palazzo c’è solo { $have }.
refusal-must-open = Chi mette una carta all’asta deve fare un’offerta.
refusal-already-passed = Hai passato: niente più azioni in questo round.
refusal-out-of-auction = Hai passato: sei fuori da questa asta.
refusal-another-bids = Tocca a un altro re fare un’offerta.
refusal-auction-card-in-hand = Le carte d’asta non vanno mai in mano.
refusal-finished-placing = Hai finito di piazzare: aspetta gli altri.

## Le regole

rule-MR-1-1 = Ci sono sette tipi di risorse: produzione, scienza, cultura, religione, oro, materia prima e battaglia. Sono illimitate. Le risorse di un re stanno nel palazzo, visibili a tutti.
rule-MR-1-2 = I sindaci producono; i generali (valore di combattimento 2) e gli ammiragli (valore di combattimento 1) lottano per le terre.
rule-MR-1-3 = Un regno ha un’area di gestione di sei caselle, una per risorsa tranne la battaglia, e una mappa di dieci terre. Le terre 9 e 10 sono aperte solo in 5 giocatori.
rule-MR-1-4 = Il pannello degli eventi attuali ha 12 caselle in tre file, quello degli eventi futuri ne ha 6.
rule-MR-1-5 = Ogni volta che i tuoi punti raggiungono o superano un multiplo di 5, prendi una risorsa a tua scelta.
rule-MR-2-1 = Mescola il mazzo e scopri dodici carte sul pannello degli eventi attuali e sei su quello degli eventi futuri.
rule-MR-2-2 = Ogni re comincia con 5 di produzione, 2 di scienza, 3 di cultura, 3 di religione, 3 d’oro, 3 di materia prima e 3 di battaglia.
rule-MR-2-3 = Ogni re ha 4 sindaci, 1 generale e 1 ammiraglio; in 2 giocatori anche 2 esche.
rule-MR-2-4 = Il primo ordine di turno è sorteggiato; non è l’ordine dei posti in senso orario.
rule-MR-2-5 = In ordine di turno inverso, ogni re prende 2 risorse di tipo differente. Due re non possono prendere la stessa coppia.
rule-MR-3-1 = Finché le mura sono alzate, tutti piazzano i loro capi in segreto e contemporaneamente. Palazzi e mani restano visibili.
rule-MR-3-2 = I sindaci vanno nell’area di gestione, quanti se ne vogliono per casella; ognuno produce 1 di quella risorsa.
rule-MR-3-3 = Generali e ammiragli vanno in terre aperte, quanti se ne vogliono per terra. Tutti i capi vanno piazzati.
rule-MR-3-4 = In 2 giocatori ogni re ha 2 esche con valore di combattimento 2. Possono stare solo in terre dove non hai generali né ammiragli, e non vincono mai ricompense.
rule-MR-3-5 = Cadono le mura: i sindaci producono, poi si vincono le terre, poi producono le carte in gioco.
rule-MR-3-6 = Se in una terra superi ogni altro re almeno di 1, vinci la sua ricompensa. In caso di parità, non la vince nessuno.
rule-MR-3-7 = Tutti prendono 2 di produzione.
rule-MR-3-8 = Comincia il re con più produzione, poi gli altri in base alla produzione. Le parità si risolvono in senso orario: per il primo posto a partire dal precedente primo re, per gli altri dal nuovo.
rule-MR-3-9 = In ordine di turno, compite un’azione alla volta finché tutti hanno passato: comprare dal pannello, giocare una carta dalla mano o passare. Chi ha passato può ancora fare offerte alle aste e ricevere carte di maggioranza.
rule-MR-3-10 = Alla fine del round gli eventi delle prime caselle si scartano, gli altri scorrono e i pannelli si riempiono. Dopo il round { $rounds } la partita finisce.
rule-MR-4-1 = Puoi avere in mano al massimo 4 carte, e mai due dello stesso colore di sigillo. La tua mano è visibile e le sue carte non si scartano mai.
rule-MR-4-2 = Una carta della fila 1 costa 1 di produzione, della fila 2 costa 2, della fila 3 costa 3.
rule-MR-4-3 = Una carta di maggioranza va al re che ha più della risorsa del suo costo tra quelli che possono prenderla; il compratore paga in ogni caso. In caso di parità la prende il compratore, se è tra i pari, altrimenti il primo di loro in ordine di turno. Se nessuno può prenderla, si scarta.
rule-MR-4-4 = Per una carta d’asta, il compratore apre con un’offerta di almeno 1. Poi, in senso orario, ogni re rilancia o passa; nessuno può offrire più di quanto c’è nel suo palazzo. L’ultimo rimasto paga, e la carta entra in gioco.
rule-MR-4-5 = Le carte d’asta non vanno mai in mano.
rule-MR-5-1 = Per giocare una carta, paga il suo costo dal tuo palazzo; entra in gioco e avvengono i suoi effetti immediati. Un’isola non si paga, ma ti servono tanti ammiragli quante isole avrai in gioco; non si spendono.
rule-MR-5-2 = Gli effetti sono immediati, di fine partita, ripetitivi (ogni volta che giochi un’altra carta del colore indicato) o ripetitivi di produzione (ogni round).
rule-MR-5-3 = Il giglio: scegli un tipo di risorsa; tutto il guadagno è di quel tipo.
rule-MR-6-1 = Un capo guadagnato durante le azioni si piazza a partire dal round successivo.
rule-MR-6-2 = Prendi una carta: prendi gratis in mano una carta del pannello degli eventi attuali, entro i limiti della mano.
rule-MR-7-1 = Alla fine della partita fai 1, 3, 6, 10 o 15 punti per 1, 2, 3, 4 o 5 e più persone onorevoli in gioco; poi i tuoi effetti di fine partita; poi 1 punto ogni 2 risorse nel tuo palazzo.
rule-MR-7-2 = Prendi ancora risorse bonus dal tracciato mentre si contano persone e carte, ma non mentre si contano le risorse.
rule-MR-7-3 = Vince chi ha più punti; in caso di parità più carte in gioco, poi più castelli, poi più capi, poi il primo in ordine di turno.

## Scelte: con la loro cosa, e il verbo solo

do-deal = Distribuisci { $thing }
    .verb = Distribuisci
do-order = Prossimo in ordine: { $thing }
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
do-done = Fine piazzamento
    .verb = Fatto
do-take-card = Prendi { $thing }
    .verb = Prendi
do-buy = Compra { $thing }
    .verb = Compra
    .actions = Compra { $thing } per { $price }
    .actions-thing = { $thing } per { $price }
do-play = Gioca { $thing }
    .verb = Gioca
do-bid = Offri { $thing }
    .verb = Offri
do-pass = Passa
    .verb = Passa
    .actions = Passa per questo round
    .auction = Lasciala andare

## Sullo schermo

draw-events = Eventi attuali
draw-coming = Eventi futuri
draw-deck = Mazzo
draw-price = Prezzo: { $price } di produzione
draw-leaving = Sarà scartata alla fine del round
draw-taker = a { $name }
draw-taker-mine = a te
draw-taker-none = a nessuno
draw-taker-title = Chi avrebbe questa carta di maggioranza se la comprassi ora
draw-bought-hand = Va in mano al compratore
draw-bought-majority = Va alla maggioranza
draw-bought-auction = Va all’asta
draw-my-realm = Il mio regno
draw-to-place = Da piazzare
draw-lift = Riprendi: { $leader } ({ $space })
draw-amount = { $resource }: { $amount }
draw-land = Terra { $land }
draw-land-shut = chiusa
draw-land-nobody = nessuno la vince
draw-strengths = Forze
draw-walls-fell = Cadono le mura
draw-order = Posto nell’ordine di turno
draw-order-open = ancora da sorteggiare
draw-order-why = Ordine di turno: prima chi ha più produzione; parità in senso orario
draw-passed = ha passato
draw-finished = ha piazzato tutti i suoi capi
draw-placing = sta piazzando i suoi capi
draw-cards = Carte
draw-points-track = Punti vittoria
draw-bonus-steps = una risorsa ogni cinque punti
draw-auction = Asta
draw-no-bid = Ancora nessuna offerta
draw-asks = { $source } richiede una scelta.
draw-score-before = Prima della fine
draw-score-honourable = Persone onorevoli
draw-score-cards = Carte
draw-score-resources = Risorse
draw-round = round { $round }/{ $rounds }
draw-hand = Mano
draw-hand-empty = Nessuna carta
draw-points = punti
draw-in-play = In gioco

### Grand Tribunal: parole delle regole

## Cose

game-grand-tribunal = Grand Tribunal
    .text = Maghi che forgiano oggetti, li colmano di incantesimi e vincono i voti di tre Tribunali.
kind-item = oggetto
kind-spell = incantesimo
kind-resource = risorsa
hidden-item = un oggetto coperto
hidden-spell = un incantesimo coperto
hidden-resource = una risorsa coperta
space-orb = Globo
space-potion = Pozione
space-scroll = Pergamena
space-staff = Bastone
space-talisman = Talismano
space-wand = Bacchetta
space-alchemical = Alchemico
space-elemental = Elementale
space-healing = Curativo
space-runic = Runico
material-wood = legno
material-bone = osso
material-bronze = bronzo
material-crystal = cristallo
material-silver = argento
material-gold = oro
source-uncontested = fonte non contestata
source-contested = fonte contestata
place-deck = mazzo
place-discard = scarti
place-market = mercato
place-resolving = tavolo
place-hand = mano di { $seat }
place-sanctum = Sanctum di { $seat }
place-active = carte attive di { $seat }
place-installed = un oggetto di { $seat }
place-awarded = oggetti premiati di { $seat }
action-vote = Votare
action-draw = Pescare
action-advance = Studiare
action-cast = Lanciare
action-draw-resource = Pescare una risorsa
action-play = Giocare una risorsa
action-extract = Estrarre
action-gather = Raccogliere

## Opzioni

option-edition = Edizione
    .text = I regolamenti differiscono in quattro righe; ognuna si può scegliere anche da sola.
edition-corrected = Corretta
    .text = Le correzioni dell'editore: partecipare alla fonte contestata costa 2 Vis e un nuovo Tribunale non dà Vis.
edition-english = Inglese
    .text = Partecipare alla fonte contestata costa 1 Vis e ogni stregone prende 12 Vis a un nuovo Tribunale. Il regolamento francese dice lo stesso.
edition-spanish = Spagnola
    .text = Come la corretta, ma la pesca iniziale comincia alla destra del mazziere.
edition-italian = Italiana
    .text = Come la corretta, ma la fonte contestata dà la quantità dello spazio e il dado.
option-contested-fee = Costo per partecipare alla fonte contestata
    .text = Quanta Vis uno stregone paga a chi raccoglie per tirare anche lui.
option-new-tribunal-vis = Vis a un nuovo Tribunale
    .text = Quanta Vis prende ogni stregone quando comincia un nuovo Tribunale.
option-contested-gain = Guadagno contestato
    .text = Che cosa dà la fonte contestata.
contested-gain-die = il dado
contested-gain-space-and-die = la quantità dello spazio e il dado
option-opening-draw = Pesca iniziale
    .text = Da quale lato del mazziere comincia la pesca iniziale.
opening-draw-left = alla sinistra del mazziere
opening-draw-right = alla destra del mazziere
option-variants = Varianti
    .text = Una combinazione qualsiasi di queste.
variant-double-advance = Doppio studio
    .text = Si può studiare due volte per turno.
variant-hand-or-sanctum = Mano o Sanctum
    .text = Un oggetto, un incantesimo o una risorsa pescati vanno nella mano o nel Sanctum, a scelta.
variant-secret-cards = Carte segrete
    .text = Ciò che va direttamente nel Sanctum resta coperto, anche dal mercato, finché il costo non è soddisfatto.
variant-cheap-resources = Risorse facili
    .text = Giocare una risorsa è un'azione gratuita.
variant-quick-turnover = Attivazione rapida
    .text = Una carta il cui costo è soddisfatto diviene subito attiva.
option-cards = File delle carte
    .text = Un tuo file di carte.
option-board = File del tabellone
    .text = Un tuo file del tabellone.

## Che cosa si decide

step-over = La partita è finita.
step-course = La partita continua.
step-pick-praeco = Si estrae il Praeco.
step-deal = Si pesca una carta.
step-opening-draw = Pesca da qualsiasi mazzo: ancora { $left }.
step-place-votes = Piazza segnalini Voto: ancora { $left }.
step-turn = Tocca a te. Azioni rimaste: { $actions }.
step-advance = Metti altra Vis su una carta, o fermati.
step-choose-host = Scegli l'oggetto sotto cui va { $card }.
step-retain = Pagare per tenere { $card } nella tua Biblioteca?
step-resolve = Una carta fa il suo effetto.
step-put-away = Una carta viene messa via.
step-contest = Si raccoglie dalla fonte contestata.
step-join = Pagare chi raccoglie per tirare anche tu?
step-roll = Si tira il dado.
step-destination = Nella tua mano o nel tuo Sanctum?
step-discard = Scarta dalla tua mano: ancora { $left }.
step-tribunal-called = Il Tribunale è chiamato: attiva carte completate.
step-target = { $effect ->
        [steal-vis] Scegli lo stregone che ti dà Vis.
        [ransom] Scegli lo stregone che ti paga o scarta una carta.
        [force-discard] Scegli lo stregone che scarta.
        [random-discard] Scegli lo stregone che scarta a caso.
        [steal-resource] Scegli lo stregone a cui prendi una risorsa.
        [peek-hand] Scegli lo stregone di cui guardi la mano.
        [peek-sanctum] Scegli lo stregone di cui guardi le carte coperte.
        [muddle] Scegli lo stregone che avrà un'azione in meno nel prossimo turno.
       *[other] Scegli uno stregone.
    }
step-choose = { $effect ->
        [advance-free] Metti Vis dalla Regio su una tua carta: ancora { $left }.
        [finish] Scegli una tua carta da completare.
        [drain] Scegli la carta che perde Vis.
        [siphon] Scegli la carta di cui prendi la Vis.
        [take-face-up] Scegli una carta scoperta.
        [recover] Scegli una carta dagli scarti.
        [exchange-item] Scegli l'oggetto che scambi.
        [refresh] Scegli le carte che rimpiazzi.
        [burn-for-face-up] Scegli un oggetto scoperto: è subito attivo.
        [swap-with-market] Scegli le due carte che si scambiano di posto.
        [uninstall] Scegli l'incantesimo che torna nella sua Biblioteca.
        [dispel] Scegli l'incantesimo che viene scartato.
        [return-card] Scegli la carta che torna nel suo mazzo.
       *[other] Scegli una carta.
    }
step-unvote = Togli segnalini Voto: al massimo ancora { $left }.
step-move-votes = Sposta segnalini Voto: al massimo ancora { $left }.
step-swap-votes = Scegli due spazi: si scambiano i segnalini.
step-draw-any = Pesca da qualsiasi mazzo: ancora { $left }.
step-ransom = Paga, o scarta una carta dalla tua mano.
step-random-hand = Si estrae a caso una carta da una mano.
step-random-vault = Si estrae a caso una risorsa.
step-replenish = Si pescano le carte di rimpiazzo.

## Che cosa è successo

event-card-moved = { $card }: { $from } → { $to }.
event-card-advanced = { $seat } mette { $amount } Vis su { $card }.
event-card-turned-up = { $seat } scopre { $card }.
event-card-activated = { $seat } attiva { $card }.
event-card-drained = { $card } di { $seat } perde { $amount } Vis.
event-card-returned = { $card } di { $seat } torna nel suo mazzo.
event-cards-seen = { $seat } guarda carte di { $target }.
event-die-rolled = { $seat } tira { $roll }.
event-gathered = { $seat } raccoglie: { $source }.
event-item-judged = { $card } di { $seat }: { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    }, { $place ->
        [1] primo premio
        [2] secondo premio
        [3] terzo premio
       *[other] menzione d'onore
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
event-praeco-chosen = { $seat } è il primo Praeco.
event-praeco-passed = La pedina Praeco passa a { $seat }.
event-resource-played = { $seat } gioca { $card }.
event-spell-cast = { $seat } lancia { $card } da { $item }.
event-spell-installed = { $seat } installa { $card } in { $item }.
event-tribunal-held = Si tiene il Tribunale { $tribunal }.
event-tribunal-began = Verso il Tribunale { $tribunal }: { $seat } è Praeco.
event-turn-began = Turno di { $seat }.
event-vis-gained = { $seat } prende { $amount } Vis.
event-vis-lost = { $seat } perde { $amount } Vis.
event-vis-paid = { $seat } dà { $amount } Vis a { $to }.
event-vote-placed = { $seat } vota: { $space }.
event-vote-moved = { $seat } sposta un segnalino Voto: { $from } → { $to }.
event-votes-removed = { $seat } toglie segnalini Voto da { $space }: { $amount }.
event-votes-swapped = { $seat } scambia i segnalini di { $from } e { $to }.
event-wizard-muddled = { $target } avrà un'azione in meno nel prossimo turno.
event-wizard-targeted = { $seat } sceglie { $target }.

## Perché no

refusal-unknown-action = Non c'è una tale azione.
refusal-not-your-turn = Non è il tuo turno.
refusal-game-over = La partita è finita.
refusal-not-an-outcome = Il caso non dà questo ora.
refusal-not-now = Questo non si fa in un turno.
refusal-praeco-votes-first = Prima si piazzano segnalini Voto.
refusal-same-space = Un altro spazio: non due volte lo stesso.
refusal-no-actions-left = Serve { $need } azione; te ne restano { $have }.
refusal-double-action = Servono { $need } azioni; te ne restano { $have }.
refusal-kind-taken = Hai già compiuto questo tipo di azione.
refusal-not-in-hand = Questa carta non è nella tua mano.
refusal-discard-first = Prima si scartano carte dalla mano.
refusal-concilium-empty = Il Concilium non ha più segnalini Voto.
refusal-not-face-up = Questa carta non è nel mercato.
refusal-deck-empty = Questo mazzo è vuoto fino al prossimo Tribunale.
refusal-not-advanceable = Non è un oggetto o incantesimo inattivo del tuo Sanctum.
refusal-card-complete = Questa carta ha tutta la Vis che costa: { $need }.
refusal-not-enough-vis = Servono { $need } Vis; ne hai { $have }.
refusal-advance-limit = 1 Vis su ciascuna di al massimo tre carte, o fino a 2 su una sola.
refusal-not-finished = Questa carta costa { $need } Vis; ne ha { $have }.
refusal-not-yours = Non è una carta inattiva del tuo Sanctum.
refusal-not-active-spell = Non è un incantesimo attivo della tua Biblioteca.
refusal-no-place = Non c'è posto libero per un incantesimo di questa categoria.
refusal-not-installed = Questo incantesimo non è installato in un tuo oggetto.
refusal-retain-fee = Tenere l'incantesimo costa { $need } Vis; ne hai { $have }.
refusal-not-in-vault = Questa risorsa non è nel tuo Sotterraneo.
refusal-source-closed = Questa fonte è chiusa fino al prossimo Tribunale.
refusal-contest-fee = Partecipare costa { $need } Vis; ne hai { $have }.
refusal-opening-draw = Prima si pescano le carte iniziali.
refusal-tribunal-called = Il Tribunale è chiamato: si possono attivare carte completate, nient'altro.
refusal-effect-asks = Prima si compie l'effetto di una carta.
refusal-not-a-choice = L'effetto non può colpire questa carta.
refusal-no-votes-there = Non ci sono segnalini Voto su questo spazio.
refusal-not-a-target = L'effetto non può colpire questo stregone.
refusal-choose-item = Scegli l'oggetto sotto cui va l'incantesimo.
refusal-advance-asks = Stai studiando: metti Vis su una carta, o fermati.
refusal-contest-asks = Si raccoglie dalla fonte contestata: partecipa o resta fuori.
refusal-retain-asks = Prima: tenere l'incantesimo o scartarlo.
refusal-destination-asks = Prima: nella mano o nel Sanctum.

## Le regole

rule-GT-1-1 = La Vis viene dalla Regio, che non si esaurisce mai. La riserva di Vis di uno stregone è pubblica e si conserva tra round e Tribunali.
rule-GT-1-2 = Ci sono 24 segnalini Voto, nel Concilium. Un Concilium vuoto ferma i voti finché il Tribunale non libera il tabellone.
rule-GT-1-3 = Il Percorso dei Voti ha dieci spazi: sei tipi di oggetto e quattro categorie di incantesimo.
rule-GT-1-4 = 105 carte: oggetti, incantesimi e risorse, in tre mazzi con i loro scarti. Un incantesimo costa sempre 2.
rule-GT-1-5 = Un Sanctum ha un Laboratorio (oggetti), una Biblioteca (incantesimi), un Sotterraneo (risorse) e gli oggetti premiati, senza limite. Gli altri vedono solo il dorso di una carta coperta.
rule-GT-1-6 = La mano ha al massimo 5 carte, se una carta non dice altro. È nascosta.
rule-GT-1-7 = Il Percorso delle Fonti di Vis ha una fila non contestata e una contestata, ciascuna con un'area per ogni Tribunale.
rule-GT-1-8 = Un dado a sei facce, una pedina Praeco, segnalini Premio blu, rossi e gialli per il primo, secondo e terzo premio.
rule-GT-2-1 = Si mescolano i tre mazzi; ogni stregone riceve 1 oggetto e 1 incantesimo.
rule-GT-2-2 = Dallo stregone alla sinistra del mazziere, in senso orario, ognuno pesca altre 3 carte da qualsiasi combinazione dei tre mazzi.
rule-GT-2-3 = Si scoprono tre oggetti e tre incantesimi: i mercati.
rule-GT-2-4 = Ogni stregone comincia con 12 Vis. I segnalini Percorso cominciano sui primi spazi.
rule-GT-2-5 = Uno stregone a caso prende la pedina Praeco; i turni vanno in senso orario. Il mazziere è lo stregone alla destra del Praeco.
rule-GT-3-1 = Prima del suo turno il Praeco piazza 3 segnalini Voto su 3 spazi differenti, meno solo se il Concilium ne ha meno. Non è un'azione.
rule-GT-3-2 = Un round è un turno di ogni stregone, il Praeco per primo. Poi la pedina passa a sinistra.
rule-GT-3-3 = Un Tribunale viene dopo tanti round quanti sono gli stregoni.
rule-GT-4-1 = Un turno ha due azioni di tipi differenti, in qualsiasi ordine; un'azione doppia è entrambe. Azioni gratuite a volontà. Ci si può fermare prima.
rule-GT-4-2 = Gratis: posare carte dalla mano nel Sanctum, coperte. Nulla torna dal Sanctum alla mano.
rule-GT-4-3 = Alla fine del turno si scarta dalla mano fino al massimo.
rule-GT-5-1 = Votare: un segnalino dal Concilium su qualsiasi spazio.
rule-GT-5-2 = Pescare: un oggetto o incantesimo scoperto nel Sanctum, scoperto, e il mercato è subito rimpiazzato; o la prima carta del mazzo Oggetti o Incantesimi nel Sanctum, coperta. Un mazzo vuoto non dà nulla fino al prossimo Tribunale.
rule-GT-5-3 = Studiare: Vis dalla riserva su oggetti e incantesimi inattivi del Sanctum: 1 su ciascuna di al massimo tre carte, o fino a 2 su una sola. Mai oltre il costo.
rule-GT-5-4 = Gratis: una carta il cui costo è soddisfatto può divenire attiva: scoperta, la sua Vis torna alla Regio. Nel proprio turno e quando un Tribunale è chiamato. Mai obbligatorio.
rule-GT-5-5 = Gratis: installare un incantesimo attivo sotto un oggetto attivo con un posto libero per la sua categoria. Nel proprio turno, e subito quando l'incantesimo è attivato.
rule-GT-5-6 = Lanciare: prendi un incantesimo da sotto un tuo oggetto, anche premiato, compi l'effetto e scartalo; o paga 2 Vis per rimetterlo nella Biblioteca, inattivo.
rule-GT-5-7 = Pescare una risorsa (azione doppia): la prima risorsa nel Sanctum, coperta.
rule-GT-5-8 = Giocare una risorsa: scoprila, fai ciò che dice e scartala, se non resta in gioco.
rule-GT-5-9 = Estrarre: 1 Vis dalla Regio, 2 nei round prima del Grand Tribunal.
rule-GT-5-10 = Raccogliere, fonte non contestata (azione doppia): lo spazio mostra a:b; lo stregone prende a, ogni altro b. Il segnalino Percorso va a destra.
rule-GT-5-11 = Raccogliere, fonte contestata (azione doppia): tira il dado, di nuovo con 1 o 6, e prendi altrettanta Vis. Poi ogni altro stregone, in senso orario, può pagare il primo per tirare e prendere allo stesso modo. Il segnalino Percorso va a destra.
rule-GT-5-12 = Dopo l'ultimo spazio di un'area la fonte è chiusa fino al prossimo Tribunale.
rule-GT-6-1 = Quando il Tribunale è chiamato, in ordine di turno dall'ultimo Praeco, ogni stregone può attivare carte completate e installare gli incantesimi così attivati. Ogni oggetto attivo partecipa; i premiati dei Tribunali precedenti no.
rule-GT-6-2 = I voti di un oggetto: i segnalini sul suo tipo più quelli su ciascuna categoria differente installata in esso.
rule-GT-6-3 = Chi ha più voti vince il primo premio, poi secondo e terzo. Pareggio: più punti base, poi più incantesimi installati; se ancora pari, tutti prendono il premio e quello subito inferiore non è assegnato.
rule-GT-6-4 = Punti: punti base più incantesimi installati, per 4, 3, 2 per primo, secondo, terzo; per 1 per le menzioni d'onore, che possono partecipare ancora.
rule-GT-6-5 = I premiati vanno da parte col loro premio; vi si possono ancora installare incantesimi e lanciarli da essi.
rule-GT-6-6 = Poi i segnalini Voto tornano, gli scarti sono mescolati nei mazzi, i segnalini Percorso vanno all'area seguente, e il proprietario dell'oggetto primo premiato è Praeco.
rule-GT-6-7 = Il terzo è il Grand Tribunal. Dopo vince il totale più alto; totali uguali condividono la vittoria.

## Scelte: con la loro cosa, e il verbo solo

do-deal = Distribuire { $thing }
    .verb = Distribuire
do-choose = Scegli { $thing }
    .verb = Scegli
do-vote = Vota: { $thing }
    .verb = Vota
do-unvote = Togli un segnalino: { $thing }
    .verb = Togli un segnalino
do-swap = Scambia: { $thing }
    .verb = Scambia
do-end = Fine
    .verb = Fine
do-yes = Sì
    .verb = Sì
do-no = No
    .verb = No
do-target = Scegli { $thing }
    .verb = Mago
do-praeco = Praeco: { $thing }
    .verb = Praeco
do-roll = Tira { $thing }
    .verb = Tira
do-extract = Estrai Vis
    .verb = Estrai
do-gather = Raccogli: { $thing }
    .verb = Raccogli
do-draw = Pesca: { $thing }
    .verb = Pesca
do-put = In: { $thing }
    .verb = Metti
do-take = Prendi { $thing }
    .verb = Prendi
do-advance = Avanza { $thing }
    .verb = Avanza
do-activate = Attiva { $thing }
    .verb = Attiva
do-install = Installa { $thing }
    .verb = Installa
do-cast = Lancia { $thing }
    .verb = Lancia
do-play = Gioca { $thing }
    .verb = Gioca
do-lay = Cala { $thing }
    .verb = Cala
thing-hand = mano
thing-sanctum = Sanctum

## Sullo schermo

draw-tribunal = Tribunale { $number }
draw-turn-of = Turno: { $name }
draw-actions-left = Azioni rimaste: { $count }
draw-voting-track = Tracciato dei voti
draw-concilium = Segnalini rimasti nel Concilium
draw-space-votes = { $space }: { $votes } voti
draw-votes = voti
draw-sources = Fonti di Vis
draw-closed = chiusa
draw-market = Mercati e mazzi
draw-decks-item = Oggetti
draw-decks-spell = Incantesimi
draw-decks-resource = Risorse
draw-market-empty = nessuno
draw-deck-count = { $kind }: { $count } nel mazzo
draw-in-play-now = In gioco ora
draw-my-sanctum = Il mio Sanctum
draw-sanctum = Sanctum
draw-laboratory = Laboratorio
draw-library = Biblioteca
draw-vault = Forziere
draw-vis = Vis
draw-score = punteggio base
draw-cost = Vis sopra: { $vis } di { $cost }
draw-praeco = Praeco
draw-warded = protetto
draw-muddled = confuso
draw-face-down = { $kind }, coperto
draw-face-down-count = { $count } coperte
draw-card-active = { $name }, attiva
draw-card-vis = { $name }, { $vis } Vis sopra
draw-standings = Se il Tribunale fosse ora
draw-standings-none = Ancora nessun oggetto attivo
draw-tribunal-held = Il Tribunale
draw-place = { $place ->
        [1] Primo posto
        [2] Secondo posto
       *[other] Terzo posto
    }
draw-mention = Menzione d’onore
draw-round = giro { $round }/{ $rounds }
draw-hand = Mano
draw-hand-empty = Nessuna carta
draw-points = punti
draw-in-play = In gioco

### Grand Tribunal: parole delle regole

## Cose

game-grand-tribunal = Grand Tribunal
    .text = Forgia oggetti magici, installa incantesimi e vinci i voti di tre Tribunali.
seat-number = Stregone { $number }
kind-item = oggetto
kind-spell = incantesimo
kind-resource = risorsa
hidden-item = un oggetto
    .many = { $count ->
        [one] un oggetto
       *[other] { $count } oggetti
    }
hidden-spell = un incantesimo
    .many = { $count ->
        [one] un incantesimo
       *[other] { $count } incantesimi
    }
hidden-resource = una risorsa
    .many = { $count ->
        [one] una risorsa
       *[other] { $count } risorse
    }
space-orb = Sfera
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
source-uncontested = Fonte Non-Contestata
source-contested = Fonte Contestata
action-vote = Votare
action-draw = Pescare
action-advance = Studiare
action-first-advance = Primo Studiare
action-cast = Lanciare
action-draw-resource = Pescare una risorsa
action-play = Giocare una risorsa
action-extract = Estrarre
action-gather = Raccogliere
thing-hand = mano
thing-sanctum = Sanctum

## Opzioni

option-edition = Edizione
    .text = I regolamenti stampati differiscono in quattro punti. Puoi anche impostarli uno per uno.
edition-corrected = Corretta
    .text = Con le correzioni dell’editore: partecipare a una raccolta contestata costa 2 Vis e un nuovo Tribunale non dà Vis.
edition-english = Inglese
    .text = Partecipare a una raccolta contestata costa 1 Vis e ogni stregone prende 12 Vis all’inizio di un nuovo Tribunale. Il regolamento francese dice lo stesso.
edition-spanish = Spagnola
    .text = Come la corretta, ma la pesca iniziale comincia alla destra del mazziere.
edition-italian = Italiana
    .text = Come la corretta, ma una raccolta contestata dà la quantità dello spazio più il tiro del dado.
option-contested-fee = Costo per partecipare a una raccolta contestata
    .text = Quanta Vis uno stregone paga a chi raccoglie per tirare anche lui il dado.
option-new-tribunal-vis = Vis a un nuovo Tribunale
    .text = Quanta Vis prende ogni stregone quando comincia un nuovo Tribunale.
option-contested-gain = Guadagno contestato
    .text = Che cosa dà una raccolta contestata.
contested-gain-die = il tiro del dado
contested-gain-space-and-die = la quantità dello spazio più il tiro del dado
option-opening-draw = Pesca iniziale
    .text = Da quale lato del mazziere comincia la pesca iniziale.
opening-draw-left = alla sinistra del mazziere
opening-draw-right = alla destra del mazziere
option-variants = Varianti
    .text = Una combinazione qualsiasi di queste.
variant-double-advance = Doppio Studio
    .text = Puoi studiare due volte per turno.
variant-hand-or-sanctum = Mano o Sanctum
    .text = Chi pesca un oggetto, un incantesimo o una risorsa sceglie se metterlo in mano o nel Sanctum.
variant-secret-cards = Carte Segrete
    .text = Le carte che vanno direttamente nel Sanctum restano coperte finché il costo non è soddisfatto, anche quelle del mercato.
variant-cheap-resources = Risorse Economiche
    .text = Giocare una risorsa è un’azione gratuita.
variant-quick-turnover = Rotazione Rapida
    .text = Una carta diventa attiva appena il suo costo è soddisfatto.
option-cards = File delle carte
    .text = Un tuo file di carte.
option-board = File del tabellone
    .text = Un tuo file del tabellone.

## Che cosa si decide

step-over = La partita è finita.
step-course = La partita continua.
step-pick-praeco = Si sorteggia il primo Praeco.
step-deal = Si pesca una carta.
step-opening-draw = { $left ->
        [one] Pesca ancora { $left } carta da qualsiasi mazzo.
       *[other] Pesca ancora { $left } carte da qualsiasi mazzo.
    }
step-place-votes = { $left ->
        [one] Piazza ancora { $left } segnalino Voto.
       *[other] Piazza ancora { $left } segnalini Voto.
    }
step-turn = { $actions ->
        [0] Tocca a te: non ti restano azioni.
        [one] Tocca a te: ti resta { $actions } azione.
       *[other] Tocca a te: ti restano { $actions } azioni.
    }
step-advance = Metti altra Vis su una carta, o fermati.
step-choose-host = Scegli un oggetto per { $card }.
step-retain = Pagare per tenere { $card } nella tua Biblioteca?
step-resolve = Una carta ha effetto.
step-put-away = Si mette via una carta.
step-contest = Si raccoglie dalla Fonte Contestata.
step-join = Pagare per partecipare e tirare il dado?
step-roll = Si tira il dado.
step-destination = Nella tua mano o nel tuo Sanctum?
step-discard = { $left ->
        [one] Scarta ancora { $left } carta dalla tua mano.
       *[other] Scarta ancora { $left } carte dalla tua mano.
    }
step-tribunal-called = Il Tribunale è convocato: puoi attivare le carte con il costo soddisfatto.
step-target = { $effect ->
        [steal-vis] Scegli lo stregone che ti dà Vis.
        [ransom] Scegli lo stregone che deve pagarti o scartare una carta.
        [force-discard] Scegli lo stregone che deve scartare.
        [random-discard] Scegli lo stregone che scarta a caso.
        [steal-resource] Scegli lo stregone a cui prendi una risorsa.
        [peek-hand] Scegli lo stregone di cui vuoi vedere la mano.
        [peek-sanctum] Scegli lo stregone di cui vuoi vedere le carte coperte.
        [muddle] Scegli lo stregone che avrà un’azione in meno nel prossimo turno.
       *[other] Scegli uno stregone.
    }
step-choose = { $effect ->
        [advance-free] { $left ->
            [one] Metti ancora { $left } Vis dalla Regio su una tua carta.
           *[other] Metti ancora fino a { $left } Vis dalla Regio sulle tue carte.
        }
        [finish] Scegli quale delle tue carte completare.
        [drain] Scegli la carta che perde Vis.
        [siphon] Scegli la carta da cui prendi Vis.
        [take-face-up] Scegli una carta scoperta.
        [recover] Scegli una carta dagli scarti.
        [exchange-item] Scegli quale dei tuoi oggetti scambiare.
        [refresh] Scegli le carte da rimpiazzare.
        [burn-for-face-up] Scegli un oggetto scoperto: diventa subito attivo.
        [swap-with-market] Scegli le due carte da scambiare.
        [uninstall] Scegli l’incantesimo che torna nella Biblioteca del suo proprietario.
        [dispel] Scegli l’incantesimo da scartare.
        [return-card] Scegli la carta che torna nel suo mazzo.
       *[other] Scegli una carta.
    }
step-unvote = { $left ->
        [one] Togli ancora { $left } segnalino Voto dal Percorso dei Voti, o fermati.
       *[other] Togli ancora fino a { $left } segnalini Voto dal Percorso dei Voti.
    }
step-move-votes = { $left ->
        [one] Sposta ancora { $left } segnalino Voto, o fermati.
       *[other] Sposta ancora fino a { $left } segnalini Voto.
    }
step-swap-votes = Scegli due spazi di cui scambiare i segnalini Voto.
step-draw-any = { $left ->
        [one] Pesca ancora { $left } carta da qualsiasi mazzo.
       *[other] Pesca ancora { $left } carte da qualsiasi mazzo.
    }
step-ransom = Paga, o scarta una carta dalla tua mano.
step-random-hand = Si estrae a caso una carta da una mano.
step-random-vault = Si estrae a caso una risorsa.
step-replenish = Si pescano le carte di rimpiazzo.

## Che cosa è successo

event-card-moved = { $from-place ->
        [deck] { $to-place ->
            [hand] { $to-seat } pesca { $card }.
            [sanctum] { $to-seat } pesca { $card } per il suo Sanctum.
            [market] Nuova carta nel mercato: { $card }.
           *[other] { "" }
        }
        [market] { $to-place ->
            [hand] { $to-seat } prende { $card } dal mercato.
            [sanctum] { $to-seat } prende { $card } dal mercato per il suo Sanctum.
            [active] { $to-seat } prende { $card } dal mercato: l’oggetto è subito attivo.
            [discard] Carta del mercato scartata: { $card }.
           *[other] { "" }
        }
        [discard] { $to-seat } riprende { $card } dagli scarti.
        [resolving] { $to-place ->
            [hand] { $to-seat } prende { $card } in mano.
            [sanctum] { $to-seat } mette { $card } nel suo Sanctum.
            [active] Resta in gioco: { $card }.
           *[other] { "" }
        }
        [hand] { $to-place ->
            [sanctum] { $from-seat } cala { $card }.
           *[other] { $from-seat } scarta { $card }.
        }
        [sanctum] { $to-place ->
            [sanctum] { $to-seat } prende { $card } a { $from-seat }.
            [market] { $from-seat } lascia { $card } nel mercato.
            [discard] { $from-seat } scarta { $card }.
           *[other] { "" }
        }
        [installed] { $to-place ->
            [sanctum] Torna nella Biblioteca di { $from-seat }: { $card }.
            [discard] { $from-seat } scarta { $card }.
           *[other] { "" }
        }
       *[other] { $to-place ->
            [discard] { $from-seat } scarta { $card }.
           *[other] { "" }
        }
    }
event-card-advanced = { $seat } mette { $amount } Vis su { $card }.
event-card-turned-up = { $seat } scopre { $card }.
event-card-activated = { $seat } attiva { $card }.
event-card-drained = { $seat } perde { $amount } Vis da { $card }.
event-card-returned = { $seat } perde { $card }: torna nel mazzo.
event-cards-seen = { $seat } guarda carte di { $target }.
event-die-rolled = { $seat } tira il dado: { $roll }.
event-gathered = { $source-id ->
        [contested] { $seat } raccoglie Vis dalla Fonte Contestata.
       *[other] { $seat } raccoglie Vis dalla Fonte Non-Contestata.
    }
event-item-judged = { $card } ({ $seat }): { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    }, { $place ->
        [1] primo Premio
        [2] secondo Premio
        [3] terzo Premio
       *[other] menzione d’onore
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
event-praeco-chosen = { $seat } è il primo Praeco.
event-praeco-passed = La pedina Praeco passa a { $seat }.
event-resource-played = { $seat } gioca { $card }.
event-spell-cast = { $seat } lancia { $card } da { $item }.
event-spell-installed = { $seat } installa { $card } su { $item }.
event-tribunal-held = { $tribunal ->
        [3] Si riunisce il Grand Tribunal.
       *[other] Si riunisce il Tribunale { $tribunal }.
    }
event-tribunal-began = { $tribunal ->
        [3] Cominciano i round prima del Grand Tribunal. Il Praeco è { $seat }.
       *[other] Cominciano i round prima del Tribunale { $tribunal }. Il Praeco è { $seat }.
    }
event-turn-began = Tocca a { $seat }.
event-vis-gained = { $seat } prende { $amount } Vis.
event-vis-lost = { $seat } perde { $amount } Vis.
event-vis-paid = { $seat } dà { $amount } Vis a { $to }.
event-vote-placed = { $seat } vota per { $space }.
event-vote-moved = { $seat } sposta un segnalino Voto da { $from } a { $to }.
event-votes-removed = { $amount ->
        [one] { $seat } toglie { $amount } segnalino Voto da { $space }.
       *[other] { $seat } toglie { $amount } segnalini Voto da { $space }.
    }
event-votes-swapped = { $seat } scambia i segnalini Voto di { $from } e { $to }.
event-wizard-muddled = { $target } avrà un’azione in meno nel prossimo turno.
event-wizard-targeted = { $seat } sceglie { $target }.

## Perché no

refusal-unknown-action = Questa azione non esiste.
refusal-not-your-turn = Non è il tuo turno.
refusal-game-over = La partita è finita.
refusal-not-an-outcome = Questo ora non può uscire a caso.
refusal-not-now = Questo non si può fare durante un turno.
refusal-praeco-votes-first = Prima piazza i segnalini Voto.
refusal-same-space = Scegli un altro spazio: non due volte lo stesso.
refusal-no-actions-left = { $need ->
        [one] Serve { $need } azione
       *[other] Servono { $need } azioni
    }; { $have ->
        [0] non te ne restano
        [one] te ne resta { $have }
       *[other] te ne restano { $have }
    }.
refusal-double-action = { $need ->
        [one] Serve { $need } azione
       *[other] Servono { $need } azioni
    }; { $have ->
        [0] non te ne restano
        [one] te ne resta { $have }
       *[other] te ne restano { $have }
    }.
refusal-kind-taken = In questo turno hai già compiuto questo tipo di azione.
refusal-not-in-hand = Questa carta non è nella tua mano.
refusal-discard-first = Prima scarta dalla tua mano.
refusal-concilium-empty = Nel Concilium non ci sono più segnalini Voto.
refusal-not-face-up = Questa carta non è nel mercato.
refusal-deck-empty = Questo mazzo è vuoto fino al prossimo Tribunale.
refusal-not-advanceable = Non è un oggetto o un incantesimo inattivo del tuo Sanctum.
refusal-card-complete = Questa carta ha già tutta la Vis che le serve ({ $need }).
refusal-not-enough-vis = Vis necessaria: { $need }; ne hai { $have }.
refusal-advance-limit = { $need ->
        [one] Puoi mettere 1 Vis su { $need } carta, o fino a { $have } Vis su una sola.
       *[other] Puoi mettere 1 Vis su ciascuna di al massimo { $need } carte, o fino a { $have } Vis su una sola.
    }
refusal-not-finished = Vis necessaria per questa carta: { $need }; ne ha { $have }.
refusal-not-yours = Non è una carta inattiva del tuo Sanctum.
refusal-not-active-spell = Non è un incantesimo attivo della tua Biblioteca.
refusal-no-place = Non c’è posto libero per un incantesimo di questa categoria ({ $category }).
refusal-not-active-item = Non è uno dei tuoi oggetti attivi.
refusal-not-installed = Questo incantesimo non è installato su nessuno dei tuoi oggetti.
refusal-retain-fee = Tenere l’incantesimo costa { $need } Vis; ne hai { $have }.
refusal-not-in-vault = Questa risorsa non è nel tuo Sotterraneo.
refusal-source-closed = Questa fonte è chiusa fino al prossimo Tribunale.
refusal-contest-fee = Partecipare costa { $need } Vis; ne hai { $have }.
refusal-opening-draw = Prima pesca le carte iniziali.
refusal-tribunal-called = Il Tribunale è convocato: puoi solo attivare le carte con il costo soddisfatto.
refusal-effect-asks = Una carta sta ancora avendo effetto.
refusal-not-a-choice = L’effetto non si può usare su questa carta.
refusal-no-votes-there = Non ci sono segnalini Voto su questo spazio.
refusal-not-a-target = L’effetto non si può usare su questo stregone.
refusal-choose-item = Prima scegli un oggetto per l’incantesimo.
refusal-advance-asks = Stai studiando delle carte: metti Vis su una di esse, o fermati.
refusal-contest-asks = Si raccoglie dalla Fonte Contestata: partecipa o resta fuori.
refusal-retain-asks = Prima decidi se tenere l’incantesimo.
refusal-destination-asks = Prima scegli: la tua mano o il tuo Sanctum.

## Le regole

rule-GT-1-1 = La Vis viene dalla Regio, che non si esaurisce mai. La tua Riserva di Vis è pubblica e la conservi tra round e Tribunali.
rule-GT-1-2 = Ci sono 24 segnalini Voto, nel Concilium. Quando è vuoto, nessuno può votare finché il Tribunale non sgombra il tabellone.
rule-GT-1-3 = Il Percorso dei Voti ha dieci spazi: sei tipi di oggetto e quattro categorie di incantesimo.
rule-GT-1-4 = Ci sono 105 carte: oggetti, incantesimi e risorse, in tre mazzi, ciascuno con i suoi scarti. Il Costo di Studio di un incantesimo è sempre 2.
rule-GT-1-5 = Il tuo Sanctum comprende il tuo Laboratorio (oggetti), la tua Biblioteca (incantesimi), il tuo Sotterraneo (risorse) e i tuoi oggetti premiati. Non ha limiti. Gli altri vedono solo il dorso di una carta coperta.
rule-GT-1-6 = Puoi avere in mano al massimo 5 carte, se una carta non dice altro. La tua mano è nascosta.
rule-GT-1-7 = Il Percorso Fonti di Vis ha una riga Non-Contestata e una Contestata, ciascuna con un’area per ogni Tribunale.
rule-GT-1-8 = Ci sono un dado a sei facce, una pedina Praeco e segnalini Premio blu, rossi e gialli per il primo, il secondo e il terzo Premio.
rule-GT-2-1 = Mescola i tre mazzi e dai a ogni stregone 1 oggetto e 1 incantesimo.
rule-GT-2-2 = Partendo dallo stregone alla { $opening-draw ->
        [right] destra
       *[left] sinistra
    } del mazziere, in senso orario, ciascuno pesca altre 3 carte da qualsiasi combinazione dei tre mazzi.
rule-GT-2-3 = Scopri tre oggetti e tre incantesimi: sono i mercati.
rule-GT-2-4 = Ogni stregone comincia con 12 Vis. I segnalini Percorso partono dai primi spazi.
rule-GT-2-5 = Uno stregone scelto a caso prende la pedina Praeco; i turni procedono in senso orario. Il mazziere è lo stregone alla destra del Praeco.
rule-GT-3-1 = Prima del suo turno il Praeco piazza 3 segnalini Voto su 3 spazi differenti, di meno solo se il Concilium ne ha di meno. Non è un’azione.
rule-GT-3-2 = In un round ogni stregone gioca un turno, il Praeco per primo. Poi la pedina Praeco passa a sinistra.
rule-GT-3-3 = Un Tribunale si riunisce dopo tanti round quanti sono gli stregoni.
rule-GT-4-1 = Nel tuo turno compi due azioni di tipo differente, in qualsiasi ordine; un’azione doppia vale per entrambe. { $double-advance ->
        [yes] Si può studiare due volte.{ " " }
       *[no] { "" }
    }Puoi compiere quante azioni gratuite vuoi e fermarti prima.
rule-GT-4-2 = Azione gratuita: cala carte dalla tua mano nel tuo Sanctum, coperte. Niente torna dal Sanctum alla mano.
rule-GT-4-3 = Alla fine del tuo turno, scarta fino al tuo limite di mano.
rule-GT-5-1 = Votare: piazza un segnalino Voto del Concilium su qualsiasi spazio.
rule-GT-5-2 = Pescare: prendi un oggetto o un incantesimo scoperto (il mercato si riempie subito) o pesca la prima carta del mazzo degli oggetti o degli incantesimi. { $hand-or-sanctum ->
        [yes] Va nella tua mano o nel tuo Sanctum, a tua scelta.
       *[no] Va nel tuo Sanctum.
    } { $secret-cards ->
        [yes] Nel Sanctum resta coperta finché il costo non è soddisfatto.
       *[no] Nel Sanctum una carta scoperta resta scoperta, e una carta del mazzo è coperta.
    } Un mazzo vuoto non dà niente fino al prossimo Tribunale.
rule-GT-5-3 = Studiare: metti Vis dalla tua Riserva su oggetti e incantesimi inattivi del tuo Sanctum: 1 su ciascuna di al massimo tre carte, o fino a 2 su una sola, ma mai più del costo della carta.{ $double-advance ->
        [yes] { " " }Puoi compiere questa azione due volte per turno.
       *[no] { "" }
    }
rule-GT-5-4 = { $quick-turnover ->
        [yes] Appena il suo costo è soddisfatto, una carta diventa attiva: viene scoperta e la sua Vis torna alla Regio.
       *[no] Azione gratuita: una carta con il costo soddisfatto può diventare attiva: viene scoperta e la sua Vis torna alla Regio. Puoi farlo nel tuo turno e quando un Tribunale è convocato; non è mai obbligatorio.
    }
rule-GT-5-5 = Azione gratuita: installa un incantesimo attivo su un oggetto attivo che ha un posto libero per la sua categoria. Puoi farlo nel tuo turno, e subito quando l’incantesimo viene attivato.
rule-GT-5-6 = Lanciare: togli un incantesimo da uno dei tuoi oggetti (anche premiati) ed esegui il suo effetto. Poi scartalo, o paga 2 Vis per rimetterlo nella tua Biblioteca, scoperto e inattivo.
rule-GT-5-7 = Pescare una risorsa (azione doppia): pesca la prima risorsa del mazzo. { $hand-or-sanctum ->
        [yes] Va nella tua mano o, coperta, nel tuo Sanctum.
       *[no] Va nel tuo Sanctum, coperta.
    }
rule-GT-5-8 = Giocare una risorsa{ $cheap-resources ->
        [yes] {" "}(azione gratuita)
       *[no] { "" }
    }: scoprila, esegui ciò che dice, poi scartala, a meno che non resti in gioco.
rule-GT-5-9 = Estrarre: prendi 1 Vis dalla Regio, o 2 nei round prima del Grand Tribunal.
rule-GT-5-10 = Raccogliere dalla Fonte Non-Contestata (azione doppia): lo spazio mostra due numeri. Tu prendi la prima quantità, ogni altro stregone la seconda. Il segnalino Percorso si muove a destra.
rule-GT-5-11 = Raccogliere dalla Fonte Contestata (azione doppia): tira il dado, ritirando un 1 o un 6, e prendi { $contested-gain ->
        [space-and-die] la quantità dello spazio più altrettanta Vis
       *[die] altrettanta Vis
    }. Poi ogni altro stregone, in senso orario, può pagarti { $contested-fee } Vis per tirare e prendere Vis allo stesso modo. Il segnalino Percorso si muove a destra.
rule-GT-5-12 = Dopo l’ultimo spazio di un’area, la fonte è chiusa fino al prossimo Tribunale.
rule-GT-6-1 = Quando il Tribunale è convocato, ogni stregone, in ordine di turno dall’ultimo Praeco, può attivare le carte con il costo soddisfatto e installare gli incantesimi così attivati. Ogni oggetto attivo viene presentato, tranne quelli premiati nei Tribunali precedenti.
rule-GT-6-2 = I voti di un oggetto sono i segnalini Voto sul suo tipo più quelli su ogni differente categoria di incantesimo installata su di esso.
rule-GT-6-3 = L’oggetto con più voti vince il primo Premio, poi il secondo e il terzo. In caso di pareggio vale il maggior numero di Punti Base, poi di incantesimi installati. Gli oggetti ancora pari dividono il Premio, e il Premio subito inferiore non viene assegnato.
rule-GT-6-4 = Un oggetto vale i suoi Punti Base più 1 per ogni incantesimo installato, per 4, 3 o 2 con il primo, il secondo o il terzo Premio. Le menzioni d’onore li valgono una volta e possono essere presentate di nuovo.
rule-GT-6-5 = Gli oggetti premiati vengono messi da parte con il segnalino Premio. Si possono ancora installare incantesimi su di essi e lanciarli.
rule-GT-6-6 = Poi i segnalini Voto tornano nel Concilium, gli scarti vengono rimescolati nei loro mazzi, i segnalini Percorso passano all’area successiva{ $new-tribunal-vis ->
        [0] { "" }
       *[other] , ogni stregone prende { $new-tribunal-vis } Vis
    } e chi possiede l’oggetto con il primo Premio è il Praeco.
rule-GT-6-7 = Il terzo Tribunale è il Grand Tribunal. Dopo di esso vince il totale più alto; a pari totale la vittoria è condivisa.

## Scelte: con la loro cosa, e il verbo solo

do-deal = Distribuisci { $thing }
    .verb = Distribuisci
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
    .turn = { $actions ->
        [0] Finisci il turno
        [one] Finisci il turno (1 azione rimasta)
       *[other] Finisci il turno ({ $actions } azioni rimaste)
    }
    .advance = Smetti di studiare
    .tribunal-called = Non attivare altro
    .choose = Non scegliere altro
    .unvote = Non togliere altri segnalini Voto
    .move-votes = Non spostare altri segnalini Voto
do-yes = Sì
    .verb = Sì
    .join = Paga e tira anche tu
    .retain = Paga per tenerlo
    .ransom = Paga
do-no = No
    .verb = No
    .join = Restane fuori
    .retain = Lascialo andare
    .ransom = Non pagare
do-target = Scegli { $thing }
    .verb = Stregone
do-praeco = Praeco: { $thing }
    .verb = Praeco
do-roll = Tira il dado: { $thing }
    .verb = Tira il dado
do-extract = Estrai Vis
    .verb = Estrai
do-gather = Raccogli: { $thing }
    .verb = Raccogli
do-draw = Pesca: { $thing }
    .verb = Pesca
do-put = Metti in: { $thing }
    .verb = Metti
do-take = Prendi { $thing }
    .verb = Prendi
do-advance = Studia { $thing }
    .verb = Studia
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

## Sullo schermo

draw-tribunal = Tribunale { $number }
draw-turn-of = Tocca a { $name }
draw-actions-left = { $count ->
        [one] Resta { $count } azione
       *[other] Restano { $count } azioni
    }
draw-voting-track = Percorso dei Voti
draw-concilium = Segnalini Voto rimasti nel Concilium
draw-space-votes = { $space }: { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    }
draw-votes = voti
draw-sources = Percorso Fonti di Vis
draw-contested-fee = Gli altri partecipano per
draw-closed = chiusa
draw-market = Mercati e mazzi
draw-decks-item = Oggetti
draw-decks-spell = Incantesimi
draw-decks-resource = Risorse
draw-market-empty = vuoto
draw-deck-count = { $kind-id ->
        [item] Mazzo degli oggetti
        [spell] Mazzo degli incantesimi
       *[resource] Mazzo delle risorse
    }: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
draw-discards = Scarti
draw-in-play-now = Si sta giocando
draw-my-sanctum = Il mio Sanctum
draw-sanctum = Sanctum
draw-laboratory = Laboratorio
draw-library = Biblioteca
draw-vault = Sotterraneo
draw-vis = Vis
draw-score = Punti Base
draw-cost = Vis sulla carta: { $vis } di { $cost }
draw-praeco = Praeco
draw-warded = sotto protezione
draw-muddled = un’azione in meno nel prossimo turno
draw-face-down = { $kind-id ->
        [item] oggetto coperto
        [spell] incantesimo coperto
       *[resource] risorsa coperta
    }
draw-face-down-count = { $count ->
        [one] { $count } carta coperta
       *[other] { $count } carte coperte
    }
draw-card-active = { $name } (in attività)
draw-card-vis = { $name }: { $vis } Vis
draw-standings = Se il Tribunale si riunisse ora
draw-standings-none = Ancora nessun oggetto attivo
draw-tribunal-held = Il Tribunale
draw-place = { $place ->
        [1] Primo Premio
        [2] Secondo Premio
       *[other] Terzo Premio
    }
draw-mention = Menzione d’onore
draw-round = round { $round }/{ $rounds }
draw-hand = Mano
draw-hand-empty = Nessuna carta
draw-points = punti
draw-asked-source = Lo chiede { $card }.
draw-asked-card = In cambio: { $card }.
draw-asked-space = Scelto finora: { $space }.
draw-asked-used = Già usati: { $spaces }.
draw-asked-advanced = Vis messa qui: { $cards }.
draw-asked-price = Prezzo: { $amount } Vis, per { $name }.
draw-asked-fresh = Segue una nuova coppia di azioni.
draw-known-to = Carte coperte note ad altri: { $names }
draw-in-play = In gioco
draw-sum = { $spells ->
        [0] { $score }
        [one] { $score } + 1 incantesimo
       *[other] { $score } + { $spells } incantesimi
    }, { $place ->
        [1] primo Premio
        [2] secondo Premio
        [3] terzo Premio
       *[other] menzione d’onore
    }: × { $times }{ $more ->
        [0] {""}
       *[other] {" "}+ { $more }
    } = { $points }

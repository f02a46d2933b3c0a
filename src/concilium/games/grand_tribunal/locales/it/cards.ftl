### Grand Tribunal: nomi e testi delle carte

## Che cosa dicono gli effetti

-stays-in-play = Resta in gioco.
-place-votes = { $n ->
        [one] Piazza { $n } segnalino Voto del Concilium su uno spazio qualsiasi.
       *[other] Piazza { $n } segnalini Voto del Concilium su spazi qualsiasi.
    }
-place-votes-apart = { $n ->
        [one] Piazza { $n } segnalino Voto del Concilium su uno spazio qualsiasi.
       *[other] Piazza { $n } segnalini Voto del Concilium, ciascuno su uno spazio differente.
    }
-move-votes = { $n ->
        [one] Puoi spostare un segnalino Voto da uno spazio a un altro.
       *[other] Fino a { $n } volte, puoi spostare un segnalino Voto da uno spazio a un altro.
    }
-remove-votes = { $n ->
        [one] Puoi rimettere { $n } segnalino Voto dal Percorso dei Voti nel Concilium.
       *[other] Puoi rimettere fino a { $n } segnalini Voto dal Percorso dei Voti nel Concilium.
    }
-swap-votes = Scambia tutti i segnalini Voto di due spazi.
-clear-space = Puoi rimettere nel Concilium tutti i segnalini Voto di uno spazio.
-others-vote = { $n ->
        [one] Ogni altro stregone, in senso orario, piazza { $n } segnalino Voto del Concilium su uno spazio qualsiasi.
       *[other] Ogni altro stregone, in senso orario, piazza { $n } segnalini Voto del Concilium su spazi qualsiasi.
    }
-gain-vis = Prendi { $n } Vis dalla Regio.
-gain-vis-per = { $per ->
        [active-item] Prendi { $n } Vis dalla Regio per ogni tuo oggetto attivo, senza contare quelli premiati.
        [installed-spell] Prendi { $n } Vis dalla Regio per ogni incantesimo installato sui tuoi oggetti, anche premiati.
        [award] Prendi { $n } Vis dalla Regio per ogni tuo oggetto premiato.
        [active-spell] Prendi { $n } Vis dalla Regio per ogni incantesimo attivo della tua Biblioteca.
        [hand-card] Prendi { $n } Vis dalla Regio per ogni carta della tua mano.
        [empty-space] Prendi { $n } Vis dalla Regio per ogni spazio del Percorso dei Voti senza segnalini Voto.
       *[vault-card] Prendi { $n } Vis dalla Regio per ogni carta del tuo Sotterraneo.
    }
-share-vis = Prendi { $n } Vis dalla Regio; ogni altro stregone ne prende { $m }.
-roll-vis = Tira il dado, ritirando un 1 o un 6, e prendi altrettanta Vis dalla Regio.
-steal-vis = Scegli un altro stregone, che ti dà { $n } Vis, o tutta quella che ha se è di meno.
-tax-vis = { $n ->
        [one] Ogni altro stregone che ha Vis te ne dà { $n }.
       *[other] Ogni altro stregone ti dà { $n } Vis, o tutta quella che ha se è di meno.
    }
-levy-vis = { $n ->
        [one] Ogni altro stregone che ha Vis ne restituisce { $n } alla Regio.
       *[other] Ogni altro stregone restituisce { $n } Vis alla Regio, o tutta quella che ha se è di meno.
    }
-ransom = { $times ->
        [2] Due volte: scegli un altro stregone, anche lo stesso, che deve pagarti { $n } Vis o scartare una carta dalla mano.
       *[1] Scegli un altro stregone, che deve pagarti { $n } Vis o scartare una carta dalla mano.
    }
-advance-free = { $n ->
        [one] Puoi mettere { $n } Vis dalla Regio su uno dei tuoi oggetti o incantesimi inattivi, mai oltre il suo costo.
       *[other] Puoi mettere fino a { $n } Vis dalla Regio sui tuoi oggetti e incantesimi inattivi, mai oltre il loro costo.
    }
-finish = Puoi scegliere uno dei tuoi oggetti o incantesimi inattivi a cui mancano al massimo { $n } Vis: riceve dalla Regio ciò che gli manca.
-drain = Scegli un oggetto o incantesimo inattivo e scoperto di un altro stregone: restituisce { $n } Vis alla Regio, o tutta quella che ha se è di meno.
-siphon = Scegli un oggetto o incantesimo inattivo e scoperto di un altro stregone: prendine { $n } Vis, o tutta quella che ha se è di meno.
-draw = { $deck ->
        [item] { $n ->
            [one] Pesca in mano { $n } oggetto.
           *[other] Pesca in mano { $n } oggetti.
        }
        [spell] { $n ->
            [one] Pesca in mano { $n } incantesimo.
           *[other] Pesca in mano { $n } incantesimi.
        }
        [resource] { $n ->
            [one] Pesca in mano { $n } risorsa.
           *[other] Pesca in mano { $n } risorse.
        }
       *[any] { $n ->
            [one] Pesca in mano { $n } carta da qualsiasi mazzo.
           *[other] Pesca in mano { $n } carte, ciascuna da qualsiasi mazzo.
        }
    }
-take-face-up = { $kind ->
        [item] Prendi in mano un oggetto scoperto.
        [spell] Prendi in mano un incantesimo scoperto.
       *[any] Prendi in mano un oggetto o un incantesimo scoperto.
    }
-renew-market = { $kind ->
        [item] Scarta tutti gli oggetti scoperti del mercato e scoprine di nuovi.
        [spell] Scarta tutti gli incantesimi scoperti del mercato e scoprine di nuovi.
       *[any] Scarta tutti gli oggetti e gli incantesimi scoperti dei mercati e scoprine di nuovi.
    }
-recover = { $kind ->
        [item] Prendi in mano un oggetto dagli scarti.
        [spell] Prendi in mano un incantesimo dagli scarti.
        [resource] Prendi in mano una risorsa dagli scarti.
       *[any] Prendi in mano una carta da qualsiasi pila degli scarti.
    }
-exchange-item = Scambia uno dei tuoi oggetti, attivo, inattivo o premiato, con uno appena pescato; i suoi incantesimi vengono scartati. La sua Vis passa sul nuovo oggetto; quella oltre il costo di questo torna alla Regio.
-refresh = Scarta questo incantesimo e quante carte vuoi dalla tua mano e dal tuo Sanctum, anche attive o premiate; gli incantesimi di un oggetto vengono scartati con esso. Rimpiazza ogni carta scelta con una pescata, nella zona che ha lasciato.
-burn-for-face-up = Scarta l’oggetto da cui è lanciato con tutti gli altri suoi incantesimi, anche se non c’è un oggetto scoperto da prendere. Prendi un oggetto scoperto: diventa subito attivo.
-swap-with-market = Puoi scambiare uno dei tuoi oggetti o incantesimi inattivi con una carta scoperta dello stesso genere. La sua Vis passa sulla nuova; quella oltre il suo costo torna alla Regio.
-force-discard = { $n ->
        [one] Scegli un altro stregone, che scarta dalla mano { $n } carta a sua scelta.
       *[other] Scegli un altro stregone, che scarta dalla mano { $n } carte a sua scelta.
    }
-random-discard = { $n ->
        [one] Scegli un altro stregone, che scarta dalla mano { $n } carta a caso.
       *[other] Scegli un altro stregone, che scarta dalla mano { $n } carte a caso.
    }
-uninstall = Scegli un incantesimo installato su un oggetto di un altro stregone: torna nella Biblioteca di quello stregone, scoperto e inattivo.
-dispel = Scegli un incantesimo installato su un oggetto di un altro stregone: viene scartato.
-return-card = Scegli un oggetto o incantesimo inattivo e scoperto di un altro stregone: torna nel suo mazzo, e la sua Vis alla Regio.
-steal-resource = Scegli un altro stregone: una carta a caso del suo Sotterraneo passa nel tuo Sotterraneo, coperta.
-peek-hand = Scegli un altro stregone e guarda la sua mano.
-peek-sanctum = Scegli un altro stregone e guarda le carte coperte del suo Sanctum.
-extra-turn = Compi altre due azioni in questo turno, una nuova coppia di azioni differenti l’una dall’altra. Le azioni che ti restano si compiono prima.
-extra-action = { $n ->
        [one] Compi ancora { $n } azione in questo turno, di un tipo che non hai ancora compiuto.
       *[other] Compi ancora { $n } azioni in questo turno, di tipi che non hai ancora compiuto.
    }
-muddle = Scegli un altro stregone, che avrà un’azione in meno nel prossimo turno.
-hand-limit = Il tuo limite di mano aumenta di { $n }.
-ward = Gli incantesimi e le risorse degli altri stregoni non possono colpire te, la tua Vis o le tue carte.
-income = Prendi { $n } Vis dalla Regio all’inizio di ogni tuo turno.
-extract-bonus = Quando estrai Vis, prendine { $n } in più.
-cheap-retain = Rimettere nella tua Biblioteca un incantesimo che lanci costa { $n } Vis in meno.
-free-contest = Partecipi alle raccolte contestate senza pagare.
-vote-bonus = { $n ->
        [one] La tua azione Votare piazza { $n } segnalino Voto in più.
       *[other] La tua azione Votare piazza { $n } segnalini Voto in più.
    }
-advance-bonus = { $n ->
        [one] Quando studi, puoi mettere 1 Vis su { $n } carta in più, o { $n } Vis in più sull’unica carta.
       *[other] Quando studi, puoi mettere 1 Vis su ciascuna di { $n } carte in più, o { $n } Vis in più sull’unica carta.
    }
-mention-bonus = { $n ->
        [one] Ogni tua menzione d’onore vale { $n } punto in più.
       *[other] Ogni tua menzione d’onore vale { $n } punti in più.
    }

## Oggetti

card-bog-oak-orb = Sfera di quercia di palude
card-whalebone-orb = Sfera d’osso di balena
card-orb-of-tides = Sfera bronzea delle maree
card-fulgarous-orb = Sfera folgorante
card-moonwatchers-orb = Sfera del guardiano della luna
card-noonday-orb = Sfera del sole di mezzogiorno
card-hedge-draught = Beverone della guaritrice
card-marrow-wine = Corno di vino di midollo
card-smiths-cordial = Cordiale del fabbro
card-philtre-of-clear-sight = Filtro della vista limpida
card-lunar-elixir = Elisir lunare
card-potable-gold = Oro potabile
card-birchbark-scroll = Pergamena di corteccia di betulla
card-bone-bound-scroll = Pergamena dalle bacchette d’osso
card-bronze-clasped-scroll = Pergamena dai fermagli di bronzo
card-scroll-of-the-lens = Pergamena della lente di cristallo
card-silverpoint-scroll = Pergamena a punta d’argento
card-gilded-scroll = Pergamena dorata di Alessandria
card-wayfarers-staff = Bastone del viandante
card-staff-of-the-stag = Bastone del cervo
card-serpent-staff = Bastone del serpente di bronzo
card-icicle-staff = Bastone di ghiaccio
card-staff-of-the-silver-bough = Bastone del ramo d’argento
card-archmages-crozier = Pastorale dell’arcimago
card-rowan-talisman = Talismano di sorbo
card-knucklebone-talisman = Talismano d’astragalo
card-talisman-of-the-open-hand = Talismano della mano di bronzo
card-glacier-tear = Lacrima del ghiacciaio
card-talisman-of-seven-stars = Talismano delle sette stelle
card-lion-talisman = Talismano del leone solare
card-willow-wand = Bacchetta di salice
card-raven-bone-wand = Bacchetta d’osso di corvo
card-bellfounders-wand = Bacchetta del fonditore di campane
card-prism-wand = Bacchetta del prisma
card-mirror-wand = Bacchetta dello specchio d’argento
card-midas-wand = Bacchetta di Mida

## Incantesimi

card-longevity-potion = Pozione di longevità
    .text = { -extra-turn }
card-items-transmutation = Trasmutazione dell’oggetto
    .text = { -exchange-item }
card-chirurgeons-touch = Tocco del cerusico
    .text = { -refresh }
card-separation-of-the-subtle = Separazione del sottile
    .text = { -draw(n: 1, deck: "item") } { -draw(n: 2, deck: "spell") }
card-second-distillation = Seconda distillazione
    .text = { -swap-with-market } { -advance-free(n: 2) }
card-opening-of-the-sealed-jar = Apertura della giara sigillata
    .text = { -draw(n: 2, deck: "resource") }
card-quickened-hands = Mani leste
    .text = { -extra-action(n: 2) }
card-casting-of-the-red-powder = Getto della polvere rossa
    .text = { -finish(n: 4) }
card-marriage-of-sun-and-moon = Nozze del sole e della luna
    .text = { -take-face-up(kind: "item") } { -take-face-up(kind: "spell") }
card-calcination-of-the-archive = Calcinazione dell’archivio
    .text = { -gain-vis-per(n: 1, per: "hand-card") } { -draw(n: 1, deck: "any") }
card-fools-gold = Oro degli stolti
    .text = { -burn-for-face-up }
card-fog-of-confusion = Nebbia della confusione
    .text = { -muddle }
card-whirlwind-in-the-hall = Turbine nella sala
    .text = { -remove-votes(n: 3) }
card-thunder-on-the-high-seat = Tuono sull’alto seggio
    .text = { -clear-space }
card-creeping-rust = Ruggine strisciante
    .text = { -drain(n: 4) } { -gain-vis(n: 2) }
card-salamanders-thirst = Sete della salamandra
    .text = { -siphon(n: 4) }
card-frost-in-the-joint = Gelo nella giuntura
    .text = { -dispel } { -gain-vis(n: 2) }
card-rain-of-embers = Pioggia di braci
    .text = { -levy-vis(n: 3) }
card-swallowing-earth = Terra che inghiotte
    .text = { -return-card } { -gain-vis(n: 2) }
card-gust-among-the-pages = Raffica tra le pagine
    .text = { -random-discard(n: 2) } { -remove-votes(n: 1) }
card-well-of-the-green-saint = Pozzo del santo verde
    .text = { -gain-vis(n: 5) }
card-mending-of-the-broken-seal = Riparazione del sigillo infranto
    .text = { -recover(kind: "spell") } { -gain-vis(n: 3) }
card-gleaners-blessing = Benedizione della spigolatrice
    .text = { -gain-vis-per(n: 1, per: "installed-spell") } { -gain-vis(n: 2) }
card-cup-of-fellowship = Coppa della fratellanza
    .text = { -share-vis(n: 6, m: 1) }
card-quickening-of-the-seed = Risveglio del seme
    .text = { -advance-free(n: 3) }
card-breath-upon-the-ember = Soffio sulla brace
    .text = { -finish(n: 3) } { -gain-vis(n: 1) }
card-rest-after-labour = Riposo dopo la fatica
    .text = { -recover(kind: "item") } { -recover(kind: "spell") }
card-purging-of-foreign-humours = Purga degli umori estranei
    .text = { -uninstall } { -gain-vis(n: 3) }
card-pilgrims-fortune = Fortuna del pellegrino
    .text = { -roll-vis } { -advance-free(n: 1) }
card-almoners-plea = Supplica dell’elemosiniere
    .text = { -tax-vis(n: 1) } { -gain-vis(n: 2) }
card-runes-of-acclaim = Rune dell’acclamazione
    .text = { -place-votes(n: 3) }
card-proclamation-to-the-four-winds = Proclama ai quattro venti
    .text = { -place-votes-apart(n: 4) }
card-turning-of-the-tally = Ribaltone del conteggio
    .text = { -move-votes(n: 3) }
card-mirrored-verdict = Verdetto allo specchio
    .text = { -swap-votes } { -place-votes(n: 1) }
card-contagious-zeal = Zelo contagioso
    .text = { -others-vote(n: 1) } { -place-votes(n: 4) }
card-reading-of-the-closed-fist = Lettura del pugno chiuso
    .text = { -peek-hand } { -place-votes(n: 2) }
card-lamp-through-the-wall = Lampada oltre il muro
    .text = { -peek-sanctum } { -draw(n: 2, deck: "any") }
card-scraping-of-the-vellum = Raschiatura della pergamena
    .text = { -remove-votes(n: 1) } { -place-votes(n: 2) }
card-debt-cut-in-stone = Debito inciso nella pietra
    .text = { -ransom(n: 4, times: 1) } { -place-votes(n: 1) }
card-true-name-of-the-debtor = Vero nome del debitore
    .text = { -steal-vis(n: 4) }

## Risorse

card-threshold-of-salt = Soglia di sale
    .text = { -stays-in-play } { -ward }
card-clever-jackdaw = Taccola astuta
    .text = { -stays-in-play } { -hand-limit(n: 2) } { -extract-bonus(n: 1) }
card-hidden-spring = Sorgente nascosta
    .text = { -stays-in-play } { -income(n: 1) }
card-diligent-apprentice = Apprendista diligente
    .text = { -stays-in-play } { -extract-bonus(n: 2) }
card-palace-of-memory = Palazzo della memoria
    .text = { -stays-in-play } { -cheap-retain(n: 2) } { -extract-bonus(n: 1) }
card-ancient-claim = Antico diritto
    .text = { -stays-in-play } { -free-contest } { -extract-bonus(n: 1) }
card-friend-at-court = Amico a corte
    .text = { -stays-in-play } { -vote-bonus(n: 1) }
card-twin-furnaces = Fornaci gemelle
    .text = { -stays-in-play } { -advance-bonus(n: 1) }
card-patron-of-small-wonders = Mecenate delle piccole meraviglie
    .text = { -stays-in-play } { -mention-bonus(n: 1) }
card-buried-hoard = Tesoro sepolto
    .text = { -gain-vis(n: 6) }
card-tithe-of-the-tribunal = Decima del Tribunale
    .text = { -tax-vis(n: 2) }
card-hired-voices = Voci prezzolate
    .text = { -place-votes(n: 2) } { -gain-vis(n: 2) }
card-amended-rolls = Registri emendati
    .text = { -move-votes(n: 2) } { -place-votes(n: 1) }
card-visiting-master = Maestro di passaggio
    .text = { -advance-free(n: 4) }
card-borrowed-workshop = Bottega in prestito
    .text = { -finish(n: 4) }
card-ship-from-the-levant = Nave dal Levante
    .text = { -draw(n: 2, deck: "any") } { -gain-vis(n: 1) }
card-antiquarys-trunk = Baule dell’antiquario
    .text = { -recover(kind: "any") } { -draw(n: 1, deck: "any") } { -gain-vis(n: 1) }
card-midsummer-fair = Fiera di San Giovanni
    .text = { -renew-market(kind: "any") } { -take-face-up(kind: "any") } { -gain-vis(n: 2) }
card-nimble-thief = Ladro agile
    .text = { -steal-resource } { -gain-vis(n: 1) }
card-bribed-servant = Servo corrotto
    .text = { -peek-hand } { -force-discard(n: 2) } { -gain-vis(n: 2) }
card-dowsers-rod = Verga del rabdomante
    .text = { -roll-vis } { -gain-vis(n: 2) }
card-old-renown = Antica fama
    .text = { -gain-vis-per(n: 2, per: "award") } { -gain-vis(n: 5) }
card-workshop-rents = Rendite di bottega
    .text = { -gain-vis-per(n: 2, per: "active-item") } { -gain-vis(n: 1) }
card-midwinter-feast = Banchetto d’inverno
    .text = { -share-vis(n: 7, m: 2) }
card-compromising-letters = Lettere compromettenti
    .text = { -ransom(n: 4, times: 2) }
card-sleepless-night = Notte insonne
    .text = { -extra-action(n: 1) } { -gain-vis(n: 3) }
card-plague-of-mice = Invasione di topi
    .text = { -levy-vis(n: 2) } { -gain-vis(n: 2) }
card-quiet-season = Stagione tranquilla
    .text = { -gain-vis-per(n: 1, per: "empty-space") }
card-lodestone-chest = Scrigno di calamita
    .text = { -gain-vis-per(n: 1, per: "vault-card") } { -gain-vis(n: 4) }

### Grand Tribunal: la prima partita guidata

lesson-goal = Lo scopo
lesson-goal-welcome = Benvenuto! Sei uno stregone. Crei oggetti magici, e tre volte un Tribunale li giudica. Vince chi ha più punti dopo il terzo Tribunale.
lesson-goal-points = I punti vengono dai tuoi oggetti. Al Tribunale l’oggetto con più voti rende quattro volte il suo valore, il secondo tre, il terzo due, ogni altro una. Questa lista mostra come finirebbe ora.
lesson-goal-votes = I voti non sono di nessuno. Un voto su { space-orb } conta per tutti gli oggetti di quel tipo sul tavolo, tuoi e dei rivali. Vota ciò che crei, e crea ciò che è votato.
lesson-goal-hand = Questa è la tua mano. Gli oggetti danno punti: il numero grande è il loro valore. Gli incantesimi vanno negli oggetti e portano loro più voti. Puoi pescare altre tre carte.
lesson-goal-draw-item = Ci sono tre mazzi. Pesca prima un oggetto: tocca il mazzo cerchiato.
lesson-goal-draw-spell = È dello stesso tipo di quello che hai già: divideranno i voti. Ora pesca un incantesimo.
lesson-goal-draw-resource = Il terzo mazzo contiene risorse: colpi di fortuna da usare una volta. Pescane una.

lesson-votes = Votare
lesson-votes-praeco = Sei il Praeco, l’araldo di questo round: prima del primo turno metti tre voti su tre spazi differenti. Poi ognuno gioca un turno, e il prossimo stregone è Praeco.
lesson-votes-orb = I tuoi oggetti sono di tipo { space-orb }: metti lì il primo voto.
lesson-votes-runic = Un oggetto conta anche i voti delle categorie dei suoi incantesimi. Hai un incantesimo runico: vota { space-runic }.
lesson-votes-elemental = Il tuo secondo oggetto ha un posto per un incantesimo elementale. Metti lì l’ultimo voto.

lesson-turn = Un turno
lesson-turn-two = Nel tuo turno fai due azioni di tipi differenti. Tutto ciò che puoi fare brilla sul tavolo e sta in questa barra; un numero dice quante scelte ci sono.
lesson-turn-card = Guarda questo oggetto. I piccoli rombi sono il costo in Vis, il tuo potere magico. Il numero grande è il valore. Il segno vuoto è un posto per un incantesimo runico.
lesson-turn-read = Lascia il mouse o il dito su una carta per vederla grande, con il suo testo. Così si spiega ogni segno, e ? apre il regolamento.
lesson-turn-lay = Calare una carta è gratis. Cala l’oggetto: va nel tuo Sanctum, coperto.
lesson-turn-lay-spell = Cala anche { card-runes-of-acclaim }. I rivali ne vedono solo il dorso.
lesson-turn-advance = La tua prima azione: { action-advance }. Metti Vis sulle tue carte: una su ciascuna di al massimo tre, o due su una sola. Comincia da { card-bog-oak-orb }.
lesson-turn-advance-again = Un rombo è pieno. Metti la seconda Vis.
lesson-turn-activate = Il costo è raggiunto: ora può diventare attivo, ed è gratis. Solo gli oggetti attivi si presentano al Tribunale.
lesson-turn-standings = Eccolo. Con un voto sul suo tipo avrebbe il primo premio, per ora.
lesson-turn-take = La tua seconda azione: pescare. Prendi { card-whalebone-orb }, scoperto nel mercato, nel tuo Sanctum. Potresti anche pescare alla cieca da un mazzo.
lesson-turn-end = Le due azioni sono fatte. Finisci il turno e guarda che cosa fanno i rivali.

lesson-spells = Incantesimi
lesson-spells-rivals = Ecco i tuoi rivali: la loro Vis, le mani, i Sanctum. Berta ha finito una pozione, Carlo un bastone, e votano per sé.
lesson-spells-why = Berta è davanti. Un incantesimo nel tuo oggetto aiuta due volte: la sua categoria porta voti, e ogni incantesimo aggiunge 1 al valore.
lesson-spells-advance = Ogni incantesimo costa 2 Vis. Metti Vis su { card-runes-of-acclaim }…
lesson-spells-advance-again = …e ancora una volta.
lesson-spells-activate = Attivalo.
lesson-spells-install = Ora installalo: un incantesimo attivo va sotto un oggetto attivo con un posto libero della sua categoria. Anche questo è gratis.
lesson-spells-host = Scegli l’oggetto sotto cui va.
lesson-spells-vote = La tua seconda azione: { action-vote }. Un altro voto su { space-orb }.
lesson-spells-lead = Due voti su { space-orb } e uno su { space-runic } fanno tre: sei in testa. Il valore ora è 2 + 1, per quattro.
lesson-spells-end = Finisci il turno.

lesson-vis = Vis
lesson-vis-short = La Vis finisce presto. Questa è la tua riserva. { action-extract } dà 1 Vis per un’azione. C’è di meglio.
lesson-vis-sources = Le fonti di Vis. Una coppia come 6:2 vuol dire: chi raccoglie prende 6, ciascuno degli altri 2. Nella fila contestata decide un dado, e gli altri possono pagarti per tirare anche loro.
lesson-vis-gather = Raccogliere occupa le due azioni di un turno. Raccogli dalla { source-uncontested }.
lesson-vis-closed = Il segnalino va a destra, e la prossima raccolta varrà un po’ meno. Dopo l’ultimo spazio una fonte è chiusa fino al Tribunale.
lesson-vis-end = Finisci il turno. È l’ultimo round: quando Berta avrà giocato, si tiene il Tribunale.

lesson-tribunal = Il Tribunale
lesson-tribunal-held = Il tuo oggetto ha il primo premio! Gli oggetti premiati tengono il premio e non gareggiano più. Quelli senza premio possono riprovare.
lesson-tribunal-places = Valore 2 e un incantesimo fanno 3, per 4: 12 punti. A parità di voti decide il valore, poi il numero di incantesimi.
lesson-tribunal-cleared = Tutti i voti tornano: il prossimo Tribunale parte da un percorso vuoto. Il vincitore è il nuovo Praeco: tu.
lesson-tribunal-three = Tre Tribunali, ognuno dopo tanti round quanti sono gli stregoni. Il terzo è il Grand Tribunal; poi la partita finisce.

lesson-casting = Lanciare e risorse
lesson-casting-praeco = Sei di nuovo Praeco. Nel tuo Sanctum resta un oggetto di tipo { space-orb }: vota quello.
lesson-casting-praeco-two = { card-orb-of-tides } ha un posto elementale. Vota { space-elemental }.
lesson-casting-praeco-three = E vota { space-runic }.
lesson-casting-cast = Un incantesimo installato si può anche lanciare, come azione. Lascia il suo oggetto e fa ciò che dice: questo mette tre voti. Lancialo.
lesson-casting-effect = Metti i voti: { space-orb }…
lesson-casting-effect-two = …ancora { space-orb }; qui lo stesso spazio è permesso…
lesson-casting-effect-three = …e { space-elemental }.
lesson-casting-keep = Un incantesimo lanciato si scarta, a meno che paghi 2 Vis per rimetterlo nella Biblioteca. Tienilo.
lesson-casting-lay = Infine una risorsa. Prima calala; è gratis.
lesson-casting-play = Giocarla è un’azione: { card-buried-hoard } dà subito 6 Vis.
lesson-casting-enough = È tutto ciò che serve. Votare, pescare, studiare, attivare, installare, lanciare, raccogliere: ora prova da solo.

lesson-alone = Da solo
lesson-alone-where = Un’altra partita, molto dopo: l’ultimo round prima del Grand Tribunal, e il tuo ultimo turno. Decidi tu; io commento soltanto.
lesson-alone-standings = Hai 17 punti, Berta 27, Carlo 16. Il talismano di Carlo è in testa con 2 voti. Già il terzo premio ti aiuterebbe; il primo ti farebbe vincere.
lesson-alone-plan = Un consiglio: a questo oggetto mancano 2 Vis, e nella tua Biblioteca c’è un incantesimo elementale finito. A parità di voti decide il valore, poi gli incantesimi.
lesson-alone-free = Tocca a te: fai ciò che vuoi. Annulla riprende una decisione.
lesson-alone-vote = Un voto aiuta tutti gli oggetti del suo tipo o della sua categoria, anche quelli dei rivali. Riguarda la lista prima di terminare.
lesson-alone-advance = La Vis resta sulla carta finché diventa attiva. Nulla va perso.
lesson-alone-activate = Attiva: ora conta. Un oggetto con posti liberi aspetta incantesimi.
lesson-alone-install = Bene: uno in più al valore, e i voti di un’altra categoria.
lesson-alone-take = Tutti hanno visto quale carta hai preso.
lesson-alone-draw = Solo tu conosci questa carta.
lesson-alone-extract = Prima del Grand Tribunal estrarre dà 2 Vis invece di 1.
lesson-alone-gather = Anche i rivali ne prendono. Ma la partita sta per finire: che cosa ne faranno?
lesson-alone-cast = Un incantesimo lanciato non conta più per il suo oggetto al Tribunale. Ne valeva la pena?
lesson-alone-play = Una risorsa si gioca una volta, al momento giusto.
lesson-alone-end = Ora finiscono gli altri, poi si tiene il Tribunale.
lesson-alone-over = Il Grand Tribunal è finito. Ben giocato! Ora una partita intera: non ti serve altro.

### Medieval Realms: la prima partita guidata

lesson-goal = Lo scopo
lesson-goal-welcome = Benvenuto! Sei un re. Per sette round mandi fuori i tuoi capi e raccogli carte. Vince chi alla fine ha più punti vittoria.
lesson-goal-points = I punti vengono dalle carte: alcuni subito, altri a fine partita. Ogni volta che raggiungi o superi 5, 10, 15…, prendi anche una risorsa a tua scelta.
lesson-goal-resources = Il tuo palazzo contiene sette tipi di risorse. La produzione compra le carte, le altre pagano per giocarle. Tutti vedono i palazzi di tutti.
lesson-goal-extra = Prima del primo round prendi altre due risorse, di tipi diversi. Prendi cultura: presto te ne serviranno cinque.
lesson-goal-extra-two = E un oro, per le aste.

lesson-walls = Dietro le mura
lesson-walls-secret = Un round comincia con le mura alzate: tutti i re piazzano i capi insieme, e nessuno vede dove. Questi sono i tuoi: quattro sindaci, un generale e un ammiraglio.
lesson-walls-bar = Tutto ciò che puoi fare brilla sul tavolo e sta in questa barra; un numero dice quante caselle ci sono.
lesson-walls-mayor = Un sindaco rende uno della risorsa dove sta. Metti un sindaco sulla cultura.
lesson-walls-mayor-two = In una casella possono stare quanti vuoi. Mettine uno sulla produzione…
lesson-walls-mayor-three = …e un altro: chi ha più produzione agisce per primo.
lesson-walls-mayor-four = L’ultimo sindaco va sull’oro.
lesson-walls-lands = Generali e ammiragli lottano per le terre. Ogni terra mostra la sua ricompensa. La prende il re più forte: un generale conta 2, un ammiraglio 1. In parità, nessuno.
lesson-walls-general = Manda il generale nella terra 3: dà battaglia, e ti servirà.
lesson-walls-admiral = Manda l’ammiraglio nella terra 1. Da solo è debole, ma forse non viene nessun altro.
lesson-walls-done = Tutti i capi vanno piazzati. Finché non hai finito puoi riprenderne uno. Finisci il piazzamento, e le mura cadono.

lesson-buying = Comprare carte
lesson-buying-fell = I sindaci hanno prodotto, la terra 3 è tua. Nella terra 1 l’ammiraglio di Fermín era forte come il tuo: non l’ha vinta nessuno. Poi tutti hanno preso 2 di produzione.
lesson-buying-order = Comincia chi ha più produzione: tu. Ora ogni re a turno fa un’azione, comprare, giocare o passare, finché tutti hanno passato.
lesson-buying-panel = Questi sono gli eventi. Una carta della fila in basso costa 1 di produzione, di quella in mezzo 2, di quella in alto 3. Quelle con la clessidra se ne vanno a fine round.
lesson-buying-card = Il colore del sigillo è quello della sua famiglia. In basso a sinistra c’è quanto costa giocarla: 5 di cultura. A destra ciò che dà: 5 punti subito.
lesson-buying-signs = A destra, una corona è un punto vittoria. La freccia davanti vuol dire a fine partita, e × per ogni: qui 1 punto per ogni colore di sigillo che hai in gioco.
lesson-buying-read = Nessuno conosce subito tutti i segni: lascia il mouse o il dito su una carta per vederla grande e in parole; ? apre il regolamento.
lesson-buying-buy = Comprala per 1 di produzione. Va nella tua mano.

lesson-playing = Giocare carte
lesson-playing-hand = Una mano ha al massimo quattro carte, e mai due dello stesso colore di sigillo. È visibile, e nulla se ne perde.
lesson-playing-play = Tocca di nuovo a te. Gioca { card-gallery-of-frescoes }: paghi 5 di cultura, e dà punti.
lesson-playing-bonus = Cinque punti! Per aver raggiunto 5 prendi una risorsa. Prendi oro.
lesson-playing-effects = Fermín ha giocato un’università e dal prossimo round avrà un sindaco in più. Più capi, presto, danno più di tutto.

lesson-majority = Carte di maggioranza
lesson-majority-taker = La piccola corona dorata accanto al costo indica una carta di maggioranza. Chiunque la compri, va al re con più della sua risorsa, qui battaglia. Lo stemma sulla carta mostra chi sarebbe ora: tu.
lesson-majority-buy = Comprala prima che qualcuno ti superi.
lesson-majority-later = È nella tua mano e giocarla costa 7 di battaglia; ne hai 6. Aspetterà il prossimo round.

lesson-auction = Aste
lesson-auction-card = La moneta indica una carta d’asta. Non entra mai in una mano: la vince l’offerta più alta, ed è subito in gioco. Questa porta un sindaco.
lesson-auction-open = Mettila all’asta. Non costa produzione.
lesson-auction-bid = Chi la mette all’asta deve offrire. Apri con 1 oro.
lesson-auction-raise = Fermín offre 2, Luz si ritira. Sali a 3.
lesson-auction-won = Tua per 3 oro, e un quinto sindaco dal prossimo round. Contano anche i sigilli delle carte in gioco: molte danno punti per ogni colore che hai.
lesson-auction-pass = Potresti continuare, ma conserva la produzione: decide chi comincia. Passa per questo round.

lesson-end = La fine della partita
lesson-end-slide = Tutti hanno passato: il round è finito. I primi eventi se ne sono andati, gli altri sono scesi e costano meno. Se aspetti, una carta costa meno, o la prende un altro.
lesson-end-scoring = Dopo sette round si conta il resto: artisti, missionari e scienziati, fino a 15 punti per cinque; poi le carte con punti per la fine; poi 1 punto ogni 2 risorse.
lesson-end-colours = Ci sono molte vie: punti subito; colori, sindaci o combattimento per la fine; terre per le risorse. Guarda che cosa raccolgono i rivali. Ora prova da solo.

lesson-alone = Da solo
lesson-alone-where = Un’altra partita, nel suo settimo e ultimo round. Decidi tu; io commento soltanto.
lesson-alone-lead = Sei in testa con 25 punti; Fermín ne ha 22, Luz 10. Ma la fine della partita ne porterà a ciascuno molti altri.
lesson-alone-plan = Un consiglio: hai 7 di battaglia per questa guerra e 21 di cultura per gallerie da 5. Ti manca la produzione per comprare.
lesson-alone-free = Piazza i capi come vuoi, poi finisci il piazzamento. Annulla riprende una decisione.
lesson-alone-mayor = Nell’ultimo round pensa all’indietro: che cosa pagherà ancora questa risorsa?
lesson-alone-general = Due capi in una terra sono più forti di uno. Ma ogni terra che lasci è un regalo.
lesson-alone-done = Le mura cadono. Guarda chi ha vinto che cosa, e l’ordine di turno.
lesson-alone-buy = Comprata, ma danno punti solo le carte giocate: tieni di che pagarla.
lesson-alone-auction = Un’asta. Offri ciò che vale per te, non di più: due risorse rimaste fanno un punto.
lesson-alone-bid = Se gli altri passano, paghi la tua offerta.
lesson-alone-play = Giocata. I colori in gioco contano alla fine per molte carte.
lesson-alone-bonus = 5, 10, 15…: chi ci arriva prende una risorsa.
lesson-alone-pass = Hai passato: puoi ancora fare offerte e ricevere carte di maggioranza.
lesson-alone-over = La partita è finita. Ben giocato! Ora una partita intera: non ti serve altro.

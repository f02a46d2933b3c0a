# Molte partite: arena, scala, equilibrio, messa a punto.
cli-arena = i bot gli uni contro gli altri, con vittorie e classifica
cli-ladder = ogni livello di bot contro il successivo
cli-balance = il gioco è equo e le sue carte valgono la pena?
cli-tune = imparare i pesi dei bot da partite giocate
cli-learn = imparare un valutatore per i bot facendoli giocare contro sé stessi, a turni
arena-help-game = quale gioco
arena-help-games = quante partite
arena-help-seed = lo stesso seme gioca le stesse partite
arena-help-jobs = quanti processi giocano
arena-help-options = le opzioni del gioco, in JSON
arena-help-json = stampare i risultati in JSON
arena-help-journal = il file che conserva le partite finite; un’esecuzione interrotta riprende da lì
arena-help-fresh = ricominciare invece di riprendere
arena-help-minutes = non iniziare altre partite dopo questi minuti
arena-help-ray = distribuire le partite su un cluster Ray; local ne avvia uno qui
arena-help-seats = un bot per posto, separati da virgole; i posti ruotano
arena-help-players = quanti giocatori al tavolo
arena-help-picture = disegnare i risultati in questo file (svg, png, pdf)
arena-bad-jobs = --jobs deve essere almeno 1
arena-playing = in gioco
arena-no-games = nessuna partita giocata
arena-interrupted = { $games ->
        [one] Interrotto dopo { $games } partita; lo stesso comando riprende da { $path }.
       *[other] Interrotto dopo { $games } partite; lo stesso comando riprende da { $path }.
    }
arena-title = { $game }: { $seats }, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
arena-thinking = Come hanno pensato i bot
arena-column-bot = bot
arena-column-wins = vittorie
arena-column-even = alla pari
arena-column-score = punti
arena-column-rating = punteggio
arena-column-decisions = decisioni a partita
arena-column-thinking = riflessione a decisione
arena-column-longest = la più lunga
arena-column-turn = turno più lungo
ladder-title = { $games ->
        [one] { $game }: la scala dopo { $games } partita
       *[other] { $game }: la scala dopo { $games } partite
    }
ladder-rungs = Ogni livello contro quello sotto (50 % è alla pari)
ladder-column-upper = livello
ladder-column-lower = contro
ladder-column-games = partite
ladder-column-wins = vittorie
ladder-column-lead = vantaggio
ladder-column-stronger = migliore
ladder-shown = provato
ladder-not-shown = non ancora
tune-help-rounds = quante volte giocare e imparare; la prima volta si gioca a caso
tune-help-games = quante partite per volta
tune-help-teacher = un bot più forte che gioca una volta in più, per imparare da lui: search:60it
tune-help-out = il file per i pesi; per impostazione predefinita quello del gioco
tune-column-round = volta
tune-column-positions = posizioni
tune-column-likelihood = log-verosimiglianza, partite non viste
tune-column-score = punti del vincitore
tune-written = Scritto: { $path }
learn-help-rounds = quante volte giocare, imparare e gareggiare
learn-help-games = quante partite contro sé stessi ogni volta
learn-help-contest = quante partite gioca un nuovo giudice, e poi una nuova guida, contro le migliori cifre di prima
learn-help-iterations = quanto i bot pensano a una decisione
learn-help-deeper = quanto pensano a una decisione che viene studiata
learn-help-search = come cercano le nuove cifre, se diversamente da quelle di prima, per esempio rollout=0,faith=4
learn-help-folder = la cartella che conserva partite e cifre; un’esecuzione interrotta riprende da lì
learn-help-out = il file per le cifre migliori; di norma quello del gioco
learn-bad-number = { $name } deve essere almeno { $least }
learn-interrupted = Interrotto; lo stesso comando riprende da { $path }.
learn-column-round = turno
learn-column-positions = posizioni
learn-column-decisions = decisioni studiate
learn-column-loss = perdita logaritmica, partite non viste (a caso)
learn-column-judge = vittorie del nuovo giudice contro le migliori di prima
learn-column-agreed = la guida preferisce ciò che preferiva la ricerca
learn-column-guide = vittorie della nuova guida contro le migliori di allora
learn-kept = si conserva
learn-not-kept = non si conserva
learn-curve = La curva: { $path }
learn-nothing-better = Nessun giudice e nessuna guida ha vinto contro le cifre di prima: non è stato scritto nulla.
balance-help-bot = il bot di tutti i posti
balance-help-html = scrivere il rapporto in questo file, come pagina web
balance-title = { $game }: { $players } × { $bot }, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
balance-seats = Posti
balance-seat = posto
balance-wins = vittorie
balance-of-even = della quota pari
balance-length = decisioni a partita
balance-scores = punti
balance-winning-score = punti del vincitore
balance-margin = vantaggio sul secondo
balance-parts = punti dopo la parte
balance-actions = Azioni a partita
balance-cards = Carte
balance-card = carta
balance-used = partite
balance-lift = vittorie di chi la usa, rispetto alla media
balance-all-met = Tutti i criteri di equilibrio sono soddisfatti.
balance-not-met = Criteri di equilibrio non soddisfatti:
balance-seat-advantage = nessun posto vince più di { NUMBER($bound) } volte la sua quota
balance-action-unused = ogni azione viene compiuta qualche volta
balance-card-unused = ogni carta è usata almeno nell’{ NUMBER($bound, style: "percent") } delle partite
balance-card-decides = nessuna carta decide da sola la partita: chi la usa vince al massimo { NUMBER($bound) } volte quanto con la carta media
balance-card-worthless = nessuna carta è inutile: chi la usa vince almeno { NUMBER($bound) } volte quanto con la carta media
balance-criteria = Criteri di equilibrio
balance-criterion = criterio
balance-holds = soddisfatto
balance-extreme = il più vicino al limite
balance-culprits = che cosa lo viola
balance-met = sì
balance-broken = no
cli-field = la nostra ricerca contro quella di OpenSpiel
cli-luck = quanto conta la fortuna in un gioco?
arena-help-out = scrivere la tabella in questo documento
field-help-budgets = quanto possono spendere entrambe per decisione, uno dopo l’altro: 100it,100ms
field-title = { $game }: contro OpenSpiel, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
luck-help-players = numeri di giocatori, separati da virgole; tutti se non indicato
luck-help-iterations = quanto pensano i bot onesti, in iterazioni
luck-bad-players = --players: numeri da { $fewest } a { $most }, separati da virgole
luck-title = { $game }: quanto è fortuna?
luck-column-players = giocatori
luck-column-even = pari
luck-column-truth = vittorie di chi vede la verità
luck-column-thought = vittorie di chi pensa 100 volte tanto
luck-column-chance = quota della varianza del risultato che fa il caso
luck-share = { $share } di { $games }

### Grand Tribunal: livelli e giudizio dei bot

## Livelli

level-beginner = apprendista
level-easy = adepto
level-medium = stregone
level-hard = maestro
level-expert = arcimago

## Da che cosa si giudica una posizione

feature-points = punti
    .own-more = Faresti punti.
    .own-less = Perderesti punti.
feature-standing = Premi del Tribunale se fosse ora
    .own-more = I tuoi oggetti otterrebbero Premi migliori al Tribunale.
    .own-less = I tuoi oggetti perderebbero Premi al Tribunale.
    .rivals-less = Gli oggetti dei rivali perderebbero Premi al Tribunale.
feature-worth = valore degli oggetti attivi
    .own-more = I tuoi oggetti attivi varrebbero di più.
    .own-less = I tuoi oggetti attivi varrebbero di meno.
feature-support = voti per gli oggetti attivi
    .own-more = I tuoi oggetti avrebbero più voti dietro di sé.
    .own-less = I tuoi oggetti avrebbero meno voti dietro di sé.
    .rivals-less = Gli oggetti dei rivali avrebbero meno voti dietro di sé.
feature-progress = Vis sugli oggetti incompiuti
    .own-more = Un tuo oggetto sarebbe più vicino al compimento.
feature-progress-in-time = oggetti che si possono compiere prima del Tribunale
    .own-more = Ti avvicineresti a un oggetto che si può ancora compiere prima del Tribunale.
feature-progress-support = voti per gli oggetti incompiuti
    .own-more = Gli oggetti che prepari avrebbero voti dietro di sé.
feature-projects = oggetti che si possono ancora fare
    .own-more = Avresti più oggetti che vale la pena di fare.
feature-usable-vis = Vis che si può usare
    .own-more = Avresti più Vis da usare.
    .own-less = Metteresti a frutto la tua Vis.
feature-usable-vis-now = Vis che si può usare prima del Tribunale
    .own-more = Avresti più Vis da usare prima del Tribunale.
feature-spare-vis = Vis in più
    .own-more = Avresti Vis d’avanzo.
    .own-less = Resterebbe meno Vis inutilizzata.
feature-ready-spells = incantesimi attivi da installare
    .own-more = Avresti un incantesimo pronto da installare.
feature-spell-progress = Vis sugli incantesimi incompiuti
    .own-more = Un tuo incantesimo sarebbe più vicino al compimento.
feature-spells = incantesimi attesi da un posto
    .own-more = Avresti un incantesimo adatto ai tuoi oggetti.
feature-entered-spells = incantesimi negli oggetti attivi
    .own-more = Ci sarebbero più incantesimi nei tuoi oggetti attivi.
feature-awarded-spells = incantesimi negli oggetti premiati
    .own-more = Ci sarebbero più incantesimi nei tuoi oggetti premiati.
feature-homeless-spells = incantesimi senza posto
    .own-less = Meno tuoi incantesimi resterebbero senza posto.
feature-places-free = posti liberi per incantesimi
    .own-more = Avresti più posti liberi per incantesimi.
feature-resources = risorse
    .own-more = Avresti un’altra risorsa da giocare.
feature-lasting = effetti duraturi
    .own-more = Avresti un effetto duraturo.
feature-actions-left = azioni rimaste
    .own-more = Avresti un’altra azione.
feature-muddled = azioni perse
    .own-less = Non perderesti azioni.
    .rivals-more = Un rivale perderebbe un’azione.

## Stili

style-builder = costruttore
style-enchanter = incantatore
style-schemer = intrigante

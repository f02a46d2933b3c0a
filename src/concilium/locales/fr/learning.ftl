### Le navigateur : leçons, règles et galerie des cartes

## Leçons

web-lesson-guide = Le guide
web-lesson-leave = Quitter
web-lesson-watch = Regardez ce qui se passe…
web-lesson-other = C’est permis aussi, mais pas maintenant : restons-en là.
web-lesson-listen = Un instant : lisez d’abord ceci, puis continuez.
web-lesson-do = Faites-le pour moi
web-lesson-next = Suite : { $chapter }
web-lesson-done = Ce chapitre est terminé.
web-lesson-chapter-done = fait :
web-lesson-free = À vous de décider. Je ne fais que commenter.

## The rulebook

web-rulebook-of = { $game } : les règles
web-rulebook-contents = Sommaire
web-rulebook-search = Chercher
web-rulebook-found = { $count ->
        [one] { $count } paragraphe
       *[other] { $count } paragraphes
    }
web-rulebook-goal = But et déroulement
web-rulebook-examples = Exemples
web-rulebook-legend = Ce que veulent dire les signes
web-rulebook-ruling = Précision :
web-rulebook-usual = habituel
web-rulebook-amounts = { $from } à { $to }, d’habitude { $usual }
web-rulebook-nothing = Rien n’est trouvé. Essayez un autre mot.
web-rulebook-print = Imprimer

## The card gallery

web-gallery-of = { $game } : les cartes
web-gallery-filters = Filtres
web-gallery-kind = Sorte
web-gallery-category = Catégorie
web-gallery-colour = Couleur du sceau
web-gallery-cost = Coût
web-gallery-effect = Effet
web-gallery-source = Origine
web-gallery-all = toutes
web-gallery-count = Cartes : { $count } sur { $all }
web-gallery-printed = imprimée
web-gallery-reconstructed = reconstituée

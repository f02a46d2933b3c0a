### Bots : niveaux, conseils, raisons

## Niveaux

level-random = hasard
level-beginner = débutant
level-easy = amateur
level-medium = habitué
level-hard = vétéran
level-expert = expert
level-beginner-text = Très facile : beaucoup lui échappe et il juge mal ce qu’il voit. Répond aussitôt.
level-easy-text = Facile : certaines choses lui échappent, il en juge mal d’autres. Répond aussitôt.
level-medium-text = Moyen : joue sérieusement, avec de petites erreurs. Répond aussitôt.
level-hard-text = Difficile : fait peu d’erreurs. Répond en un instant.
level-expert-text = Très difficile : voit loin. Réfléchit jusqu’à deux secondes par tour.
web-level = Bot : { $level }
web-level-for-now = { $level } (plus faible pour l’instant)
web-thinking = { $names } { $count ->
        [one] réfléchit…
       *[other] réfléchissent…
    }
terminal-thinking = { $name } réfléchit…

## Conseils

hint-sure = Un choix est nettement le meilleur.
hint-likely = Un choix est sans doute le meilleur.
hint-close = Les choix marqués se valent à peu près.
hint-even = Ici, le choix n’a guère d’importance.
hint-best = Le mieux : { $choice }.
hint-own-more = Vous auriez davantage : { $feature }.
hint-own-less = Vous auriez moins : { $feature }.
hint-rivals-more = Vos rivaux auraient davantage : { $feature }.
hint-rivals-less = Vos rivaux auraient moins : { $feature }.

## Ce qui fait juger une position

feature-score = points

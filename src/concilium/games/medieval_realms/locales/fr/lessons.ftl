### Medieval Realms : la première partie guidée

lesson-goal = Le but
lesson-goal-welcome = Bienvenue ! Vous êtes un roi. Pendant sept manches, vous envoyez vos chefs et réunissez des cartes. Qui a le plus de points de victoire à la fin gagne.
lesson-goal-points = Les points viennent des cartes : certains tout de suite, d’autres à la fin de la partie. Chaque fois que vous atteignez ou dépassez 5, 10, 15…, vous prenez aussi une ressource de votre choix.
lesson-goal-resources = Votre palais contient sept sortes de ressources. La production achète des cartes, les autres paient pour les jouer. Tout le monde voit tous les palais.
lesson-goal-extra = Avant la première manche, vous prenez encore deux ressources différentes. Prenez de la culture : il vous en faudra bientôt cinq.
lesson-goal-extra-two = Et un or, pour les enchères.

lesson-walls = Derrière les murs
lesson-walls-secret = Une manche commence murs levés : tous les rois placent leurs chefs en même temps, et personne ne voit où. Voici les vôtres : quatre maires, un général et un amiral.
lesson-walls-bar = Tout ce que vous pouvez faire brille sur la table et figure dans cette barre ; un nombre dit combien de cases il y a.
lesson-walls-mayor = Un maire rapporte une ressource de la case où il se tient. Mettez un maire sur la culture.
lesson-walls-mayor-two = Une case peut en recevoir autant qu’on veut. Mettez-en un sur la production…
lesson-walls-mayor-three = …et un autre : qui a le plus de production agit en premier.
lesson-walls-mayor-four = Le dernier maire va sur l’or.
lesson-walls-lands = Généraux et amiraux se battent pour les terres. Chaque terre montre sa récompense. Le roi le plus fort la prend : un général compte 2, un amiral 1. En cas d’égalité, personne.
lesson-walls-general = Envoyez le général sur la terre 3 : elle donne de la bataille, et il vous en faudra.
lesson-walls-admiral = Envoyez l’amiral sur la terre 1. Seul, il est faible, mais peut-être que personne d’autre ne vient.
lesson-walls-done = Tous les chefs doivent être placés. Tant que vous n’avez pas fini, vous pouvez en reprendre. Finissez le placement, et les murs tombent.

lesson-buying = Acheter des cartes
lesson-buying-fell = Les maires ont produit, la terre 3 est à vous. Sur la terre 1, l’amiral de Fermín était aussi fort que le vôtre : personne ne l’a gagnée. Puis tous ont pris 2 de production.
lesson-buying-order = Qui a le plus de production commence : vous. Maintenant chaque roi à son tour fait une action, acheter, jouer ou passer, jusqu’à ce que tous aient passé.
lesson-buying-panel = Voici les événements. Une carte de la rangée du bas coûte 1 de production, de celle du milieu 2, de celle du haut 3. Celles qui portent un sablier partent à la fin de la manche.
lesson-buying-card = La couleur du sceau est celle de sa famille. En bas à gauche, ce qu’il en coûte de la jouer : 5 de culture. À droite, ce qu’elle rapporte : 5 points tout de suite.
lesson-buying-signs = À droite, une couronne est un point de victoire. La flèche devant veut dire à la fin de la partie, et × pour chaque : ici 1 point pour chaque couleur de sceau que vous avez en jeu.
lesson-buying-read = Personne ne connaît d’abord tous les signes : laissez la souris ou le doigt sur une carte pour la voir en grand et en mots ; ? ouvre les règles.
lesson-buying-buy = Achetez-la pour 1 de production. Elle vient dans votre main.

lesson-playing = Jouer des cartes
lesson-playing-hand = Une main a au plus quatre cartes, et jamais deux de la même couleur de sceau. Elle est visible, et rien ne s’en perd.
lesson-playing-play = C’est de nouveau à vous. Jouez { card-gallery-of-frescoes } : vous payez 5 de culture, et elle rapporte.
lesson-playing-bonus = Cinq points ! Pour avoir atteint 5, vous prenez une ressource. Prenez de l’or.
lesson-playing-effects = Fermín a joué une université et aura un maire de plus dès la prochaine manche. Plus de chefs tôt rapportent plus de tout.

lesson-majority = Cartes de majorité
lesson-majority-taker = La petite couronne dorée près du coût marque une carte de majorité. Quel que soit l’acheteur, elle va au roi qui a le plus de sa ressource, ici la bataille. Le blason montre qui ce serait maintenant : vous.
lesson-majority-buy = Achetez-la avant que quelqu’un vous dépasse.
lesson-majority-later = Elle est dans votre main et coûte 7 de bataille à jouer ; vous en avez 6. Elle attendra la prochaine manche.

lesson-auction = Enchères
lesson-auction-card = La pièce marque une carte d’enchères. Elle n’entre jamais dans une main : la plus haute offre la gagne, et elle est aussitôt en jeu. Celle-ci apporte un maire.
lesson-auction-open = Mettez-la aux enchères. Cela ne coûte pas de production.
lesson-auction-bid = Qui la propose doit faire une offre. Ouvrez à 1 or.
lesson-auction-raise = Fermín offre 2, Luz se retire. Montez à 3.
lesson-auction-won = À vous pour 3 or, et un cinquième maire dès la prochaine manche. Les sceaux des cartes en jeu comptent aussi : bien des cartes rapportent pour chaque couleur que vous avez.
lesson-auction-pass = Vous pourriez continuer, mais gardez votre production : elle décide qui commence. Passez pour cette manche.

lesson-end = La fin de la partie
lesson-end-slide = Tous ont passé : la manche est finie. Les premiers événements sont partis, les autres ont glissé et coûtent moins. Si vous attendez, une carte devient moins chère, ou quelqu’un la prend.
lesson-end-scoring = Après sept manches, on compte le reste : artistes, missionnaires et scientifiques, jusqu’à 15 points pour cinq ; puis les cartes à points pour la fin ; puis 1 point pour 2 ressources.
lesson-end-colours = Bien des chemins mènent au but : points tout de suite ; couleurs, maires ou combat pour la fin ; terres pour les ressources. Regardez ce que réunissent vos rivaux. À vous maintenant.

lesson-alone = À vous seul
lesson-alone-where = Une autre partie, dans sa septième et dernière manche. À vous de décider ; je ne fais que commenter.
lesson-alone-lead = Vous menez avec 25 points ; Fermín en a 22, Luz 10. Mais la fin de la partie en apporte à chacun bien d’autres.
lesson-alone-plan = Un conseil : vous avez 7 de bataille pour cette guerre et 21 de culture pour des galeries à 5. Ce qui manque, c’est la production pour acheter.
lesson-alone-free = Placez vos chefs comme vous voulez, puis finissez le placement. Annuler reprend une décision.
lesson-alone-mayor = À la dernière manche, pensez à rebours : que paiera encore cette ressource ?
lesson-alone-general = Deux chefs sur une terre sont plus forts qu’un seul. Mais chaque terre laissée est un cadeau.
lesson-alone-done = Les murs tombent. Regardez qui a gagné quoi, et l’ordre du tour.
lesson-alone-buy = Achetée, mais seules les cartes jouées rapportent : gardez de quoi la payer.
lesson-alone-auction = Une enchère. Offrez ce qu’elle vaut pour vous, pas plus : deux ressources qui restent font un point.
lesson-alone-bid = Si les autres passent, vous payez votre offre.
lesson-alone-play = Jouée. Les couleurs en jeu comptent à la fin pour bien des cartes.
lesson-alone-bonus = 5, 10, 15… : qui y arrive prend une ressource.
lesson-alone-pass = Passé : vous pouvez encore enchérir et recevoir des cartes de majorité.
lesson-alone-over = La partie est finie. Bien joué ! Maintenant, une partie entière : il ne vous faut rien de plus.

### Grand Tribunal : la première partie guidée

lesson-goal = Le but
lesson-goal-welcome = Bienvenue ! Vous êtes un mage. Vous fabriquez des Objets magiques, et trois fois un Tribunal les juge. Qui a le plus de points après le troisième Tribunal gagne.
lesson-goal-points = Les points viennent de vos Objets. Au Tribunal, l’Objet qui a le plus de voix rapporte quatre fois sa valeur, le deuxième trois fois, le troisième deux fois. Ici, vous verrez ce que donnerait un Tribunal tenu maintenant.
lesson-goal-votes = Les voix n’appartiennent à personne. Une voix sur Orbe compte pour tous les orbes de la table, les vôtres et ceux des rivaux. Votez pour ce que vous fabriquez, fabriquez ce qui a des voix.
lesson-goal-hand = Voici votre main. Les Objets rapportent des points. Les Sorts vont dans les Objets et leur apportent des voix. Vous pouvez piocher trois cartes de plus.
lesson-goal-draw-item = Il y a trois pioches. Prenez d’abord un Objet : touchez la pioche qui brille.
lesson-goal-draw-spell = Un orbe, et vous en avez déjà un : ils partageront leurs voix. Piochez maintenant un Sort.
lesson-goal-draw-resource = La troisième pioche contient des Ressources : des coups de chance à usage unique. Prenez-en une.

lesson-votes = Voter
lesson-votes-praeco = Vous êtes le Praeco, le héraut de cette manche. Avant le premier tour, le Praeco place trois voix sur trois emplacements différents. Puis chacun joue un tour, et le pion Praeco passe à gauche.
lesson-votes-orb = Vos Objets sont des orbes : placez la première voix sur Orbe.
lesson-votes-runic = Un Objet compte aussi les voix des catégories de ses Sorts. Vous avez un Sort runique : votez Runique.
lesson-votes-elemental = Votre second orbe a une place pour un Sort élémentaire. Placez-y la dernière voix.

lesson-turn = Un tour
lesson-turn-two = À votre tour, vous faites deux actions de types différents. Tout ce que vous pouvez faire brille sur la table, et les mêmes choix sont dans cette barre.
lesson-turn-card = Regardez cet orbe. Les petits losanges sont son coût en Vis, votre pouvoir magique. Le grand nombre est sa valeur. La marque creuse est une place pour un Sort runique.
lesson-turn-lay = Poser une carte est gratuit. Touchez l’orbe pour le mettre dans votre Sanctum, face cachée.
lesson-turn-lay-spell = Posez aussi { card-runes-of-acclaim }. Les rivaux n’en voient que le dos.
lesson-turn-advance = Votre première action : { action-advance }. Vous mettez du Vis sur vos cartes : un sur chacune de trois au plus, ou deux sur une seule. Touchez l’orbe.
lesson-turn-advance-again = Un losange est rempli. Mettez le second Vis.
lesson-turn-activate = Son coût est atteint : il peut devenir actif, et c’est gratuit. Seuls les Objets actifs se présentent au Tribunal.
lesson-turn-standings = Le voilà. Avec une voix sur Orbe, il aurait la première place, pour l’instant.
lesson-turn-take = Votre seconde action : prendre une carte. Prenez { card-whalebone-orb }, face visible, pour votre Sanctum. Vous pourriez aussi piocher à l’aveugle.
lesson-turn-end = Les deux actions sont faites. Terminez votre tour et regardez ce que font vos rivaux.

lesson-spells = Les Sorts
lesson-spells-rivals = Voici vos rivaux : leur Vis, leurs mains, leurs Sanctums. Berta a fini une potion, Carlo un bâton, et ils votent pour eux-mêmes.
lesson-spells-why = Berta est devant. Un Sort dans votre orbe aide deux fois : sa catégorie apporte des voix, et chaque Sort ajoute 1 à la valeur de l’Objet.
lesson-spells-advance = Tout Sort coûte 2 Vis. Mettez du Vis sur { card-runes-of-acclaim }…
lesson-spells-advance-again = …et encore une fois.
lesson-spells-activate = Activez-le.
lesson-spells-install = Placez-le maintenant : un Sort actif va sous un Objet actif qui a une place libre de sa catégorie. C’est gratuit aussi.
lesson-spells-host = Choisissez l’Objet sous lequel il va.
lesson-spells-vote = Votre seconde action : { action-vote }. Une voix de plus pour Orbe.
lesson-spells-lead = Deux voix sur Orbe et une sur Runique font trois : vous êtes en tête. La valeur est maintenant 2 + 1, fois quatre.
lesson-spells-end = Terminez votre tour.

lesson-vis = Le Vis
lesson-vis-short = Le Vis part vite. Voici votre réserve. { action-extract } donne 1 Vis pour une action. Il y a mieux.
lesson-vis-sources = Les sources de Vis. Une paire comme 6:2 veut dire : qui récolte prend 6, chacun des autres 2. Sur la rangée contestée, un dé décide, et les autres peuvent vous payer pour lancer aussi.
lesson-vis-gather = Récolter prend les deux actions d’un tour. Récoltez à la source incontestée.
lesson-vis-closed = Le marqueur avance, et la prochaine récolte vaudra un peu moins. Après son dernier emplacement, une source est fermée jusqu’au Tribunal.
lesson-vis-end = Terminez votre tour. C’est la dernière manche : quand Berta aura joué, le Tribunal se tient.

lesson-tribunal = Le Tribunal
lesson-tribunal-held = Votre orbe a la première place ! Les Objets primés gardent leur trophée et ne concourent plus. Les Objets sans prix peuvent réessayer.
lesson-tribunal-places = Valeur 2 et un Sort font 3, fois 4 : 12 points. À voix égales, la valeur décide, puis le nombre de Sorts.
lesson-tribunal-cleared = Toutes les voix reviennent : le prochain Tribunal part d’une piste vide. Le vainqueur est le nouveau Praeco : vous.
lesson-tribunal-three = Trois Tribunaux, chacun après autant de manches qu’il y a de mages. Le troisième est le Grand Tribunal ; puis la partie est finie.

lesson-casting = Lancer, et les Ressources
lesson-casting-praeco = Vous êtes encore Praeco. Il reste un orbe dans votre Sanctum : votez Orbe.
lesson-casting-praeco-two = { card-orb-of-tides } a une place élémentaire. Votez Élémentaire.
lesson-casting-praeco-three = Et votez Runique.
lesson-casting-cast = Un Sort placé dans un Objet peut aussi être lancé, par une action. Il quitte son Objet et fait ce qu’il dit : celui-ci place trois voix. Lancez-le.
lesson-casting-effect = Placez les voix : Orbe…
lesson-casting-effect-two = …encore Orbe ; ici, le même emplacement est permis…
lesson-casting-effect-three = …et Élémentaire.
lesson-casting-keep = Un Sort lancé est défaussé, sauf si vous payez 2 Vis pour le remettre dans votre Bibliothèque. Gardez-le.
lesson-casting-lay = Enfin, une Ressource. Posez-la d’abord ; c’est gratuit.
lesson-casting-play = La jouer est une action : { card-buried-hoard } donne aussitôt 6 Vis.
lesson-casting-enough = C’est tout ce qu’il faut. Voter, prendre, développer, activer, placer, lancer, récolter : essayez maintenant seul.

lesson-alone = À vous seul
lesson-alone-where = Une autre partie, bien plus tard : la dernière manche avant le Grand Tribunal, et votre dernier tour. À vous de décider ; je ne fais que commenter.
lesson-alone-standings = Vous avez 17 points, Berta 27, Carlo 16. Le talisman de Carlo mène avec 2 voix. La troisième place aiderait déjà ; la première vous ferait gagner.
lesson-alone-plan = Un conseil : il manque 2 Vis à cet orbe, et un Sort élémentaire achevé attend dans votre Bibliothèque. À voix égales, la valeur décide, puis les Sorts.
lesson-alone-free = À vous : faites ce que vous voulez. Annuler reprend une décision.
lesson-alone-vote = Une voix aide tous les Objets de son type ou de sa catégorie, ceux des rivaux aussi. Relisez la liste avant de terminer.
lesson-alone-advance = Le Vis reste sur la carte jusqu’à ce qu’elle soit active. Rien n’est perdu.
lesson-alone-activate = Active : elle compte désormais. Un Objet qui a des places libres attend des Sorts.
lesson-alone-install = Bien : sa valeur augmente de 1, et les voix d’une autre catégorie s’ajoutent.
lesson-alone-take = Tous ont vu quelle carte vous avez prise.
lesson-alone-draw = Vous seul connaissez cette carte.
lesson-alone-extract = Avant le Grand Tribunal, extraire donne 2 Vis au lieu de 1.
lesson-alone-gather = Vos rivaux en prennent aussi. Mais la partie finit : qu’en feront-ils ?
lesson-alone-cast = Un Sort lancé ne compte plus pour son Objet au Tribunal. Cela valait-il la peine ?
lesson-alone-play = Une Ressource se joue une fois, au bon moment.
lesson-alone-end = Les autres finissent, puis le Tribunal se tient.
lesson-alone-over = Le Grand Tribunal est fini. Bien joué ! Maintenant, une partie entière : il ne vous faut rien de plus.

### Grand Tribunal : la première partie guidée

lesson-goal = Le but
lesson-goal-welcome = Bienvenue ! Vous êtes un magicien. Vous fabriquez des objets magiques, et trois fois une Assemblée les juge. Qui a le plus de points après la troisième Assemblée gagne.
lesson-goal-points = Les points viennent de vos objets. À l’Assemblée, l’objet qui a le plus de voix rapporte quatre fois sa valeur, le deuxième trois fois, le troisième deux fois, tout autre une fois. Cette liste montre ce que ce serait maintenant.
lesson-goal-votes = Les voix n’appartiennent à personne. Une voix sur Orbe compte pour tous les orbes de la table, les vôtres et ceux des rivaux. Votez pour ce que vous fabriquez, fabriquez ce qui a des voix.
lesson-goal-hand = Voici votre main. Les objets rapportent ; le grand nombre est leur valeur. Les sorts vont dans les objets et leur apportent des voix. Vous pouvez piocher trois cartes de plus.
lesson-goal-draw-item = Il y a trois paquets. Piochez d’abord un objet : touchez le paquet entouré.
lesson-goal-draw-spell = Un orbe, et vous en avez déjà un : ils partageront leurs voix. Piochez maintenant un sort.
lesson-goal-draw-resource = Le troisième paquet contient des ressources : des coups de chance à usage unique. Prenez-en une.

lesson-votes = Voter
lesson-votes-praeco = Vous êtes le Praeco, le héraut de cette manche : avant le premier tour, vous placez trois voix sur trois emplacements différents. Puis chacun joue un tour, et le magicien suivant est Praeco.
lesson-votes-orb = Vos objets sont des orbes : placez la première voix sur Orbe.
lesson-votes-runic = Un objet compte aussi les voix des catégories de ses sorts. Vous avez un sort runique : votez Runique.
lesson-votes-elemental = Votre second orbe a une place pour un sort élémentaire. Placez-y la dernière voix.

lesson-turn = Un tour
lesson-turn-two = À votre tour, vous faites deux actions de types différents. Tout ce que vous pouvez faire brille sur la table et figure dans cette barre ; un nombre dit combien de choix il y a.
lesson-turn-card = Regardez cet orbe. Les petits losanges sont son coût en Vis, votre pouvoir magique. Le grand nombre est sa valeur. La marque creuse est une place pour un sort runique.
lesson-turn-read = Laissez la souris ou le doigt sur une carte pour la voir en grand, avec son texte. Chaque signe s’explique ainsi, et ? ouvre les règles.
lesson-turn-lay = Poser une carte est gratuit. Posez l’orbe : il va dans votre Sanctum, face cachée.
lesson-turn-lay-spell = Posez aussi { card-runes-of-acclaim }. Les rivaux n’en voient que le dos.
lesson-turn-advance = Votre première action : { action-advance }. Vous mettez du Vis sur vos cartes : un sur chacune de trois au plus, ou deux sur une seule. Commencez par l’orbe.
lesson-turn-advance-again = Un losange est rempli. Mettez le second Vis.
lesson-turn-activate = Son coût est atteint : il peut devenir actif, et c’est gratuit. Seuls les objets actifs se présentent à l’Assemblée.
lesson-turn-standings = Le voilà. Avec une voix sur Orbe, il aurait la première place, pour l’instant.
lesson-turn-take = Votre seconde action : piocher. Prenez { card-whalebone-orb }, face visible, pour votre Sanctum. Vous pourriez aussi piocher à l’aveugle.
lesson-turn-end = Les deux actions sont faites. Finissez votre tour et regardez ce que font vos rivaux.

lesson-spells = Les sorts
lesson-spells-rivals = Voici vos rivaux : leur Vis, leurs mains, leurs Sanctums. Berta a fini une potion, Carlo un bâton, et ils votent pour eux-mêmes.
lesson-spells-why = Berta est devant. Un sort dans votre orbe aide deux fois : sa catégorie apporte des voix, et chaque sort ajoute 1 à la valeur de l’objet.
lesson-spells-advance = Tout sort coûte 2 Vis. Mettez du Vis sur { card-runes-of-acclaim }…
lesson-spells-advance-again = …et encore une fois.
lesson-spells-activate = Activez-le.
lesson-spells-install = Chargez-le maintenant : un sort actif va sous un objet actif qui a une place libre de sa catégorie. C’est gratuit aussi.
lesson-spells-host = Choisissez l’objet sous lequel il va.
lesson-spells-vote = Votre seconde action : { action-vote }. Une voix de plus pour Orbe.
lesson-spells-lead = Deux voix sur Orbe et une sur Runique font trois : vous êtes en tête. La valeur est maintenant 2 + 1, fois quatre.
lesson-spells-end = Finissez votre tour.

lesson-vis = Le Vis
lesson-vis-short = Le Vis part vite. Voici votre réserve. { action-extract } donne 1 Vis pour une action. Il y a mieux.
lesson-vis-sources = Les sources de Vis. Une paire comme 6:2 veut dire : qui récolte prend 6, chacun des autres 2. Sur la rangée contestée, un dé décide, et les autres peuvent vous payer pour lancer aussi.
lesson-vis-gather = Récolter prend les deux actions d’un tour. Récoltez à la source non contestée.
lesson-vis-closed = Le marqueur avance, et la prochaine récolte vaudra un peu moins. Après son dernier emplacement, une source est fermée jusqu’à l’Assemblée.
lesson-vis-end = Finissez votre tour. C’est la dernière manche : quand Berta aura joué, l’Assemblée se tient.

lesson-tribunal = L’Assemblée
lesson-tribunal-held = Votre orbe a la première place ! Les objets primés gardent leur trophée et ne concourent plus. Les objets sans prix peuvent réessayer.
lesson-tribunal-places = Valeur 2 et un sort font 3, fois 4 : 12 points. À voix égales, la valeur décide, puis le nombre de sorts.
lesson-tribunal-cleared = Toutes les voix reviennent : la prochaine Assemblée part d’une piste vide. Le vainqueur est le nouveau Praeco : vous.
lesson-tribunal-three = Trois Assemblées, chacune après autant de manches qu’il y a de magiciens. La troisième est la Grande Assemblée ; puis la partie est finie.

lesson-casting = Lancer, et les ressources
lesson-casting-praeco = Vous êtes encore Praeco. Il reste un orbe dans votre Sanctum : votez Orbe.
lesson-casting-praeco-two = { card-orb-of-tides } a une place élémentaire. Votez Élémentaire.
lesson-casting-praeco-three = Et votez Runique.
lesson-casting-cast = Un sort chargé dans un objet peut aussi être lancé, par une action. Il quitte son objet et fait ce qu’il dit : celui-ci place trois voix. Lancez-le.
lesson-casting-effect = Placez les voix : Orbe…
lesson-casting-effect-two = …encore Orbe ; ici, le même emplacement est permis…
lesson-casting-effect-three = …et Élémentaire.
lesson-casting-keep = Un sort lancé est défaussé, sauf si vous payez 2 Vis pour le remettre dans votre Bibliothèque. Gardez-le.
lesson-casting-lay = Enfin, une ressource. Posez-la d’abord ; c’est gratuit.
lesson-casting-play = La jouer est une action : { card-buried-hoard } donne aussitôt 6 Vis.
lesson-casting-enough = C’est tout ce qu’il faut. Voter, piocher, développer, activer, charger, lancer, récolter : essayez maintenant seul.

lesson-alone = À vous seul
lesson-alone-where = Une autre partie, bien plus tard : la dernière manche avant la Grande Assemblée, et votre dernier tour. À vous de décider ; je ne fais que commenter.
lesson-alone-standings = Vous avez 17 points, Berta 27, Carlo 16. Le talisman de Carlo mène avec 2 voix. La troisième place aiderait déjà ; la première vous ferait gagner.
lesson-alone-plan = Un conseil : il manque 2 Vis à cet orbe, et un sort élémentaire achevé attend dans votre Bibliothèque. À voix égales, la valeur décide, puis les sorts.
lesson-alone-free = À vous : faites ce que vous voulez. Annuler reprend une décision.
lesson-alone-vote = Une voix aide tous les objets de son type ou de sa catégorie, ceux des rivaux aussi. Relisez la liste avant de terminer.
lesson-alone-advance = Le Vis reste sur la carte jusqu’à ce qu’elle soit active. Rien n’est perdu.
lesson-alone-activate = Active : elle compte désormais. Un objet qui a des places libres attend des sorts.
lesson-alone-install = Bien : sa valeur augmente de 1, et les voix d’une autre catégorie s’ajoutent.
lesson-alone-take = Tous ont vu quelle carte vous avez prise.
lesson-alone-draw = Vous seul connaissez cette carte.
lesson-alone-extract = Avant la Grande Assemblée, extraire donne 2 Vis au lieu de 1.
lesson-alone-gather = Vos rivaux en prennent aussi. Mais la partie finit : qu’en feront-ils ?
lesson-alone-cast = Un sort lancé ne compte plus pour son objet à l’Assemblée. Cela valait-il la peine ?
lesson-alone-play = Une ressource se joue une fois, au bon moment.
lesson-alone-end = Les autres finissent, puis l’Assemblée se tient.
lesson-alone-over = La Grande Assemblée est finie. Bien joué ! Maintenant, une partie entière : il ne vous faut rien de plus.

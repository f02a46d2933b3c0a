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

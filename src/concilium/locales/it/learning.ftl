### Il browser: lezioni, regolamento e galleria delle carte

## Lezioni

web-lesson-guide = La guida
web-lesson-leave = Esci
web-lesson-watch = Guarda che cosa succede…
web-lesson-other = Si può fare anche questo, ma non ora: restiamo qui.
web-lesson-listen = Un momento: prima leggi questo, poi continua.
web-lesson-do = Fallo per me
web-lesson-next = Prossimo: { $chapter }
web-lesson-done = Questo capitolo è finito.
web-lesson-chapter-done = fatto:
web-lesson-free = Decidi tu. Io commento soltanto.

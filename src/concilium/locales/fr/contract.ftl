### Ce qui vaut pour tous les jeux

refusal-unknown-action = Cette action n’existe pas.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-game-over = La partie est finie.
refusal-not-an-outcome = Le hasard ne peut pas donner cela maintenant.
refusal-chance-first = Attendez : il y a d’abord un tirage.
refusal-another-first = Attendez : un autre joueur décide d’abord.
step-over = La partie est finie.

### Ce qui vaut pour tous les jeux

refusal-unknown-action = Cette action n'existe pas.
refusal-not-your-turn = Ce n'est pas votre tour.
refusal-game-over = La partie est terminée.
refusal-not-an-outcome = Le hasard n'en décide pas maintenant.
refusal-chance-first = Attendez : le hasard décide d'abord.
refusal-another-first = Attendez : un autre joueur décide d'abord.
step-over = La partie est terminée.

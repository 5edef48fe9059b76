# Ce qu’une notation attend quelque part. La clé est le texte anglais.
expected-and-a-row = `,` et une rangée
expected-or-a-cell-like-r5 = `-`, ou une case comme r5
expected-and-a-cell = `@` et une case
expected-first-and-a-seat-or-a-roll-like-w3-w4-r1-y6-g2-b5 = `first` et une place, ou un lancer comme w3 w4 r1 y6 g2 b5
expected-take-0-a-cell-like-r5-or-cards-like-r-4x-7 = `take 0`, `-`, une case comme r5, ou des cartes comme r: 4x 7
expected-a-colour-r-o-y-g-b-or-p = une couleur (R, O, Y, G, B ou P)
expected-a-colour-r-y-g-or-b = une couleur (r, y, g ou b)
expected-a-column-a-to-e = une colonne (de a à e)
expected-a-face-of-the-die = une face du dé
expected-a-move-for-there-is-no-chance-in-quixo = un coup, car il n’y a pas de hasard au Quixo
expected-a-number-from-107-to-107 = un nombre de -107 à 107
expected-a-number-from-2-to-12 = un nombre de 2 à 12
expected-a-number-from-2-to-16 = un nombre de 2 à 16
expected-a-place-in-the-row = une place de la rangée
expected-a-row-1-to-5 = une rangée (de 1 à 5)
expected-a-row-r-y-g-or-b = une rangée (r, y, g ou b)
expected-a-seat = une place
expected-a-seat-0-to-3 = une place (de 0 à 3)
expected-a-shape-c-x-d-s-t-or-k = une forme (c, x, d, s, t ou k)
expected-a-space = une espace
expected-a-white-die-like-w3 = un dé blanc comme w3
expected-an-end-n-e-s-or-w = un côté (N, E, S ou W)
expected-cards-from-low-to-high-each-once = des cartes dans l’ordre croissant, chacune une fois
expected-a-number-marked-once-at-its-first-card = un nombre marqué une fois, à sa première carte
expected-and-the-cards-played = `:` et les cartes jouées
expected-colour-dice-in-the-order-r-y-g-b-like-r1-y6 = les dés de couleur dans l’ordre r, y, g, b, comme r1 y6
expected-the-end = la fin du texte
expected-tiles-like-rk-0-0-swap-and-tiles-like-rk-or-pass = des tuiles comme Rk@0,0, `swap` et des tuiles comme Rk, ou `pass`

# Ce qu’un réglage attend quelque part.
expected-a-number-of-ticks = un nombre de croix
expected-a-number-of-seats = un nombre de places
expected-an-edition = une édition
expected-an-option = une option
expected-a-value = une valeur
expected-and-a-value = `=` et une valeur
expected-two-numbers-from-2-to-16 = deux nombres de 2 à 16
expected-two-different-numbers = deux nombres différents
expected-and-the-second-number = `/` et le second nombre
expected-and-the-next-seat-s-pair = `,` et la paire de la place suivante
expected-a-pair-that-no-other-seat-has = une paire qu’aucune autre place n’a

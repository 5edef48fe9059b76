# Les plateaux de Quixo, de Qwirkle et du jeu de cartes.
game-qwixx-cards-about = Des mains, une rangée, une pioche : Qwixx sans dés, de deux à cinq.
game-quixo-about = Prendre un cube, le pousser, en aligner cinq. À deux, ou à quatre par équipes.
game-qwirkle-about = Des lignes d’une couleur ou d’une forme, tuile après tuile. De deux à quatre.
home-start = Jouer

# Éditions et options.
edition-two = À deux
edition-two-about = Croix contre ronds.
edition-four = À quatre
edition-four-about = Deux équipes ; des points disent qui peut prendre un cube.
edition-standard = 108 tuiles
edition-standard-about = Les 108 tuiles.
edition-jokers = Jokers
edition-jokers-about = Onze jokers de plus, de la couleur que l’on veut.
option-side = Côté du plateau
option-side-why = Cinq cubes comme dans la boîte ; trois ou quatre pour une partie rapide, et pour les enfants.
option-repetition = Trois fois la même position
option-repetition-why = Le jeu parfait ne finit jamais ; une position vue trois fois est une partie nulle.
option-repetition-draw = nulle
option-repetition-off = on continue
option-jokers = Jokers
option-jokers-why = Onze cartes de plus, de la couleur que l’on veut.
option-jokers-no = sans
option-jokers-yes = avec
option-gap_rule = Cases laissées
option-gap_rule-why = Combien de cases d’une rangée on peut laisser entre les croix d’un même coup.
option-gap_rule-free = sans limite
option-gap_rule-strict = une au plus
before-edition-quixo = Partie
before-edition-qwixx-cards = Fiche
curtain-why-hands = Personne d’autre ne regarde cette main.

# Quixo.
quixo-board = Plateau
quixo-cell = { $cell }, { $mark ->
    [cross] croix
    [ring] rond
   *[none] neutre
  }
quixo-dot = son point se tourne vers { $name }
quixo-taken = pris
quixo-takeable = peut être pris
quixo-in-line = dans une ligne
quixo-last = poussé en dernier
quixo-arrow = Le pousser par { $end ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
  }
quixo-take = { $shared ->
    [yes] { $name } : prenez un cube du bord, neutre ou { $mark ->
        [cross] croix
       *[ring] rond
      }.
   *[no] À vous : prenez un cube du bord, neutre ou { $mark ->
        [cross] croix
       *[ring] rond
      }.
  }
quixo-take-neutral = { $shared ->
    [yes] { $name } : prenez un cube neutre du bord.
   *[no] À vous : prenez un cube neutre du bord.
  }
quixo-push = { $cell } est pris. Choisissez une flèche pour le pousser.
quixo-staged = { $cell } entre par { $end ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
  }.
quixo-ends = { $mine ->
    [yes] Vous gagnez : { $reason }.
    [no] Vous perdez : { $reason }.
   *[draw] Partie nulle : { $reason }.
  }
quixo-times = Cette position vient pour la { $times ->
    [2] deuxième
   *[other] troisième
  } fois.
quixo-skips = { $names } ne pourrait prendre aucun cube et passerait son tour.
quixo-goes-on = La partie continue.
quixo-dot-whose = Qui pourra le prendre ensuite ? Tournez son point.
quixo-dot-at = { $mine ->
    [yes] Point vers moi
   *[no] Point vers { $name }
  }
quixo-draw-sure = Êtes-vous tous d’accord pour une nulle ?
quixo-turn = Tourner le plateau
quixo-mark = joue { $mark ->
    [cross] les croix
   *[ring] les ronds
  }
quixo-own = { $own ->
    [one] { $own } cube
   *[other] { $own } cubes
  }
quixo-with = avec { $names } · { $own }
after-team = { $names } gagnent ensemble

# Qwirkle.
shape-circle = rond
shape-cross = croix
shape-diamond = losange
shape-square = carré
shape-star = étoile
shape-clover = trèfle
qwirkle-tile = { $shape } ({ $colour })
qwirkle-board = Plateau
qwirkle-hand = Vos tuiles
qwirkle-bag = { $count ->
    [0] Le sac est vide
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
  }
qwirkle-cell = Colonne { $x }, ligne { $y }
qwirkle-empty = vide
qwirkle-spot = { $tile } convient, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
qwirkle-spot-more = { $tile } convient, avec d’autres tuiles
qwirkle-laid = posée maintenant
qwirkle-last = jouée en dernier
qwirkle-opening = { $shared ->
    [yes] { $name } : vous commencez par { $bid ->
        [one] { $bid } tuile
       *[other] { $bid } tuiles
      } en une ligne.
   *[no] Vous commencez : posez { $bid ->
        [one] { $bid } tuile
       *[other] { $bid } tuiles
      } en une ligne.
  }
qwirkle-play = { $shared ->
    [yes] { $name } : choisissez une tuile, puis une case éclairée ; ou échangez.
   *[no] À vous : choisissez une tuile, puis une case éclairée ; ou échangez.
  }
qwirkle-only-swap = Aucune tuile ne convient. Échangez-en.
qwirkle-must-pass = Aucune tuile ne convient et le sac est vide : vous passez.
qwirkle-where = { $tile } : choisissez une case éclairée.
qwirkle-nowhere = { $tile } ne va nulle part pour l’instant.
qwirkle-not-yet = Pas encore un coup : { $why }
qwirkle-dealing = Les tuiles sont piochées.
qwirkle-line = { $axis ->
    [across] Ligne
   *[down] Colonne
  } de { $length }
qwirkle-full = une ligne entière de six compte double
qwirkle-out = dernière tuile
qwirkle-swap = Échanger
qwirkle-swap-choose = Quelles tuiles mettez-vous de côté ?
qwirkle-swap-now = { $count ->
    [0] Choisissez des tuiles
    [one] Échanger { $count } tuile
   *[other] Échanger { $count } tuiles
  }
qwirkle-pass = Passer
qwirkle-cancel = Annuler
qwirkle-fit = Tout montrer
qwirkle-closer = Plus près
qwirkle-farther = Plus loin
qwirkle-map = Carte du plateau : toucher pour y aller
qwirkle-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
qwirkle-bid = annonce { $bid }
qwirkle-bids = Les annonces : le plus grand ensemble d’une couleur ou d’une forme dans chaque main. La plus haute commence.
qwirkle-six = Qwirkle !
qwirkle-unseen = Tuiles pas encore vues
qwirkle-unseen-why = { $bag ->
    [0] Le sac est vide : elles sont dans les mains des autres.
   *[other] Elles sont dans le sac ({ $bag }) ou dans les mains des autres.
  }
qwirkle-unseen-left = { $tile } : il en reste { $count }
qwirkle-turns = tours
qwirkle-best = meilleur
qwirkle-lines = lignes

# Le jeu de cartes.
cards-row = La rangée
cards-pile = Pioche
cards-back = Un { $number }, de dos
cards-top = Sur la pioche : { $number }
cards-hand = Vos cartes
cards-hand-of = Main de { $name } : { $numbers }
cards-card = { $colour ->
    [joker] joker { $number }
    [red] { $number } rouge
    [yellow] { $number } jaune
    [green] { $number } vert
   *[blue] { $number } bleu
  }
cards-drawn = Une carte est retournée.
cards-begin = On tire qui commence, et les cartes sont distribuées.
cards-take = { $shared ->
    [yes] { $name } : prenez une carte de la rangée, { $left ->
        [one] la dernière
       *[other] { $left } en tout
      }.
   *[no] À vous : prenez une carte de la rangée, { $left ->
        [one] la dernière
       *[other] { $left } en tout
      }.
  }
cards-take-this = Prendre le { $number }
cards-number = { $shared ->
    [yes] { $name } : cochez un { $number }, ou rien.
   *[no] Un { $number } pour tous : cochez-en un, ou rien.
  }
cards-play = { $shared ->
    [yes] { $name } : jouez une à trois cartes d’une couleur.
   *[no] Jouez une à trois cartes d’une couleur.
  }
cards-colour = Les jokers comptent comme
cards-ticks = Coche { $numbers }.
cards-ticks-none = Ne coche rien.
cards-ticks-choose = Que cocher
cards-tick = { $number }
cards-miss = Rien n’est coché à ce tour : un coup manqué.

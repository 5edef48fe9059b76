# Ce qui s’est passé au Qwirkle.
event-qwirkle-dealt = Les tuiles sont distribuées. Il en reste { $bag } dans le sac.
event-qwirkle-took = Vous piochez { $tiles }.
event-bid = { $seat } annonce { $size }.
event-qwirkle-played = { $seat } joue { $play } pour { $points ->
    [one] un point
   *[other] { $points } points
  }.
event-swapped = { $seat } échange { $count ->
    [one] une tuile
   *[other] { $count } tuiles
  }.
event-drew = { $seat } pioche { $count ->
    [one] une tuile
   *[other] { $count } tuiles
  }. Il en reste { $bag } dans le sac.
event-qwirkle-passed = { $seat } passe.
event-went-out = { $seat } a posé la dernière tuile : { $bonus } points de plus.

# Sur la page.
game-qwirkle = Qwirkle
game-qwirkle-about = Des lignes d’une couleur ou d’une forme, tuile après tuile. De deux à quatre joueurs.
edition-standard = 108 tuiles
edition-standard-about = Les 108 tuiles.
option-oldest = La personne la plus âgée
option-oldest-why = Elle commence si plusieurs font la plus forte annonce, et lors des revanches aussi.
option-must_play = Quand le sac est vide
option-must_play-why = Faut-il jouer quand on le peut ?
option-must_play-on = qui peut jouer le doit
option-must_play-off = on peut passer
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
qwirkle-spot = { $tile } va ici, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
qwirkle-spot-more = { $tile } va ici, avec d’autres tuiles
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
qwirkle-only-swap = Aucune tuile ne peut être posée : échangez-en.
qwirkle-must-pass = Aucune tuile à poser et le sac est vide : vous passez.
qwirkle-play-or-pass = { $shared ->
    [yes] { $name } : choisissez une tuile, puis une case éclairée ; ou passez.
   *[no] À vous : choisissez une tuile, puis une case éclairée ; ou passez.
  }
qwirkle-nowhere = { $tile } ne va nulle part pour l’instant.
qwirkle-not-yet = Pas encore jouable : { $why }
qwirkle-dealing = On pioche les tuiles.
qwirkle-line = { $axis ->
    [across] Ligne
   *[down] Colonne
  } de { $length }
qwirkle-full = une ligne entière de six compte double
qwirkle-out = dernière tuile
qwirkle-swap = Échanger
qwirkle-swap-choose = Quelles tuiles voulez-vous échanger ?
qwirkle-swap-now = { $count ->
    [0] Choisissez des tuiles
    [one] Échanger { $count } tuile
   *[other] Échanger { $count } tuiles
  }
qwirkle-pass = Passer
qwirkle-cancel = Annuler
qwirkle-fit = Tout montrer
qwirkle-closer = Agrandir
qwirkle-farther = Réduire
qwirkle-map = Carte du plateau : touchez pour y aller
qwirkle-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
qwirkle-bid = annonce { $bid }
qwirkle-bids = Les annonces : le plus grand ensemble d’une couleur ou d’une forme dans chaque main. Qui annonce le plus commence.
qwirkle-six = Qwirkle !
qwirkle-unseen = Tuiles pas encore vues
qwirkle-unseen-why = { $bag ->
    [0] Le sac est vide : elles sont dans les mains des autres.
   *[other] Elles sont dans le sac ({ $bag }) ou dans les mains des autres.
  }
qwirkle-unseen-left = { $tile } : il en reste { $count }
qwirkle-turns = tours
qwirkle-best = meilleur coup
qwirkle-lines = lignes

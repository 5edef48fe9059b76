# Pendant qu’on joue : à qui le tour, quelle étape, pourquoi on attend.
title-turn = ● À vous · { $title }
signal-turn = À vous de jouer : { $game }
prompt-rolls = { $mine ->
    [yes] Vous lancez les dés.
   *[no] { $name } lance les dés.
  }
prompt-typing = { $mine ->
    [yes] Vous lancez : touchez ce que montrent les dés.
   *[no] { $name } lance : touchez ce que montrent les dés.
  }
prompt-sum = { $shared ->
    [yes] { $mine ->
        [yes] { $name }, vous avez lancé. Étape 1 sur 2 : blancs { $one } + { $other } = { $sum }, à cocher ou non.
       *[no] { $name } : blancs { $one } + { $other } = { $sum }, à cocher ou non.
      }
   *[no] { $mine ->
        [yes] Vous avez lancé. Étape 1 sur 2 : blancs { $one } + { $other } = { $sum }, à cocher ou non.
       *[no] { $roller } a lancé. Blancs { $one } + { $other } = { $sum }, à cocher ou non.
      }
  }
prompt-colour = { $shared ->
    [yes] { $name }, étape 2 sur 2 : un dé blanc + un dé de couleur, à cocher, { $ticked ->
        [yes] ou rien
       *[no] sinon c’est un coup manqué
      }.
   *[no] Étape 2 sur 2 : un dé blanc + un dé de couleur, à cocher, { $ticked ->
        [yes] ou rien
       *[no] sinon c’est un coup manqué
      }.
  }
prompt-colour-waiting = { $name } a lancé et peut encore cocher : un dé blanc + un dé de couleur.
cards-take = { $shared ->
    [yes] { $name }, étape 1 sur 3
   *[no] À vous, étape 1 sur 3
  } : prenez { $left ->
    [one] une carte de la rangée
   *[other] { $left } cartes de la rangée, l’une après l’autre
  }.
cards-number = { $shared ->
    [yes] { $mine ->
        [yes] { $name }, étape 2 sur 3 : un { $number } pour tout le monde
       *[no] { $name } : un { $number } pour tout le monde
      }
   *[no] { $mine ->
        [yes] Étape 2 sur 3 : un { $number } pour tout le monde
       *[no] Un { $number } pour tout le monde
      }
  }, à cocher ou non.
cards-play = { $shared ->
    [yes] { $name }, étape 3 sur 3
   *[no] Étape 3 sur 3
  } : il faut jouer une à trois cartes d’une même couleur{ $ticks ->
    [yes] {""}
   *[no] , même si rien ne peut être coché
  }.
cards-worth = { $card }, { $points ->
    [one] { $signed } point
   *[other] { $signed } points
  }
cards-tick-it = Cocher { $number }
cards-ticked = { $number } coché
typed-close = Arrêter d’écrire

# Quelqu’un joue pour quelqu’un.
bot-for = { $name } (robot)
bot-plays = un robot joue ici
around-away-soon = { $count ->
    [one] { $names } n’est pas là.
   *[other] { $names } ne sont pas là.
  } { $seconds ->
    [one] Au bout d’une seconde
   *[other] Au bout de { $seconds } secondes
  }, un robot joue en attendant leur retour.
around-let-bot = Laisser jouer un robot

# Ce que quelqu’un propose.
offer-own-take-back = Vous voulez reprendre votre dernière décision. On attend { $waiting }.
offer-own-draw = Vous proposez la nulle. On attend { $waiting }.
offer-own-seat = Vous avez demandé la place de { $name }. On attend { $waiting }.
offer-for = Vous répondez pour { $names }.
offer-declined-take-back = { $name } n’est pas d’accord : rien n’est repris.
offer-declined-draw = { $name } ne veut pas de nulle : la partie continue.
offer-declined-seat = { $name } n’est pas d’accord : le robot garde la place.

# Par où l’on pousse au Quixo, comme le plateau se voit à l’écran.
quixo-arrow = Le pousser par { $end ->
    [north] le haut
    [east] la droite
    [south] le bas
   *[west] la gauche
  }
quixo-staged = { $cell } entre par { $end ->
    [north] le haut
    [east] la droite
    [south] le bas
   *[west] la gauche
  }.
quixo-draw = nulle

# Où une tuile de Qwirkle peut aller.
qwirkle-where = { $tile } : choisissez une case éclairée.{ $more ->
    [yes] {" "}En pointillé, il faut une tuile de plus au même tour.
   *[no] {""}
  }

# Le coach.
coach = Coach
coach-hint = Conseil
coach-open = Chance ou talent ?
lit-better = coach : { $rank ->
    [1] la meilleure réponse
   *[other] réponse { $rank }
  }
lit-done = coach : ce qui a été fait

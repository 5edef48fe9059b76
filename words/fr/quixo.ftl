# Ce qui s’est passé au Quixo.
event-moved = { $seat } prend { $cell } et le pousse par { $entry }{ $dot ->
    [none] {""}
   *[other] {""} ; son point se tourne vers { $dot }
  }.
event-skipped = { $seat } ne peut prendre aucun cube et passe son tour.
event-lined = Une ligne de { $mark ->
    [cross] croix
   *[ring] ronds
  } : { $cells }.
event-repeated = Cette position a été vue { $times } fois.

# Ce que dit de lui le joueur qui ne perd jamais.
remark-cannot-lose = ne peut pas perdre
event-remark-cannot-lose = { $seat } a choisi tous les coups de son camp depuis le plateau vide et ne peut pas perdre.
remark-keeps-wins = ne peut pas perdre, ne laisse échapper aucune victoire
event-remark-keeps-wins = { $seat } a choisi tous les coups de son camp depuis le plateau vide : il ne peut pas perdre et ne laisse échapper aucune victoire.
remark-not-since-the-start = sans promesse : tous les coups ne sont pas les siens
event-remark-not-since-the-start = { $seat } ne promet rien : tous les coups de son camp ne sont pas les siens. Il cherche.
remark-another-game = sans promesse à ce jeu
event-remark-another-game = { $seat } ne promet rien à ce jeu. Il cherche.
remark-no-table = sans promesse : sa table n’est pas là
event-remark-no-table = { $seat } ne promet rien : sa table n’est pas là. Il cherche.

# Sur la page.
game-quixo = Quixo
game-quixo-about = Prendre un cube, le pousser, en aligner cinq. À deux, ou à quatre par équipes.
edition-two = À deux
edition-two-about = Croix contre ronds.
edition-four = À quatre
edition-four-about = Deux équipes ; des points disent qui peut prendre un cube.
option-side = Côté du plateau
option-side-why = Cinq cubes comme dans la boîte ; trois ou quatre pour une partie rapide, et pour les enfants.
option-repetition = Trois fois la même position
option-repetition-why = Le jeu parfait ne finit jamais ; une position vue trois fois est une partie nulle.
option-repetition-draw = nulle
option-repetition-off = on continue
option-starts = Qui commence
option-starts-why = Croix ou ronds ; on joue ensuite dans l’ordre des places.
option-cross = Qui a les croix
option-cross-why = À quatre, le partenaire d’en face les a aussi.
before-edition-quixo = À deux ou à quatre
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

# Ce qui s’est passé au Quixo.
event-moved = { $seat } prend { $cell } et le replace en { $entry }{ $dot ->
    [none] {""}
   *[other] {""} ; son point est tourné vers { $dot }
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
remark-keeps-wins = ne peut pas perdre, ne laisse passer aucune victoire
event-remark-keeps-wins = { $seat } a choisi tous les coups de son camp depuis le plateau vide, ne peut donc pas perdre et ne laisse passer aucune victoire.
remark-not-since-the-start = sans garantie : tous les coups ne sont pas les siens
event-remark-not-since-the-start = { $seat } joue de son mieux, sans garantie de ne pas perdre : tous les coups de son camp ne sont pas les siens.
remark-another-game = sans garantie à ce jeu
event-remark-another-game = { $seat } joue de son mieux, mais rien ne garantit ici une partie sans défaite.
remark-no-table = sans garantie : sa table de coups manque
event-remark-no-table = { $seat } joue de son mieux, sans garantie de ne pas perdre : sa table de coups manque.

# Sur la page.
game-quixo = Quixo
game-quixo-about = Prendre un cube, le pousser, en aligner cinq. À deux, ou à quatre par équipes.
edition-two = À deux
edition-two-about = Croix contre ronds.
edition-four = À quatre
edition-four-about = Deux équipes ; un point sur chaque cube dit qui peut le prendre.
option-side = Taille du plateau
option-side-why = Cinq cubes comme dans la boîte ; trois ou quatre pour une partie rapide, et pour les enfants.
option-repetition = Trois fois la même position
option-repetition-why = Deux joueurs parfaits ne finiraient jamais : une position vue trois fois fait nulle.
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
quixo-dot = son point est tourné vers { $name }
quixo-taken = pris
quixo-takeable = peut être pris
quixo-in-line = dans une ligne
quixo-last = poussé en dernier
quixo-take = { $shared ->
    [yes] { $name } : prenez un cube du bord, neutre ou marqué { $mark ->
        [cross] d’une croix
       *[ring] d’un rond
      }.
   *[no] À vous : prenez un cube du bord, neutre ou marqué { $mark ->
        [cross] d’une croix
       *[ring] d’un rond
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
quixo-times = C’est la { $times ->
    [2] deuxième
   *[other] troisième
  } fois que cette position se présente.
quixo-skips = Aucun cube à prendre pour { $names } : tour passé.
quixo-goes-on = La partie continue.
quixo-dot-whose = Qui pourra le prendre ensuite ? Tournez son point.
quixo-dot-at = { $mine ->
    [yes] Point vers moi
   *[no] Point vers { $name }
  }
quixo-draw-sure = Tout le monde est d’accord pour une nulle ?
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

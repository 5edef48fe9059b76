# Pourquoi la meilleure réponse vaut mieux que celle qui a été donnée : les raisons des conseils et de l’analyse.
# $best est compté après la meilleure réponse, $yours après celle qui a été donnée. Une phrase n’est dite que si les
# deux diffèrent et que la différence parle pour la meilleure réponse.

reason-qwixx-points = La meilleure réponse rapporte { $best ->
    [one] { $best } point
   *[other] { $best } points
  } tout de suite, la vôtre { $yours }.
reason-qwixx-skipped = La meilleure réponse { $best ->
    [0] ne saute aucune case
    [one] saute { $best } case
   *[other] saute { $best } cases
  }, la vôtre { $yours }.
reason-qwixx-misses = Coups manqués ensuite : { $best } avec la meilleure réponse, { $yours } avec la vôtre.
reason-qwixx-closes = La meilleure réponse clôture { $best ->
    [one] { $best } rangée
   *[other] { $best } rangées
  }, la vôtre { $yours ->
    [0] aucune
   *[other] { $yours }
  }.
# 1 : la réponse met fin à la partie. Alors la meilleure gagne ainsi, ou la vôtre perd ainsi.
reason-qwixx-ends = { $best ->
    [0] La vôtre met fin à la partie alors que quelqu’un d’autre est en tête ; la meilleure réponse, non.
   *[other] La meilleure réponse met fin à la partie alors que vous êtes en tête ; la vôtre, non.
  }
# En pour cent.
reason-qwixx-next = La prochaine somme blanche va sans saut dans une de vos rangées avec { $best } % de chances après la meilleure réponse, { $yours } % après la vôtre.
reason-qwixx-ready = Après la meilleure réponse, une seule croix suffit pour clôturer { $best ->
    [one] { $best } rangée
   *[other] chacune de { $best } rangées
  } ; après la vôtre, { $yours ->
    [0] aucune
   *[other] { $yours }
  }.
reason-qwixx-left = Il ne manque qu’une croix à { $yours ->
    [one] { $yours } autre personne
   *[other] { $yours } autres personnes
  } pour clôturer une rangée où la vôtre ne coche rien ; avec la meilleure réponse, à { $best ->
    [0] aucune
   *[other] { $best }
  }.

reason-qwixx-cards-points = { reason-qwixx-points }
reason-qwixx-cards-skipped = { reason-qwixx-skipped }
reason-qwixx-cards-misses = { reason-qwixx-misses }
reason-qwixx-cards-closes = { reason-qwixx-closes }
reason-qwixx-cards-ends = { reason-qwixx-ends }
reason-qwixx-cards-hand = La meilleure réponse laisse { $best ->
    [one] { $best } carte
   *[other] { $best } cartes
  } en main, la vôtre { $yours }.
reason-qwixx-cards-fits = Le nombre que prend la meilleure réponse va encore dans { $best ->
    [one] { $best } rangée
   *[other] { $best } rangées
  }, celui de la vôtre dans { $yours ->
    [0] aucune
   *[other] { $yours }
  }.
reason-qwixx-cards-near = Le nombre que prend la meilleure réponse va, avec une case sautée au plus, dans { $best ->
    [one] { $best } rangée
   *[other] { $best } rangées
  }, celui de la vôtre dans { $yours ->
    [0] aucune
   *[other] { $yours }
  }.

reason-quixo-line = La meilleure réponse complète une ligne de votre camp et gagne ; la vôtre, non.
reason-quixo-gives = La vôtre complète une ligne de l’autre camp et perd ; la meilleure réponse, non.
reason-quixo-opened = Après la vôtre, l’autre camp a { $yours ->
    [one] { $yours } coup
   *[other] { $yours } coups
  } pour compléter aussitôt une ligne ; après la meilleure réponse, { $best ->
    [0] aucun
   *[other] { $best }
  }.
reason-quixo-threats = Si le plateau restait ainsi, votre camp aurait { $best ->
    [one] { $best } coup
   *[other] { $best } coups
  } pour compléter une ligne après la meilleure réponse, { $yours ->
    [0] aucun
   *[other] { $yours }
  } après la vôtre.
# Moins de 0 si l’autre camp en a plus.
reason-quixo-cubes = Cubes de votre camp moins ceux de l’autre : { $best } après la meilleure réponse, { $yours } après la vôtre.

reason-qwirkle-points = { reason-qwixx-points }
reason-qwirkle-last = La meilleure réponse pose la dernière tuile, ce qui rapporte { $best } points de plus ; la vôtre, non.
reason-qwirkle-fives = La vôtre laisse { $yours ->
    [one] { $yours } ligne qu’une
   *[other] { $yours } lignes qu’une
  } tuile pas encore vue complète en un Qwirkle à 12 points, la meilleure réponse { $best ->
    [0] aucune
   *[other] { $best }
  }.
reason-qwirkle-copies = Après la vôtre, { $yours ->
    [one] { $yours } tuile pas encore vue complète
   *[other] { $yours } tuiles pas encore vues complètent
  } un Qwirkle ; après la meilleure réponse, { $best ->
    [0] aucune
   *[other] { $best }
  }.
reason-qwirkle-tiles = La meilleure réponse pose { $best ->
    [one] { $best } tuile
   *[other] { $best } tuiles
  }, la vôtre { $yours ->
    [0] aucune
   *[other] { $yours }
  }.
reason-qwirkle-kept = La meilleure réponse garde en main { $best ->
    [one] { $best } tuile
   *[other] { $best } tuiles
  } pour une ligne, la vôtre { $yours ->
    [0] aucune
   *[other] { $yours }
  }.

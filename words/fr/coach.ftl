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

# Ce que le coach dit dans la page. Sauf mention contraire, les nombres sont des pour cent d’une victoire.
coach-opinion-short = L’avis de notre meilleur joueur
coach-opinion = Un seul avis, toujours celui du même joueur, qui ne voit que ce que vous voyez et pense que tout le monde joue bien.
coach-told = Tout le monde à la table apprend que vous avez demandé, et le relevé le garde.
coach-close = Ranger le conseil
coach-fetching = Le coach arrive, { $megabytes } Mo. La prochaine fois, il sera déjà là.
coach-thinking = Le coach réfléchit…
coach-chance = { $percent } %
coach-proved = { $percent } %, prouvé
coach-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
coach-won = quasiment gagné
coach-lost = quasiment perdu
coach-answer = Réponse { $place } : { $brings } { $worth }.
coach-why-not = Pourquoi pas la réponse { $place } ? Elle est « la vôtre » ici :
coach-yours-best = La vôtre est la meilleure réponse.
coach-yours-close = La vôtre vaut la meilleure, autant que le coach puisse en juger.
coach-yours-decided = La partie est quasiment jouée : cela ne change presque plus rien.
coach-yours = La vôtre gagne { $loss } % de moins de telles parties que la meilleure, à { $error } près.
refused-coach-not-learnt = Le coach n’a pas appris ce jeu avec ces options.
refused-coach-book = Le coach n’a pas pu aller chercher ce qu’il consulte. Sans réseau, il ne connaît que ce qui est déjà là.
refused-coach-not-over = La partie n’est pas finie : on ne peut encore rien en dire.
refused-coach = Le coach ne peut pas lire cette partie.
coach-progress = Premier regard : { $percent } % fait. Rien n’est encore définitif.
coach-refining = Un premier regard. Un regard plus profond continue ({ $percent } %) : ces nombres peuvent encore changer.
coach-final = Un regard profond : ces nombres ne changent plus.
coach-first-only = Un premier regard ; le plus profond n’est pas allé au bout.
coach-sum-won = { $seat } a gagné : { $parts } = { $result } %
coach-sum-shared = { $seat } a partagé la victoire : { $parts } = { $result } %
coach-sum-lost = { $seat } n’a pas gagné : { $parts } = { $result } %
coach-part-start = { $percent } au départ
coach-part-luck = { $percent } de chance
coach-part-errors = { $percent } pour ses propres erreurs
coach-part-gifts = { $percent } grâce aux erreurs des autres
coach-part-crossing = { $percent } de réponses croisées
coach-part-unseen = { $percent } pour ce qu’on ne pouvait pas voir
coach-part-drift = { $percent } où le coach a changé d’avis
coach-part-broken-off = { $percent } par la façon dont cela s’est terminé
coach-no-luck = Il n’y a pas de hasard dans ce jeu.
coach-accuracy = Précision des décisions de { $seat } : { $accuracy } sur 100.
coach-curve = Les chances de gagner de chacun
coach-curve-said = Les chances de gagner de chacun, de la première étape à la dernière. Le tableau ci-dessous donne les nombres.
coach-curve-table = Les chances dans un tableau
coach-curve-step = Étape
coach-mattered = Les décisions qui ont compté
coach-none = Aucune décision n’a coûté assez pour qu’on en parle.
coach-decision = { $seat } a laissé filer { $loss } % : { $brings }
coach-mark = { $mark ->
    [blunder] grosse erreur
    [mistake] erreur
   *[doubtful] douteux
  }
coach-strokes = Les coups de chance et de malchance
coach-stroke = { $seat } { $luck } % : { $brings }
coach-done = Ce qui a été fait : { $brings }
coach-better = Ce qui était mieux : { $brings }
coach-cost = Cela a coûté { $loss } % d’une victoire, à { $error } près.
coach-was-best = Il n’y avait rien de mieux.
coach-lucky = Pour { $seat }, { $luck } % de chance.
coach-try = Réessayer
coach-try-asked = { $seat }, que feriez-vous ici ? La réponse est cachée.
coach-try-leave = Montrez-moi
coach-try-judging = Voyons…
coach-try-best = C’est la meilleure réponse.
coach-try-close = Cela vaut la meilleure réponse, autant que le coach puisse en juger.
coach-try-better = Mieux que ce qui a été fait, et { $loss } % derrière la meilleure.
coach-try-same = C’est ce qui a été fait : { $loss } % derrière la meilleure.
coach-try-worse = C’est { $loss } % derrière la meilleure.
coach-overview = Vue d’ensemble
coach-next = Décision suivante
coach-sure = Un seul avis : celui de notre joueur le plus fort, qui pense que tout le monde joue bien. Une décision n’est marquée que si la perte vaut au moins deux fois son erreur.
coach-time = Chance et erreurs au fil du temps
coach-time-why = { $count ->
    [one] Une partie de { $name }, vue par le coach. Cela ne reste que sur cet appareil.
   *[other] { $count } parties de { $name }, vues par le coach. Cela ne reste que sur cet appareil.
  }
coach-time-none = Le coach n’a encore regardé aucune de ces parties.
coach-time-look = { $count ->
    [one] Laisser le coach regarder une partie
   *[other] Laisser le coach regarder { $count } parties
  }
coach-time-looking = En cours : { $done } sur { $count }
coach-time-stop = Arrêter
coach-time-luck = Chance
coach-time-errors = Erreurs
coach-time-match = Partie
coach-time-table = La même chose dans un tableau
coach-time-said = Chance et erreurs de { $count } parties, en pour cent d’une victoire. Le tableau ci-dessous donne les nombres.

# The same for whoever plays Qwixx alone, where all is known: numbers are points.
coach-opinion-short-alone = Exact : cette feuille est résolue
coach-opinion-alone = Ce n’est pas un avis : chaque feuille a été résolue, et ce sont les points que le meilleur jeu rapporte en moyenne.
coach-chance-alone = { $percent } points
coach-yours-alone = La vôtre rapporte { $loss } points de moins que la meilleure, en moyenne.
coach-sum-alone = { $seat } : { $parts } = { $result } points
coach-curve-alone = Les points à attendre
coach-curve-said-alone = Les points à attendre, de la première étape à la dernière. Les nombres sont dans la table ci-dessous.
coach-curve-table-alone = Les points en table
coach-decision-alone = { $seat } a laissé { $loss } points : { $brings }
coach-stroke-alone = { $seat } { $luck } points : { $brings }
coach-cost-alone = Cela a coûté { $loss } points.
coach-lucky-alone = Pour { $seat }, c’était { $luck } points de chance.
coach-try-better-alone = Mieux que ce qui a été fait, à { $loss } points de la meilleure.
coach-try-same-alone = C’est ce qui a été fait : à { $loss } points de la meilleure.
coach-try-worse-alone = C’est à { $loss } points de la meilleure.
coach-sure-alone = Ce n’est pas un avis : chaque feuille a été résolue, et ce sont les points que le meilleur jeu rapporte en moyenne. Une décision est marquée à partir de 2 points.

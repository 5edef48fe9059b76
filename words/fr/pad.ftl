# Ce qui se dit à côté d’une vraie table : au bloc et à la marque.
event-claimed = { $seat } a coché le { $cell-number } { $cell-colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
  }{ $own ->
    [yes] {" "}pour soi seul
   *[no] {""}
  }.
event-slipped = Cela ne va pas ensemble. { $seat }, quel nombre valait pour tous ?
event-settled = Le nombre pour tous était { $sum }, dit { $seat }.
event-undone = Le { $cell-number } { $cell-colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
  } de { $seat } est annulé : { $why ->
    [closed] la rangée était déjà clôturée.
    [over] la partie était déjà finie.
   *[bonus] le bonus va maintenant ailleurs.
  }
rule-who-begins = Dites d’abord qui commence.
rule-no-such-player = Il n’y a personne à cette place.
rule-which-number = Dites d’abord quel nombre valait pour tous.
rule-no-such-sum = Le nombre va de 2 à { $most } : { $sum } n’existe pas.
rule-enter-marks = Touchez ce que vous avez coché avec ce lancer.
rule-not-the-active-player = Seule la personne dont c’est le tour coche pour elle seule.
rule-one-colour-tick = Un dé blanc et un dé de couleur donnent une croix, pas deux.
rule-cards-of-one-colour = Les cartes jouées ensemble sont d’une même couleur.
rule-out-of-reach = Si les dés blancs font { $sum }, aucun dé blanc avec un dé de couleur ne fait { $cell-number }.
rule-qwixx-pad-not-the-sum = Le nombre pour tous était { $sum }, pas { $cell-number }.
rule-common-is-done = Les croix de tous sont faites : il ne reste que ce que vous cochez seul.
rule-no-lucky-number = Ce n’est pas un chiffre de la chance de cette fiche.
rule-table-nothing-to-call = Cette question se termine avec la dernière réponse.
rule-table-not-yours-to-call = C’est celui qui a lancé, ou l’hôte, qui dit quand on continue.
rule-table-called-too-soon = Un instant : chacun a au moins trois secondes.
rule-table-nothing-to-correct = Il n’y a rien à corriger là.
news-called = { $seat } va lancer : touchez ce que vous avez coché.
news-corrected = { $by ->
    [none] L’hôte
   *[other] { $by }
  } a corrigé ce que { $seat } avait noté : { $before } devient { $action }.
expected-a-cell-like-r5-or-and-a-cell = `-`, une case comme r5, ou `+` et une case
expected-a-space-and-a-tick = une espace, `+` et une croix
expected-rows-from-the-top-numbers-from-low-to-high = les rangées de haut en bas, les nombres du plus petit au plus grand
expected-what-somebody-ticked-a-pad-is-not-told-the-dice = ce que quelqu’un a coché : un bloc ne connaît pas les dés
pad-who-begins = Qui lance en premier ?
pad-who-begins-wait = { $name } dit qui lance en premier.
pad-round-mine = À vous de lancer. Touchez ce que vous cochez, puis passez au lancer suivant.
pad-round = { $name } lance. Touchez ce que vous cochez avec les dés blancs, puis confirmez.
pad-cards-round-mine = C’est votre tour. Touchez ce que vous cochez, puis continuez.
pad-cards-round = C’est le tour de { $name }. Touchez ce que vous cochez avec le nombre de la pioche, puis confirmez.
pad-watch = C’est le tour de { $name }.
pad-which = { $claims } : lequel était-ce ?
pad-which-wait = { $claims }. { $name } dit lequel c’était.
pad-claim = { $name } a coché { $numbers }
pad-which-label = Le nombre pour tous
pad-which-other = Un autre nombre
pad-mend = Le nombre était { $sum }. Qu’avez-vous coché ?
pad-mend-wait = Le nombre était { $sum }. Ceux qui en avaient un autre recommencent.
pad-colour = Ce que vous aviez coché seul ne compte plus. Autre chose, ou rien ?
pad-colour-wait = { $name } peut choisir une autre croix.
pad-nothing = rien
pad-mode = Avec quoi vous cochez
pad-mode-white = Dés blancs
pad-mode-pile = Nombre de la pioche
pad-mode-die = Dé de couleur
pad-mode-cards = Mes cartes
pad-mode-lucky = Chiffre de la chance
pad-choose = Le bonus va dans
pad-staged = { $entry } ?
pad-entered = Entré : { $entry }
pad-pass = Rien
pad-confirm = Confirmer
pad-confirmed = C’est entré
pad-next-roll = Lancer suivant
pad-next-roll-in = Lancer suivant dans { $seconds }
pad-cards-next = Tour suivant
pad-cards-next-in = Tour suivant dans { $seconds }
pad-miss = Marquer un coup manqué
pad-wait = Attendre
pad-missing = Il manque encore { $names }, qui auront trois secondes.
pad-closes = Suite dans { $seconds }. On attend { $names }.
pad-closes-you = Suite dans { $seconds }. Confirmez ce que vous avez coché !
pad-late = Le tour { $roll } s’est terminé sans votre { $entry }. L’aviez-vous coché à ce moment-là ?
pad-late-instead = Le tour { $roll } a gardé ce que vous aviez confirmé : { $entered }. Fallait-il plutôt { $entry } ?
pad-late-yes = Oui, l’ajouter
pad-late-no = Non
pad-correct = Corriger une saisie
pad-correct-roll = Tour
pad-correct-who = Qui
pad-correct-was = Entré : { $entry }
pad-correct-common = Avec le nombre pour tous
pad-correct-own = Seul
pad-correct-save = Corriger
pad-lucky-cell = { $cell } (chance)
pad-still = Encore noté : { $entry }. Touchez « Rien » pour l’enlever.
pad-roll-number = Tour { $number } ({ $name })
event-counted = { $seat } fait { $points }, et en a { $total }.
rule-say-the-points = Dites ce que le tour a rapporté.
rule-too-many-points = Aucun tour ne fait { $points } : { $most } au plus.
rule-out-with-tiles = Qui finit a posé une tuile, et marqué des points avec.
expected-points-a-tally-is-not-told-the-tiles = des points : une marque ne connaît pas les tuiles
expected-points-end-or-first-and-a-seat = des points, `end`, ou `first` et une place
tally-who = Qui commence ?
tally-yours = À vous : touchez chaque ligne que vous avez faite.
tally-theirs = { $name } pose.
tally-line = Une ligne de { $points }
tally-lines = Lignes : { $lines }
tally-none = Rien encore
tally-undo = Retirer la dernière ligne
tally-out = Fini : 6 de plus
tally-confirm = Noter { $points }
tally-swap = Échange : 0
tally-end = Plus personne ne pose
tally-end-sure = Finir la partie
tally-turns = Tours de { $name }
tally-points-typed = Points du tour
tally-went-out = { $points } et fini
tally-who-wait = { $name } dit qui commence.
tally-turn = Tour
tally-turn-number = Tour { $number } : { $points }
tally-right = C’était
tally-correct = Corriger un tour

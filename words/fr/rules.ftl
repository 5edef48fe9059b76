# Refus communs à tous les jeux.
rule-over = La partie est terminée.
rule-chance-is-due = Un instant : d’abord les dés, les cartes ou les tuiles.
rule-decision-is-due = Une décision d’abord : rien n’est tiré ni lancé maintenant.
rule-not-your-turn = Ce n’est pas à vous de décider.
rule-impossible = C’est impossible maintenant : regardez encore les dés ou les cartes.

# Qwixx.
rule-no-such-cell = Il n’y a pas de { $cell-number } { $cell-colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
  } sur cette fiche.
rule-row-closed = La rangée { $row ->
    [red] rouge
    [yellow] jaune
    [green] verte
   *[blue] bleue
  } est clôturée.
rule-not-the-sum = Les dés blancs font { $sum }, pas { $cell-number }.
rule-lucky-takes-the-next-cell = Un chiffre de la chance coche la case suivante d’une rangée ; le { $cell-number } n’est pas la suivante.
rule-lucky-takes-the-weakest-row = Un chiffre de la chance va là où vous avez le moins de croix : { $rows }.
rule-die-gone = Le dé { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
  } n’est plus en jeu.
rule-not-the-dice = Aucun dé blanc ne fait { $cell-number } avec le dé { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
  }.
rule-already-ticked = Le { $cell-number } est déjà coché.
rule-left-to-right = Le { $cell-number } est à gauche du { $last }, votre dernière croix de cette rangée. On coche de gauche à droite.
rule-closing-needs = Pour clôturer une rangée, il faut d’abord y avoir { $need } croix ; vous en avez { $have }.
rule-choose-a-row = Dites où va le bonus : { $rows }. (Ajoutez > et la lettre de la rangée.)
rule-not-the-weakest-row = Le bonus va dans une rangée qui a le moins de croix : { $rows }.
rule-no-row-to-choose = Il n’y a pas de rangée à choisir ici.

# Qwixx, le jeu de cartes.
rule-qwixx-cards-row-closed = Vous avez clôturé la rangée { $row ->
    [red] rouge
    [yellow] jaune
    [green] verte
   *[blue] bleue
  }.
rule-take-a-card = Prenez d’abord une carte de la rangée.
rule-no-such-place = Il n’y a pas de carte à la place { $place } de la rangée.
rule-answer-the-number = Maintenant, chacun coche le nombre commun, { $number }, ou rien.
rule-not-the-number = Le nombre commun est { $number }, pas { $cell-number }.
rule-play-a-card = Jouez maintenant une à trois cartes d’une même couleur.
rule-three-cards-at-most = On joue trois cartes au plus, pas { $cards }.
rule-qwixx-cards-not-in-hand = Vous n’avez pas en main { $card-colour ->
    [red] le { $card-number } rouge
    [yellow] le { $card-number } jaune
    [green] le { $card-number } vert
    [blue] le { $card-number } bleu
   *[joker] le joker { $card-number }
  }.
rule-one-cell-left-out = Une case au plus peut rester vide entre la première et la dernière croix ; ici il y en aurait { $cells }.

# Quixo.
rule-quixo-no-such-cell = Le plateau n’a pas de case { $cell }.
rule-not-on-the-border = { $cell } n’est pas au bord : on ne prend que les cubes du bord.
rule-opponents-cube = Le cube en { $cell } porte la marque adverse.
rule-first-round = Au premier tour, on ne prend que des cubes neutres, et { $cell } est marqué.
rule-partners-cube = Le point de { $cell } est tourné vers { $partner } : ce cube lui est réservé.
rule-same-place = Un cube ne revient jamais là où on l’a pris.
rule-dot-needed = Tournez le point vers l’un de vous deux : { $partners }. (Ajoutez par exemple .2 pour la place 2 ; la première est la place 0.)
rule-dot-at-an-opponent = Le point se tourne vers { $partners }, jamais vers l’autre équipe.
rule-no-dots = À deux joueurs, les cubes n’ont pas de point.

# Qwirkle.
rule-not-in-hand = Vous n’avez pas cette tuile en main : { $tile }.
rule-cell-taken = Il y a déjà une tuile à cet endroit ({ $cell }).
rule-not-in-one-line = Toutes les tuiles d’un tour vont sur une même ligne, horizontale ou verticale.
rule-gap = Il resterait un trou entre vos tuiles ({ $cell }).
rule-first-at-origin = La première ligne commence au milieu, en 0,0, pas en { $cell }.
rule-touches-nothing = Une de vos tuiles doit toucher une tuile du plateau.
rule-line-too-long = Une ligne a six tuiles au plus ; celle-ci en aurait { $length }.
rule-line-repeats = Une ligne aurait deux fois la même tuile : { $tile }.
rule-line-mixes = Une même ligne aurait { $one } et { $other }, sans couleur ni forme commune.
rule-opening-is-the-bid = Le premier coup compte autant de tuiles qu’annoncé : { $bid }, pas { $played }.
rule-starter-plays = Qui commence doit jouer, et ne peut ni échanger ni passer.
rule-swap-of-nothing = On échange au moins une tuile.
rule-bag-too-small = Tuiles dans le sac : { $bag }. Impossible d’en échanger { $swapped }.
rule-pass-with-a-bag = Tant qu’il reste des tuiles dans le sac ({ $bag }), on joue ou on échange.
rule-pass-though-playable = Vous pouvez jouer, donc vous devez jouer.

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

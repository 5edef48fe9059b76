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

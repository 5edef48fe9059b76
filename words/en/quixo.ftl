# What happened in Quixo.
event-moved = { $seat } takes { $cell } and pushes it in at { $entry }{ $dot ->
    [none] {""}
   *[other] {""}; its dot points at { $dot }
  }.
event-skipped = { $seat } has no cube to take and is passed over.
event-lined = A line of { $mark ->
    [cross] crosses
   *[ring] rings
  }: { $cells }.
event-repeated = This position has been seen { $times } times.

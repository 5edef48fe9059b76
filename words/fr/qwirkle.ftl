# Ce qui s’est passé au Qwirkle.
event-qwirkle-dealt = Les tuiles sont distribuées. Restent dans le sac : { $bag }.
event-qwirkle-took = Vous piochez { $tiles }.
event-bid = { $seat } annonce { $size }.
event-qwirkle-played = { $seat } joue { $play } pour { $points ->
    [one] un point
   *[other] { $points } points
  }.
event-swapped = { $seat } échange { $count ->
    [one] une tuile
   *[other] { $count } tuiles
  }.
event-drew = { $seat } en pioche { $count }. Restent dans le sac : { $bag }.
event-qwirkle-passed = { $seat } passe.
event-went-out = { $seat } a posé sa dernière tuile : { $bonus } points de plus.

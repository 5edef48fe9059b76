# Everything Nim says.
game-nim = Nim
game-nim-about = Take as many counters as you like from one heap. For two.
edition-three = Three heaps
edition-three-about = Three, four and five counters.
edition-marienbad = Marienbad
edition-marienbad-about = One, three, five and seven counters.
option-last = Whoever takes the last counter
option-last-why = Usually whoever takes it wins; the other way round, they lose.
option-last-wins = wins
option-last-loses = loses
before-edition-nim = Heaps

view-nim = Counters on the heaps, from a: { $heaps }.
event-nim-taken = { $seat } takes { $count } from heap { $heap }{ $left ->
    [0] {""}: it is empty now
    [1] {""}, one is left
   *[other] {""}, { $left } are left
  }.
rule-nim-no-such-heap = There is no heap { $heap }.
rule-nim-take-some = Take at least one counter.
rule-nim-too-many = Heap { $heap } has only { $left ->
    [one] { $left } counter
   *[other] { $left } counters
  }.
reason-last-one-wins = the last counter is taken
reason-last-one-loses = whoever takes the last counter loses
expected-the-letter-of-a-heap = the letter of a heap
expected-how-many-to-take-0-to-99 = how many to take (0 to 99)
expected-a-move-for-there-is-no-chance-in-nim = a move, for there is no chance in Nim

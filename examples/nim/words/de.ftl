# Alles, was Nim sagt.
game-nim = Nim
game-nim-about = Nimm so viele Steine, wie du willst, aber nur von einem Haufen. Zu zweit.
edition-three = Drei Haufen
edition-three-about = Drei, vier und fünf Steine.
edition-marienbad = Marienbad
edition-marienbad-about = Ein, drei, fünf und sieben Steine.
option-last = Wer den letzten Stein nimmt
option-last-why = Wer den letzten nimmt, gewinnt; oder umgekehrt: verliert.
option-last-wins = gewinnt
option-last-loses = verliert
before-edition-nim = Haufen

view-nim = Steine auf den Haufen, von a an: { $heaps }.
event-nim-taken = { $seat } nimmt { $count } von Haufen { $heap }{ $left ->
    [0] {""}: Er ist jetzt leer
    [1] {""}, einer bleibt
   *[other] {""}, { $left } bleiben
  }.
rule-nim-no-such-heap = Einen Haufen { $heap } gibt es nicht.
rule-nim-take-some = Nimm mindestens einen Stein.
rule-nim-too-many = Haufen { $heap } hat nur { $left ->
    [one] einen Stein
   *[other] { $left } Steine
  }.
reason-last-one-wins = Der letzte Stein ist genommen
reason-last-one-loses = Wer den letzten Stein nimmt, verliert
expected-the-letter-of-a-heap = der Buchstabe eines Haufens
expected-how-many-to-take-0-to-99 = wie viele du nimmst (0 bis 99)
expected-a-move-for-there-is-no-chance-in-nim = ein Zug, denn bei Nim gibt es keinen Zufall

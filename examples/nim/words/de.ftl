# Alles, was Nim sagt.
game-nim = Nim
game-nim-about = Nimm so viele Marken, wie du willst, aber nur von einem Haufen. Zu zweit.
edition-three = Drei Haufen
edition-three-about = Drei, vier und fünf Marken.
edition-marienbad = Marienbad
edition-marienbad-about = Eine, drei, fünf und sieben Marken.
option-last = Wer die letzte Marke nimmt
option-last-why = Normalerweise gewinnt, wer sie nimmt; umgekehrt verliert man damit.
option-last-wins = gewinnt
option-last-loses = verliert
before-edition-nim = Haufen

view-nim = Marken auf den Haufen, von a an: { $heaps }.
event-nim-taken = { $seat } nimmt { $count } von Haufen { $heap }{ $left ->
    [0] {""}: Er ist jetzt leer
    [1] {""}, eine bleibt
   *[other] {""}, { $left } bleiben
  }.
rule-nim-no-such-heap = Einen Haufen { $heap } gibt es nicht.
rule-nim-take-some = Nimm mindestens eine Marke.
rule-nim-too-many = Haufen { $heap } hat nur { $left ->
    [one] { $left } Marke
   *[other] { $left } Marken
  }.
reason-last-one-wins = Die letzte Marke ist genommen
reason-last-one-loses = Wer die letzte Marke nimmt, verliert
expected-the-letter-of-a-heap = der Buchstabe eines Haufens
expected-how-many-to-take-0-to-99 = wie viele du nimmst (0 bis 99)
expected-a-move-for-there-is-no-chance-in-nim = ein Zug, denn bei Nim gibt es keinen Zufall

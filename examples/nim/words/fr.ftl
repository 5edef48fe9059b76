# Tout ce que dit Nim.
game-nim = Nim
game-nim-about = Prenez autant de jetons que vous voulez dans un tas. À deux.
edition-three = Trois tas
edition-three-about = Trois, quatre et cinq jetons.
edition-marienbad = Marienbad
edition-marienbad-about = Un, trois, cinq et sept jetons.
option-last = Qui prend le dernier jeton
option-last-why = D’habitude, c’est gagné ; à l’envers, c’est perdu.
option-last-wins = gagne
option-last-loses = perd
before-edition-nim = Tas

view-nim = Jetons des tas, à partir de a : { $heaps }.
event-nim-taken = { $seat } prend { $count } dans le tas { $heap }{ $left ->
    [0] {""} : il est vide
    [1] {""}, il en reste un
   *[other] {""}, il en reste { $left }
  }.
rule-nim-no-such-heap = Il n’y a pas de tas { $heap }.
rule-nim-take-some = Prenez au moins un jeton.
rule-nim-too-many = Le tas { $heap } n’a que { $left ->
    [one] { $left } jeton
   *[other] { $left } jetons
  }.
reason-last-one-wins = le dernier jeton est pris
reason-last-one-loses = qui prend le dernier jeton perd
expected-the-letter-of-a-heap = la lettre d’un tas
expected-how-many-to-take-0-to-99 = combien prendre (0 à 99)
expected-a-move-for-there-is-no-chance-in-nim = un coup, car il n’y a pas de hasard à Nim

# La langue elle-même : son propre nom, et le signe décimal.
language-name = Français
decimal-sign = { "," }

# Listes.
list-separator = { ", " }
list-or = { " ou " }
list-and = { " et " }
list-none = aucun

# Mots seuls.
word-red = rouge
word-yellow = jaune
word-green = vert
word-blue = bleu
word-orange = orange
word-purple = violet
word-joker = joker
word-random = au hasard
word-greedy = gourmand
word-easy = facile
word-medium = moyen
word-hard = difficile
word-expert = expert
word-unbeatable = imbattable
word-person = humain

# Les lettres des couleurs : une seule chacune, toutes différentes.
colour-letter-red = R
colour-letter-yellow = J
colour-letter-green = V
colour-letter-blue = B
colour-letter-orange = O
colour-letter-purple = P

# Comment finissent les parties.
event-ended = La partie est terminée : { $outcome-reason }. { $outcome-winners-count ->
    [0] Personne ne gagne.
    [1] { $outcome-winners } gagne.
   *[other] { $outcome-winners } gagnent ensemble.
  }
reason-two-rows-closed = deux rangées sont clôturées
reason-four-misses = un quatrième coup manqué
reason-line = une ligne est complète
reason-gave-a-line = une ligne pour l’adversaire
reason-repetition = la même position pour la troisième fois
reason-last-tile-played = la dernière tuile est posée
reason-all-passed = tout le monde a passé
reason-nothing-fits = plus aucune tuile ne peut être posée

# Sur une fiche imprimée.
sheet-title = Fiche de Qwixx
sheet-name = Nom
sheet-lucky = chiffres de la chance
sheet-points = points
sheet-misses = coups manqués −5
sheet-total = total
sheet-at-least = min.
sheet-exists = { $file } existe déjà : indiquez un autre fichier, ou remplacez celui-ci avec --replace.
sheet-not-for-a-terminal = Un PDF ne s’affiche pas dans un terminal : indiquez un fichier avec -o.

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
word-person = personne

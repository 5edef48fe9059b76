# Die Sprache selbst: ihr eigener Name und das Zeichen vor den Bruchteilen einer Zahl.
language-name = Deutsch
decimal-sign = { "," }

# Aufzählungen.
list-separator = { ", " }
list-or = { " oder " }
list-and = { " und " }
list-none = keine

# Wörter für sich. Farben stehen als Namen (Rot 8, ein Stern in Rot) und beginnen deshalb groß.
word-red = Rot
word-yellow = Gelb
word-green = Grün
word-blue = Blau
word-orange = Orange
word-purple = Lila
word-joker = Joker
word-random = zufällig
word-greedy = gierig
word-easy = leicht
word-medium = mittel
word-hard = schwer
word-expert = Profi
word-unbeatable = unschlagbar
word-person = Mensch

# Der Buchstabe einer Farbe. Gelb und Grün beginnen gleich; ein Ü hat nur Grün.
colour-letter-red = R
colour-letter-yellow = G
colour-letter-green = Ü
colour-letter-blue = B
colour-letter-orange = O
colour-letter-purple = L

# Wie Spiele enden. Die Gründe stehen nach einem Doppelpunkt: Ganze Sätze beginnen groß.
event-ended = Das Spiel ist zu Ende: { $outcome-reason }. { $outcome-winners-count ->
    [0] Niemand gewinnt.
    [1] { $outcome-winners } gewinnt.
   *[other] { $outcome-winners } gewinnen gemeinsam.
  }
reason-two-rows-closed = Zwei Reihen sind abgeschlossen
reason-four-misses = vierter Fehlwurf
reason-line = Eine Reihe ist vollständig
reason-gave-a-line = eine Reihe für die Gegenseite
reason-repetition = dieselbe Stellung zum dritten Mal
reason-last-tile-played = Der letzte Stein ist gelegt
reason-all-passed = Alle haben gepasst
reason-nothing-fits = Kein Stein kann mehr gelegt werden

# Auf einem gedruckten Zettel.
sheet-title = Qwixx-Zettel
sheet-name = Name
sheet-lucky = Glückszahlen
sheet-points = Punkte
sheet-misses = Fehlwürfe −5
sheet-total = Gesamt
sheet-at-least = mind.
sheet-exists = { $file } gibt es schon: Nenne eine andere Datei oder ersetze sie mit --replace.
sheet-not-for-a-terminal = Ein PDF lässt sich nicht im Terminal zeigen: Nenne eine Datei mit -o.

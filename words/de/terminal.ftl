# Das Terminal.
seat-name = Person { $number }
prompt-dice = Würfel
prompt-chance = Was hat der Zufall gebracht? Gib es in Notation ein, zum Beispiel w3 w4 r1 y6 g2 b5 oder first 0.
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
to-decide = { $seat } ist dran
to-type = Gib ein, was die Würfel zeigen
over = Das Spiel ist zu Ende
curtain = Gib die Tastatur an { $seat } weiter und drück dann Enter.
moves = Züge
log = Verlauf
table = Tisch
nothing-to-undo = Jetzt gibt es nichts zurückzunehmen.
undone = Zurückgenommen.
saved = Das Spiel ist gespeichert in { $file }.
stopped = Beendet.
stopped-here = Beendet. Das Spiel bis hierher:
language-is = Jetzt auf Deutsch.
screen-too-small = Das Fenster ist zu klein: Gebraucht werden 60 Spalten und 18 Zeilen. Vergrößere es, oder beende mit Strg-C und nimm --plain.
help-plain = Gib einen Zug in Notation ein, oder
    ?       was du tun kannst und was es zählt
    show    den Tisch noch einmal
    undo    die letzte Entscheidung zurücknehmen
    rules   wo die Regeln stehen
    quit    hier aufhören
help-screen = ↑ ↓  Zug wählen · Enter  ihn spielen · oder einen Zug in Notation eintippen, auch einen Teil, um ihn zu suchen
    Tab  gewählten Zug in die Zeile kopieren · Esc  Zeile leeren · Strg-Z  zurücknehmen
    Bild↑ Bild↓ ← →  Tisch bewegen · Strg-L  nächste Sprache · Strg-C  beenden
    (jede Taste schließt diese Hilfe)
help-short = ↑↓ Zug · Enter los · F1 Hilfe · Strg-Z zurück · Strg-C Ende
help-replay = ← → Schritt · ↑ ↓ Tisch · Pos1 Ende · Strg-L Sprache · q beenden
read-rules = Regeln lesen: qlub rules { $game } --lang de
replay-step = Schritt { $step } von { $steps }
result-line = { $seat }: { $points }
help-over = Enter Ende · Strg-L Sprache

option-form = „{ $option }“: Optionen schreibt man NAME=WERT.
resume-has-its-own = Das Spiel von --resume hat schon seine Variante, Plätze, Optionen und Würfel: Lass sie weg.
resume-elsewhere = { $file } wurde nicht an einem einzigen Gerät gespielt: Sieh es dir mit qlub replay { $file } an.
resume-other-game = { $file } ist ein Spiel von { $game }.
save-exists = { $file } gibt es schon: Spiel mit --resume { $file } weiter oder nenne eine andere Datei.
too-many-players = { $given } Mitspielende für { $seats } Plätze.
too-many-names = { $given } Namen für { $seats } Plätze.
name-unwritable = Name { $number }, erwartet: Buchstaben; gefunden: „{ $name }“.
name-twice = Zwei Personen heißen „{ $name }“.
program-unnamed = Ein Platz ist für ein Programm: Nenne seinen Befehl mit --program.

serve-open = Der Tisch ist offen.
serve-here = An diesem Computer:  { $link }
serve-shared = Auf Handys im WLAN:  { $link }
serve-stop = Strg-C hält ihn an. Was gespielt wurde, bleibt erhalten.

verify-fair = { $lines } Zeilen sind unversehrt, und alle { $deals } Würfe und Ziehungen folgen aus dem Geheimnis, das festgelegt wurde, bevor sich jemand gesetzt hat, und aus den Zahlen von Platz { $seats }.
verify-seeded = { $lines } Zeilen sind unversehrt, und alle { $deals } Würfe und Ziehungen folgen aus dem Startwert.
verify-secret = { $lines } Zeilen sind unversehrt, und alle { $deals } Würfe und Ziehungen folgen aus dem Geheimnis des Tisches.
verify-typed = { $lines } Zeilen sind unversehrt. Es waren echte Würfel, von Hand eingegeben: Nachzurechnen gibt es nichts.
verify-drawn = { $lines } Zeilen sind unversehrt. Die Würfe oder Ziehungen kommen aus einem Spiel, das ein älteres Programm gespeichert hat: Nachzurechnen gibt es nichts.
verify-unfinished = Das Spiel ist nicht zu Ende; was bisher gespielt wurde, folgt den Regeln.

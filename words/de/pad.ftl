# Was neben einem echten Tisch gesagt wird: am Block und an der Punkteliste.
event-claimed = { $seat } hat { $cell-colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
  } { $cell-number }{ $own ->
    [yes] {" "}allein
   *[no] {""}
  } angekreuzt.
event-slipped = Das passt nicht zusammen. { $seat }, welche Zahl galt für alle?
event-settled = Die Zahl für alle war { $sum }, sagt { $seat }.
event-undone = { $cell-colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
  } { $cell-number } von { $seat } gilt nicht: { $why ->
    [closed] Die Reihe war da schon abgeschlossen.
    [over] Das Spiel war da schon zu Ende.
   *[bonus] Der Bonus geht jetzt woandershin.
  }
rule-who-begins = Sag zuerst, wer beginnt.
rule-no-such-player = Dort sitzt niemand.
rule-which-number = Sag zuerst, welche Zahl für alle galt.
rule-no-such-sum = Die Zahl liegt zwischen 2 und { $most }; { $sum } gibt es nicht.
rule-enter-marks = Tipp an, was du mit diesem Wurf angekreuzt hast.
rule-not-the-active-player = Nur wer an der Reihe ist, kreuzt allein etwas an.
rule-one-colour-tick = Ein weißer und ein Farbwürfel ergeben ein Kreuz, nicht zwei.
rule-cards-of-one-colour = Zusammen ausgespielte Karten haben eine Farbe.
rule-out-of-reach = Wenn die weißen Würfel { $sum } zeigen, ergibt kein weißer mit einem Farbwürfel { $cell-number }.
rule-qwixx-pad-not-the-sum = Die Zahl für alle war { $sum }, nicht { $cell-number }.
rule-common-is-done = Die Kreuze aller sind fertig: jetzt nur noch, was du allein ankreuzt.
rule-no-lucky-number = Das ist keine Glückszahl dieses Zettels.
rule-table-nothing-to-call = Diese Frage ist mit der letzten Antwort zu Ende.
rule-table-not-yours-to-call = Wer gewürfelt hat oder die Spielleitung sagt, wann es weitergeht.
rule-table-called-too-soon = Einen Moment: Jeder hat mindestens drei Sekunden.
rule-table-nothing-to-correct = Dort gibt es nichts zu berichtigen.
news-called = { $seat } würfelt gleich: Tipp an, was du angekreuzt hast.
news-corrected = { $by ->
    [none] Die Spielleitung
   *[other] { $by }
  } hat berichtigt, was { $seat } eingetragen hatte: aus { $before } wurde { $action }.
expected-a-cell-like-r5-or-and-a-cell = `-`, ein Feld wie r5, oder `+` und ein Feld
expected-a-space-and-a-tick = ein Leerzeichen, `+` und ein Kreuz
expected-rows-from-the-top-numbers-from-low-to-high = Reihen von oben nach unten, Zahlen von klein nach groß
expected-what-somebody-ticked-a-pad-is-not-told-the-dice = was jemand angekreuzt hat: Ein Block kennt die Würfel nicht
pad-who-begins = Wer würfelt zuerst?
pad-who-begins-wait = { $name } sagt, wer zuerst würfelt.
pad-round-mine = Du würfelst. Tipp an, was du ankreuzt, dann geht es mit dem nächsten Wurf weiter.
pad-round = { $name } würfelt. Tipp an, was du mit den weißen Würfeln ankreuzt, und bestätige.
pad-cards-round-mine = Du bist dran. Tipp an, was du ankreuzt, dann geht es weiter.
pad-cards-round = { $name } ist dran. Tipp an, was du mit der Zahl auf dem Stapel ankreuzt, und bestätige.
pad-watch = { $name } ist dran.
pad-which = { $claims }: Welche war es?
pad-which-wait = { $claims }. { $name } sagt, welche es war.
pad-claim = { $name } hat { $numbers }
pad-which-label = Die Zahl für alle
pad-which-other = Eine andere Zahl
pad-mend = Die Zahl war { $sum }. Was hast du angekreuzt?
pad-mend-wait = Die Zahl war { $sum }. Wer eine andere hatte, trägt neu ein.
pad-colour = Was du allein angekreuzt hast, gilt nicht mehr. Etwas anderes oder nichts?
pad-colour-wait = { $name } darf ein anderes Kreuz wählen.
pad-nothing = nichts
pad-mode = Womit du ankreuzt
pad-mode-white = Weiße Würfel
pad-mode-pile = Zahl auf dem Stapel
pad-mode-die = Farbwürfel
pad-mode-cards = Meine Karten
pad-mode-lucky = Glückszahl
pad-choose = Der Bonus geht in
pad-staged = { $entry }?
pad-entered = Eingetragen: { $entry }
pad-pass = Nichts
pad-confirm = Bestätigen
pad-confirmed = Eingetragen
pad-next-roll = Nächster Wurf
pad-next-roll-in = Nächster Wurf in { $seconds }
pad-cards-next = Nächster Zug
pad-cards-next-in = Nächster Zug in { $seconds }
pad-miss = Fehlwurf ankreuzen
pad-wait = Warten
pad-missing = Noch nicht fertig: { $names }, mit drei Sekunden Zeit.
pad-closes = Weiter in { $seconds }. Es fehlt noch: { $names }.
pad-closes-you = Weiter in { $seconds }. Bestätige, was du angekreuzt hast!
pad-late = Runde { $roll } ging weiter ohne dein Kreuz: { $entry }. Hattest du das da angekreuzt?
pad-late-instead = Runde { $roll } ging weiter mit dem, was du bestätigt hattest: { $entered }. Soll es stattdessen { $entry } sein?
pad-late-yes = Ja, eintragen
pad-late-no = Nein
pad-correct = Eintrag berichtigen
pad-correct-roll = Runde
pad-correct-who = Wer
pad-correct-was = Eingetragen: { $entry }
pad-correct-common = Mit der Zahl für alle
pad-correct-own = Allein
pad-correct-save = Berichtigen
pad-lucky-cell = { $cell } (Glückszahl)
pad-still = Noch eingetragen: { $entry }. Tipp auf „Nichts“, um es wegzunehmen.
pad-roll-number = Runde { $number } ({ $name })
event-counted = { $seat } macht { $points } und hat { $total }.
rule-say-the-points = Sag, was der Zug gebracht hat.
rule-too-many-points = Kein Zug bringt { $points }: höchstens { $most }.
rule-out-with-tiles = Wer fertig wird, hat einen Stein gelegt und damit Punkte gemacht.
expected-points-a-tally-is-not-told-the-tiles = Punkte: Eine Punkteliste kennt die Steine nicht
expected-points-end-or-first-and-a-seat = Punkte, `end`, oder `first` und ein Platz
tally-who = Wer beginnt?
tally-yours = Du bist dran: Tipp jede Linie an, die du gemacht hast.
tally-theirs = { $name } legt.
tally-line = Eine Linie mit { $points }
tally-lines = Linien: { $lines }
tally-none = Noch nichts
tally-undo = Letzte Linie weg
tally-out = Fertig: 6 mehr
tally-confirm = { $points } aufschreiben
tally-swap = Getauscht: 0
tally-end = Niemand kann legen
tally-end-sure = Spiel beenden
tally-turns = Züge von { $name }
tally-points-typed = Punkte des Zugs
tally-went-out = { $points } und Schluss
tally-who-wait = { $name } sagt, wer anfängt.
tally-turn = Zug
tally-turn-number = Zug { $number }: { $points }
tally-right = Richtig ist
tally-correct = Zug berichtigen

# Was bei Qwixx geschieht, mit Würfeln und mit Karten.
event-began = { $seat } beginnt.
event-rolled = { $seat } würfelt { $roll }.
event-answered = { $seat } hat entschieden.
event-passed = { $seat } kreuzt nichts an.
event-missed = { $seat } kreuzt einen Fehlwurf an, den { $misses ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[4] vierten
  }.
event-closed = Die { $row ->
    [red] rote
    [yellow] gelbe
    [green] grüne
   *[blue] blaue
  } Reihe ist abgeschlossen, ihr Würfel kommt aus dem Spiel.
event-ticked = { $seat } kreuzt { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
  } { $cell-number }{ $mixed ->
    [yes] { $cell-colour ->
        [red] {" "}in der roten Reihe
        [yellow] {" "}in der gelben Reihe
        [green] {" "}in der grünen Reihe
       *[blue] {" "}in der blauen Reihe
      }
   *[no] {""}
  }{ $means ->
    [lucky] {" "}mit einer Glückszahl
    [bonus] {" "}durch einen Bonus
   *[other] {""}
  } an.
event-locked = { $seat } kreuzt das { $row ->
    [red] rote
    [yellow] gelbe
    [green] grüne
   *[blue] blaue
  } Schloss an.
event-boxed = { $seat } kreuzt ein Kästchen der Bonusleiste an.
event-paired = { $seat } vervollständigt { $symbol ->
    [circle] die Kreise: zwei Kreuze mehr in der leersten Reihe
    [diamond] die Rauten: ein Kreuz mehr in jeder Reihe
    [square] die Quadrate: Die leerste Reihe zählt doppelt
    [octagon] die Achtecke: 13 Punkte mehr
   *[star] die Sterne: Fehlwürfe kosten nichts
  }.
event-wasted = { $seat } kann einen Bonus in der { $row ->
    [red] roten
    [yellow] gelben
    [green] grünen
   *[blue] blauen
  } Reihe nicht nutzen.
event-dealt = Die Karten sind verteilt. Auslage: { $row }; oben auf dem Stapel: { $top-number }.
event-held = Deine Karten: { $hand }.
event-took = { $seat } nimmt die { $back-number } aus der Auslage.
event-saw = Es ist { $card-colour ->
    [red] die rote { $card-number }
    [yellow] die gelbe { $card-number }
    [green] die grüne { $card-number }
    [blue] die blaue { $card-number }
   *[joker] die Joker-{ $card-number }
  }.
event-shuffled = Die { $cards } gespielten Karten werden zu einem neuen Stapel gemischt.
event-refilled = Die Auslage ist aufgefüllt: { $row }. Die Zahl für alle: { $top-number }.
event-played = { $seat } spielt { $play }.

# Auf der Seite.
game-qwixx = Qwixx
game-qwixx-about = Sechs Würfel, vier Reihen, ein Stift. Eine Viertelstunde, für eine bis fünf Personen.
game-qwixx-cards = Qwixx – Das Kartenspiel
edition-classic = Klassisch
edition-classic-about = Der Zettel, den alle kennen.
edition-longo = Longo
edition-longo-about = Bis 16, achtseitige Würfel, zwei Abschlussfelder, Glückszahlen.
edition-gemixxt-a = gemixxt A
edition-gemixxt-a-about = Jede Reihe mischt mehrere Farben.
edition-gemixxt-b = gemixxt B
edition-gemixxt-b-about = Die Zahlen jeder Reihe sind gemischt.
edition-bonus-a = Bonus A
edition-bonus-a-about = Bonusfelder bringen weitere Kreuze, in der Reihenfolge einer Leiste.
edition-bonus-b = Bonus B
edition-bonus-b-about = Paare von Zeichen bringen Kreuze und Punkte.
option-closing_needs = Kreuze vor dem Abschlussfeld
option-closing_needs-why = Wie viele Kreuze eine Reihe braucht, bevor ihr letztes Feld angekreuzt werden darf.
option-lucky = Glückszahlen
option-lucky-why = Ein Paar für jeden Platz, zum Beispiel 5/10,6/11. Bleibt das Feld leer, werden alle Paare ausgelost.
option-lucky-usual = ausgelost
game-qwixx-cards-about = Handkarten, Auslage und Stapel: Qwixx ohne Würfel, für zwei bis fünf Personen.
edition-jokers = Joker
edition-jokers-about = Elf Joker zusätzlich, jeder in beliebiger Farbe.
option-jokers = Joker
option-jokers-why = Elf Karten zusätzlich, jede in beliebiger Farbe.
option-jokers-no = ohne
option-jokers-yes = mit
option-gap_rule = Leere Felder zwischen Kreuzen
option-gap_rule-why = Wie viele Felder einer Reihe zwischen den Kreuzen eines Zuges leer bleiben dürfen.
option-gap_rule-free = beliebig viele
option-gap_rule-strict = höchstens eins
before-edition-qwixx-cards = Zettel
cards-row = Auslage
cards-pile = Stapel
cards-back = { $number }, verdeckt
cards-top = Oben auf dem Stapel: { $number }
cards-hand = Deine Karten
cards-hand-of = Karten von { $name }: { $numbers }
cards-card = { $colour ->
    [joker] Joker { $number }
    [red] Rot { $number }
    [yellow] Gelb { $number }
    [green] Grün { $number }
   *[blue] Blau { $number }
  }
cards-drawn = Eine Karte wird aufgedeckt.
cards-begin = Wir losen aus, wer beginnt, und verteilen die Karten.
cards-take-this = Die { $number } nehmen
cards-colour = Die Joker zählen als
cards-ticks = Kreuzt { $numbers } an.
cards-ticks-none = Kreuzt nichts an.
cards-ticks-choose = Was angekreuzt wird
cards-miss = Nichts angekreuzt in diesem Zug: ein Fehlwurf.

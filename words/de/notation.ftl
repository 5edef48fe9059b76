# Was eine Notation an einer Stelle erwartet. Der Schlüssel ist der englische Text.
expected-and-a-row = `,` und eine Reihe
expected-or-a-cell-like-r5 = `-` oder ein Feld wie r5
expected-and-a-cell = `@` und ein Feld
expected-first-and-a-seat-or-a-roll-like-w3-w4-r1-y6-g2-b5 = `first` und ein Platz oder ein Wurf wie w3 w4 r1 y6 g2 b5
expected-take-0-a-cell-like-r5-or-cards-like-r-4x-7 = `take 0`, `-`, ein Feld wie r5 oder Karten wie r: 4x 7
expected-a-colour-r-o-y-g-b-or-p = eine Farbe (R rot, O orange, Y gelb, G grün, B blau oder P lila)
expected-a-colour-r-y-g-or-b = eine Farbe (r rot, y gelb, g grün oder b blau)
expected-a-column-a-to-e = eine Spalte (a bis e)
expected-a-face-of-the-die = eine Augenzahl des Würfels
expected-a-move-for-there-is-no-chance-in-quixo = ein Zug, denn bei Quixo gibt es keinen Zufall
expected-a-number-from-107-to-107 = eine Zahl von -107 bis 107
expected-a-number-from-2-to-12 = eine Zahl von 2 bis 12
expected-a-number-from-2-to-16 = eine Zahl von 2 bis 16
expected-a-place-in-the-row = eine Stelle in der Auslage
expected-a-row-1-to-5 = eine Zeile (1 bis 5)
expected-a-row-r-y-g-or-b = eine Reihe (r rot, y gelb, g grün oder b blau)
expected-a-seat = ein Platz
expected-a-seat-0-to-3 = ein Platz (0 bis 3)
expected-a-shape-c-x-d-s-t-or-k = eine Form (c Kreis, x Kreuz, d Raute, s Quadrat, t Stern oder k Kleeblatt)
expected-a-space = ein Leerzeichen
expected-a-white-die-like-w3 = ein weißer Würfel wie w3
expected-an-end-n-e-s-or-w = eine Seite (N oben, E rechts, S unten oder W links)
expected-cards-from-low-to-high-each-once = Karten von der niedrigsten zur höchsten, jede einmal
expected-a-number-marked-once-at-its-first-card = eine Zahl, nur einmal markiert, bei ihrer ersten Karte
expected-and-the-cards-played = `:` und die gespielten Karten
expected-colour-dice-in-the-order-r-y-g-b-like-r1-y6 = Farbwürfel in der Reihenfolge r, y, g, b, wie r1 y6
expected-the-end = das Ende
expected-tiles-like-rk-0-0-swap-and-tiles-like-rk-or-pass = Steine wie Rk@0,0, `swap` und Steine wie Rk oder `pass`

# Was eine Einstellung an einer Stelle erwartet.
expected-a-number-of-ticks = eine Anzahl von Kreuzen
expected-a-number-of-seats = eine Anzahl von Plätzen
expected-an-edition = eine Variante
expected-an-option = eine Option
expected-a-value = ein Wert
expected-and-a-value = `=` und ein Wert
expected-two-numbers-from-2-to-16 = zwei Zahlen von 2 bis 16
expected-two-different-numbers = zwei verschiedene Zahlen
expected-and-the-second-number = `/` und die zweite Zahl
expected-and-the-next-seat-s-pair = `,` und das Paar des nächsten Platzes
expected-a-pair-that-no-other-seat-has = ein Paar, das kein anderer Platz hat

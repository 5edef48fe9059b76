# Was bei Qwirkle geschieht.
event-qwirkle-dealt = Die Steine sind verteilt. Noch im Beutel: { $bag }.
event-qwirkle-took = Du ziehst { $tiles }.
event-bid = { $seat } sagt { $size } an.
event-qwirkle-played = { $seat } legt { $play } für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }.
event-swapped = { $seat } tauscht { $count ->
    [one] einen Stein
   *[other] { $count } Steine
  }.
event-drew = { $seat } zieht { $count ->
    [one] einen Stein
   *[other] { $count } Steine
  } nach. Noch im Beutel: { $bag }.
event-qwirkle-passed = { $seat } passt.
event-went-out = { $seat } hat den letzten Stein gelegt: { $bonus } Punkte dazu.

# Auf der Seite.
game-qwirkle = Qwirkle
game-qwirkle-about = Reihen einer Farbe oder einer Form, Stein für Stein. Für zwei bis vier Personen.
edition-standard = 108 Steine
edition-standard-about = Alle 108 Steine.
option-oldest = Die älteste Person
option-oldest-why = Beginnt, wenn mehrere die höchste Ansage machen, auch bei jeder Revanche.
option-must_play = Wenn der Beutel leer ist
option-must_play-why = Ob legen muss, wer legen kann.
option-must_play-on = wer legen kann, muss
option-must_play-off = Passen ist erlaubt
shape-circle = Kreis
shape-cross = Kreuz
shape-diamond = Raute
shape-square = Quadrat
shape-star = Stern
shape-clover = Kleeblatt
qwirkle-tile = { $shape } in { $colour }
qwirkle-board = Spielfläche
qwirkle-hand = Deine Steine
qwirkle-bag = { $count ->
    [0] Der Beutel ist leer
    [one] { $count } Stein im Beutel
   *[other] { $count } Steine im Beutel
  }
qwirkle-cell = Spalte { $x }, Zeile { $y }
qwirkle-empty = leer
qwirkle-spot = { $tile } passt hier, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
qwirkle-spot-more = { $tile } passt hier, mit weiteren Steinen
qwirkle-laid = jetzt gelegt
qwirkle-last = zuletzt gelegt
qwirkle-opening = { $shared ->
    [yes] { $name }: Du beginnst mit { $bid ->
        [one] einem Stein
       *[other] { $bid } Steinen
      } in einer Reihe.
   *[no] Du beginnst: Leg { $bid ->
        [one] einen Stein
       *[other] { $bid } Steine
      } in einer Reihe.
  }
qwirkle-play = { $shared ->
    [yes] { $name }: Wähle einen Stein, dann ein leuchtendes Feld; oder tausche.
   *[no] Du bist dran: Wähle einen Stein, dann ein leuchtendes Feld; oder tausche.
  }
qwirkle-only-swap = Kein Stein passt: Tausche welche.
qwirkle-must-pass = Kein Stein passt, und der Beutel ist leer: Du passt.
qwirkle-play-or-pass = { $shared ->
    [yes] { $name }: Wähle einen Stein, dann ein leuchtendes Feld; oder passe.
   *[no] Du bist dran: Wähle einen Stein, dann ein leuchtendes Feld; oder passe.
  }
qwirkle-nowhere = { $tile } passt gerade nirgends.
qwirkle-not-yet = Noch nicht spielbar: { $why }
qwirkle-dealing = Steine werden gezogen.
qwirkle-line = { $axis ->
    [across] Waagerecht
   *[down] Senkrecht
  }: { $length }
qwirkle-full = eine volle Reihe aus sechs zählt doppelt
qwirkle-out = letzter Stein
qwirkle-swap = Tauschen
qwirkle-swap-choose = Welche Steine willst du tauschen?
qwirkle-swap-now = { $count ->
    [0] Steine wählen
    [one] { $count } Stein tauschen
   *[other] { $count } Steine tauschen
  }
qwirkle-pass = Passen
qwirkle-cancel = Abbrechen
qwirkle-fit = Alles zeigen
qwirkle-closer = Vergrößern
qwirkle-farther = Verkleinern
qwirkle-map = Übersicht der Spielfläche: antippen, um dorthin zu gehen
qwirkle-tiles = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
  }
qwirkle-bid = Ansage { $bid }
qwirkle-bids = Die Ansagen: bei allen die größte Gruppe einer Farbe oder einer Form. Wer am meisten ansagt, beginnt.
qwirkle-six = Qwirkle!
qwirkle-unseen = Noch nicht gesehene Steine
qwirkle-unseen-why = { $bag ->
    [0] Der Beutel ist leer: Diese Steine haben die anderen.
   *[other] Diese Steine sind im Beutel ({ $bag }) oder bei den anderen.
  }
qwirkle-unseen-left = { $tile }: noch { $count }
qwirkle-turns = Züge
qwirkle-best = bester Zug
qwirkle-lines = Reihen

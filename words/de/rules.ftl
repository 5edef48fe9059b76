# Ablehnungen, die alle Spiele gemeinsam haben.
rule-over = Das Spiel ist zu Ende.
rule-chance-is-due = Warte: Erst kommen die Würfel, Karten oder Steine.
rule-decision-is-due = Erst kommt eine Entscheidung: Jetzt wird nicht gezogen oder gewürfelt.
rule-not-your-turn = Du bist gerade nicht dran.
rule-impossible = Das kann jetzt nicht sein: Schau noch einmal auf die Würfel oder Karten.

# Qwixx.
rule-no-such-cell = { $cell-colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
  } { $cell-number } gibt es auf diesem Zettel nicht.
rule-row-closed = Die { $row ->
    [red] rote
    [yellow] gelbe
    [green] grüne
   *[blue] blaue
  } Reihe ist abgeschlossen.
rule-not-the-sum = Die weißen Würfel ergeben { $sum }, nicht { $cell-number }.
rule-lucky-takes-the-next-cell = Mit einer Glückszahl kreuzt du das nächste Feld einer Reihe an; die { $cell-number } ist dort nicht das nächste.
rule-lucky-takes-the-weakest-row = Eine Glückszahl gilt dort, wo du die wenigsten Kreuze hast: { $rows }.
rule-die-gone = Der { $colour ->
    [red] rote
    [yellow] gelbe
    [green] grüne
   *[blue] blaue
  } Würfel ist nicht mehr im Spiel.
rule-not-the-dice = Kein weißer Würfel ergibt mit dem { $colour ->
    [red] roten
    [yellow] gelben
    [green] grünen
   *[blue] blauen
  } zusammen { $cell-number }.
rule-already-ticked = Die { $cell-number } ist schon angekreuzt.
rule-left-to-right = Die { $cell-number } steht links von der { $last }, deinem letzten Kreuz in dieser Reihe. Angekreuzt wird von links nach rechts.
rule-closing-needs = Um eine Reihe abzuschließen, brauchst du darin vorher { $need } Kreuze; du hast { $have }.
rule-choose-a-row = Sag, wohin der Bonus kommt: { $rows }. (Häng > und r, y, g oder b für Rot, Gelb, Grün oder Blau an.)
rule-not-the-weakest-row = Der Bonus kommt in eine Reihe mit den wenigsten Kreuzen: { $rows }.
rule-no-row-to-choose = Hier gibt es keine Reihe zu wählen.

# Qwixx mit Karten.
rule-qwixx-cards-row-closed = Du hast die { $row ->
    [red] rote
    [yellow] gelbe
    [green] grüne
   *[blue] blaue
  } Reihe abgeschlossen.
rule-take-a-card = Nimm zuerst eine Karte aus der Auslage.
rule-no-such-place = In der Auslage liegt an Stelle { $place } keine Karte.
rule-answer-the-number = Jetzt kreuzen alle die gemeinsame Zahl { $number } an oder nichts.
rule-not-the-number = Die gemeinsame Zahl ist { $number }, nicht { $cell-number }.
rule-play-a-card = Spiel jetzt ein bis drei Karten einer Farbe.
rule-three-cards-at-most = Du spielst höchstens drei Karten zusammen, nicht { $cards }.
rule-qwixx-cards-not-in-hand = Du hast { $card-colour ->
    [red] die rote { $card-number }
    [yellow] die gelbe { $card-number }
    [green] die grüne { $card-number }
    [blue] die blaue { $card-number }
   *[joker] die Joker-{ $card-number }
  } nicht auf der Hand.
rule-one-cell-left-out = Zwischen deinem ersten und deinem letzten Kreuz darf höchstens ein Feld leer bleiben; hier wären es { $cells }.

# Quixo.
rule-quixo-no-such-cell = Ein Feld { $cell } hat das Brett nicht.
rule-not-on-the-border = { $cell } liegt nicht am Rand: Nur Würfel vom Rand dürfen genommen werden.
rule-opponents-cube = Der Würfel auf { $cell } zeigt das Zeichen der Gegenseite.
rule-first-round = In der ersten Runde dürfen nur neutrale Würfel genommen werden, und { $cell } hat schon ein Zeichen.
rule-partners-cube = Der Punkt von { $cell } zeigt auf { $partner }: Nur { $partner } darf ihn nehmen.
rule-same-place = Ein Würfel kommt nie dorthin zurück, wo er weggenommen wurde.
rule-dot-needed = Dreh den Punkt zu einem von euch beiden: { $partners }. (Häng zum Beispiel .2 für Platz 2 an; der erste Platz ist 0.)
rule-dot-at-an-opponent = Der Punkt zeigt auf { $partners }, nie auf das andere Team.
rule-no-dots = Zu zweit haben die Würfel keine Punkte.

# Qwirkle.
rule-not-in-hand = Diesen Stein hast du nicht: { $tile }.
rule-cell-taken = Dort liegt schon ein Stein ({ $cell }).
rule-not-in-one-line = Alle Steine eines Zuges gehören in eine Reihe, waagerecht oder senkrecht.
rule-gap = Zwischen deinen Steinen bliebe eine Lücke ({ $cell }).
rule-first-at-origin = Die erste Reihe beginnt in der Mitte, bei 0,0, nicht bei { $cell }.
rule-touches-nothing = Einer deiner Steine muss an einen liegenden Stein anschließen.
rule-line-too-long = Eine Reihe hat höchstens sechs Steine; diese hätte { $length }.
rule-line-repeats = In einer Reihe läge derselbe Stein zweimal: { $tile }.
rule-line-mixes = In einer Reihe lägen { $one } und { $other }, die weder Farbe noch Form gemeinsam haben.
rule-opening-is-the-bid = Der erste Zug hat so viele Steine, wie du angesagt hast: { $bid }, nicht { $played }.
rule-starter-plays = Wer beginnt, muss legen und darf weder tauschen noch passen.
rule-swap-of-nothing = Getauscht wird mindestens ein Stein.
rule-bag-too-small = Steine im Beutel: { $bag }. Du kannst nicht { $swapped } tauschen.
rule-pass-with-a-bag = Solange Steine im Beutel sind ({ $bag }), legst oder tauschst du.
rule-pass-though-playable = Du kannst legen, also musst du legen.

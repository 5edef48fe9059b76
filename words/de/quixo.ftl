# Was bei Quixo geschieht.
event-moved = { $seat } nimmt { $cell } und schiebt den Würfel bei { $entry } ein{ $dot ->
    [none] {""}
   *[other] {""}; der Punkt zeigt auf { $dot }
  }.
event-skipped = { $seat } kann keinen Würfel nehmen und setzt aus.
event-lined = Eine Reihe aus { $mark ->
    [cross] Kreuzen
   *[ring] Kreisen
  }: { $cells }.
event-repeated = Diese Stellung gab es nun { $times }-mal.

# Was der Bot, der nie verliert, über sich sagt.
remark-cannot-lose = kann nicht verlieren
event-remark-cannot-lose = { $seat } hat seit dem leeren Brett jeden Zug dieser Seite gewählt und kann nicht verlieren.
remark-keeps-wins = kann nicht verlieren, verpasst keinen Sieg
event-remark-keeps-wins = { $seat } hat seit dem leeren Brett jeden Zug dieser Seite gewählt, kann also nicht verlieren und lässt sich keinen Sieg entgehen.
remark-not-since-the-start = ohne Garantie: Nicht alle Züge waren eigene
event-remark-not-since-the-start = { $seat } spielt so gut wie möglich, aber ohne Garantie, nicht zu verlieren: Nicht alle Züge dieser Seite waren eigene.
remark-another-game = ohne Garantie in diesem Spiel
event-remark-another-game = { $seat } spielt so gut wie möglich, hier aber ohne Garantie, nicht zu verlieren.
remark-no-table = ohne Garantie: Die Zugtabelle fehlt
event-remark-no-table = { $seat } spielt so gut wie möglich, aber ohne Garantie, nicht zu verlieren: Die Zugtabelle fehlt.

# Auf der Seite.
game-quixo = Quixo
game-quixo-about = Nimm einen Würfel, schieb ihn ein, bring fünf in eine Reihe. Zu zweit oder zu viert in Teams.
edition-two = Zu zweit
edition-two-about = Kreuz gegen Kreis.
edition-four = Zu viert
edition-four-about = Zwei Teams; ein Punkt auf jedem Würfel sagt, wer ihn nehmen darf.
option-side = Brettgröße
option-side-why = Fünf Würfel wie in der Schachtel; drei oder vier für ein schnelles Spiel und für Kinder.
option-repetition = Dreimal dieselbe Stellung
option-repetition-why = Zwei, die perfekt spielen, würden nie fertig: Eine Stellung, die zum dritten Mal da ist, ist remis.
option-repetition-draw = Remis
option-repetition-off = Weiterspielen
option-starts = Wer beginnt
option-starts-why = Kreuz oder Kreis; von dort geht es dann reihum.
option-cross = Wer Kreuz spielt
option-cross-why = Zu viert gilt das auch für die Person gegenüber.
before-edition-quixo = Zwei oder vier
quixo-board = Brett
quixo-cell = { $cell }, { $mark ->
    [cross] Kreuz
    [ring] Kreis
   *[none] neutral
  }
quixo-dot = Punkt zeigt auf { $name }
quixo-taken = genommen
quixo-takeable = kann genommen werden
quixo-in-line = in einer Reihe
quixo-last = zuletzt eingeschoben
quixo-take = { $shared ->
    [yes] { $name }: Nimm einen Würfel vom Rand, neutral oder mit { $mark ->
        [cross] Kreuz
       *[ring] Kreis
      }.
   *[no] Du bist dran: Nimm einen Würfel vom Rand, neutral oder mit { $mark ->
        [cross] Kreuz
       *[ring] Kreis
      }.
  }
quixo-take-neutral = { $shared ->
    [yes] { $name }: Nimm einen neutralen Würfel vom Rand.
   *[no] Du bist dran: Nimm einen neutralen Würfel vom Rand.
  }
quixo-push = { $cell } ist genommen. Wähle einen Pfeil zum Einschieben.
quixo-ends = { $mine ->
    [yes] Du gewinnst: { $reason }.
    [no] Du verlierst: { $reason }.
   *[draw] Remis: { $reason }.
  }
quixo-times = Diese Stellung ist zum { $times ->
    [2] zweiten
   *[other] dritten
  } Mal da.
quixo-skips = Kein Würfel zu nehmen für { $names }: Zug fällt aus.
quixo-goes-on = Das Spiel geht weiter.
quixo-dot-whose = Wer darf ihn als Nächstes nehmen? Dreh den Punkt.
quixo-dot-at = { $mine ->
    [yes] Punkt zu mir
   *[no] Punkt zu { $name }
  }
quixo-draw-sure = Sind alle mit Remis einverstanden?
quixo-turn = Brett drehen
quixo-mark = spielt { $mark ->
    [cross] Kreuz
   *[ring] Kreis
  }
quixo-own = { $own ->
    [one] { $own } Würfel
   *[other] { $own } Würfel
  }
quixo-with = mit { $names } · { $own }

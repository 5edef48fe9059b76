# Warum die beste Antwort besser ist als die gegebene: die Gründe von Tipps und Analyse. $best ist nach der besten
# Antwort gezählt, $yours nach der gegebenen. Gesagt wird ein Satz nur, wenn beide verschieden sind und der
# Unterschied für die beste Antwort spricht.

reason-qwixx-points = Die beste Antwort bringt jetzt { $best ->
    [one] { $best } Punkt
   *[other] { $best } Punkte
  }, deine { $yours }.
reason-qwixx-skipped = Die beste Antwort lässt { $best ->
    [0] kein Feld
    [one] { $best } Feld
   *[other] { $best } Felder
  } aus, deine { $yours }.
reason-qwixx-misses = Nach der besten Antwort hast du { $best ->
    [0] keinen Fehlwurf
    [one] { $best } Fehlwurf
   *[other] { $best } Fehlwürfe
  }, nach deiner { $yours }.
reason-qwixx-closes = Die beste Antwort schließt { $best ->
    [one] { $best } Reihe
   *[other] { $best } Reihen
  } ab, deine { $yours ->
    [0] keine
   *[other] { $yours }
  }.
# 1: Die Antwort beendet die Partie. Dann gewinnt die beste damit, oder deine verliert damit.
reason-qwixx-ends = { $best ->
    [0] Deine beendet die Partie, während jemand anders vorn liegt; die beste Antwort nicht.
   *[other] Die beste Antwort beendet die Partie, während du vorn liegst; deine nicht.
  }
# In Prozent.
reason-qwixx-next = Die nächste weiße Summe passt nach der besten Antwort mit { $best } % ohne Lücke in eine deiner Reihen, nach deiner mit { $yours } %.
reason-qwixx-ready = Nach der besten Antwort kannst du { $best ->
    [one] { $best } Reihe mit einem Kreuz
   *[other] { $best } Reihen mit je einem Kreuz
  } abschließen, nach deiner { $yours ->
    [0] keine
   *[other] { $yours }
  }.
reason-qwixx-left = { $yours ->
    [one] { $yours } anderer Person
   *[other] { $yours } anderen
  } fehlt ein Kreuz, um eine Reihe abzuschließen, in der deine Antwort nichts ankreuzt; bei der besten { $best ->
    [0] niemandem
   *[other] { $best }
  }.

reason-qwixx-cards-points = { reason-qwixx-points }
reason-qwixx-cards-skipped = { reason-qwixx-skipped }
reason-qwixx-cards-misses = { reason-qwixx-misses }
reason-qwixx-cards-closes = { reason-qwixx-closes }
reason-qwixx-cards-ends = { reason-qwixx-ends }
reason-qwixx-cards-hand = Die beste Antwort lässt dir { $best ->
    [one] { $best } Karte
   *[other] { $best } Karten
  } auf der Hand, deine { $yours }.
reason-qwixx-cards-fits = Die Zahl, die die beste Antwort nimmt, passt noch in { $best ->
    [one] { $best } Reihe
   *[other] { $best } Reihen
  }, die von deiner in { $yours ->
    [0] keine
   *[other] { $yours }
  }.
reason-qwixx-cards-near = Die Zahl, die die beste Antwort nimmt, passt mit höchstens einem ausgelassenen Feld in { $best ->
    [one] { $best } Reihe
   *[other] { $best } Reihen
  }, die von deiner in { $yours ->
    [0] keine
   *[other] { $yours }
  }.

reason-quixo-line = Die beste Antwort macht eine Reihe deiner Seite voll und gewinnt; deine nicht.
reason-quixo-gives = Deine macht eine Reihe der anderen Seite voll und verliert; die beste Antwort nicht.
reason-quixo-opened = Nach deiner hat die andere Seite { $yours ->
    [one] { $yours } Zug
   *[other] { $yours } Züge
  }, um gleich eine Reihe zu füllen, nach der besten Antwort { $best ->
    [0] keinen
   *[other] { $best }
  }.
reason-quixo-threats = Bliebe das Brett so, hätte deine Seite nach der besten Antwort { $best ->
    [one] { $best } Zug
   *[other] { $best } Züge
  }, um eine Reihe zu füllen, nach deiner { $yours ->
    [0] keinen
   *[other] { $yours }
  }.
# Unter 0, wenn die andere Seite mehr hat.
reason-quixo-cubes = Würfel deiner Seite weniger die der anderen: { $best } nach der besten Antwort, { $yours } nach deiner.

reason-qwirkle-points = { reason-qwixx-points }
reason-qwirkle-last = Die beste Antwort legt den letzten Stein, das bringt { $best } Punkte dazu; deine nicht.
reason-qwirkle-fives = Deine hinterlässt { $yours ->
    [one] { $yours } Reihe, die
   *[other] { $yours } Reihen, die
  } ein noch nicht gesehener Stein zum Qwirkle für 12 Punkte ergänzt, die beste Antwort { $best ->
    [0] keine
   *[other] { $best }
  }.
reason-qwirkle-copies = Nach deiner { $yours ->
    [one] ergibt { $yours } noch nicht gesehener Stein
   *[other] ergeben { $yours } noch nicht gesehene Steine
  } einen Qwirkle, nach der besten Antwort { $best ->
    [0] keiner
   *[other] { $best }
  }.
reason-qwirkle-tiles = Die beste Antwort legt { $best ->
    [one] { $best } Stein
   *[other] { $best } Steine
  }, deine { $yours ->
    [0] keinen
   *[other] { $yours }
  }.
reason-qwirkle-kept = Die beste Antwort behält { $best ->
    [one] { $best } Stein
   *[other] { $best } Steine
  } für eine Reihe auf der Hand, deine { $yours ->
    [0] keinen
   *[other] { $yours }
  }.

# Was der Trainer auf der Seite sagt. Zahlen sind Prozent eines Sieges, wenn nichts anderes dasteht.
coach-opinion-short = Die Meinung unseres stärksten Spielers
coach-opinion = Eine einzige Meinung, immer die desselben Spielers, der nur sieht, was du siehst, und alle für gute Spieler hält.
coach-told = Alle am Tisch erfahren, dass du gefragt hast, und es steht im Protokoll.
coach-close = Tipp schließen
coach-fetching = Der Trainer wird geholt, { $megabytes } MB. Beim nächsten Mal ist er schon da.
coach-thinking = Der Trainer denkt nach …
coach-chance = { $percent } %
coach-proved = { $percent } %, bewiesen
coach-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
coach-won = so gut wie gewonnen
coach-lost = so gut wie verloren
coach-answer = Antwort { $place }: { $brings } { $worth }.
coach-why-not = Warum nicht Antwort { $place }? Sie heißt hier deine:
coach-yours-best = Deine ist die beste Antwort.
coach-yours-close = Deine ist so gut wie die beste, soweit der Trainer das sagen kann.
coach-yours-decided = Die Partie ist so gut wie entschieden: Es macht kaum noch etwas aus.
coach-yours = Deine gewinnt { $loss } % solcher Partien weniger als die beste, auf { $error } genau.
refused-coach-not-learnt = Der Trainer hat dieses Spiel mit diesen Optionen nicht gelernt.
refused-coach-book = Der Trainer konnte nicht holen, worin er nachschlägt. Ohne Netz kennt er nur, was schon da ist.
refused-coach-not-over = Die Partie ist nicht zu Ende: Über sie lässt sich noch nichts sagen.
refused-coach = Der Trainer kann diese Partie nicht lesen.
coach-progress = Ein erster Blick: { $percent } % geschafft. Noch ist nichts endgültig.
coach-refining = Ein erster Blick. Ein tieferer läuft weiter ({ $percent } %): Diese Zahlen können sich noch ändern.
coach-final = Ein tiefer Blick: Diese Zahlen ändern sich nicht mehr.
coach-first-only = Ein erster Blick; der tiefere kam nicht ans Ende.
coach-sum-won = { $seat } hat gewonnen: { $parts } = { $result } %
coach-sum-shared = { $seat } teilt sich den Sieg: { $parts } = { $result } %
coach-sum-lost = { $seat } hat nicht gewonnen: { $parts } = { $result } %
coach-part-start = { $percent } am Anfang
coach-part-luck = { $percent } Glück
coach-part-errors = { $percent } eigene Fehler
coach-part-gifts = { $percent } Fehler der anderen
coach-part-crossing = { $percent } Antworten, die sich kreuzten
coach-part-unseen = { $percent } durch nicht Sichtbares
coach-part-drift = { $percent } Meinungsänderungen des Trainers
coach-part-broken-off = { $percent } durch die Art des Endes
coach-no-luck = In diesem Spiel gibt es kein Glück.
coach-accuracy = { $seat } entschied mit einer Genauigkeit von { $accuracy } von 100.
coach-curve = Die Gewinnchancen aller
coach-curve-said = Die Gewinnchancen aller, vom ersten Schritt bis zum letzten. Die Zahlen stehen in der Tabelle darunter.
coach-curve-table = Die Chancen als Tabelle
coach-curve-step = Schritt
coach-mattered = Entscheidungen, auf die es ankam
coach-none = Keine Entscheidung hat genug gekostet, um davon zu reden.
coach-decision = { $seat } verschenkte { $loss } %: { $brings }
coach-mark = { $mark ->
    [blunder] grober Fehler
    [mistake] Fehler
   *[doubtful] fraglich
  }
coach-strokes = Die glücklichsten und unglücklichsten Momente
coach-stroke = { $seat } { $luck } %: { $brings }
coach-done = Was getan wurde: { $brings }
coach-better = Was besser war: { $brings }
coach-cost = Das kostete { $loss } % eines Sieges, auf { $error } genau.
coach-was-best = Etwas Besseres gab es nicht.
coach-lucky = Für { $seat } waren das { $luck } % Glück.
coach-try = Noch einmal versuchen
coach-try-asked = { $seat }, was würdest du hier tun? Die Antwort ist verborgen.
coach-try-leave = Zeig es mir
coach-try-judging = Mal sehen …
coach-try-best = Das ist die beste Antwort.
coach-try-close = Das ist so gut wie die beste Antwort, soweit der Trainer das sagen kann.
coach-try-better = Besser als das, was getan wurde, und { $loss } % hinter der besten.
coach-try-same = Genau das wurde getan: { $loss } % hinter der besten.
coach-try-worse = Das liegt { $loss } % hinter der besten.
coach-overview = Übersicht
coach-next = Nächste Entscheidung
coach-sure = Eine einzige Meinung: die unseres stärksten Spielers, der alle für gute Spieler hält. Markiert wird nur, wo der Verlust mindestens doppelt so groß ist wie sein Fehler.
coach-time = Glück und Fehler im Lauf der Zeit
coach-time-why = { $count ->
    [one] Eine Partie von { $name }, wie der Trainer sie sah. Das bleibt nur auf diesem Gerät.
   *[other] { $count } Partien von { $name }, wie der Trainer sie sah. Das bleibt nur auf diesem Gerät.
  }
coach-time-none = Der Trainer hat noch keine dieser Partien angesehen.
coach-time-look = { $count ->
    [one] Den Trainer eine Partie ansehen lassen
   *[other] Den Trainer { $count } Partien ansehen lassen
  }
coach-time-looking = Wird angesehen: { $done } von { $count }
coach-time-stop = Anhalten
coach-time-luck = Glück
coach-time-errors = Fehler
coach-time-match = Partie
coach-time-table = Dasselbe als Tabelle
coach-time-said = Glück und Fehler aus { $count } Partien, in Prozent eines Sieges. Die Zahlen stehen in der Tabelle darunter.

# The same for whoever plays Qwixx alone, where all is known: numbers are points.
coach-opinion-short-alone = Genau: Dieses Blatt ist gelöst
coach-opinion-alone = Keine Meinung: Jedes Blatt ist gelöst, und das sind die Punkte, die das beste Spiel im Mittel bringt.
coach-chance-alone = { $percent } Punkte
coach-yours-alone = Deine bringt im Mittel { $loss } Punkte weniger als die beste.
coach-sum-alone = { $seat }: { $parts } = { $result } Punkte
coach-curve-alone = Die Punkte, die zu erwarten sind
coach-curve-said-alone = Die Punkte, die zu erwarten sind, vom ersten Schritt bis zum letzten. Die Tabelle darunter nennt die Zahlen.
coach-curve-table-alone = Die Punkte als Tabelle
coach-decision-alone = { $seat } hat { $loss } Punkte verschenkt: { $brings }
coach-stroke-alone = { $seat } { $luck } Punkte: { $brings }
coach-cost-alone = Das hat { $loss } Punkte gekostet.
coach-lucky-alone = Für { $seat } waren das { $luck } Punkte Glück.
coach-try-better-alone = Besser als das, was gespielt wurde, und { $loss } Punkte hinter der besten.
coach-try-same-alone = Das wurde gespielt: { $loss } Punkte hinter der besten.
coach-try-worse-alone = Das ist { $loss } Punkte hinter der besten.
coach-sure-alone = Keine Meinung: Jedes Blatt ist gelöst, und das sind die Punkte, die das beste Spiel im Mittel bringt. Markiert wird eine Entscheidung ab 2 Punkten.

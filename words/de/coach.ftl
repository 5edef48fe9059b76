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

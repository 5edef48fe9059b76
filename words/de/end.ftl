# Das Ende einer Partie, vom eigenen Platz aus gesehen.
end-closed = Der Tisch wurde geschlossen
end-alone = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
end-draw = { $points ->
    [none] Remis
   *[other] Unentschieden, je { $points }
  }
end-you-win = { $by ->
    [0] Du gewinnst
    [one] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $by } Punkten Vorsprung
  }
end-you-win-with = Du gewinnst zusammen mit { $names }
end-you-share = Du teilst dir den Sieg mit { $names }
end-you-lose = { $by ->
    [0] Du verlierst
    [one] Du verlierst mit einem Punkt Rückstand
   *[other] Du verlierst mit { $by } Punkten Rückstand
  }
end-you-place = Platz { $place } für dich, { $by ->
    [one] einen Punkt
   *[other] { $by } Punkte
  } hinter { $names }
end-wins = { $by ->
    [0] { $names } gewinnt
   *[other] { $names } gewinnt, { $by } vorn
  }
end-share = Gleichauf vorn: { $names }
end-team = Sieg für { $names }
end-ranks = Rangliste
end-place = Platz { $place }:
end-you = Du
end-behind = { $points ->
    [one] { $points } Punkt dahinter
   *[other] { $points } Punkte dahinter
  }
end-points = { $points ->
    [one] Punkt
   *[other] Punkte
  }
end-crosses = { $crosses ->
    [one] für { $crosses } Kreuz
   *[other] für { $crosses } Kreuze
  }
end-sum = { $crosses } Kreuze in einer Reihe ergeben { $points } Punkte: { $sum }.
end-misses = Ein Fehlwurf kostet { $cost } Punkte.
end-sum-qwirkle = In jedem Zug zählen die Reihen: ein Punkt pro Stein und 6 dazu für eine Reihe aus sechs. Das Ergebnis ist die Summe aller Züge, plus 6 Punkte für den allerletzten Stein.
end-quixo-line = { $mine ->
    [yes] Dein Zug
   *[no] Der Zug von { $mover }
  } hat eine Reihe aus { $side } { $mark ->
    [cross] Kreuzen
   *[ring] Kreisen
  } vollendet.
end-quixo-gave-a-line = { $mine ->
    [yes] Dein eigener Zug
   *[no] Der eigene Zug von { $mover }
  } hat eine Reihe aus { $side } { $mark ->
    [cross] Kreuzen
   *[ring] Kreisen
  } vollendet, und das ist der Sieg für { $forme ->
    [yes] dich
   *[no] { $names }
  }.
end-gave-up = Du hast aufgegeben.
end-share-picture = Bild teilen
end-save-picture = Bild speichern
end-picture-failed = Dieser Browser konnte das Bild nicht zeichnen.

# Was ein Gerät behält.
title-games = Meine Partien · Qlub
my-games = Meine Partien
my-games-none = Noch keine beendete Partie. Jede Partie, die du auf diesem Gerät zu Ende spielst, auch online, wird hier aufgehoben.
my-games-open = Noch offen
my-games-best = Nach Variante
my-games-against = Direkter Vergleich
my-games-finished = Beendet
my-games-kept = Nur in diesem Browser aufgehoben. Sichere sie in einer Datei, um sie auch anderswo zu haben.
my-games-more = { $count ->
    [one] Noch eine zeigen
   *[other] Noch { $count } zeigen
  }
my-games-filter = Spiel
my-games-every = Alle
my-games-whose = Partien von
my-games-played = gespielt
my-games-won = gewonnen
my-games-drawn = remis
my-games-lost = verloren
my-games-points = Rekord
my-games-edition = Variante
my-games-opponent = Gegen
my-games-result-won = { $by ->
    [0] Gewonnen
   *[other] Gewonnen, { $by } vorn
  }
my-games-result-lost = { $by ->
    [0] Verloren
   *[other] Verloren, { $by } zurück
  }
my-games-result-drawn = Remis
my-games-result-alone = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
my-games-result-closed = Geschlossen
my-games-result-watched = Sieg: { $names }
my-games-with = mit { $names }
my-games-delete = { $game } vom { $day } löschen
my-games-deleted = Gelöscht: { $game }.
table-forgotten = Tisch entfernt.
my-games-save = Alle in einer Datei sichern
my-games-load = Partien aus einer Datei laden
my-games-loading = { $done } von { $all } …
my-games-came = { $came ->
    [0] Nichts Neues
    [one] Eine Partie hinzugefügt
   *[other] { $came } Partien hinzugefügt
  }{ $known ->
    [0] {""}
    [one] , eine war schon da
   *[other] , { $known } waren schon da
  }{ $bad ->
    [0] {""}
    [one] , eine war nicht lesbar
   *[other] , { $bad } waren nicht lesbar
  }.
refused-games-file = Diese Datei enthält keine Partien von Qlub.
store-full = In diesem Browser ist kein Platz mehr: Was du jetzt spielst, ist weg, sobald du die Seite schließt. Lösche ein paar Partien oder sichere diese in einer Datei.
store-forbidden = Dieser Browser behält nichts, wie in einem privaten Fenster: Was du jetzt spielst, ist weg, sobald du die Seite schließt.

# Zufall, nachgeprüft.
luck-good-none = Alle Züge folgen den Regeln.
luck-about-none = In dieser Partie gab es keinen Zufall, also gibt es nichts nachzurechnen.
luck-nonces-none = Niemand hat eine eigene Zahl beigesteuert: Bots haben keine, und ein Tisch auf einem einzigen Gerät braucht keine.
luck-proves-alone = Der Tisch hat sein Geheimnis festgelegt, bevor sich jemand gesetzt hat. Alle Würfe und Ziehungen folgen daraus, also kann sie jetzt niemand ändern, ohne dass diese Seite es merkt. Dass das Geheimnis selbst nicht ausgesucht war, lässt sich nur zeigen, wenn alle eine eigene Zahl beisteuern, wie an Online-Tischen.
luck-reason = So ging es aus: { $reason }.
luck-winners = { $count ->
    [0] Unentschieden.
    [one] Gewonnen hat { $names }.
   *[other] Gewonnen haben { $names }.
  }
luck-no-record = Diese Datei ist keine Partie von Qlub. Wähle ein Protokoll oder eine Partie, die in einer Datei gesichert wurde.
luck-too-long = Diese Datei ist viel zu groß für eine Partie.
luck-damaged = Diese Datei beginnt wie ein Protokoll, lässt sich aber nicht lesen.
luck-detail = Was die Prüfung sagt
evening = Heute Abend: { $matches } Spiele
evening-sum = { $points } Punkte · { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
  }

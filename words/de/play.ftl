# Während des Spiels: wer dran ist, welcher Schritt, und warum man wartet.
title-turn = ● Du bist dran · { $title }
signal-turn = Du bist dran: { $game }
prompt-rolls = { $mine ->
    [yes] Du würfelst.
   *[no] { $name } würfelt.
  }
prompt-typing = { $mine ->
    [yes] Du würfelst: Tippe an, was die Würfel zeigen.
   *[no] { $name } würfelt: Tippe an, was die Würfel zeigen.
  }
prompt-sum = { $shared ->
    [yes] { $mine ->
        [yes] { $name }, du hast gewürfelt. Schritt 1 von 2: Weiß { $one } + { $other } = { $sum }, ankreuzen oder nicht.
       *[no] { $name }: Weiß { $one } + { $other } = { $sum }, ankreuzen oder nicht.
      }
   *[no] { $mine ->
        [yes] Du hast gewürfelt. Schritt 1 von 2: Weiß { $one } + { $other } = { $sum }, ankreuzen oder nicht.
       *[no] { $roller } hat gewürfelt. Weiß { $one } + { $other } = { $sum }, ankreuzen oder nicht.
      }
  }
prompt-colour = { $shared ->
    [yes] { $name }, Schritt 2 von 2: ein weißer + ein farbiger Würfel, { $ticked ->
        [yes] ankreuzen oder nicht
       *[no] ankreuzen, sonst ist es ein Fehlwurf
      }.
   *[no] Schritt 2 von 2: ein weißer + ein farbiger Würfel, { $ticked ->
        [yes] ankreuzen oder nicht
       *[no] ankreuzen, sonst ist es ein Fehlwurf
      }.
  }
prompt-colour-waiting = { $name } hat gewürfelt und darf noch einmal ankreuzen: ein weißer + ein farbiger Würfel.
cards-take = { $shared ->
    [yes] { $name }, Schritt 1 von 3
   *[no] Du bist dran, Schritt 1 von 3
  }: Nimm { $left ->
    [one] eine Karte aus der Auslage
   *[other] nacheinander { $left } Karten aus der Auslage
  }.
cards-number = { $shared ->
    [yes] { $mine ->
        [yes] { $name }, Schritt 2 von 3: Die Zahl für alle ist { $number }
       *[no] { $name }, die Zahl für alle ist { $number }
      }
   *[no] { $mine ->
        [yes] Schritt 2 von 3: Die Zahl für alle ist { $number }
       *[no] Die Zahl für alle ist { $number }
      }
  }, ankreuzen oder nicht.
cards-play = { $shared ->
    [yes] { $name }, Schritt 3 von 3
   *[no] Schritt 3 von 3
  }: Du musst ein bis drei Karten einer Farbe spielen{ $ticks ->
    [yes] {""}
   *[no] , auch wenn du davon nichts ankreuzen kannst
  }.
cards-worth = { $card }, { $points ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
  }
cards-tick-it = { $number } ankreuzen
cards-ticked = { $number } angekreuzt
typed-close = Eingabe schließen

# Jemand spielt für jemanden.
bot-for = { $name } (Bot)
bot-plays = hier spielt ein Bot
around-away-soon = { $count ->
    [one] { $names } ist gerade nicht da.
   *[other] { $names } sind gerade nicht da.
  } { $seconds ->
    [one] Nach einer Sekunde
   *[other] Nach { $seconds } Sekunden
  } springt bis zur Rückkehr ein Bot ein.
around-let-bot = Einen Bot spielen lassen

# Was jemand vorschlägt.
offer-own-take-back = Du möchtest deine letzte Entscheidung zurücknehmen. Warten auf { $waiting }.
offer-own-draw = Du bietest Remis an. Warten auf { $waiting }.
offer-own-seat = Du möchtest den Platz von { $name }. Warten auf { $waiting }.
offer-for = Du antwortest für { $names }.
offer-declined-take-back = { $name } ist nicht einverstanden: Nichts wird zurückgenommen.
offer-declined-draw = { $name } möchte kein Remis: Das Spiel geht weiter.
offer-declined-seat = { $name } ist nicht einverstanden: Der Bot behält den Platz.

# Wie ein Würfel ins Quixo-Brett kommt, so wie es auf dem Bildschirm liegt.
quixo-arrow = { $end ->
    [north] Von oben
    [east] Von rechts
    [south] Von unten
   *[west] Von links
  } einschieben
quixo-staged = { $cell } kommt { $end ->
    [north] von oben
    [east] von rechts
    [south] von unten
   *[west] von links
  } ins Brett.
quixo-draw = remis

# Wohin ein Stein von Qwirkle kann.
qwirkle-where = { $tile }: Wähle ein leuchtendes Feld.{ $more ->
    [yes] {" "}Gestrichelte brauchen noch einen Stein in diesem Zug.
   *[no] {""}
  }

# Der Trainer.
coach = Trainer
coach-hint = Tipp
coach-open = Glück oder Können?
lit-better = Trainer: { $rank ->
    [1] die beste Antwort
   *[other] Antwort { $rank }
  }
lit-done = Trainer: was getan wurde

# Warum ein Tisch nicht tut, worum er gebeten wird.
rule-table-host-only = Das darf nur die Spielleitung.
rule-table-watching = Du schaust zu: Du spielst nicht mit.
rule-table-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
rule-table-not-your-seat = Das ist nicht dein Platz.
rule-table-seat-taken = Auf diesem Platz sitzt schon { $seat }.
rule-table-seat-empty = Dort sitzt niemand.
rule-table-seat-kept = Dieser Platz bleibt für die Person frei, die von dort entfernt wurde. Ein Bot darf dort spielen.
rule-table-invite-over = Dieser Link war für jemand anderen oder für eine andere Partie.
rule-table-terms-changed = Am Tisch hat sich gerade etwas geändert: Sieh noch einmal hin.
rule-table-not-ready = { $waiting ->
    [one] Eine Person hat noch nicht „bereit“ gesagt.
   *[other] { $waiting } Personen haben noch nicht „bereit“ gesagt.
  }
rule-table-host-inherited = Du leitest den Tisch, weil jemand anders gegangen ist: Was andere spielen, kannst du nicht beenden oder löschen.
rule-table-full = Dieser Tisch ist voll. Eröffne einen anderen.
rule-table-chat-full = Der Chat dieser Partie ist voll.
rule-table-take-back-removed = Seitdem wurde jemand entfernt: Was davor gespielt wurde, bleibt.
rule-table-name-empty = Ein Name braucht mindestens einen Buchstaben.
rule-table-no-such-level = Einen Bot „{ $level }“ gibt es für dieses Spiel nicht.
rule-table-level-not-learnt = Der Bot „{ $level }“ hat diese Variante nicht gelernt. Wähle einen anderen.
rule-table-no-such-game = Ein Spiel „{ $given }“ gibt es nicht. Wähle { $expected }.
rule-table-unfit = Das kann der Tisch nicht: { $says }.
rule-table-option = { $option ->
    [pace] Ein Bot darf sich höchstens zehn Sekunden Zeit nehmen.
    [grace] Eine Abwesenheit darf eine Sekunde bis einen Tag dauern.
   *[clock] Eine Uhr hat mindestens eine Sekunde und höchstens einen Tag und gibt höchstens eine Stunde dazu.
  }
rule-table-typed-luck = In diesem Spiel sind Karten oder Steine verdeckt: Sie lassen sich nicht eintippen.
rule-table-seed = Ein Startwert ist ein Text aus 1 bis 64 Zeichen.
rule-table-started = Die Partie hat schon begonnen.
rule-table-not-started = Die Partie hat noch nicht begonnen.
rule-table-over = Die Partie ist zu Ende.
rule-table-not-over = Die Partie ist noch nicht zu Ende.
rule-table-closed = Der Tisch ist geschlossen.
rule-table-seats-open = { $open ->
    [one] Ein Platz ist noch frei.
   *[other] { $open } Plätze sind noch frei.
  }
rule-table-commitment = Eine Festlegung hat 64 hexadezimale Ziffern.
rule-table-nonce-unasked = Von diesem Platz wird jetzt keine Geheimzahl erwartet.
rule-table-nonce = Das ist nicht die Geheimzahl, die festgelegt wurde.
rule-table-question-closed = Zu spät: Am Tisch ging es schon weiter.
rule-table-no-such-question = Diese Frage wurde noch nicht gestellt.
rule-table-not-typed = Hier würfelt der Tisch: Es wird nichts eingetippt.
rule-table-typed-too-late = Jemand hat schon geantwortet: Der Wurf bleibt.
rule-table-offer-open = Es liegt schon ein Vorschlag auf dem Tisch.
rule-table-no-offer = Es gibt keinen Vorschlag, auf den du antworten kannst.
rule-table-no-draws = In diesem Spiel lässt sich kein Remis vereinbaren.
rule-table-nothing-to-take-back = Du hast nichts zurückzunehmen.
rule-table-resigned = Du hast in dieser Partie aufgegeben.
rule-table-chat-off = An diesem Tisch gibt es keinen Chat.
rule-table-coach-off = An diesem Tisch wird kein Trainer gefragt.
rule-table-not-asked = Du wirst gerade nichts gefragt.
rule-table-team-chat-off = An diesem Tisch gibt es keinen Team-Chat.
rule-table-text-empty = Die Nachricht ist leer.
rule-unreadable = Spalte { $at }, erwartet: { $expected }{ $found ->
    [none] {""}
   *[other] {""}; gefunden: „{ $found }“
  }.

# Warum eine Einstellung nicht geht.
rule-setup-edition = Eine Variante „{ $given }“ gibt es nicht. Wähle { $expected }.
rule-setup-seats = { $given ->
    [one] Ein Platz passt nicht
   *[other] { $given } Plätze passen nicht
  }: Diese Variante ist für { $min } bis { $max }.
rule-setup-seats-exactly = { $given ->
    [one] Ein Platz passt nicht
   *[other] { $given } Plätze passen nicht
  }: Diese Variante ist für { $needs }.
rule-setup-option = { $expected ->
    [none] Eine Option „{ $given }“ gibt es nicht: Diese Variante hat keine Optionen.
   *[other] Eine Option „{ $given }“ gibt es nicht. Wähle { $expected }.
  }
rule-setup-twice = Die Option „{ $option }“ ist zweimal angegeben.
rule-setup-value = Die Option „{ $option }“ kann nicht „{ $given }“ sein; erwartet: { $expected }.
rule-setup-value-at = Die Option „{ $option }“ kann nicht „{ $given }“ sein; erwartet in Spalte { $at }: { $expected }.

# Was an einem Tisch geschieht.
news-sat = { $name } setzt sich.
news-bot-sat = Ein Bot setzt sich ({ $level }).
news-rose = { $name } verlässt den Tisch.
news-removed = Die Spielleitung hat { $name } vom Tisch entfernt.
news-seat-asked = { $name } bittet um den Platz von { $seat }. Alle, die mitspielen, müssen einverstanden sein.
news-ready = { $seat } ist bereit.
news-renamed = { $before } heißt jetzt { $name }.
news-moved = { $seat } spielt an einem anderen Gerät weiter.
news-host-passed = { $seat ->
    [none] Den Tisch leitet jetzt jemand aus dem Publikum.
   *[other] { $seat } leitet jetzt den Tisch.
  }
news-changed = Die Einstellungen des Tisches wurden geändert.
news-started = Die Partie beginnt.
news-nonce-missing = Das Gerät von { $seat } hat seine Zahl nicht rechtzeitig beigesteuert.
news-answered = { $seat } hat entschieden.
news-offered = { $offer ->
    [draw] { $seat } bietet Remis an.
   *[take-back] { $seat } möchte die letzte Entscheidung zurücknehmen.
  }
news-agreed = { $seat } ist einverstanden.
news-disagreed = { $seat } ist nicht einverstanden.
news-taken-back = Zurückgenommen.
news-resigned = { $seat } gibt auf.
news-helped = { $seat } fragt den Trainer.
news-ran-out-of-time = Die Zeit von { $seat } ist abgelaufen.
news-stood-in = Ein Bot vertritt { $seat } ({ $level }).
news-returned = { $seat } ist wieder da.
news-said = { $team ->
    [yes] { $seat } (ans Team)
   *[no] { $seat }
  }: { $text }
news-ended = Die Partie ist zu Ende: { $outcome-reason }. { $outcome-winners-count ->
    [0] Niemand gewinnt.
    [1] { $outcome-winners } gewinnt.
   *[other] { $outcome-winners } gewinnen gemeinsam.
  }
news-rematch = Noch eine Partie: Alle rücken einen Platz weiter.
news-closed = Der Tisch ist geschlossen.

# Wie Partien an einem Tisch enden.
reason-resigned = Die anderen haben aufgegeben
reason-agreed = Remis nach Absprache
reason-abandoned = Der Tisch wurde geschlossen

# Was sich an einem Tisch wählen lässt.
table-option-pace = Wie lange ein Bot mit seiner Antwort wartet, damit alle folgen können.
table-option-clock = Wie lange alle nachdenken dürfen.
table-option-late = Wer antwortet, wenn jemandes Zeit abgelaufen ist.
table-option-chat = Am Tisch dürfen alle chatten.
table-option-team-chat = Teams dürfen unter sich chatten.
table-option-decline-for-me = Der Tisch passt für alle, die nichts anderes tun können.
table-option-coach = Alle dürfen den Trainer um Tipps bitten, und alle erfahren, wer es tut; es steht im Protokoll. Sonst gibt es hier keine Tipps, aber kein Tisch kann Hilfe von anderswo verhindern.
table-option-stand-in = Der Bot, der bei Abwesenheit einspringt; ohne ihn warten alle.
table-option-grace = Wie lange jemand weg sein darf, bevor ein Bot einspringt oder die Leitung wechselt.
table-clock-none = Keine Uhr.
table-clock-decision = Eine feste Zeit für jede Entscheidung.
table-clock-bank = Eine feste Zeit für die ganze Partie und etwas mehr mit jeder Entscheidung.
table-late-decline = Es wird gepasst; wo das nicht erlaubt ist, antwortet ein Bot.
table-late-bot = Ein Bot antwortet.
table-luck-fair = Der Tisch würfelt und zieht; hinterher können alle nachprüfen, dass alles fair war.
table-luck-typed = Du würfelst mit echten Würfeln und gibst ein, was sie zeigen.
table-luck-seeded = Der Tisch würfelt nach einem Startwert: Derselbe Startwert bringt dieselben Würfe. Wer ihn kennt, kann alle Würfe und Ziehungen vorher kennen.

# Auf einem großen Bildschirm.
screen-large = Großer Bildschirm
screen-gathering = Kommt an den Tisch
screen-join = Spielt mit
screen-watch = Schaut zu
screen-waits = Dran: { $names }
screen-won = Gewonnen: { $names }!
invite-screen = Ein großer Bildschirm
invite-screen-why = Öffne diesen Link auf einem Fernseher oder einem Tablet in der Mitte: Er zeigt allen den Tisch und wie man dazukommt.
invite-screen-link = Link für einen großen Bildschirm

# Was das Programm neben dem Spiel sagt: Ergebnisse, Fehler, und wie weit es ist.
broken = Im Programm ist etwas kaputtgegangen. Bitte melde es.

# Eine Befehlszeile, die sich nicht lesen lässt.
clap-unknown = „{ $argument }“ ist hier nicht bekannt.
clap-suggested = Meinst du { $these }?
clap-subcommand = Es gibt keinen Befehl „{ $given }“.
clap-no-subcommand = Ein Befehl fehlt: { $known }.
clap-missing = Es fehlt: { $missing }.
clap-no-value = { $argument } braucht einen Wert.
clap-value = { $argument }: „{ $value }“ gehört nicht zu { $known }.
clap-says = { $argument }: „{ $value }“. { $why }
clap-conflict = { $argument } und { $other } gehen nicht zusammen.
clap-twice = { $argument } steht zweimal da.
clap-count = { $argument } hat zu viele oder zu wenige Werte.
clap-utf8 = Die Befehlszeile ist kein Text (UTF-8).
clap-other = Die Befehlszeile lässt sich nicht lesen: { $says }
clap-whole-number = Gebraucht wird eine ganze Zahl, keine zu große.
clap-number = Gebraucht wird eine Zahl.
clap-address = Gebraucht werden Adresse und Port, zum Beispiel 127.0.0.1:8777; für einen Proxy nur die Adresse.
clap-at-least = Gebraucht wird { $low } oder mehr.
clap-range = Gebraucht wird eine Zahl von { $low } bis { $high }.
no-command = Es gibt keinen Befehl „{ $given }“. Es gibt: { $known }.
no-language = Die Sprache „{ $given }“ gibt es hier nicht, nur { $known }.
no-such-bot = Es gibt keinen Bot „{ $given }“. Die Stufen sind { $known }.
no-such-player = „{ $given }“ ist weder „person“ noch „program“ noch ein Bot. Die Bots sind { $known }.
no-bot-here = Für dieses Spiel gibt es keinen Bot „{ $given }“. Es gibt { $known }.
no-such-rule = Auf dieser Seite gibt es keine Regel „{ $given }“. Die Regeln sind: { $known }.
too-many-bots = { $given } Bots für { $seats } Plätze.
bad-seconds = { $given } Sekunden: Gebraucht werden mehr als 0 und höchstens { $most }.
no-home = Dieses Konto hat keinen eigenen Ordner: Nenne mit --data einen für die Daten.

# Was mit einer Datei nicht stimmt.
fault-at = { $name }: { $why }
io-not-found = Diese Datei oder diesen Ordner gibt es nicht.
io-not-allowed = Das ist nicht erlaubt.
io-exists = Das gibt es schon.
io-is-folder = Das ist ein Ordner.
io-no-folder = Ein Teil des Pfades ist kein Ordner.
io-full = Die Platte ist voll.
io-read-only = Auf diese Platte lässt sich nicht schreiben.
io-no-text = Das ist kein Text (UTF-8).
io-address-taken = Die Adresse ist von einem anderen Programm belegt.
io-address-unknown = Dieser Computer hat diese Adresse nicht.
io-says = Das System sagt: { $says }
file-line = Zeile { $line }: { $says }
file-no-record = Das ist kein Protokoll einer Partie.
file-no-game = Das ist weder ein Protokoll noch ein gespeichertes Spiel.
file-older = Das ist ein gespeichertes Spiel eines älteren Programms, ohne Protokoll seiner Würfe: qlub replay zeigt es.
file-elsewhere = Diese Partie wurde nicht an einem einzigen Gerät gespielt.
file-expected = { $what } fehlt.
file-changed = diese Zeile oder ihre Marke wurde geändert.
file-deal = „{ $dealt }“ folgt nicht aus dem Geheimnis: Es müsste „{ $expected }“ sein.
file-after-end = nach dem Ende darf nichts mehr kommen.
file-cut-short = die Datei ist abgeschnitten.
file-number = ihre Nummer gab es schon.
file-last-number = ihre Nummer ist zu groß.
file-time = ihre Zeit liegt vor der Zeile darüber.
file-no-match = eine Partie fehlt.
file-rules-here = Version { $version } der Regeln wird hier nicht gespielt.
file-rules = Version { $version } der Regeln wird hier nicht gespielt, sondern Version { $known }.
file-secret = das Geheimnis ist nicht das versprochene.
file-nonce = die Zahl einer Person konnte noch kommen.
file-nothing-asked = hier ist nichts gefragt.
file-unsealed = diese Antwort müsste verdeckt sein.
file-nothing-to-seal = dieser Platz hat nichts zu verdecken.
file-outcome = so ging es nicht aus.
file-format = das Format „{ $given }“ ist nicht bekannt.
file-end = es ging anders aus: { $expected }
file-not-over = das Spiel ist noch nicht zu Ende.

# Was ein Protokoll oder gespeichertes Spiel irgendwo erwartet.
expected-a-number = eine Zahl
expected-a-time = eine Zeit
expected-a-mark = eine Marke
expected-a-line-of-a-match = eine Zeile einer Partie
expected-a-game = ein Spiel
expected-a-rules-version = eine Version der Regeln
expected-a-device = ein Gerät
expected-a-name = ein Name
expected-a-line = eine Zeile
expected-a-text = ein Text
expected-a-seed = ein Startwert
expected-a-level-of-bots = eine Stufe der Bots
expected-64-hexadecimal-digits = 64 hexadezimale Ziffern
expected-64-hexadecimal-digits-or = 64 hexadezimale Ziffern oder -
expected-draw-or-take-back = draw oder take-back
expected-fair-typed-seeded-or-drawn = fair, typed, seeded oder drawn
expected-a-time-in-milliseconds = eine Zeit in Millisekunden
expected-the-options-of-a-table-as-json = die Optionen eines Tisches als JSON
expected-chance-or-an-action-in-the-notation-of-the-game = ein Wurf oder Zug in der Notation des Spiels
expected-qlub-and-the-version-of-the-format = `qlub` und die Version des Formats
expected-game-its-name-and-its-rules-version = `game`, sein Name und die Version seiner Regeln
expected-setup-and-the-set-up = `setup` und die Einstellungen
expected-a-seat-or-for-chance = ein Platz, oder `*` für den Zufall
expected-winners-and-seats-or-none = `winners=` und Plätze oder none
expected-seats-or-none = Plätze oder none
expected-scores-and-points-or-none = `scores=` und Punkte oder none
expected-points-or-none = Punkte oder none
expected-reason-and-a-reason = `reason=` und ein Grund
expected-an-outcome = ein Ergebnis

# Die Datenbank und der Server.
store-in-use = Ein anderes qlub benutzt den Ordner { $folder }. Halte es zuerst an.
store-newer = { $file } wurde von einem neueren qlub geschrieben: Es hat Version { $found }, dieses Programm kennt { $known }.
store-foreign = { $file } ist keine Datenbank von qlub.
store-damaged = { $file } ist beschädigt: { $says }
store-conflict = Das gibt es schon.
store-unknown = Diesen Tisch gibt es nicht.
store-closed = Die Datenbank ist geschlossen.
store-database = Die Datenbank: { $says }
store-database-newer = Die Datenbank braucht ein neueres qlub, das Version { $found } kennt; dieses Programm kennt { $known }.
store-elsewhere = Von dieser Datenbank macht ihr eigener Server Kopien: { $program }.
store-unsure = Die Antwort der Datenbank ging verloren. Ob das gespeichert wurde, weiß niemand: Sieh noch einmal nach.
no-database = In { $folder } ist keine Datenbank. Nenne ihren Ordner mit --data.
backup-done = Die Kopie ist in { $file }.
restore-done = Die Datenbank ist wieder in { $folder }.
restore-exists = { $file } gibt es schon. Um sie durch die Kopie zu ersetzen: --replace
export-done = { $count ->
    [0] Es gibt keine beendete Partie.
    [one] Eine Partie ist in { $folder }.
   *[other] { $count } Partien sind in { $folder }.
  }
import-done = { $file } ist unter { $link }
import-not-over = Die Partie ist nicht zu Ende.
serve-public = Für alle:            { $link }
serve-port = Port { $port } ist von einem anderen Programm belegt. Wähle mit --listen einen anderen oder nimm mit --next-free-port den nächsten freien.
serve-public-url = Das ist https:// oder http:// und ein Name, ohne Pfad.
serve-database = Das ist eine Adresse wie postgres://USER@HOST/DATABASE.
serve-password = Ein Passwort im Befehl können andere an diesem Computer lesen. Schreib die Adresse in { $variable } oder in eine Datei für --database-file.
serve-node = Ein Name aus 1 bis 40 Buchstaben, Ziffern, Punkten und Bindestrichen.
serve-no-page = Dieses qlub wurde ohne seine Seite gebaut. In seinem Repository: cargo xtask web, dann cargo install --path crates/cli
alone-already = Ein Tisch ist schon offen: { $link }
net-status = Der Server antwortet mit Status { $status }.
net-closed = Der Server hat die Verbindung geschlossen.
net-unreadable = Der Server sagt etwas, das dieses Programm nicht versteht.

# Spiele, Bots und ihre Tabellen.
games-game = { $game }: { $name } (Regeln, Version { $rules })
games-bots = Bots: { $levels }
games-option = { $what } (sonst { $usual })
book-quixo-late = genaue Werte der Quixo-Bretter mit höchstens einem neutralen Würfel
book-quixo-keeps-wins = Züge in Quixo, mit denen der unschlagbare Bot einen Sieg verschenken würde
book-qwixx-alone = was ein Blatt Qwixx allein wert ist, { $edition }: für Tipps und den Rückblick auf eine Partie allein
book-qwixx-bonus-a-alone = was ein Blatt Qwixx allein wert ist, Bonus A (5 GB Speicher): für Tipps und den Rückblick auf eine Partie allein
book-qwixx-bonus-b-alone = was ein Blatt Qwixx allein wert ist, Bonus B (16 GB Speicher): für Tipps und den Rückblick auf eine Partie allein
book-size = Sie hat eine andere Größe.
book-unsound = Sie ist beschädigt oder etwas anderes.
book-comes-along = Sie gehört schon zum Programm.
books-line = { $name }: { $about }; { $state }
books-folder = Sie sind in { $folder }.
books-size = { $megabytes } MB
books-missing = noch nicht gebaut (qlub books --build)
books-missing-named = noch nicht berechnet (qlub books --build { $name })
books-missing-file = nicht da (qlub books --add FILE)
books-unknown = Eine Tabelle „{ $name }“ gibt es nicht: qlub books zählt sie auf.
books-unsound = beschädigt oder von einer anderen Version
books-not-this = Das ist nicht { $name }: { $why }
books-making = Gebaut wird: { $about }. Das dauert etwa eine Minute.
books-making-now = Einmalig wird eine Tabelle für die Bots gebaut: { $about }. Das dauert etwa eine Minute; Strg-C spielt ohne sie.
books-stopped = abgebrochen
books-how = qlub books --build
books-without = Den Bots fehlt beim Spielen: { $about } ({ $why }).
progress-left = noch { $time }
progress-line = { $what }: { $percent } %
progress-games = { $games ->
    [one] von einer Partie
   *[other] von { $games } Partien
  }

# Programme, die mitspielen.
program-fault = Programm „{ $command }“: { $why }
program-no-name = es sagt nicht, wer es ist.
program-greets-twice = es grüßt zweimal.
program-no-answer = es antwortet nicht.
program-gone = es endete, ohne zu antworten.
program-says = es sagt: { $says }
program-unreadable = es sagte etwas Unverständliches: { $line }
program-refused = es antwortet „{ $action }“. { $why }

# Viele Partien.
report-draws = unentschieden { $draws }
report-score = Punkte { $mean } ± { $margin }
simulate-head = { $setup }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }
simulate-steps = Schritte { $series }
simulate-seat = Platz { $seat } { $bot } gewinnt { $share } % [{ $low }; { $high }]
simulate-score = Punkte { $series }
simulate-series = { $mean } ± { $margin }, Streuung { $deviation }, { $low } bis { $high }
simulate-ended = Ende: { $reasons }
simulate-reason = { $reason } ({ $count })
arena-nobody = Niemand spielt: Nenne --bots oder ein --program.
arena-other = { $file } gehört zu einem anderen Wettkampf als diesem: { $wanted }
arena-line = unlesbar: { $line }
arena-head = { $setup }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }, davon { $distinct } verschieden, { $deals ->
    [one] eine Runde
   *[other] { $deals } Runden
  }, Startwert { $seed }
arena-wins = gewinnt { $share } % [{ $low }; { $high }], gerecht wären { $fair } %
arena-elo = Elo { $elo } ± { $margin }
bench-head = Ein Kern, wenn nichts anderes dasteht, { $rounds ->
    [one] eine Runde
   *[other] Median aus { $rounds } Runden
  } [langsamste, schnellste]
bench-line = Mittel { $mean } ms, p99 { $p99 }, längste { $most }, { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
  }

# Gelöste Spiele.
quixo-rows = Ein Brett hat 3 bis 5 Reihen.
quixo-position = „{ $given }“ ist keine Stellung von Quixo: qlub quixo value --help sagt, wie man eine schreibt.
quixo-each = { $time } je Stellung mit ihren Zügen
quixo-won = gewonnen
quixo-drawn = unentschieden
quixo-lost = verloren
quixo-no-table = unbekannt: { $tables } hat keine Tabelle für so viele Marken ({ $own } und { $other })
quixo-wins = gewinnen: { $moves }
quixo-draws = unentschieden: { $moves }
quixo-loses = verlieren: { $moves }
quixo-unknown = unbekannt: { $moves }
solve-down-to = --down-to { $given }: Das Brett hat { $cells } Würfel.
solve-needs-out = Unter { $marks } Marken nenne mit --out einen Ordner dafür.
solve-has-tables = { $folder } hat Tabellen: --resume macht damit weiter.
solve-unsound = Das ist keine gute Tabelle dieser Klasse.
solve-begun = Seite { $side }, { $threads ->
    [one] ein Thread
   *[other] { $threads } Threads
  }; Masken nummeriert in { $time }
solve-memory = höchstens { $gigabytes } GB Speicher
solve-done = { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden in { $time }
solve-level = { $marks ->
    [one] { $marks } Marke
   *[other] { $marks } Marken
  }: { $classes ->
    [one] { $classes } Klasse
   *[other] { $classes } Klassen
  } wie veröffentlicht, { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden; { $how }
solve-rounds = { $rounds ->
    [one] eine Runde
   *[other] bis zu { $rounds } Runden
  }, { $time }, { $pace } ns je Stellung
solve-read = gelesen in { $time }
solve-bar = { $part } von { $positions } Stellungen, Klasse { $class }, bei diesem Tempo noch { $left }
solve-alone = --simulate spielt allein: Lass --seats weg.
solve-bar-and-pairs = Ein Zettel mit Leiste und Paaren lässt sich nicht lösen.
solve-value-alone = allein, immer am Zug: { $points } Punkte
solve-value = Platz { $seat } von { $seats } reihum: { $points } Punkte
solve-sheets = { $sheets } Zettel in { $seconds } s
solve-played = { $games } Partien gespielt: { $mean } ± { $margin } Punkte

# Ein Server unter Last.
load-files = { $needed } offene Dateien werden gebraucht, { $files } sind erlaubt: Erhöhe mit ulimit -n { $needed }
load-url = „{ $given }“: Die Adresse eines Servers schreibt man http://ADRESSE:PORT.
load-no-server = { $program } antwortet nicht als Server.
load-no-program = Unter { $path } ist kein Programm.
load-no-core = Kern { $core } ist nicht zu haben (taskset).
load-no-attack = Den Angriff „{ $given }“ gibt es nicht. Es gibt: { $known }, each und all.
load-shut-out = Ein Handy war über 10 s am Stück ausgesperrt oder hat nie gespielt.
load-idle = ruhend: { $sockets } Verbindungen an { $tables } Tischen, davon { $alive } lebendig
load-opened = { $rate } je Sekunde geöffnet
load-bytes = { $bytes } Bytes des Servers für jede
load-bytes-unknown = Speicher unbekannt: Nenne den Prozess des Servers mit --server-pid
load-play = Spiel: { $tables } Tische zu { $seats } für { $seconds } s
load-answers = { $rate } bestätigte Antworten je Sekunde, abgelehnt insgesamt: { $refused }; verlorene Verbindungen: { $gone }
load-times = von der Antwort zur Anzeige beim Nachbarn: p50 { $p50 } ms, p99 { $p99 } ms, längste { $longest } ms, aus { $count }
load-kept = { $lines } Zeilen je Sekunde in { $commits } Schreibvorgängen
load-raw = rohes Tempo dauerhaften Schreibens { $rate } je Sekunde: Verhältnis { $ratio }
load-memory = { $mebibytes } MiB des Servers
load-head = { $kinds } ({ $program }), { $seconds } s
load-no-kind = kein Angriff
load-cost = Server: Platte +{ $disk } MiB, Speicher { $before } bis { $peak } MiB, { $processor } s Prozessor
load-before = davor
load-under = unter Angriff
load-window = Antworten { $rate }/s, zu Nachbarn p50 { $p50 } ms, p99 { $p99 } ms, längste { $longest } ms
load-health = Zustand höchstens { $slowest } ms, { $failed } misslungen; Bot höchstens { $bot } ms; { $guests } Gäste
load-refusals = { $count } Ablehnungen; höchstens { $longest } s nicht hineingelassen
load-attacker = Angreifer: { $done } getan, { $refused } abgelehnt, { $closed } geschlossen, { $failed } misslungen
load-phones = Handys: { $phones } an { $tables } Tischen, davon { $begun } begonnen; { $rematches } Revanchen
load-done = { $answers } Antworten, { $chats } Nachrichten, { $reloads } neu geladen

# Was die Entscheidungen einer Partie wert waren. Die Zahlen sind Prozent eines Sieges.
analyse-progress = Schritte angesehen
analyse-won = { $seat } hat gewonnen:
analyse-shared = { $seat } teilt sich den Sieg:
analyse-lost = { $seat } hat nicht gewonnen:
analyse-made = { $seat } hat { $points } Punkte gemacht:
analyse-start = { $percent } am Anfang
analyse-luck = { $percent } Glück
analyse-errors = { $percent } eigene Fehler
analyse-gifts = { $percent } Fehler der anderen
analyse-crossing = { $percent } Antworten, die sich kreuzten
analyse-unseen = { $percent }, was nicht zu sehen war
analyse-drift = { $percent } Sinneswandel des Richters
analyse-broken-off = { $percent } Ende nach Absprache
analyse-no-luck = In diesem Spiel gibt es kein Glück.
analyse-skill = { $seat }: { $decisions ->
    [one] eine echte Entscheidung, die { $loss } % gekostet hat
   *[other] { $decisions } echte Entscheidungen, die im Schnitt je { $loss } % gekostet haben
}; Genauigkeit { $accuracy } von 100.
analyse-skill-alone = { $seat }: { $decisions ->
    [one] eine echte Entscheidung, die { $loss } Punkte gekostet hat
   *[other] { $decisions } echte Entscheidungen, die im Mittel je { $loss } Punkte gekostet haben
}; Genauigkeit { $accuracy } von 100.
analyse-none = Keine Entscheidung hat genug gekostet, um davon zu reden.
analyse-decisions = Die Entscheidungen, die am meisten gekostet haben:
analyse-decision = Schritt { $step } { $mark } { $played } Danach gewinnt { $seat } { $chance } % solcher Partien. Besser, mit { $most } %: { $best } Kosten: { $loss } %, auf { $error } genau.
analyse-decision-alone = Schritt { $step } { $mark } { $played } Danach macht { $seat } im Mittel { $chance } Punkte. Besser, mit { $most } Punkten: { $best } Kosten: { $loss } Punkte.
analyse-chances = Was der Zufall brachte und am meisten zählte:
analyse-chance = Schritt { $step }: { $came } Für { $seat }: { $luck } %.
analyse-chance-alone = Schritt { $step }: { $came } Für { $seat }: { $luck } Punkte.
analyse-judge = Das ist die Meinung eines einzigen Richters, unseres stärksten Spielers, der { $depth ->
    [deep] lange hingesehen hat
    [thorough] sehr lange hingesehen hat
   *[quick] kurz hingesehen hat (--depth deep sieht länger hin)
}. In jeder Zeile ergibt die Summe das Ergebnis.
analyse-judge-alone = Das ist keine Meinung: Jedes Blatt ist gelöst, und das sind die Punkte, die das beste Spiel im Mittel bringt. Die Teile ergeben zusammen das Ergebnis.
analyse-no-depth = Es gibt keine Tiefe „{ $given }“: quick, deep oder thorough.
analyse-not-learnt = Niemand hier kann dieses Spiel mit diesen Optionen beurteilen.
analyse-book-missing = Um das zu beurteilen, braucht es das Buch „{ $book }“.
analyse-book-make = Allein wird eine Partie nach einer Tabelle aller Blätter beurteilt, die einmal berechnet wird: { $command }
analyse-tables-not-for-this = Die Tabellen gelten für Quixo zu zweit, und diese Partie ist keine.
analyse-not-over = Die Partie ist nicht zu Ende: Über sie lässt sich noch nichts sagen.
analyse-curve = Die Gewinnchancen aller, Schritt für Schritt
analyse-curve-alone = Die Punkte, die zu erwarten sind, Schritt für Schritt
analyse-curve-steps = Schritte der Partie
arena-adjusted = Das Glück wurde von jedem Ergebnis abgezogen.
arena-no-luck = --adjusted zieht das Glück von den Ergebnissen ab, und dieses Spiel hat keines.

# qlub learn.
learn-how = Tippe ein, was der Schritt verlangt. „show“ zeigt den Tisch noch einmal, „quit“ beendet die Lektion.
learn-left = Du verlässt die Lektion. Derselbe Befehl setzt sie fort.
learn-finished = {" "}(geschafft)
learn-begun = {" "}(verlassen bei Schritt { $step })
learn-match = Eingabetaste: eine Partie gegen einen leichten Bot. „quit“ hört hier auf.
learn-none = Dafür hat { $game } keine Lektion. Es gibt welche für { $known }.

# Die Hilfe des Programms. Woraus ein Name besteht: crates/cli/src/help/mod.rs.
help-usage = Aufruf:
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-examples = Beispiele:
help-default = (sonst: { $value })
help-values = (zur Wahl: { $values })

# Auf einer Handbuchseite.
man-name = NAME
man-synopsis = AUFRUF
man-description = BESCHREIBUNG
man-options = OPTIONEN
man-subcommands = BEFEHLE
man-version = VERSION
man-extra = BEISPIELE

# Was ein Befehl braucht.
value-options = OPTIONEN
value-command = BEFEHL
value-game = SPIEL
value-edition = VARIANTE
value-seats = N
value-key = REGEL
value-key-value = NAME=WERT
value-players = SPIELER
value-names = NAMEN
value-dice = WÜRFEL
value-seed = STARTWERT
value-save = DATEI
value-resume = DATEI
value-depth = TIEFE
value-file = DATEI
value-files = DATEI
value-folder = ORDNER
value-dir = ORDNER
value-output = DATEI
value-out = ORDNER
value-tables = ORDNER
value-per-page = N
value-paper = PAPIER
value-lang = SPRACHE
value-address-port = ADRESSE:PORT
value-address = ADRESSE
value-url = URL
value-name = NAME
value-n = N
value-days = TAGE
value-seconds = SEKUNDEN
value-games = N
value-rounds = N
value-bots = BOTS
value-levels = STUFEN
value-level = STUFE
value-decisions = N
value-threads = N
value-bot-threads = N
value-program-seconds = SEKUNDEN
value-position = STELLUNG
value-side = N
value-down-to = N
value-closing-needs = N
value-lucky = PAAR
value-simulate = N
value-pid = PID
value-idle = N
value-per-table = N
value-answers-per-second = N
value-kind = ANGRIFF
value-name-path = NAME=PFAD
value-shell = SHELL

# Was in mehreren Befehlen dasselbe heißt.
qlub--lang = Die Sprache; ohne Angabe die von LC_ALL, LC_MESSAGES oder LANG
qlub--help = Diese Hilfe zeigen
qlub--version = Die Version zeigen
qlub--json = Das Ergebnis als JSON ausgeben
qlub--data = Der Ordner der Datenbank und der Tabellen für Bots (ohne Angabe der von QLUB_DATA, sonst der übliche Ordner für Daten)
qlub--game = Das Spiel (siehe qlub games)
qlub--edition = Die Variante; ohne Angabe die erste der Liste
qlub--seats = Wie viele spielen; zwei, oder so viele die Variante braucht
qlub--option = Eine Option der Variante, zum Beispiel side=3; auch mehrmals
qlub--threads = Wie viele Threads arbeiten; ohne Angabe einer je Kern
qlub--program = Ein Programm, das mitspielt (docs/programs.md); auch mehrmals
qlub--file = Das Protokoll oder gespeicherte Spiel; - liest die Standardeingabe

# Die Befehle.
qlub = Ein Tisch für Qwixx, Quixo und Qwirkle
qlub-examples =
    qlub # öffnet einen Tisch und deinen Browser
    qlub games # was es zu spielen gibt
    qlub play qwixx # Qwixx zu zweit
    qlub play quixo --players person,hard # gegen einen Bot
    qlub play qwixx --dice typed --save our.game # mit deinen echten Würfeln
    qlub serve # Tische für Handys im WLAN
    qlub replay our.game # Schritt für Schritt
    qlub rules qwixx # die Regeln, gleich hier
    qlub sheet longo --pdf -o longo.pdf # vier Zettel auf einer Seite
    qlub help play # alles über einen Befehl

qlub-games = Die Spiele, ihre Varianten, Optionen und Bots
qlub-games-examples =
    qlub games # zum Lesen
    qlub games --json # für Programme, die ein Formular bauen
qlub-games--json = Die Liste als JSON ausgeben

qlub-play = An diesem Terminal spielen, die Tastatur geht reihum
qlub-play-examples =
    qlub play qwixx # zwei Menschen, eine Tastatur
    qlub play qwixx --edition longo --seats 3 --players person,greedy,random # gegen zwei Bots
    qlub play quixo --option side=3 # ein schnelles Spiel für Kinder
    qlub play qwirkle --names Anna,Bob --save us.game # die Hände bleiben verdeckt
    qlub play qwixx --dice typed # echte Würfel, das Terminal führt die Zettel
    qlub play qwirkle --resume us.game --save us.game # weiterspielen
    qlub play qwixx --plain # Zeile für Zeile, für Vorleseprogramme
qlub-play-notes = Auf dem Bildschirm erklärt F1 die Tasten und die Zeichen. Die Datei von --save ist ein Protokoll: qlub verify prüft es, qlub replay zeigt es.
qlub-play--players = Wer wo sitzt, je Platz: person, program oder ein Bot (random, greedy, easy, medium, hard, expert, unbeatable); an den übrigen Plätzen sitzen Menschen
qlub-play--program = Der Befehl eines Programms für einen Platz „program“ (docs/programs.md); auch mehrmals
qlub-play--names = Die Namen, je Platz einer
qlub-play--dice = Woher der Zufall kommt: hier gewürfelt (rolled) oder von echten Würfeln eingegeben (typed)
qlub-play--seed = Nach einem Startwert würfeln statt mit dem Zufall des Systems
qlub-play--save = Das Spiel in dieser Datei aufheben; es darf sie noch nicht geben, außer es ist die von --resume
qlub-play--resume = Das Spiel einer Datei fortsetzen, mit denselben Leuten; --players und --names ändern das
qlub-play--plain = Zeile für Zeile, ohne Farben und Cursorbewegungen

qlub-serve = Tische für Handys und Computer öffnen
qlub-serve-examples =
    qlub serve # für diesen Computer und Handys im selben Netz
    qlub serve --listen 127.0.0.1:9000 # nur für diesen Computer, an einem anderen Port
    qlub serve --public-url https://games.example.org --trusted-proxy 127.0.0.1 # hinter einem Proxy (docs/hosting.md)
qlub-serve--listen = Wo gelauscht wird; ohne Angabe überall, an Port 8777
qlub-serve--next-free-port = Den nächsten freien Port nehmen, wenn dieser belegt ist
qlub-serve--database = Eine PostgreSQL-Datenbank für mehrere Knoten statt einer Datei; ihr Passwort kommt aus QLUB_DATABASE oder --database-file
qlub-serve--database-file = Eine Datei mit der Adresse dieser Datenbank, samt Passwort
qlub-serve--node = Wie dieser Knoten unter den anderen heißt
qlub-serve--public-url = Womit geteilte Links beginnen: die Adresse des Servers, zum Beispiel https://games.example.org
qlub-serve--trusted-proxy = Ein Proxy, dessen X-Forwarded-For geglaubt wird; auch mehrmals
qlub-serve--host = Ein Name des Servers, außer denen von Heimnetzen und der öffentlichen URL; auch mehrmals
qlub-serve--metrics = Wo /metrics beantwortet wird, mit /readyz und /healthz; ohne Angabe nur diesem Computer
qlub-serve--bot-threads = Wie viele Bots gleichzeitig nachdenken dürfen
qlub-serve--keep-finished = Wie viele Tage beendete Tische aufgehoben werden
qlub-serve--keep-idle = Wie viele Tage Tische aufgehoben werden, an denen nichts geschieht
qlub-serve--json-log = Das Log als JSON schreiben, ein Objekt je Zeile

qlub-verify = Alle Würfe und Ziehungen eines Protokolls prüfen
qlub-verify-examples =
    qlub verify our.record # docs/fairness.md sagt, was das beweist

qlub-backup = Die Datenbank eines Servers kopieren, auch während er läuft
qlub-backup-examples =
    qlub backup tables.db # die des üblichen Ordners
    qlub backup tables.db --data /var/lib/qlub # die eines Dienstes
qlub-backup--file = Die Datei, die geschrieben wird; es darf sie noch nicht geben

qlub-restore = Eine Kopie der Datenbank zurücklegen; der Server muss stehen
qlub-restore-examples =
    qlub restore tables.db # wo keine Datenbank ist
    qlub restore tables.db --replace --data /var/lib/qlub # anstelle der vorhandenen
qlub-restore-notes = Die Datenbank gehört danach dem Besitzer des Ordners.
qlub-restore--file = Die Kopie, die zurückgelegt wird
qlub-restore--replace = Die vorhandene Datenbank ersetzen

qlub-records = Beendete Partien in Dateien schreiben oder wieder einlesen
qlub-records-examples =
    qlub records export matches # eine Datei für jede beendete Partie
    qlub records import one.record # als beendeten Tisch, anzusehen über seinen Link
qlub-records-export = Beendete Partien in einen Ordner schreiben, auch bei laufendem Server
qlub-records-export--folder = Der Ordner; fehlt er, wird er angelegt
qlub-records-import = Beendete Partien in die Datenbank einlesen; der Server muss stehen
qlub-records-import--files = Die Dateien der Protokolle

qlub-replay = Ein gespeichertes Spiel noch einmal ansehen
qlub-replay-examples =
    qlub replay our.game # Schritt für Schritt mit den Pfeiltasten
    qlub replay our.game --plain # das ganze Spiel in Worten
    qlub replay our.game --json # für Programme
qlub-replay--json = JSON ausgeben: eine Zeile je Schritt, dann die letzte Ansicht
qlub-replay--plain = Das ganze Spiel in Worten, ohne Farben und Cursorbewegungen
qlub-replay--notation = Schritte, letzte Ansicht und Ende in Notation: in jeder Sprache gleich

qlub-analyse = Sagen, was Entscheidungen wert waren und was Glück war
qlub-analyse-examples =
    qlub analyse our.game # wer Glück hatte, wer sich geirrt hat, und wo
    qlub analyse our.game --depth deep # schaut weiter und braucht länger
    qlub analyse our.game --svg chances.svg # zeichnet alle Chancen, Schritt für Schritt
    qlub analyse our.game --tables tables # Quixo: genau, so weit diese Tabellen reichen
qlub-analyse-notes = docs/insight.md sagt, was die Zahlen bedeuten und wie sicher sie sind.
qlub-analyse--depth = Wie weit geschaut wird: quick (schnell), deep (weit) oder thorough (Minuten je Partie)
qlub-analyse--tables = Ein Ordner mit Tabellen von qlub solve quixo: was sie wissen, ist genau
qlub-analyse--json = Alles als JSON ausgeben
qlub-analyse--svg = Die Chancen aller in diese Datei zeichnen

qlub-learn = Ein Spiel lernen, indem man ein paar Züge spielt
qlub-learn-examples =
    qlub learn # alle Lektionen
    qlub learn qwixx # die erste von Qwixx
    qlub learn quixo --edition four # Quixo in Teams
qlub-learn-notes = Eine Lektion dauert zwei Minuten. Danach folgt eine Partie gegen einen leichten Bot, in der alles Neue einmal erklärt wird.
qlub-learn--game = Das Spiel (siehe qlub games); ohne Spiel werden alle Lektionen aufgelistet

qlub-rules = Die Regeln eines Spiels lesen, oder die zu einer Ablehnung
qlub-rules-examples =
    qlub rules qwixx # die ganze Seite
    qlub rules qwixx --lang en # auf Englisch
    qlub rules qwixx closing-needs # wo die Regel einer Ablehnung erklärt ist
qlub-rules--game = Das Spiel (siehe qlub games), oder „table“ für alles Gemeinsame
qlub-rules--key = Der Schlüssel einer Regel, wie Ablehnungen ihn nennen

qlub-sheet = Zettel drucken, wenn der Block leer ist
qlub-sheet-examples =
    qlub sheet classic --pdf -o classic.pdf # vier auf einer Seite
    qlub sheet longo --pdf --per-page 2 -o longo.pdf # zwei, mit verschiedenen Glückszahlen
    qlub sheet longo --option lucky=2/16,9/10 --pdf -o ours.pdf # mit deinen Glückszahlen
    qlub sheet gemixxt-a --option closing_needs=6 --paper letter --pdf -o six.pdf # auf US Letter
    qlub sheet bonus-b --svg --lang en # ein Zettel als Bild, auf Englisch
qlub-sheet--edition = Die Variante von Qwixx (siehe qlub games)
qlub-sheet--svg = Ein Zettel als Bild
qlub-sheet--pdf = Eine Seite mit Zetteln zum Drucken
qlub-sheet--per-page = Wie viele Zettel auf eine Seite kommen, höchstens 12
qlub-sheet--output = Die Datei, die geschrieben wird; ohne Angabe die Standardausgabe
qlub-sheet--paper = Das Papier einer Seite
qlub-sheet--replace = Die vorhandene Datei ersetzen

qlub-simulate = Bots viele Partien spielen lassen und sagen, wie sie ausgingen
qlub-simulate-examples =
    qlub simulate qwixx --games 10000 # zwei gierige Bots
    qlub simulate qwixx --edition longo --seats 4 --bots hard,random # ein schwerer, drei zufällige
    qlub simulate quixo --option side=4 --json # für Programme
qlub-simulate--games = Wie viele Partien
qlub-simulate--seed = Der Startwert; derselbe gibt dieselben Partien
qlub-simulate--bots = Die Bots, je Platz einer: random, greedy, easy, medium, hard, expert, unbeatable; der letzte nimmt die übrigen Plätze

qlub-arena = Bots und Programme gegeneinander: wer ist stärker?
qlub-arena-examples =
    qlub arena qwixx --bots hard,medium --games 20000 # wer ist stärker, und wie sicher
    qlub arena qwixx --seats 4 --bots hard,medium # zwei gegen zwei, Plätze wechseln
    qlub arena qwixx --bots easy,medium,hard # alle gegen alle
    qlub arena qwixx --bots expert --program "python3 mine.py" # dein Programm gegen unseres
    qlub arena qwixx --bots hard,expert --continue FILE # jederzeit anhalten, später weiter
qlub-arena-notes = Jede Runde wird von allen Aufstellungen mit demselben Glück gespielt; ein Intervall zählt Runden, nicht Partien. Wo ein Spiel kein Glück kennt, beginnt eine Runde mit 2 bis 6 zufälligen Zügen. Die Zahl der verschiedenen Partien wird genannt; wiederholte machen das Intervall breiter.
qlub-arena--bots = Die Bots, die sich treffen: random, greedy, easy, medium, hard, expert, unbeatable
qlub-arena--games = Wie viele Partien; eine Runde wird immer zu Ende gespielt
qlub-arena--seed = Der Startwert; derselbe gibt dasselbe Glück
qlub-arena--bot-threads = In wie vielen Threads gespielt wird; ohne Angabe einer je Kern
qlub-arena--adjusted = Das Glück von jedem Ergebnis abziehen, soweit unser stärkster Spieler es messen kann: gleicher Mittelwert, engere Intervalle
qlub-arena--no-openings = Jede Partie nach den Regeln beginnen, auch ohne Glück im Spiel
qlub-arena--continue = Eine Datei, die jede Runde aufhebt: Was darin steht, wird nicht noch einmal gespielt
qlub-arena--program-seconds = Wie viele Sekunden ein Programm für eine Antwort hat

qlub-program = Für einen Platz über Standardeingabe und -ausgabe spielen
qlub-program-examples =
    qlub program --level expert # antwortet auf der Standardausgabe
    qlub arena qwixx --bots greedy --program "qlub program --level hard" # in einer Arena
qlub-program-notes = Die Sprache der Programme ist eine Seite lang: docs/programs.md.
qlub-program--level = Wie gut der Bot spielt: random, greedy, easy, medium, hard, expert, unbeatable
qlub-program--seed = Der Startwert seiner Entscheidungen

qlub-quixo = Fragen, was über Stellungen von Quixo bekannt ist
qlub-quixo-value = Ob eine Stellung gewonnen, verloren oder unentschieden ist
qlub-quixo-value-examples =
    qlub quixo value --tables three ".../.../... 0" # das leere Brett mit 3×3
    qlub quixo value --tables tables "xxxxo/ooooo/xxoxx/xooxo/xxxo. 0" # nur ein neutraler Würfel
qlub-quixo-value-notes = Eine Stellung sind ihre Reihen von Norden nach Süden mit / dazwischen, x für ein Kreuz, o für einen Kreis und ein Punkt für einen neutralen Würfel, dann ein Leerzeichen und der Platz am Zug: 0 spielt Kreuz, 1 Kreis. Tabellen macht qlub solve quixo --out; wo sie enden, endet auch die Antwort.
qlub-quixo-value--position = Die Stellung, zum Beispiel "xo./.../..x 0"
qlub-quixo-value--tables = Der Ordner der Tabellen
qlub-quixo-value--json = Die Antwort als JSON ausgeben

qlub-solve = Ein Spiel, oder einen Teil davon, genau lösen
qlub-solve-qwixx = Was ein Zettel wert ist, wenn niemand stört
qlub-solve-qwixx-examples =
    qlub solve qwixx # allein, immer am Zug: 115,483126 Punkte
    qlub solve qwixx --seats 2 # zwei, die sich nie stören
    qlub solve qwixx --edition longo --lucky 6/11 # mit diesen Glückszahlen
    qlub solve qwixx --simulate 100000 # die Lösung auch nach den Regeln spielen lassen
qlub-solve-qwixx--edition = Die Variante; bonus-a braucht 5 GB je Platz, bonus-b 16 GB
qlub-solve-qwixx--seats = Wie viele reihum spielen; nur ihre weißen Summen zählen
qlub-solve-qwixx--closing-needs = Wie viele Kreuze das Schließen braucht, wo die Variante das offen lässt
qlub-solve-qwixx--lucky = Die Glückszahlen des Zettels, wo er welche hat; ohne Angabe 5/10
qlub-solve-qwixx--simulate = So viele Partien allein mit den Antworten der Lösung spielen
qlub-solve-quixo = Quixo zu zweit: jede Stellung gewonnen, verloren oder unentschieden
qlub-solve-quixo-examples =
    qlub solve quixo --side 4 # Sekunden
    qlub solve quixo --down-to 24 # das Ende des Spiels, etwa eine Minute
    qlub solve quixo --out tables # das ganze Brett: eine Nacht, 28 GB
    qlub solve quixo --out tables --resume # macht weiter, wo es aufgehört hat
qlub-solve-quixo-notes = Jede Klasse wird mit den veröffentlichten Zahlen verglichen, bevor die nächste beginnt.
qlub-solve-quixo--side = Wie viele Würfel eine Seite des Bretts hat
qlub-solve-quixo--down-to = Nach den Stellungen mit so vielen markierten Würfeln aufhören
qlub-solve-quixo--out = Die Klassen als Dateien in diesem Ordner aufheben
qlub-solve-quixo--resume = Mit den Klassen des Ordners weitermachen

qlub-books = Die Tabellen bauen, in denen Bots nachschlagen
qlub-books-examples =
    qlub books # was es gibt, und ob es gebaut ist
    qlub books --build # baut, was fehlt: etwa eine Minute auf zwei Kernen
    qlub books --build qwixx-classic-alone # für den Rückblick auf Qwixx allein: etwa eine Minute
    qlub books --add FILE # hebt eine fertige Tabelle auf (docs/quixo-solved.md)
    qlub books --remove # die Bots kommen ohne aus
qlub-books-notes = Am Terminal baut das erste Spiel, das eine Tabelle braucht, sie selbst. Ein Server liest die, die da sind.
qlub-books--build = Bauen, was fehlt oder beschädigt ist
qlub-books--add = Eine Tabelle aufheben, die anderswo gemacht wurde
qlub-books--remove = Alle entfernen

qlub-bench = Messen, wie schnell die Regeln sind
qlub-bench-examples =
    qlub bench # alles
    qlub bench quixo --rounds 3 # ein Spiel
    qlub bench --json # für Programme
    qlub bench bots # wie lange Bots überlegen
qlub-bench--game = Nur ein Spiel messen
qlub-bench--seconds = Sekunden für jede Runde dessen, was nach Zeit gemessen wird
qlub-bench--rounds = Runden; was verglichen wird, wird abwechselnd gemessen, damit Störungen alle gleich treffen
qlub-bench-bots = Wie lange Bots überlegen
qlub-bench-bots-examples =
    qlub bench bots # jede Stufe jedes Spiels, ein paar Minuten
    qlub bench bots qwirkle --levels expert --decisions 2000 # eine Stufe eines Spiels
qlub-bench-bots-notes = Zwei Bots einer Stufe treffen sich, in einem Thread; cargo xtask bots macht dasselbe als wasm. Versprochen sind 100 ms im Mittel und 250 ms für 99 von 100 Entscheidungen.
qlub-bench-bots--game = Nur ein Spiel messen
qlub-bench-bots--levels = Die Stufen, die gemessen werden
qlub-bench-bots--decisions = Mindestens so viele Entscheidungen; eine begonnene Partie wird zu Ende gespielt

qlub-load = Einen Server unter Last setzen und messen, wie er sich hält
qlub-load-examples =
    qlub load --spawn --idle 10000 # Speicher einer Verbindung, die nur zuhört
    qlub load --spawn --tables 1000 --answers-per-second 800 # von der Antwort bis zur Anzeige beim Nachbarn
    qlub load --spawn --tables 200 --answers-per-second 0 # so viele Antworten wie möglich
    qlub load --url http://127.0.0.1:8777 --tables 20 --answers-per-second 20 # ein laufender Server
    qlub load --spawn --hostile each # was eine feindliche Adresse kosten kann, auf neun Arten
    qlub load --spawn --hostile all --phones # ob ihre Nachbarn noch spielen können
qlub-load--url = Der Server
qlub-load--spawn = Dafür einen Server in einem eigenen Prozess starten, ohne Grenzen, außer er wird angegriffen, in einem Ordner, der danach weg ist
qlub-load--server-pid = Der Prozess des Servers, um seinen Speicher zu lesen
qlub-load--data = Der Ordner, in dem ein Server gestartet und die Platte gemessen wird
qlub-load--idle = Verbindungen, die nur zuhören
qlub-load--per-table = Wie viele davon an einem Tisch sind
qlub-load--tables = Tische, an denen gespielt wird; 20 neben einem Angriff
qlub-load--seats = Die Plätze an jedem
qlub-load--game = Das Spiel, das gespielt wird
qlub-load--edition = Die Variante, die gespielt wird
qlub-load--answers-per-second = Antworten je Sekunde an allen Tischen zusammen, 800, oder 40 neben einem Angriff; 0 für so viele wie möglich
qlub-load--seconds = Wie lange gespielt wird: 30 Sekunden, 60 unter Angriff, 300 für Handys
qlub-load--hostile = Den Server von einer Adresse angreifen, während andere spielen: lines, replay, connections, bots, codes, ready, entries, frames, watchers; nacheinander, „each“ für jeden einzeln, „all“ für alle zugleich
qlub-load--phones = Dreißig Handys an der Adresse des Angreifers spielen; scheitert, wenn eines über 10 s ausgesperrt ist
qlub-load--program = Ein Programm, dessen Server angegriffen wird, zum Beispiel old=target/old/qlub; mehrere wechseln sich ab
qlub-load--runs = Wie oft jeder Angriff gemacht wird; genannt wird der mittlere
qlub-load--same-address = Ehrliche Leute teilen die Adresse des Angreifers
qlub-load--stamps = Der Angreifer löst Rätsel, wo der Server sie anbietet
qlub-load--server-core = Der Kern, auf dem ein gestarteter Server bleibt
qlub-load--client-core = Der Kern, auf dem dieses Programm bleibt
qlub-load--server-files = Wie viele Dateien ein gestarteter Server offen haben darf
qlub-load--before = Wie viele Sekunden andere vor dem Angriff gemessen werden
qlub-load--prepare = Wie viele Sekunden lange Tische vorbereitet werden dürfen, wo ein Angriff sie braucht
qlub-load--rest = Wie viele Sekunden sie dann ruhen: Ein Server vergisst, was niemand ansieht

qlub-completions = Vervollständigungen für eine Shell ausgeben
qlub-completions-examples =
    qlub completions bash > ~/.local/share/bash-completion/completions/qlub # für bash
    qlub completions zsh > ~/.zfunc/_qlub # für zsh
    qlub completions fish > ~/.config/fish/completions/qlub.fish # für fish
qlub-completions--shell = Die Shell

qlub-man = Eine Handbuchseite ausgeben
qlub-man-examples =
    qlub man > qlub.1 # die Seite des Programms
    qlub man play > qlub-play.1 # die Seite eines Befehls
qlub-man--command = Ein Befehl; ohne Angabe das Programm selbst

qlub-help = Die Hilfe zu einem Befehl zeigen
qlub-help--command = Der Befehl; ohne Angabe das Programm selbst

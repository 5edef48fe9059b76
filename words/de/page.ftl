# Die Seite.
house-name = Qlub
qlub-about = Qwixx, Quixo und Qwirkle in der Familie, im Freundeskreis und im Club.
title-home = Qlub: Qwixx, Quixo und Qwirkle
title-before = Neuer Tisch · Qlub
title-rules = Regeln · Qlub
title-settings = Einstellungen · Qlub
title-table = { $game } · Qlub
home = Start
back = Zurück
close = Schließen
loading = Einen Moment
on = An
off = Aus
rules = Regeln
settings = Einstellungen
seat-number = Person { $number }
word-white = Weiß

# Startseite.
home-title = Setz dich und spiel mit.
home-games = Spiele
home-continue = Weiterspielen
home-forget = Diesen Tisch entfernen
home-play = Jetzt spielen
home-join = Mit Code oder Link mitspielen
home-code = Code oder Link
home-enter = Mitspielen
home-offline = Diese Seite geht auch ohne Netz: alles außer Online-Tischen.
home-names = Qwixx, Quixo und Qwirkle sind Marken ihrer Verlage. Qlub ist ein unabhängiges Projekt und mit ihnen nicht verbunden.
rules-all = Alle Spiele
rules-choose = Jedes Spiel in zwei Minuten, und dann alle Regeln.
rules-table = Fürs Programmieren: Ablehnungen und Schreibweise

# Vor dem Start.
before-edition = Variante
before-seats = Wer spielt mit
before-count = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
  }
before-name = Name von Person { $number }
before-kind = Wer Person { $number } ist
before-here = Person an diesem Gerät
level-random-why = Spielt irgendetwas Erlaubtes.
level-greedy-why = Nimmt sofort so viele Punkte wie möglich.
level-easy-why = Spielt, als wäre es das erste Mal, Fehler inklusive.
level-medium-why = Spielt wie jemand, der ab und zu spielt und manche Chance verpasst.
level-hard-why = Spielt gut und ist selten unachtsam.
level-expert-why = So stark, wie wir es hinbekommen; überlegt einen Moment.
level-unbeatable-why = Verliert vom leeren Brett mit 25 Würfeln aus nie: Das ist bewiesen. Sonst spielt dieser Bot, so gut er kann.
level-fetches = Dafür lädt dieses Gerät einmal { $megabytes } MB.
before-bot = Bot: { $level }
before-remove = { $name } entfernen
before-add-person = Eine Person
before-add-bot = Ein Bot
before-chance = Würfel
before-chance-dealt = Am Bildschirm
before-chance-dealt-why = Die Seite würfelt.
before-chance-typed = Echte Würfel
before-chance-typed-why = Du würfelst selbst und tippst an, was die Würfel zeigen.
before-answers = Antworten
before-answers-sealed = Verdeckt
before-answers-sealed-why = Gebt das Gerät herum: Niemand sieht eine andere Antwort, bevor alle da sind.
before-answers-open = Offen
before-answers-open-why = Ein Bildschirm für alle: Antwortet in beliebiger Reihenfolge, und alle dürfen zusehen.
before-start = Starten

# Am Tisch.
active = würfelt
decided = hat entschieden
deciding = überlegt
expand = Diesen Zettel zeigen
points-now = Punkte bisher
sheet-of = Zettel von { $name }
row-name = { $colour ->
    [red] Rote Reihe
    [yellow] Gelbe Reihe
    [green] Grüne Reihe
   *[blue] Blaue Reihe
  }
cell-name = { $colour } { $number }
cell-row = { $colour ->
    [red] in der roten Reihe
    [yellow] in der gelben Reihe
    [green] in der grünen Reihe
   *[blue] in der blauen Reihe
  }
cell-staged = zu bestätigen
cell-legal = kann angekreuzt werden, { $points }
cell-open = frei
cell-early = braucht vorher { $needs } Kreuze
cell-ticked = angekreuzt
cell-lost = verloren
lock-open = Schloss, offen, braucht { $needs } Kreuze vor dem Abschlussfeld
lock-ticked = Schloss, angekreuzt
lock-lost = Schloss, von anderen geschlossen
lock-early = Schloss
bar = Bonusleiste
box-open = { $colour }, frei
box-early = { $colour }, frei
box-ticked = { $colour }, benutzt
box-lost = { $colour }, gestrichen
sign-bar = Bonusfeld
sign-circle = Kreis
sign-diamond = Raute
sign-square = Quadrat
sign-octagon = Achteck
sign-star = Stern
pair-circle = zwei in der leersten Reihe
pair-diamond = eins in jeder Reihe
pair-square = leerste Reihe ×2
pair-octagon = 13 Punkte
pair-star = Fehlwürfe kosten nichts
pair-complete = vollständig
lucky = Glückszahlen
misses = { $misses ->
    [0] Keine Fehlwürfe
    [one] { $misses } Fehlwurf
   *[other] { $misses } Fehlwürfe
  }
tally-doubled = doppelt
tally-doubled-short = ×2
tally-extra = Bonus
tally-misses = Fehlwürfe
tally-total = gesamt
dice-none = Es wurde noch nicht gewürfelt.
dice-show = Weiß { $one } und { $other }, zusammen { $sum }. { $colours }.
prompt-dice-roll = Gleich rollen die Würfel.
prompt-first = Wer beginnt?
prompt-waiting = Warten auf { $names }.
prompt-over = Das Spiel ist zu Ende.
dock = Was jetzt zu tun ist
offers = Was du tun kannst
offer-nothing = Nichts
offer-miss = Fehlwurf
offer-row = Reihe { $letter }
offer-skips = { $count ->
    [0] lückenlos
    [one] Lücke: { $count }
   *[other] Lücke: { $count }
  }
staged = Zu bestätigen
staged-said = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }. Bestätige oder mach es rückgängig.
stage-tick = { $cell }
stage-nothing = Nichts ankreuzen
stage-miss = Nichts ankreuzen, nur einen Fehlwurf
stage-skips = Lässt { $cells } aus.
stage-skipped = { $colour } { $numbers }
stage-skips-none = Lässt nichts aus.
stage-ends = Dieser Zug beendet das Spiel.
stage-into = Reihe für den Bonus
points-signed = { $points ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
  }
chain = Zusammen: { $marks }.
chain-locked = { $colour ->
    [red] das rote Schloss
    [yellow] das gelbe Schloss
    [green] das grüne Schloss
   *[blue] das blaue Schloss
  }
chain-boxed = Kästchen { $number }
chain-wasted = { $colour ->
    [red] nichts in Rot
    [yellow] nichts in Gelb
    [green] nichts in Grün
   *[blue] nichts in Blau
  }
undo = Rückgängig
confirm = Bestätigen
take-back = Zurücknehmen
answer-stands = Deine Antwort gilt, bis du eine andere gibst.
see-rule = Regel lesen
pad-die = Würfel in { $die }
pad-face = { $die }: { $face }
pad-play = Diese Würfel spielen
curtain-pass = Gib das Gerät an { $name } weiter
curtain-why = Die Antworten bleiben verdeckt, bis alle entschieden haben.
curtain-lift = Ich bin { $name }
log-title = Verlauf
log-empty = Noch nichts.
connection-lost = Die Verbindung ist weg. Dein Tisch ist sicher; neuer Versuch …

# Die Eingabezeile.
typed = Zug eintippen
typed-label = Tippe einen Zug in Notation oder eine Frage ein
typed-example = r8   züge?   punkte?
typed-go = Los
typed-answers = Antworten
typed-done = Erledigt.
typed-undone = Zurückgenommen.
typed-not-asked = Du wirst gerade nichts gefragt.
typed-score = { $name }: { $points }.
typed-help = Züge: r8 kreuzt die rote 8 an, - kreuzt nichts an; r ist Rot, y Gelb, g Grün, b Blau. Würfel: w3 w4 r1 y6 g2 b5. Fragen: { $words }.
ask-legal = züge
ask-scores = punkte
ask-turn = dran
ask-dice = würfel
ask-undo = zurück
ask-help = hilfe

# Nach dem Spiel.
after-reason = Das Spiel ist zu Ende: { $reason }.
after-table = Wie die Punkte zusammenkommen
after-name = Name
rematch = Revanche
new-table = Neuer Tisch
save-record = Protokoll speichern
save-game = In Datei sichern

# Ablehnungen des Tisches.
refused-no-table = Diesen Tisch gibt es hier nicht.
refused-setup = Diese Einstellungen sind nicht möglich. Sieh dir die Optionen noch einmal an.
refused-engine = Das Spiel ist nicht gestartet. Lade die Seite neu.
refused-unknown = Das hat nicht geklappt ({ $key }).

# Einstellungen.
setting-language = Sprache
setting-language-why = Für die ganze Seite.
setting-theme = Hell oder dunkel
setting-theme-why = Wie das Gerät, oder selbst wählen.
setting-theme-auto = Wie das Gerät
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-palette = Farben
setting-palette-why = Die deutlichen Farben lassen sich auch mit Farbschwäche unterscheiden. Die Buchstaben sagen dasselbe.
setting-palette-steady = Deutlich
setting-palette-classic = Klassisch
setting-motion = Bewegung
setting-motion-why = Würfel und Züge mit Bewegung zeigen.
setting-motion-auto = Wie das Gerät
setting-motion-full = Voll
setting-motion-less = Reduziert
setting-pace = Tempo
setting-pace-why = Wie lange Bots und Würfel warten, bevor es weitergeht.
setting-pace-calm = Ruhig
setting-pace-quick = Schnell
setting-confirm = Jedes Kreuz bestätigen
setting-confirm-why = Einmal tippen wählt ein Feld, noch einmal tippen bestätigt es.
setting-hints = Tipps
setting-hints-why = Ein Trainer sagt auf Wunsch, was er tun würde, an Tischen auf diesem Gerät. Er wird beim ersten Mal geholt.
setting-sound = Ton
setting-sound-why = Würfel, Stift und Schlösser.
setting-shortcuts = Tastenkürzel
setting-shortcuts-why = N kreuzt nichts an, / öffnet die Zeile zum Eintippen.
books = Trainer und Bots ohne Netz
books-why = Der Trainer und manche Bots schlagen nach, was sie gelernt haben. Dieses Gerät lädt es, wenn sie zum ersten Mal gebraucht werden, oder jetzt alles auf einmal.
books-keep = Für Offline-Spiel laden, { $megabytes } MB
books-coming = Wird geladen …
books-kept = Alles ist auf diesem Gerät.
books-failed = Der Download ist unvollständig. Versuch es noch einmal, wenn du Netz hast.
setting-keepsWins = Quixo: keinen Sieg verpassen
setting-keepsWins-why = Der unschlagbare Bot verpasst auch keinen Sieg, wenn dieses Gerät einmal eine größere Zugtabelle lädt und behält{ $megabytes ->
    [0] {""}
   *[other] {" "}({ $megabytes } MB)
  }.

# Tische, zu denen andere kommen.
separator = {" · "}
title-verify = Würfe und Ziehungen prüfen · Qlub
title-play = Tisch · Qlub
home-bots = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
  }
home-online = online
before-where = Wo
before-where-here = An diesem Gerät
before-where-here-why = Allein, mit Bots, oder ihr gebt das Gerät herum. Ganz ohne Netz.
before-where-online = Online
before-where-online-why = Alle mit ihrem eigenen Gerät. Die anderen kommen über Link oder Code dazu.
before-open = Freier Platz
before-open-table = Tisch eröffnen
gather-people = Am Tisch
gather-sit-why = Such dir einen Platz und setz dich.
gather-full = Der Tisch ist voll. Du schaust zu.
gather-invited = Platz { $number } ist für dich reserviert: Setz dich.
gather-free = Frei
gather-name = Name für Platz { $number }
gather-your-name = Dein Name
gather-rename = Dein Name auf Platz { $number }
gather-sit = Hinsetzen
gather-rise = Aufstehen
gather-bot = Ein Bot für Platz { $number }
gather-or-bot = oder ein Bot
gather-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
  }
gather-fair = Fairer Zufall: Jedes Gerät steuert vor dem Start eine eigene geheime Zahl bei. So kann niemand, nicht einmal der Server, { $chance ->
    [dice] die Würfe
    [cards] die Karten
    [tiles] die Steine
   *[any] den Zufall
  } bestimmen. Hinterher können das alle nachprüfen.
gather-start = Starten
gather-open = { $open ->
    [one] Ein Platz ist noch frei
   *[other] { $open } Plätze sind noch frei
  }
gather-waits = Warten, bis { $name } startet.
gather-waits-nobody = Warten, bis die Spielleitung startet.
gather-unready = Warten auf { $names }
gather-changed = Die Spielleitung hat etwas geändert. Bereit?
gather-ready = Bereit
gather-is-ready = bereit
gather-not-ready = noch nicht
host = Leitung
away = nicht da
watching = Du schaust zu. Ziehen kann nur, wer mitspielt.
invite = Einladen
invite-why = Schick den Link, lass den QR-Code scannen oder sag den Code.
invite-code = Code
invite-link = Link zu diesem Tisch
invite-watch = Ein Link zum Zuschauen
invite-watch-why = Mit diesem Link sieht man, was alle sehen dürfen, kann sich aber nicht setzen.
invite-watch-link = Link zum Zuschauen
share = Teilen
share-copy = Kopieren
share-copied = Kopiert
share-qr = QR-Code des Links
choices = Was wir spielen
choices-host = Die Spielleitung wählt aus.
choices-more = Mehr: Regeln, Uhr, Bots, Chat
choice-seats = Plätze
choice-seats-why = Wie viele mitspielen.
choice-luck = Zufall
choice-luck-fair = Fair
choice-luck-typed = Echte Würfel
choice-luck-seeded = Wiederholbar (Startwert)
choice-clock = Uhr
choice-clock-none = Keine
choice-clock-decision = { $time } pro Entscheidung
choice-clock-bank = { $time } pro Partie
choice-late = Zeit abgelaufen
choice-late-decline = Passen
choice-late-bot = Ein Bot
choice-stand-in = Vertretung
choice-nobody = Niemand
choice-grace = Erlaubte Abwesenheit
choice-pace = Tempo der Bots
choice-chat = Chat
choice-team-chat = Team-Chat
choice-decline-for-me = Passen, wenn keine Wahl bleibt
choice-coach = Trainer
around-away = { $count ->
    [one] { $names } ist gerade nicht da. Der Tisch wartet.
   *[other] { $names } sind gerade nicht da. Der Tisch wartet.
  }
around-stand-in = Ein Bot spielt für { $name } ({ $level }).
around-offer-take-back = { $name } möchte die letzte Entscheidung zurücknehmen.
around-offer-draw = { $name } bietet Remis an.
around-offer-seat = { $newcomer } möchte den Platz von { $name }. Wer dort sitzt, sieht die Karten oder Steine. Einverstanden?
around-left = Ein Bot spielt für { $name }.
around-free = Auf Platz { $number } spielt ein Bot; der Platz ist frei.
around-return = Zurück an meinen Platz
around-sit = Platz nehmen
around-ask = Um diesen Platz bitten
around-name = Dein Name an diesem Tisch
agree = Annehmen
disagree = Ablehnen
withdraw = Vorschlag zurückziehen
clock-of = { $name }
chat = Chat
chat-unread = { $count ->
    [one] Chat, eine neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
  }
chat-empty = Noch keine Nachrichten.
chat-text = Deine Nachricht
chat-say = Senden
chat-team = Nur an mein Team
chat-team-mark = ans Team
menu = Tisch
menu-match = Diese Partie
menu-host = Du leitest den Tisch
move-seat = Auf anderem Gerät weiterspielen
move-seat-why = Der Link gilt einmal und gibt deinen Platz an das Gerät, das ihn öffnet.
move-seat-of = Platz von { $name } übertragen
move-seat-link = Link zum Übertragen
offer-draw = Remis anbieten
resign = Aufgeben
leave-seat = Platz verlassen
leave-seat-why = Ein Bot spielt für dich weiter. Bis die Partie zu Ende ist, kannst du an deinen Platz zurück.
pass-host = Leitung übergeben
remove = Entfernen
close-table = Tisch schließen
delete-table = Tisch löschen
delete-table-why = Schließen beendet die Partie und behält das Protokoll. Löschen entfernt alles, und zwar für alle.
sure = { $what }: wirklich?
cancel = Nein
table-gone = Diesen Tisch gibt es nicht mehr.
table-elsewhere = Dieser Tisch ist jetzt in einem anderen Fenster offen.
table-here = Hier weiterspielen
link-late = Dieser Link zu einem Platz ist schon benutzt oder nicht mehr gültig. Du kannst zuschauen oder einen freien Platz nehmen.
luck = Würfe und Ziehungen prüfen
luck-what = Ein Protokoll enthält alles, was in einer Partie geschehen ist. Diese Seite rechnet daraus jeden Wurf und jede Ziehung nach, auf diesem Gerät, ohne Server.
luck-file = Ein Protokoll oder eine gesicherte Partie
luck-good-fair = Alle Würfe und Ziehungen waren fair.
luck-good-seeded = Alle Würfe und Ziehungen folgen aus dem Startwert.
luck-good-typed = Es waren echte Würfel.
luck-good-drawn = Alle Züge folgen den Regeln.
luck-lines = { $lines } Zeilen gelesen, { $deals ->
    [0] nichts nachzurechnen
    [one] ein Wurf oder eine Ziehung nachgerechnet
   *[other] { $deals } Würfe und Ziehungen nachgerechnet
  }: Alles ist wie im Protokoll.
luck-nonces = Eine eigene Zahl beigesteuert: { $names }.
luck-proves = Der Tisch hat den Fingerabdruck seines Geheimnisses veröffentlicht, bevor sich jemand gesetzt hat, und die Geräte am Tisch haben ihren vor dem Start veröffentlicht. Die Würfe folgen aus allen zusammen. Deshalb konnte niemand sie aussuchen, und niemand kann sie jetzt ändern, ohne dass diese Seite es merkt.
luck-commitment = Fingerabdruck vom Geheimnis des Tisches
luck-about-seeded = Alles folgt aus einem Startwert, der von Anfang an bekannt war. Derselbe Startwert bringt dieselben Würfe; wer ihn kannte, konnte alle kennen.
luck-about-typed = Jemand hat gewürfelt und eingegeben, was die Würfel zeigten. Nachzurechnen gibt es nichts; die Züge sind trotzdem geprüft.
luck-about-drawn = Ein älteres Programm hat gewürfelt oder gezogen und die Partie gespeichert. Nachzurechnen gibt es nichts.
luck-unfinished = Die Partie ist nicht zu Ende. Was bisher gespielt wurde, folgt den Regeln.
go-on-here = Hier weiterspielen
luck-bad = Dieses Protokoll ist nicht gültig.
luck-bad-line = Zeile { $line } ist die erste, die nicht passt.
refused-server-unreachable = Der Server ist nicht erreichbar. Es wurde nichts geändert.
refused-server-missing = Hier gibt es keinen Spielserver: keine Online-Tische.
refused-server-no-table = Diesen Tisch gibt es nicht oder nicht mehr.
refused-server-no-record = Von dieser Partie gibt es kein Protokoll.
refused-server-token = Dieser Link ist schon benutzt oder nicht mehr gültig.
refused-server-not-entered = Dieses Gerät ist nicht am Tisch. Öffne den Link noch einmal.
refused-server-watch-only = Dieser Link ist nur zum Zuschauen.
refused-server-slow-down = { $retryAfter ->
    [0] Zu viele Anfragen. Warte einen Moment.
    [one] Zu viele Anfragen. Versuch es in einer Sekunde noch einmal.
   *[other] Zu viele Anfragen. Versuch es in { $retryAfter } Sekunden noch einmal.
  }
refused-server-damaged = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen.
refused-server-too-long = Die Aufzeichnung dieses Tisches ist zu lang geworden, um sie zu lesen.
refused-server-replaced = Dieser Tisch ist in vielen Fenstern offen. Spiel in einem anderen weiter oder schließ welche.
refused-server-storage = Der Server kann im Moment nichts speichern. Es wurde nichts geändert.
refused-server-unsure = Der Server hat seine Datenbank kurz aus den Augen verloren. Sieh gleich nach, ob das gezählt hat.
refused-server-stopping = Der Server wird gleich beendet. Versuch es in einem Moment noch einmal.
refused-server-origin = Diese Seite gehört nicht zu diesem Server.
refused-server-nowhere = Hier gibt es nichts.
refused-server-method = Das geht hier nicht.
refused-server-timeout = Das hat zu lange gedauert. Versuch es noch einmal.
refused-server-too-large = Das ist zu lang.
refused-server-unreadable = Der Server kann das nicht lesen.
refused-server-upgrade = Die Verbindung zum Tisch kommt nicht zustande.
refused-server-protocol = Der Server hat eine andere Version als diese Seite. Lade die Seite neu; dein Tisch ist sicher.
refused-server-host = Dieser Server ist unter diesem Namen nicht bekannt. Wer ihn betreibt, kann den Namen hinzufügen.
refused-lines = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen.
refused-no-record = Von dieser Partie gibt es kein Protokoll.
refused-file = Diese Datei enthält keine Partie, die hier weitergespielt werden kann.

# Eine Partie noch einmal ansehen.
title-replay = Ansehen · Qlub
home-record = Partie ansehen oder prüfen, oder eine gesicherte weiterspielen
replay = Nochmal ansehen
replay-first = Zum Anfang
replay-before = Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Schritt vor
replay-last = Zum Ende
replay-slider = Schritt
replay-at = Schritt { $stop } von { $last }
replay-seen-by = Aus Sicht von
replay-watcher = Publikum
replay-share = Diese Partie teilen
replay-share-packed = Die ganze Partie steckt in diesem Link, deshalb hat er { $letters } Zeichen. Kein Server speichert die Partie: { $host } zeigt sie nur.
replay-share-table = { $host } speichert diese Partie. Der Link gilt, solange es den Tisch dort gibt.
replay-link = Link zur Partie
replay-bad = Dieser Link enthält keine Partie oder nur einen Teil davon.
curtain-why-hands = Das ist nur für deine Augen.

# Ein Tisch ohne eigenes Brett.
plain-view = Der Tisch
plain-offers = Was du tun kannst
plain-choose = { $shared ->
    [yes] { $name }, wähle, was du tust.
   *[no] Wähle, was du tust.
  }

# Das Terminal.
seat-name = Person { $number }
prompt-dice = Würfel
prompt-chance = Was hat der Zufall gebracht? Gib es in Notation ein, zum Beispiel w3 w4 r1 y6 g2 b5 oder first 0.
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
to-decide = { $seat } ist dran
to-type = Gib ein, was die Würfel zeigen
over = Das Spiel ist zu Ende
curtain = Gib die Tastatur an { $seat } weiter und drück dann Enter.
moves-all = Züge: { $all }
moves-some = Züge: { $shown } von { $all }
log = Verlauf
table = Tisch
nothing-to-undo = Jetzt gibt es nichts zurückzunehmen.
undone = Zurückgenommen.
saved = Das Spiel ist gespeichert in { $file }.
stopped = Beendet.
stopped-here = Beendet. Das Spiel bis hierher:
language-is = Jetzt auf Deutsch.
screen-too-small = Das Fenster ist zu klein: Gebraucht werden 60 Spalten und 18 Zeilen. Vergrößere es, oder beende mit Strg-C und nimm --plain.
help-plain = Gib einen Zug in Notation ein, oder
    ?       was du tun kannst und was es zählt
    help    wie man Züge schreibt, und die Zeichen
    hint    die drei besten Züge, und warum
    show    den Tisch noch einmal
    undo    die letzte Entscheidung zurücknehmen
    rules   wo die Regeln stehen
    quit    hier aufhören
help = Hilfe
help-closes = ↑ ↓ weiter · jede andere Taste schließt die Hilfe
help-screen =
    ↑ ↓         einen Zug wählen
    Enter       ihn spielen
    Buchstaben  einen Zug eintippen oder danach suchen
    Tab         den gewählten Zug in die Zeile kopieren
    Esc         die Zeile leeren
    F2          die drei besten Züge, und warum
    Strg-Z      die letzte Entscheidung zurücknehmen
    Bild↑ Bild↓ den Tisch auf und ab bewegen
    ← →         den Tisch seitwärts bewegen
    Strg-L      nächste Sprache
    Strg-C      aufhören
help-short = ↑↓ Enter · F1 Hilfe · F2 Tipp · Strg-Z zurück · Strg-C Ende
help-replay = ← → Schritt · ↑ ↓ Tisch · F1 Zeichen · Strg-L Sprache · q
read-rules = Regeln lesen: qlub rules { $game } --lang de
replay-step = Schritt { $step } von { $steps }
result-line = { $seat }: { $points }
help-over = Enter Ende · Strg-L Sprache

bot-name = { $name } (Bot, { $level })
replay-unfinished = Das Spiel ist nicht zu Ende.

# Was gefragt ist, in der ersten Zeile des Bildschirms.
asked-sum = { $seat }: die { $sum } ankreuzen oder nichts
asked-colour = { $seat }: ein weißer und ein farbiger Würfel, oder { $ticked ->
    [yes] nichts
   *[no] ein Fehlwurf
  }
asked-take = { $seat }: eine Karte aus der Auslage nehmen
asked-number = { $seat }: die { $number } ankreuzen oder nichts
asked-cards = { $seat }: eine bis drei Karten einer Farbe spielen
asked-push = { $seat } ({ $mark }): einen Würfel vom Rand einschieben
asked-opening = { $seat }: mit der längsten Reihe beginnen
asked-tiles = { $seat }: Steine in eine Reihe legen oder tauschen
asked-tiles-only = { $seat }: Steine in eine Reihe legen

# Echte Würfel.
to-type-first = Wer beginnt?
to-type-roll = { $seat } würfelt. Gib ein, was die Würfel zeigen
typed-first = Wer beginnt? Gib einen Namen oder eine Zahl ein: { $players }
typed-first-unknown = „{ $given }“ spielt hier nicht mit. Gib einen Namen oder eine Zahl ein: { $players }
typed-dice = Gib die Würfel ein: { $dice }. Zum Beispiel: { $example }
typed-face = „{ $given }“: Ein Würfel zeigt 1 bis { $sides }.
typed-count = { $given ->
    [one] Ein Würfel
   *[other] { $given } Würfel
  } statt { $dice }.

# Was die Zeichen bedeuten und wie man Züge schreibt; keine Zeile hat mehr als 58 Buchstaben.
legend-sheet =
    5        kannst du später ankreuzen
    (5)      kannst du jetzt ankreuzen
    >5<      der gewählte Zug
    {"["}5]      angekreuzt
    ·        weg: links von einem Kreuz oder Reihe geschlossen
    #        das Schloss; x, wenn andere die Reihe schlossen
    {"["}#]      du hast die Reihe geschlossen
    3= 6     drei Kreuze in der Reihe, sechs Punkte
    ✗        ein Fehlwurf
    g5       andere Farbe als die Reihe: eine grüne 5
    5*       ein Bonus: füllt ein Feld der Leiste
    5○       die Hälfte eines Paares: ○ ◇ □ ◎ ☆
    r y g b  rote, gelbe, grüne und blaue Reihe
legend-qwixx =
    ►        ist dran
    w3 w4    die weißen Würfel, und = ihre Summe
    r1 y6    die Würfel der roten und der gelben Reihe
    ♣ 5 10   Glückszahlen
    { legend-sheet }

    r5 kreuzt die rote 5 an; - kreuzt nichts an.
    r5>b dazu: der Bonus kommt in die blaue Reihe.
legend-qwixx-cards =
    ►        ist dran
    0:{"["}7]    eine Karte der Auslage, auf Platz 0
    ▤ {"["}9]    oben auf dem Stapel; × so viele Karten hat er
    ?7       eine Karte in der Hand von anderen
    r7 j7    in deiner Hand: eine rote 7, ein Joker 7
    { legend-sheet }

    take 0 nimmt die Karte auf Platz 0.
    r5 kreuzt die rote 5 an; - kreuzt nichts an.
    r: 4x j7 spielt rote 4 und Joker 7, kreuzt die 4 an.
legend-qwixx-pad =
    ►        ist dran
    { legend-sheet }

    r5 kreuzt Rot 5 an; - kreuzt nichts an.
    r5 + y7 auch Gelb 7 allein, + y7 nur diese.
    r9! kreuzt Rot 9 mit einer Glückszahl an.
    sum 7 sagt, dass die weißen Würfel 7 zeigten.
legend-qwirkle-tally =
    ►        legt jetzt
    12       was ein Zug brachte

    first 1 sagt, dass der zweite Spieler beginnt.
    12 schreibt 12 auf; 0 heißt, es wurde getauscht.
    9 out schreibt 9 auf, und es war der letzte Stein.
    end sagt, dass niemand mehr legen kann.
legend-quixo =
    ►        ist dran
    ·        ein neutraler Würfel
    × ○      die Würfel der beiden Seiten
    ×2       sein Punkt zeigt auf Person 2 (zu viert)
    (·)      kannst du jetzt nehmen
    >·<      der gewählte Würfel
    ▲▼◄►     wo er eingeschoben wird
    =×=      gehört zu einer Linie

    a1N nimmt den Würfel auf a1, schiebt ihn von Norden ein;
    E, S und W: Osten, Süden und Westen.
    a1N.2 dreht dazu den Punkt zu Person 2 (zu viert).
legend-qwirkle =
    ►        ist dran
    R●=Rc    in deiner Hand: ein roter Kreis, geschrieben Rc
    R O Y    Rot, Orange, Gelb
    G B P    Grün, Blau, Lila
    ● c ✖ x  Kreis, Kreuz
    ◆ d ■ s  Raute, Quadrat
    ★ t ♣ k  Stern, Kleeblatt
    {"["}R●]     der Stein, den du gleich legst
    ‹R●›     zuletzt gelegt
    ▦6       Steine in einer Hand
    ▩ 93     Steine im Beutel

    Rc@0,1 legt den roten Kreis in Spalte 0, Zeile 1.
    swap Rc Bk tauscht zwei Steine; pass passt.

option-form = „{ $option }“: Optionen schreibt man NAME=WERT.
resume-has-its-own = Das Spiel von --resume hat schon seine Variante, Plätze, Optionen und Würfel: Lass sie weg.
resume-elsewhere = { $file } wurde nicht an einem einzigen Gerät gespielt: Sieh es dir mit qlub replay { $file } an.
resume-other-game = { $file } ist ein Spiel von { $game }.
save-exists = { $file } gibt es schon: Spiel mit --resume { $file } weiter oder nenne eine andere Datei.
too-many-players = { $given } Mitspielende für { $seats } Plätze.
too-many-names = { $given } Namen für { $seats } Plätze.
name-unwritable = Name { $number }, erwartet: Buchstaben; gefunden: „{ $name }“.
name-twice = Zwei Personen heißen „{ $name }“.
program-unnamed = Ein Platz ist für ein Programm: Nenne seinen Befehl mit --program.

serve-open = Der Tisch ist offen.
serve-here = An diesem Computer:  { $link }
serve-shared = Auf Handys im WLAN:  { $link }
serve-stop = Strg-C hält ihn an. Was gespielt wurde, bleibt erhalten.

verify-fair = { $lines } Zeilen sind unversehrt, und alle { $deals } Würfe und Ziehungen folgen aus dem Geheimnis, das festgelegt wurde, bevor sich jemand gesetzt hat, und aus den Zahlen von Platz { $seats }.
verify-seeded = { $lines } Zeilen sind unversehrt, und alle { $deals } Würfe und Ziehungen folgen aus dem Startwert.
verify-secret = { $lines } Zeilen sind unversehrt, und alle { $deals } Würfe und Ziehungen folgen aus dem Geheimnis des Tisches.
verify-typed = { $lines } Zeilen sind unversehrt. Es waren echte Würfel, von Hand eingegeben: Nachzurechnen gibt es nichts.
verify-drawn = { $lines } Zeilen sind unversehrt. Die Würfe oder Ziehungen kommen aus einem Spiel, das ein älteres Programm gespeichert hat: Nachzurechnen gibt es nichts.
verify-unfinished = Das Spiel ist nicht zu Ende; was bisher gespielt wurde, folgt den Regeln.
hint = Tipp
hint-likely = { $place }. { $action }: gewinnt etwa { $percent } % solcher Partien. { $brings }
hint-proved = { $place }. { $action }: { $percent } %, das ist bewiesen. { $brings }
hint-alone = { $place }. { $action }: am Ende im Mittel { $percent } Punkte. { $brings }
hint-why = Warum nicht { $action }?
hint-judge = Was unser stärkster Spieler von dem hält, was hier zu sehen ist.

# Das Ensemble: wie jeder Bot spielt, in einer Zeile. Wer sie sind, steht in web/src/parts/cast.ts.
bot-leo = Wartet auf das Glück und winkt, wenn es vorbeikommt.
bot-mia = Nimmt alles, was glänzt, und lacht, wenn es schiefgeht.
bot-tom = Spielt zuerst und denkt danach.
bot-lou = Hat die halben Regeln gelesen und kommt damit bestens aus.
bot-nina = Schaut auf ihr eigenes Spiel und vergisst, dass du auch eins hast.

bot-clara = Erst vorsichtig, aber mutig, sobald sie hinten liegt.
bot-oscar = Hat einen Plan und denkt manchmal sogar daran.
bot-rosa = Spielt aus Freude am Spiel und lässt ab und zu eine Chance liegen.
bot-simon = Zählt an den Fingern ab und liegt meistens richtig.
bot-martin = Hat am Küchentisch gelernt, bei einer Oma, die ihn nie gewinnen ließ.

bot-victor = Weiß ein wenig früher als du, was du vorhast.
bot-alma = Verschenkt nichts und lächelt dabei.
bot-conrad = Nichts Glänzendes, aber auch kaum ein Fehler.
bot-vera = Macht die Tür zu, wenn du gerade nach der Klinke greifst.
bot-arthur = Wartet zehn Züge lang auf den einen, der zählt.

bot-emmy = Findet das Muster, das alle anderen übersehen haben.
bot-ada = Rechnet bis zum Ende und zur Sicherheit gleich noch einmal.
bot-blaise = Wägt jedes Risiko ab und geht nur die guten ein.
bot-henri = Sieht, wohin es führt, während die anderen noch suchen.
bot-sofia = Macht aus einem kleinen Vorsprung einen ruhigen Sieg.

bot-luna = Lädt dich ein, es zu versuchen, so oft du magst.
bot-orion = Hat jede mögliche Stellung gesehen und vergisst keine.
bot-stella = Nimmt sich Zeit: Sie weiß, wie es ausgeht.
bot-sirius = Verliert nicht und bleibt dabei freundlich.
bot-atlas = Trägt das ganze Spiel im Kopf und lässt es nie fallen.

bot-robo = Immer zu haben für noch eine Runde.
bot-bip = Tut, wofür es gebaut ist, nicht mehr und nicht weniger.
bot-pixel = Entscheidet, bevor du geblinzelt hast.
bot-turbo = Schaut nie weiter als bis zum nächsten Zug.
bot-zap = Kennt keinen Zweifel und auch keinen Plan.

# Nach drei Niederlagen in Folge.
easier-title = Dreimal in Folge verloren. Das kommt vor.
easier-why = { $name } ({ $level }) ist etwas leichter zu schlagen.
easier-play = Gegen { $name } spielen
easier-choose = { $name } wählen

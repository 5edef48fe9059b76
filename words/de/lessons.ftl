# Lektionen: was bei jedem Schritt gesagt wird, vor dem Zug der Lernenden, auf der Seite wie im Terminal. Gesagt wird, was
# zu tun ist, nie wie man den Bildschirm bedient. Die Schritte stehen in lessons/SPIEL/VARIANTE.lesson.

# Qwixx, der Zettel, den alle kennen.
lesson-qwixx-sum = Du hast gewürfelt. Die beiden weißen Würfel ergeben 3, und diese Zahl ist für alle da: Jeder darf eine 3 ankreuzen, in irgendeiner Reihe. Kreuze die rote 3 an. Angekreuzt wird von links nach rechts, die übersprungene rote 2 ist also verloren.
lesson-qwixx-colour = Wer gewürfelt hat, darf noch einmal, und zwar allein: ein weißer Würfel plus ein farbiger, in der Reihe dieser Farbe. Die weiße 1 und die rote 3 ergeben 4. Kreuze die rote 4 an.
lesson-qwixx-decline = Jetzt hat jemand anderes gewürfelt. Auch du darfst die weiße 9 nehmen, aber in Rot verlierst du dafür 5 bis 8. Lass sie aus: Nur wer selbst würfelt und gar nichts ankreuzt, bekommt einen Fehlwurf, fünf Punkte weniger.
lesson-qwixx-close = Ein paar Würfe später hast du fünf Kreuze in Rot. Fünf braucht es, um das letzte Feld ankreuzen zu dürfen. Zweimal die weiße 6 ergibt 12: Kreuze die rote 12 an, das Schloss kommt als weiteres Kreuz dazu.
lesson-qwixx-end = Sieben Kreuze in einer Reihe: 28 Punkte, denn jedes Kreuz zählt mehr als das vorige. Rot ist jetzt für alle geschlossen. Sind zwei Reihen geschlossen oder hat jemand vier Fehlwürfe, ist Schluss, und die meisten Punkte gewinnen.

# Qwixx Longo.
lesson-longo-lucky = Longo hat achtseitige Würfel und Reihen bis 16. Deine Glückszahlen sind 5 und 10, und Weiß ergibt mit 2 und 3 eine 5: Stattdessen darfst du das nächste Feld einer Reihe mit den wenigsten Kreuzen ankreuzen. Kreuze die grüne 16 an, so geht nichts verloren.
lesson-longo-eight = Danach geht es weiter wie gewohnt: ein weißer und ein farbiger Würfel. Die weiße 2 und die rote 2 ergeben 4. Kreuze die rote 4 an.
lesson-longo-close = Ein paar Würfe später hat Rot sechs Kreuze, und sechs verlangt Longo. Die letzten beiden Felder schließen die Reihe, hier 15 und 16. Die weiße 7 und die rote 8 ergeben 15. Kreuze die rote 15 an.
lesson-longo-end = Sieben Kreuze und das Schloss, also acht: 36 Punkte, und einer für die grüne 16. Eine Reihe wird mit 15 oder mit 16 geschlossen, nie mit beiden.

# Qwixx gemixxt A: gemischte Farben.
lesson-mixed-a-sum = In gemixxt A hat jede Reihe Felder in mehreren Farben. Für die weiße Summe ist die Farbe egal: eine 2, in irgendeiner Reihe. Kreuze die rote 2 am Anfang der zweiten Reihe an.
lesson-mixed-a-colour = Mit einem farbigen Würfel zählt die Farbe des Feldes, egal wo es steht. Die weiße 1 und die rote 2 ergeben eine rote 3, und die steht in der zweiten Reihe. Kreuze sie an.
lesson-mixed-a-close = Ein paar Würfe später hat die zweite Reihe fünf Kreuze, in drei Farben. Sie zählen zusammen. Zweimal die weiße 6 ergibt 12: Kreuze das letzte Feld der zweiten Reihe an.
lesson-mixed-a-end = Sieben Kreuze mit dem Schloss: 28 Punkte. Gezählt wird Reihe für Reihe, egal in welchen Farben. Mit seinem Schloss ist der gelbe Würfel aus dem Spiel; gelbe Felder in anderen Reihen gehen weiter mit den weißen Würfeln.

# Qwixx gemixxt B: gemischte Zahlen.
lesson-mixed-b-sum = In gemixxt B sind die Zahlen einer Reihe gemischt. Von links nach rechts gilt weiter, und zwar nach dem Platz, nicht nach der Zahl. Rot beginnt mit 10. Die weißen Würfel, 4 und 6, ergeben 10: Kreuze die rote 10 an.
lesson-mixed-b-colour = Die 6 steht hier rechts von der 10, ist also noch frei. Die weiße 4 und die rote 2 ergeben 6. Kreuze die rote 6 an.
lesson-mixed-b-close = Ein paar Würfe später hat Rot fünf Kreuze. Das letzte Feld ist hier die 11, nicht die 12: das vor dem Schloss. Weiß ergibt mit 5 und 6 eine 11. Kreuze die rote 11 an.
lesson-mixed-b-end = Sieben Kreuze mit dem Schloss: 28 Punkte. Was links von einem Kreuz steht, ist weg, auch wenn die Zahl größer ist.

# Qwixx Bonus A: die Leiste.
lesson-bonus-a-cell = In Bonus A sind manche Felder Bonusfelder; die Leiste unter den Reihen sagt, was sie bringen. Ihr erstes Kästchen ist rot. Weiß ergibt mit 1 und 2 eine 3: Kreuze die rote 3 an, ein Bonusfeld, und das rote Kästchen kreuzt das nächste rote Feld für dich an.
lesson-bonus-a-next = Zwei Kreuze auf einmal. Das nächste Kästchen ist gelb. Die weiße 1 und die gelbe 4 ergeben 5: Kreuze die gelbe 5 an, ein Bonusfeld, und die gelbe 6 kommt dazu.
lesson-bonus-a-again = Jemand anderes hat gewürfelt, Weiß ergibt 11, und das nächste Kästchen ist grün. Bonusfelder wirken bei jedem Kreuz, egal wer gewürfelt hat. Kreuze die grüne 11 an.
lesson-bonus-a-end = Drei Felder gewählt, sechs Kreuze, neun Punkte. Ein Bonus kann wieder auf einem Bonusfeld landen und das nächste Kästchen auslösen: So beginnen lange Ketten.

# Qwixx Bonus B: Paare.
lesson-bonus-b-half = In Bonus B tragen zehn Felder ein Zeichen, jedes Zeichen gibt es zweimal. Kreuzt du beide an, bekommst du ihren Bonus. Weiß ergibt mit 3 und 4 eine 7: Kreuze die gelbe 7 an, die erste Raute.
lesson-bonus-b-pair = Die andere Raute ist die blaue 7. Die weiße 4 und die blaue 3 ergeben 7. Kreuze die blaue 7 an: Zwei Rauten kreuzen in jeder Reihe das nächste Feld an.
lesson-bonus-b-circle = Ein paar Würfe später ist ein Kreis angekreuzt, die grüne 9. Jemand anderes hat gewürfelt, Weiß ergibt 11: Kreuze die gelbe 11 an, den anderen Kreis. Er kreuzt die nächsten zwei Felder deiner Reihe mit den wenigsten Kreuzen an, hier Rot.
lesson-bonus-b-end = 18 Punkte. Drei Paare bleiben: Die Quadrate verdoppeln am Ende deine schwächste Reihe, die Achtecke bringen 13 Punkte, und mit beiden Sternen kosten deine Fehlwürfe nichts.

# Qwixx, das Kartenspiel.
lesson-cards-take = Dein Zug beginnt mit dem Ziehen, bis du fünf Karten hast. Die Rückseite zeigt die Zahl, nie die Farbe. Du hast die rote 3 und die rote 4, eine 5 käme also recht. Nimm die 5 aus der Auslage.
lesson-cards-number = Sie ist rot; das weißt nur du. Jetzt gilt die Zahl oben auf dem Stapel für alle: eine 2, in irgendeiner Reihe. Kreuze die rote 2 an.
lesson-cards-play = Nun spielst du ein bis drei Karten einer Farbe und kreuzt ihre Zahlen in dieser Reihe an. Zwischen diesen Kreuzen bleibt höchstens ein Feld frei. Spiele die rote 3, 4 und 5.
lesson-cards-end = Vier Kreuze in Rot: 10 Punkte. In jedem Zug musst du mindestens eine Karte spielen; wer gar nichts ankreuzt, bekommt einen Fehlwurf. Eine Reihe schließt du nur für dich, und zwei davon beenden das Spiel.

# Das Kartenspiel mit Jokern.
lesson-jokers-take = Du hast die rote 2 und die rote 4, dazwischen fehlt eine 3. Nimm die 3 aus der Auslage und sieh nach, was es ist.
lesson-jokers-number = Ein Joker: Er hat eine Zahl und jede Farbe, die du willst. Zuerst die Zahl auf dem Stapel, eine 9 für alle. Hier würde sie zu viel überspringen. Lass sie aus.
lesson-jokers-play = Spiele die rote 2, den Joker als rote 3 und die rote 4: drei Karten einer Farbe.
lesson-jokers-end = Drei Kreuze, sechs Punkte. Von hinten sieht ein Joker aus wie jede andere Karte. Die 9 auszulassen kostet nichts, solange du in deinem Zug etwas ankreuzt.

# Das Kartenspiel auf den Zetteln von gemixxt.
lesson-mixed-cards-a-number = Auf diesem Zettel haben die Reihen Felder in mehreren Farben. Die Zahl auf dem Stapel, eine 2, gilt für jede Reihe. Kreuze die rote 2 in der zweiten Reihe an.
lesson-mixed-cards-a-play = Du hast die rote 3 und die rote 8. Auf diesem Zettel stehen sie in verschiedenen Reihen, und du darfst beide ankreuzen: Die Karten haben eine Farbe gemeinsam, keine Reihe. Spiele beide.
lesson-mixed-cards-a-end = Zwei Reihen wachsen auf einmal. In jeder gilt von links nach rechts für sich, und hier darf zwischen zwei Kreuzen mehr als ein Feld frei bleiben.
lesson-mixed-cards-b-number = Auf diesem Zettel sind die Zahlen gemischt: Von links nach rechts geht es nach dem Platz. Rot beginnt mit 10, und eine 10 liegt auf dem Stapel. Kreuze die rote 10 an.
lesson-mixed-cards-b-play = Nach der 10 geht Rot mit 6, 2 und 8 weiter. Du hast alle drei in Rot. Spiele sie und kreuze alle an.
lesson-mixed-cards-b-end = Vier Kreuze ohne Lücke: 10 Punkte. Schau vor dem Spielen, wo eine Zahl steht, nicht, wie groß sie ist.

# Quixo zu zweit.
lesson-quixo-take = Du spielst Kreuz. Nimm einen Würfel vom Rand, neutral oder deinen eigenen, drehe ihn auf dein Zeichen und schieb ihn an einem anderen Ende seiner Reihe oder Spalte wieder ein. Nimm c1 ganz unten und schieb ihn von oben ein.
lesson-quixo-win = Die Spalte ist um eins nach unten gerückt, oben steht dein Kreuz. Ein paar Züge später stehen vier Kreuze in der obersten Reihe. Fünf in einer Linie gewinnen, waagerecht, senkrecht oder schräg. Nimm e1 und schieb ihn von oben ein.
lesson-quixo-end = Fünf in einer Reihe: Du hast gewonnen. Einen Würfel der anderen Seite darfst du nie nehmen. Und achte darauf, was du verschiebst: Wer fünf fremde Zeichen in eine Reihe bringt, verliert.

# Quixo zu viert.
lesson-teams-dot = Zu viert spielen zwei Teams; gegenüber sitzt deine Partnerin oder dein Partner, beide spielt ihr Kreuz. In der ersten Runde nimmt man nur neutrale Würfel. Nimm c1, schieb ihn von oben ein und lass den Punkt nach gegenüber zeigen: Nur dort darf er dann genommen werden.
lesson-teams-win = Ein paar Züge später hat dein Team vier Kreuze in der obersten Reihe. Auf dem Kreuz in a1 zeigt der Punkt auf dich, also darfst du es nehmen. Schieb es von oben ein und lass den Punkt auf dich zeigen.
lesson-teams-end = Fünf Kreuze in einer Reihe: Dein Team gewinnt, egal wohin die Punkte zeigen. Neutrale Würfel gehören allen; von den anderen nimmst du nur die, deren Punkt auf dich zeigt.

# Qwirkle.
lesson-qwirkle-line = In einer Reihe haben alle Steine dieselbe Farbe oder dieselbe Form, und keine zwei sind gleich. Hier liegen Kleeblatt, Raute und Kreis in Rot. Du hast ein rotes Quadrat: Leg es rechts an.
lesson-qwirkle-two = Vier Steine in der Reihe: 4 Punkte. Unter deinem Stein liegt jetzt ein blaues Quadrat. Leg den blauen Kreis links daneben: Er macht eine blaue Reihe und mit dem roten Kreis darüber eine Reihe aus Kreisen. Jede zählt 2.
lesson-qwirkle-six = Die rote Reihe hat inzwischen fünf Steine, nur das Kreuz fehlt noch. Leg dein rotes Kreuz rechts an.
lesson-qwirkle-end = Sechs in einer Reihe sind ein Qwirkle: 12 Punkte. Statt zu legen, darfst du Steine tauschen, das bringt in diesem Zug keine Punkte. Wer bei leerem Beutel den letzten Stein legt, bekommt 6 dazu.

# Was in der ersten Partie einmal erklärt wird, in einer Zeile, wenn es so weit ist.
lesson-qwixx-phase-mine = Du hast gewürfelt. Zuerst die weiße Summe: Kreuze sie in irgendeiner Reihe an oder lass sie aus.
lesson-qwixx-phase-theirs = Jemand anderes hat gewürfelt: Auch du darfst die weiße Summe nehmen, und auslassen kostet nichts.
lesson-qwixx-phase-colour = Noch einmal: ein weißer plus ein farbiger Würfel. Kreuzt du beide Male nichts an, gibt es einen Fehlwurf.
lesson-cards-phase-take = Zieh aus der Auslage, bis du fünf Karten hast; du siehst jede Farbe, bevor du die nächste nimmst.
lesson-cards-phase-number = Die Zahl auf dem Stapel ist für alle: Kreuze sie in irgendeiner Reihe an oder lass sie aus.
lesson-cards-phase-play = Spiele ein bis drei Karten einer Farbe und kreuze davon an, was du willst.
lesson-quixo-phase-turn = Du bist dran: Nimm vom Rand einen neutralen oder eigenen Würfel und schieb ihn an einem anderen Ende ein.
lesson-quixo-phase-first = Erste Runde: Nimm einen neutralen Würfel und lass den Punkt auf dich oder nach gegenüber zeigen.
lesson-quixo-phase-dots = Ab jetzt darfst du neutrale Würfel nehmen und die deines Teams, deren Punkt auf dich zeigt.
lesson-qwirkle-phase-opening = Du beginnst, denn deine Gruppe einer Farbe oder Form ist die größte. Leg sie in einer Reihe aus.
lesson-qwirkle-phase-turn = Leg Steine einer Farbe oder einer Form in eine Reihe, oder tausche welche.
lesson-qwirkle-phase-last = Der Beutel ist leer: Wer den letzten Stein legt, bekommt 6 Punkte dazu und beendet das Spiel.

# Rund um die Lektionen.
lesson-title = { $game } lernen
lesson-where = Schritt { $step } von { $steps }
refused-lesson-not-now = Das erlauben die Regeln auch. Folge für jetzt der Lektion.
lesson-hint = Als Nächstes: { $what }
lesson-done = Lektion geschafft
lesson-match = Eine Partie gegen einen leichten Bot spielen
lesson-again = Noch einmal
lesson-got-it = Verstanden

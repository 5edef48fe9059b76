# Die Liste: die Punkte von Qwirkle neben einem echten Tisch.
game-qwirkle-tally = Qwirkle, die Punkteliste
game-qwirkle-tally-about = Echte Steine auf dem Tisch, die Punkte auf euren Telefonen.
edition-tally = Punkteliste
edition-tally-about = Punkte Zug um Zug, und 6 mehr für den, der fertig wird.
view-qwirkle-tally = Die Punkte aller Spieler, neben einem echten Tisch.

# Der Block: ein echter Tisch mit echten Würfeln oder Karten, und die Zettel auf den Telefonen.
game-qwixx-pad = Qwixx, der Block
game-qwixx-pad-about = Echte Würfel auf dem Tisch, die Zettel auf euren Telefonen. Niemand tippt einen Wurf ein.
before-edition-qwixx-pad = Zettel
edition-cards-classic = Karten, klassisch
edition-cards-classic-about = Für das Kartenspiel, mit Jokern oder ohne.
edition-cards-gemixxt-a = Karten, gemixxt A
edition-cards-gemixxt-a-about = Für das Kartenspiel, mit gemischten Farben.
edition-cards-gemixxt-b = Karten, gemixxt B
edition-cards-gemixxt-b-about = Für das Kartenspiel, mit gemischten Zahlen.
view-qwixx-pad = Die Zettel aller Spieler, neben einem echten Tisch.

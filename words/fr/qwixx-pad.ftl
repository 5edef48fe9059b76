# Le bloc : une vraie table avec de vrais dés ou cartes, et les fiches sur les téléphones.
game-qwixx-pad = Qwixx, le bloc
game-qwixx-pad-about = De vrais dés sur la table, les fiches sur vos téléphones. Personne ne saisit les lancers.
before-edition-qwixx-pad = Fiche
edition-cards-classic = Cartes, classique
edition-cards-classic-about = Pour le jeu de cartes, avec ou sans jokers.
edition-cards-gemixxt-a = Cartes, gemixxt A
edition-cards-gemixxt-a-about = Pour le jeu de cartes, couleurs mélangées.
edition-cards-gemixxt-b = Cartes, gemixxt B
edition-cards-gemixxt-b-about = Pour le jeu de cartes, nombres mélangés.
view-qwixx-pad = Les fiches de tous, à côté d’une vraie table.

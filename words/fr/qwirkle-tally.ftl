# La marque : les points de Qwirkle à côté d’une vraie table.
game-qwirkle-tally = Qwirkle, la marque
game-qwirkle-tally-about = De vraies tuiles sur la table, les points sur vos téléphones.
edition-tally = Marque
edition-tally-about = Les points de chaque tour, et 6 de plus pour qui finit.
view-qwirkle-tally = Les points de tous, à côté d’une vraie table.

# La troupe : le jeu de chaque robot, en une ligne. Qui ils sont : web/src/parts/cast.ts.
bot-leo = Attend la chance, et lui fait signe quand elle passe.
bot-mia = Prend tout ce qui brille, et rit quand ça rate.
bot-tom = Joue d’abord, réfléchit ensuite.
bot-lou = N’a lu que la moitié des règles, et s’en porte très bien.
bot-nina = Regarde son jeu et oublie que vous en avez un aussi.

bot-clara = Prudente au début, audacieuse dès qu’elle est menée.
bot-oscar = A un plan, et s’en souvient parfois.
bot-rosa = Joue pour le plaisir, et laisse filer une occasion de temps en temps.
bot-simon = Compte sur ses doigts, et tombe souvent juste.
bot-martin = A appris à la table de la cuisine, avec une grand-mère qui ne le laissait jamais gagner.

bot-victor = Sait ce que vous cherchez un peu avant vous.
bot-alma = Ne fait aucun cadeau, mais toujours avec le sourire.
bot-conrad = Rien de spectaculaire, et presque jamais une erreur.
bot-vera = Ferme la porte juste quand vous tendez la main.
bot-arthur = Patiente dix tours pour celui qui compte.

bot-emmy = Trouve le motif que personne d’autre n’a vu.
bot-ada = Calcule jusqu’au bout, puis recommence pour en être sûre.
bot-blaise = Pèse chaque risque, et ne prend que les bons.
bot-henri = Voit où cela mène quand les autres cherchent encore.
bot-sofia = Transforme une petite avance en victoire tranquille.

bot-luna = Vous invite à essayer, autant de fois qu’il vous plaira.
bot-orion = A vu tous les plateaux possibles, et n’en oublie aucun.
bot-stella = Prend son temps : elle sait comment cela finit.
bot-sirius = Ne perd pas, et reste aimable.
bot-atlas = Porte toute la partie dans sa tête, et ne la laisse jamais tomber.

bot-robo = Toujours partant pour une partie de plus.
bot-bip = Fait ce pour quoi on l’a construit, ni plus ni moins.
bot-pixel = A décidé avant que vous ayez cligné des yeux.
bot-turbo = Ne voit jamais plus loin que le prochain coup.
bot-zap = Ne connaît ni le doute, ni le moindre plan.

# Après trois défaites de suite.
easier-title = Trois défaites de suite, cela arrive.
easier-why = { $name } ({ $level }) est un peu plus facile à battre.
easier-play = Affronter { $name }
easier-choose = Choisir { $name }

# Leçons : ce qui est dit à chaque étape, avant le coup de l’élève, sur la page comme dans le terminal. On y dit quoi
# faire, jamais comment se sert l’écran. Les étapes se trouvent dans lessons/JEU/ÉDITION.lesson.

# Qwixx, la fiche que tout le monde connaît.
lesson-qwixx-sum = Vous avez lancé les dés. Les deux blancs font 3, et ce nombre est pour tout le monde : chacun peut cocher un 3, dans la rangée qu’il veut. Cochez le 3 rouge. On coche de gauche à droite : le 2 rouge, sauté, est perdu.
lesson-qwixx-colour = Qui a lancé joue une seconde fois, seul : un dé blanc plus un dé de couleur, dans la rangée de cette couleur. Le 1 blanc et le 3 rouge font 4. Cochez le 4 rouge.
lesson-qwixx-decline = Cette fois, l’autre a lancé. Le 9 des dés blancs est aussi pour vous, mais en rouge il vous ferait perdre les cases 5 à 8. Laissez-le filer : seul celui qui a lancé et n’a rien coché du tout marque un coup manqué, cinq points de moins.
lesson-qwixx-close = Quelques lancers plus tard, vous avez cinq croix en rouge. Il en faut cinq pour avoir droit à la dernière case. Deux 6 blancs font 12 : cochez le 12 rouge, et le cadenas vient avec, une croix de plus.
lesson-qwixx-end = Sept croix dans une rangée : 28 points, car chaque croix vaut plus que la précédente. La rangée rouge est maintenant clôturée pour tout le monde. Deux rangées clôturées, ou quatre coups manqués chez quelqu’un, et la partie est finie : le plus grand total gagne.

# Qwixx Longo.
lesson-longo-lucky = Longo se joue avec des dés à huit faces et des rangées jusqu’à 16. Vos chiffres de la chance sont 5 et 10, et les dés blancs, 2 et 3, font 5 : vous pouvez cocher à la place la prochaine case d’une rangée qui a le moins de croix. Cochez le 16 vert, rien n’est sauté.
lesson-longo-eight = La seconde action est celle que l’on connaît : un dé blanc et un dé de couleur. Le 2 blanc et le 2 rouge font 4. Cochez le 4 rouge.
lesson-longo-close = Quelques lancers plus tard, six croix en rouge : Longo en demande six. Les deux dernières cases clôturent la rangée, ici 15 et 16. Le 7 blanc et le 8 rouge font 15. Cochez le 15 rouge.
lesson-longo-end = Sept croix et le cadenas, huit en tout : 36 points, et un point pour le 16 vert. Une rangée se clôture par 15 ou par 16, jamais par les deux.

# Qwixx gemixxt A : couleurs mêlées.
lesson-mixed-a-sum = Dans gemixxt A, chaque rangée a des cases de plusieurs couleurs. Pour la somme des dés blancs, la couleur ne compte pas : un 2, dans n’importe quelle rangée. Cochez le 2 rouge, au début de la deuxième rangée.
lesson-mixed-a-colour = Avec un dé de couleur, c’est la couleur de la case qui décide, où qu’elle soit. Le 1 blanc et le 2 rouge font 3 en rouge, et le 3 rouge est dans la deuxième rangée. Cochez-le.
lesson-mixed-a-close = Quelques lancers plus tard, la deuxième rangée a cinq croix, de trois couleurs. Elles comptent ensemble. Deux 6 blancs font 12 : cochez la dernière case de la deuxième rangée.
lesson-mixed-a-end = Sept croix avec le cadenas : 28 points. Une rangée se compte en rangée, quelles qu’en soient les couleurs. Le dé jaune quitte le jeu avec son cadenas ; ailleurs, les cases jaunes restent ouvertes aux dés blancs.

# Qwixx gemixxt B : nombres mélangés.
lesson-mixed-b-sum = Dans gemixxt B, les nombres d’une rangée sont mélangés. On va toujours de gauche à droite, mais c’est la place qui compte, pas le nombre. Le rouge commence par 10. Le 4 et le 6 blancs font 10 : cochez le 10 rouge.
lesson-mixed-b-colour = Ici, le 6 se trouve à droite du 10 : il est encore libre. Le 4 blanc et le 2 rouge font 6. Cochez le 6 rouge.
lesson-mixed-b-close = Quelques lancers plus tard, cinq croix en rouge. La dernière case est ici le 11, et non le 12 : celle qui précède le cadenas. Le 5 et le 6 blancs font 11. Cochez le 11 rouge.
lesson-mixed-b-end = Sept croix avec le cadenas : 28 points. Ce qui se trouve à gauche d’une croix est perdu, même si le nombre est plus grand.

# Qwixx Bonus A : la barre.
lesson-bonus-a-cell = Dans Bonus A, certaines cases sont des cases bonus ; la barre sous les rangées dit ce qu’elles apportent. Son premier carré est rouge. Le 1 et le 2 blancs font 3 : cochez le 3 rouge, une case bonus, et le carré rouge coche pour vous la case rouge suivante.
lesson-bonus-a-next = Deux croix pour une. Le carré suivant est jaune. Le 1 blanc et le 4 jaune font 5 : cochez le 5 jaune, une case bonus, et le 6 jaune vient avec.
lesson-bonus-a-again = L’autre a lancé, et les dés blancs font 11 ; le carré suivant est vert. Une case bonus agit à chaque croix, qui que ce soit qui ait lancé. Cochez le 11 vert.
lesson-bonus-a-end = Trois cases cochées, six croix, neuf points. Un bonus peut tomber sur une autre case bonus et déclencher le carré suivant : ainsi naissent les longues chaînes.

# Qwixx Bonus B : les paires.
lesson-bonus-b-half = Dans Bonus B, dix cases portent un signe, et chaque signe existe deux fois. Cochez les deux cases d’un signe, et son bonus est à vous. Le 3 et le 4 blancs font 7 : cochez le 7 jaune, le premier losange.
lesson-bonus-b-pair = L’autre losange est le 7 bleu. Le 4 blanc et le 3 bleu font 7. Cochez le 7 bleu : deux losanges cochent la case suivante de chaque rangée.
lesson-bonus-b-circle = Quelques lancers plus tard, un cercle est coché, le 9 vert. L’autre a lancé, et les dés blancs font 11 : cochez le 11 jaune, le second cercle. Il coche les deux cases suivantes de votre rangée qui a le moins de croix, ici la rouge.
lesson-bonus-b-end = 18 points. Restent trois paires : les carrés doublent à la fin votre rangée la plus faible, les octogones rapportent 13 points, et avec les deux étoiles vos coups manqués ne coûtent rien.

# Qwixx, le jeu de cartes.
lesson-cards-take = À votre tour, on commence par piocher, jusqu’à tenir cinq cartes. Le dos montre le nombre, jamais la couleur. Vous tenez le 3 et le 4 rouges : un 5 serait bienvenu. Prenez le 5 de la rangée de cartes.
lesson-cards-number = Il est rouge ; vous seul le savez. Maintenant, le nombre visible sur la pioche est pour tout le monde : un 2, dans n’importe quelle rangée. Cochez le 2 rouge.
lesson-cards-play = À présent, jouez une à trois cartes d’une même couleur et cochez leurs nombres dans cette rangée. Entre ces croix, une case au plus reste vide. Jouez le 3, le 4 et le 5 rouges.
lesson-cards-end = Quatre croix en rouge : 10 points. À chaque tour, on joue au moins une carte ; qui n’a rien coché du tout marque un coup manqué. Une rangée que vous clôturez ne l’est que pour vous, et deux mettent fin à la partie.

# Le jeu de cartes avec jokers.
lesson-jokers-take = Vous tenez le 2 et le 4 rouges ; entre les deux, il manque un 3. Prenez le 3 de la rangée de cartes et voyez ce que c’est.
lesson-jokers-number = Un joker : il a un nombre, et la couleur que vous voulez. D’abord le nombre de la pioche, un 9 pour tout le monde. Ici, il ferait sauter trop de cases. Laissez-le filer.
lesson-jokers-play = Jouez le 2 rouge, le joker comme 3 rouge et le 4 rouge : trois cartes d’une même couleur.
lesson-jokers-end = Trois croix, six points. Vu de dos, un joker ressemble à toutes les cartes. Laisser filer le 9 ne coûte rien, tant que vous cochez quelque chose pendant votre tour.

# Le jeu de cartes sur les fiches gemixxt.
lesson-mixed-cards-a-number = Sur cette fiche, les rangées ont des cases de plusieurs couleurs. Le nombre de la pioche, un 2, vaut pour n’importe quelle rangée. Cochez le 2 rouge de la deuxième rangée.
lesson-mixed-cards-a-play = Vous tenez le 3 et le 8 rouges. Sur cette fiche, leurs cases sont dans des rangées différentes, et les deux se cochent : les cartes ont en commun une couleur, pas une rangée. Jouez les deux.
lesson-mixed-cards-a-end = Deux rangées avancent d’un coup. Dans chacune, on va de gauche à droite, et ici plus d’une case peut rester vide entre deux croix.
lesson-mixed-cards-b-number = Sur cette fiche, les nombres sont mélangés : de gauche à droite, c’est la place qui compte. Le rouge commence par 10, et un 10 est sur la pioche. Cochez le 10 rouge.
lesson-mixed-cards-b-play = Derrière le 10, la rangée rouge continue par 6, 2 et 8. Vous tenez les trois en rouge. Jouez-les et cochez-les tous.
lesson-mixed-cards-b-end = Quatre croix sans un trou : 10 points. Avant de jouer, regardez où se trouve un nombre, pas s’il est grand.

# Quixo à deux.
lesson-quixo-take = Vous jouez les croix. Prenez un cube du bord, neutre ou à vous, tournez-le à votre marque et poussez-le par un autre bout de sa rangée ou de sa colonne. Prenez c1, en bas, et poussez-le par le haut.
lesson-quixo-win = La colonne a descendu d’un cran, et votre croix est en haut. Quelques coups plus tard, quatre croix sont dans la rangée du haut. Cinq alignées gagnent, en rangée, en colonne ou en diagonale. Prenez e1 et poussez-le par le haut.
lesson-quixo-end = Cinq croix alignées : vous avez gagné. On ne prend jamais un cube de l’autre. Et attention à ce que vous poussez : qui aligne cinq marques adverses a perdu.

# Quixo à quatre.
lesson-teams-dot = À quatre, on joue en deux équipes ; votre partenaire est en face et joue aussi les croix. Au premier tour, on ne prend que des cubes neutres. Prenez c1, poussez-le par le haut et tournez son point vers votre partenaire : lui seul pourra le prendre.
lesson-teams-win = Quelques coups plus tard, votre équipe a quatre croix dans la rangée du haut. Votre partenaire a tourné vers vous le point de la croix en a1 : vous pouvez la prendre. Poussez-la par le haut, et tournez son point vers vous.
lesson-teams-end = Cinq croix alignées : votre équipe gagne, où que regardent les points. Les cubes neutres sont à tout le monde ; des cubes marqués, vous ne prenez que ceux dont le point vous regarde.

# Qwirkle.
lesson-qwirkle-line = Dans une ligne, toutes les tuiles ont la même couleur ou la même forme, et jamais deux pareilles. Voici un trèfle, un losange et un rond rouges. Vous avez un carré rouge : posez-le au bout, à droite.
lesson-qwirkle-two = Quatre tuiles dans la ligne : 4 points. L’autre a posé un carré bleu sous le vôtre. Posez le rond bleu à sa gauche : il fait une ligne bleue et, avec le rond rouge au-dessus, une ligne de ronds. Chacune compte 2.
lesson-qwirkle-six = La ligne rouge a maintenant cinq tuiles, et il n’y manque que la croix. Posez votre croix rouge au bout, à droite.
lesson-qwirkle-end = Six dans une ligne, c’est un Qwirkle : 12 points. Au lieu de poser, vous pouvez échanger des tuiles, et ce tour ne rapporte rien. Qui pose sa dernière tuile quand le sac est vide gagne 6 points de plus.

# Ce qui est expliqué une fois dans la première partie, en une ligne, quand le moment vient.
lesson-qwixx-phase-mine = Vous avez lancé. D’abord la somme des dés blancs : cochez-la où vous voulez, ou laissez-la filer.
lesson-qwixx-phase-theirs = Quelqu’un d’autre a lancé : la somme des dés blancs est aussi pour vous, et la laisser filer ne coûte rien.
lesson-qwixx-phase-colour = Seconde action : un dé blanc plus un dé de couleur. Sans rien cocher aux deux, vous marquez un coup manqué.
lesson-cards-phase-take = Piochez dans la rangée de cartes jusqu’à en tenir cinq ; vous voyez chaque couleur avant de prendre la suivante.
lesson-cards-phase-number = Le nombre sur la pioche est pour tout le monde : cochez-le où vous voulez, ou laissez-le filer.
lesson-cards-phase-play = Jouez une à trois cartes d’une même couleur, et cochez ce que vous voulez parmi elles.
lesson-quixo-phase-turn = À vous : prenez au bord un cube neutre ou à vous, et poussez-le par un autre bout.
lesson-quixo-phase-first = Premier tour : prenez un cube neutre, et tournez son point vers vous ou vers votre partenaire.
lesson-quixo-phase-dots = Désormais, vous prenez les cubes neutres et ceux de votre équipe dont le point vous regarde.
lesson-qwirkle-phase-opening = Vous commencez, car votre groupe d’une couleur ou d’une forme est le plus grand. Posez-le en une ligne.
lesson-qwirkle-phase-turn = Posez des tuiles d’une couleur ou d’une forme dans une seule ligne, ou échangez-en.
lesson-qwirkle-phase-last = Le sac est vide : qui pose sa dernière tuile gagne 6 points de plus et finit la partie.

# Autour des leçons.
lesson-title = Apprendre { $game }
lesson-where = Étape { $step } sur { $steps }
refused-lesson-not-now = Les règles le permettent aussi. Pour l’instant, suivez la leçon.
lesson-hint = Ensuite : { $what }
lesson-done = Leçon terminée
lesson-match = Jouer une partie contre un robot facile
lesson-again = Encore une fois
lesson-got-it = Compris

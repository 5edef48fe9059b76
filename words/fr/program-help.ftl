# L’aide du programme. De quoi un nom est fait : crates/cli/src/help/mod.rs.
help-usage = Usage :
help-commands = { "Commandes " }
help-arguments = { "Arguments " }
help-options = { "Options " }
help-examples = Exemples :
help-default = (par défaut : { $value })
help-values = (au choix : { $values })

# Sur une page de manuel.
man-name = NOM
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-options = OPTIONS
man-subcommands = COMMANDES
man-version = VERSION
man-extra = EXEMPLES

# Ce que prend une commande.
value-options = OPTIONS
value-command = COMMANDE
value-game = JEU
value-edition = ÉDITION
value-seats = N
value-key = RÈGLE
value-key-value = NOM=VALEUR
value-players = JOUEURS
value-names = NOMS
value-dice = DÉS
value-seed = GRAINE
value-save = FICHIER
value-resume = FICHIER
value-depth = PROFONDEUR
value-file = FICHIER
value-files = FICHIER
value-folder = DOSSIER
value-dir = DOSSIER
value-output = FICHIER
value-out = DOSSIER
value-tables = DOSSIER
value-per-page = N
value-paper = PAPIER
value-lang = LANGUE
value-address-port = ADRESSE:PORT
value-address = ADRESSE
value-url = URL
value-name = NOM
value-n = N
value-days = JOURS
value-seconds = SECONDES
value-games = N
value-rounds = N
value-bots = ROBOTS
value-levels = NIVEAUX
value-level = NIVEAU
value-decisions = N
value-threads = N
value-bot-threads = N
value-program-seconds = SECONDES
value-position = POSITION
value-side = N
value-down-to = N
value-closing-needs = N
value-lucky = PAIRE
value-simulate = N
value-pid = PID
value-idle = N
value-per-table = N
value-answers-per-second = N
value-kind = ATTAQUE
value-name-path = NOM=CHEMIN
value-shell = SHELL

# Ce qui veut dire la même chose dans plusieurs commandes.
qlub--lang = La langue ; celle de LC_ALL, LC_MESSAGES ou LANG si aucune n’est donnée
qlub--help = Afficher cette aide
qlub--version = Afficher la version
qlub--json = Afficher le résultat en JSON
qlub--data = Le dossier de la base de données et des tables des robots (celui de QLUB_DATA si aucun n’est donné, sinon le dossier de données du système)
qlub--game = Le jeu (voir qlub games)
qlub--edition = L’édition ; la première de la liste si aucune n’est donnée
qlub--seats = Combien jouent ; deux, ou ce que demande l’édition
qlub--option = Une option de l’édition, par exemple side=3 ; peut être donnée plusieurs fois
qlub--threads = Combien de fils travaillent ; un par cœur si rien n’est dit
qlub--program = Un programme qui joue (docs/programs.md) ; peut être donné plusieurs fois
qlub--file = Le relevé ou la partie enregistrée ; - lit l’entrée standard

# Les commandes.
qlub = Une table pour Qwixx, Quixo et Qwirkle
qlub-examples =
    qlub # ouvre une table, et votre navigateur
    qlub games # ce à quoi on peut jouer
    qlub play qwixx # le Qwixx classique à deux
    qlub play quixo --players person,hard # contre un robot
    qlub play qwixx --dice typed --save our.game # avec vos vrais dés
    qlub serve # des tables pour téléphones
    qlub replay our.game # revoir étape par étape
    qlub rules qwixx # les règles, ici même
    qlub sheet longo --pdf -o longo.pdf # quatre fiches par page
    qlub help play # tout sur une commande

qlub-games = La liste des jeux, de leurs éditions, options et robots
qlub-games-examples =
    qlub games # pour lire
    qlub games --json # pour un programme qui fait un formulaire
qlub-games--json = Afficher la liste en JSON

qlub-play = Jouer dans ce terminal, en se passant le clavier
qlub-play-examples =
    qlub play qwixx # deux personnes, un clavier
    qlub play qwixx --edition longo --seats 3 --players person,greedy,random # contre deux robots
    qlub play quixo --option side=3 # une partie rapide pour les enfants
    qlub play qwirkle --names Anna,Bob --save us.game # chacun cache sa main
    qlub play qwixx --dice typed # de vrais dés, le terminal tient les fiches
    qlub play qwirkle --resume us.game --save us.game # reprendre la partie
    qlub play qwixx --plain # ligne par ligne, pour les lecteurs d’écran
qlub-play-notes = À l’écran, F1 explique les touches et les signes. Le fichier de --save est un relevé : qlub verify le vérifie, qlub replay le montre.
qlub-play--players = Qui s’assoit où, un par place : person, program ou un robot (random, greedy, easy, medium, hard, expert, unbeatable) ; les places qui restent sont pour des personnes
qlub-play--program = La commande d’un programme pour une place « program » (docs/programs.md) ; peut être donnée plusieurs fois
qlub-play--names = Les noms des joueurs, un par place
qlub-play--dice = D’où vient le hasard : lancé ici (rolled), ou saisi d’après vos vrais dés (typed)
qlub-play--seed = Lancer d’après une graine plutôt que le hasard du système
qlub-play--save = Garder la partie dans ce fichier ; il ne doit pas exister, sauf si c’est celui de --resume
qlub-play--resume = Continuer la partie d’un fichier, avec les mêmes joueurs ; --players et --names les changent
qlub-play--plain = Ligne par ligne, sans couleurs ni mouvements du curseur

qlub-serve = Ouvrir des tables aux téléphones et aux ordinateurs
qlub-serve-examples =
    qlub serve # pour cet ordinateur et les téléphones du réseau
    qlub serve --listen 127.0.0.1:9000 # pour cet ordinateur seul, sur un autre port
    qlub serve --public-url https://games.example.org --trusted-proxy 127.0.0.1 # derrière un proxy (docs/hosting.md)
qlub-serve--listen = Où écouter ; partout, sur le port 8777, si rien n’est dit
qlub-serve--next-free-port = Prendre le prochain port libre si celui-là est pris
qlub-serve--database = Une base PostgreSQL pour plusieurs nœuds, au lieu d’un fichier ; son mot de passe vient de QLUB_DATABASE ou de --database-file
qlub-serve--database-file = Un fichier avec l’adresse de cette base, mot de passe compris
qlub-serve--node = Le nom de ce nœud parmi les autres
qlub-serve--public-url = Le début des liens partagés : l’adresse du serveur, par exemple https://games.example.org
qlub-serve--trusted-proxy = Un proxy dont on croit l’en-tête X-Forwarded-For ; peut être donné plusieurs fois
qlub-serve--host = Un nom du serveur, outre ceux des réseaux domestiques et de l’URL publique ; peut être donné plusieurs fois
qlub-serve--metrics = Où répondre à /metrics, avec /readyz et /healthz ; à cet ordinateur seul si rien n’est dit
qlub-serve--bot-threads = Combien de robots peuvent réfléchir en même temps
qlub-serve--keep-finished = Combien de jours les tables terminées sont gardées
qlub-serve--keep-idle = Combien de jours sont gardées les tables où rien ne se passe
qlub-serve--json-log = Écrire le journal en JSON, un objet par ligne

qlub-verify = Vérifier tous les tirages d’un relevé
qlub-verify-examples =
    qlub verify our.record # docs/fairness.md dit ce que cela prouve

qlub-backup = Copier la base de données d’un serveur, même en marche
qlub-backup-examples =
    qlub backup tables.db # celle du dossier habituel
    qlub backup tables.db --data /var/lib/qlub # celle d’un service
qlub-backup--file = Le fichier à écrire ; il ne doit pas exister

qlub-restore = Remettre une copie de la base ; le serveur doit être arrêté
qlub-restore-examples =
    qlub restore tables.db # là où il n’y a pas de base
    qlub restore tables.db --replace --data /var/lib/qlub # à la place de celle qui y est
qlub-restore-notes = La base appartient ensuite au propriétaire du dossier.
qlub-restore--file = La copie à remettre
qlub-restore--replace = Remplacer la base qui est là

qlub-records = Écrire les parties terminées dans des fichiers, ou les relire
qlub-records-examples =
    qlub records export matches # un fichier par partie terminée
    qlub records import one.record # une table terminée, à voir par son lien
qlub-records-export = Écrire les parties terminées dans un dossier, même serveur en marche
qlub-records-export--folder = Le dossier, créé s’il n’existe pas
qlub-records-import = Lire des parties terminées dans la base ; le serveur doit être arrêté
qlub-records-import--files = Les fichiers des relevés

qlub-replay = Revoir une partie enregistrée
qlub-replay-examples =
    qlub replay our.game # étape par étape, avec les flèches
    qlub replay our.game --plain # toute la partie en mots
    qlub replay our.game --json # pour les programmes
qlub-replay--json = Afficher du JSON : une ligne par étape, puis la dernière vue
qlub-replay--plain = Toute la partie en mots, sans couleurs ni mouvements du curseur
qlub-replay--notation = Étapes, dernière vue et fin en notation : pareil dans toutes les langues

qlub-analyse = Dire ce que valaient les décisions, et ce qui était chance
qlub-analyse-examples =
    qlub analyse our.game # qui a eu de la chance, qui s’est trompé, et où
    qlub analyse our.game --depth deep # regarde plus loin, et prend plus de temps
    qlub analyse our.game --svg chances.svg # dessine les chances de chacun, étape par étape
    qlub analyse our.game --tables tables # Quixo : exact partout où vont ces tables
qlub-analyse-notes = docs/insight.md dit ce que les nombres veulent dire et combien ils sont sûrs.
qlub-analyse--depth = Jusqu’où regarder : quick (vite), deep (loin) ou thorough (des minutes par partie)
qlub-analyse--tables = Un dossier de tables faites par qlub solve quixo : ce qu’elles savent est exact
qlub-analyse--json = Tout écrire en JSON
qlub-analyse--svg = Dessiner les chances de chacun dans ce fichier

qlub-learn = Apprendre un jeu en jouant quelques tours
qlub-learn-examples =
    qlub learn # toutes les leçons
    qlub learn qwixx # la première de Qwixx
    qlub learn quixo --edition four # Quixo en équipes
qlub-learn-notes = Une leçon dure deux minutes. Suit une partie contre un robot facile, où chaque nouveauté est expliquée une fois.
qlub-learn--game = Le jeu (voir qlub games) ; sans lui, toutes les leçons sont listées

qlub-rules = Lire les règles d’un jeu, ou celle d’un refus
qlub-rules-examples =
    qlub rules qwixx # toute la page
    qlub rules qwixx --lang en # en anglais
    qlub rules qwixx closing-needs # où la règle d’un refus est expliquée
qlub-rules--game = Le jeu (voir qlub games), ou « table » pour ce que tous ont en commun
qlub-rules--key = La clé d’une règle, telle que les refus la donnent

qlub-sheet = Imprimer des fiches quand le bloc est fini
qlub-sheet-examples =
    qlub sheet classic --pdf -o classic.pdf # quatre par page
    qlub sheet longo --pdf --per-page 2 -o longo.pdf # deux, avec d’autres chiffres de la chance
    qlub sheet longo --option lucky=2/16,9/10 --pdf -o ours.pdf # avec vos chiffres de la chance
    qlub sheet gemixxt-a --option closing_needs=6 --paper letter --pdf -o six.pdf # au format Letter
    qlub sheet bonus-b --svg --lang en # une fiche en image, en anglais
qlub-sheet--edition = L’édition de Qwixx (voir qlub games)
qlub-sheet--svg = Une fiche en image
qlub-sheet--pdf = Une page de fiches à imprimer
qlub-sheet--per-page = Combien de fiches par page, douze au plus
qlub-sheet--output = Le fichier à écrire ; la sortie standard si aucun n’est donné
qlub-sheet--paper = Le papier d’une page
qlub-sheet--replace = Remplacer le fichier qui est là

qlub-simulate = Faire jouer beaucoup de parties aux robots, et les résumer
qlub-simulate-examples =
    qlub simulate qwixx --games 10000 # deux robots gourmands
    qlub simulate qwixx --edition longo --seats 4 --bots hard,random # un difficile, trois au hasard
    qlub simulate quixo --option side=4 --json # pour les programmes
qlub-simulate--games = Combien de parties
qlub-simulate--seed = La graine ; la même graine donne les mêmes parties
qlub-simulate--bots = Les robots, un par place : random, greedy, easy, medium, hard, expert, unbeatable ; le dernier prend les places qui restent

qlub-arena = Opposer robots et programmes, et dire qui est le plus fort
qlub-arena-examples =
    qlub arena qwixx --bots hard,medium --games 20000 # qui est le plus fort, et est-ce sûr
    qlub arena qwixx --seats 4 --bots hard,medium # deux contre deux, places tournantes
    qlub arena qwixx --bots easy,medium,hard # tous contre tous
    qlub arena qwixx --bots expert --program "python3 mine.py" # votre programme contre le nôtre
    qlub arena qwixx --bots hard,expert --continue FILE # arrêter, et continuer plus tard
qlub-arena-notes = Chaque donne est jouée par toutes les équipes avec le même hasard ; un intervalle compte les donnes, pas les parties. Dans un jeu sans hasard, une donne commence par 2 à 6 coups au hasard. Le nombre de parties différentes est dit ; celles qui se répètent élargissent l’intervalle.
qlub-arena--bots = Les robots qui se rencontrent : random, greedy, easy, medium, hard, expert, unbeatable
qlub-arena--games = Combien de parties ; une donne est toujours jouée jusqu’au bout
qlub-arena--seed = La graine ; la même graine donne le même hasard
qlub-arena--bot-threads = Combien de fils jouent ; un par cœur si rien n’est dit
qlub-arena--adjusted = Retirer la chance de chaque résultat, autant que notre joueur le plus fort sait la mesurer : même moyenne, intervalles plus étroits
qlub-arena--no-openings = Commencer chaque partie selon les règles, même sans hasard
qlub-arena--continue = Un fichier qui garde chaque donne : ce qu’il contient n’est pas rejoué
qlub-arena--program-seconds = Les secondes qu’un programme peut prendre pour répondre

qlub-program = Jouer pour une place par l’entrée et la sortie standard
qlub-program-examples =
    qlub program --level expert # répond sur la sortie standard
    qlub arena qwixx --bots greedy --program "qlub program --level hard" # dans une arène
qlub-program-notes = Le protocole tient en une page : docs/programs.md.
qlub-program--level = La force du robot : random, greedy, easy, medium, hard, expert, unbeatable
qlub-program--seed = La graine de ses choix

qlub-quixo = Demander ce qu’on sait des positions de Quixo
qlub-quixo-value = Si une position est gagnée, perdue ou nulle, et chacun de ses coups
qlub-quixo-value-examples =
    qlub quixo value --tables three ".../.../... 0" # le plateau vide de 3×3
    qlub quixo value --tables tables "xxxxo/ooooo/xxoxx/xooxo/xxxo. 0" # un seul cube neutre
qlub-quixo-value-notes = Une position, ce sont ses rangées du nord au sud, séparées par /, avec x pour une croix, o pour un rond et un point pour un cube neutre, puis un espace et la place qui joue : 0 joue les croix, 1 les ronds. Les tables se font avec qlub solve quixo --out ; là où elles s’arrêtent, la réponse aussi.
qlub-quixo-value--position = La position, par exemple "xo./.../..x 0"
qlub-quixo-value--tables = Le dossier des tables
qlub-quixo-value--json = Afficher la réponse en JSON

qlub-solve = Résoudre exactement un jeu, ou une partie d’un jeu
qlub-solve-qwixx = Ce que vaut une fiche pour un joueur que personne ne gêne
qlub-solve-qwixx-examples =
    qlub solve qwixx # seul, toujours actif : 115,483126 points
    qlub solve qwixx --seats 2 # deux qui ne se gênent jamais
    qlub solve qwixx --edition longo --lucky 6/11 # avec ces chiffres de la chance
    qlub solve qwixx --simulate 100000 # la solution joue aussi selon les règles
qlub-solve-qwixx--edition = L’édition ; bonus-a demande 5 Go par place, bonus-b 16 Go
qlub-solve-qwixx--seats = Combien jouent à tour de rôle ; seules leurs sommes blanches comptent
qlub-solve-qwixx--closing-needs = Les croix qu’il faut pour clôturer, si l’édition laisse le choix
qlub-solve-qwixx--lucky = Les chiffres de la chance de la fiche, si elle en a ; 5/10 si rien n’est dit
qlub-solve-qwixx--simulate = Jouer autant de parties seul, avec les réponses de la solution
qlub-solve-quixo = Le Quixo à deux : chaque position gagnée, perdue ou nulle
qlub-solve-quixo-examples =
    qlub solve quixo --side 4 # quelques secondes
    qlub solve quixo --down-to 24 # la fin de la partie, environ une minute
    qlub solve quixo --out tables # tout le plateau : une nuit, 28 Go
    qlub solve quixo --out tables --resume # continue là où on s’était arrêté
qlub-solve-quixo-notes = Chaque classe est comparée aux nombres publiés avant la suivante.
qlub-solve-quixo--side = Combien de cubes a un côté du plateau
qlub-solve-quixo--down-to = S’arrêter après les positions de tant de cubes marqués
qlub-solve-quixo--out = Garder les classes dans ce dossier
qlub-solve-quixo--resume = Continuer avec les classes du dossier

qlub-books = Faire les tables que les robots consultent
qlub-books-examples =
    qlub books # ce qu’il y a, et si c’est fait
    qlub books --build # fait ce qui manque : environ une minute sur deux cœurs
    qlub books --build qwixx-classic-alone # pour analyser Qwixx en solitaire : environ une minute
    qlub books --add FILE # garde une table faite ailleurs (docs/quixo-solved.md)
    qlub books --remove # les robots s’en passent
qlub-books-notes = Dans un terminal, la première partie qui a besoin d’une table la fait. Un serveur lit celles qui sont là.
qlub-books--build = Faire ce qui manque ou est abîmé
qlub-books--add = Garder une table faite ailleurs
qlub-books--remove = Les enlever toutes

qlub-bench = Mesurer la vitesse des règles
qlub-bench-examples =
    qlub bench # tout
    qlub bench quixo --rounds 3 # un seul jeu
    qlub bench --json # pour les programmes
    qlub bench bots # le temps que prennent les robots
qlub-bench--game = Ne mesurer qu’un jeu
qlub-bench--seconds = Les secondes de chaque tour de ce qui se mesure au temps
qlub-bench--rounds = Les tours ; ce qui se compare est mesuré tour à tour, pour que le bruit touche tout pareillement
qlub-bench-bots = Le temps que prennent les robots
qlub-bench-bots-examples =
    qlub bench bots # chaque niveau de chaque jeu, quelques minutes
    qlub bench bots qwirkle --levels expert --decisions 2000 # un niveau d’un jeu
qlub-bench-bots-notes = Deux robots d’un niveau s’affrontent, dans un seul fil ; cargo xtask bots fait de même en wasm. La promesse : 100 ms en moyenne, et 250 ms pour 99 décisions sur 100.
qlub-bench-bots--game = Ne mesurer qu’un jeu
qlub-bench-bots--levels = Les niveaux à mesurer
qlub-bench-bots--decisions = Le moins de décisions ; une partie commencée est finie

qlub-load = Charger un serveur et mesurer comment il s’en tire
qlub-load-examples =
    qlub load --spawn --idle 10000 # la mémoire d’une connexion qui ne fait qu’écouter
    qlub load --spawn --tables 1000 --answers-per-second 800 # d’une réponse à ce qu’en voient les voisins
    qlub load --spawn --tables 200 --answers-per-second 0 # autant de réponses que possible
    qlub load --url http://127.0.0.1:8777 --tables 20 --answers-per-second 20 # un serveur en marche
    qlub load --spawn --hostile each # ce que peut coûter une adresse hostile, de neuf façons
    qlub load --spawn --hostile all --phones # si ses voisins peuvent encore jouer
qlub-load--url = Le serveur à charger
qlub-load--spawn = Lancer un serveur pour cela dans son propre processus, sans limites sauf s’il est attaqué, dans un dossier effacé ensuite
qlub-load--server-pid = Le processus du serveur, pour lire sa mémoire
qlub-load--data = Le dossier où un serveur est lancé et le disque mesuré
qlub-load--idle = Les connexions qui ne font qu’écouter
qlub-load--per-table = Combien d’entre elles partagent une table
qlub-load--tables = Les tables où l’on joue ; 20 pendant une attaque
qlub-load--seats = Les places de chacune
qlub-load--game = Le jeu qui est joué
qlub-load--edition = L’édition qui est jouée
qlub-load--answers-per-second = Les réponses par seconde à toutes les tables, 800, ou 40 pendant une attaque ; 0 pour autant que possible
qlub-load--seconds = La durée du jeu : 30 secondes, 60 pendant une attaque, 300 pour les téléphones
qlub-load--hostile = Attaquer le serveur d’une adresse pendant que d’autres jouent : lines, replay, connections, bots, codes, ready, entries, frames, watchers ; l’une après l’autre, « each » pour chacune, « all » pour toutes à la fois
qlub-load--phones = Trente téléphones jouent à l’adresse même de l’attaquant ; échoue si l’un est exclu plus de 10 s
qlub-load--program = Un programme dont le serveur est attaqué, par exemple old=target/old/qlub ; plusieurs alternent
qlub-load--runs = Combien de fois chaque attaque est faite ; on dit la médiane
qlub-load--same-address = Laisser les gens honnêtes partager l’adresse de l’attaquant
qlub-load--stamps = Laisser l’attaquant résoudre les énigmes que le serveur propose
qlub-load--server-core = Le cœur auquel un serveur lancé est attaché
qlub-load--client-core = Le cœur auquel ce programme est attaché
qlub-load--server-files = Combien de fichiers un serveur lancé peut ouvrir
qlub-load--before = Combien de secondes les autres sont mesurés avant l’attaque
qlub-load--prepare = Combien de secondes peut prendre la préparation de longues tables, si une attaque en veut
qlub-load--rest = Combien de secondes on les laisse ensuite : un serveur oublie ce que personne ne regarde

qlub-completions = Afficher de quoi compléter les commandes dans un shell
qlub-completions-examples =
    qlub completions bash > ~/.local/share/bash-completion/completions/qlub # pour bash
    qlub completions zsh > ~/.zfunc/_qlub # pour zsh
    qlub completions fish > ~/.config/fish/completions/qlub.fish # pour fish
qlub-completions--shell = Le shell

qlub-man = Afficher une page de manuel
qlub-man-examples =
    qlub man > qlub.1 # la page du programme
    qlub man play > qlub-play.1 # la page d’une commande
qlub-man--command = Une commande ; le programme lui-même si aucune n’est donnée

qlub-help = Afficher l’aide d’une commande
qlub-help--command = La commande ; le programme lui-même si aucune n’est donnée

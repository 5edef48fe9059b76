# Ce que dit le programme en dehors du jeu : résultats, fautes, et où il en est.
broken = Quelque chose s’est cassé dans le programme. Merci de le signaler.

# Une ligne de commande illisible.
clap-unknown = « { $argument } » n’est pas connu ici.
clap-suggested = Vouliez-vous dire { $these } ?
clap-subcommand = Il n’y a pas de commande « { $given } ».
clap-no-subcommand = Il manque une commande : { $known }.
clap-missing = Il manque : { $missing }.
clap-no-value = Il faut une valeur à { $argument }.
clap-value = { $argument } : « { $value } » n’est pas l’un de { $known }.
clap-says = { $argument } : « { $value } ». { $why }
clap-conflict = { $argument } et { $other } ne vont pas ensemble.
clap-twice = { $argument } est donné deux fois.
clap-count = { $argument } a trop ou trop peu de valeurs.
clap-utf8 = La ligne de commande n’est pas du texte (UTF-8).
clap-other = La ligne de commande est illisible : { $says }
clap-whole-number = Il faut un nombre entier, pas trop grand.
clap-number = Il faut un nombre.
clap-address = Il faut une adresse et un port, par exemple 127.0.0.1:8777 ; pour un proxy, l’adresse seule.
clap-at-least = Il faut { $low } ou plus.
clap-range = Il faut un nombre de { $low } à { $high }.
no-command = Il n’y a pas de commande « { $given } ». Les commandes : { $known }.
no-language = Il n’y a pas de langue « { $given } » ici, seulement { $known }.
no-such-bot = Il n’y a pas de robot « { $given } ». Les niveaux : { $known }.
no-such-player = « { $given } » n’est ni « person », ni « program », ni un robot. Les robots : { $known }.
no-bot-here = Il n’y a pas de robot « { $given } » pour ce jeu. Les robots : { $known }.
no-such-rule = Il n’y a pas de règle « { $given } » sur cette page. Les règles : { $known }.
too-many-bots = { $given } robots pour { $seats } places.
bad-seconds = { $given } secondes : il en faut plus de 0, et { $most } au plus.
no-home = Ce compte n’a pas de dossier personnel : donnez un dossier de données avec --data.

# Ce qui ne va pas avec un fichier.
fault-at = { $name } : { $why }
io-not-found = Ce fichier ou ce dossier n’existe pas.
io-not-allowed = Ce n’est pas permis.
io-exists = Il existe déjà.
io-is-folder = C’est un dossier.
io-no-folder = Une partie du chemin n’est pas un dossier.
io-full = Le disque est plein.
io-read-only = On ne peut pas écrire sur ce disque.
io-no-text = Ce n’est pas du texte (UTF-8).
io-address-taken = L’adresse est prise par un autre programme.
io-address-unknown = Cet ordinateur n’a pas cette adresse.
io-says = Le système répond : { $says }
file-line = Ligne { $line } : { $says }
file-no-record = Ce n’est pas le relevé d’une partie.
file-no-game = Ce n’est ni un relevé ni une partie enregistrée.
file-older = C’est une partie enregistrée par un programme plus ancien, sans relevé de ses tirages : qlub replay la montre.
file-elsewhere = Cette partie n’a pas été jouée sur un seul appareil.
file-expected = il manque { $what }.
file-changed = cette ligne, ou sa marque, a été modifiée.
file-deal = « { $dealt } » ne découle pas du secret : ce devrait être « { $expected } ».
file-after-end = rien ne peut suivre la fin.
file-cut-short = le fichier est coupé.
file-number = son numéro est déjà venu.
file-last-number = son numéro est trop grand.
file-time = son heure est avant celle de la ligne au-dessus.
file-no-match = il manque une partie.
file-rules-here = la version { $version } des règles n’est pas jouée ici.
file-rules = la version { $version } des règles n’est pas jouée ici, mais la version { $known }.
file-secret = le secret n’est pas celui qui était promis.
file-nonce = le nombre d’un joueur pouvait encore venir.
file-nothing-asked = rien n’est demandé ici.
file-unsealed = cette réponse devrait être scellée.
file-nothing-to-seal = cette place n’a rien à sceller.
file-outcome = la partie n’a pas fini ainsi.
file-format = le format « { $given } » n’est pas connu.
file-end = la partie a fini autrement : { $expected }
file-not-over = la partie n’est pas terminée.

# Ce qu’un relevé ou une partie enregistrée attend quelque part.
expected-a-number = un nombre
expected-a-time = une heure
expected-a-mark = une marque
expected-a-line-of-a-match = une ligne de partie
expected-a-game = un jeu
expected-a-rules-version = une version des règles
expected-a-device = un appareil
expected-a-name = un nom
expected-a-line = une ligne
expected-a-text = un texte
expected-a-seed = une graine
expected-a-level-of-bots = un niveau de robot
expected-64-hexadecimal-digits = 64 chiffres hexadécimaux
expected-64-hexadecimal-digits-or = 64 chiffres hexadécimaux ou -
expected-draw-or-take-back = draw ou take-back
expected-fair-typed-seeded-or-drawn = fair, typed, seeded ou drawn
expected-a-time-in-milliseconds = une heure en millisecondes
expected-the-options-of-a-table-as-json = les options d’une table en JSON
expected-chance-or-an-action-in-the-notation-of-the-game = un tirage ou un coup dans la notation du jeu
expected-qlub-and-the-version-of-the-format = `qlub` et la version du format
expected-game-its-name-and-its-rules-version = `game`, son nom et la version de ses règles
expected-setup-and-the-set-up = `setup` et les réglages
expected-a-seat-or-for-chance = une place, ou `*` pour le hasard
expected-winners-and-seats-or-none = `winners=` et des places ou none
expected-seats-or-none = des places ou none
expected-scores-and-points-or-none = `scores=` et des points ou none
expected-points-or-none = des points ou none
expected-reason-and-a-reason = `reason=` et une raison
expected-an-outcome = une fin de partie

# La base de données et le serveur.
store-in-use = Un autre qlub utilise le dossier { $folder }. Arrêtez-le d’abord.
store-newer = { $file } a été écrit par un qlub plus récent : il a la version { $found }, ce programme connaît { $known }.
store-foreign = { $file } n’est pas une base de données de qlub.
store-damaged = { $file } est abîmé : { $says }
store-conflict = Elle est déjà là.
store-unknown = Cette table n’existe pas.
store-closed = La base de données est fermée.
store-database = La base de données : { $says }
store-database-newer = La base de données a besoin d’un qlub plus récent, qui connaît la version { $found } ; ce programme connaît { $known }.
store-elsewhere = C’est le serveur de cette base de données qui en fait des copies : { $program }.
store-unsure = La réponse de la base de données s’est perdue. On ne sait pas si cela a été gardé : regardez encore.
no-database = Il n’y a pas de base de données dans { $folder }. Donnez son dossier avec --data.
backup-done = La copie est dans { $file }.
restore-done = La base de données est de nouveau dans { $folder }.
restore-exists = { $file } existe déjà. Pour mettre la copie à sa place : --replace
export-done = { $count ->
    [0] Il n’y a pas de partie terminée.
    [one] Une partie est dans { $folder }.
   *[other] { $count } parties sont dans { $folder }.
  }
import-done = { $file } est à { $link }
import-not-over = La partie n’est pas terminée.
serve-public = Pour tout le monde :            { $link }
serve-port = Le port { $port } est pris par un autre programme. Choisissez-en un autre avec --listen, ou prenez le prochain libre avec --next-free-port.
serve-public-url = C’est https:// ou http:// et un hôte, sans chemin.
serve-database = C’est une adresse comme postgres://USER@HOST/DATABASE.
serve-password = Un mot de passe dans la commande peut être lu par d’autres sur cet ordinateur. Mettez l’adresse dans { $variable }, ou dans un fichier pour --database-file.
serve-node = Un nom de 1 à 40 lettres, chiffres, points et tirets.
serve-no-page = Ce qlub a été construit sans sa page. Dans son dépôt : cargo xtask web, puis cargo install --path crates/cli
alone-already = Une table est déjà ouverte : { $link }
net-status = Le serveur répond par l’état { $status }.
net-closed = Le serveur a fermé la connexion.
net-unreadable = Le serveur dit quelque chose que ce programme ne comprend pas.

# Les jeux, les robots et leurs tables.
games-game = { $game } : { $name } (version { $rules } des règles)
games-bots = Robots : { $levels }
games-option = { $what } (d’habitude { $usual })
book-quixo-late = les valeurs exactes des plateaux de Quixo à un cube neutre au plus
book-quixo-keeps-wins = les coups de Quixo par lesquels le robot imbattable laisserait passer une victoire
book-qwixx-alone = ce que vaut une feuille de Qwixx en solitaire, { $edition } : pour les conseils et pour revoir une partie jouée seul
book-qwixx-bonus-a-alone = ce que vaut une feuille de Qwixx en solitaire, Bonus A (5 Go de mémoire) : pour les conseils et pour revoir une partie jouée seul
book-qwixx-bonus-b-alone = ce que vaut une feuille de Qwixx en solitaire, Bonus B (16 Go de mémoire) : pour les conseils et pour revoir une partie jouée seul
book-size = Elle a une autre taille.
book-unsound = Elle est abîmée, ou c’est autre chose.
book-comes-along = Elle vient avec le programme.
books-line = { $name } : { $about } ; { $state }
books-folder = Elles sont dans { $folder }.
books-size = { $megabytes } Mo
books-missing = pas encore faite (qlub books --build)
books-missing-named = pas encore calculée (qlub books --build { $name })
books-missing-file = absente (qlub books --add FILE)
books-unknown = Il n’y a pas de table « { $name } » : qlub books les énumère.
books-unsound = abîmée ou d’une autre version
books-not-this = Ce n’est pas { $name } : { $why }
books-making = Création : { $about }. Environ une minute.
books-making-now = Création, une fois pour toutes, d’une table pour les robots : { $about }. Environ une minute ; Ctrl-C joue sans elle.
books-stopped = arrêt demandé
books-how = qlub books --build
books-without = Les robots jouent sans { $about } ({ $why }).
progress-left = reste { $time }
progress-line = { $what } : { $percent } %
progress-games = { $games ->
    [one] d’une partie
   *[other] de { $games } parties
  }

# Les programmes qui jouent.
program-fault = Programme « { $command } » : { $why }
program-no-name = il ne dit pas qui il est.
program-greets-twice = il se présente deux fois.
program-no-answer = il ne répond pas.
program-gone = il s’est arrêté sans répondre.
program-says = il dit : { $says }
program-unreadable = il a dit quelque chose d’incompréhensible : { $line }
program-refused = il répond « { $action } ». { $why }

# Beaucoup de parties.
report-draws = nulles { $draws }
report-score = points { $mean } ± { $margin }
simulate-head = { $setup } : { $games ->
    [one] une partie
   *[other] { $games } parties
  }
simulate-steps = étapes  { $series }
simulate-seat = place { $seat } { $bot } gagne { $share } % [{ $low } ; { $high }]
simulate-score = points { $series }
simulate-series = { $mean } ± { $margin }, écart { $deviation }, de { $low } à { $high }
simulate-ended = fins : { $reasons }
simulate-reason = { $reason } ({ $count })
arena-nobody = Personne ne joue : donnez --bots ou un --program.
arena-other = { $file } est d’une autre rencontre que celle-ci : { $wanted }
arena-line = illisible : { $line }
arena-head = { $setup } : { $games ->
    [one] une partie
   *[other] { $games } parties
  }, dont { $distinct } différentes, { $deals ->
    [one] une donne
   *[other] { $deals } donnes
  }, graine { $seed }
arena-wins = gagne { $share } % [{ $low } ; { $high }], équitable { $fair } %
arena-elo = Elo { $elo } ± { $margin }
bench-head = Un cœur sauf mention contraire, { $rounds ->
    [one] un tour
   *[other] médiane de { $rounds } tours
  } [le plus lent, le plus rapide]
bench-line = moyenne { $mean } ms, p99 { $p99 }, plus long { $most }, { $count ->
    [one] une décision
   *[other] { $count } décisions
  }

# Les jeux résolus.
quixo-rows = Un plateau a de 3 à 5 rangées.
quixo-position = « { $given } » n’est pas une position de Quixo : qlub quixo value --help dit comment l’écrire.
quixo-each = { $time } par position avec ses coups
quixo-won = gagnée
quixo-drawn = nulle
quixo-lost = perdue
quixo-no-table = inconnue : { $tables } n’a pas de table pour autant de marques ({ $own } et { $other })
quixo-wins = gagnent : { $moves }
quixo-draws = font nulle : { $moves }
quixo-loses = perdent : { $moves }
quixo-unknown = inconnus : { $moves }
solve-down-to = --down-to { $given } : le plateau a { $cells } cubes.
solve-needs-out = Au-dessous de { $marks } marques, donnez un dossier avec --out.
solve-has-tables = { $folder } a des tables : --resume continue avec elles.
solve-unsound = Ce n’est pas une bonne table de cette classe.
solve-begun = côté { $side }, { $threads ->
    [one] un fil
   *[other] { $threads } fils
  } ; masques numérotés en { $time }
solve-memory = { $gigabytes } Go de mémoire au plus
solve-done = { $won } gagnées, { $lost } perdues, { $drawn } nulles en { $time }
solve-level = { $marks ->
    [one] { $marks } marque
   *[other] { $marks } marques
  } : { $classes ->
    [one] { $classes } classe conforme
   *[other] { $classes } classes conformes
  } à la publication, { $won } gagnées, { $lost } perdues, { $drawn } nulles ; { $how }
solve-rounds = { $rounds ->
    [one] un tour
   *[other] jusqu’à { $rounds } tours
  }, { $time }, { $pace } ns par position
solve-read = lu en { $time }
solve-bar = { $part } de { $positions } positions, classe { $class }, reste { $left } à ce rythme
solve-alone = --simulate joue seul : ne donnez pas --seats.
solve-bar-and-pairs = Une fiche qui a une barre et des paires ne peut pas être résolue.
solve-value-alone = seul, toujours actif : { $points } points
solve-value = place { $seat } sur { $seats } à tour de rôle : { $points } points
solve-sheets = { $sheets } fiches en { $seconds } s
solve-played = { $games } parties jouées : { $mean } ± { $margin } points

# Un serveur chargé.
load-files = Il faut { $needed } fichiers ouverts et { $files } sont permis : augmentez avec ulimit -n { $needed }
load-url = « { $given } » : l’adresse d’un serveur s’écrit http://ADRESSE:PORT.
load-no-server = { $program } ne sert pas.
load-no-program = Il n’y a pas de programme à { $path }.
load-no-core = Le cœur { $core } n’est pas disponible (taskset).
load-no-attack = Il n’y a pas d’attaque « { $given } ». Les attaques : { $known }, each et all.
load-shut-out = Un téléphone a été exclu plus de 10 s de suite, ou n’a jamais joué.
load-idle = au repos : { $sockets } connexions à { $tables } tables, dont { $alive } vivantes
load-opened = { $rate } ouvertes par seconde
load-bytes = { $bytes } octets du serveur pour chacune
load-bytes-unknown = mémoire inconnue : donnez le processus du serveur avec --server-pid
load-play = jeu : { $tables } tables de { $seats } pendant { $seconds } s
load-answers = { $rate } réponses confirmées par seconde, refusées en tout : { $refused } ; connexions perdues : { $gone }
load-times = de la réponse à ce qu’en voit le voisin : p50 { $p50 } ms, p99 { $p99 } ms, plus long { $longest } ms, sur { $count }
load-kept = { $lines } lignes par seconde en { $commits } écritures
load-raw = débit brut d’écritures durables { $rate } par seconde : rapport { $ratio }
load-memory = { $mebibytes } Mio du serveur
load-head = { $kinds } ({ $program }), { $seconds } s
load-no-kind = sans attaque
load-cost = serveur : disque +{ $disk } Mio, mémoire de { $before } à { $peak } Mio, { $processor } s de processeur
load-before = avant
load-under = pendant l’attaque
load-window = réponses { $rate }/s, aux voisins p50 { $p50 } ms, p99 { $p99 } ms, plus long { $longest } ms
load-health = santé { $slowest } ms au plus, { $failed } échecs ; robot { $bot } ms au plus ; { $guests } invités
load-refusals = { $count } refus ; { $longest } s au plus sans pouvoir entrer
load-attacker = attaquant : { $done } faites, { $refused } refusées, { $closed } fermées, { $failed } échouées
load-phones = téléphones : { $phones } à { $tables } tables, dont { $begun } commencées ; { $rematches } revanches
load-done = { $answers } réponses, { $chats } messages, { $reloads } rechargements

# Ce que valaient les décisions d’une partie. Les nombres sont des pour cent d’une victoire.
analyse-progress = étapes examinées
analyse-won = { $seat } a gagné :
analyse-shared = { $seat } a partagé la victoire :
analyse-lost = { $seat } n’a pas gagné :
analyse-made = { $seat } a marqué { $points } points :
analyse-start = { $percent } au départ
analyse-luck = { $percent } de chance
analyse-errors = { $percent } d’erreurs à soi
analyse-gifts = { $percent } d’erreurs des autres
analyse-crossing = { $percent } de réponses qui se croisent
analyse-unseen = { $percent } de choses qu’on ne pouvait pas voir
analyse-drift = { $percent } de changements d’avis du juge
analyse-broken-off = { $percent } de fin convenue
analyse-no-luck = Il n’y a pas de chance dans ce jeu.
analyse-skill = { $seat } : { $decisions ->
    [one] une vraie décision, qui a coûté { $loss } %
   *[other] { $decisions } vraies décisions, qui ont coûté chacune { $loss } % en moyenne
} ; précision { $accuracy } sur 100.
analyse-skill-alone = { $seat } : { $decisions ->
    [one] une vraie décision, qui a coûté { $loss } points
   *[other] { $decisions } vraies décisions, qui ont coûté chacune { $loss } points en moyenne
} ; précision { $accuracy } sur 100.
analyse-none = Aucune décision n’a coûté assez pour qu’on en parle.
analyse-decisions = Les décisions qui ont coûté le plus :
analyse-decision = Étape { $step } { $mark } { $played } { $seat } gagne alors { $chance } % de telles parties. Mieux, avec { $most } % : { $best } Coût : { $loss } %, à { $error } près.
analyse-decision-alone = Étape { $step } { $mark } { $played } { $seat } finit alors avec { $chance } points en moyenne. Mieux, avec { $most } points : { $best } Coût : { $loss } points.
analyse-chances = Ce que le hasard a apporté de plus important :
analyse-chance = Étape { $step } : { $came } Pour { $seat } : { $luck } %.
analyse-chance-alone = Étape { $step } : { $came } Pour { $seat } : { $luck } points.
analyse-judge = C’est l’avis d’un seul juge, notre joueur le plus fort, qui a regardé { $depth ->
    [deep] longtemps
    [thorough] très longtemps
   *[quick] brièvement (--depth deep regarde plus longtemps)
}. Sur chaque ligne, la somme donne le résultat.
analyse-judge-alone = Ce n’est pas un avis : chaque feuille a été résolue, et ce sont les points que le meilleur jeu rapporte en moyenne. Les parts s’additionnent au résultat.
analyse-no-depth = Il n’y a pas de profondeur « { $given } » : c’est quick, deep ou thorough.
analyse-not-learnt = Personne ici ne sait juger ce jeu avec ces options.
analyse-book-missing = Pour juger cela, il faut le livre « { $book } ».
analyse-book-make = Seul, une partie se juge avec une table de toutes les feuilles, qu’on calcule une fois : { $command }
analyse-tables-not-for-this = Les tables sont celles de Quixo à deux, et cette partie n’en est pas une.
analyse-not-over = La partie n’est pas finie : on ne peut encore rien en dire.
analyse-curve = Les chances de gagner de chacun, étape par étape
analyse-curve-alone = Les points à attendre, étape par étape
analyse-curve-steps = étapes de la partie
arena-adjusted = La chance a été retirée de chaque résultat.
arena-no-luck = --adjusted retire la chance des résultats, et ce jeu n’en a pas.

# qlub learn.
learn-how = Tapez ce que l’étape demande. « show » montre de nouveau la table, « quit » quitte la leçon.
learn-left = Vous quittez la leçon. La même commande la reprend.
learn-finished = {" "}(terminée)
learn-begun = {" "}(quittée à l’étape { $step })
learn-match = Entrée : une partie contre un robot facile. « quit » s’arrête là.
learn-none = { $game } n’a pas de leçon pour cela. Il y en a pour { $known }.

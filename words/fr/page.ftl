# La page.
house-name = Qlub
qlub-about = Qwixx, Quixo et Qwirkle en famille, entre amis ou au club.
title-home = Qlub : Qwixx, Quixo et Qwirkle
title-before = Nouvelle table · Qlub
title-rules = Règles · Qlub
title-settings = Réglages · Qlub
title-table = { $game } · Qlub
home = Accueil
back = Retour
close = Fermer
loading = Un instant
on = Oui
off = Non
rules = Règles
settings = Réglages
seat-number = Joueur { $number }
word-white = blanc

# Accueil.
home-title = Asseyez-vous et jouez.
home-games = Jeux
home-continue = Continuer
home-forget = Retirer cette table
home-play = Jouer
home-join = Rejoindre avec un code ou un lien
home-code = Code ou lien
home-enter = Rejoindre
home-offline = Cette page marche aussi sans réseau : tout, sauf les tables en ligne.
home-names = Qwixx, Quixo et Qwirkle sont des marques de leurs éditeurs. Qlub est un projet indépendant, sans lien avec eux.
rules-all = Tous les jeux
rules-choose = Chaque jeu en deux minutes, puis toutes ses règles.
rules-table = Pour les programmeurs : refus et notation

# Avant de commencer.
before-edition = Édition
before-seats = Joueurs
before-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
before-name = Nom du joueur { $number }
before-kind = Qui joue à la place { $number }
before-here = Joueur sur cet appareil
level-random-why = Joue n’importe quel coup permis.
level-greedy-why = Prend le plus de points possible tout de suite.
level-easy-why = Joue comme un débutant, erreurs comprises.
level-medium-why = Joue comme quelqu’un qui joue de temps en temps, et laisse passer des occasions.
level-hard-why = Joue bien, et se trompe rarement.
level-expert-why = Aussi fort que nous savons le faire ; réfléchit un instant.
level-unbeatable-why = Ne perd jamais depuis le plateau vide de 25 cubes : c’est prouvé. Ailleurs, il joue de son mieux.
level-fetches = Cet appareil télécharge { $megabytes } Mo pour lui, une fois.
before-bot = Robot : { $level }
before-remove = Retirer { $name }
before-add-person = Un joueur
before-add-bot = Un robot
before-chance = Dés
before-chance-dealt = À l’écran
before-chance-dealt-why = La page lance les dés.
before-chance-typed = Vrais dés
before-chance-typed-why = Vous lancez vos dés et touchez ce qu’ils montrent.
before-answers = Réponses
before-answers-sealed = Secrètes
before-answers-sealed-why = On se passe l’appareil, et personne ne voit les réponses des autres avant la dernière.
before-answers-open = Visibles
before-answers-open-why = Un écran pour tout le monde : on répond dans n’importe quel ordre et chacun peut regarder.
before-start = Commencer

# À la table.
active = lance
decided = a choisi
deciding = réfléchit
expand = Montrer cette fiche
points-now = Points pour l’instant
sheet-of = Fiche de { $name }
row-name = { $colour ->
    [red] Rangée rouge
    [yellow] Rangée jaune
    [green] Rangée verte
   *[blue] Rangée bleue
  }
cell-name = { $number } { $colour }
cell-row = { $colour ->
    [red] dans la rangée rouge
    [yellow] dans la rangée jaune
    [green] dans la rangée verte
   *[blue] dans la rangée bleue
  }
cell-staged = à confirmer
cell-legal = peut être coché, { $points }
cell-open = libre
cell-early = demande { $needs } croix avant
cell-ticked = coché
cell-lost = perdu
lock-open = Cadenas ouvert, demande { $needs } croix avant la case de clôture
lock-ticked = Cadenas coché
lock-lost = Cadenas fermé par d’autres
lock-early = Cadenas
bar = Barre de bonus
box-open = { $colour }, libre
box-early = { $colour }, libre
box-ticked = { $colour }, utilisé
box-lost = { $colour }, barré
sign-bar = case bonus
sign-circle = cercle
sign-diamond = losange
sign-square = carré
sign-octagon = octogone
sign-star = étoile
pair-circle = deux dans la rangée la moins remplie
pair-diamond = une dans chaque rangée
pair-square = rangée la moins remplie ×2
pair-octagon = 13 points
pair-star = coups manqués gratuits
pair-complete = complète
lucky = Chiffres de la chance
misses = { $misses ->
    [0] Aucun coup manqué
    [one] { $misses } coup manqué
   *[other] { $misses } coups manqués
  }
tally-doubled = doublée
tally-doubled-short = ×2
tally-extra = bonus
tally-misses = manqués
tally-total = total
dice-none = Les dés ne sont pas lancés.
dice-show = Blancs : { $one } et { $other }, ensemble { $sum }. { $colours }.
prompt-dice-roll = Les dés vont rouler.
prompt-first = Qui commence ?
prompt-waiting = On attend { $names }.
prompt-over = La partie est terminée.
dock = Que faire maintenant
offers = Ce que vous pouvez faire
offer-nothing = Rien
offer-miss = Coup manqué
offer-row = rangée { $letter }
offer-skips = { $count ->
    [0] sans saut
    [one] saute { $count }
   *[other] saute { $count }
  }
staged = À confirmer
staged-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. Confirmez ou annulez.
stage-tick = { $cell }
stage-nothing = Ne rien cocher
stage-miss = Ne rien cocher et marquer un coup manqué
stage-skips = Saute { $cells }.
stage-skipped = { $numbers } { $colour }
stage-skips-none = Ne saute rien.
stage-ends = Ce coup met fin à la partie.
stage-into = Rangée du bonus
points-signed = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
  }
chain = Ensemble : { $marks }.
chain-locked = { $colour ->
    [red] le cadenas rouge
    [yellow] le cadenas jaune
    [green] le cadenas vert
   *[blue] le cadenas bleu
  }
chain-boxed = case { $number } de la barre
chain-wasted = { $colour ->
    [red] rien en rouge
    [yellow] rien en jaune
    [green] rien en vert
   *[blue] rien en bleu
  }
undo = Annuler
confirm = Confirmer
take-back = Reprendre le coup
answer-stands = Votre réponse tient tant que vous n’en donnez pas une autre.
see-rule = Lire la règle
pad-die = dé { $die }
pad-face = { $die } : { $face }
pad-play = Jouer ces dés
curtain-pass = Passez l’appareil à { $name }
curtain-why = Les réponses restent secrètes jusqu’à la dernière.
curtain-lift = C’est moi, { $name }
log-title = Déroulement
log-empty = Rien pour l’instant.
connection-lost = La connexion est perdue. Votre table est conservée ; nouvel essai…

# La ligne de commande.
typed = Écrire un coup
typed-label = Écrivez un coup en notation, ou une question
typed-example = r8   coups ?   points ?
typed-go = OK
typed-answers = Réponses
typed-done = C’est fait.
typed-undone = Coup repris.
typed-not-asked = Rien ne vous est demandé maintenant.
typed-score = { $name } : { $points }.
typed-help = Coups : r8 coche le 8 rouge, - ne coche rien. Dés : w3 w4 r1 y6 g2 b5. Questions : { $words }.
ask-legal = coups
ask-scores = points
ask-turn = tour
ask-dice = dés
ask-undo = annuler
ask-help = aide

# Après la partie.
after-reason = La partie est terminée : { $reason }.
after-table = Le détail des points
after-name = Joueur
rematch = Revanche
new-table = Nouvelle table
save-record = Enregistrer la partie
save-game = Enregistrer dans un fichier

# Refus de la table.
refused-no-table = Cette table n’existe pas ici.
refused-setup = Ces réglages ne sont pas proposés. Revoyez les options.
refused-engine = Le moteur n’a pas démarré. Rechargez la page.
refused-unknown = Cela n’a pas marché ({ $key }).

# Réglages.
setting-language = Langue
setting-language-why = Pour toute la page.
setting-theme = Clair ou sombre
setting-theme-why = Suivre l’appareil, ou choisir.
setting-theme-auto = Comme l’appareil
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-palette = Couleurs
setting-palette-why = Les couleurs contrastées se distinguent quelle que soit votre vision des couleurs. Les lettres disent la même chose.
setting-palette-steady = Contrastées
setting-palette-classic = Classiques
setting-motion = Mouvement
setting-motion-why = Animer les dés et les déplacements.
setting-motion-auto = Comme l’appareil
setting-motion-full = Complet
setting-motion-less = Réduit
setting-pace = Rythme
setting-pace-why = Combien de temps attendent les robots et les dés.
setting-pace-calm = Calme
setting-pace-quick = Rapide
setting-confirm = Confirmer chaque croix
setting-confirm-why = Un appui choisit une case, un second la confirme.
setting-hints = Conseils
setting-hints-why = Un coach dit ce qu’il ferait quand vous le demandez, aux tables de cet appareil. Il est téléchargé à la première demande.
setting-sound = Son
setting-sound-why = Dés, crayon et cadenas.
setting-shortcuts = Raccourcis clavier
setting-shortcuts-why = N ne coche rien, / ouvre la ligne où écrire un coup.
books = Le coach et les robots sans réseau
books-why = Le coach et certains robots consultent ce qu’ils ont appris. Cet appareil le télécharge quand on fait appel à eux pour la première fois, ou tout dès maintenant.
books-keep = Garder pour jouer hors ligne, { $megabytes } Mo
books-coming = Téléchargement…
books-kept = Tout est sur cet appareil.
books-failed = Le téléchargement est incomplet. Réessayez quand il y aura du réseau.
setting-keepsWins = Quixo : ne laisser passer aucune victoire
setting-keepsWins-why = Le robot imbattable peut aussi ne laisser passer aucune victoire, avec une table de coups plus grande que cet appareil télécharge une fois et garde{ $megabytes ->
    [0] {""}
   *[other] {" "}({ $megabytes } Mo)
  }.

# Les tables où d’autres viennent.
separator = {" · "}
title-verify = Vérifier les tirages · Qlub
title-play = Table · Qlub
home-bots = { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
  }
home-online = en ligne
before-where = Où
before-where-here = Sur cet appareil
before-where-here-why = En solo, avec des robots, ou en se passant l’appareil. Sans réseau.
before-where-online = En ligne
before-where-online-why = Chacun avec son appareil. Les autres viennent par un lien ou un code.
before-open = Place libre
before-open-table = Ouvrir la table
gather-people = À la table
gather-sit-why = Choisissez une place et asseyez-vous.
gather-full = La table est complète. Vous regardez.
gather-invited = La place { $number } vous est gardée : asseyez-vous.
gather-free = Libre
gather-name = Nom pour la place { $number }
gather-your-name = Votre nom
gather-rename = Votre nom à la place { $number }
gather-sit = S’asseoir
gather-rise = Partir
gather-bot = Un robot pour la place { $number }
gather-or-bot = ou un robot
gather-watchers = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
  }
gather-fair = Hasard équitable : chaque appareil ajoute un nombre secret avant le début ; personne, pas même le serveur, ne peut donc choisir { $chance ->
    [dice] les dés
    [cards] les cartes
    [tiles] les tuiles
   *[any] ce qui vient
  }. Après coup, chacun peut le vérifier.
gather-start = Commencer
gather-open = { $open ->
    [one] Une place est encore libre
   *[other] { $open } places sont encore libres
  }
gather-waits = On attend que { $name } lance la partie.
gather-waits-nobody = On attend que l’hôte lance la partie.
gather-unready = On attend { $names }
gather-changed = L’hôte a changé la table. On joue comme ça ?
gather-ready = On joue
gather-is-ready = d’accord
gather-not-ready = pas encore
host = Hôte
away = n’est pas là
watching = Vous regardez. Seuls les joueurs peuvent agir.
invite = Inviter
invite-why = Envoyez le lien, faites scanner le QR code ou dites le code.
invite-code = Code
invite-link = Lien vers cette table
invite-watch = Un lien pour regarder
invite-watch-why = Avec ce lien, on voit ce que tout le monde peut voir, sans pouvoir s’asseoir.
invite-watch-link = Lien pour regarder
share = Partager
share-copy = Copier
share-copied = Copié
share-qr = QR code du lien
choices = Ce que l’on joue
choices-host = C’est l’hôte qui choisit.
choices-more = Autres choix : règles, pendule, robots, discussion
choice-seats = Places
choice-seats-why = Combien de personnes jouent.
choice-luck = Hasard
choice-luck-fair = Équitable
choice-luck-typed = Vrais dés
choice-luck-seeded = Reproductible (graine)
choice-clock = Pendule
choice-clock-none = Aucune
choice-clock-decision = { $time } par décision
choice-clock-bank = { $time } par partie
choice-late = Temps écoulé
choice-late-decline = Passer
choice-late-bot = Un robot
choice-stand-in = Remplaçant
choice-nobody = Personne
choice-grace = Absence tolérée
choice-pace = Rythme des robots
choice-chat = Discussion
choice-team-chat = Discussion d’équipe
choice-decline-for-me = Passer d’office
choice-coach = Coach
around-away = { $count ->
    [one] { $names } n’est pas là. La table attend.
   *[other] { $names } ne sont pas là. La table attend.
  }
around-stand-in = Un robot joue pour { $name } ({ $level }).
around-offer-take-back = { $name } voudrait reprendre sa dernière décision.
around-offer-draw = { $name } propose la nulle.
around-offer-seat = { $newcomer } demande la place de { $name }. Qui s’y assied voit ses cartes ou ses tuiles. D’accord ?
around-left = Un robot joue pour { $name }.
around-free = Un robot joue à la place { $number }, qui est libre.
around-return = Reprendre ma place
around-sit = M’asseoir ici
around-ask = Demander cette place
around-name = Votre nom à cette table
agree = Accepter
disagree = Refuser
withdraw = Retirer la proposition
clock-of = { $name }
chat = Discussion
chat-unread = { $count ->
    [one] Discussion, un nouveau message
   *[other] Discussion, { $count } nouveaux messages
  }
chat-empty = Aucun message pour l’instant.
chat-text = Votre message
chat-say = Envoyer
chat-team = Seulement à mon équipe
chat-team-mark = à l’équipe
menu = Table
menu-match = Cette partie
menu-host = Vous êtes l’hôte
move-seat = Continuer sur un autre appareil
move-seat-why = Le lien sert une fois et donne votre place à qui l’ouvre.
move-seat-of = Transférer la place de { $name }
move-seat-link = Lien de transfert
offer-draw = Proposer la nulle
resign = Abandonner
leave-seat = Quitter la place
leave-seat-why = Un robot joue à votre place. Vous pouvez la reprendre tant que la partie dure.
pass-host = Nommer hôte
remove = Retirer
close-table = Fermer la table
delete-table = Supprimer la table
delete-table-why = Fermer termine la partie et garde son relevé. Supprimer efface tout, pour tout le monde.
sure = { $what } : vraiment ?
cancel = Non
table-gone = Cette table n’existe plus.
table-elsewhere = Cette table est maintenant ouverte dans une autre fenêtre.
table-here = Continuer ici
link-late = Ce lien vers une place a déjà servi, ou n’est plus valable. Vous pouvez regarder, ou prendre une place libre.
luck = Vérifier les tirages
luck-what = Un relevé contient tout ce qui s’est passé dans une partie. Cette page en recalcule chaque lancer et chaque tirage, sur cet appareil, sans serveur.
luck-file = Un relevé de partie, ou une partie enregistrée
luck-good-fair = Tous les tirages étaient équitables.
luck-good-seeded = Tous les tirages découlent de la graine.
luck-good-typed = C’étaient de vrais dés.
luck-good-drawn = Tous les coups sont conformes aux règles.
luck-lines = { $lines } lignes lues, { $deals ->
    [0] aucun tirage à recalculer
    [one] un tirage recalculé
   *[other] { $deals } tirages recalculés
  } : tout est conforme.
luck-nonces = Un nombre secret a été ajouté par { $names }.
luck-proves = La table a publié l’empreinte de son secret avant que quiconque ne s’assoie, et les joueurs la leur avant le début. Les dés découlent de tous ces nombres ensemble. Personne n’a donc pu les choisir, et personne ne peut les changer maintenant sans que cette page le remarque.
luck-commitment = Empreinte du secret de la table
luck-about-seeded = Tout découle d’une graine connue dès le début. La même graine donne les mêmes dés ; qui la connaissait pouvait tous les connaître.
luck-about-typed = Quelqu’un a lancé les dés et entré ce qu’ils montraient. Il n’y a rien à recalculer ; les coups ont tout de même été vérifiés.
luck-about-drawn = Un programme plus ancien a tiré les dés ou les tuiles et enregistré la partie. Il n’y a rien à recalculer.
luck-unfinished = La partie n’est pas finie. Ce qui a été joué jusqu’ici est conforme aux règles.
go-on-here = Continuer ici
luck-bad = Ce relevé n’est pas conforme.
luck-bad-line = La ligne { $line } est la première à ne pas être conforme.
refused-server-unreachable = Le serveur est injoignable. Rien n’a été fait.
refused-server-missing = Pas de serveur de jeu ici : pas de table en ligne.
refused-server-no-table = Cette table n’existe pas, ou n’existe plus.
refused-server-no-record = Il n’y a pas de relevé de cette partie.
refused-server-token = Ce lien a déjà servi, ou n’est plus valable.
refused-server-not-entered = Cet appareil n’a pas rejoint la table. Rouvrez son lien.
refused-server-watch-only = Ce lien ne permet que de regarder.
refused-server-slow-down = { $retryAfter ->
    [0] Trop de demandes. Attendez un peu.
    [one] Trop de demandes. Réessayez dans une seconde.
   *[other] Trop de demandes. Réessayez dans { $retryAfter } secondes.
  }
refused-server-damaged = Ce qui est conservé de cette table est illisible.
refused-server-too-long = Cette table est devenue trop longue pour être lue.
refused-server-replaced = Cette table est ouverte dans beaucoup de fenêtres. Continuez dans une autre, ou fermez-en.
refused-server-storage = Le serveur ne peut rien enregistrer en ce moment. Rien n’a été fait.
refused-server-unsure = Le serveur a perdu sa base de données de vue. Regardez dans un instant si cela a compté.
refused-server-stopping = Le serveur va s’arrêter. Réessayez dans un instant.
refused-server-origin = Cette page n’appartient pas à ce serveur.
refused-server-nowhere = Il n’y a rien ici.
refused-server-method = Cela n’est pas possible ici.
refused-server-timeout = Cela a pris trop de temps. Réessayez.
refused-server-too-large = C’est trop long.
refused-server-unreadable = Le serveur ne peut pas lire ceci.
refused-server-upgrade = La connexion à la table ne peut pas se faire.
refused-server-protocol = Le serveur n’a pas la même version que cette page. Rechargez la page ; votre table est conservée.
refused-server-host = Ce serveur n’est pas connu sous ce nom. La personne qui le tient peut ajouter ce nom.
refused-lines = Ce qui est conservé de cette table est illisible.
refused-no-record = Il n’y a pas de relevé de cette partie.
refused-file = Ce fichier ne contient pas de partie à continuer ici.

# Revoir une partie.
title-replay = Revoir · Qlub
home-record = Revoir ou vérifier une partie, ou continuer une partie enregistrée
replay = Revoir
replay-first = Au début
replay-before = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-next = Étape suivante
replay-last = À la fin
replay-slider = Étape
replay-at = Étape { $stop } sur { $last }
replay-seen-by = Vu par
replay-watcher = un spectateur
replay-share = Partager cette partie
replay-share-packed = Toute la partie est dans ce lien, d’où ses { $letters } caractères. Aucun serveur ne garde la partie : { $host } ne fait que la montrer.
replay-share-table = { $host } garde cette partie. Le lien marche tant qu’il garde la table.
replay-link = Lien vers la partie
replay-bad = Ce lien ne contient pas de partie, ou seulement un morceau.
curtain-why-hands = Cette main n’est que pour vos yeux.

# Une table sans plateau à elle.
plain-view = La table
plain-offers = Ce que vous pouvez faire
plain-choose = { $shared ->
    [yes] { $name }, choisissez.
   *[no] Choisissez.
  }

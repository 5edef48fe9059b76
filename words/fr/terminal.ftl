# Le terminal.
seat-name = Joueur { $number }
prompt-dice = dés
prompt-chance = Qu’a donné le hasard ? À écrire en notation, par exemple w3 w4 r1 y6 g2 b5 ou first 0.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
to-decide = À { $seat } de jouer
to-type = Entrez ce que montrent les dés
over = La partie est terminée
curtain = Passez le clavier à { $seat }, puis appuyez sur Entrée.
moves-all = Coups : { $all }
moves-some = Coups : { $shown } sur { $all }
log = Déroulement
table = Table
nothing-to-undo = Il n’y a rien à annuler maintenant.
undone = Coup annulé.
saved = La partie est enregistrée dans { $file }.
stopped = Arrêt.
stopped-here = Arrêt. La partie jusqu’ici :
language-is = Désormais en français.
screen-too-small = La fenêtre est trop petite : il faut 60 colonnes et 18 lignes. Agrandissez-la, ou arrêtez avec Ctrl-C et prenez --plain.
help-plain = Écrivez un coup en notation, ou
    ?       la liste des coups permis et ce qu’ils rapportent
    help    comment écrire un coup, et les signes
    hint    les trois meilleurs coups, et pourquoi
    show    la table encore une fois
    undo    annuler la dernière décision
    rules   où lire les règles
    quit    arrêter ici
help = Aide
help-closes = ↑ ↓ la suite · toute autre touche ferme l’aide
help-screen =
    ↑ ↓         choisir un coup
    Entrée      le jouer
    lettres     écrire un coup, ou un bout pour le chercher
    Tab         recopier le coup choisi
    Échap       vider la ligne
    F2          les trois meilleurs coups, et pourquoi
    Ctrl-Z      annuler la dernière décision
    Pg↑ Pg↓     monter et descendre la table
    ← →         déplacer la table de côté
    Ctrl-L      langue suivante
    Ctrl-C      arrêter
help-short = ↑↓ ↵ · F1 aide · F2 conseil · Ctrl-Z annuler · Ctrl-C fin
help-replay = ← → étape · ↑ ↓ table · F1 signes · Ctrl-L langue · q fin
read-rules = Les règles : qlub rules { $game } --lang fr
replay-step = Étape { $step } sur { $steps }
result-line = { $seat } : { $points }
help-over = Entrée quitter · Ctrl-L langue

bot-name = { $name } (robot, { $level })
replay-unfinished = La partie n’est pas terminée.

# Ce qui est demandé, à la première ligne de l’écran.
asked-sum = { $seat } : cochez { $sum }, ou rien
asked-colour = { $seat } : un dé blanc et un dé de couleur, ou { $ticked ->
    [yes] rien
   *[no] un coup manqué
  }
asked-take = { $seat } : prenez une carte de la rangée
asked-number = { $seat } : cochez { $number }, ou rien
asked-cards = { $seat } : jouez une à trois cartes d’une même couleur
asked-push = { $seat } ({ $mark }) : prenez un cube du bord et poussez-le
asked-opening = { $seat } : posez votre plus longue série pour commencer
asked-tiles = { $seat } : posez des tuiles en ligne, ou échangez
asked-tiles-only = { $seat } : posez des tuiles en ligne

# Vrais dés.
to-type-first = Qui commence ?
to-type-roll = { $seat } lance. Entrez ce que montrent les dés
typed-first = Qui commence ? Écrivez un nom ou un numéro : { $players }
typed-first-unknown = « { $given } » ne joue pas ici. Écrivez un nom ou un numéro : { $players }
typed-dice = Écrivez les dés : { $dice }. Par exemple : { $example }
typed-face = « { $given } » : un dé montre de 1 à { $sides }.
typed-count = { $given ->
    [one] Un dé
   *[other] { $given } dés
  } au lieu de { $dice }.

# Ce que disent les signes, et comment les coups s’écrivent ; aucune ligne ne dépasse 58 lettres.
legend-sheet =
    5        se coche plus tard
    (5)      peut être coché maintenant
    >5<      le coup choisi
    {"["}5]      coché
    ·        perdu : à gauche d’une croix, ou rangée clôturée
    #        le cadenas ; x si d’autres ont clôturé la rangée
    {"["}#]      vous avez clôturé la rangée
    3= 6     trois croix dans la rangée, six points
    ✗        un coup manqué
    g5       d’une autre couleur que la rangée : un 5 vert
    5*       un bonus : cocher remplit une case de la barre
    5○       la moitié d’une paire : ○ ◇ □ ◎ ☆
    r y g b  rangée rouge, jaune, verte, bleue
legend-qwixx =
    ►        décide maintenant
    w3 w4    les dés blancs, et = leur somme
    r1 y6    les dés des rangées rouge et jaune
    ♣ 5 10   chiffres de la chance
    { legend-sheet }

    r5 coche le 5 rouge ; - ne coche rien.
    r5>b coche le 5 rouge, son bonus va dans la rangée bleue.
legend-qwixx-cards =
    ►        décide maintenant
    0:{"["}7]    une carte de la rangée, à la place 0
    ▤ {"["}9]    sur la pile, et × combien de cartes elle a
    ?7       une carte dans la main de quelqu’un d’autre
    r7 j7    dans votre main : un 7 rouge, un joker 7
    { legend-sheet }

    take 0 prend la carte à la place 0.
    r5 coche le 5 rouge ; - ne coche rien.
    r: 4x j7 joue le 4 rouge et un joker 7, et coche le 4.
legend-qwixx-pad =
    ►        décide maintenant
    { legend-sheet }

    r5 coche le 5 rouge ; - ne coche rien.
    r5 + y7 coche aussi le 7 jaune, seul ; + y7 celui-là seul.
    r9! coche le 9 rouge par un chiffre de la chance.
    sum 7 dit que les dés blancs faisaient 7.
legend-qwirkle-tally =
    ►        pose maintenant
    12       ce qu’un tour a fait

    first 1 dit que le deuxième joueur commence.
    12 note 12 ; 0 dit que des tuiles ont été échangées.
    9 out note 9, et c’était la dernière tuile.
    end dit que plus personne ne peut poser.
legend-quixo =
    ►        doit jouer
    ·        un cube neutre
    × ○      les cubes des deux camps
    ×2       son point est tourné vers le joueur 2 (à quatre)
    (·)      peut être pris maintenant
    >·<      le cube choisi
    ▲▼◄►     par où il est poussé
    =×=      fait partie d’une ligne

    a1N prend le cube de a1 et le pousse depuis le nord ;
    E, S et W : l’est, le sud et l’ouest.
    a1N.2 tourne aussi son point vers le joueur 2 (à quatre).
legend-qwirkle =
    ►        doit jouer
    R●=Rc    dans votre main : un rond rouge, qui s’écrit Rc
    R O Y    rouge, orange, jaune
    G B P    vert, bleu, violet
    ● c ✖ x  rond, croix
    ◆ d ■ s  losange, carré
    ★ t ♣ k  étoile, trèfle
    {"["}R●]     la tuile que vous allez poser
    ‹R●›     posée en dernier
    ▦6       tuiles dans une main
    ▩ 93     tuiles dans le sac

    Rc@0,1 pose le rond rouge colonne 0, ligne 1.
    swap Rc Bk échange deux tuiles ; pass passe.

option-form = « { $option } » : une option s’écrit NOM=VALEUR.
resume-has-its-own = La partie de --resume a déjà son édition, ses places, ses options et ses dés : ne les donnez pas.
resume-elsewhere = { $file } n’a pas été joué sur un seul appareil : revoyez-le avec qlub replay { $file }.
resume-other-game = { $file } est une partie de { $game }.
save-exists = { $file } existe déjà : continuez avec --resume { $file }, ou choisissez un autre fichier.
too-many-players = { $given } joueurs pour { $seats } places.
too-many-names = { $given } noms pour { $seats } places.
name-unwritable = Nom { $number } : il faut des lettres, pas « { $name } ».
name-twice = Deux joueurs s’appellent « { $name } ».
program-unnamed = Une place est pour un programme : donnez sa commande avec --program.

serve-open = La table est ouverte.
serve-here = Sur cet ordinateur :            { $link }
serve-shared = Sur les téléphones du réseau :  { $link }
serve-stop = Ctrl-C l’arrête. Ce qui a été joué est gardé.

verify-fair = Les { $lines } lignes sont intactes, et les { $deals } tirages découlent tous du secret promis avant que quiconque ne s’assoie et des nombres des joueurs { $seats }.
verify-seeded = Les { $lines } lignes sont intactes, et les { $deals } tirages découlent tous de la graine.
verify-secret = Les { $lines } lignes sont intactes, et les { $deals } tirages découlent tous du secret de la table.
verify-typed = Les { $lines } lignes sont intactes. Les dés étaient de vrais dés, saisis à la main : il n’y a rien à recalculer.
verify-drawn = Les { $lines } lignes sont intactes. Les dés ou tirages viennent d’une partie enregistrée par un programme plus ancien : il n’y a rien à recalculer.
verify-unfinished = La partie n’est pas finie ; ce qui a été joué jusqu’ici est conforme aux règles.
hint = Conseil
hint-likely = { $place }. { $action } : gagne environ { $percent } % de telles parties. { $brings }
hint-proved = { $place }. { $action } : { $percent } %, c’est prouvé. { $brings }
hint-alone = { $place }. { $action } : { $percent } points à la fin, en moyenne. { $brings }
hint-why = Pourquoi pas { $action } ?
hint-judge = L’avis de notre joueur le plus fort sur ce qui vous est visible.

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
moves = Coups
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
    show    la table encore une fois
    undo    annuler la dernière décision
    rules   où lire les règles
    quit    arrêter ici
help-screen = ↑ ↓  choisir un coup · Entrée  le jouer · ou écrire un coup en notation, ou un bout pour le chercher
    Tab  recopier le coup choisi · Échap  vider la ligne · Ctrl-Z  annuler
    Page préc. Page suiv. ← →  déplacer la table · Ctrl-L  langue suivante · Ctrl-C  arrêter
    (n’importe quelle touche ferme cette aide)
help-short = ↑↓ choisir · Entrée jouer · F1 aide · Ctrl-Z annuler · Ctrl-C arrêter
help-replay = ← → étape par étape · ↑ ↓ la table · Début Fin · Ctrl-L langue · q arrêter
read-rules = Les règles se lisent avec : qlub rules { $game } --lang fr
replay-step = Étape { $step } sur { $steps }
result-line = { $seat } : { $points }
help-over = Entrée quitter · Ctrl-L langue

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

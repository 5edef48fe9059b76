# La fin d’une partie, de la place où l’on est.
end-closed = La table a été fermée
end-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
end-draw = { $points ->
    [none] Partie nulle
   *[other] Égalité, { $points } partout
  }
end-you-win = { $by ->
    [0] Vous gagnez
    [one] Vous gagnez d’un point
   *[other] Vous gagnez de { $by } points
  }
end-you-win-with = Vous gagnez avec { $names }
end-you-share = Vous gagnez, à égalité avec { $names }
end-you-lose = { $by ->
    [0] Vous perdez
    [one] Vous perdez d’un point
   *[other] Vous perdez de { $by } points
  }
end-you-place = Vous arrivez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
  }, { $by ->
    [one] un point
   *[other] { $by } points
  } derrière { $names }
end-wins = { $by ->
    [0] { $names } gagne
    [one] { $names } gagne d’un point
   *[other] { $names } gagne de { $by } points
  }
end-share = { $names } gagnent à égalité
end-team = { $names } gagnent ensemble
end-ranks = Le classement
end-place = Place { $place } :
end-you = Vous
end-behind = { $points ->
    [one] { $points } point derrière
   *[other] { $points } points derrière
  }
end-points = { $points ->
    [one] point
   *[other] points
  }
end-crosses = avec { $crosses } croix
end-sum = { $crosses } croix dans une rangée font { $points } points : { $sum }.
end-misses = Un coup manqué coûte { $cost } points.
end-sum-qwirkle = Chaque tour compte ses lignes : un point par tuile, et 6 de plus pour une ligne de six. Le total additionne tous les tours, plus 6 points pour qui pose la dernière tuile.
end-quixo-line = { $mine ->
    [yes] Vous avez complété
   *[no] { $mover } a complété
  } une ligne de { $side } { $mark ->
    [cross] croix
   *[ring] ronds
  }.
end-quixo-gave-a-line = { $mine ->
    [yes] Vous avez complété
   *[no] { $mover } a complété
  } une ligne de { $side } { $mark ->
    [cross] croix
   *[ring] ronds
  }, et { $forme ->
    [yes] c’est vous qu’elle fait gagner
   *[no] elle fait gagner { $names }
  }.
end-gave-up = Vous avez abandonné.
end-share-picture = Partager une image
end-save-picture = Enregistrer une image
end-picture-failed = Ce navigateur n’a pas pu dessiner l’image.

# Ce qu’un appareil garde.
title-games = Mes parties · Qlub
my-games = Mes parties
my-games-none = Aucune partie finie pour l’instant. Toutes celles que vous finirez sur cet appareil, y compris en ligne, seront gardées ici.
my-games-open = En cours
my-games-best = Par édition
my-games-against = Face à face
my-games-finished = Finies
my-games-kept = Gardées dans ce navigateur seulement. Enregistrez-les dans un fichier pour les avoir aussi ailleurs.
my-games-more = { $count ->
    [one] En montrer encore une
   *[other] En montrer encore { $count }
  }
my-games-filter = Jeu
my-games-every = Tous
my-games-whose = Parties de
my-games-played = jouées
my-games-won = gagnées
my-games-drawn = égalités
my-games-lost = perdues
my-games-points = record
my-games-edition = Édition
my-games-opponent = Contre
my-games-result-won = { $by ->
    [0] Gagnée
   *[other] Gagnée de { $by }
  }
my-games-result-lost = { $by ->
    [0] Perdue
   *[other] Perdue de { $by }
  }
my-games-result-drawn = Égalité
my-games-result-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
my-games-result-closed = Fermée
my-games-result-watched = Victoire : { $names }
my-games-with = avec { $names }
my-games-delete = Supprimer { $game }, { $day }
my-games-deleted = Supprimée : { $game }.
table-forgotten = Table retirée.
my-games-save = Tout enregistrer dans un fichier
my-games-load = Charger un fichier
my-games-loading = { $done } sur { $all }…
my-games-came = { $came ->
    [0] Rien de nouveau
    [one] Une partie ajoutée
   *[other] { $came } parties ajoutées
  }{ $known ->
    [0] {""}
    [one] , une était déjà là
   *[other] , { $known } étaient déjà là
  }{ $bad ->
    [0] {""}
    [one] , une n’a pas pu être lue
   *[other] , { $bad } n’ont pas pu être lues
  }.
refused-games-file = Ce fichier ne contient aucune partie de Qlub.
store-full = Il n’y a plus de place dans ce navigateur : ce que vous jouez maintenant disparaîtra quand vous fermerez la page. Supprimez des parties, ou enregistrez celle-ci dans un fichier.
store-forbidden = Ce navigateur ne garde rien, comme en navigation privée : ce que vous jouez maintenant disparaîtra quand vous fermerez la page.

# Le hasard, vérifié.
luck-good-none = Tous les coups sont conformes aux règles.
luck-about-none = Il n’y avait pas de hasard dans cette partie : rien à recalculer.
luck-nonces-none = Personne n’a ajouté de nombre : les robots n’en ont pas, et une table sur un seul appareil n’en a pas besoin.
luck-proves-alone = La table a fixé son secret avant que quiconque ne s’assoie. Tous les dés et tous les tirages en découlent : personne ne peut les changer maintenant sans que cette page le remarque. Seuls des nombres ajoutés par les joueurs, comme aux tables en ligne, peuvent montrer que le secret lui-même n’a pas été choisi.
luck-reason = Fin de la partie : { $reason }.
luck-winners = { $count ->
    [0] Égalité.
   *[other] Victoire : { $names }.
  }
luck-no-record = Ce fichier n’est pas une partie de Qlub. Il faut un relevé, ou une partie enregistrée dans un fichier.
luck-too-long = Ce fichier est bien trop gros pour être une partie.
luck-damaged = Ce fichier commence comme un relevé, mais on ne peut pas le lire.
luck-detail = Ce que dit la vérification
evening = Ce soir : { $matches } parties
evening-sum = { $points } points · { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
  }

# Le chemin vers une table : de l’accueil, par le formulaire, à celles et ceux qui se réunissent.
home-against = contre { $name } ({ $level })
home-with = avec { $names }
home-alone = en solo
home-change = Changer
home-change-game = Changer : { $game }
home-play-short = Jouer
home-play-game = Jouer tout de suite : { $game }
home-friends = Entre amis
home-invite = Jouer avec des amis
home-alone-offline = Il n’y a pas de réseau en ce moment : personne ne peut venir avec son appareil. Mais tout le monde peut jouer sur celui-ci, en se le passant.
home-alone-no-server = Il n’y a pas de serveur de jeu ici : personne ne peut venir avec son appareil. Mais tout le monde peut jouer sur celui-ci, en se le passant.
home-round = Se passer cet appareil
home-all = Tout montrer ({ $count })
home-few = Montrer moins
home-forgotten = { $game } : table retirée.
home-lost = Il n’y a rien à cette adresse. Voici l’accueil.
before-edition-qwixx = Fiche
before-more = Autres règles
gather-add-seat = Ajouter une place
gather-remove-seat = Retirer la place { $number }
team-cross = Équipe des croix
team-ring = Équipe des ronds
time-seconds = { $seconds } s
time-minutes = { $minutes } min
replay-share-whole = Un lien qui contient toute la partie

# Les leçons, proposées à l’accueil et par les pages de règles.
lesson-offer = Apprendre en deux minutes
lesson-go-on = Continuer la leçon
lesson-repeat = Refaire la leçon
lesson-editions = Leçons

# Pourquoi une table ne fait pas ce qu’on lui demande.
rule-table-host-only = Seul l’hôte peut faire cela.
rule-table-watching = Vous regardez : vous ne participez pas.
rule-table-no-such-seat = Cette place n’existe pas à cette table.
rule-table-not-your-seat = Cette place n’est pas la vôtre.
rule-table-seat-taken = Cette place est prise par { $seat }.
rule-table-seat-empty = Personne n’est assis là.
rule-table-seat-kept = Cette place est gardée pour la personne qui en a été écartée. Un robot peut y jouer.
rule-table-invite-over = Ce lien était pour quelqu’un d’autre, ou pour une autre partie.
rule-table-terms-changed = La table vient de changer : regardez-la de nouveau.
rule-table-not-ready = { $waiting ->
    [one] Il manque encore l’accord d’une personne.
   *[other] Il manque encore l’accord de { $waiting } personnes.
  }
rule-table-host-inherited = Vous êtes l’hôte parce qu’une autre personne est partie : vous ne pouvez ni terminer ni supprimer ce que les autres jouent.
rule-table-full = Cette table est pleine. Ouvrez-en une autre.
rule-table-chat-full = La discussion de cette partie est pleine.
rule-table-take-back-removed = Une personne a été écartée depuis : ce qui a été joué avec elle reste.
rule-table-name-empty = Un nom a au moins une lettre.
rule-table-no-such-level = Il n’y a pas de robot « { $level } » pour ce jeu.
rule-table-level-not-learnt = Le robot « { $level } » n’a pas appris cette édition. Choisissez-en un autre.
rule-table-no-such-game = Il n’y a pas de jeu « { $given } ». Choisissez { $expected }.
rule-table-unfit = La table ne peut pas faire cela : { $says }.
rule-table-option = { $option ->
    [pace] Un robot prend dix secondes au plus.
    [grace] Une absence dure d’une seconde à un jour.
   *[clock] Une pendule a une seconde au moins et un jour au plus, et ajoute une heure au plus.
  }
rule-table-typed-luck = Les cartes ou les tuiles sont cachées dans ce jeu : on ne peut pas les entrer à la main.
rule-table-seed = Une graine est un texte de 1 à 64 caractères.
rule-table-started = La partie a commencé.
rule-table-not-started = La partie n’a pas encore commencé.
rule-table-over = La partie est terminée.
rule-table-not-over = La partie n’est pas encore terminée.
rule-table-closed = La table est fermée.
rule-table-seats-open = { $open ->
    [one] Une place est encore libre.
   *[other] { $open } places sont encore libres.
  }
rule-table-commitment = Une empreinte a 64 chiffres hexadécimaux.
rule-table-nonce-unasked = Aucun nombre secret n’est attendu de cette place maintenant.
rule-table-nonce = Ce n’est pas le nombre secret annoncé.
rule-table-question-closed = Trop tard : la table a avancé.
rule-table-no-such-question = Cette question n’a pas encore été posée.
rule-table-not-typed = Ici, c’est la table qui lance : rien n’est entré à la main.
rule-table-typed-too-late = Quelqu’un a déjà répondu : le lancer ne change plus.
rule-table-offer-open = Il y a déjà une proposition sur la table.
rule-table-no-offer = Il n’y a pas de proposition à laquelle vous puissiez répondre.
rule-table-no-draws = Dans ce jeu, il n’y a pas de nulle par accord.
rule-table-nothing-to-take-back = Vous n’avez rien à reprendre.
rule-table-resigned = Vous avez abandonné cette partie.
rule-table-chat-off = On ne discute pas à cette table.
rule-table-coach-off = À cette table, on ne demande rien au coach.
rule-table-not-asked = On ne vous demande rien en ce moment.
rule-table-team-chat-off = Il n’y a pas de discussion d’équipe à cette table.
rule-table-text-empty = Le message est vide.
rule-unreadable = Colonne { $at } : il faut { $expected }{ $found ->
    [none] {""}
   *[other] {""}, pas « { $found } »
  }.

# Pourquoi un réglage n’est pas proposé.
rule-setup-edition = Il n’y a pas d’édition « { $given } ». Choisissez { $expected }.
rule-setup-seats = Impossible à { $given } : cette édition se joue de { $min } à { $max }.
rule-setup-seats-exactly = Impossible à { $given } : cette édition se joue à { $needs }.
rule-setup-option = { $expected ->
    [none] Il n’y a pas d’option « { $given } » : cette édition n’a pas d’option.
   *[other] Il n’y a pas d’option « { $given } ». Choisissez { $expected }.
  }
rule-setup-twice = L’option « { $option } » est donnée deux fois.
rule-setup-value = L’option « { $option } » ne peut pas valoir « { $given } » : il faut { $expected }.
rule-setup-value-at = L’option « { $option } » ne peut pas valoir « { $given } » : il faut { $expected } à la colonne { $at }.

# Ce qui s’est passé à une table.
news-sat = { $name } s’assied.
news-bot-sat = Un robot s’assied ({ $level }).
news-rose = { $name } quitte la table.
news-removed = L’hôte a retiré sa place à { $name }.
news-seat-asked = { $name } demande la place de { $seat }. Tous ceux qui jouent doivent être d’accord.
news-ready = { $seat } accepte les réglages.
news-renamed = { $before } s’appelle maintenant { $name }.
news-moved = { $seat } continue sur un autre appareil.
news-host-passed = { $seat ->
    [none] L’hôte est maintenant quelqu’un qui regarde.
   *[other] { $seat } est maintenant l’hôte.
  }
news-changed = Les réglages de la table ont changé.
news-started = La partie commence.
news-nonce-missing = L’appareil de { $seat } n’a pas ajouté son nombre à temps.
news-answered = { $seat } a choisi.
news-offered = { $offer ->
    [draw] { $seat } propose la nulle.
   *[take-back] { $seat } voudrait reprendre sa dernière décision.
  }
news-agreed = { $seat } est d’accord.
news-disagreed = { $seat } n’est pas d’accord.
news-taken-back = Coup repris.
news-resigned = { $seat } abandonne.
news-helped = { $seat } demande conseil au coach.
news-ran-out-of-time = { $seat } n’a plus de temps.
news-stood-in = Un robot remplace { $seat } ({ $level }).
news-returned = { $seat } est de retour.
news-said = { $team ->
    [yes] { $seat } (à l’équipe)
   *[no] { $seat }
  } : { $text }
news-ended = La partie est terminée : { $outcome-reason }. { $outcome-winners-count ->
    [0] Personne ne gagne.
    [1] { $outcome-winners } gagne.
   *[other] { $outcome-winners } gagnent ensemble.
  }
news-rematch = Encore une partie : tout le monde avance d’une place.
news-closed = La table est fermée.

# Comment finissent les parties à une table.
reason-resigned = les autres ont abandonné
reason-agreed = nulle par accord
reason-abandoned = la table a été fermée

# Ce qu’une table peut choisir.
table-option-pace = Combien de temps un robot attend avant de répondre, pour que tout le monde puisse suivre.
table-option-clock = Combien de temps chacun peut réfléchir.
table-option-late = Qui répond pour un joueur à court de temps.
table-option-chat = Autoriser la discussion à la table.
table-option-team-chat = Autoriser la discussion entre partenaires.
table-option-decline-for-me = La table passe pour qui ne peut rien faire d’autre.
table-option-coach = Chacun peut demander conseil au coach, et tout le monde l’apprend ; le relevé le garde. Sans cela, pas de conseils ici, mais aucune table ne peut empêcher une aide venue d’ailleurs.
table-option-stand-in = Le robot qui joue pendant une absence ; sans lui, tout le monde attend.
table-option-grace = Combien de temps on peut s’absenter avant qu’un robot ne prenne la place ou que l’hôte ne change.
table-clock-none = Pas de pendule.
table-clock-decision = Un temps fixe pour chaque décision.
table-clock-bank = Un temps fixe pour toute la partie, plus un peu à chaque décision.
table-late-decline = On passe ; si c’est interdit, un robot répond.
table-late-bot = Un robot répond.
table-luck-fair = La table lance et tire ; après coup, chacun peut vérifier que tout était équitable.
table-luck-typed = Vous lancez de vrais dés et entrez ce qu’ils montrent.
table-luck-seeded = La table lance à partir d’une graine : la même graine donne les mêmes dés. Qui la connaît peut connaître d’avance tous les tirages.

# Sur un grand écran.
screen-large = Grand écran
screen-gathering = Venez à la table
screen-join = Venez jouer
screen-watch = Venez regarder
screen-waits = On attend { $names }
screen-won = Victoire de { $names } !
invite-screen = Un grand écran
invite-screen-why = Ouvrez ce lien sur un téléviseur ou une tablette au milieu : il montre la table à tous, et comment venir.
invite-screen-link = Lien pour un grand écran

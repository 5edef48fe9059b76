# Ce qui s’est passé au Qwixx, avec dés et avec cartes.
event-began = { $seat } commence.
event-rolled = { $seat } lance { $roll }.
event-answered = { $seat } a choisi.
event-passed = { $seat } ne coche rien.
event-missed = { $seat } marque un coup manqué, le { $misses ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[4] quatrième
  }.
event-closed = La rangée { $row ->
    [red] rouge
    [yellow] jaune
    [green] verte
   *[blue] bleue
  } est clôturée, et son dé quitte le jeu.
event-ticked = { $seat } coche le { $cell-number } { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
  }{ $mixed ->
    [yes] { $cell-colour ->
        [red] {" "}de la rangée rouge
        [yellow] {" "}de la rangée jaune
        [green] {" "}de la rangée verte
       *[blue] {" "}de la rangée bleue
      }
   *[no] {""}
  }{ $means ->
    [lucky] {" "}par un chiffre de la chance
    [bonus] {" "}par un bonus
   *[other] {""}
  }.
event-locked = { $seat } coche le cadenas { $row ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
  }.
event-boxed = { $seat } coche une case de la barre de bonus.
event-paired = { $seat } complète { $symbol ->
    [circle] les cercles : deux croix de plus dans la rangée la moins remplie
    [diamond] les losanges : une croix de plus dans chaque rangée
    [square] les carrés : la rangée la moins remplie compte double
    [octagon] les octogones : 13 points de plus
   *[star] les étoiles : les coups manqués ne coûtent rien
  }.
event-wasted = { $seat } ne peut pas utiliser un bonus dans la rangée { $row ->
    [red] rouge
    [yellow] jaune
    [green] verte
   *[blue] bleue
  }.
event-dealt = Les cartes sont distribuées. Rangée : { $row } ; sur la pioche : { $top-number }.
event-held = Votre main : { $hand }.
event-took = { $seat } prend le { $back-number } de la rangée.
event-saw = C’est { $card-colour ->
    [red] le { $card-number } rouge
    [yellow] le { $card-number } jaune
    [green] le { $card-number } vert
    [blue] le { $card-number } bleu
   *[joker] le joker { $card-number }
  }.
event-shuffled = Les { $cards } cartes jouées sont mélangées et forment une nouvelle pioche.
event-refilled = La rangée est complétée : { $row }. Un { $top-number } pour tout le monde.
event-played = { $seat } joue { $play }.

# Sur la page.
game-qwixx = Qwixx
game-qwixx-about = Six dés, quatre rangées, un crayon. Un quart d’heure, d’un à cinq joueurs.
game-qwixx-cards = Qwixx, le jeu de cartes
edition-classic = Classique
edition-classic-about = La fiche que tout le monde connaît.
edition-longo = Longo
edition-longo-about = Jusqu’à 16, dés à huit faces, deux cases de clôture, chiffres de la chance.
edition-gemixxt-a = gemixxt A
edition-gemixxt-a-about = Chaque rangée mêle plusieurs couleurs.
edition-gemixxt-b = gemixxt B
edition-gemixxt-b-about = Les nombres de chaque rangée sont mélangés.
edition-bonus-a = Bonus A
edition-bonus-a-about = Des cases bonus en font cocher d’autres, dans l’ordre d’une barre.
edition-bonus-b = Bonus B
edition-bonus-b-about = Des paires de signes donnent des croix et des points.
option-closing_needs = Croix avant la case de clôture
option-closing_needs-why = Combien de croix il faut dans une rangée avant d’en cocher la dernière case.
option-lucky = Chiffres de la chance
option-lucky-why = Une paire par place, comme 5/10,6/11. Si rien n’est écrit, chacun en reçoit une.
option-lucky-usual = distribués
game-qwixx-cards-about = Des mains, une rangée, une pioche : Qwixx sans dés, de deux à cinq joueurs.
edition-jokers = Jokers
edition-jokers-about = Onze jokers de plus, de la couleur que l’on veut.
option-jokers = Jokers
option-jokers-why = Onze cartes de plus, de la couleur que l’on veut.
option-jokers-no = sans
option-jokers-yes = avec
option-gap_rule = Cases vides entre les croix
option-gap_rule-why = Combien de cases d’une rangée peuvent rester vides entre les croix d’un même coup.
option-gap_rule-free = sans limite
option-gap_rule-strict = une au plus
before-edition-qwixx-cards = Fiche
cards-row = La rangée
cards-pile = Pioche
cards-back = Un { $number }, face cachée
cards-top = Sur la pioche : { $number }
cards-hand = Vos cartes
cards-hand-of = Main de { $name } : { $numbers }
cards-card = { $colour ->
    [joker] joker { $number }
    [red] { $number } rouge
    [yellow] { $number } jaune
    [green] { $number } vert
   *[blue] { $number } bleu
  }
cards-drawn = On retourne une carte.
cards-begin = On tire au sort qui commence et on distribue les cartes.
cards-take-this = Prendre le { $number }
cards-colour = Les jokers comptent comme
cards-ticks = Coche { $numbers }.
cards-ticks-none = Ne coche rien.
cards-ticks-choose = Que cocher
cards-miss = Rien n’est coché à ce tour : un coup manqué.

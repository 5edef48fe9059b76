# Ce qui s’est passé au Qwixx, avec dés et avec cartes.
event-began = { $seat } commence.
event-rolled = { $seat } lance { $roll }.
event-answered = { $seat } s’est décidé.
event-passed = { $seat } ne coche rien.
event-missed = { $seat } coche un coup manqué, le { $misses ->
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
    [circle] les cercles : deux croix de plus dans la rangée la plus faible
    [diamond] les losanges : une croix de plus dans chaque rangée
    [square] les carrés : la rangée la plus faible compte double
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

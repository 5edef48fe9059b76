# What happened in Qwixx, with dice and with cards.
event-began = { $seat } begins.
event-rolled = { $seat } rolls { $roll }.
event-answered = { $seat } has decided.
event-passed = { $seat } ticks nothing.
event-missed = { $seat } marks a miss, the { $misses ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
  }.
event-closed = The { $row ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  } row is closed, and its die leaves the game.
event-ticked = { $seat } ticks { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  } { $cell-number }{ $mixed ->
    [yes] { $cell-colour ->
        [red] {" "}in the red row
        [yellow] {" "}in the yellow row
        [green] {" "}in the green row
       *[blue] {" "}in the blue row
      }
   *[no] {""}
  }{ $means ->
    [lucky] {" "}with a lucky number
    [bonus] {" "}by a bonus
   *[other] {""}
  }.
event-locked = { $seat } ticks the { $row ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  } lock.
event-boxed = { $seat } uses a box of the bonus bar.
event-paired = { $seat } completes the { $symbol ->
    [circle] circles: two more in the emptiest row
    [diamond] diamonds: one more in every row
    [square] squares: the emptiest row counts double
    [octagon] octagons: 13 points more
   *[star] stars: misses cost nothing
  }.
event-wasted = { $seat } cannot use a bonus in the { $row ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  } row.
event-dealt = The cards are dealt. Row: { $row }; on the pile: { $top-number }.
event-held = Your hand: { $hand }.
event-took = { $seat } takes the { $back-number } from the row.
event-saw = It is { $card-colour ->
    [red] the red { $card-number }
    [yellow] the yellow { $card-number }
    [green] the green { $card-number }
    [blue] the blue { $card-number }
   *[joker] the joker { $card-number }
  }.
event-shuffled = The { $cards } played cards are shuffled into a new pile.
event-refilled = The row is filled: { $row }. The number for everybody: { $top-number }.
event-played = { $seat } plays { $play }.

# On the page.
game-qwixx = Qwixx
game-qwixx-about = Six dice, four rows, one pen. A quarter of an hour, for one to five players.
game-qwixx-cards = Qwixx, the card game
edition-classic = Classic
edition-classic-about = The sheet that everybody knows.
edition-longo = Longo
edition-longo-about = Up to 16, eight-sided dice, two closing cells, lucky numbers.
edition-gemixxt-a = gemixxt A
edition-gemixxt-a-about = Every row is made of several colours.
edition-gemixxt-b = gemixxt B
edition-gemixxt-b-about = The numbers of every row are shuffled.
edition-bonus-a = Bonus A
edition-bonus-a-about = Bonus cells tick more cells, in the order of a bar.
edition-bonus-b = Bonus B
edition-bonus-b-about = Pairs of signs grant crosses and points.
option-closing_needs = Ticks before the closing cell
option-closing_needs-why = How many ticks a row needs before its last cell may be ticked.
option-lucky = Lucky numbers
option-lucky-why = A pair for each seat, like 5/10,6/11. If left empty, everybody is dealt one.
option-lucky-usual = dealt
game-qwixx-cards-about = Hands, a row and a pile: Qwixx without dice, for two to five players.
edition-jokers = Jokers
edition-jokers-about = Eleven extra jokers, each of any colour.
option-jokers = Jokers
option-jokers-why = Eleven extra cards, each of any colour.
option-jokers-no = without
option-jokers-yes = with
option-gap_rule = Empty cells between ticks
option-gap_rule-why = How many cells of a row may stay empty between the ticks of one play.
option-gap_rule-free = any number
option-gap_rule-strict = one at most
before-edition-qwixx-cards = Sheet
cards-row = The row
cards-pile = Pile
cards-back = { $number }, face down
cards-top = On top of the pile: { $number }
cards-hand = Your cards
cards-hand-of = Hand of { $name }: { $numbers }
cards-card = { $colour ->
    [joker] joker { $number }
    [red] red { $number }
    [yellow] yellow { $number }
    [green] green { $number }
   *[blue] blue { $number }
  }
cards-drawn = Turning up a card.
cards-begin = Drawing who begins and dealing the cards.
cards-take-this = Take the { $number }
cards-colour = The jokers count as
cards-ticks = Ticks { $numbers }.
cards-ticks-none = Ticks nothing.
cards-ticks-choose = What to tick
cards-miss = Nothing ticked in this turn: a miss.

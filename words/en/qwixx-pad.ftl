# The pad: a real table with real dice or cards, and sheets on phones.
game-qwixx-pad = Qwixx, the pad
game-qwixx-pad-about = Real dice on the table, the sheets on your phones. Nobody types a roll.
before-edition-qwixx-pad = Sheet
edition-cards-classic = Cards, classic
edition-cards-classic-about = For the card game, with jokers or without.
edition-cards-gemixxt-a = Cards, gemixxt A
edition-cards-gemixxt-a-about = For the card game, on mixed colours.
edition-cards-gemixxt-b = Cards, gemixxt B
edition-cards-gemixxt-b-about = For the card game, on mixed numbers.
view-qwixx-pad = The sheets of all players, beside a real table.

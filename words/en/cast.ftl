# The cast: how each of the bots plays, in one line. Who they are is in web/src/parts/cast.ts.
bot-leo = Waits for luck, and waves when it passes by.
bot-mia = Takes whatever shines, and laughs when it goes wrong.
bot-tom = Plays first and thinks afterwards.
bot-lou = Has read half of the rules, and is happy with that half.
bot-nina = Looks at her own game and forgets that you have one too.

bot-clara = Careful at first, bold as soon as she is behind.
bot-oscar = Has a plan, and sometimes remembers it.
bot-rosa = Plays for the fun of it, and lets a chance slip now and then.
bot-simon = Counts on his fingers, and is mostly right.
bot-martin = Learnt at the kitchen table from a grandmother who never let him win.

bot-victor = Knows what you are after a little before you do.
bot-alma = Gives nothing away, and smiles about it.
bot-conrad = Nothing showy, and hardly a mistake.
bot-vera = Shuts the door just as you reach for the handle.
bot-arthur = Waits ten turns for the one that counts.

bot-emmy = Finds the pattern that everybody else has overlooked.
bot-ada = Works it out to the end, and then once more to be sure.
bot-blaise = Weighs every risk, and takes only the good ones.
bot-henri = Sees where it leads while the others are still looking.
bot-sofia = Turns a small lead into a quiet win.

bot-luna = Invites you to try, as often as you like.
bot-orion = Has seen every board there is, and forgets none.
bot-stella = Takes her time: she knows how it ends.
bot-sirius = Does not lose, and is kind about it.
bot-atlas = Carries the whole game in his head and never drops it.

bot-robo = Always in the mood for one more game.
bot-bip = Does what it was built to do, no more and no less.
bot-pixel = Decides before you have blinked.
bot-turbo = Never looks further than the next move.
bot-zap = Has no doubts, and no plan either.

# After three losses in a row.
easier-title = Three losses in a row. It happens.
easier-why = { $name } ({ $level }) is a little easier to beat.
easier-play = Play { $name } next
easier-choose = Choose { $name }

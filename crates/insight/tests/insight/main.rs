//! Laws of looking back, over random play of every game.

mod adds_up;
mod alone;
mod bounds;
mod noise;
mod twins;

//! How what players have learnt was made, as its file says.

use bots::workshop::quixo::value::file::origin as origin_of_quixo;
use bots::workshop::qwixx::cards::fitting::origin as origin_of_cards;
use bots::workshop::qwixx::dice::origin::origin as origin_of_dice;

/// How what is in a file was learnt, in lines of a name and a value; none if no player reads such a file, or if it is damaged.
pub fn origin(file: &[u8]) -> Option<String> {
    let of_qwixx = origin_of_dice(file).or_else(|| origin_of_cards(file));
    let of_qwixx = of_qwixx.map(|made| made.to_string());
    of_qwixx.or_else(|| origin_of_quixo(file).map(str::to_owned))
}

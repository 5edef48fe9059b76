//! What the keys do, and what the signs on the table mean.

use words::Words;

/// Every sign that the drawing of a game uses, and how its moves are written; nothing where a game has no
/// drawing of its own.
pub(crate) fn of(game: &str, words: &Words) -> Vec<String> {
    let key = format!("legend-{game}");
    if !words.has(&key) {
        return Vec::new();
    }
    let legend = words.text(&key);
    legend.lines().map(str::to_owned).collect()
}

/// What F1 shows: the keys, then the legend of the game.
pub(super) fn help(game: &str, words: &Words) -> Vec<String> {
    let keys = words.text("help-screen");
    let mut lines: Vec<String> = keys.lines().map(str::to_owned).collect();
    let legend = of(game, words);
    if !legend.is_empty() {
        lines.push(String::new());
        lines.extend(legend);
    }
    lines.push(String::new());
    lines.push(words.say("read-rules", &[("game", game.into())]));
    lines
}

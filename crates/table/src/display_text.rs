//! Names and chat as they may be shown: one line, no control or direction characters.

/// The most letters of a name.
pub const NAME: usize = 24;
/// The most letters of something said.
pub const SAID: usize = 300;

/// A text cut to `most` letters, without characters that could disturb the screen of others.
pub fn clean(text: &str, most: usize) -> String {
    let shown = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let shown: String = shown.filter(|c| !c.is_control() && !is_invisible(*c)).collect();
    let words: Vec<&str> = shown.split(' ').filter(|word| !word.is_empty()).collect();
    let text: String = words.join(" ").chars().take(most).collect();
    text.trim_end().to_owned()
}

/// Characters that turn the direction of a text, hide in it or have no form.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_clean_line() {
        assert_eq!(clean("  Anna\n\tLena \u{202e}x ", NAME), "Anna Lena x");
        assert_eq!(clean("\u{200b}\u{2066}\u{0007}", NAME), "");
        assert_eq!(clean("élève 🎲", NAME), "élève 🎲");
        assert_eq!(clean(&"a b".repeat(20), 4), "a ba");
        assert_eq!(clean("abc def", 4), "abc");
    }
}

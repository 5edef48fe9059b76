//! Generated types, laid out as a person would write them.

/// One declaration, tidied: a field a line, a variant a line, comments of one line.
pub(super) fn tidy(declaration: &str) -> String {
    let words = words(declaration);
    let mut out = Layout { union: is_union(&words), ..Layout::default() };
    for (index, word) in words.iter().enumerate() {
        let next = words.get(index + 1).map_or("", String::as_str);
        out.add(word, next, is_long(&words[index..]));
    }
    out.text.replace(" \n", "\n")
}

#[derive(Default)]
struct Layout {
    text: String,
    /// For every open brace: whether its fields have lines of their own.
    open: Vec<bool>,
    union: bool,
}

impl Layout {
    fn add(&mut self, word: &str, next: &str, long: bool) {
        match word {
            "{" => {
                self.open.push(long);
                self.text += if next == "}" { "{" } else { "{ " };
                self.line(long);
            }
            "}" => {
                let long = self.open.pop().unwrap_or(false);
                self.line(long);
                self.text += if self.text.ends_with([' ', '{', '\n']) { "}" } else { " }" };
            }
            "," => {
                let long = self.open.last().copied().unwrap_or(false);
                match next {
                    "}" if long => self.text += ",",
                    "}" => {}
                    _ => self.text += ", ",
                }
                self.line(long && next != "}");
            }
            "|" if self.union && self.open.is_empty() => self.variant(),
            "=" if self.union && next == "{" => {
                self.text += " =";
                self.variant();
            }
            "=" | "|" | "&" => self.text += &format!(" {word} "),
            ":" => self.text += ": ",
            comment if comment.starts_with("/**") => {
                self.text += comment;
                self.line(true);
            }
            key if next == ":" => self.text += key.trim_matches('"'),
            "type" => self.text += "type ",
            word => self.text += word,
        }
    }

    fn variant(&mut self) {
        self.text += "\n  | ";
    }

    fn line(&mut self, wanted: bool) {
        if wanted {
            let depth = self.open.len() + usize::from(self.union);
            self.text += "\n";
            self.text += &"  ".repeat(depth);
        }
    }
}

/// Whether the type is one of several things with fields: they stand below each other.
fn is_union(words: &[String]) -> bool {
    let mut depth = 0;
    words.iter().any(|word| {
        match word.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        word == "|" && depth == 0
    }) && words.iter().any(|word| word == "{")
}

/// Whether a brace holds comments before it is closed.
fn is_long(words: &[String]) -> bool {
    let mut depth = 0;
    for word in words {
        match word.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            comment if comment.starts_with("/**") => return true,
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    false
}

/// The words of a declaration: comments as one line each, signs by themselves.
fn words(mut text: &str) -> Vec<String> {
    let mut words = Vec::new();
    loop {
        text = text.trim_start();
        let Some(first) = text.chars().next() else { return words };
        let length = match first {
            '/' => text.find("*/").map_or(text.len(), |end| end + 2),
            '"' => text[1..].find('"').map_or(text.len(), |end| end + 2),
            '{' | '}' | ',' | '|' | '&' | '=' | ':' | ';' => 1,
            _ => text.find(|c: char| "{},|&=:; \n".contains(c)).unwrap_or(text.len()),
        };
        let (word, rest) = text.split_at(length);
        text = rest;
        words.push(if first == '/' { one_line(word) } else { list(word) });
    }
}

fn one_line(comment: &str) -> String {
    let says = comment.trim_start_matches("/**").trim_end_matches("*/").lines();
    let says: Vec<&str> = says.map(|line| line.trim().trim_start_matches("* ")).collect();
    format!("/** {} */", says.join(" ").trim())
}

/// `Array<Thing>` as `Thing[]`.
fn list(word: &str) -> String {
    match word.strip_prefix("Array<").and_then(|rest| rest.strip_suffix('>')) {
        Some(thing) => format!("{thing}[]"),
        None => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_have_a_line_each() {
        let tidied = tidy(
            "type A = { \n/**\n * One.\n */\none: Array<B>, \n/**\n * Two.\n */\ntwo?: \"x\" | \"y\", };",
        );
        let expected =
            "type A = {\n  /** One. */\n  one: B[],\n  /** Two. */\n  two?: \"x\" | \"y\",\n};";
        assert_eq!(tidied, expected);
    }

    #[test]
    fn variants_have_a_line_each() {
        let tidied = tidy(
            "type A = { \"do\": \"x\" } | { \"do\": \"y\", \n/**\n * How.\n */\nhow: number, };",
        );
        let expected = "type A =\n  | { do: \"x\" }\n  | {\n    do: \"y\",\n    /** How. */\n    how: number,\n  };";
        assert_eq!(tidied, expected);
    }

    #[test]
    fn words_to_choose_from_stay_on_one_line() {
        assert_eq!(tidy("type A = \"a\" | \"b\";"), "type A = \"a\" | \"b\";");
    }
}

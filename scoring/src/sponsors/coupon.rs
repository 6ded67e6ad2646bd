//! Coupon codes after the words that announce them.

use crate::people::{TokenizedText, WordShape};

const MAX_CODES: usize = 4;

/// Returns the codes after a token: `code ACME20`, `codes "a" or "b"`. `announces`: the phrase can only announce a
/// coupon, so a code may be in lower case.
pub(crate) fn find_codes(text: &TokenizedText<'_>, from: usize, announces: bool) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut at = from;
    let mut is_quoted = false;
    let mut is_announced = false;
    let end = from + 8;
    while at < end.min(text.tokens.len()) && found.len() < MAX_CODES {
        match text.shape(at) {
            WordShape::Sign if matches!(text.raw(at), "“" | "\"" | "”" | "'" | "‘" | "’" | "«" | "»" | "„" | "`") => {
                is_quoted = !is_quoted || !found.is_empty()
            }
            WordShape::Sign if matches!(text.raw(at), ":" | "-" | "–" | "," | "(" | ")" | "*") => {
                is_announced |= text.raw(at) == ":"
            }
            WordShape::Break if found.is_empty() && is_announced => {}
            WordShape::Sign | WordShape::Break => break,
            _ if is_code(text, at, is_quoted || announces && (is_announced || at == from)) => {
                found.push(text.raw(at).to_owned());
                is_quoted = false;
            }
            WordShape::Lower
                if matches!(
                    text.folded(at),
                    "or" | "and" | "oder" | "und" | "или" | "ou" | "o" | "is" | "ist" | "es" | "e" | "the" | "with"
                ) => {}
            _ => break,
        }
        at += 1;
    }
    found
}

/// Accepts capitals and digits; other forms only in quotes or after an unambiguous phrase.
fn is_code(text: &TokenizedText<'_>, at: usize, is_sure: bool) -> bool {
    let word = text.raw(at);
    let length = word.chars().count();
    if !(3..=24).contains(&length)
        || !word.chars().all(|letter| letter.is_alphanumeric() || matches!(letter, '-' | '_'))
    {
        return false;
    }
    let has_digit = word.chars().any(|letter| letter.is_ascii_digit());
    let is_number = word.chars().all(|letter| letter.is_ascii_digit());
    let is_capitals = text.shape(at) == WordShape::AllCapitals || has_digit && !word.chars().any(char::is_lowercase);
    if is_number {
        return is_sure && length > 3;
    }
    let is_plain_word = matches!(
        text.folded(at),
        "for"
            | "at"
            | "and"
            | "the"
            | "with"
            | "when"
            | "you"
            | "your"
            | "or"
            | "to"
            | "in"
            | "below"
            | "here"
            | "checkout"
            | "will"
            | "can"
            | "fur"
            | "bij"
            | "pour"
            | "para"
            | "per"
            | "til"
            | "на"
            | "для"
            | "is"
            | "our"
            | "link"
            | "get"
            | "from"
            | "review"
            | "quality"
            | "yang"
    );
    is_capitals || is_sure && !is_plain_word && (has_digit || text.shape(at) != WordShape::Capitalized || length > 3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_differ_from_words() {
        for (raw, announces, expected) in [
            ("BEYOND20 for 20% off", true, vec!["BEYOND20"]),
            (": UNGOVERNABLE", true, vec!["UNGOVERNABLE"]),
            ("\"reply\")", true, vec!["reply"]),
            ("GOLANGSHOW или GOLANGMOSCOW для скидки", true, vec!["GOLANGSHOW", "GOLANGMOSCOW"]),
            ("'BTP2023' at checkout", false, vec!["BTP2023"]),
            ("of conduct", false, vec![]),
            ("review with us", false, vec![]),
            ("at checkout", true, vec![]),
        ] {
            assert_eq!(find_codes(&TokenizedText::new(raw, 100), 0, announces), expected, "{raw}");
        }
    }
}

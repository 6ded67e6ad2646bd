//! Names before what is said: `Ann Lee: hello`.

/// Longest name, in characters and words.
const MAX_CHARACTERS: usize = 40;
const MAX_WORDS: usize = 4;

/// Words that look like a name before a colon and are none.
const NOT_NAMES: &[&str] = &["Note", "Warning", "Question", "Answer", "Http", "Https", "Re", "Ps"];

/// Splits a speaker's name off a text: one to four words in capitals at the start, a colon, a blank.
pub(super) fn split(text: &str) -> (Option<&str>, &str) {
    let start = text.trim_start_matches(['-', '–', '>', ' ']);
    let Some((name, words)) = start.split_once(':') else { return (None, text) };
    let is_short = name.chars().take(MAX_CHARACTERS + 1).count() <= MAX_CHARACTERS;
    let is_apart = words.starts_with(char::is_whitespace) || words.is_empty();
    if !is_short || !is_apart || NOT_NAMES.contains(&name) {
        return (None, text);
    }
    let mut count = 0;
    for word in name.split_whitespace() {
        count += 1;
        let first = word.trim_start_matches(['(', '"', '\'']).chars().next();
        let looks_like_a_name =
            first.is_some_and(|first| first.is_uppercase() || first.is_ascii_digit() || is_caseless(first));
        if !looks_like_a_name || count > MAX_WORDS {
            return (None, text);
        }
    }
    let has_letter = name.chars().any(char::is_alphabetic);
    if count == 0 || !has_letter { (None, text) } else { (Some(name.trim()), words.trim_start()) }
}

/// Scripts without capitals.
fn is_caseless(character: char) -> bool {
    character.is_alphabetic() && !character.is_lowercase() && !character.is_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_split_off() {
        let cases = [
            ("Ann: hello", Some("Ann"), "hello"),
            ("- Dr. Ann Lee: hello", Some("Dr. Ann Lee"), "hello"),
            (">> SPEAKER 1: yes", Some("SPEAKER 1"), "yes"),
            ("and then I said: no", None, "and then I said: no"),
            ("12:30 it was", None, "12:30 it was"),
            ("Note: read this", None, "Note: read this"),
            ("https://a.example", None, "https://a.example"),
            ("no colon", None, "no colon"),
        ];
        for (text, name, words) in cases {
            assert_eq!(split(text), (name, words), "{text}");
        }
    }
}

//! Detects speaker names before the text: `Ann Lee: hello`.

/// Maximum length of a name, in characters and in words.
const MAX_CHARACTERS: usize = 40;
const MAX_WORDS: usize = 4;

/// Words that look like a name before a colon.
const NOT_NAMES: &[&str] = &["Note", "Warning", "Question", "Answer", "Http", "Https", "Re", "Ps"];

/// Splits a speaker's name off a text: one to four capitalized words, a colon, a space.
pub(super) fn split_speaker(text: &str) -> (Option<&str>, &str) {
    let start = text.trim_start_matches(['-', '–', '>', ' ']);
    let Some(colon) = start.find([':', '：']) else { return (None, text) };
    let (name, words) = start.split_at(colon);
    // The fullwidth colon needs no space after it.
    let is_wide = words.starts_with('：');
    let words = &words[if is_wide { '：'.len_utf8() } else { 1 }..];
    let is_apart = is_wide || words.starts_with(char::is_whitespace) || words.is_empty();
    if is_apart && is_name(name) { (Some(name.trim()), words.trim_start()) } else { (None, text) }
}

/// Whether a text is one to four words that begin with capitals or digits.
pub(super) fn is_name(name: &str) -> bool {
    let is_short = name.chars().take(MAX_CHARACTERS + 1).count() <= MAX_CHARACTERS;
    if !is_short || NOT_NAMES.contains(&name) {
        return false;
    }
    let mut count = 0;
    let all_begin_well = name.split_whitespace().all(|word| {
        count += 1;
        let first = word.trim_start_matches(['(', '"', '\'']).chars().next();
        first.is_some_and(|first| first.is_uppercase() || first.is_ascii_digit() || is_caseless(first))
    });
    all_begin_well && (1..=MAX_WORDS).contains(&count) && name.chars().any(char::is_alphabetic)
}

/// Whether the character's script has no capitals.
fn is_caseless(character: char) -> bool {
    character.is_alphabetic() && !character.is_lowercase() && !character.is_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speakers_are_split_off() {
        let cases = [
            ("Ann: hello", Some("Ann"), "hello"),
            ("- Dr. Ann Lee: hello", Some("Dr. Ann Lee"), "hello"),
            (">> SPEAKER 1: yes", Some("SPEAKER 1"), "yes"),
            ("and then I said: no", None, "and then I said: no"),
            ("12:30 it was", None, "12:30 it was"),
            ("Note: read this", None, "Note: read this"),
            ("https://a.example", None, "https://a.example"),
            ("主持人：你好", Some("主持人"), "你好"),
            ("no colon", None, "no colon"),
        ];
        for (text, name, words) in cases {
            assert_eq!(split_speaker(text), (name, words), "{text}");
        }
    }
}

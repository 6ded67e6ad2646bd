//! Finds names in prose.

use super::calendar::{MONTHS, WEEKDAYS};

/// Capitalized words that are not names, besides months and days.
const COMMON_CAPITALS: [&str; 15] =
    ["i", "i'm", "i'd", "i'll", "i've", "ok", "hi", "dear", "hello", "best", "regards", "english", "pm", "am", "ps"];

/// The word of a token, without the marks around it and the ending of a possessor.
pub(crate) fn bare_word(token: &str) -> &str {
    let word = token.trim_matches(|letter: char| !letter.is_alphanumeric());
    word.strip_suffix("'s").or_else(|| word.strip_suffix("’s")).unwrap_or(word)
}

/// Whether a word is capitalized and may be of a name. `more` are further words that name nobody, in lower case.
pub(crate) fn is_capitalized_name(word: &str, more: &[&str]) -> bool {
    let folded = word.to_lowercase().replace('’', "'");
    let is_common = [&COMMON_CAPITALS[..], &MONTHS, &WEEKDAYS, more].iter().any(|list| list.contains(&folded.as_str()));
    word.chars().next().is_some_and(char::is_uppercase) && !is_common && word.chars().count() > 1
}

/// Runs of capitalized words that do not begin a sentence, line or list item.
#[must_use]
pub fn capitalized_names(sentence: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut run: Vec<&str> = Vec::new();
    let mut is_start = true;
    let mut close = |run: &mut Vec<&str>| {
        if !run.is_empty() {
            found.push(run.join(" "));
            run.clear();
        }
    };
    for token in sentence.split_whitespace() {
        let word = bare_word(token);
        if is_capitalized_name(word, &[]) && !is_start {
            run.push(word);
        } else {
            close(&mut run);
        }
        // A comma or another mark ends a name; a mark ends the start of a list item.
        if token.ends_with([',', ';', ':', ')', '.', '?', '!']) {
            close(&mut run);
        }
        is_start = word.is_empty() || token.ends_with([':', '?', '!', '.']);
    }
    close(&mut run);
    found
}

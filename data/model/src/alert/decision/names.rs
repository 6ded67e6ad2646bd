//! Compares names and finds words in texts, without regard to case and accents.

use crate::fold_text;
use crate::script::is_unspaced;

/// Words before and after a name that are not part of it.
const TITLES: &[&str] = &[
    "dr",
    "mr",
    "mrs",
    "ms",
    "mx",
    "miss",
    "prof",
    "professor",
    "sir",
    "dame",
    "lord",
    "lady",
    "rev",
    "reverend",
    "fr",
    "hon",
    "president",
    "senator",
    "jr",
    "sr",
    "ii",
    "iii",
    "iv",
    "phd",
    "md",
    "mba",
    "esq",
    "dra",
    "herr",
    "frau",
    "don",
];

/// The words of a name that identify it: folded, without titles and initials.
///
/// ```
/// use earshot_model::alert::key_words;
/// assert_eq!(key_words("Dr. John C. Dvořák Jr."), key_words("john dvorak"));
/// ```
#[must_use]
pub fn key_words(name: &str) -> Vec<String> {
    let folded = fold_text(name);
    let parts: Vec<&str> = folded
        .split(|letter: char| !(letter.is_alphanumeric() || letter == '-'))
        .filter(|part| !part.is_empty())
        .collect();
    let kept: Vec<&str> = parts
        .iter()
        .copied()
        .filter(|part| !TITLES.contains(part) && (part.chars().count() > 1 || part.chars().any(is_unspaced)))
        .collect();
    let kept = if kept.is_empty() { parts } else { kept };
    kept.into_iter().map(str::to_owned).collect()
}

/// Whether a credit's name is the name: the same words, or the same first and last word with others between.
///
/// ```
/// use earshot_model::alert::is_name_credit;
/// assert!(is_name_credit("Augusta Ada Lovelace", "Augusta Lovelace"));
/// assert!(!is_name_credit("Ada Lovelace", "Lovelace") && !is_name_credit("Ada Lovelace", "Ada Byron"));
/// ```
#[must_use]
pub fn is_name_credit(credited: &str, name: &str) -> bool {
    let (credited, name) = (key_words(credited), key_words(name));
    if credited == name {
        return !name.is_empty();
    }
    credited.len() >= 2 && name.len() >= 2 && credited.first() == name.first() && credited.last() == name.last()
}

/// Whether a text has the words in this order, as whole words.
pub(super) fn contains_words(text: &str, words: &str) -> bool {
    let (text, words) = (fold_text(text), fold_text(words));
    contains_folded(&text, &words)
}

/// [`contains_words`] for folded texts.
pub(super) fn contains_folded(text: &str, words: &str) -> bool {
    if words.is_empty() {
        return false;
    }
    text.match_indices(words).any(|(at, found)| {
        let before = text[..at].chars().next_back();
        let after = text[at + found.len()..].chars().next();
        let ends = |inner: Option<char>, outer: Option<char>| match (inner, outer) {
            (Some(inner), Some(outer)) => !inner.is_alphanumeric() || !outer.is_alphanumeric() || is_unspaced(inner),
            _ => true,
        };
        ends(words.chars().next(), before) && ends(words.chars().next_back(), after)
    })
}

//! Kinds of sentences in texts of a show: about a subject, about somebody, links and housekeeping.

use super::claims::names;
use super::topic_forms::is_order;
use crate::words::{is_stop_word, normalize_for_search};
use std::collections::HashSet;

/// Other words among those of a subject.
const MAX_WORDS_BETWEEN: usize = 3;
/// Letters by which inflected words are the same.
const ROOT_CHARS: usize = 5;
/// Words of advertising, introductions and housekeeping.
const HOUSEKEEPING: [&str; 48] = [
    "award-winning",
    "founder of",
    "author of",
    "best-selling",
    "bestselling",
    "ceo of",
    "learn about",
    "learn how",
    "find out",
    "discover",
    "subscribe",
    "sponsor",
    "sponsored",
    "sponsors",
    "patreon",
    "discount",
    "promo",
    "coupon",
    "newsletter",
    "follow us",
    "sign up",
    "support the show",
    "support us",
    "leave a review",
    "five stars",
    "welcome to",
    "welcome back",
    "in this episode",
    "this episode",
    "this week",
    "today we",
    "today on",
    "on today",
    "join us",
    "our website",
    "show notes",
    "brought to you",
    "click",
    "free trial",
    "episode of",
    "our guest",
    "my guest",
    "tune in",
    "listen to",
    "the podcast",
    "thanks to",
    "hosted by",
    "copyright",
];

/// Whether a sentence has a name, also at its start ("Neva's songs") or in capitals.
pub(super) fn names_somebody(sentence: &str) -> bool {
    let first = sentence.split(' ').next().unwrap_or_default().replace('’', "'");
    let is_owner = first.strip_suffix("'s").is_some_and(|word| !is_stop_word(&word.to_lowercase()));
    let is_loud = |word: &str| {
        let letters = word.trim_matches(|letter: char| !letter.is_alphabetic());
        letters.chars().count() > 4 && letters.chars().all(char::is_uppercase)
    };
    is_owner || sentence.split(' ').any(is_loud) || !names(sentence).is_empty()
}

/// Whether a sentence is advertising, an introduction or housekeeping.
pub(super) fn is_housekeeping(normalized: &str) -> bool {
    HOUSEKEEPING.iter().any(|phrase| normalized.contains(phrase))
}

/// Whether a sentence is the title of a link.
pub(super) fn is_link(sentence: &str) -> bool {
    sentence.contains("://") || sentence.contains("www.")
}

/// Whether a text has two thirds of the significant words of a subject, near each other. A word of an order, such as
/// `start`, is none.
pub(super) fn names_subject(text: &str, label: &str) -> bool {
    let root = |word: &str| -> Option<String> {
        let is_significant = word.chars().count() > 2 && !is_stop_word(word);
        is_significant.then(|| word.chars().take(ROOT_CHARS).collect())
    };
    let read = |text: &str| -> Vec<Option<String>> {
        let normal = normalize_for_search(text);
        let words = normal.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(root).collect()
    };
    let (own, requested) = (read(text), read(label).into_iter().flatten().collect::<HashSet<String>>());
    let order = label.split(' ').next().map(str::to_lowercase).filter(|first| is_order(first) && requested.len() > 1);
    let order: Option<String> = order.map(|word| word.chars().take(ROOT_CHARS).collect());
    let requested: Vec<&String> = requested.iter().filter(|root| Some(*root) != order.as_ref()).collect();
    // A subject without a significant word of its own is left to its terms.
    let has_enough = |words: &[Option<String>]| {
        let found = requested.iter().filter(|root| words.iter().flatten().any(|word| word == **root)).count();
        found * 3 >= requested.len() * 2
    };
    let near = label.split(' ').count() + MAX_WORDS_BETWEEN;
    if requested.len() < 2 || own.len() <= near { has_enough(&own) } else { own.windows(near).any(has_enough) }
}

//! Compares titles and names as people write them.

use std::collections::HashMap;
use unicode_normalization::UnicodeNormalization as _;

/// Words at the start that people leave out.
const ARTICLES: [&str; 3] = ["the ", "a ", "an "];
/// Words at the end that people leave out or add.
const NOUNS: [&str; 3] = [" podcast", " show", " the podcast"];

/// Letters of the shortest title in which a slip is tolerated.
const MIN_MISSPELLED: usize = 3;
/// Letters of a title in which two slips are tolerated.
const LONG_TITLE: usize = 10;

/// Returns the letters and digits of a text in lower case without accents, with one space between words.
pub(super) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.nfkd().filter(|letter| !matches!(letter, '\u{300}'..='\u{36F}' | '\'' | '’')) {
        if letter.is_alphanumeric() {
            folded.extend(letter.to_lowercase());
        } else if !folded.is_empty() && !folded.ends_with(' ') {
            folded.push(if is_mark(letter) { letter } else { ' ' });
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// Vowel signs of Indic scripts and the like belong to their word.
fn is_mark(letter: char) -> bool {
    unicode_normalization::char::is_combining_mark(letter)
}

/// How similar two folded titles are, 0 to 1: the share of common pairs of letters. An article at the start and the
/// word podcast at the end do not count.
pub(super) fn similarity(one: &str, other: &str) -> f64 {
    let (one, other) = (strip(one), strip(other));
    if one == other {
        return 1.0;
    }
    let (mut pairs, total) = (letter_pairs(one), letter_pairs(one).values().sum::<usize>());
    let others = letter_pairs(other);
    let all = total + others.values().sum::<usize>();
    let mut common = 0;
    for (pair, count) in others {
        if let Some(known) = pairs.get_mut(&pair) {
            common += count.min(*known);
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "titles are short")]
    if all == 0 { 0.0 } else { 2.0 * common as f64 / all as f64 }
}

/// Whether a folded title has one slip: a letter too many, too few, another or swapped. Of long titles, two.
pub(super) fn is_misspelled(one: &str, other: &str) -> bool {
    let (one, other) = (strip(one), strip(other));
    let letters = one.chars().count().min(other.chars().count());
    let slips = match letters {
        0..MIN_MISSPELLED => return false,
        MIN_MISSPELLED..LONG_TITLE => 1,
        _ => 2,
    };
    one.chars().count().abs_diff(other.chars().count()) <= slips && strsim::osa_distance(one, other) <= slips
}

fn strip(title: &str) -> &str {
    let title = ARTICLES.iter().find_map(|article| title.strip_prefix(article)).unwrap_or(title);
    NOUNS.iter().rev().find_map(|noun| title.strip_suffix(noun)).unwrap_or(title)
}

fn letter_pairs(text: &str) -> HashMap<(char, char), usize> {
    let mut pairs = HashMap::new();
    for pair in text.chars().zip(text.chars().skip(1)) {
        *pairs.entry(pair).or_default() += 1;
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_are_compared_without_case_accents_and_marks() {
        let cases = [
            ("Café & Über: Teil 3", "cafe uber teil 3"),
            ("  The  Daily!! ", "the daily"),
            ("Don’t Panic", "dont panic"),
            ("ＦＵＬＬ width", "full width"),
            ("日本語の番組", "日本語の番組"),
            ("!!!", ""),
        ];
        for (title, expected) in cases {
            assert_eq!(fold(title), expected, "{title}");
        }
    }

    #[test]
    fn similar_titles_share_most_of_their_letters() {
        let of = |one: &str, other: &str| similarity(&fold(one), &fold(other));
        assert!(of("The Daily", "Daily Podcast") > 0.99);
        assert!(of("Rust Talk", "Rsut Talk") > 0.5);
        assert!(of("Security Now", "Security Now!") > 0.99);
        assert!(of("Rust Talk", "Slow Bread") < 0.3);
        let is_misspelled = |one: &str, other: &str| is_misspelled(&fold(one), &fold(other));
        for (one, other) in
            [("Zero", "Zera"), ("Zero", "Zeor"), ("The Zero", "Zeroo"), ("Slow Bread Radio", "Solw Bred Radio")]
        {
            assert!(is_misspelled(one, other), "{one} {other}");
        }
        for (one, other) in [("On", "In"), ("Zero", "Zara"), ("Rust Talk", "Slow Bread"), ("Zero", "")] {
            assert!(!is_misspelled(one, other), "{one} {other}");
        }
        assert!(of("", "") > 0.99 && of("", "a") < 0.01);
    }
}

//! Articles, conjunctions and prepositions that Arabic and Hebrew write as one word with the next: `المكتبة` is *the
//! library*, `והספר` is *and the book*.
//!
//! A word may begin with the same letters by itself, so the word without them is an alternative spelling, not its term.

use std::iter;

/// Letters that remain at least. Roots have three.
const MIN_LETTERS: usize = 3;
/// A word may have a conjunction, a preposition and an article.
const MAX_PREFIXES: usize = 2;

/// The article, alone or after one letter that is a conjunction or preposition, and forms that contract with it.
const ARABIC: &[&str] = &["ال", "وال", "بال", "كال", "فال", "لل", "ولل"];
/// Each is one letter; two follow each other in `והספר`.
const HEBREW: &[&str] = &["ה", "ו", "ב", "ל", "מ", "ש", "כ"];

/// The rest of a word after its prefixes, once for each number of prefixes that it may have.
pub(super) fn without_prefixes(word: &str) -> impl Iterator<Item = &str> {
    let (prefixes, most) = match word.chars().next() {
        Some('\u{5D0}'..='\u{5EA}') => (HEBREW, MAX_PREFIXES),
        // Of several that fit, only one leaves a word without its article.
        Some('\u{620}'..='\u{6D3}') => (ARABIC, 1),
        _ => (ARABIC, 0),
    };
    iter::successors(strip_prefix(word, prefixes), |rest| strip_prefix(rest, prefixes)).take(most)
}

fn strip_prefix<'w>(word: &'w str, prefixes: &[&str]) -> Option<&'w str> {
    let longest = prefixes.iter().filter(|prefix| word.starts_with(**prefix)).map(|prefix| prefix.len()).max()?;
    let rest = &word[longest..];
    (rest.chars().filter(|letter| letter.is_alphabetic()).count() >= MIN_LETTERS).then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_lose_what_is_written_together_with_them() {
        let cases: &[(&str, &[&str])] = &[
            ("المكتبة", &["مكتبة"]),
            ("والمكتبة", &["مكتبة"]),
            ("بالمكتبة", &["مكتبة"]),
            ("للمكتبة", &["مكتبة"]),
            ("مكتبة", &[]),
            ("الله", &[]),
            ("הספרייה", &["ספרייה"]),
            ("והספרייה", &["הספרייה", "ספרייה"]),
            ("בית", &[]),
            ("library", &[]),
            ("", &[]),
        ];
        for (word, expected) in cases {
            assert_eq!(without_prefixes(word).collect::<Vec<_>>(), *expected, "{word}");
        }
    }
}

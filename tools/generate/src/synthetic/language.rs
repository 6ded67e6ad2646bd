//! The languages of the synthetic catalog, one row each, in the order of their share.

use super::{latin, non_latin};

/// A language of the synthetic catalog, with its share and its word material.
pub struct Language {
    /// BCP 47.
    pub tag: &'static str,
    /// Shows of a hundred.
    pub share: u32,
    /// A script with spaces between words and upper case at the start of a sentence.
    pub has_spaces: bool,
    /// Real words, the most frequent first.
    pub common: &'static str,
    /// What made words are made of.
    pub syllables: &'static str,
    /// Shortest and longest made word.
    pub word_syllables: [u32; 2],
    pub given_names: &'static [&'static str],
    /// What joins two names in a title.
    pub with: &'static str,
    /// What shows call themselves.
    pub formats: &'static [&'static str],
}

pub const LANGUAGES: &[&Language] = &[
    &latin::ENGLISH,
    &latin::SPANISH,
    &latin::PORTUGUESE,
    &latin::GERMAN,
    &latin::FRENCH,
    &non_latin::JAPANESE,
    &latin::ITALIAN,
    &latin::DUTCH,
    &latin::SWEDISH,
    &non_latin::ARABIC,
    &non_latin::CHINESE,
    &non_latin::RUSSIAN,
    &latin::POLISH,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_to_a_hundred() {
        assert_eq!(LANGUAGES.iter().map(|language| language.share).sum::<u32>(), 100);
    }
}

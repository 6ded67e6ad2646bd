//! The languages of the synthetic catalog, one row each, sorted by share.

use super::{latin, non_latin};

/// A language of the synthetic catalog, with its share and its word material.
pub struct Language {
    /// Language tag (BCP 47).
    pub tag: &'static str,
    /// Share of shows, in percent.
    pub share: u32,
    /// Whether the script has spaces between words and capitals.
    pub has_spaces: bool,
    /// Real words, most frequent first.
    pub common: &'static str,
    /// Syllables of generated words.
    pub syllables: &'static str,
    /// Minimum and maximum number of syllables.
    pub word_syllables: [u32; 2],
    pub given_names: &'static [&'static str],
    /// The word that joins two names in a title.
    pub with: &'static str,
    /// Words for kinds of shows.
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

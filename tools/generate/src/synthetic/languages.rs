//! The languages of the synthetic catalog, one row each, sorted by share.

use super::language::Language;
use super::{latin, non_latin};

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

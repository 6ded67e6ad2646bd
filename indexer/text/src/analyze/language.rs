//! The table of languages with a stemmer, and the marks that distinguish its terms within a field.

use frostem::{Algorithm, Stemmer};

/// The last character of an alternative's term. No word contains it.
pub const ALTERNATIVE: char = '=';
/// The last character of a term for a part of a word. The term finds the word, but does not replace it in phrases.
pub const PART: char = '-';

/// The stemming of a text's words: by a stemmer, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// No stemmer, or unknown language: words are only folded.
    Plain,
    /// An index into [`STEMMERS`].
    Stemmed(u8),
}

/// Base language of BCP 47, and its stemmer. The code is also the mark before the language's terms.
const STEMMERS: &[(&str, Algorithm)] = &[
    ("ar", Algorithm::Arabic),
    ("da", Algorithm::Danish),
    ("nl", Algorithm::Dutch),
    ("en", Algorithm::English),
    ("fi", Algorithm::Finnish),
    ("fr", Algorithm::French),
    ("de", Algorithm::German),
    ("el", Algorithm::Greek),
    ("hu", Algorithm::Hungarian),
    ("it", Algorithm::Italian),
    ("no", Algorithm::Norwegian),
    ("pt", Algorithm::Portuguese),
    ("ro", Algorithm::Romanian),
    ("ru", Algorithm::Russian),
    ("es", Algorithm::Spanish),
    ("sv", Algorithm::Swedish),
    ("ta", Algorithm::Tamil),
    ("tr", Algorithm::Turkish),
];

impl Language {
    /// Number of languages: all with a stemmer, and [`Language::Plain`].
    pub const COUNT: usize = STEMMERS.len() + 1;

    /// 0 for [`Language::Plain`], otherwise from 1 on.
    pub fn number(self) -> usize {
        match self {
            Self::Plain => 0,
            Self::Stemmed(row) => usize::from(row) + 1,
        }
    }

    /// The language of a BCP 47 tag, ignoring case: `pt-BR` is Portuguese.
    pub fn from_tag(tag: Option<&str>) -> Self {
        let Some(tag) = tag else { return Self::Plain };
        let base = base_language(tag);
        // Bokmål and Nynorsk share the Norwegian stemmer.
        let base = if base == "nb" || base == "nn" { "no".to_owned() } else { base };
        let row = STEMMERS.iter().position(|(code, _)| *code == base);
        row.map_or(Self::Plain, |row| Self::Stemmed(u8::try_from(row).expect("the table has 18 rows")))
    }

    /// All languages with a stemmer.
    pub fn all_with_stemmer() -> impl Iterator<Item = Self> {
        (0..).zip(STEMMERS).map(|(row, _)| Self::Stemmed(row))
    }

    /// Two letters; empty for [`Language::Plain`].
    pub fn code(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Stemmed(row) => STEMMERS[usize::from(row)].0,
        }
    }

    pub(super) fn stemmer(self) -> Option<Stemmer> {
        match self {
            Self::Plain => None,
            Self::Stemmed(row) => Some(Stemmer::new(STEMMERS[usize::from(row)].1)),
        }
    }

    /// The word for `&`.
    pub(super) fn and_word(self) -> &'static str {
        match self.code() {
            "da" | "no" => "og",
            "de" => "und",
            "el" => "και",
            "es" => "y",
            "fi" => "ja",
            "fr" => "et",
            "hu" => "es",
            "it" | "pt" => "e",
            "nl" => "en",
            "ro" => "si",
            "ru" => "и",
            "sv" => "och",
            "tr" => "ve",
            _ => "and",
        }
    }

    /// The word for `%`.
    pub(super) fn percent_word(self) -> &'static str {
        match self.code() {
            "da" | "nl" | "sv" => "procent",
            "de" => "prozent",
            "fi" => "prosentti",
            "it" => "percento",
            "no" => "prosent",
            "ru" => "процент",
            _ => "percent",
        }
    }

    /// Whether `ä`, `ö`, `ü` and `å` are also written with two letters. Hungarian, Turkish and Finnish have such
    /// letters without that habit.
    pub(super) fn has_digraphs(self) -> bool {
        !matches!(self.code(), "fi" | "hu" | "tr")
    }

    /// Whether articles are written before an apostrophe, as in French and Italian: `l'homme`, `dell'arte`.
    pub fn has_elision(self) -> bool {
        matches!(self.code(), "fr" | "it")
    }
}

/// Splits a term into its language and the text without the language mark.
pub fn split_language(term: &str) -> (Language, &str) {
    match term.split_once(':') {
        Some((mark, stem)) => (Language::from_tag(Some(mark)), stem),
        None => (Language::Plain, term),
    }
}

/// The part of a BCP 47 tag before the region, in lower case.
pub fn base_language(tag: &str) -> String {
    tag.split(['-', '_']).next().unwrap_or_default().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_find_their_stemmer() {
        let cases = [
            (Some("en-GB"), "en"),
            (Some("PT_br"), "pt"),
            (Some("nb"), "no"),
            (Some("ja"), ""),
            (None, ""),
            (Some(""), ""),
        ];
        for (tag, code) in cases {
            assert_eq!(Language::from_tag(tag).code(), code, "{tag:?}");
        }
    }
}

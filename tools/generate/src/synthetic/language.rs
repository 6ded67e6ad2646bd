//! A language of the synthetic catalog.

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

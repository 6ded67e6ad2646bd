//! Words that every text of a language has, and the languages that a query is in by those that it has.

use crate::analyze::Language;
use std::collections::HashMap;
use std::sync::LazyLock;
use tantivy::tokenizer::{self, RawTokenizer, StopWordFilter, TokenFilter as _, TokenStream as _, Tokenizer as _};

/// Snowball's list with what is left of contractions; the engine's own has 33 words.
const ENGLISH: &str = "\
    i me my myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it \
    its itself they them their theirs themselves what which who whom this that these those am is are was were be been \
    being have has had having do does did doing would could ought a an the and but if or because as until while of at by \
    for with about against between into through during before after above below to from up down in out on off over under \
    again further then once here there when where why how all any both each few more most other some such no nor not only \
    own same so than too very can cannot will just should now may also s t d m ll re ve don isn aren wasn weren hasn \
    haven hadn doesn didn won wouldn couldn shouldn";

/// By language; those without a list have no stop words.
static FILTERS: LazyLock<HashMap<Language, StopWordFilter>> = LazyLock::new(|| {
    use tokenizer::Language as Listed;
    let listed = [
        ("da", Listed::Danish),
        ("nl", Listed::Dutch),
        ("fi", Listed::Finnish),
        ("fr", Listed::French),
        ("de", Listed::German),
        ("hu", Listed::Hungarian),
        ("it", Listed::Italian),
        ("no", Listed::Norwegian),
        ("pt", Listed::Portuguese),
        ("ru", Listed::Russian),
        ("es", Listed::Spanish),
        ("sv", Listed::Swedish),
    ];
    let filters = listed.into_iter().filter_map(|(code, listed)| Some((code, StopWordFilter::new(listed)?)));
    let english = StopWordFilter::remove(ENGLISH.split_whitespace().map(str::to_owned));
    filters.chain([("en", english)]).map(|(code, filter)| (Language::of(Some(code)), filter)).collect()
});

/// Whether a word in lower case says nothing in a language.
fn is_stop_word(word: &str, language: Language) -> bool {
    let Some(filter) = FILTERS.get(&language) else { return false };
    !filter.clone().transform(RawTokenizer::default()).token_stream(word).advance()
}

/// The stop words of one query.
pub struct StopWords(Vec<Language>);

impl StopWords {
    /// Those of the languages that a query is in. `is_known` says that it is in the given ones; else it is in those of
    /// them of which it has the most stop words.
    pub fn of<'w>(words: impl Iterator<Item = &'w str> + Clone, languages: &[Language], is_known: bool) -> Self {
        if is_known {
            return Self(languages.to_vec());
        }
        let count = |language: Language| words.clone().filter(|word| is_stop_word(word, language)).count();
        let counts: Vec<(usize, Language)> = languages.iter().map(|&language| (count(language), language)).collect();
        let most = counts.iter().map(|(count, _)| *count).max().filter(|&most| most > 0);
        Self(counts.into_iter().filter(|(count, _)| Some(*count) == most).map(|(_, language)| language).collect())
    }

    /// Whether a word in lower case is one. Signs are left out as often as they are written.
    pub fn has(&self, word: &str) -> bool {
        matches!(word, "&" | "%") || self.0.iter().any(|&language| is_stop_word(word, language))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_is_in_the_language_of_most_of_its_stop_words() {
        let languages: Vec<Language> = ["en", "de", "fr", "ja"].map(|code| Language::of(Some(code))).to_vec();
        let cases: &[(&str, &[&str])] = &[
            ("podcasts where nurses talk about burnout", &["where", "about"]),
            ("wie man in einer stadt die bienen hält", &["wie", "man", "in", "einer", "die"]),
            ("die hard", &["die"]),
            ("the man in the high castle", &["the", "in", "the"]),
            ("l histoire de la musique", &["l", "de", "la"]),
            ("bees", &[]),
            ("機械 学習", &[]),
        ];
        for (query, expected) in cases {
            let words = || query.split(' ');
            let stop_words = StopWords::of(words(), &languages, false);
            assert_eq!(words().filter(|word| stop_words.has(word)).collect::<Vec<_>>(), *expected, "{query}");
        }
        let german = StopWords::of("the die".split(' '), &languages[1..2], true);
        assert!(german.has("die") && !german.has("the"));
    }
}

//! Estimates the languages of a query. Stems are looked up in these languages only.
//!
//! The estimate is naive Bayes: a language is more likely the more documents it has, and the more of them have the
//! words. A stop word of the language counts as a word that most documents have; another word with the stem of a stop
//! word counts as unknown. The interface language is as likely as the language with the most documents. Languages that
//! the search filters for are taken as they are, up to the limit. A word that no likely language has adds the most
//! likely language that has it.

use super::query_word::QueryWord;
use super::stop_words::is_stop_word;
use earshot_text::analyze::Language;
use std::cmp::Reverse;

/// Limit of languages per query.
const MAX_LANGUAGES: usize = 3;
/// By the level of a word in a language: binary logarithm of the word's probability there.
const EVIDENCE: [i32; 8] = [-20, -15, -13, -11, -9, -7, -5, -3];
/// The level of stop words.
const STOP_WORD_LEVEL: u8 = 7;
/// The lowest level of a word that is a stop word in another language. The other words decide such queries.
const MIN_STOP_WORD_LEVEL: u8 = 5;
/// Languages whose likelihood is lower than the best one's by more than this (binary logarithm) are left out.
const MIN_LIKELIHOOD: i32 = -6;

/// The languages of a query with weights.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct QueryLanguages {
    /// The most likely first, with weights that sum up to 1. Without `Plain`, which has no stemmer.
    likely: Vec<(Language, f32)>,
    /// All languages of documents.
    all: Vec<Language>,
}

/// A language that documents may be in.
#[derive(Clone, Copy, Debug)]
pub struct LanguageCandidate {
    pub language: Language,
    pub documents: u64,
}

/// Hints about the language of a query in addition to its words.
#[derive(Clone, Copy, Debug, Default)]
pub struct LanguageHints {
    /// The candidates are the languages that the search filters for.
    pub are_filtered_for: bool,
    pub of_interface: Option<Language>,
}

impl QueryLanguages {
    /// Estimates the languages of a query. `level` returns how common a term is in its language.
    pub fn estimate(
        words: &[&QueryWord],
        candidates: &[LanguageCandidate],
        hints: LanguageHints,
        mut level: impl FnMut(Language, &str) -> u8,
    ) -> Self {
        let mut level_of = |word: &QueryWord, language: Language| {
            if is_stop_word(&word.surface_form, language) {
                return STOP_WORD_LEVEL;
            }
            let term = word.term(language).unwrap_or_default();
            let is_of_stop_word = term.split_once(':').is_some_and(|(_, stem)| is_stop_word(stem, language));
            if is_of_stop_word { 0 } else { level(language, term) }
        };
        let is_stop_word = |word: &QueryWord| candidates.iter().any(|it| is_stop_word(&word.surface_form, it.language));
        let are_stop_words: Vec<bool> = words.iter().map(|word| is_stop_word(word)).collect();
        let most = candidates.iter().map(|candidate| candidate.documents).max().unwrap_or_default();
        let mut scored: Vec<(i32, LanguageCandidate)> = Vec::new();
        for candidate in candidates.iter().filter(|candidate| candidate.language != Language::Plain) {
            let evidence = words.iter().zip(&are_stop_words).map(|(word, &is_stop_word)| {
                let level = level_of(word, candidate.language);
                EVIDENCE[usize::from(if is_stop_word { level.max(MIN_STOP_WORD_LEVEL) } else { level })]
            });
            let is_of_interface = hints.of_interface == Some(candidate.language);
            let documents = if is_of_interface { most } else { candidate.documents };
            let documents = i32::try_from(documents.max(1).ilog2()).unwrap_or_default();
            scored.push((evidence.sum::<i32>() + documents, *candidate));
        }
        scored.sort_by_key(|&(score, it)| (Reverse((score, it.documents)), it.language));
        let best = scored.first().map_or(0, |(score, _)| *score);
        let least = if hints.are_filtered_for { i32::MIN } else { best + MIN_LIKELIHOOD };
        let likely = scored.iter().take(MAX_LANGUAGES).take_while(|(score, _)| *score >= least).count();
        let (mut scored, others) = (scored[..likely].to_vec(), &scored[likely..]);
        for word in words {
            let mut has = |(_, it): &&(i32, LanguageCandidate)| level_of(word, it.language) > 0;
            if !scored.iter().any(|it| has(&it)) {
                scored.extend(others.iter().find(has));
            }
        }
        let weight = |score: i32| f32::powi(2.0, score - best);
        let sum: f32 = scored.iter().map(|&(score, _)| weight(score)).sum();
        let likely = scored.iter().map(|(score, it)| (it.language, weight(*score) / sum)).collect();
        Self { likely, all: candidates.iter().map(|candidate| candidate.language).collect() }
    }

    /// A single language, for the text of a document.
    pub fn only(language: Language) -> Self {
        let likely = if language == Language::Plain { Vec::new() } else { vec![(language, 1.0)] };
        Self { likely, all: vec![language] }
    }

    /// The languages to look up terms in. `Plain` is included, because unstemmed words may be of any language.
    pub fn lookup_languages(&self) -> Vec<Language> {
        let plain = self.all.iter().copied().filter(|language| *language == Language::Plain);
        plain.chain(self.likely.iter().map(|(language, _)| *language)).collect()
    }

    /// All languages of documents.
    pub fn all(&self) -> &[Language] {
        &self.all
    }

    /// Whether a lowercase word is a stop word in more than half of the weight.
    pub fn has_stop_word(&self, word: &str) -> bool {
        self.holds_for_likely_languages(|language| is_stop_word(word, language))
    }

    /// Whether a predicate holds for languages with more than half of the weight.
    pub fn holds_for_likely_languages(&self, holds: impl Fn(Language) -> bool) -> bool {
        self.likely.iter().filter(|(language, _)| holds(*language)).map(|(_, weight)| weight).sum::<f32>() > 0.5
    }
}

#[cfg(test)]
mod tests {
    use super::super::query_word::query_words;
    use super::*;

    const CODES: [&str; 6] = ["", "en", "de", "es", "fr", "nl"];
    const DOCUMENTS: [u64; 6] = [40_000, 600_000, 120_000, 150_000, 80_000, 20_000];

    /// Levels of words in the languages of [`CODES`] except the first. Other words have level 0 everywhere.
    const LEVELS: &[(&str, [u8; 5])] = &[
        ("history", [6, 3, 2, 2, 4]),
        ("roman", [5, 5, 3, 4, 4]),
        ("empire", [5, 2, 1, 5, 3]),
        ("marketing", [6, 6, 6, 6, 6]),
        ("haus", [2, 6, 0, 0, 3]),
        ("die", [4, 7, 3, 3, 7]),
        ("hard", [6, 3, 2, 2, 3]),
        ("merkel", [2, 5, 1, 1, 2]),
        ("burnout", [5, 5, 3, 4, 4]),
        ("nurses", [5, 0, 0, 0, 0]),
        ("abejas", [0, 0, 4, 0, 0]),
        ("chapo", [3, 1, 5, 1, 0]),
    ];

    fn languages_of(query: &str, filtered: &[&str], of_interface: Option<&str>) -> QueryLanguages {
        let language = |code: &str| Language::from_tag(Some(code));
        let every = CODES.into_iter().zip(DOCUMENTS);
        let all = every.map(|(code, documents)| LanguageCandidate { language: language(code), documents });
        let is_wanted =
            |candidate: &LanguageCandidate| filtered.is_empty() || filtered.contains(&candidate.language.code());
        let candidates: Vec<LanguageCandidate> = all.filter(is_wanted).collect();
        let requested: Vec<Language> = candidates.iter().map(|candidate| candidate.language).collect();
        let words = query_words(query, &requested);
        let level = |language: Language, term: &str| {
            let is_it = |word: &str| query_words(word, &[language])[0].term(language) == Some(term);
            let known = LEVELS.iter().find(|(word, _)| is_it(word));
            let at = CODES.iter().position(|code| *code == language.code()).and_then(|at| at.checked_sub(1));
            known.zip(at).map_or(0, |((_, levels), at)| levels[at])
        };
        let hints = LanguageHints { are_filtered_for: !filtered.is_empty(), of_interface: of_interface.map(language) };
        QueryLanguages::estimate(&words.iter().collect::<Vec<_>>(), &candidates, hints, level)
    }

    #[test]
    fn a_query_has_few_languages_with_weights() {
        type Case<'a> = (&'a str, &'a [&'a str], Option<&'a str>, &'a [(&'a str, u8)]);
        let cases: &[Case<'_>] = &[
            // Query, languages filtered for, interface language; expected languages with weights in percent.
            ("history of the roman empire", &[], None, &[("en", 100)]),
            ("podcasts where nurses talk about burnout", &[], None, &[("en", 100)]),
            ("haus", &[], None, &[("de", 97), ("en", 3)]),
            ("merkel", &[], None, &[("de", 89), ("en", 11)]),
            ("wie man in einer stadt die abejas hält", &[], None, &[("de", 100), ("es", 0)]),
            ("marketing", &[], None, &[("en", 73), ("es", 18), ("de", 9)]),
            ("marketing", &[], Some("nl"), &[("en", 44), ("nl", 44), ("es", 11)]),
            ("die hard", &[], None, &[("en", 97), ("de", 3)]),
            ("el chapo", &[], None, &[("es", 98), ("en", 2)]),
            ("marketing", &["de", "nl"], None, &[("de", 80), ("nl", 20)]),
            ("history of the roman empire", &["de"], Some("en"), &[("de", 100)]),
            ("history of abejas", &[], None, &[("en", 89), ("es", 11)]),
            ("nothing", &[], None, &[("en", 73), ("es", 18), ("de", 9)]),
            ("機械 学習", &[""], None, &[]),
        ];
        for (query, filtered, of_interface, expected) in cases {
            let found = languages_of(query, filtered, *of_interface);
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "percent")]
            let weights =
                found.likely.iter().map(|(language, weight)| (language.code(), (weight * 100.0).round() as u8));
            assert_eq!(weights.collect::<Vec<_>>(), *expected, "{query} {filtered:?} {of_interface:?}");
        }
    }

    #[test]
    fn stop_words_are_those_of_the_likely_languages() {
        let cases: &[(&str, &[&str], &[&str])] = &[
            ("podcasts where nurses talk about burnout", &[], &["where", "about"]),
            ("wie man in einer stadt die bienen hält", &[], &["wie", "man", "in", "einer", "die"]),
            ("die hard", &[], &[]),
            ("die hard", &["de"], &["die"]),
            ("the man in the high castle", &[], &["the", "in", "the"]),
            ("l histoire de la musique", &[], &["l", "de", "la"]),
            ("the die", &["de"], &["die"]),
            ("機械 学習", &[], &[]),
        ];
        for (query, filtered, expected) in cases {
            let languages = languages_of(query, filtered, None);
            let found: Vec<&str> = query.split(' ').filter(|word| languages.has_stop_word(word)).collect();
            assert_eq!(found, *expected, "{query} {filtered:?}");
        }
    }
}

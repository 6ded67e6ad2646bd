//! Estimates the cost of a search from its request alone.
//!
//! The estimate decides the order in which tasks start, never whether a search may run. Its weights are rough on
//! purpose: they must separate a plain search from the most expensive ones, not one plain search from another.

use super::schedule::WorkCost;
use earshot_model::search::{NameFilter, RetrievalMode, SearchMode, SearchOptions, SearchTerm};

/// Similar spellings of a word are looked up, too.
const FUZZY_FACTOR: usize = 6;
/// Positions of the words are read, too.
const PHRASE_FACTOR: usize = 3;
/// A facet is counted over all hits.
const FACET_UNITS: usize = 2;
/// Snippets are cut from the transcripts of a page.
const PASSAGE_UNITS: usize = 8;
/// Each hit of a page is scored again.
const EXPLANATION_UNITS: usize = 8;
/// A word is searched in the whole transcript, and not only in the passages of a page.
const WHOLE_TRANSCRIPT_FACTOR: u32 = 10;
/// A row of an imported list needs up to two searches for its title.
const IMPORT_ROW_UNITS: usize = 8;
/// Vectors are compared.
const VECTOR_UNITS: usize = 24;

impl WorkCost {
    /// Reading a transcript.
    pub const TRANSCRIPT: Self = Self::of(8);
    /// Similar podcasts or episodes.
    pub const SIMILAR: Self = Self::of(32);
    /// Alternative spellings of a name in the dictionaries.
    pub const SPELLINGS: Self = Self::of(32);
    /// The latest episodes or podcasts of the catalog, in pages.
    pub const LATEST: Self = Self::of(32);
    /// Scanning the texts of reviews.
    pub const REVIEWS: Self = Self::of(128);

    /// All matches in one transcript, which may be long: each word is searched in its whole text.
    #[must_use]
    pub fn of_passages(options: &SearchOptions) -> Self {
        Self::of(search_units(options).saturating_mul(WHOLE_TRANSCRIPT_FACTOR))
    }

    /// Completions of a few letters, each of which reads a podcast.
    #[must_use]
    pub fn of_completions(count: usize) -> Self {
        Self::of(u32::try_from(count).unwrap_or(u32::MAX))
    }

    /// Looking up the rows of a list.
    #[must_use]
    pub fn of_import(rows: usize) -> Self {
        Self::of(u32::try_from(rows.saturating_mul(IMPORT_ROW_UNITS)).unwrap_or(u32::MAX))
    }

    #[must_use]
    pub fn of_search(options: &SearchOptions) -> Self {
        Self::of(search_units(options))
    }
}

fn search_units(options: &SearchOptions) -> u32 {
    let terms = options.terms.iter().chain(options.groups.iter().flatten()).map(term_units);
    let people = options.filters.people.iter().map(|person| name_units(&person.name));
    let sponsors = options.filters.sponsors.iter().map(name_units);
    let mut units: usize = terms.chain(people).chain(sponsors).fold(1, usize::saturating_add);
    units = units.saturating_add(FACET_UNITS * options.facets.len());
    if options.mode == SearchMode::Episodes && options.snippets.has_transcript_snippets {
        units = units.saturating_add(PASSAGE_UNITS);
    }
    if options.explain {
        units = units.saturating_add(EXPLANATION_UNITS);
    }
    if !matches!(options.retrieval.mode, None | Some(RetrievalMode::Lexical)) {
        units = units.saturating_add(VECTOR_UNITS);
    }
    u32::try_from(units).unwrap_or(u32::MAX)
}

fn term_units(term: &SearchTerm) -> usize {
    text_units(&term.text, term.phrase, term.slop, term.fuzzy).saturating_mul(term.targets.len())
}

fn name_units(name: &NameFilter) -> usize {
    text_units(&name.name, name.phrase, name.slop, name.fuzzy)
}

fn text_units(text: &str, is_phrase: bool, slop: u32, is_fuzzy: bool) -> usize {
    let words = count_words(text);
    let positions = match (is_phrase, slop) {
        (false, _) => 1,
        (true, 0) => PHRASE_FACTOR,
        // Any two words may be near each other.
        (true, _) => PHRASE_FACTOR.saturating_mul(words),
    };
    let spellings = if is_fuzzy { FUZZY_FACTOR } else { 1 };
    words.saturating_mul(positions).saturating_mul(spellings)
}

/// Counts words between spaces; in scripts without spaces, every two characters count as one.
fn count_words(text: &str) -> usize {
    text.split_whitespace()
        .map(|word| {
            let wide = word.chars().filter(|letter| !letter.is_ascii() && letter.len_utf8() > 2).count();
            1 + wide / 2
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::super::schedule::Lane;
    use super::*;
    use earshot_model::search::{Facet, MatchMode, RetrievalOptions, Target};

    fn search(text: &str, targets: &[Target], phrase: bool, slop: u32, fuzzy: bool) -> SearchOptions {
        let term = SearchTerm {
            text: text.to_owned(),
            targets: targets.to_vec(),
            mode: MatchMode::Optional,
            phrase,
            slop,
            fuzzy,
        };
        SearchOptions { terms: vec![term], ..SearchOptions::match_all(SearchMode::Episodes) }
    }

    #[test]
    fn many_words_in_a_whole_transcript_are_expensive() {
        let of = |text: &str| WorkCost::of_passages(&search(text, &[Target::Transcript], false, 0, false)).lane();
        assert_eq!(of("sourdough bread at home"), Lane::Cheap);
        assert_eq!(of(&"the ".repeat(30)), Lane::Expensive);
    }

    #[test]
    fn plain_searches_are_cheap_and_the_worst_are_expensive() {
        let everything = SearchOptions {
            facets: Facet::ALL.to_vec(),
            explain: true,
            retrieval: RetrievalOptions { mode: Some(RetrievalMode::Hybrid), semantic_weight: None },
            ..search("how to bake sourdough bread at home", Target::ALL, false, 0, false)
        };
        let transcript = &[Target::Transcript];
        let cheap = [
            search("bread", Target::ALL, false, 0, false),
            search("artificial intelligence", Target::ALL, true, 0, false),
            search("sourdough bread", Target::ALL, false, 0, true),
            search("climate change policy", transcript, true, 5, false),
            search("人工知能の未来", Target::ALL, false, 0, false),
            everything,
        ];
        for options in cheap {
            assert_eq!(WorkCost::of_search(&options).lane(), Lane::Cheap, "{:?}", options.terms);
        }
        let expensive = [
            search(&"word ".repeat(512), transcript, false, 0, true),
            search(&"word ".repeat(100), Target::ALL, false, 0, false),
            search("the the the the the the the the the the the the the the", transcript, true, 100, false),
            search("to be or not to be that", Target::ALL, true, 10, false),
            search(&"鉄".repeat(200), transcript, false, 0, true),
        ];
        for options in expensive {
            assert_eq!(WorkCost::of_search(&options).lane(), Lane::Expensive, "{:?}", options.terms);
        }
        for constant in [WorkCost::of_completions(8), WorkCost::SIMILAR, WorkCost::REVIEWS] {
            assert_eq!(constant.lane(), Lane::Cheap);
        }
    }
}

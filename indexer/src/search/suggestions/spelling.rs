//! Spelling corrections ("did you mean") and alternative spellings of names.

use crate::search::EmbeddedBackend;
use earshot_engine::query::{
    self, CompiledQuery, Condition, QueryLanguages, QueryTerm, ScoredTerm, SearchedField, VariantLookup, fields_of,
    query_words,
};
use earshot_engine::schema::field;
use earshot_engine::scorer::{Search, best_hits};
use earshot_engine::segments::{Collection, DocAddress};
use earshot_engine::{Deadline, IndexReadError};
use earshot_model::PodcastDocument;
use earshot_model::search::{Filters, MatchMode, SearchMode, SearchOptions, SearchTerm};
use earshot_suggest::{EditDistances, FEW_DOCUMENTS, MAX_ERRORS};
use earshot_text::analyze::{Language, fold_word, phonetic_key, sound_alikes, split_language, words};
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::{Arc, PoisonError};

/// A correction must occur in a few documents, and in at least one of this many of all.
const DOCUMENTS_PER_FEW: u64 = 1_000_000;
/// A word that occurs in some text counts as correct, however rare. It is only doubted when a word with one different
/// letter is this many times as frequent, and the word is not so short that many words resemble it.
const MIN_FREQUENCY_RATIO: u64 = 100;
const MIN_CORRECTED_LETTERS: usize = 5;
/// Limit of corrections that are tried. The most frequent one in texts may occur in no searched field.
const MAX_CORRECTIONS_TRIED: usize = 8;
/// Limit of scored variants per word of a name, similar ones included.
const MAX_SCORED_VARIANTS: usize = 1_024;
/// Limit of words per search whose corrections are looked up and not cached. Each takes milliseconds, and a text with
/// many unknown words is not a typing error.
const MAX_LOOKED_UP: usize = 16;
/// The part of a search's time budget in which corrections are found and checked for results: 200 ms of 2 s.
const CORRECTION_SHARE: u32 = 10;

/// Limit of words of a text for which alternative spellings are looked up.
const MAX_WORDS: usize = 6;
/// Limit of similar words per word.
const MAX_SIMILAR_WORDS: usize = 30;
/// Limit of podcasts whose names are compared.
const MAX_COMPARED: usize = 100;
/// The fields that contain names.
const NAMES: [SearchedField; 2] = [
    SearchedField { field: field::TITLE_EXACT, boost: 1.0, is_exact: true },
    SearchedField { field: field::PEOPLE, boost: 1.0, is_exact: false },
];

impl EmbeddedBackend {
    /// The query line with corrections for words without hits, if the corrected search has results.
    pub(crate) fn did_you_mean(
        &self,
        collection: &Collection,
        options: &SearchOptions,
        languages: &QueryLanguages,
        compiled: &CompiledQuery,
        deadline: &Deadline,
    ) -> Result<Option<String>, IndexReadError> {
        let deadline = deadline.with_shorter_budget(self.budget / CORRECTION_SHARE);
        let mut better = HashSet::new();
        let mut left = MAX_LOOKED_UP;
        // Built for the first doubtful word, because most searches have none.
        let mut sought = None;
        let correction = |term: &SearchTerm| {
            if term.mode == MatchMode::Not {
                return None;
            }
            correct_text(&term.text, |word| {
                let near = self.likely_corrections(word, compiled, &mut left);
                if near.is_empty() || deadline.is_over() {
                    return None;
                }
                let sought =
                    sought.get_or_insert_with(|| WordFinder::new(collection, options.mode, languages, &deadline));
                let meant = near.iter().find(|near| sought.has(near, term))?;
                better.insert(meant.clone());
                Some(self.surface_forms.usual_spelling(meant))
            })
        };
        let terms = options.terms.iter().chain(options.groups.iter().flatten());
        let corrections: Vec<Option<String>> = terms.map(correction).collect();
        if corrections.iter().all(Option::is_none) {
            return Ok(None);
        }
        let mut meant = options.clone();
        let terms = meant.terms.iter_mut().chain(meant.groups.iter_mut().flatten());
        for (term, correction) in terms.zip(corrections) {
            term.text = correction.unwrap_or_else(|| std::mem::take(&mut term.text));
        }
        Ok(self.has_results(collection, &meant, better.iter(), &deadline)?.then(|| query_line(&meant)))
    }

    /// Whether a search has results, and each of these words has some.
    fn has_results<'w>(
        &self,
        collection: &Collection,
        options: &SearchOptions,
        mut words: impl Iterator<Item = &'w String>,
        deadline: &Deadline,
    ) -> Result<bool, IndexReadError> {
        let mut lookup = VariantLookup::new(collection, deadline);
        let languages = query::languages_of(&mut lookup, options, &self.languages);
        let mut compiled = query::compile(&mut lookup, options, &languages, deadline)?;
        if !words.all(|word| compiled.word_counts.get(word).is_some_and(|&documents| documents > 0)) {
            return Ok(false);
        }
        // Relaxed to any word, because the check only needs one result.
        compiled.match_any_word();
        if compiled.is_empty {
            return Ok(false);
        }
        let search = Search::new(collection, &compiled, &options.filters, options.mode, self, deadline)?;
        Ok(!best_hits(&search, 1)?.0.is_empty())
    }

    /// The corrections of a word, the most likely first. Empty when the word is correct, or the limit of lookups is
    /// reached.
    fn likely_corrections(&self, word: &str, compiled: &CompiledQuery, left: &mut usize) -> Arc<[String]> {
        // A word that the query did not look up has no count, so it gets no correction.
        let Some(&found) = compiled.word_counts.get(word) else { return Arc::default() };
        let requested = (word.to_owned(), found);
        if let Some(known) = self.spelling_cache.lock().unwrap_or_else(PoisonError::into_inner).get(&requested) {
            return known.clone();
        }
        let Some(fewer) = left.checked_sub(1) else { return Arc::default() };
        *left = fewer;
        let near: Arc<[String]> = self.similar_words(word, found).into();
        self.spelling_cache.lock().unwrap_or_else(PoisonError::into_inner).put(requested, near.clone());
        near
    }

    /// The corrections of a word with this document count.
    fn similar_words(&self, word: &str, found: u64) -> Vec<String> {
        // The text count stems the word in all languages, which is expensive, so it is read only for words that seem
        // unknown.
        let known = match found.max(self.surface_forms.text_count(word)) {
            0 => u64::from(self.is_indexed(word)),
            known => known,
        };
        let documents = self.podcasts.documents + self.episodes.documents;
        let few = FEW_DOCUMENTS.max(documents / DOCUMENTS_PER_FEW);
        let (errors, least) = match known {
            0 => (MAX_ERRORS, few),
            _ if word.chars().count() < MIN_CORRECTED_LETTERS => return Vec::new(),
            known => (1, few.max(known.saturating_mul(MIN_FREQUENCY_RATIO))),
        };
        self.surface_forms
            .likeliest_words(word, errors, least, MAX_CORRECTIONS_TRIED)
            .into_iter()
            .map(|near| near.word)
            .collect()
    }

    /// Whether some text has a form of the word.
    fn is_indexed(&self, word: &str) -> bool {
        let is_known = |language: Language, term: &str| {
            let (_, stem) = split_language(term);
            [&self.podcasts, &self.episodes].iter().any(|collection| collection.stems.usage(stem).level(language) > 0)
        };
        let words = query_words(word, &self.languages);
        let mut terms =
            words.iter().flat_map(|word| self.languages.iter().map(|&language| (language, word.term(language))));
        terms.any(|(language, term)| term.is_some_and(|term| is_known(language, term)))
    }

    /// Names of the catalog with a similar spelling or sound, the most likely first, then spellings of the same sound that
    /// no name of the catalog has.
    pub(crate) fn name_spellings(&self, text: &str, limit: usize) -> Result<Vec<String>, IndexReadError> {
        let requested: Vec<NameWord> =
            surface_words(text).into_iter().take(MAX_WORDS).map(|(_, word)| NameWord::new(word)).collect();
        if requested.is_empty() || limit == 0 {
            return Ok(Vec::new());
        }
        let mut counts: HashMap<String, Spelling> = HashMap::new();
        let deadline = Deadline::with_budget(self.budget);
        for address in self.podcasts_named_like(&requested, &deadline)? {
            if deadline.is_over() {
                break;
            }
            let document = self.podcast_at(address)?;
            let mut names = names_of(&document);
            names.sort_unstable();
            names.dedup();
            for name in names {
                for (shown, key, distance) in similar_names(name, &requested) {
                    let known = counts.entry(key).or_insert(Spelling { surface_form: shown, distance, podcasts: 0 });
                    known.podcasts += 1;
                }
            }
        }
        let mut spellings: Vec<Spelling> = counts.into_values().collect();
        spellings.sort_by(|one, other| {
            one.distance
                .cmp(&other.distance)
                .then(other.podcasts.cmp(&one.podcasts))
                .then_with(|| one.surface_form.cmp(&other.surface_form))
        });
        let mut spellings: Vec<String> =
            spellings.into_iter().take(limit).map(|spelling| spelling.surface_form).collect();
        let requested: Vec<&str> = requested.iter().map(|word| word.word.as_str()).collect();
        let mut known: HashSet<String> =
            spellings.iter().map(|spelling| folded_name(spelling)).chain([requested.join(" ")]).collect();
        // Leaves out indexed words as spellings of a one-word name: `night` for `Knight` would match everywhere.
        let is_name = |spelling: &String| requested.len() > 1 || !self.is_indexed(&folded_name(spelling));
        let others = sound_alikes(text, limit * 2).into_iter().filter(is_name);
        let others = others.filter(|spelling| known.insert(folded_name(spelling)));
        let missing = limit - spellings.len();
        spellings.extend(others.take(missing));
        Ok(spellings)
    }

    /// Podcasts that have a similar word for each word in title, author or hosts.
    fn podcasts_named_like(
        &self,
        requested: &[NameWord],
        deadline: &Deadline,
    ) -> Result<Vec<DocAddress>, IndexReadError> {
        let mut lookup = VariantLookup::new(&self.podcasts, deadline);
        let (mut all, mut scored) = (Vec::new(), Vec::new());
        for word in requested {
            let mut any = Vec::new();
            let near =
                self.word_map.similar_words(&word.word).into_iter().map(|near| near.word).take(MAX_SIMILAR_WORDS);
            let alike = self
                .word_map
                .words_with_same_sound(&word.word)
                .into_iter()
                .map(|(alike, _)| alike)
                .take(MAX_SIMILAR_WORDS);
            for spelt in near.chain(alike) {
                if deadline.is_over() {
                    break;
                }
                for spelt in query_words(&spelt, &self.languages) {
                    for searched in NAMES {
                        any.extend(lookup.of(&spelt, searched, &self.languages, false)?);
                    }
                }
            }
            for own in query_words(&word.word, &self.languages) {
                for searched in NAMES {
                    any.extend(lookup.of(&own, searched, &self.languages, true)?);
                }
            }
            let Some(term) = QueryTerm::new(any, MAX_SCORED_VARIANTS, &self.podcasts) else { return Ok(Vec::new()) };
            all.push(Condition::Word(term.clone()));
            scored.push(ScoredTerm { term, count: 1 });
        }
        let compiled = CompiledQuery::from_condition(Condition::all(all), scored);
        if compiled.is_empty {
            return Ok(Vec::new());
        }
        let filters = Filters::default();
        let search = Search::new(&self.podcasts, &compiled, &filters, SearchMode::Podcasts, self, deadline)?;
        Ok(best_hits(&search, MAX_COMPARED)?.0.into_iter().map(|hit| hit.address).collect())
    }
}

/// The fields in which a search looks up words.
struct WordFinder<'a> {
    lookup: VariantLookup<'a>,
    mode: SearchMode,
    languages: &'a [Language],
}

impl<'a> WordFinder<'a> {
    fn new(
        collection: &'a Collection,
        mode: SearchMode,
        languages: &'a QueryLanguages,
        deadline: &'a Deadline,
    ) -> Self {
        Self { lookup: VariantLookup::new(collection, deadline), mode, languages: languages.all() }
    }

    /// Whether some document has a word in the fields of a term.
    fn has(&mut self, word: &str, term: &SearchTerm) -> bool {
        let words = query_words(word, self.languages);
        let fields = term.targets.iter().flat_map(|&target| fields_of(self.mode, target));
        let has = |(word, searched)| {
            self.lookup.of(word, searched, self.languages, false).is_ok_and(|variants| !variants.is_empty())
        };
        fields.flat_map(|&searched| words.iter().map(move |word| (word, searched))).any(has)
    }
}

/// The query line of the terms; a group is written `(these or those)`.
fn query_line(options: &SearchOptions) -> String {
    let text = |term: &SearchTerm| if term.phrase { format!("\"{}\"", term.text) } else { term.text.clone() };
    let term = |term: &SearchTerm| format!("{}{}", if term.mode == MatchMode::Not { "-" } else { "" }, text(term));
    let group = |group: &Vec<SearchTerm>| format!("({})", group.iter().map(text).collect::<Vec<_>>().join(" or "));
    let pieces: Vec<String> = options.terms.iter().map(term).chain(options.groups.iter().map(group)).collect();
    pieces.join(" ")
}

/// A spelling and its origin.
struct Spelling {
    surface_form: String,
    distance: u32,
    podcasts: usize,
}

/// A word with its similar words.
struct NameWord {
    distances: Option<EditDistances>,
    phonetic_key: Option<String>,
    word: String,
}

impl NameWord {
    fn new(word: String) -> Self {
        Self { distances: EditDistances::from_word(&word), phonetic_key: phonetic_key(&word), word }
    }

    /// The distance to another word. Words of the same sound count as near.
    fn distance(&self, other: &str) -> Option<u32> {
        if other == self.word {
            return Some(0);
        }
        let by_letters = self.distances.as_ref().and_then(|distances| distances.to_word(other)).map(u32::from);
        let sounds_alike = self.phonetic_key.is_some() && phonetic_key(other) == self.phonetic_key;
        by_letters.map(|distance| distance * 2 - u32::from(sounds_alike)).or(sounds_alike.then_some(3))
    }
}

/// The parts of a name that resemble the words but differ from them: as written, folded, and the distance.
fn similar_names(name: &str, requested: &[NameWord]) -> Vec<(String, String, u32)> {
    let words = surface_words(name);
    let part_of_name = |window: &[(Range<usize>, String)]| {
        let distances = window.iter().zip(requested).map(|((_, word), requested)| requested.distance(word));
        let distance: u32 = distances.collect::<Option<Vec<u32>>>()?.into_iter().sum();
        let shown = name[window.first()?.0.start..window.last()?.0.end].to_owned();
        let folded: Vec<&str> = window.iter().map(|(_, word)| word.as_str()).collect();
        (distance > 0).then(|| (shown, folded.join(" "), distance))
    };
    words.windows(requested.len()).filter_map(part_of_name).collect()
}

fn names_of(document: &PodcastDocument) -> Vec<&str> {
    let podcast = &document.podcast;
    let people = podcast.persons.iter().map(|person| person.name.as_str());
    std::iter::once(podcast.title.as_str()).chain(podcast.author.as_deref()).chain(people).collect()
}

/// Replaces the words for which `meant` returns a correction. `None` when it changes nothing.
fn correct_text(text: &str, mut meant: impl FnMut(&str) -> Option<String>) -> Option<String> {
    let mut line = String::with_capacity(text.len());
    let (mut at, mut is_corrected) = (0, false);
    for (range, word) in surface_words(text) {
        if let Some(better) = meant(&word) {
            line.push_str(&text[at..range.start]);
            line.push_str(&better);
            at = range.end;
            is_corrected = true;
        }
    }
    line.push_str(&text[at..]);
    is_corrected.then_some(line)
}

/// A name without case, accents and punctuation.
fn folded_name(name: &str) -> String {
    surface_words(name).into_iter().map(|(_, word)| word).collect::<Vec<_>>().join(" ")
}

/// The folded words of scripts with spaces, with their byte ranges.
fn surface_words(text: &str) -> Vec<(Range<usize>, String)> {
    let folded = |range: Range<usize>| {
        let mut folded = String::new();
        fold_word(&text[range.clone()], Language::Plain, &mut folded);
        (range, folded)
    };
    words(text).filter(|word| !word.is_unspaced).map(|word| folded(word.range)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_unknown_words_are_replaced() {
        let meant = |word: &str| (word == "solr").then(|| "solar".to_owned());
        assert_eq!(correct_text("The Solr, panels!", meant).as_deref(), Some("The solar, panels!"));
        assert_eq!(correct_text("panels 機械", meant), None);
    }

    #[test]
    fn names_are_compared_word_by_word() {
        let requested: Vec<NameWord> = ["jon", "smyth"].map(|word| NameWord::new(word.to_owned())).into();
        let found = similar_names("The John Smith Show with Jon Smyth", &requested);
        assert_eq!(found, [("John Smith".to_owned(), "john smith".to_owned(), 2)]);
        assert!(similar_names("John", &requested).is_empty());
    }
}

//! What was probably meant, and other ways to write a name.

use super::EmbeddedBackend;
use super::collect::Search;
use super::collection::{Collection, Place};
use super::compiled::Compiled;
use super::deadline::Deadline;
use super::fault::Fault;
use super::forms::{Forms, language_of, query_words};
use super::matching::Match;
use super::query;
use super::query_languages::QueryLanguages;
use super::query_term::{QueryTerm, ScoredTerm};
use super::targets::{Searched, fields_of};
use crate::analyze::{Language, fold_word, sound_key, words};
use crate::schema::field;
use crate::suggest::{Distances, FEW_DOCUMENTS, MOST_ERRORS};
use earshot_model::PodcastDocument;
use earshot_model::search::{Filters, MatchMode, SearchMode, SearchOptions, Term};
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

/// A word may be what was meant when a few documents have it, and one in so many of all.
const DOCUMENTS_PER_FEW: u64 = 1_000_000;
/// A word that some text has is right, however rare. It is doubted only when a word with one other letter is so many times
/// as frequent, and it is not so short that many words are like it.
const DOUBTED_FROM: u64 = 100;
const DOUBTED_LETTERS: usize = 5;
/// Words that one may have been meant as which are tried: what texts say most may be said by none that are searched.
const MAX_MEANT: usize = 8;
/// Of a name's word, its near and alike ones among them.
const MAX_SCORED_FORMS: usize = 1_024;
/// Words of a search that are looked up in what texts say, beside those that were before: each takes milliseconds, and of
/// a page of unknown words nobody wants to know what was meant.
const MAX_LOOKED_UP: usize = 16;
/// Time to find what was meant, and to look whether anything is found by it.
const LOOK: Duration = Duration::from_millis(200);

/// Words of a text that other spellings are looked for.
const MAX_WORDS: usize = 6;
/// Near words that are tried for each of them.
const MAX_NEAR: usize = 30;
/// Podcasts whose names are compared.
const MAX_COMPARED: usize = 100;
/// Fields that hold names.
const NAMES: [Searched; 2] = [
    Searched { field: field::TITLE_EXACT, boost: 1.0, is_exact: true },
    Searched { field: field::PEOPLE, boost: 1.0, is_exact: false },
];

impl EmbeddedBackend {
    /// The line of the terms with what was probably meant by words that nothing has, when that finds something.
    pub(super) fn did_you_mean(
        &self,
        collection: &Collection,
        options: &SearchOptions,
        languages: &QueryLanguages,
        compiled: &Compiled,
        deadline: &Deadline,
    ) -> Result<Option<String>, Fault> {
        let deadline = deadline.part(LOOK);
        let mut better = HashSet::new();
        let mut left = MAX_LOOKED_UP;
        // Made for the first word that may be wrong: most searches have none.
        let mut sought = None;
        let correction = |term: &Term| {
            if term.mode == MatchMode::Not {
                return None;
            }
            corrected(&term.text, |word| {
                let near = self.meant_by(word, compiled, &mut left);
                if near.is_empty() || deadline.is_over() {
                    return None;
                }
                let sought = sought.get_or_insert_with(|| Sought::of(collection, options.mode, languages, &deadline));
                let meant = near.iter().find(|near| sought.has(near, term))?;
                better.insert(meant.clone());
                Some(self.written.as_written(meant))
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
        Ok(self.finds(collection, &meant, better.iter(), &deadline)?.then(|| line_of(&meant)))
    }

    /// Whether a search finds something, and something by each of these words.
    fn finds<'w>(
        &self,
        collection: &Collection,
        options: &SearchOptions,
        mut words: impl Iterator<Item = &'w String>,
        deadline: &Deadline,
    ) -> Result<bool, Fault> {
        let mut forms = Forms::new(collection, deadline);
        let languages = query::languages_of(&mut forms, options, &self.languages);
        let mut compiled = query::compile(&mut forms, options, &languages, deadline)?;
        if !words.all(|word| compiled.word_counts.get(word).is_some_and(|&documents| documents > 0)) {
            return Ok(false);
        }
        // What has all words has any.
        compiled.loosen();
        if compiled.is_empty {
            return Ok(false);
        }
        let search = Search::new(collection, &compiled, &options.filters, options.mode, deadline)?;
        Ok(!search.best(1)?.0.is_empty())
    }

    /// What a word was probably meant as, the likeliest first; nothing where it is right, or when no more words may be
    /// looked up.
    fn meant_by(&self, word: &str, compiled: &Compiled, left: &mut usize) -> Arc<[String]> {
        // A word that was not looked for is not unknown.
        let Some(&found) = compiled.word_counts.get(word) else { return Arc::default() };
        let asked = (word.to_owned(), found);
        if let Some(known) = self.meant.lock().unwrap_or_else(PoisonError::into_inner).get(&asked) {
            return known.clone();
        }
        let Some(fewer) = left.checked_sub(1) else { return Arc::default() };
        *left = fewer;
        let near: Arc<[String]> = self.near_words(word, found).into();
        self.meant.lock().unwrap_or_else(PoisonError::into_inner).put(asked, near.clone());
        near
    }

    /// The same of a word that so many documents were found by.
    fn near_words(&self, word: &str, found: u64) -> Vec<String> {
        // To ask whether some text says it is dear, for that takes its stems in all languages: only of what seems unknown.
        let known = match found.max(self.written.texts(word)) {
            0 => u64::from(self.is_said(word)),
            known => known,
        };
        let documents = self.podcasts.documents + self.episodes.documents;
        let few = FEW_DOCUMENTS.max(documents / DOCUMENTS_PER_FEW);
        let (errors, least) = match known {
            0 => (MOST_ERRORS, few),
            _ if word.chars().count() < DOUBTED_LETTERS => return Vec::new(),
            known => (1, few.max(known.saturating_mul(DOUBTED_FROM))),
        };
        self.written.nearest(word, errors, least, MAX_MEANT).into_iter().map(|near| near.word).collect()
    }

    /// Whether some text has a form of the word.
    fn is_said(&self, word: &str) -> bool {
        let is_known = |language: Language, term: &str| {
            let (_, stem) = language_of(term);
            [&self.podcasts, &self.episodes].iter().any(|collection| collection.stems.usage(stem).level(language) > 0)
        };
        let words = query_words(word, &self.languages);
        let mut terms =
            words.iter().flat_map(|word| self.languages.iter().map(|&language| (language, word.term(language))));
        terms.any(|(language, term)| term.is_some_and(|term| is_known(language, term)))
    }

    /// Names of the catalog that are spelt or sound like this text, the likeliest first.
    pub(super) fn spellings(&self, text: &str, limit: usize) -> Result<Vec<String>, Fault> {
        let asked: Vec<Asked> =
            written_words(text).into_iter().take(MAX_WORDS).map(|(_, word)| Asked::of(word)).collect();
        if asked.is_empty() || limit == 0 {
            return Ok(Vec::new());
        }
        let mut counts: HashMap<String, Spelling> = HashMap::new();
        let deadline = Deadline::after(self.budget);
        for place in self.podcasts_named_like(&asked, &deadline)? {
            if deadline.is_over() {
                break;
            }
            let document = self.podcast_at(place)?;
            let mut names = names_of(&document);
            names.sort_unstable();
            names.dedup();
            for name in names {
                for (shown, key, distance) in alike(name, &asked) {
                    let known = counts.entry(key).or_insert(Spelling { shown, distance, podcasts: 0 });
                    known.podcasts += 1;
                }
            }
        }
        let mut spellings: Vec<Spelling> = counts.into_values().collect();
        spellings.sort_by(|one, other| {
            one.distance
                .cmp(&other.distance)
                .then(other.podcasts.cmp(&one.podcasts))
                .then_with(|| one.shown.cmp(&other.shown))
        });
        Ok(spellings.into_iter().take(limit).map(|spelling| spelling.shown).collect())
    }

    /// Podcasts with a near word for each word, in title, author or hosts.
    fn podcasts_named_like(&self, asked: &[Asked], deadline: &Deadline) -> Result<Vec<Place>, Fault> {
        let mut forms = Forms::new(&self.podcasts, deadline);
        let (mut all, mut scored) = (Vec::new(), Vec::new());
        for word in asked {
            let mut any = Vec::new();
            let near = self.words.near(&word.word).into_iter().map(|near| near.word).take(MAX_NEAR);
            let alike = self.words.sounding_like(&word.word).into_iter().map(|(alike, _)| alike).take(MAX_NEAR);
            for spelt in near.chain(alike) {
                if deadline.is_over() {
                    break;
                }
                for spelt in query_words(&spelt, &self.languages) {
                    for searched in NAMES {
                        any.extend(forms.of(&spelt, searched, &self.languages, false)?);
                    }
                }
            }
            for own in query_words(&word.word, &self.languages) {
                for searched in NAMES {
                    any.extend(forms.of(&own, searched, &self.languages, true)?);
                }
            }
            let Some(term) = QueryTerm::new(any, MAX_SCORED_FORMS, &self.podcasts) else { return Ok(Vec::new()) };
            all.push(Match::Word(term.clone()));
            scored.push(ScoredTerm { term, count: 1 });
        }
        let compiled = Compiled::of(Match::all(all), scored);
        if compiled.is_empty {
            return Ok(Vec::new());
        }
        let filters = Filters::default();
        let search = Search::new(&self.podcasts, &compiled, &filters, SearchMode::Podcasts, deadline)?;
        Ok(search.best(MAX_COMPARED)?.0.into_iter().map(|hit| hit.place).collect())
    }
}

/// Where a search looks for words.
struct Sought<'a> {
    forms: Forms<'a>,
    mode: SearchMode,
    languages: &'a [Language],
}

impl<'a> Sought<'a> {
    fn of(collection: &'a Collection, mode: SearchMode, languages: &'a QueryLanguages, deadline: &'a Deadline) -> Self {
        Self { forms: Forms::new(collection, deadline), mode, languages: languages.all() }
    }

    /// Whether some document has a word where a term looks for it.
    fn has(&mut self, word: &str, term: &Term) -> bool {
        let words = query_words(word, self.languages);
        let fields = term.targets.iter().flat_map(|&target| fields_of(self.mode, target));
        let has = |(word, searched)| {
            self.forms.of(word, searched, self.languages, false).is_ok_and(|forms| !forms.is_empty())
        };
        fields.flat_map(|&searched| words.iter().map(move |word| (word, searched))).any(has)
    }
}

/// The line that asks for these terms; of a group `(these or those)`.
fn line_of(options: &SearchOptions) -> String {
    let text = |term: &Term| if term.phrase { format!("\"{}\"", term.text) } else { term.text.clone() };
    let term = |term: &Term| format!("{}{}", if term.mode == MatchMode::Not { "-" } else { "" }, text(term));
    let group = |group: &Vec<Term>| format!("({})", group.iter().map(text).collect::<Vec<_>>().join(" or "));
    let pieces: Vec<String> = options.terms.iter().map(term).chain(options.groups.iter().map(group)).collect();
    pieces.join(" ")
}

/// A spelling and how it was found.
struct Spelling {
    shown: String,
    distance: u32,
    podcasts: usize,
}

/// A word with what is near it.
struct Asked {
    distances: Option<Distances>,
    sound: Option<String>,
    word: String,
}

impl Asked {
    fn of(word: String) -> Self {
        Self { distances: Distances::of(&word), sound: sound_key(&word), word }
    }

    /// How far another word is; one that sounds the same is never far.
    fn distance(&self, other: &str) -> Option<u32> {
        if other == self.word {
            return Some(0);
        }
        let by_letters = self.distances.as_ref().and_then(|distances| distances.between(other)).map(u32::from);
        let sounds_alike = self.sound.is_some() && sound_key(other) == self.sound;
        by_letters.map(|distance| distance * 2 - u32::from(sounds_alike)).or(sounds_alike.then_some(3))
    }
}

/// The stretches of a name that are spelt like the words, and not the same: as written, folded, and how far they are.
fn alike(name: &str, asked: &[Asked]) -> Vec<(String, String, u32)> {
    let words = written_words(name);
    let stretch = |window: &[(Range<usize>, String)]| {
        let distances = window.iter().zip(asked).map(|((_, word), asked)| asked.distance(word));
        let distance: u32 = distances.collect::<Option<Vec<u32>>>()?.into_iter().sum();
        let shown = name[window.first()?.0.start..window.last()?.0.end].to_owned();
        let folded: Vec<&str> = window.iter().map(|(_, word)| word.as_str()).collect();
        (distance > 0).then(|| (shown, folded.join(" "), distance))
    };
    words.windows(asked.len()).filter_map(stretch).collect()
}

fn names_of(document: &PodcastDocument) -> Vec<&str> {
    let podcast = &document.podcast;
    let people = podcast.persons.iter().map(|person| person.name.as_str());
    std::iter::once(podcast.title.as_str()).chain(podcast.author.as_deref()).chain(people).collect()
}

/// The text with other words in the place of those that `meant` knows better.
fn corrected(text: &str, mut meant: impl FnMut(&str) -> Option<String>) -> Option<String> {
    let mut line = String::with_capacity(text.len());
    let (mut at, mut is_corrected) = (0, false);
    for (range, word) in written_words(text) {
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

/// The words of scripts with spaces, folded, and where they stand.
fn written_words(text: &str) -> Vec<(Range<usize>, String)> {
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
        assert_eq!(corrected("The Solr, panels!", meant).as_deref(), Some("The solar, panels!"));
        assert_eq!(corrected("panels 機械", meant), None);
    }

    #[test]
    fn stretches_are_compared_word_by_word() {
        let asked: Vec<Asked> = ["jon", "smyth"].map(|word| Asked::of(word.to_owned())).into();
        let found = alike("The John Smith Show with Jon Smyth", &asked);
        assert_eq!(found, [("John Smith".to_owned(), "john smith".to_owned(), 2)]);
        assert!(alike("John", &asked).is_empty());
    }
}

//! Phrases: words in sequence, in each language and field. Quoted phrases match as written, by the words beside the stems.

use super::scored_words::{ScoredVariant, ScoredWord};
use super::search_compiler::{CompiledTerm, SearchCompiler, any};
use super::spellings::{OTHER_SPELLING_WEIGHT, Spelling, stack};
use crate::term_text::AS_WRITTEN;
use earshot_engine::query::{QueryWord, SearchedField, TitleQuery, fields_of, is_quoted};
use earshot_engine::schema::field;
use earshot_model::search::{MatchMode, SearchTerm, Target};
use earshot_text::analyze::{ALTERNATIVE, Language, PART, split_language};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Larger slops have the same effect.
const MAX_SLOP: u32 = 1_000;
/// Limit of phrases that a fuzzy phrase is highlighted as.
const MAX_HIGHLIGHTED_PHRASES: usize = 64;

/// The spellings at each position.
type PhrasePositions = Vec<Vec<Spelling>>;

impl SearchCompiler<'_> {
    pub(super) fn compile_phrase(
        &mut self,
        requested: &SearchTerm,
        mode: MatchMode,
        words: &[QueryWord],
        title: &mut TitleQuery,
    ) -> CompiledTerm {
        let (mut found, mut variants) = (Vec::new(), Vec::new());
        if mode != MatchMode::Not {
            (found, variants) = self.phrases_in(requested, mode, words, &self.query_languages.clone(), title);
        }
        if found.is_empty() {
            (found, variants) = self.phrases_in(requested, mode, words, self.languages.all(), title);
        }
        self.leaves += found.len() * words.len();
        let vocabulary = self.spellings.vocabulary;
        let scored = variants.into_iter().filter_map(|of_word| ScoredWord::new(of_word, 1, vocabulary)).collect();
        CompiledTerm { query: any(found), any_word: None, scored }
    }

    fn phrases_in(
        &mut self,
        requested: &SearchTerm,
        mode: MatchMode,
        words: &[QueryWord],
        languages: &[Language],
        title: &mut TitleQuery,
    ) -> (Vec<Value>, Vec<Vec<ScoredVariant>>) {
        let mut variants = vec![Vec::new(); words.len()];
        let (slop, is_quoted) = (requested.slop.min(MAX_SLOP), is_quoted(requested, words));
        let mut queries = Vec::new();
        for &target in &requested.targets {
            for &searched in fields_of(self.mode, target) {
                let stems = self.stem_phrases(requested, words, searched, languages);
                for spellings in stems.iter().flat_map(|phrase| phrase.iter().enumerate()) {
                    let (number, spellings) = spellings;
                    variants[number].extend(ScoredVariant::all(searched, spellings));
                    if searched.field == field::TITLE_EXACT {
                        let spelled = spellings.iter().map(|it| (it.term.as_str(), it.weight));
                        title.add_spelled(&words[number].folded, spelled);
                    }
                }
                let written = match is_quoted && !searched.is_exact {
                    // Without the stems, no document has the words.
                    true if stems.is_empty() => Some(Vec::new()),
                    true => Some(written_phrases(words)),
                    false => None,
                };
                if mode != MatchMode::Not {
                    // The words of a transcript are read in both forms; those of other texts by stem.
                    let shown = written.as_ref().filter(|_| target == Target::Transcript).unwrap_or(&stems);
                    self.highlight_phrases(target, shown, slop);
                }
                let phrases = written.unwrap_or(stems);
                for phrase in phrases {
                    let text: Vec<String> = phrase.iter().map(|spellings| stack(spellings.iter())).collect();
                    queries.push(json!({"match_phrase": {
                        searched.field: {"query": text.join(" "), "slop": slop, "boost": searched.boost},
                    }}));
                }
            }
        }
        (queries, variants)
    }

    /// The phrase by its stems in each language in which the index has all its words.
    fn stem_phrases(
        &self,
        requested: &SearchTerm,
        words: &[QueryWord],
        searched: SearchedField,
        languages: &[Language],
    ) -> Vec<PhrasePositions> {
        let known: PhrasePositions = words
            .iter()
            .map(|word| {
                let mut found = self.spellings.of(word, searched, languages, requested.fuzzy);
                self.spellings.add_alternatives(&mut found, word, searched, languages, false);
                if words.len() == 1 {
                    self.spellings.add_as_part(&mut found, word, searched, languages);
                }
                found
            })
            .collect();
        let texts_by_language: BTreeSet<Vec<&str>> = match searched.is_exact {
            true => BTreeSet::from([words.iter().map(|word| word.folded.as_str()).collect()]),
            false => {
                let of_language = |&language: &Language| words.iter().map(|word| word.term(language)).collect();
                languages.iter().filter_map(of_language).collect()
            }
        };
        let positions = |texts: Vec<&str>| -> PhrasePositions {
            texts.into_iter().zip(&known).map(|(text, spellings)| spellings_of(text, spellings)).collect()
        };
        let is_known = |phrase: &PhrasePositions| phrase.iter().all(|spellings| !spellings.is_empty());
        texts_by_language.into_iter().map(positions).filter(is_known).collect()
    }

    fn highlight_phrases(&mut self, target: Target, phrases: &[PhrasePositions], slop: u32) {
        let highlights = self.highlights.entry(target).or_default();
        for phrase in phrases {
            if let [spellings] = phrase.as_slice() {
                highlights.single.extend(spellings.iter().map(|spelling| spelling.term.clone()));
                continue;
            }
            let mut combinations: Vec<Vec<String>> = vec![Vec::new()];
            for spellings in phrase {
                let longer = |start: &Vec<String>| {
                    let extend =
                        |spelling: &Spelling| [start.as_slice(), std::slice::from_ref(&spelling.term)].concat();
                    spellings.iter().map(extend).collect::<Vec<_>>()
                };
                combinations = combinations.iter().flat_map(longer).take(MAX_HIGHLIGHTED_PHRASES).collect();
            }
            highlights.phrases.extend(combinations.into_iter().map(|terms| (terms, slop)));
        }
    }
}

/// The spellings that equal the term, or are other ones of it in the same language.
fn spellings_of(text: &str, spellings: &[Spelling]) -> Vec<Spelling> {
    let (language, _) = split_language(text);
    let is_it = |spelling: &&Spelling| {
        if spelling.weight < 1.0 { split_language(&spelling.term).0 == language } else { spelling.term == text }
    };
    spellings.iter().filter(is_it).cloned().collect()
}

/// The phrase as written, and with neighboring words joined.
fn written_phrases(words: &[QueryWord]) -> Vec<PhrasePositions> {
    let spelling = |term: String| Spelling { term: format!("{AS_WRITTEN}{term}"), weight: OTHER_SPELLING_WEIGHT };
    let position = |word: &QueryWord| -> Vec<Spelling> {
        let mut terms: Vec<String> = word.surface_spellings(Language::Plain).collect();
        terms.push(format!("{}{ALTERNATIVE}", word.folded));
        if words.len() == 1 {
            terms.push(format!("{}{PART}", word.folded));
        }
        terms.sort_unstable();
        terms.dedup();
        terms.into_iter().map(spelling).collect()
    };
    let as_written: PhrasePositions = words.iter().map(position).collect();
    let mut phrases = vec![as_written.clone()];
    for (at, word) in words.iter().enumerate() {
        for other in word.alternatives.iter().filter(|other| other.is_joined() && other.words.start == at) {
            if other.words.end <= as_written.len() {
                let joined = vec![spelling(other.folded().to_owned())];
                phrases.push([&as_written[..at], &[joined], &as_written[other.words.end..]].concat());
            }
        }
    }
    phrases
}

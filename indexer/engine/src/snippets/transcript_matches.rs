//! Finds the matches of a search in a transcript.
//!
//! The index gives the word numbers of matches, and the passage store gives the passage of each word number. So only
//! passages that are shown are read. [`super::match_clusters`] groups all matches.

use super::passage_snippet::{PassageText, SnippetLengths};
use super::quoted_matches::for_each_quoted_match;
use super::snippet_windows::merge_ranges;
use super::term_positions::TermPositions;
use crate::TranscriptSnippet;
use crate::deadline::Deadline;
use crate::index_read_error::IndexReadError;
use crate::passages::TranscriptRecord;
use crate::position_budget::MAX_MATCHES;
use crate::query::highlight_terms::HighlightTerms;
use crate::query::quoted_phrase::QuotedPhrase;
use crate::scorer::sloppy_phrase::SloppyPhraseMatcher;
use earshot_model::search::SnippetOptions;
use earshot_text::analyze::{Language, Word, words};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::Range;

/// The matches of one transcript, by passage.
pub struct TranscriptMatches<'a> {
    pub(super) record: TranscriptRecord<'a>,
    /// By passage number.
    passages: BTreeMap<usize, PassageScore>,
    /// The matched words of the transcript, by number.
    pub(super) words: WordSet,
    /// The ranges of terms and phrases, if they are kept.
    pub(super) spans: Vec<MatchSpan>,
    /// The weight of each term; rare terms weigh more.
    pub(super) term_weights: Vec<f64>,
    detail: MatchDetail,
}

/// The details of the matches that are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchDetail {
    /// The number of matches per passage, and the matched words.
    PassageCounts,
    /// Each match too, up to [`MAX_MATCHES`].
    AllMatches,
}

/// A match of a term or a phrase.
#[derive(Clone, Copy, Debug)]
pub(super) struct MatchSpan {
    /// The numbers of its first and last word. A phrase includes the words in between.
    pub first: u32,
    pub last: u32,
    /// The number of the term.
    pub term: u32,
}

/// A matched word.
#[derive(Clone, Debug)]
pub(super) struct TranscriptWord {
    pub word: u32,
    /// Its bytes.
    pub range: Range<u32>,
}

/// The matches of one passage.
#[derive(Clone, Copy, Default)]
struct PassageScore {
    /// The sum of the weights of its distinct terms.
    weight: f64,
    match_count: usize,
}

impl<'a> TranscriptMatches<'a> {
    /// Finds the matches until the deadline.
    pub fn find(
        mut reader: TermPositions<'_>,
        record: TranscriptRecord<'a>,
        terms: &HighlightTerms,
        language: Language,
        keep: MatchDetail,
    ) -> Result<Self, IndexReadError> {
        // Terms of other languages cannot occur in this document.
        let mark = format!("{}:", language.code());
        let is_here = |term: &str| !term.contains(':') || term.starts_with(&mark);
        let mut found = Self {
            record,
            passages: BTreeMap::new(),
            words: WordSet::default(),
            spans: Vec::new(),
            term_weights: Vec::new(),
            detail: keep,
        };
        let deadline = reader.deadline();
        // A fixed order, so that float sums are the same each time.
        let mut single: Vec<&String> = terms.single.iter().filter(|term| is_here(term)).collect();
        single.sort_unstable();
        for term in single {
            reader.budget().release();
            let mut positions = Vec::new();
            if !reader.append_positions(term, &mut positions)? {
                return Ok(found);
            }
            if !positions.is_empty() {
                found.add_term(reader.term_weight(term)?, positions.iter().map(|&word| (word, word)), deadline);
                positions.iter().for_each(|&word| found.words.insert(word));
            }
        }
        for (phrase, slop) in terms.phrases.iter().filter(|(phrase, _)| phrase.iter().all(|term| is_here(term))) {
            let words: Vec<Vec<&str>> = phrase.iter().map(|term| vec![term.as_str()]).collect();
            found.add_phrase(&mut reader, &words, *slop, |reader| {
                reader.phrase_word_weight(phrase.iter().map(String::as_str))
            })?;
        }
        for phrase in terms.fuzzy_phrases.iter().filter(|phrase| is_here(phrase.any_term())) {
            found.add_phrase(&mut reader, &phrase.spellings(), phrase.slop, |reader| {
                reader.phrase_word_weight(phrase.most_similar())
            })?;
        }
        for phrase in terms.quoted.iter().filter(|phrase| is_here(phrase.indexed.any_term())) {
            found.add_quoted(&mut reader, phrase, language)?;
        }
        Ok(found)
    }

    /// Adds the matches of a term as pairs of first and last word, in ascending order.
    fn add_term(&mut self, weight: f64, ends: impl Iterator<Item = (u32, u32)>, deadline: &Deadline) {
        let term = u32::try_from(self.term_weights.len()).unwrap_or(u32::MAX);
        self.term_weights.push(weight);
        // Matches of one passage are counted together.
        let (mut number, mut within, mut count) = (0, 0..0, 0);
        for (first, last) in ends {
            if !within.contains(&first) {
                self.count_passage(number, weight, count);
                number = self.record.passage_at_word(first);
                (within, count) = (self.record.word_range(number), 0);
            }
            count += 1;
            if self.detail == MatchDetail::AllMatches {
                if self.spans.len() >= MAX_MATCHES {
                    deadline.record_skipped_work();
                    break;
                }
                self.spans.push(MatchSpan { first, last, term });
            }
        }
        self.count_passage(number, weight, count);
    }

    fn count_passage(&mut self, passage: usize, weight: f64, matches: usize) {
        if matches > 0 {
            let tally = self.passages.entry(passage).or_default();
            tally.match_count += matches;
            tally.weight += weight;
        }
    }

    /// Adds the matches of a phrase, each word in any of its spellings.
    fn add_phrase<'d>(
        &mut self,
        reader: &mut TermPositions<'d>,
        words: &[Vec<&str>],
        slop: u32,
        weight_of: impl FnOnce(&TermPositions<'d>) -> Result<f64, IndexReadError>,
    ) -> Result<(), IndexReadError> {
        let mut phrase = SloppyPhraseMatcher::new(words, slop);
        let Some(lists) = reader.phrase_positions(&phrase, words)? else { return Ok(()) };
        let most = self.max_more_matches();
        let mut matches =
            PhraseMatchCollector { ends: Vec::new(), words: &mut self.words, most, deadline: reader.deadline() };
        phrase.for_each_match(&lists, reader.budget(), &mut |positions| matches.add(positions));
        let ends = matches.ends;
        self.add_match_ends(ends, reader, weight_of)
    }

    /// Adds the matches of a quoted phrase.
    fn add_quoted(
        &mut self,
        reader: &mut TermPositions<'_>,
        quoted: &QuotedPhrase,
        language: Language,
    ) -> Result<(), IndexReadError> {
        let most = self.max_more_matches();
        let mut matches =
            PhraseMatchCollector { ends: Vec::new(), words: &mut self.words, most, deadline: reader.deadline() };
        for_each_quoted_match(quoted, &self.record, language, reader, &mut |positions| matches.add(positions))?;
        let ends = matches.ends;
        self.add_match_ends(ends, reader, |reader| reader.phrase_word_weight(quoted.indexed.most_similar()))
    }

    /// The number of matches that may still be added.
    fn max_more_matches(&self) -> usize {
        match self.detail {
            MatchDetail::AllMatches => MAX_MATCHES.saturating_sub(self.spans.len()),
            MatchDetail::PassageCounts => MAX_MATCHES,
        }
    }

    /// Adds the matches of a phrase by their first and last word.
    fn add_match_ends<'d>(
        &mut self,
        mut ends: Vec<(u32, u32)>,
        reader: &TermPositions<'d>,
        weight_of: impl FnOnce(&TermPositions<'d>) -> Result<f64, IndexReadError>,
    ) -> Result<(), IndexReadError> {
        if !ends.is_empty() {
            ends.sort_unstable();
            self.add_term(weight_of(reader)?, ends.into_iter(), reader.deadline());
        }
        Ok(())
    }

    /// Number of passages of the transcript.
    pub fn passages(&self) -> usize {
        self.record.passages()
    }

    /// The numbers of the best passages, best first. Among equal ones, passages in the same compressed frame as the
    /// best come first, because reading another frame takes as long as everything else.
    pub fn best(&self, limit: usize) -> Vec<usize> {
        let mut ranked: Vec<(usize, PassageScore)> =
            self.passages.iter().map(|(number, tally)| (*number, *tally)).collect();
        let most = |(number, tally): &(usize, PassageScore)| Reverse((tally.match_count, Reverse(*number)));
        let by_weight =
            |one: &(usize, PassageScore), other: &(usize, PassageScore)| other.1.weight.total_cmp(&one.1.weight);
        ranked.sort_by(|one, other| by_weight(one, other).then_with(|| most(one).cmp(&most(other))));
        if limit > 1
            && let Some(((best, _), rest)) = ranked.split_first_mut()
        {
            let frame = self.record.frame_of_passage(*best);
            rest.sort_by(|one, other| {
                let is_apart = |(number, _): &(usize, PassageScore)| self.record.frame_of_passage(*number) != frame;
                by_weight(one, other).then_with(|| is_apart(one).cmp(&is_apart(other)))
            });
        }
        ranked.into_iter().take(limit).map(|(number, _)| number).collect()
    }

    /// The snippets of some passages.
    pub fn snippets(
        &self,
        numbers: &[usize],
        snippets: SnippetOptions,
    ) -> Result<Vec<(usize, TranscriptSnippet)>, IndexReadError> {
        if numbers.is_empty() {
            return Ok(Vec::new());
        }
        let timeline = self.record.timeline()?;
        let mut shown = Vec::with_capacity(numbers.len());
        for &number in numbers {
            let (offset, text) = self.record.passage(number)?;
            let bytes = |said: TranscriptWord| said.range.start as usize..said.range.end as usize;
            let hits = merge_ranges(self.matched_words(number, &text).into_iter().map(bytes).collect());
            let cues = timeline.cues_in(&(offset..offset + text.len()));
            let piece = PassageText {
                text: &text,
                offset,
                cues: &cues,
                matches: &hits,
                lengths: SnippetLengths::for_text(&text, snippets),
            };
            shown.push((number, piece.densest()));
        }
        Ok(shown)
    }

    /// The matched words of a passage with their byte ranges.
    pub(super) fn matched_words(&self, number: usize, text: &str) -> Vec<TranscriptWord> {
        let within = self.record.word_range(number);
        let numbered = within.zip(words(text).filter(|word| !word.is_tail));
        // A transcript has fewer than 2^32 bytes.
        let byte = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        let said = |(word, it): (u32, Word)| TranscriptWord { word, range: byte(it.range.start)..byte(it.range.end) };
        numbered.filter(|(word, _)| self.words.has(*word)).map(said).collect()
    }
}

/// A set of word numbers, one bit each.
#[derive(Default)]
pub(super) struct WordSet(Vec<u64>);

impl WordSet {
    fn insert(&mut self, word: u32) {
        let at = (word / u64::BITS) as usize;
        if at >= self.0.len() {
            self.0.resize(at + 1, 0);
        }
        self.0[at] |= 1 << (word % u64::BITS);
    }

    fn has(&self, word: u32) -> bool {
        self.0.get((word / u64::BITS) as usize).is_some_and(|bits| bits >> (word % u64::BITS) & 1 == 1)
    }

    /// The first number in the set from `word` on.
    pub fn next(&self, word: u32) -> Option<u32> {
        let mut at = (word / u64::BITS) as usize;
        let mut bits = self.0.get(at)? & (u64::MAX << (word % u64::BITS));
        while bits == 0 {
            at += 1;
            bits = *self.0.get(at)?;
        }
        u32::try_from(at).ok()?.checked_mul(u64::BITS)?.checked_add(bits.trailing_zeros())
    }
}

/// Collects the matches of a phrase.
struct PhraseMatchCollector<'m> {
    /// The first and last word of each match.
    ends: Vec<(u32, u32)>,
    words: &'m mut WordSet,
    most: usize,
    deadline: &'m Deadline,
}

impl PhraseMatchCollector<'_> {
    /// Adds a match. Returns false when there are too many.
    fn add(&mut self, positions: &[u32]) -> bool {
        if self.ends.len() >= self.most {
            self.deadline.record_skipped_work();
            return false;
        }
        let ends = |(first, last): (u32, u32), &word: &u32| (first.min(word), last.max(word));
        self.ends.push(positions.iter().fold((u32::MAX, 0), ends));
        positions.iter().for_each(|&word| self.words.insert(word));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_set_contains_inserted_words() {
        let mut words = WordSet::default();
        assert_eq!(words.next(0), None);
        let inserted = [0, 1, 63, 64, 500, 100_000];
        inserted.iter().for_each(|&word| words.insert(word));
        let mut next = words.next(0);
        let all: Vec<u32> = std::iter::from_fn(|| next.take().inspect(|word| next = words.next(word + 1))).collect();
        assert_eq!(all, inserted);
        assert!(words.has(500) && !words.has(501) && !words.has(200_000));
    }
}

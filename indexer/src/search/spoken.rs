//! Where in a transcript the terms of a search were said.
//!
//! The index says at which words of the transcript the terms stand, the passage store which passage has those words;
//! so that of a hit only passages that are shown are read. All that matches is cut apart in [`super::excerpts`].

use super::chain::chains;
use super::collection::{Collection, Place};
use super::compiled::Marks;
use super::fault::Fault;
use super::fragments::merged;
use super::passage::{Lengths, Piece};
use crate::TranscriptMatch;
use crate::analyze::{Language, words};
use crate::passages::Record;
use crate::schema::field;
use earshot_model::search::Snippets;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::Range;
use tantivy::postings::Postings;
use tantivy::schema::IndexRecordOption;
use tantivy::{DocSet, Term};

/// The passages of one transcript in which something matched.
pub struct Spoken<'a> {
    pub(super) record: Record<'a>,
    /// By number.
    passages: BTreeMap<usize, Tally>,
    /// Words of the transcript that matched, by their numbers, in order.
    pub(super) words: Vec<u32>,
    pub(super) spans: Vec<Span>,
    /// What each of the terms says of where it stands: a rare one more.
    pub(super) worths: Vec<f64>,
}

/// A place where a term or a phrase stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    /// Numbers of its words; of a phrase, with those in between.
    pub first: u32,
    pub last: u32,
    /// The number of the term.
    pub term: u32,
}

/// A word that matched.
#[derive(Clone, Debug)]
pub(super) struct Said {
    pub word: u32,
    /// Its bytes.
    pub range: Range<usize>,
}

/// What a passage has.
#[derive(Clone, Copy, Default)]
struct Tally {
    /// The different terms, rare ones more.
    worth: f64,
    places: usize,
}

impl<'a> Spoken<'a> {
    pub fn find(
        episodes: &Collection,
        place: Place,
        record: Record<'a>,
        marks: &Marks,
        language: Language,
    ) -> Result<Self, Fault> {
        // Other languages' terms cannot stand in this document.
        let mark = format!("{}:", language.code());
        let is_here = |term: &str| !term.contains(':') || term.starts_with(&mark);
        let mut found =
            Self { record, passages: BTreeMap::new(), words: Vec::new(), spans: Vec::new(), worths: Vec::new() };
        let mut reader = PlaceReader { episodes, place, known: BTreeMap::new() };
        // In a fixed order, so that sums of floats are the same each time.
        let mut single: Vec<&String> = marks.single.iter().filter(|term| is_here(term)).collect();
        single.sort_unstable();
        for term in single {
            let places = reader.read(term)?;
            found.tally(places.iter().map(|&word| (word, word)), reader.worth(term)?);
            found.words.extend(places);
        }
        for (phrase, slop) in marks.phrases.iter().filter(|(phrase, _)| phrase.iter().all(|term| is_here(term))) {
            let places = reader.phrase(phrase.iter().map(std::slice::from_ref), *slop)?;
            found.phrase(places, reader.worth_of(phrase.iter())?);
        }
        for phrase in marks.near_phrases.iter().filter(|phrase| is_here(phrase.any_term())) {
            let places = reader.phrase(phrase.words.iter().map(|word| &word.all), phrase.slop)?;
            found.phrase(places, reader.worth_of(phrase.words.iter().map(|word| &word.nearest))?);
        }
        found.words.sort_unstable();
        found.words.dedup();
        Ok(found)
    }

    /// Notes the first and the last word of each place of a term.
    fn tally(&mut self, places: impl Iterator<Item = (u32, u32)>, worth: f64) {
        let mut before = None;
        let term = u32::try_from(self.worths.len()).unwrap_or(u32::MAX);
        self.worths.push(worth);
        for (first, last) in places {
            self.spans.push(Span { first, last, term });
            let passage = self.record.passage_of(first);
            let tally = self.passages.entry(passage).or_default();
            tally.places += 1;
            if before != Some(passage) {
                tally.worth += worth;
            }
            before = Some(passage);
        }
    }

    fn phrase(&mut self, places: Vec<Vec<u32>>, worth: f64) {
        let span = |words: &Vec<u32>| Some((*words.iter().min()?, *words.iter().max()?));
        self.tally(places.iter().filter_map(span), worth);
        self.words.extend(places.into_iter().flatten());
    }

    /// Passages of the transcript, whether they match or not.
    pub fn passages(&self) -> usize {
        self.record.passages()
    }

    /// Numbers of the best ones, the best first. Of those that are worth as much, the ones that are read together with
    /// the best one come first after it: to read a passage from elsewhere takes as long as all else that is shown of it.
    pub fn best(&self, wanted: usize) -> Vec<usize> {
        let mut ranked: Vec<(usize, Tally)> = self.passages.iter().map(|(number, tally)| (*number, *tally)).collect();
        let most = |(number, tally): &(usize, Tally)| Reverse((tally.places, Reverse(*number)));
        let by_worth = |one: &(usize, Tally), other: &(usize, Tally)| other.1.worth.total_cmp(&one.1.worth);
        ranked.sort_by(|one, other| by_worth(one, other).then_with(|| most(one).cmp(&most(other))));
        if wanted > 1
            && let Some(((best, _), rest)) = ranked.split_first_mut()
        {
            let frame = self.record.frame_of(*best);
            rest.sort_by(|one, other| {
                let is_apart = |(number, _): &(usize, Tally)| self.record.frame_of(*number) != frame;
                by_worth(one, other).then_with(|| is_apart(one).cmp(&is_apart(other)))
            });
        }
        ranked.into_iter().take(wanted).map(|(number, _)| number).collect()
    }

    /// What is shown of some passages.
    pub fn cut(&self, numbers: &[usize], snippets: Snippets) -> Result<Vec<(usize, TranscriptMatch)>, Fault> {
        if numbers.is_empty() {
            return Ok(Vec::new());
        }
        let timeline = self.record.timeline()?;
        let mut shown = Vec::with_capacity(numbers.len());
        for &number in numbers {
            let (offset, text) = self.record.passage(number)?;
            let hits = merged(self.said(number, &text).into_iter().map(|said| said.range).collect());
            let cues = timeline.within(&(offset..offset + text.len()));
            let piece = Piece { text: &text, offset, cues: &cues, hits: &hits, lengths: Lengths::of(&text, snippets) };
            shown.push((number, piece.densest()));
        }
        Ok(shown)
    }

    /// The words of a passage that matched, with their bytes in it.
    pub(super) fn said(&self, number: usize, text: &str) -> Vec<Said> {
        let within = self.record.words_of(number);
        let from = self.words.partition_point(|&word| word < within.start);
        let to = self.words.partition_point(|&word| word < within.end);
        let mut wanted = self.words[from..to].iter().copied().peekable();
        let mut said = Vec::with_capacity(to - from);
        for (number, word) in (within.start..).zip(words(text).filter(|word| !word.is_tail)) {
            match wanted.peek() {
                Some(&next) if next == number => {
                    said.push(Said { word: number, range: word.range });
                    wanted.next();
                }
                Some(_) => {}
                None => break,
            }
        }
        said
    }
}

/// Where terms stand in one document.
struct PlaceReader<'a> {
    episodes: &'a Collection,
    place: Place,
    /// Of the words of phrases, which may repeat.
    known: BTreeMap<String, Vec<u32>>,
}

impl PlaceReader<'_> {
    /// A rare term says more of what a passage is about.
    fn worth(&self, text: &str) -> Result<f64, Fault> {
        let term = Term::from_field_text(self.episodes.field(field::TRANSCRIPT), text);
        #[expect(clippy::cast_precision_loss, reason = "there are no 2^53 documents")]
        let share = self.episodes.documents as f64 / (self.episodes.frequency(&term)?.max(1)) as f64;
        Ok(share.ln_1p())
    }

    fn worth_of<'t>(&self, mut terms: impl Iterator<Item = &'t String>) -> Result<f64, Fault> {
        terms.try_fold(0.0, |worth, term| Ok(worth + self.worth(term)?))
    }

    fn places(&mut self, text: &str) -> Result<&[u32], Fault> {
        if !self.known.contains_key(text) {
            let places = self.read(text)?;
            self.known.insert(text.to_owned(), places);
        }
        Ok(self.known.get(text).map(Vec::as_slice).unwrap_or_default())
    }

    fn read(&self, text: &str) -> Result<Vec<u32>, Fault> {
        let field = self.episodes.field(field::TRANSCRIPT);
        let index = self.episodes.segment(self.place).inverted(field)?;
        let term = Term::from_field_text(field, text);
        let postings = index.read_postings(&term, IndexRecordOption::WithFreqsAndPositions)?;
        let mut places = Vec::new();
        if let Some(mut postings) = postings {
            if postings.doc() < self.place.document {
                postings.seek(self.place.document);
            }
            if postings.doc() == self.place.document {
                postings.positions(&mut places);
            }
        }
        Ok(places)
    }

    /// The words of each place where a phrase stands, the first word first; each word in any of its spellings.
    fn phrase<'t, Spellings>(
        &mut self,
        phrase: impl Iterator<Item = Spellings>,
        slop: u32,
    ) -> Result<Vec<Vec<u32>>, Fault>
    where
        Spellings: IntoIterator<Item = &'t String>,
    {
        let mut places = Vec::new();
        for spellings in phrase {
            let mut of_word = Vec::new();
            for text in spellings {
                of_word.extend_from_slice(self.places(text)?);
            }
            of_word.sort_unstable();
            of_word.dedup();
            places.push(of_word);
        }
        Ok(chains(&places, slop))
    }
}

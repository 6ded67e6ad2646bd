//! The passages of an episode's transcript that matched.
//!
//! The index says at which words of the transcript the terms stand, the passage store which passage has those words;
//! so only passages that matched are read and analysed.

use super::collection::{Collection, Place};
use super::fault::Fault;
use super::highlight::{FRAGMENT_BYTES, Highlighter, around, marked};
use super::query::Marks;
use crate::TranscriptMatch;
use crate::analyze::Language;
use crate::passages::Record;
use crate::schema::field;
use std::collections::BTreeMap;
use std::ops::Range;
use tantivy::postings::Postings;
use tantivy::schema::IndexRecordOption;
use tantivy::{DocSet, Term};

/// Passages shown of an episode.
const MAX_MATCHES: usize = 3;
/// A longer pause between two cues ends a fragment, in milliseconds.
const MAX_PAUSE_MS: i64 = 10_000;
/// Places of one term that are looked at in one transcript.
const MAX_PLACES: usize = 2_000;

/// The best passages of an episode, in the order of speech.
pub fn matches(
    episodes: &Collection,
    place: Place,
    record: &Record<'_>,
    marks: &Marks,
    language: Language,
    highlighter: &mut Highlighter,
) -> Result<Vec<TranscriptMatch>, Fault> {
    let found = best_passages(episodes, place, record, marks, language)?;
    let mut matches = Vec::with_capacity(found.len());
    for number in found {
        let (offset, text) = record.passage(number)?;
        let hits = highlighter.find(&text, language, marks);
        if !hits.is_empty() {
            matches.push(cut_match(record, offset, &text, &hits)?);
        }
    }
    Ok(matches)
}

/// Numbers of the passages with the most different terms, then the most places.
fn best_passages(
    episodes: &Collection,
    place: Place,
    record: &Record<'_>,
    marks: &Marks,
    language: Language,
) -> Result<Vec<usize>, Fault> {
    // Other languages' terms cannot stand in this document.
    let mark = format!("{}:", language.code());
    let is_here = |term: &str| !term.contains(':') || term.starts_with(&mark);
    let mut reader = PlaceReader { episodes, place, known: BTreeMap::new() };
    let mut terms_in: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
    let mut count = |places: &[u32]| {
        let mut last = None;
        for &word in places {
            let entry = terms_in.entry(record.passage_of(word)).or_default();
            let passage = record.passage_of(word);
            entry.0 += usize::from(last != Some(passage));
            entry.1 += 1;
            last = Some(passage);
        }
    };
    for term in marks.single.iter().filter(|term| is_here(term)) {
        count(reader.places(term)?);
    }
    for (phrase, slop) in marks.phrases.iter().filter(|(phrase, _)| phrase.iter().all(|term| is_here(term))) {
        count(&reader.phrase(phrase, *slop)?);
    }
    let mut passages: Vec<(usize, (usize, usize))> = terms_in.into_iter().collect();
    passages.sort_by(|one, other| other.1.cmp(&one.1).then(one.0.cmp(&other.0)));
    let mut best: Vec<usize> = passages.into_iter().take(MAX_MATCHES).map(|(number, _)| number).collect();
    best.sort_unstable();
    Ok(best)
}

/// Where terms stand in one document.
struct PlaceReader<'a> {
    episodes: &'a Collection,
    place: Place,
    known: BTreeMap<String, Vec<u32>>,
}

impl PlaceReader<'_> {
    fn places(&mut self, text: &str) -> Result<&[u32], Fault> {
        if !self.known.contains_key(text) {
            let places = self.read(text)?;
            self.known.insert(text.to_owned(), places);
        }
        Ok(self.known.get(text).map(Vec::as_slice).unwrap_or_default())
    }

    fn read(&self, text: &str) -> Result<Vec<u32>, Fault> {
        let field = self.episodes.field(field::TRANSCRIPT);
        let index = self.episodes.segment(self.place).reader.inverted_index(field)?;
        let term = Term::from_field_text(field, text);
        let postings = index.read_postings(&term, IndexRecordOption::WithFreqsAndPositions)?;
        let mut places = Vec::new();
        if let Some(mut postings) = postings {
            if postings.doc() < self.place.document {
                postings.seek(self.place.document);
            }
            if postings.doc() == self.place.document {
                postings.positions(&mut places);
                places.truncate(MAX_PLACES);
            }
        }
        Ok(places)
    }

    /// Where a phrase begins.
    fn phrase(&mut self, phrase: &[String], slop: u32) -> Result<Vec<u32>, Fault> {
        let Some(first) = phrase.first() else { return Ok(Vec::new()) };
        let mut starts = self.places(first)?.to_vec();
        for (offset, term) in (1..).zip(&phrase[1..]) {
            let places = self.places(term)?;
            starts.retain(|start| {
                let expected = start + offset;
                let at = places.partition_point(|&place| place < expected.saturating_sub(slop));
                places.get(at).is_some_and(|&place| place <= expected.saturating_add(slop))
            });
        }
        Ok(starts)
    }
}

/// The stretch of a passage around its densest hits, with the times of the cues it touches.
fn cut_match(record: &Record<'_>, offset: usize, text: &str, hits: &[Range<usize>]) -> Result<TranscriptMatch, Fault> {
    let core = densest(hits);
    let cues = record.cues(&(offset..offset + text.len()))?;
    // Whole cues read best; one that is too long for that (a text without times has one cue) is cut between words.
    let within =
        |range: &Range<usize>| range.start.saturating_sub(offset)..(range.end.max(offset) - offset).min(text.len());
    let mut window: Option<Range<usize>> = None;
    for cue in &cues {
        let cue = within(&cue.range);
        if cue.end > core.start && cue.start < core.end {
            window = Some(window.map_or(cue.clone(), |window| window.start..cue.end));
        }
    }
    let window = match window {
        Some(window) if window.len() <= 2 * FRAGMENT_BYTES => {
            let cues: Vec<Timed> = cues
                .iter()
                .map(|cue| Timed { range: within(&cue.range), start_ms: cue.start_ms, end_ms: cue.end_ms })
                .collect();
            widened(window, &cues)
        }
        _ => around(text, core),
    };
    let window = trimmed(text, window);
    let spoken = offset + window.start..offset + window.end;
    let touched: Vec<_> =
        cues.iter().filter(|cue| cue.range.end > spoken.start && cue.range.start < spoken.end).collect();
    Ok(TranscriptMatch {
        text: text[window.clone()].split_whitespace().collect::<Vec<_>>().join(" "),
        highlighted: marked(text, &window, hits),
        start_ms: touched.first().and_then(|cue| cue.start_ms),
        end_ms: touched.last().and_then(|cue| cue.end_ms),
        speaker: touched.first().and_then(|cue| cue.speaker.clone()),
    })
}

/// The hits that fit into one fragment, where there are the most.
fn densest(hits: &[Range<usize>]) -> Range<usize> {
    let mut best = (0, 0..0);
    for (at, first) in hits.iter().enumerate() {
        let fitting = hits[at..].iter().take_while(|hit| hit.end <= first.start + FRAGMENT_BYTES).count().max(1);
        if fitting > best.0 {
            best = (fitting, first.start..hits[at + fitting - 1].end);
        }
    }
    best.1
}

/// A cue within the passage's text.
struct Timed {
    range: Range<usize>,
    start_ms: Option<i64>,
    end_ms: Option<i64>,
}

impl Timed {
    /// Whether `next` was said in the same breath, as far as the times tell.
    fn flows_into(&self, next: &Self) -> bool {
        match (self.end_ms, next.start_ms) {
            (Some(end), Some(start)) => start - end <= MAX_PAUSE_MS,
            _ => true,
        }
    }
}

/// Takes in the cues before and after while the fragment is short and the talk goes on: a fragment's time must lead to
/// where it was said.
fn widened(mut window: Range<usize>, cues: &[Timed]) -> Range<usize> {
    let mut last = cues.iter().rposition(|cue| cue.range.start < window.end).unwrap_or(0);
    let mut first = cues.iter().position(|cue| cue.range.end > window.start).unwrap_or(0);
    while let Some(next) = cues.get(last + 1)
        && next.range.end - window.start <= FRAGMENT_BYTES
        && cues[last].flows_into(next)
    {
        window.end = next.range.end;
        last += 1;
    }
    while let Some(before) = first.checked_sub(1).map(|at| &cues[at])
        && window.end - before.range.start <= FRAGMENT_BYTES
        && before.flows_into(&cues[first])
    {
        window.start = before.range.start;
        first -= 1;
    }
    window
}

fn trimmed(text: &str, window: Range<usize>) -> Range<usize> {
    let slice = &text[window.clone()];
    let start = window.start + (slice.len() - slice.trim_start().len());
    start..start + slice.trim().len()
}

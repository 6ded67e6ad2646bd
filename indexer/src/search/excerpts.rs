//! All that matches in a transcript, cut into excerpts: in the order of speech, each match in one of them.
//!
//! An excerpt has matches that stand near enough to be shown together, and begin in one stored passage. Their number is
//! the same whichever page is asked for, so the text of every passage with a match is read, a frame at a time; what is
//! kept of it are places.

use super::deadline::Deadline;
use super::fault::Fault;
use super::fragments::merged;
use super::passage::{Lengths, Piece};
use super::spoken::{Said, Span, Spoken};
use crate::passages::Timeline;
use crate::{Page, PassageHit};
use earshot_model::search::Snippets;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// The excerpts of one transcript.
pub struct Excerpts<'a> {
    spoken: &'a Spoken<'a>,
    /// The words that matched, with their bytes in the transcript.
    said: Vec<Said>,
    /// How much is shown of each passage.
    lengths: BTreeMap<usize, Lengths>,
    found: Vec<Excerpt>,
}

/// Matches that are shown together.
struct Excerpt {
    /// Bytes of the transcript from the first match to the last one. Those of no two excerpts overlap.
    core: Range<usize>,
    /// The passage in which the first match begins.
    passage: usize,
    /// What the terms in it are worth, each once.
    worth: f64,
    places: usize,
}

impl<'a> Excerpts<'a> {
    /// Those of the matches that were read before the deadline.
    pub fn of(spoken: &'a Spoken<'a>, snippets: Snippets, deadline: &Deadline) -> Result<Self, Fault> {
        let mut excerpts = Self { spoken, said: Vec::new(), lengths: BTreeMap::new(), found: Vec::new() };
        excerpts.read(snippets, deadline)?;
        excerpts.found = excerpts.cut_apart();
        Ok(excerpts)
    }

    pub fn total(&self) -> usize {
        self.found.len()
    }

    /// The one with the most of the terms, rare ones more.
    pub fn best(&self) -> Result<Option<PassageHit>, Fault> {
        let key = |excerpt: &Excerpt| (excerpt.worth, excerpt.places);
        let best = (0..self.found.len()).rev().max_by(|&one, &other| {
            let ((one, places), (other, other_places)) = (key(&self.found[one]), key(&self.found[other]));
            one.total_cmp(&other).then(places.cmp(&other_places))
        });
        let Some(best) = best else { return Ok(None) };
        Ok(self.shown(best..best + 1)?.pop())
    }

    pub fn page(&self, page: Page) -> Result<Vec<PassageHit>, Fault> {
        let start = page.skip.min(self.found.len());
        self.shown(start..start.saturating_add(page.limit).min(self.found.len()))
    }

    /// Finds the bytes of the words that matched.
    fn read(&mut self, snippets: Snippets, deadline: &Deadline) -> Result<(), Fault> {
        let Spoken { record, words, .. } = self.spoken;
        let mut next = words.next(0);
        while let Some(word) = next.filter(|_| !deadline.is_over()) {
            let number = record.passage_of(word);
            let (offset, text) = record.passage(number)?;
            self.lengths.insert(number, Lengths::of(&text, snippets));
            // A transcript has fewer than 2^32 bytes.
            let offset = u32::try_from(offset).unwrap_or(u32::MAX);
            let at = |byte: u32| byte.saturating_add(offset);
            let said = self.spoken.said(number, &text).into_iter();
            self.said.extend(said.map(|said| Said { range: at(said.range.start)..at(said.range.end), ..said }));
            next = words.next(record.words_of(number).end.max(word.saturating_add(1)));
        }
        Ok(())
    }

    /// Joins matches that fit into one excerpt, from the first one on.
    fn cut_apart(&self) -> Vec<Excerpt> {
        let range_of = |span: &Span| -> Option<Range<usize>> {
            let said = |word: u32| {
                let at = self.said.binary_search_by_key(&word, |said| said.word).ok()?;
                Some(&self.said[at].range)
            };
            Some(said(span.first)?.start as usize..said(span.last)?.end as usize)
        };
        let spans = self.spoken.spans.iter();
        let mut places: Vec<(Range<usize>, Span)> = spans.filter_map(|span| Some((range_of(span)?, *span))).collect();
        places.sort_unstable_by_key(|(range, span)| (range.start, range.end, span.term));

        let mut found: Vec<Excerpt> = Vec::new();
        let mut terms: BTreeSet<u32> = BTreeSet::new();
        for (range, span) in places {
            let passage = self.spoken.record.passage_of(span.first);
            let most = self.lengths.get(&passage).map_or(0, |lengths| lengths.least());
            let worth = self.spoken.worths.get(span.term as usize).copied().unwrap_or_default();
            let end = found.last().map_or(0, |last| last.core.end);
            match found.last_mut() {
                // Of matches that overlap the rest of the later one is shown apart, where both are too long.
                Some(last)
                    if range.end <= end
                        || (last.passage == passage && range.end.saturating_sub(last.core.start) <= most) =>
                {
                    last.core.end = end.max(range.end);
                    last.places += 1;
                    last.worth += if terms.insert(span.term) { worth } else { 0.0 };
                }
                _ => {
                    terms = BTreeSet::from([span.term]);
                    found.push(Excerpt { core: range.start.max(end)..range.end, passage, worth, places: 1 });
                }
            }
        }
        found
    }

    /// What is shown of some excerpts.
    fn shown(&self, wanted: Range<usize>) -> Result<Vec<PassageHit>, Fault> {
        if wanted.is_empty() {
            return Ok(Vec::new());
        }
        let timeline = self.spoken.record.timeline()?;
        wanted.map(|number| self.excerpt(number, &timeline)).collect()
    }

    fn excerpt(&self, number: usize, timeline: &Timeline) -> Result<PassageHit, Fault> {
        let record = &self.spoken.record;
        let core = &self.found[number].core;
        let from = self.said.partition_point(|said| said.range.end as usize <= core.start);
        let to = self.said.partition_point(|said| (said.range.start as usize) < core.end);
        let said = self.said.get(from..to).unwrap_or_default();
        // A phrase may go on in the next passage.
        let passage_of = |said: Option<&Said>| said.map_or(0, |said| record.passage_of(said.word));
        let (first, last) = (passage_of(said.first()), passage_of(said.last()));
        let (offset, mut text) = record.passage(first)?;
        for number in first + 1..=last {
            text.push_str(&record.passage(number)?.1);
        }
        let own = |range: &Range<usize>| {
            let at = |byte: usize| byte.saturating_sub(offset).min(text.len());
            at(range.start)..at(range.end)
        };
        let bytes = |said: &Said| own(&(said.range.start as usize..said.range.end as usize));
        let hits = merged(said.iter().map(bytes).collect());
        // What other excerpts show is not shown here.
        let before = number.checked_sub(1).map_or(0, |before| self.found[before].core.end);
        let after = self.found.get(number + 1).map_or(usize::MAX, |after| after.core.start);
        let cues = timeline.within(&(offset..offset + text.len()));
        let lengths = self.lengths.get(&first).copied().unwrap_or_default();
        let piece = Piece { text: &text, offset, cues: &cues, hits: &hits, lengths };
        Ok(PassageHit { number: core.start, passage: piece.whole(own(core), &own(&(before..after))) })
    }
}

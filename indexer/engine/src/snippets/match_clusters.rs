//! Groups all matches of a transcript into match clusters, in chronological order. Each match is in exactly one
//! cluster.
//!
//! The matches of a cluster are near enough to be shown together, and the cluster begins in one stored passage. The
//! number of clusters must not depend on the page, so all passages with matches are read, one compressed frame at a
//! time; only positions are kept.

use super::passage_snippet::{PassageText, SnippetLengths};
use super::snippet_windows::merge_ranges;
use super::transcript_matches::{MatchSpan, TranscriptMatches, TranscriptWord};
use crate::deadline::Deadline;
use crate::index_read_error::IndexReadError;
use crate::passages::Timeline;
use crate::{Page, PassageHit};
use earshot_model::search::SnippetOptions;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// The match clusters of one transcript.
pub struct MatchClusters<'a> {
    matches: &'a TranscriptMatches<'a>,
    /// The matched words with their bytes in the transcript.
    matched_words: Vec<TranscriptWord>,
    /// The snippet length for each passage.
    lengths: BTreeMap<usize, SnippetLengths>,
    clusters: Vec<MatchCluster>,
}

/// Matches that are shown together.
struct MatchCluster {
    /// Bytes of the transcript from the first match to the last. Ranges of two clusters do not overlap.
    match_range: Range<usize>,
    /// The passage in which the first match begins.
    passage: usize,
    /// The sum of the weights of its distinct terms.
    weight: f64,
    match_count: usize,
}

impl<'a> MatchClusters<'a> {
    /// Finds the clusters of the matches that were read before the deadline.
    pub fn find(
        spoken: &'a TranscriptMatches<'a>,
        snippets: SnippetOptions,
        deadline: &Deadline,
    ) -> Result<Self, IndexReadError> {
        let mut found =
            Self { matches: spoken, matched_words: Vec::new(), lengths: BTreeMap::new(), clusters: Vec::new() };
        found.read_matched_words(snippets, deadline)?;
        found.clusters = found.cluster_matches();
        Ok(found)
    }

    pub fn total(&self) -> usize {
        self.clusters.len()
    }

    /// The cluster with the most distinct terms, weighted by rarity.
    pub fn best(&self) -> Result<Option<PassageHit>, IndexReadError> {
        let key = |cluster: &MatchCluster| (cluster.weight, cluster.match_count);
        let best = (0..self.clusters.len()).rev().max_by(|&one, &other| {
            let ((one, places), (other, other_places)) = (key(&self.clusters[one]), key(&self.clusters[other]));
            one.total_cmp(&other).then(places.cmp(&other_places))
        });
        let Some(best) = best else { return Ok(None) };
        Ok(self.snippets(best..best + 1)?.pop())
    }

    pub fn page(&self, page: Page) -> Result<Vec<PassageHit>, IndexReadError> {
        let start = page.skip.min(self.clusters.len());
        self.snippets(start..start.saturating_add(page.limit).min(self.clusters.len()))
    }

    /// Finds the byte ranges of the matched words.
    fn read_matched_words(&mut self, snippets: SnippetOptions, deadline: &Deadline) -> Result<(), IndexReadError> {
        let TranscriptMatches { record, words, .. } = self.matches;
        let mut next = words.next(0);
        while let Some(word) = next.filter(|_| !deadline.is_over()) {
            let number = record.passage_at_word(word);
            let (offset, text) = record.passage(number)?;
            self.lengths.insert(number, SnippetLengths::for_text(&text, snippets));
            // A transcript has fewer than 2^32 bytes.
            let offset = u32::try_from(offset).unwrap_or(u32::MAX);
            let at = |byte: u32| byte.saturating_add(offset);
            let said = self.matches.matched_words(number, &text).into_iter();
            self.matched_words
                .extend(said.map(|said| TranscriptWord { range: at(said.range.start)..at(said.range.end), ..said }));
            next = words.next(record.word_range(number).end.max(word.saturating_add(1)));
        }
        Ok(())
    }

    /// Joins consecutive matches that fit into one snippet.
    fn cluster_matches(&self) -> Vec<MatchCluster> {
        let range_of = |span: &MatchSpan| -> Option<Range<usize>> {
            let said = |word: u32| {
                let at = self.matched_words.binary_search_by_key(&word, |said| said.word).ok()?;
                Some(&self.matched_words[at].range)
            };
            Some(said(span.first)?.start as usize..said(span.last)?.end as usize)
        };
        let spans = self.matches.spans.iter();
        let mut places: Vec<(Range<usize>, MatchSpan)> =
            spans.filter_map(|span| Some((range_of(span)?, *span))).collect();
        places.sort_unstable_by_key(|(range, span)| (range.start, range.end, span.term));

        let mut found: Vec<MatchCluster> = Vec::new();
        let mut terms: BTreeSet<u32> = BTreeSet::new();
        for (range, span) in places {
            let passage = self.matches.record.passage_at_word(span.first);
            let most = self.lengths.get(&passage).map_or(0, |lengths| lengths.min_length());
            let term_weight = self.matches.term_weights.get(span.term as usize).copied().unwrap_or_default();
            let end = found.last().map_or(0, |last| last.match_range.end);
            match found.last_mut() {
                // The matches overlap, but both are too long for one snippet: the rest of the later match becomes a
                // cluster of its own.
                Some(last)
                    if range.end <= end
                        || (last.passage == passage && range.end.saturating_sub(last.match_range.start) <= most) =>
                {
                    last.match_range.end = end.max(range.end);
                    last.match_count += 1;
                    last.weight += if terms.insert(span.term) { term_weight } else { 0.0 };
                }
                _ => {
                    terms = BTreeSet::from([span.term]);
                    found.push(MatchCluster {
                        match_range: range.start.max(end)..range.end,
                        passage,
                        weight: term_weight,
                        match_count: 1,
                    });
                }
            }
        }
        found
    }

    /// The snippets of a range of clusters.
    fn snippets(&self, requested: Range<usize>) -> Result<Vec<PassageHit>, IndexReadError> {
        if requested.is_empty() {
            return Ok(Vec::new());
        }
        let timeline = self.matches.record.timeline()?;
        requested.map(|number| self.snippet(number, &timeline)).collect()
    }

    fn snippet(&self, number: usize, timeline: &Timeline) -> Result<PassageHit, IndexReadError> {
        let record = &self.matches.record;
        let core = &self.clusters[number].match_range;
        let from = self.matched_words.partition_point(|said| said.range.end as usize <= core.start);
        let to = self.matched_words.partition_point(|said| (said.range.start as usize) < core.end);
        let said = self.matched_words.get(from..to).unwrap_or_default();
        // A phrase may continue in the next passage.
        let passage_of = |said: Option<&TranscriptWord>| said.map_or(0, |said| record.passage_at_word(said.word));
        let (first, last) = (passage_of(said.first()), passage_of(said.last()));
        let (offset, mut text) = record.passage(first)?;
        for number in first + 1..=last {
            text.push_str(&record.passage(number)?.1);
        }
        let own = |range: &Range<usize>| {
            let at = |byte: usize| byte.saturating_sub(offset).min(text.len());
            at(range.start)..at(range.end)
        };
        let bytes = |said: &TranscriptWord| own(&(said.range.start as usize..said.range.end as usize));
        let hits = merge_ranges(said.iter().map(bytes).collect());
        // Leaves out the text that the neighboring clusters show.
        let before = number.checked_sub(1).map_or(0, |before| self.clusters[before].match_range.end);
        let after = self.clusters.get(number + 1).map_or(usize::MAX, |after| after.match_range.start);
        let cues = timeline.cues_in(&(offset..offset + text.len()));
        let lengths = self.lengths.get(&first).copied().unwrap_or_default();
        let piece = PassageText { text: &text, offset, cues: &cues, matches: &hits, lengths };
        Ok(PassageHit { number: core.start, snippet: piece.snippet_around(own(core), &own(&(before..after))) })
    }
}

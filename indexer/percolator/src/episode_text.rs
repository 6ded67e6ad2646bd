//! Finds the mentions of alerts in the texts of an episode.

use crate::phrase_index::{PhraseIndex, PhraseMatch};
use crate::snippet::{cut_context, cut_snippet};
use earshot_model::alert::{FoundMention, MentionField};
use earshot_model::{Cue, EpisodeDocument, Transcript};
use std::collections::HashMap;
use std::ops::Range;

/// The maximum mentions of one alert that are read in one text. Further ones add no information.
const MAX_MENTIONS_PER_TEXT: usize = 20;

/// Cues of a transcript as one text, with the place of each.
struct SpokenText<'a> {
    text: String,
    /// The first byte of each cue.
    starts: Vec<usize>,
    cues: &'a [Cue],
}

impl<'a> SpokenText<'a> {
    fn new(cues: &'a [Cue]) -> Self {
        let mut text = String::with_capacity(cues.iter().map(|cue| cue.text.len() + 1).sum());
        let mut starts = Vec::with_capacity(cues.len());
        for cue in cues {
            starts.push(text.len());
            text.push_str(&cue.text);
            text.push(' ');
        }
        Self { text, starts, cues }
    }

    /// Times of a mention in milliseconds.
    fn times(&self, range: &Range<usize>) -> (Option<i64>, Option<i64>) {
        let cue_at = |byte: usize| {
            let after = self.starts.partition_point(|start| *start <= byte);
            after.checked_sub(1).and_then(|at| self.cues.get(at))
        };
        (
            cue_at(range.start).and_then(|cue| cue.start_ms),
            cue_at(range.end.saturating_sub(1)).and_then(|cue| cue.end_ms),
        )
    }
}

/// Finds the mentions of all phrases in an episode, by the owner of the phrase.
pub(crate) fn find_mentions(
    phrases: &PhraseIndex,
    episode: &EpisodeDocument,
    transcript: Option<&Transcript>,
) -> HashMap<u32, Vec<FoundMention>> {
    let mut mentions: HashMap<u32, Vec<FoundMention>> = HashMap::new();
    let mut found: Vec<PhraseMatch> = Vec::new();
    let mut counts: HashMap<u32, usize> = HashMap::new();
    let description = &episode.episode.description;
    for (field, text) in [(MentionField::Title, &episode.episode.title), (MentionField::Description, description)] {
        collect(phrases, text, (&mut found, &mut counts), |owner, range| {
            mentions.entry(owner).or_default().push(mention(field, text, &range, (None, None)));
        });
    }
    if let Some(transcript) = transcript {
        let spoken = SpokenText::new(&transcript.cues);
        collect(phrases, &spoken.text, (&mut found, &mut counts), |owner, range| {
            let times = spoken.times(&range);
            mentions.entry(owner).or_default().push(mention(MentionField::Transcript, &spoken.text, &range, times));
        });
    }
    mentions
}

/// Calls `push` for each place of each owner, except for places that overlap the previous one.
fn collect(
    phrases: &PhraseIndex,
    text: &str,
    (found, counts): (&mut Vec<PhraseMatch>, &mut HashMap<u32, usize>),
    mut push: impl FnMut(u32, Range<usize>),
) {
    found.clear();
    counts.clear();
    phrases.find(text, found);
    // A spelling may be part of another one: the longer one counts.
    found.sort_by_key(|one| (one.owner, one.range.start, std::cmp::Reverse(one.range.end)));
    let mut last: Option<(u32, usize)> = None;
    for one in found.drain(..) {
        if last.is_some_and(|(owner, end)| owner == one.owner && one.range.start < end) {
            continue;
        }
        last = Some((one.owner, one.range.end));
        let count = counts.entry(one.owner).or_default();
        *count += 1;
        if *count <= MAX_MENTIONS_PER_TEXT {
            push(one.owner, one.range);
        }
    }
}

fn mention(
    field: MentionField,
    text: &str,
    range: &Range<usize>,
    (start_ms, end_ms): (Option<i64>, Option<i64>),
) -> FoundMention {
    FoundMention {
        field,
        start_ms,
        end_ms,
        matched: text[range.clone()].to_owned(),
        snippet: cut_snippet(text, range),
        context: cut_context(text, range).to_owned(),
    }
}

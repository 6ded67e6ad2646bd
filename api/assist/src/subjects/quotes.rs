//! Selects verbatim quotes of a show as evidence for a rating.

use super::source::{Subject, SubjectMatch, Subjects};
use crate::facts::{EpisodeFacts, ShowFacts, SpeakerRole};
use crate::hostile_text::is_quotable;
use crate::transcripts;
use crate::words::{WordTerms, sentences};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// The maximum quotes per review.
const MAX_QUOTES: usize = 5;
/// The maximum quotes per subject.
const MAX_QUOTES_PER_SUBJECT: usize = 2;
/// Longer sentences are not quoted.
const MAX_QUOTE_CHARS: usize = 280;
/// The characters of transcripts that are searched per episode.
const MAX_CUE_CHARS: usize = 20_000;

/// A verbatim quote with its place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Evidence {
    /// The guest's subject that the quote is about.
    pub subject: String,
    pub episode_id: String,
    pub episode_slug: String,
    pub episode_title: String,
    pub published: Option<DateTime<Utc>>,
    pub source: EvidenceSource,
    pub quote: String,
    /// Seconds from the start of the episode. `None` outside of transcripts.
    pub second: Option<u32>,
    pub speaker: Option<String>,
    pub speaker_role: SpeakerRole,
}

/// The text that a quote is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum EvidenceSource {
    Title,
    Description,
    Transcript,
}

/// The best quotes of the strongest subjects, one per episode.
pub(crate) fn collect(
    show: &ShowFacts,
    subjects: &Subjects,
    matches: &[SubjectMatch],
    language: Option<&str>,
) -> Vec<Evidence> {
    let mut reader = WordTerms::new(language);
    let mut quoted: HashSet<usize> = HashSet::new();
    let mut evidence = Vec::new();
    for found in matches {
        let Some(subject) = subjects.get(found.subject) else { continue };
        let mut of_subject = 0;
        for number in &found.episodes {
            if evidence.len() == MAX_QUOTES {
                return evidence;
            }
            let title = &show.episodes()[*number].title;
            let is_named = !title.trim().is_empty() && is_quotable(title);
            if of_subject == MAX_QUOTES_PER_SUBJECT || quoted.contains(number) || !is_named {
                continue;
            }
            if let Some(quote) = quote_episode(&show.episodes()[*number], subject, &mut reader) {
                quoted.insert(*number);
                of_subject += 1;
                evidence.push(quote);
            }
        }
    }
    evidence
}

/// Quotes a sentence of the transcript, or else the title, or else a sentence of the description. The title precedes
/// the description because it can be checked at a glance.
fn quote_episode(episode: &EpisodeFacts, subject: &Subject, reader: &mut WordTerms) -> Option<Evidence> {
    let mut is_about = |text: &str| {
        let terms: HashSet<String> = reader.collect(text).into_iter().collect();
        subject.is_in(&terms) && is_quotable(text)
    };
    let evidence = |source, quote: &str, second| Evidence {
        subject: subject.label.clone(),
        episode_id: episode.id.clone(),
        episode_slug: episode.slug.clone(),
        episode_title: episode.title.clone(),
        published: episode.published,
        source,
        quote: quote.to_owned(),
        second,
        speaker: None,
        speaker_role: SpeakerRole::Unknown,
    };
    for turn in transcripts::turns(episode, MAX_CUE_CHARS) {
        let mut sentences = turn.sentences();
        let found = sentences.find(|one| one.text.chars().count() <= MAX_QUOTE_CHARS && is_about(one.text));
        if let Some(sentence) = found {
            let quote = evidence(EvidenceSource::Transcript, sentence.text, sentence.second);
            let speaker = turn.speaker.map(str::to_owned);
            return Some(Evidence { speaker, speaker_role: turn.role, ..quote });
        }
    }
    if is_about(&episode.title) {
        return Some(evidence(EvidenceSource::Title, episode.title.trim(), None));
    }
    let sentence = quotable_sentence(&episode.description, &mut is_about)?;
    Some(evidence(EvidenceSource::Description, sentence, None))
}

fn quotable_sentence<'t>(text: &'t str, is_about: &mut impl FnMut(&str) -> bool) -> Option<&'t str> {
    sentences(text)
        .map(|(_, sentence)| sentence)
        .find(|sentence| sentence.chars().count() <= MAX_QUOTE_CHARS && is_about(sentence))
}

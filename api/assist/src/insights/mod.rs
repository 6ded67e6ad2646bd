//! Insights by rules: the contents of an episode or a show, each with its place.

mod claims;
mod limits;
mod people;
mod quotations;
mod show;
mod sponsors;

pub use claims::{ClaimKind, StatedClaim};
pub use people::{PersonMention, PersonRole};
pub use quotations::Quotation;
pub use show::{ShowInsights, TopicShift, analyze_show};
pub use sponsors::SponsorMention;

use crate::facts::{EpisodeFacts, ShowFacts};
use crate::guest_preparation::clean_question;
use crate::hostile_text::is_quotable;
use crate::transcripts::{self, SpeakerTurn};
use crate::words::{KeyPhrase, WordStatistics, key_phrases};
use earshot_model::format_count;
use limits::MAX_ENTRIES;
use serde::{Deserialize, Serialize};

/// Characters of a transcript that are read.
const MAX_CHARS: usize = 400_000;

/// The contents of an episode: its deep analysis (spec 7).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct EpisodeInsights {
    pub episode_id: String,
    pub has_transcript: bool,
    /// A few sentences of figures.
    pub summary: String,
    pub key_phrases: Vec<KeyPhrase>,
    /// The topics on record, then the strongest phrases.
    pub topics: Vec<String>,
    pub people: Vec<PersonMention>,
    pub claims: Vec<StatedClaim>,
    pub questions: Vec<TimedQuestion>,
    pub sponsors: Vec<SponsorMention>,
    pub quotable_moments: Vec<Quotation>,
}

/// A question with its place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TimedQuestion {
    pub question: String,
    /// Seconds from the start of the episode.
    pub second: Option<u32>,
    pub speaker: Option<String>,
}

/// Analyzes one episode. The time is linear in the length of its transcript, of which at most 400,000 characters are
/// read.
#[must_use]
pub fn analyze_episode(episode: &EpisodeFacts, show: &ShowFacts, statistics: &dyn WordStatistics) -> EpisodeInsights {
    let turns = transcripts::turns(episode, MAX_CHARS);
    let language = show.language.as_deref();
    let texts: Vec<&str> = [episode.title.as_str(), episode.description.as_str()]
        .into_iter()
        .chain(turns.iter().map(|turn| turn.text.as_str()))
        .collect();
    let phrases = key_phrases(&texts, language, statistics, MAX_ENTRIES);
    let mut topics = episode.topics.clone();
    for phrase in phrases.iter().filter(|phrase| phrase.texts > 1).take(5) {
        if !topics.iter().any(|topic| topic.eq_ignore_ascii_case(&phrase.text)) {
            topics.push(phrase.text.clone());
        }
    }
    topics.truncate(MAX_ENTRIES);
    let people = people::find(episode, show, &turns);
    let questions = questions(&turns);
    EpisodeInsights {
        episode_id: episode.id.clone(),
        has_transcript: !turns.is_empty(),
        summary: summary(episode, &people, &questions, turns.len()),
        key_phrases: phrases,
        topics,
        people,
        claims: claims::find(&turns),
        questions,
        sponsors: sponsors::find(episode, &turns),
        quotable_moments: quotations::find(&turns, language, statistics),
    }
}

fn questions(turns: &[SpeakerTurn<'_>]) -> Vec<TimedQuestion> {
    let found = turns.iter().flat_map(|turn| {
        turn.sentences().filter_map(|sentence| {
            let question = clean_question(sentence.text)?;
            Some(TimedQuestion { question, second: sentence.second, speaker: turn.speaker.map(str::to_owned) })
        })
    });
    found.take(MAX_ENTRIES * 2).collect()
}

fn summary(episode: &EpisodeFacts, people: &[PersonMention], questions: &[TimedQuestion], turns: usize) -> String {
    let mut sentences = Vec::new();
    if let Some(seconds) = episode.duration_seconds {
        sentences.push(format!("The episode runs {}.", format_count(seconds.div_ceil(60), "minute")));
    }
    let guests: Vec<&str> = episode.guests.iter().map(String::as_str).filter(|name| is_quotable(name)).collect();
    sentences.push(match guests.as_slice() {
        [] => "No guest is credited.".to_owned(),
        guests => format!("Guests: {}.", crate::phrasing::list(guests)),
    });
    if turns == 0 {
        sentences.push("There is no transcript, so only title and description were read.".to_owned());
    } else {
        let mentioned = people.iter().filter(|person| person.role == PersonRole::Mentioned).count();
        sentences.push(format!(
            "The transcript has {} and {} by name.",
            format_count(questions.len(), "question"),
            match mentioned {
                1 => "mentions 1 other person".to_owned(),
                count => format!("mentions {count} other people"),
            }
        ));
    }
    sentences.join(" ")
}

//! A person across podcasts.

use super::appearance::CreditedAppearance;
use crate::PodcastId;
use serde::{Deserialize, Serialize};

/// A fact that two podcasts share about a name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "by", content = "what", rename_all = "kebab-case")]
pub enum JoinReason {
    /// Credits link to the same page of the person.
    Profile(String),
    Organization(String),
    /// The same other person, by name key, is in an episode of both.
    OtherPerson(String),
    /// The same profession, about the same topic. Too weak to join.
    ProfessionAndTopic(String),
    /// An administrator states it.
    Administrator,
}

/// A podcast with credits of a person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JoinedPodcast {
    pub podcast: PodcastId,
    pub appearances: u32,
    /// The strongest fact that it shares with another podcast of the person; `None` for the only podcast.
    pub reason: Option<JoinReason>,
    /// How likely its credits are the person's, 0 to 1.
    pub confidence: f32,
}

/// A name as written, with the number of credits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spelling {
    pub name: String,
    pub credits: u32,
}

/// Another person of the same name who may be the same one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PossiblySame {
    /// Position in the list of people that were joined together.
    pub person: usize,
    pub reason: JoinReason,
}

/// One person, as far as credits show it.
#[derive(Clone, Debug, PartialEq)]
pub struct JoinedPerson {
    /// The most frequent spelling.
    pub name: String,
    /// Name keys, the most frequent first.
    pub keys: Vec<String>,
    /// Most frequent first; the rarest are left out beyond a bound.
    pub spellings: Vec<Spelling>,
    /// Number of spellings, with those that are left out.
    pub spelling_count: usize,
    /// Most appearances first.
    pub podcasts: Vec<JoinedPodcast>,
    /// One per episode, newest first.
    pub appearances: Vec<CreditedAppearance>,
    /// Pages that credits link to and that belong to one person.
    pub profiles: Vec<String>,
    pub image_url: Option<String>,
    pub professions: Vec<String>,
    pub organizations: Vec<String>,
    /// Topics of the podcasts, most appearances first.
    pub topics: Vec<String>,
    /// How likely all of it is one person: that of the weakest podcast.
    pub confidence: f32,
    pub possibly_same: Vec<PossiblySame>,
}

//! Records that the credit stage reads from the catalog and writes to it.

use earshot_model::{
    CreditSummary, Cue, EpisodeCredits, EpisodeId, Person, PersonCredit, Podcast, PodcastId, Timestamp,
};
use serde::{Deserialize, Serialize};

/// A podcast whose texts changed since its people and sponsors were last extracted.
#[derive(Clone, Debug)]
pub struct PodcastToCredit {
    pub podcast: Podcast,
    /// All episodes of the podcast. The stage receives only those that need to be read.
    pub episode_count: i64,
    /// The state that earlier runs stored for the show; `None` when all of its episodes must be read.
    pub show_credits: Option<PodcastCreditState>,
    /// No earlier run read the show.
    pub is_new: bool,
    /// Revision of the inputs, to be returned with the result.
    pub revision: i64,
}

/// The state per podcast that allows reading its episodes incrementally.
#[derive(Clone, Debug, PartialEq)]
pub struct PodcastCreditState {
    /// Version of the extraction rules.
    pub rules_version: i64,
    /// Hash of the podcast's own texts.
    pub show_hash: i64,
    /// Number of episodes when `recurring` was learned.
    pub learned_from_episodes: i64,
    /// People who take part in most episodes.
    pub recurring_people: Vec<String>,
    pub habits: ShowHabits,
    pub hosts: Vec<PersonCredit>,
}

/// How a show names its guests, learned from its episodes together with its recurring people.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShowHabits {
    /// Places of its texts at which the show names its guests.
    pub guest_places: Vec<String>,
    /// Places of its titles at which it names whom an episode is about.
    pub topic_places: Vec<String>,
    /// Keys of people whom single episodes name as their host. They take turns.
    #[serde(default)]
    pub alternating_hosts: Vec<String>,
    /// Keys of people in many episodes, none of which announces them as guests.
    #[serde(default)]
    pub regulars: Vec<String>,
    /// Whether most episodes announce a guest.
    #[serde(default)]
    pub usually_has_guests: bool,
    /// Keys of people whom several episodes name.
    #[serde(default)]
    pub often_named: Vec<String>,
    /// How many of a hundred episodes announce a guest by words or tags.
    #[serde(default)]
    pub guest_percent: u8,
    /// How many of a hundred episodes have a person in their title.
    #[serde(default)]
    pub title_percent: u8,
    /// How many of a hundred episodes likely have a guest, by where and how they name people.
    #[serde(default)]
    pub likely_percent: u8,
}

/// The texts of an episode to read.
#[derive(Clone, Debug)]
pub struct EpisodeToCredit {
    pub id: EpisodeId,
    pub podcast_id: PodcastId,
    pub title: String,
    pub subtitle: Option<String>,
    pub author: Option<String>,
    pub description: String,
    pub description_html: String,
    pub persons: Vec<Person>,
    pub cues: Vec<Cue>,
    pub published_at: Option<Timestamp>,
    /// When the texts or the transcript were last written.
    pub text_at: Timestamp,
    pub transcript_at: Option<Timestamp>,
}

/// Credits extracted from a podcast's episodes.
#[derive(Clone, Debug)]
pub struct CreditUpdate {
    pub podcast_id: PodcastId,
    pub revision: i64,
    /// No earlier run read the show, so there is nothing to compare with.
    pub is_new: bool,
    pub show: PodcastCreditState,
    pub episodes: Vec<CreditRow>,
}

/// Credits of one episode, and the texts they come from.
#[derive(Clone, Debug)]
pub struct CreditRow {
    pub episode_id: EpisodeId,
    pub podcast_id: PodcastId,
    pub text_at: Timestamp,
    pub transcript_at: Option<Timestamp>,
    pub credits: EpisodeCredits,
    /// The contribution of the episode to the podcast's summary.
    pub summary: CreditSummary,
}

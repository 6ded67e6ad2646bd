//! What the reading of people and sponsors gets from the catalog, and hands to it.

use earshot_model::{
    CreditSummary, Cue, EpisodeCredits, EpisodeId, Person, PersonCredit, Podcast, PodcastId, Timestamp,
};

/// A podcast of which texts changed since its people and sponsors were read.
#[derive(Clone, Debug)]
pub struct PodcastToCredit {
    pub podcast: Podcast,
    /// How many it has; only those that are to be read are handed out.
    pub episode_count: i64,
    /// With what its other episodes were read; `None` when all are to be read.
    pub show_credits: Option<ShowCredits>,
    /// Hand it back with the result.
    pub revision: i64,
}

/// With what the episodes of a podcast are read.
#[derive(Clone, Debug, PartialEq)]
pub struct ShowCredits {
    /// Version of the rules.
    pub rules_version: i64,
    /// Of what is read of the podcast itself.
    pub show_hash: i64,
    /// Episodes that there were when `recurring` was learned.
    pub learned_from_episodes: i64,
    /// Who takes part in most episodes.
    pub recurring_people: Vec<String>,
    pub hosts: Vec<PersonCredit>,
}

/// The texts of an episode that are to be read.
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
    /// When the texts, and the transcript, were written.
    pub text_at: Timestamp,
    pub transcript_at: Option<Timestamp>,
}

/// What was read of a podcast's episodes.
#[derive(Clone, Debug)]
pub struct CreditUpdate {
    pub podcast_id: PodcastId,
    pub revision: i64,
    pub show: ShowCredits,
    pub episodes: Vec<CreditRow>,
}

/// What was read of an episode, and what of it.
#[derive(Clone, Debug)]
pub struct CreditRow {
    pub episode_id: EpisodeId,
    pub podcast_id: PodcastId,
    pub text_at: Timestamp,
    pub transcript_at: Option<Timestamp>,
    pub credits: EpisodeCredits,
    /// What it says of the podcast.
    pub summary: CreditSummary,
}

//! The settings of an alert, as they are stored.

use super::ChartMovementKind;
use crate::PodcastId;
use serde::{Deserialize, Serialize};

/// The search of an alert besides its value, and its filters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct AlertSettings {
    /// Other spellings that match like the value.
    pub other_spellings: Vec<String>,
    /// A mention with one of these words near it is filtered.
    pub excluded_words: Vec<String>,
    /// Without it, the value also matches the beginning of longer words.
    pub whole_words: bool,
    pub case_sensitive: bool,
    /// Folded names of genres; empty includes all.
    pub genres_to_include: Vec<String>,
    pub genres_to_skip: Vec<String>,
    /// ISO 639-1 codes; empty includes all.
    pub languages_to_include: Vec<String>,
    pub languages_to_skip: Vec<String>,
    pub track_guest_appearances: bool,
    pub track_host_appearances: bool,
    pub track_mentions: bool,
    /// Filters mentions in advertisements.
    pub exclude_ads: bool,
    /// Filters mentions of others with the same name.
    pub require_subject: bool,
    /// Describes the subject in the user's words, and so distinguishes it from its namesakes.
    pub subject_note: Option<String>,
    pub context_aware_question: Option<String>,
    pub context_aware_details: Option<ContextDetails>,
    pub other_emails: Vec<String>,
    pub muted_podcasts: Vec<MutedPodcast>,
    /// Episodes of this many days before a run are news, also those from before the alert; see
    /// [`news_since`](super::news_since).
    pub news_days: Option<u32>,
    /// Set for saved-search alerts.
    pub search: Option<StoredAlertSearch>,
    /// Set for chart-movement alerts.
    pub chart: Option<ChartRule>,
    pub email: EmailSettings,
}

/// What distinguishes the subject from others, in the contract's three fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ContextDetails {
    pub what: Option<String>,
    pub relevant_clues: Option<String>,
    pub common_false_positives: Option<String>,
}

/// A podcast whose matches are filtered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MutedPodcast {
    pub id: PodcastId,
    pub title: String,
    pub slug: String,
}

/// The search of an alert.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StoredAlertSearch {
    /// The saved search that it was copied from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub saved_search_id: Option<String>,
    /// `podcasts` or `episodes`.
    pub mode: String,
    /// The search request as JSON, as saved searches store it.
    pub request: String,
}

/// A chart and the movement to watch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ChartRule {
    pub chart_type: String,
    /// ISO 3166 alpha-2, lower case.
    pub country: String,
    pub category: String,
    pub movement: ChartMovementKind,
    /// Positions, for `moves`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<u32>,
    /// The last of the best positions, for `reaches`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub top: Option<u32>,
    /// `None` watches every podcast of the chart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub podcast_id: Option<PodcastId>,
}

/// When a digest is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct EmailSettings {
    /// IANA time zone.
    pub time_zone: String,
    /// 0 to 23, for daily and weekly digests.
    pub hour: u8,
    /// 1 (Monday) to 7 (Sunday), for weekly digests.
    pub weekday: u8,
}

impl Default for EmailSettings {
    fn default() -> Self {
        Self { time_zone: "UTC".to_owned(), hour: 8, weekday: 1 }
    }
}

impl Default for AlertSettings {
    fn default() -> Self {
        Self {
            other_spellings: Vec::new(),
            excluded_words: Vec::new(),
            whole_words: true,
            case_sensitive: false,
            genres_to_include: Vec::new(),
            genres_to_skip: Vec::new(),
            languages_to_include: Vec::new(),
            languages_to_skip: Vec::new(),
            track_guest_appearances: true,
            track_host_appearances: true,
            track_mentions: true,
            exclude_ads: false,
            require_subject: false,
            subject_note: None,
            context_aware_question: None,
            context_aware_details: None,
            other_emails: Vec::new(),
            muted_podcasts: Vec::new(),
            news_days: None,
            search: None,
            chart: None,
            email: EmailSettings::default(),
        }
    }
}

//! The content of a match, as it is stored.

use super::{ChartMovementKind, FilterReason};
use crate::{AppearanceKind, EpisodeId, Timestamp};
use serde::{Deserialize, Serialize};

/// The content of a match: names and pictures as they were when it was found, and the mentions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct MatchContent {
    pub episode_title: Option<String>,
    pub episode_slug: Option<String>,
    pub episode_image_url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub published_at: Option<Timestamp>,
    pub podcast_title: String,
    pub podcast_slug: String,
    pub podcast_image_url: Option<String>,
    pub audio_url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<RoleDecision>,
    pub mentions: Vec<AlertMention>,
    /// Why the whole match is filtered.
    pub filters: Vec<MatchFilter>,
    /// Other episodes with the same audio or text.
    pub syndicated_episode_ids: Vec<EpisodeId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chart: Option<ChartMovement>,
}

/// The role that a person or company has in an episode, with its evidence.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RoleDecision {
    pub kind: AppearanceKind,
    pub source: RoleSource,
    /// 0 to 1.
    pub probability: f32,
    /// One sentence for people.
    pub reason: String,
}

named! {
    /// The source of a role (contract).
    RoleSource {
        /// The credits of the episode.
        PeopleData = "people_data",
        TitleDescription = "title_description",
    }

    /// The classifiers of mentions (contract).
    MentionClassifier {
        IsAd = "isAd",
        IsSubject = "isSubject",
    }
}

/// One place where an alert's words occur.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AlertMention {
    /// Unique in its match.
    pub id: String,
    /// Seconds from the start of the audio; `None` outside transcripts.
    pub start_second: Option<u32>,
    pub end_second: Option<u32>,
    pub snippet: String,
    pub passes_filters: bool,
    pub filter_reasons: Vec<FilterReason>,
    pub labels: Vec<MentionLabel>,
}

/// The label of a classifier for a mention.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MentionLabel {
    pub classifier: MentionClassifier,
    /// Such as `ad` or `namesake?`.
    pub label: String,
    /// Probability that the classifier's question is answered with yes, 0 to 1.
    pub probability: f32,
    /// Whether the alert filters the mention because of this label.
    pub filtered_out: bool,
    /// One sentence for people.
    pub reason: String,
}

/// Why a match is filtered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchFilter {
    pub reason: FilterReason,
    /// One sentence for people.
    pub text: String,
}

/// A movement on a chart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ChartMovement {
    pub chart_type: String,
    pub country: String,
    pub category: String,
    /// The day of the chart, yyyy-mm-dd.
    pub day: String,
    pub movement: ChartMovementKind,
    /// Positions before and after; `None` is off the chart.
    pub from: Option<u32>,
    pub to: Option<u32>,
}

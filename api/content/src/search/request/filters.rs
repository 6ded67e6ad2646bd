//! Filters with a structure: dates, ranges, people, sponsors, projects.

use super::optional_keys::keys;
use earshot_api_server::prelude::*;
use serde::Deserializer;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};

/// A date, or a period that counts back from now.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum DateRequest {
    /// 2026-01-31, or an RFC 3339 date and time.
    Text(String),
    Custom {
        /// 2026-01-31, or an RFC 3339 date and time.
        date: String,
    },
    Relative {
        /// hours, days, months (30 days each) or years (365 days each).
        unit: String,
        /// A positive number.
        value: i64,
    },
}

keys! {
    DatePartsRequest {
        date: String,
        unit: String,
        value: i64,
    }
}

/// Implemented by hand for errors with a position: serde's untagged enums report only that no variant matches.
impl<'de> Deserialize<'de> for DateRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(DateVisitor)
    }
}

struct DateVisitor;

impl<'de> Visitor<'de> for DateVisitor {
    type Value = DateRequest;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a date like \"2026-01-31\", or {\"unit\": \"days\", \"value\": 30}")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<DateRequest, E> {
        Ok(DateRequest::Text(text.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<DateRequest, A::Error> {
        match DatePartsRequest::deserialize(MapAccessDeserializer::new(map))? {
            DatePartsRequest { date: Some(date), unit: None, value: None } => Ok(DateRequest::Custom { date }),
            DatePartsRequest { date: None, unit: Some(unit), value: Some(value) } => {
                Ok(DateRequest::Relative { unit, value })
            }
            _ => Err(A::Error::custom("must have either a date, or a unit and a value")),
        }
    }
}

/// A range of 0 to 100, both ends included. Responses echo both ends, `null` where it is open.
#[request(Clone, Default, Serialize)]
pub struct RangeRequest {
    /// Lower bound, included; open when absent.
    pub min: Option<f64>,
    /// Upper bound, included; open when absent.
    pub max: Option<f64>,
}

keys! {
    /// A range, both ends included.
    CountRangeRequest {
        /// Lower bound, included; open when absent.
        min: i64,
        /// Upper bound, included; open when absent.
        max: i64,
    }
}

keys! {
    /// A position on a chart; fields that are absent match any chart.
    ChartPositionsRequest {
        /// Platform of the chart: `apple` or `spotify`.
        chart_type: String,
        /// ISO 3166-1 alpha-2.
        country: String,
        /// A category or subcategory of charts.
        category: String,
        /// The lowest position, 1 to 1000.
        max_position: i64,
    }
}

keys! {
    /// The authority score and its sub-scores.
    AuthorityScoreRequest {
        /// Range of the authority score, 0 to 100.
        authority_score: RangeRequest,
        /// Range of the sub-score for quality, 0 to 100.
        quality_score: RangeRequest,
        /// Range of the sub-score for engagement, 0 to 100.
        engagement_score: RangeRequest,
        /// Range of the sub-score for social media, 0 to 100.
        social_score: RangeRequest,
        /// Range of the sub-score for YouTube, 0 to 100.
        youtube_score: RangeRequest,
    }
}

/// A person to require or exclude.
#[request(Clone, Serialize)]
pub struct PersonRequest {
    /// Name of the person.
    pub name: String,
    /// Role of the person: `guest` or `host`.
    #[serde(rename = "type")]
    pub kind: String,
    /// must (default) or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub match_mode: Option<String>,
    /// Whether the words must be adjacent and in order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phrase_match: Option<bool>,
    /// How many positions the words of a phrase may be apart, 0 to 100.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slop: Option<f64>,
    /// Whether similar spellings match too, with a lower score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fuzzy: Option<bool>,
}

/// A sponsor to require or exclude.
#[request(Clone, Serialize)]
pub struct SponsorRequest {
    /// Name of the sponsor.
    pub name: String,
    /// must (default) or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub match_mode: Option<String>,
    /// Whether the words must be adjacent and in order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phrase_match: Option<bool>,
    /// How many positions the words of a phrase may be apart, 0 to 100.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slop: Option<f64>,
    /// Whether similar spellings match too, with a lower score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fuzzy: Option<bool>,
}

keys! {
    /// A project, and what of it the search leaves out. The spelling errors are those of existing clients.
    ProjectRequest {
        /// ID or slug of the project.
        #[serde(alias = "id")]
        project_id: String,
        /// Leaves out podcasts that are ignored on the project; `true` by default.
        exclude_ignored_podcasts: bool,
        /// Leaves out all podcasts on the project; `true` by default.
        #[serde(alias = "excludeListed")]
        exclude_podcasts_on_list: bool,
        /// Reviews how well each podcast of the page fits the project; `false` by default. Stored reviews are shown,
        /// and rules make the other ones.
        include_podcast_relevancy: bool,
        /// Ratings from 1 to 5 whose podcasts are left out of the page.
        exclude_relvancy_values: Vec<f64>,
        /// Ignores stored reviews; `false` by default.
        force_recalculate_relevancy: bool,
    }
}

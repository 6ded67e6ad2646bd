//! The subject of requested chart positions: a podcast, or a show on a platform.

use super::chart_shows::{find_summary, shows_on_platform};
use super::find_podcast;
use crate::views::{ChartIdentity, PlatformShow, PodcastSummary};
use earshot_api_server::prelude::*;
use earshot_model::chart::{ChartPlatform, ChartShowRecord};

/// The parameters of both kinds.
#[derive(Clone, Debug)]
pub enum IdentityParameter {
    Podcast(String),
    Platform(ChartPlatform, String),
}

/// The resolved shows of one platform.
pub struct ResolvedIdentity {
    /// Numbers of the shows. Several when the platform lists the podcast twice; none when it was never on a chart.
    pub show_numbers: Vec<u32>,
    pub listed: Option<ChartShowRecord>,
    pub podcast: Option<PodcastSummary>,
    pub identity: ChartIdentity,
}

impl IdentityParameter {
    /// The values of `identityType`.
    pub const TYPES: [&'static str; 2] = ["podcast", "platform"];

    pub fn parse(
        kind: &str,
        podcast: Option<String>,
        platform_id: Option<String>,
        platform: Option<ChartPlatform>,
    ) -> Result<Self, ApiError> {
        let wrong = |parameter: &str, detail: &str| {
            ApiError::invalid("A parameter is not valid.", &format!("/{parameter}"), detail)
        };
        match kind {
            "podcast" => podcast
                .map(Self::Podcast)
                .ok_or_else(|| wrong("podcastIdOrSlug", "is required when identityType is podcast")),
            "platform" => {
                let id = platform_id.ok_or_else(|| wrong("platformId", "is required when identityType is platform"))?;
                let platform =
                    platform.ok_or_else(|| wrong("chartType", "is required when identityType is platform"))?;
                Ok(Self::Platform(platform, id))
            }
            _ => Err(wrong("identityType", "must be podcast or platform")),
        }
    }

    pub fn resolve(&self, generation: &OpenGeneration, platform: ChartPlatform) -> Result<ResolvedIdentity, ApiError> {
        match self {
            Self::Podcast(id_or_slug) => {
                let document = find_podcast(generation, id_or_slug)?;
                let shows = shows_on_platform(generation, document.podcast.id, platform)?;
                let podcast = PodcastSummary::of(&document);
                Ok(ResolvedIdentity {
                    identity: ChartIdentity::podcast(&podcast),
                    listed: shows.first().cloned(),
                    show_numbers: shows.iter().map(|show| show.number).collect(),
                    podcast: Some(podcast),
                })
            }
            Self::Platform(of, id) => {
                let number = generation.charts.show_by_id(*of, id)?;
                let number = number.ok_or_else(|| ApiError::not_found("Show"))?;
                let listed = generation.charts.shows(&[number])?.remove(&number);
                let podcast = match listed.as_ref().and_then(|listed| listed.podcast_id) {
                    Some(id) => find_summary(generation, id)?,
                    None => None,
                };
                Ok(ResolvedIdentity {
                    show_numbers: vec![number],
                    listed,
                    podcast,
                    identity: ChartIdentity::platform(*of, id),
                })
            }
        }
    }
}

impl ResolvedIdentity {
    pub fn platform_show(&self) -> Option<PlatformShow> {
        self.listed.as_ref().map(|listed| (&listed.show).into())
    }
}

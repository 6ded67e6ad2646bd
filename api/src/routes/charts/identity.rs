//! Whose chart positions are asked for: a podcast's, or those of a show as a platform knows it.

use super::chosen;
use crate::error::ApiError;
use crate::serving::Generation;
use crate::views::{ChartIdentity, PlatformShow, PodcastSummary};
use earshot_model::PodcastId;
use earshot_model::chart::{ChartPlatform, ListedShow};

/// The parameters of both kinds.
#[derive(Clone, Debug)]
pub enum Asked {
    Podcast(String),
    Platform(ChartPlatform, String),
}

/// Who it is on one platform.
pub struct Found {
    /// Numbers of its shows there; several when the platform lists it twice, none when it was never charted.
    pub shows: Vec<u32>,
    pub listed: Option<ListedShow>,
    pub podcast: Option<PodcastSummary>,
    pub identity: ChartIdentity,
}

impl Asked {
    pub fn of(
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
                .ok_or_else(|| wrong("podcastIdOrSlug", "is needed when identityType is podcast")),
            "platform" => {
                let id = platform_id.ok_or_else(|| wrong("platformId", "is needed when identityType is platform"))?;
                let platform = platform.ok_or_else(|| wrong("chartType", "is needed when identityType is platform"))?;
                Ok(Self::Platform(platform, id))
            }
            _ => Err(wrong("identityType", "must be podcast or platform")),
        }
    }

    pub fn find(&self, generation: &Generation, platform: ChartPlatform) -> Result<Found, ApiError> {
        match self {
            Self::Podcast(id_or_slug) => {
                let document = crate::routes::podcasts::find(generation, id_or_slug)?;
                let shows = shows_on(generation, document.podcast.id, platform)?;
                let podcast = PodcastSummary::of(&document);
                Ok(Found {
                    identity: ChartIdentity::podcast(&podcast),
                    listed: shows.first().cloned(),
                    shows: shows.iter().map(|show| show.number).collect(),
                    podcast: Some(podcast),
                })
            }
            Self::Platform(of, id) => {
                let number = generation.charts.show_by_id(*of, id)?;
                let number = number.ok_or_else(|| ApiError::not_found("Show"))?;
                let listed = generation.charts.shows(&[number])?.remove(&number);
                let podcast = match listed.as_ref().and_then(|listed| listed.podcast_id) {
                    Some(id) => chosen::summary(generation, id)?,
                    None => None,
                };
                Ok(Found { shows: vec![number], listed, podcast, identity: ChartIdentity::platform(*of, id) })
            }
        }
    }
}

impl Found {
    pub fn on_chart(&self) -> Option<PlatformShow> {
        self.listed.as_ref().map(|listed| (&listed.show).into())
    }
}

/// The shows of a podcast on a platform.
pub fn shows_on(
    generation: &Generation,
    podcast: PodcastId,
    platform: ChartPlatform,
) -> Result<Vec<ListedShow>, ApiError> {
    let numbers = generation.charts.shows_of_podcast(podcast)?;
    let mut shows: Vec<ListedShow> = generation.charts.shows(&numbers)?.into_values().collect();
    shows.retain(|show| show.platform == platform);
    shows.sort_by_key(|show| show.number);
    Ok(shows)
}

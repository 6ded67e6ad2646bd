//! `GET /api/v1/podcasts/{podcastIdOrSlug}/guests` and `…/sponsors`

use chrono::TimeDelta;
use earshot_api_content::lookup::find_podcast;
use earshot_api_content::views::{PodcastGuestsView, PodcastSponsorsView, PodcastSummary};
use earshot_api_server::prelude::*;
use earshot_indexer::EpisodeListOptions;
use earshot_model::{AppearanceKind, EpisodeDocument, PodcastId, SponsorGroup, Timestamp};
use std::sync::Arc;

/// A role of a person in episodes.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum RoleParameter {
    Guest,
    Host,
}

/// Most episodes that are read, the latest ones. The largest shows have a hundred thousand.
const MAX_EPISODES: usize = 5_000;
/// Episodes per read.
const PAGE_SIZE: usize = 100;
const MAX_DAYS: i64 = 36_500;

/// Which people of a podcast's episodes are returned.
#[parameters(Default)]
pub struct PodcastGuestsParameters {
    /// Only episodes from the last N days. The whole podcast by default, up to its latest 5,000 episodes.
    since_days: Option<i64>,
    /// Only people who mostly have this role. Everyone by default.
    #[param(inline)]
    role: Option<RoleParameter>,
}

/// From how many days the sponsors are returned.
#[parameters(Default)]
pub struct PodcastSponsorsParameters {
    /// Only episodes from the last N days. The whole podcast by default, up to its latest 5,000 episodes.
    since_days: Option<i64>,
    /// Only sponsors of this group; `paid` by default.
    group: Option<String>,
}

/// The people in a podcast's episodes.
#[view]
pub struct PodcastGuestsData {
    /// The podcast.
    podcast: PodcastSummary,
    /// The people and the episodes that were read.
    guests: PodcastGuestsView,
}

/// The sponsors of a podcast's episodes.
#[view]
pub struct PodcastSponsorsData {
    /// The podcast.
    podcast: PodcastSummary,
    /// The sponsors and the episodes that were read.
    sponsors: PodcastSponsorsView,
}

/// Returns the people in a podcast's episodes, with counts and dates.
#[endpoint(
    get "/api/v1/podcasts/{podcastIdOrSlug}/guests",
    (status = 200, description = "The people", body = Envelope<PodcastGuestsData>),
)]
pub async fn get_podcast_guests(
    state: AppState,
    caller: Caller,
    ApiPath(id_or_slug): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<PodcastGuestsParameters>,
) -> Result<Envelope<PodcastGuestsData>, ApiError> {
    let since = parse_since(parameters.since_days, state.clock.now())?;
    let role = parameters.role.map(|role| match role {
        RoleParameter::Guest => AppearanceKind::Guest,
        RoleParameter::Host => AppearanceKind::Host,
    });
    let data = state
        .run_engine_task(EngineTask::new(&caller, WorkCost::SIMILAR), move |generation, _cancel| {
            let document = find_podcast(generation, &id_or_slug)?;
            let episodes = newest_episodes(generation, document.podcast.id, since)?;
            let guests = PodcastGuestsView::of(&episodes, role);
            Ok(PodcastGuestsData { podcast: PodcastSummary::of(&document), guests })
        })
        .await?;
    Ok(Envelope::new(data))
}

/// Returns the sponsors of a podcast's episodes, with counts and dates: those who pay, unless `group` requests others.
#[endpoint(
    get "/api/v1/podcasts/{podcastIdOrSlug}/sponsors",
    (status = 200, description = "The sponsors", body = Envelope<PodcastSponsorsData>),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_sponsors(
    state: AppState,
    caller: Caller,
    ApiPath(id_or_slug): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<PodcastSponsorsParameters>,
) -> Result<Envelope<PodcastSponsorsData>, ApiError> {
    let since = parse_since(parameters.since_days, state.clock.now())?;
    let group = parse_group(parameters.group.as_deref())?;
    let data = state
        .run_engine_task(EngineTask::new(&caller, WorkCost::SIMILAR), move |generation, _cancel| {
            let document = find_podcast(generation, &id_or_slug)?;
            let episodes = newest_episodes(generation, document.podcast.id, since)?;
            let sponsors = PodcastSponsorsView::of(&episodes, group);
            Ok(PodcastSponsorsData { podcast: PodcastSummary::of(&document), sponsors })
        })
        .await?;
    Ok(Envelope::new(data))
}

/// Returns the group of sponsors; `None` for all of them.
pub(crate) fn parse_group(group: Option<&str>) -> Result<Option<SponsorGroup>, ApiError> {
    match group {
        None => Ok(Some(SponsorGroup::Paid)),
        Some("all") => Ok(None),
        Some(name) => SponsorGroup::parse(name).map(Some).ok_or_else(|| {
            ApiError::invalid(
                "A parameter is not valid.",
                "/group",
                "must be paid, own, donation, affiliate, unclear or all",
            )
        }),
    }
}

fn parse_since(days: Option<i64>, now: Timestamp) -> Result<Option<Timestamp>, ApiError> {
    match days {
        None => Ok(None),
        Some(days) if (1..=MAX_DAYS).contains(&days) => Ok(Some(now - TimeDelta::days(days))),
        Some(_) => Err(ApiError::invalid("A parameter is not valid.", "/sinceDays", "must be 1 to 36500")),
    }
}

/// Returns the episodes of a podcast, newest first: all of them, or those since a time.
pub(super) fn newest_episodes(
    generation: &OpenGeneration,
    podcast: PodcastId,
    since: Option<Timestamp>,
) -> Result<Vec<Arc<EpisodeDocument>>, ApiError> {
    let read = |skip, limit| -> Result<Vec<Arc<EpisodeDocument>>, ApiError> {
        let requested = EpisodeListOptions { has_transcript: None, skip, limit };
        Ok(generation.backend.podcast_episodes(podcast, requested)?.episodes)
    };
    let Some(since) = since else { return read(0, MAX_EPISODES) };
    let mut found = Vec::new();
    while found.len() < MAX_EPISODES {
        let page = read(found.len(), PAGE_SIZE)?;
        let is_last = page.len() < PAGE_SIZE;
        let count = page.len();
        // Newest first; episodes without a date come last.
        let recent =
            page.into_iter().take_while(|document| document.episode.published_at.is_some_and(|at| at >= since));
        let before = found.len();
        found.extend(recent);
        if is_last || found.len() - before < count {
            break;
        }
    }
    Ok(found)
}

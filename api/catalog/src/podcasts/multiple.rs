//! `GET /api/v1/podcasts/multiple`

use earshot_api_content::lookup::add_transcription_modes;
use earshot_api_content::views::{PodcastSummary, PodcastView};
use earshot_api_server::prelude::*;
use earshot_indexer::PodcastKey;
use earshot_model::PodcastId;
use std::collections::HashSet;
use std::str::FromStr;

/// Most podcasts in a request.
const MAX_PODCASTS: usize = 100;

/// How much of each podcast is returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PodcastDetail {
    /// The fields of lists.
    Basic,
    /// All fields of a podcast.
    Full,
}

/// The podcasts that are returned, in the query.
#[parameters]
pub struct MultipleParameters {
    /// 1 to 100 IDs. Repeat the parameter for each podcast.
    #[serde(default)]
    podcast_ids: Vec<String>,
    /// Which fields the podcasts have.
    details: PodcastDetail,
}

/// The podcasts that exist, in the order of the request.
#[view]
pub struct MultiplePodcastsData {
    /// The options as applied.
    options: MultipleOptions,
    /// Number of IDs in the request.
    total_requested: usize,
    /// Number of podcasts that were found.
    total_found: usize,
    /// The podcasts that were found.
    podcasts: Vec<DetailedPodcast>,
}

/// The podcasts that are returned, in the body.
#[view]
pub struct MultipleOptions {
    /// IDs of the podcasts.
    podcast_ids: Vec<String>,
    /// Which fields the podcasts have.
    details: PodcastDetail,
}

/// A podcast in short form or in full.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum DetailedPodcast {
    Basic(Box<PodcastSummary>),
    Full(Box<PodcastView>),
}

/// Returns several podcasts by their IDs.
#[endpoint(
    get "/api/v1/podcasts/multiple",
    (status = 200, description = "The podcasts that exist", body = Envelope<MultiplePodcastsData>),
    (status = 400, description = "No ID, too many IDs, or an invalid one"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_multiple_podcasts(
    state: AppState,
    caller: Caller,
    ApiQuery(parameters): ApiQuery<MultipleParameters>,
) -> Result<Envelope<MultiplePodcastsData>, ApiError> {
    let MultipleParameters { podcast_ids, details } = parameters;
    if !(1..=MAX_PODCASTS).contains(&podcast_ids.len()) {
        return Err(ApiError::invalid("A parameter is not valid.", "/podcastIds", "must be 1 to 100 ids"));
    }
    let id = |text: &String| {
        let reason = format!("{text} is not the id of a podcast");
        PodcastId::from_str(text).map_err(|_| ApiError::invalid("A parameter is not valid.", "/podcastIds", &reason))
    };
    let ids: Vec<PodcastId> = podcast_ids.iter().map(id).collect::<Result<_, _>>()?;
    let tier = caller.tier;
    let mut podcasts = state
        .read_generation(move |generation| {
            let (mut seen, mut podcasts) = (HashSet::new(), Vec::new());
            for id in ids {
                let Some(document) = generation.backend.podcast(PodcastKey::Id(id))? else { continue };
                // Former ids lead to the current podcast.
                if !seen.insert(document.podcast.id) {
                    continue;
                }
                podcasts.push(match details {
                    PodcastDetail::Basic => DetailedPodcast::Basic(Box::new(PodcastSummary::of(&document))),
                    PodcastDetail::Full => {
                        let subjects = generation.backend.podcast_subjects(&document.podcast)?;
                        DetailedPodcast::Full(Box::new(PodcastView::of(&document, &subjects, tier)))
                    }
                });
            }
            Ok(podcasts)
        })
        .await?;
    let in_full = podcasts.iter_mut().filter_map(|podcast| match podcast {
        DetailedPodcast::Full(podcast) => Some(&mut **podcast),
        DetailedPodcast::Basic(_) => None,
    });
    add_transcription_modes(&state, &caller, in_full).await?;
    let (total_requested, total_found) = (podcast_ids.len(), podcasts.len());
    let options = MultipleOptions { podcast_ids, details };
    Ok(Envelope::new(MultiplePodcastsData { options, total_requested, total_found, podcasts }))
}

//! `POST /api/v1/teams/podcast-marks`

use super::podcasts::find_in_catalog;
use earshot_api_content::search::{PodcastIds, read_team_marks};
use earshot_api_content::views::HitTeamFields;
use earshot_api_server::prelude::*;
use earshot_model::PodcastId;
use std::str::FromStr;

/// Most podcasts in a request.
const MAX_PODCASTS: usize = 200;

/// The podcasts of a page.
#[request]
pub struct PodcastMarksRequest {
    /// IDs or slugs of podcasts, 1 to 200.
    #[schema(min_items = 1, max_items = 200)]
    podcast_ids: Vec<String>,
}

/// The team's marks of podcasts.
#[view]
pub struct PodcastMarksData {
    /// The podcasts, in the order of the request.
    podcasts: Vec<PodcastMarksView>,
}

/// The team's marks of a podcast.
#[view]
pub struct PodcastMarksView {
    /// The ID or slug as sent.
    podcast_id: String,
    /// Lists, blacklist and last pitch, as in the hits of a search.
    #[serde(flatten)]
    team: HitTeamFields,
}

/// Returns the team's lists, blacklist flag and last pitch for up to 200 podcasts.
///
/// The hits of a search have the same fields; this is for other lists of podcasts, such as charts and the directory.
/// The marks of a merged podcast include those of its former IDs. Unknown podcasts are on no list. The call is free.
#[endpoint(
    post "/api/v1/teams/podcast-marks",
    (status = 200, description = "The podcasts", body = Envelope<PodcastMarksData>),
    (status = 400, description = "No podcast, or too many"),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn get_podcast_marks(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiJson(body): ApiJson<PodcastMarksRequest>,
) -> Result<Envelope<PodcastMarksData>, ApiError> {
    let names = body.podcast_ids;
    if !(1..=MAX_PODCASTS).contains(&names.len()) {
        let message = "must be 1 to 200 ids";
        return Err(ApiError::invalid("The body is not valid for this call.", "/podcastIds", message));
    }
    let podcasts = find_ids(&state, names.clone()).await?;
    let marks = read_team_marks(&state, &account, &podcasts).await?;
    let podcasts = names.into_iter().zip(marks).map(|(podcast_id, team)| PodcastMarksView { podcast_id, team });
    Ok(Envelope::new(PodcastMarksData { podcasts: podcasts.collect() }))
}

/// Returns the IDs of each podcast: those in the catalog, or else the one that was sent.
async fn find_ids(state: &AppState, names: Vec<String>) -> Result<Vec<PodcastIds>, ApiError> {
    let sent: Vec<PodcastIds> = names.iter().map(|name| PodcastIds::from(PodcastId::from_str(name).ok())).collect();
    let read = state.read_generation(move |generation| {
        let ids = names.iter().zip(sent).map(|(name, sent)| {
            let document = find_in_catalog(generation, name)?;
            Ok(document.map_or(sent, |document| PodcastIds::of(&document)))
        });
        ids.collect()
    });
    read.await
}

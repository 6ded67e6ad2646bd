//! `DELETE /api/v1/teams/podcasts/multiple`

use super::{find_in_catalog, ids_of};
use earshot_api_server::prelude::*;
use earshot_indexer::PodcastKey;
use earshot_model::PodcastId;
use earshot_model::rating::ShowId;
use std::str::FromStr;

/// Most podcasts in a request, of both kinds of IDs together.
const MAX_PODCASTS: usize = 1_000;

/// The podcasts to remove: at least one, at most 1,000.
#[request(Default)]
pub struct RemoveTeamPodcastsRequest {
    /// IDs or slugs of podcasts.
    #[schema(max_items = 1000)]
    podcast_ids: Option<Vec<String>>,
    /// IDs of the podcasts in Apple Podcasts.
    #[schema(max_items = 1000)]
    apple_ids: Option<Vec<i64>>,
}

/// The removed podcasts.
#[view]
pub struct RemovedTeamPodcastsData {
    /// IDs in Apple Podcasts that belong to no podcast of the catalog.
    not_found_apple_ids: Vec<i64>,
    /// Number of podcasts that were not removed because they are blacklisted, and members cannot change the blacklist.
    errors: u64,
    /// Number of podcasts that were removed.
    removed_podcasts: u64,
    /// Number of podcasts that the team does not have.
    not_on_list: u64,
}

/// Removes several podcasts from the team, with their flags. Projects that list them keep them.
#[endpoint(
    delete "/api/v1/teams/podcasts/multiple",
    (status = 200, description = "What was removed", body = Envelope<RemovedTeamPodcastsData>),
    (status = 400, description = "No ID, or too many"),
)]
pub async fn remove_multiple_podcasts_from_team(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiJson(body): ApiJson<RemoveTeamPodcastsRequest>,
) -> Result<Envelope<RemovedTeamPodcastsData>, ApiError> {
    let RemoveTeamPodcastsRequest { podcast_ids, apple_ids } = body;
    let (names, apple_ids) = (podcast_ids.unwrap_or_default(), apple_ids.unwrap_or_default());
    if !(1..=MAX_PODCASTS).contains(&(names.len() + apple_ids.len())) {
        let message = "must have 1 to 1000 ids in podcastIds and appleIds";
        return Err(ApiError::invalid("The body is not valid for this call.", "", message));
    }
    let found = state.read_generation(move |generation| resolve(generation, &names, &apple_ids)).await?;
    let removed = state.db.remove_team_podcasts(&account, found.each_id()).await?;
    // A podcast may have several ids. It is missing when none of them is with the team.
    let handled = removed.removed + removed.role_missing;
    let requested = found.podcasts.len() as u64 + found.unknown_names;
    Ok(Envelope::new(RemovedTeamPodcastsData {
        not_found_apple_ids: found.unknown_apple_ids,
        errors: removed.role_missing,
        removed_podcasts: removed.removed,
        not_on_list: requested.saturating_sub(handled),
    }))
}

/// The podcasts of a request.
#[derive(Debug, Default)]
struct ResolvedPodcasts {
    /// The IDs of each podcast, its own first. Each podcast is there once.
    podcasts: Vec<Vec<PodcastId>>,
    unknown_apple_ids: Vec<i64>,
    /// Slugs that belong to no podcast.
    unknown_names: u64,
}

impl ResolvedPodcasts {
    fn each_id(&self) -> impl Iterator<Item = PodcastId> {
        self.podcasts.iter().flatten().copied()
    }

    fn push(&mut self, ids: Vec<PodcastId>) {
        if !self.podcasts.iter().any(|known| known.first() == ids.first()) {
            self.podcasts.push(ids);
        }
    }
}

fn resolve(generation: &OpenGeneration, names: &[String], apple_ids: &[i64]) -> Result<ResolvedPodcasts, ApiError> {
    let mut found = ResolvedPodcasts::default();
    for name in names {
        match (find_in_catalog(generation, name)?, PodcastId::from_str(name)) {
            (Some(document), _) => found.push(ids_of(&document)),
            // The podcast has left the catalog, and the team may still have it.
            (None, Ok(id)) => found.push(vec![id]),
            (None, Err(_)) => found.unknown_names += 1,
        }
    }
    for apple_id in apple_ids {
        match generation.backend.podcast(PodcastKey::Show(&ShowId::Apple(*apple_id)))? {
            Some(document) => found.push(ids_of(&document)),
            None => found.unknown_apple_ids.push(*apple_id),
        }
    }
    Ok(found)
}

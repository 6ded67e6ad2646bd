//! `POST /api/v1/projects/{projectIdOrSlug}/podcasts/bulk`

pub(in crate::projects) use super::bulk_request::{BulkAdd, BulkPodcasts};
use super::bulk_request::{BulkChange, PatchListedPodcastsRequest, split_entry_ids};
use crate::projects::find_project;
use earshot_api_content::listed_entries::new_entry;
use earshot_api_content::project_changes::publish_entries;
use earshot_api_content::search::find_podcasts_of_search;
use earshot_api_server::error::LimitReachedView;
use earshot_api_server::prelude::*;
use earshot_app::{AddOutcome, ListedPodcastUpdate, NewListedPodcast, OverLimit, Project};
use earshot_indexer::PodcastKey;
use earshot_model::{PodcastDocument, PodcastId};
use std::str::FromStr as _;

/// The outcome of a bulk change.
#[view]
pub struct BulkChangeData {
    /// ID of the change, for undo; `null` when nothing has changed.
    change_id: Option<String>,
    /// Number of entries that were added, changed or removed.
    changed_count: usize,
    /// Entries that were not changed.
    skipped: Vec<SkippedEntryView>,
    /// The plan's limit, when it did not have room for all podcasts; `null` otherwise.
    limit: Option<LimitReachedView>,
    /// With `searchId`: the plan's results per search, when the search has more; `null` otherwise. The results beyond it
    /// were not added and are not among `skipped`.
    results_limit: Option<usize>,
}

/// A podcast or an entry that a bulk change left as it is.
#[view]
pub struct SkippedEntryView {
    /// The ID as sent.
    id: String,
    /// already-listed, not-found, over-limit, unchanged or too-many-labels.
    reason: String,
}

/// Adds, changes or removes up to 1,000 entries of a project in one change, which is undone as one.
///
/// `searchId` adds the podcasts of all results of a search, which costs a search unless it was run within 15 minutes.
/// Of podcasts beyond the plan's limit, the first ones are added as far as they fit, or none with `allOrNothing`.
#[endpoint(
    post "/api/v1/projects/{projectIdOrSlug}/podcasts/bulk",
    (status = 200, description = "What was changed", body = Envelope<BulkChangeData>),
    (status = 400, description = "A field is not valid, or there are too many IDs"),
    (status = 403, description = "The plan's limit does not have room for all podcasts"),
    (status = 409, description = "The project is archived"),
)]
pub async fn change_listed_podcasts(
    state: AppState,
    caller: Caller,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
    ApiJson(body): ApiJson<PatchListedPodcastsRequest>,
) -> Result<Envelope<BulkChangeData>, ApiError> {
    let change = body.check()?;
    let project = find_project(&state, &account, &project).await?;
    let (data, change_id) = match change {
        BulkChange::Add(add) => add_podcasts(&state, &caller, &account, &project, add).await?,
        BulkChange::Update { entries, update } => update_entries(&state, &account, &project, entries, update).await?,
        BulkChange::Remove { entries } => remove_entries(&state, &account, &project, entries).await?,
    };
    publish_entries(&state, &account, project.id, change_id);
    Ok(Envelope::new(data))
}

/// The outcome of a bulk change, and the ID of its change set.
type BulkOutcome = (BulkChangeData, Option<Uuid>);

/// Adds podcasts as one change. Returns what it did, and the ID of the change.
pub(in crate::projects) async fn add_podcasts(
    state: &AppState,
    caller: &Caller,
    account: &Account,
    project: &Project,
    add: BulkAdd,
) -> Result<BulkOutcome, ApiError> {
    let over_limit = if add.all_or_nothing { OverLimit::Reject } else { OverLimit::AddWhatFits };
    let mut results_limit = None;
    let (new, missing) = match &add.podcasts {
        BulkPodcasts::OfSearch(search_id) => {
            let found = find_podcasts_of_search(state, caller, search_id).await?;
            results_limit = found.is_cut.then(|| caller.tier.limits().max_results_per_search);
            let new = found.podcasts.iter().map(|document| (document.podcast.id.to_string(), add.entry(document)));
            (new.collect(), Vec::new())
        }
        BulkPodcasts::Named(_) => state.read_generation(move |generation| find_podcasts(generation, add)).await?,
    };
    let (ids, new): (Vec<String>, Vec<NewListedPodcast>) = new.into_iter().unzip();
    let mut skipped = skip(missing, "not-found");
    let added = state.db.add_listed_podcasts(account, project.id, new, over_limit).await?;
    let mut changed_count = 0;
    for (id, outcome) in ids.into_iter().zip(added.outcomes) {
        match outcome {
            AddOutcome::Added(_) => changed_count += 1,
            AddOutcome::AlreadyListed(_) => skipped.extend(skip([id], "already-listed")),
            AddOutcome::OverLimit => skipped.extend(skip([id], "over-limit")),
        }
    }
    let limit = added.limit.map(LimitReachedView::from);
    let data = BulkChangeData { change_id: text(added.change_id), changed_count, skipped, limit, results_limit };
    Ok((data, added.change_id))
}

impl BulkAdd {
    /// The entry of a podcast.
    fn entry(&self, document: &PodcastDocument) -> NewListedPodcast {
        new_entry(document, self.state, self.priority, self.labels.clone(), String::new())
    }
}

type FoundPodcasts = (Vec<(String, NewListedPodcast)>, Vec<String>);

/// Returns the podcasts of a request, and the IDs that match none.
fn find_podcasts(generation: &OpenGeneration, add: BulkAdd) -> Result<FoundPodcasts, ApiError> {
    let (mut found, mut missing) = (Vec::new(), Vec::new());
    let BulkPodcasts::Named(ids) = &add.podcasts else { return Ok((found, missing)) };
    for id in ids.iter().cloned() {
        let by_id = PodcastId::from_str(&id).map_or(PodcastKey::Slug(&id), PodcastKey::Id);
        match generation.backend.podcast(by_id)? {
            Some(document) => found.push((id, add.entry(&document))),
            None => missing.push(id),
        }
    }
    Ok((found, missing))
}

async fn update_entries(
    state: &AppState,
    account: &Account,
    project: &Project,
    entries: Vec<String>,
    update: ListedPodcastUpdate,
) -> Result<BulkOutcome, ApiError> {
    let (ids, others) = split_entry_ids(entries);
    let updated = state.db.update_listed_podcasts(account, project.id, &ids, update, None).await?;
    let mut skipped = skip(others, "not-found");
    skipped.extend(skip(updated.missing, "not-found"));
    skipped.extend(skip(updated.too_many_labels, "too-many-labels"));
    skipped.extend(skip(updated.unchanged, "unchanged"));
    let change_id = text(updated.change_id);
    let data = BulkChangeData { change_id, changed_count: updated.changed, skipped, limit: None, results_limit: None };
    Ok((data, updated.change_id))
}

async fn remove_entries(
    state: &AppState,
    account: &Account,
    project: &Project,
    entries: Vec<String>,
) -> Result<BulkOutcome, ApiError> {
    let (ids, others) = split_entry_ids(entries);
    let removed = state.db.remove_listed_podcasts(account, project.id, &ids, None).await?;
    let mut skipped = skip(others, "not-found");
    skipped.extend(skip(removed.missing, "not-found"));
    let (change_id, changed_count) = (text(removed.change_id), removed.removed.len());
    let data = BulkChangeData { change_id, changed_count, skipped, limit: None, results_limit: None };
    Ok((data, removed.change_id))
}

fn skip<T: ToString>(ids: impl IntoIterator<Item = T>, reason: &str) -> Vec<SkippedEntryView> {
    ids.into_iter().map(|id| SkippedEntryView { id: id.to_string(), reason: reason.to_owned() }).collect()
}

fn text(id: Option<Uuid>) -> Option<String> {
    id.map(|id| id.to_string())
}

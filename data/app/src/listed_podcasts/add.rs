//! Adds podcasts to a project.

use super::write_pitches;
use crate::changes::{ChangeWriter, EntryImage};
use crate::entities::listed_podcasts::Column;
use crate::list_rows::{
    ListedPodcast, PitchMark, PodcastSnapshot, insert_entries, lock_writable_project, read_entries,
};
use crate::polling_events::write_polling_events;
use crate::prelude::*;
use crate::team_podcasts::add_listed_to_team;
use crate::{ListRejection, NewPollingEvent, ids};
use chrono::SecondsFormat;
use earshot_model::project::{ActivityKind, ListedPodcastState, Priority};
use earshot_model::{Clock, LimitReached, ListLimit, PodcastId, PollingEventKind};
use futures::FutureExt;
use std::collections::{BTreeMap, HashMap};

/// A podcast to add.
#[derive(Clone, Debug)]
pub struct NewListedPodcast {
    pub podcast: PodcastSnapshot,
    /// Ids that the podcast had before merges. An entry with one of them is the same podcast.
    pub former_ids: Vec<PodcastId>,
    pub state: ListedPodcastState,
    pub priority: Option<Priority>,
    pub labels: Vec<String>,
    pub notes: String,
}

impl NewListedPodcast {
    /// An entry in a state, with its podcast and nothing else.
    #[must_use]
    pub fn new(podcast: PodcastSnapshot, state: ListedPodcastState) -> Self {
        Self { podcast, former_ids: Vec::new(), state, priority: None, labels: Vec::new(), notes: String::new() }
    }
}

/// What happens to podcasts beyond the plan's limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverLimit {
    /// Nothing is added.
    Reject,
    /// The first ones are added as far as they fit.
    AddWhatFits,
}

/// The outcome for one podcast of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddOutcome {
    Added(ListedPodcast),
    /// It was on the project already, and stays as it is.
    AlreadyListed(ListedPodcast),
    /// The plan's limit had no room for it.
    OverLimit,
}

/// The outcome of a request to add podcasts.
#[derive(Clone, Debug)]
pub struct AddedPodcasts {
    /// One per podcast of the request, in its order.
    pub outcomes: Vec<AddOutcome>,
    /// The limit, when not all podcasts fit.
    pub limit: Option<LimitReached>,
    /// `None` when nothing was added.
    pub change_id: Option<Uuid>,
}

impl Db {
    /// Adds podcasts to a project. A podcast that is on it already stays unchanged.
    ///
    /// # Errors
    /// When there is no such project, it is archived, not all podcasts fit and `over_limit` rejects them, or the
    /// database fails.
    pub async fn add_listed_podcasts(
        &self,
        account: &Account,
        project: Uuid,
        new: Vec<NewListedPodcast>,
        over_limit: OverLimit,
    ) -> Result<AddedPodcasts, DbError> {
        let change = ChangeWriter::new(self, account, project);
        let mut new_ids: Vec<Uuid> = new.iter().map(|_| ids::new_id(&self.clock)).collect();
        // Ids of one moment are random; sorted, the entries keep the order of the request.
        new_ids.sort_unstable();
        let (account, clock) = (account.clone(), self.clock.clone());
        let new: Vec<(Uuid, NewListedPodcast)> = new_ids.into_iter().zip(new).collect();
        self.write_list(|transaction| add_in(transaction, account, project, new, over_limit, change, clock).boxed())
            .await
    }
}

async fn add_in(
    transaction: &DatabaseTransaction,
    account: Account,
    project: Uuid,
    new: Vec<(Uuid, NewListedPodcast)>,
    over_limit: OverLimit,
    mut change: ChangeWriter,
    clock: Clock,
) -> Result<AddedPodcasts, DbError> {
    let row = lock_writable_project(transaction, &account, project).await?;
    let mut listed = listed_by_podcast(transaction, project, &new).await?;
    let used = count_entries(transaction, project).await?;
    let is_listed = |podcast: &NewListedPodcast, listed: &HashMap<PodcastId, ListedPodcast>| {
        all_ids(podcast).find_map(|id| listed.get(&id).cloned())
    };
    let mut wanted = std::collections::HashSet::new();
    wanted.extend(new.iter().filter(|(_, new)| is_listed(new, &listed).is_none()).map(|(_, new)| new.podcast.id));
    let wanted = u64::try_from(wanted.len()).unwrap_or(u64::MAX);
    let limit = if wanted == 0 { None } else { ListLimit::PodcastsPerProject.check(account.tier, used, wanted).err() };
    if let Some(reached) = limit.filter(|_| over_limit == OverLimit::Reject) {
        return Err(DbError::Rejected(ListRejection::Limit(reached)));
    }
    let mut room = limit.map_or(u64::MAX, |reached| reached.remaining());
    let mut outcomes = Vec::with_capacity(new.len());
    let mut added = Vec::new();
    for (id, new) in new {
        if let Some(entry) = is_listed(&new, &listed) {
            outcomes.push(AddOutcome::AlreadyListed(entry));
            continue;
        }
        if room == 0 {
            outcomes.push(AddOutcome::OverLimit);
            continue;
        }
        room -= 1;
        let entry = new_entry(id, new, &account, project, &mut change);
        listed.insert(entry.podcast.id, entry.clone());
        added.push(entry.clone());
        outcomes.push(AddOutcome::Added(entry));
    }
    insert_entries(transaction, &added).await?;
    let podcasts: Vec<PodcastSnapshot> = added.iter().map(|entry| entry.podcast.clone()).collect();
    add_listed_to_team(transaction, &account, &podcasts, change.now).await?;
    let pitched: Vec<&ListedPodcast> = added.iter().filter(|entry| entry.pitched.is_some()).collect();
    write_pitches(transaction, &row.name, &pitched).await?;
    let now = change.now;
    let (change_id, _) = change.finish(transaction, row).await?;
    // Write events last: this takes a lock that other transactions wait for until this one ends.
    write_polling_events(transaction, added.iter().map(|entry| added_event(entry, &clock)).collect(), now).await?;
    Ok(AddedPodcasts { outcomes, limit, change_id })
}

/// The event of an entry, with the contract's fields.
fn added_event(entry: &ListedPodcast, clock: &Clock) -> NewPollingEvent {
    NewPollingEvent {
        id: ids::new_id(clock),
        team_id: entry.team_id,
        kind: PollingEventKind::ListedPodcastAdded,
        project_id: Some(entry.project_id),
        guest_profile_id: None,
        alert_id: None,
        podcast_id: Some(entry.podcast.id),
        payload: serde_json::json!({
            "listedPodcastId": entry.id.to_string(),
            "projectId": entry.project_id.to_string(),
            "podcastId": entry.podcast.id.to_string(),
            "status": entry.state.as_str(),
            "createdAt": entry.added_at().to_rfc3339_opts(SecondsFormat::Millis, true),
        }),
    }
}

fn new_entry(
    id: Uuid,
    new: NewListedPodcast,
    account: &Account,
    project_id: Uuid,
    change: &mut ChangeWriter,
) -> ListedPodcast {
    let pitched = new.state == ListedPodcastState::Pitched;
    let mut entry = ListedPodcast {
        id,
        project_id,
        team_id: account.team_id,
        podcast: new.podcast,
        state: new.state,
        priority: new.priority,
        labels: new.labels,
        notes: new.notes,
        next_action_on: None,
        assignee: None,
        custom_values: BTreeMap::new(),
        added_by: Some(account.user_id),
        added_at_ms: change.now.0,
        updated_at_ms: change.now.0,
        pitched: pitched.then_some(PitchMark { at_ms: change.now.0, by: Some(account.user_id) }),
        history: Vec::new(),
        version: 1,
    };
    let state = entry.state.as_str().to_owned();
    change.log_entry(&mut entry, (ActivityKind::AddedToList, None, Some(state)));
    change.push_entry(EntryImage::Added { id, version: entry.version });
    entry
}

fn all_ids(new: &NewListedPodcast) -> impl Iterator<Item = PodcastId> {
    std::iter::once(new.podcast.id).chain(new.former_ids.iter().copied())
}

/// The entries of the podcasts that are on the project already.
async fn listed_by_podcast(
    transaction: &DatabaseTransaction,
    project: Uuid,
    new: &[(Uuid, NewListedPodcast)],
) -> Result<HashMap<PodcastId, ListedPodcast>, DbError> {
    let ids: Vec<Uuid> = new.iter().flat_map(|(_, new)| all_ids(new)).map(|id| id.0).collect();
    let entries = read_entries(transaction, project, Column::PodcastId, &ids).await?;
    Ok(entries.into_iter().map(|entry| (entry.podcast.id, entry)).collect())
}

/// The number of podcasts on a project.
pub(crate) async fn count_entries(transaction: &DatabaseTransaction, project: Uuid) -> Result<u64, DbError> {
    let entries = crate::entities::listed_podcasts::Entity::find().filter(Column::ProjectId.eq(project));
    Ok(entries.count(transaction).await?)
}

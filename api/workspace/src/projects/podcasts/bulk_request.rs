//! The body of a bulk change, and its rules.

use crate::projects::entry_fields::{parse_assignee, parse_day, parse_labels, parse_priority, parse_state};
use earshot_api_server::extract::clearable;
use earshot_api_server::prelude::*;
use earshot_app::{LabelUpdate, ListedPodcastUpdate};
use earshot_model::project::{ListedPodcastState, Priority};

/// Podcasts or entries of one change.
pub(super) const MAX_BULK: usize = 1_000;
const MESSAGE: &str = "The change is not valid.";

/// The action of a bulk change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum BulkActionRequest {
    /// Adds podcasts.
    Add,
    /// Moves entries to a state.
    State,
    /// Sets or removes the priority of entries.
    Priority,
    /// Adds and removes labels of entries.
    Labels,
    /// Assigns entries to a member, or to nobody.
    Assignee,
    /// Removes entries.
    Remove,
}

/// A change of up to 1,000 entries of a project.
#[request]
pub struct PatchListedPodcastsRequest {
    /// The action.
    #[serde(default)]
    #[schema(value_type = BulkActionRequest)]
    action: Option<BulkActionRequest>,
    /// IDs or slugs of the podcasts to add.
    #[schema(max_items = 1000)]
    podcast_ids: Option<Vec<String>>,
    /// With `add`, instead of `podcastIds`: `searchId` of the response to a search of the team. The podcasts of all its
    /// results are added, up to the plan's results per search.
    search_id: Option<String>,
    /// `true` is required with `searchId`.
    all_results: Option<bool>,
    /// IDs of the entries to change or remove.
    #[schema(max_items = 1000)]
    listed_podcast_ids: Option<Vec<String>>,
    /// The state of `state`, and of `add`: prospect, qualified, pitched, lost, booked or ignored.
    state: Option<String>,
    /// With `state`: the day of the next action, `2026-11-21`, of entries that are moved and have none.
    follow_up_on: Option<String>,
    /// The priority of `priority`, and of `add`: low, medium, high or urgent. With `priority`, `null` removes it.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>)]
    priority: Option<Option<String>>,
    /// Labels that `labels` adds, and labels of `add`.
    #[schema(max_items = 20)]
    add_labels: Option<Vec<String>>,
    /// Labels that `labels` removes.
    #[schema(max_items = 20)]
    remove_labels: Option<Vec<String>>,
    /// The member of `assignee`, by ID; `null` for nobody.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>)]
    assignee_id: Option<Option<String>>,
    /// With `add`: adds nothing when the plan's limit does not have room for all. Without it, the first ones are added
    /// as far as they fit.
    all_or_nothing: Option<bool>,
}

/// A bulk change whose fields are checked.
#[derive(Debug)]
pub(super) enum BulkChange {
    Add(BulkAdd),
    Update { entries: Vec<String>, update: ListedPodcastUpdate },
    Remove { entries: Vec<String> },
}

/// Which podcasts are added.
#[derive(Debug)]
pub(in crate::projects) enum BulkPodcasts {
    /// Those with these IDs or slugs.
    Named(Vec<String>),
    /// All results of this search.
    OfSearch(String),
}

/// Podcasts to add, and what their entries have in common.
#[derive(Debug)]
pub(in crate::projects) struct BulkAdd {
    pub podcasts: BulkPodcasts,
    pub state: ListedPodcastState,
    pub priority: Option<Priority>,
    pub labels: Vec<String>,
    pub all_or_nothing: bool,
}

impl PatchListedPodcastsRequest {
    pub(super) fn check(self) -> Result<BulkChange, ApiError> {
        let invalid = |pointer: &str, detail: &str| ApiError::invalid(MESSAGE, pointer, detail);
        let state = self.state.as_deref().map(|name| parse_state(name, "/state")).transpose()?;
        let priority = self
            .priority
            .clone()
            .map(|name| name.as_deref().map(|name| parse_priority(name, "/priority")).transpose())
            .transpose()?;
        let add = parse_labels(self.add_labels.as_deref().unwrap_or_default(), "/addLabels")?;
        let remove = parse_labels(self.remove_labels.as_deref().unwrap_or_default(), "/removeLabels")?;
        let action = self.action.ok_or_else(|| invalid("/action", "is required"))?;
        let update = match action {
            BulkActionRequest::Add => {
                let podcasts = match (self.search_id, self.podcast_ids) {
                    (None, ids) => BulkPodcasts::Named(check_ids(ids, "/podcastIds")?),
                    (Some(_), Some(_)) => return Err(invalid("/podcastIds", "cannot be sent with searchId")),
                    (Some(search), None) if self.all_results == Some(true) => BulkPodcasts::OfSearch(search),
                    (Some(_), None) => return Err(invalid("/allResults", "must be true with searchId")),
                };
                return Ok(BulkChange::Add(BulkAdd {
                    podcasts,
                    state: state.unwrap_or(ListedPodcastState::DEFAULT),
                    priority: priority.flatten(),
                    labels: add,
                    all_or_nothing: self.all_or_nothing.unwrap_or(false),
                }));
            }
            BulkActionRequest::Remove => {
                return Ok(BulkChange::Remove { entries: check_ids(self.listed_podcast_ids, "/listedPodcastIds")? });
            }
            BulkActionRequest::State => {
                let state = state.ok_or_else(|| invalid("/state", "is required for this action"))?;
                let follow_up_on = self.follow_up_on.as_deref().map(|day| parse_day(day, "/followUpOn")).transpose()?;
                ListedPodcastUpdate { state: Some(state), follow_up_on, ..ListedPodcastUpdate::default() }
            }
            // Both `null` and an absent priority remove it.
            BulkActionRequest::Priority => {
                ListedPodcastUpdate { priority: Some(priority.flatten()), ..ListedPodcastUpdate::default() }
            }
            BulkActionRequest::Assignee => {
                let user = self.assignee_id.ok_or_else(|| invalid("/assigneeId", "is required for this action"))?;
                let assignee = Some(user.as_deref().map(parse_assignee).transpose()?);
                ListedPodcastUpdate { assignee, ..ListedPodcastUpdate::default() }
            }
            BulkActionRequest::Labels => {
                if add.is_empty() && remove.is_empty() {
                    return Err(invalid("/addLabels", "addLabels or removeLabels is required for this action"));
                }
                let labels = Some(LabelUpdate::Change { add, remove });
                ListedPodcastUpdate { labels, ..ListedPodcastUpdate::default() }
            }
        };
        Ok(BulkChange::Update { entries: check_ids(self.listed_podcast_ids, "/listedPodcastIds")?, update })
    }
}

/// Checks the number of IDs, and returns each once.
fn check_ids(ids: Option<Vec<String>>, pointer: &str) -> Result<Vec<String>, ApiError> {
    let ids = ids.unwrap_or_default();
    if !(1..=MAX_BULK).contains(&ids.len()) {
        return Err(ApiError::invalid(MESSAGE, pointer, "must be 1 to 1000 ids"));
    }
    let mut seen = std::collections::HashSet::new();
    Ok(ids.into_iter().filter(|id| seen.insert(id.clone())).collect())
}

/// Parses the IDs of entries. Returns the valid IDs and the other texts.
pub(super) fn split_entry_ids(ids: Vec<String>) -> (Vec<Uuid>, Vec<String>) {
    let mut entries = Vec::with_capacity(ids.len());
    let mut others = Vec::new();
    for text in ids {
        match Uuid::try_parse(&text) {
            Ok(id) => entries.push(id),
            Err(_) => others.push(text),
        }
    }
    // An id has several notations.
    let mut seen = std::collections::HashSet::new();
    entries.retain(|id| seen.insert(*id));
    (entries, others)
}

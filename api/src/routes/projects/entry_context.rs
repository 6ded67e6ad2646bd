//! What the views of listed podcasts need beside the entries: the catalog, the pitches of the team and names of users.

use super::catalog::{Documents, read_documents};
use crate::error::ApiError;
use crate::state::AppState;
use crate::views::{ListedPodcastView, UserNames};
use earshot_app::{Account, LastPitch, ListedPodcast};
use earshot_model::{PodcastId, Tier};
use std::collections::HashMap;
use uuid::Uuid;

/// What the views of some listed podcasts need.
#[derive(Debug)]
pub(crate) struct EntryContext {
    pub documents: Documents,
    pub names: UserNames,
    pitches: HashMap<PodcastId, LastPitch>,
    tier: Tier,
}

impl EntryContext {
    /// Reads what the views of `entries` need, and the names of `others`.
    pub async fn read(
        state: &AppState,
        account: &Account,
        entries: &[ListedPodcast],
        others: impl IntoIterator<Item = Uuid> + Send,
    ) -> Result<Self, ApiError> {
        let podcasts: Vec<PodcastId> = entries.iter().map(|entry| entry.podcast.id).collect();
        let pitches = async { Ok::<_, ApiError>(state.db.last_pitches(account.team_id, &podcasts).await?) };
        let (pitches, documents) = tokio::try_join!(pitches, read_documents(state, podcasts.clone()))?;
        let mut users: Vec<Uuid> = others.into_iter().collect();
        users.extend(pitches.values().filter_map(|pitch| pitch.user_id));
        for entry in entries {
            users.extend(entry.added_by);
            users.extend(entry.history.iter().filter_map(|change| change.user_id));
        }
        let names = UserNames(state.db.user_names(users).await?);
        Ok(Self { documents, names, pitches, tier: account.tier })
    }

    pub fn view(&self, entry: &ListedPodcast) -> ListedPodcastView {
        let podcast = entry.podcast.id;
        let (found, pitch) = (self.documents.entry(podcast), self.pitches.get(&podcast));
        ListedPodcastView::of(entry, found, pitch, &self.names, self.tier)
    }
}

/// The view of one entry.
pub(super) async fn view_entry(
    state: &AppState,
    account: &Account,
    entry: &ListedPodcast,
) -> Result<ListedPodcastView, ApiError> {
    let context = EntryContext::read(state, account, std::slice::from_ref(entry), []).await?;
    Ok(context.view(entry))
}

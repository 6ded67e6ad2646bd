//! Searches that people saved under a name, for themselves or their team; and when each of them looked at the results.

mod reading;
mod state;
mod writing;

pub use reading::{SavedSearchKey, SavedSearchPage};
pub use writing::{MAX_SAVED_SEARCHES, NewSavedSearch, SavedSearchChange, SavedSearchOutcome, SavedSearchRejection};

use crate::entities::{saved_search_states, saved_searches};
use crate::prelude::*;
use earshot_model::Role;

/// A saved search, as one user sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedSearch {
    pub id: Uuid,
    /// Replaces the id in links.
    pub short_id: String,
    /// Who saved it; `None` when their account was deleted.
    pub user_id: Option<Uuid>,
    pub name: String,
    /// `podcasts` or `episodes`.
    pub mode: String,
    /// The request as JSON.
    pub request: String,
    /// Whether the whole team sees it.
    pub is_shared: bool,
    /// Grows by one with each change of the search itself.
    pub version: i64,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    /// Whether it is the user's default.
    pub is_default: bool,
    /// When the user looked at its results; `None` when they never did.
    pub last_seen_at: Option<Timestamp>,
    /// Results that entered the catalog after this time are new to the user.
    pub seen_until: Option<Timestamp>,
}

impl SavedSearch {
    fn from_rows(row: saved_searches::Model, state: Option<saved_search_states::Model>) -> Self {
        let moment = |at: Option<EpochMillis>| at.map(Into::into);
        Self {
            id: row.id,
            short_id: row.short_id,
            user_id: row.user_id,
            name: row.name,
            mode: row.mode,
            request: row.request,
            is_shared: row.shared,
            version: row.version,
            created_at: row.created_at.into(),
            updated_at: row.updated_at.into(),
            is_default: state.as_ref().is_some_and(|state| state.is_default),
            last_seen_at: moment(state.as_ref().and_then(|state| state.last_seen_at)),
            seen_until: moment(state.as_ref().and_then(|state| state.seen_until)),
        }
    }
}

/// Whether the account may rename, share, change and delete a search: its owner may, and of shared ones also admins of
/// the team.
fn may_change(owner: Option<Uuid>, is_shared: bool, account: &Account) -> bool {
    owner == Some(account.user_id) || (is_shared && account.role >= Role::Admin)
}

//! A search of a team.

use crate::EpochMillis;
use crate::entities::search_history::Model;
use crate::history_sizes::row_bytes;
use earshot_model::Timestamp;
use uuid::Uuid;

/// The place of a search in the list of a user's searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchPosition {
    pub searched_at: Timestamp,
    pub id: Uuid,
}

/// A search of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSearch {
    pub id: Uuid,
    pub team_id: Uuid,
    /// Who ran it last; `None` when their account was deleted.
    pub user_id: Option<Uuid>,
    /// `podcasts` or `episodes`.
    pub mode: String,
    /// The request as JSON.
    pub request: String,
    /// When it was last run.
    pub searched_at: Timestamp,
}

impl StoredSearch {
    /// The id of a team's search. Repeats and further pages have the id of the first page and update its row, so that
    /// a team has at most one row per search that it paid for.
    #[must_use]
    pub fn id_of(team_id: Uuid, query_hash: &str) -> Uuid {
        Uuid::new_v5(&team_id, query_hash.as_bytes())
    }
}

impl From<Model> for StoredSearch {
    fn from(row: Model) -> Self {
        let Model { id, team_id, user_id, mode, request, searched_at, .. } = row;
        Self { id, team_id, user_id, mode, request, searched_at: searched_at.into() }
    }
}

impl From<StoredSearch> for Model {
    fn from(search: StoredSearch) -> Self {
        let StoredSearch { id, team_id, user_id, mode, request, searched_at } = search;
        let bytes = row_bytes([Some(request.as_str())]);
        Self { id, team_id, user_id, mode, request, searched_at: EpochMillis::from(searched_at), bytes }
    }
}

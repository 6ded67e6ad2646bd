//! Saves, changes and deletes searches.

use super::reading::{SHORT_ID_CHARS, find_visible, with_state};
use super::state::{put_state, set_default};
use super::{SavedSearch, SavedSearchKey, may_change};
use crate::entities::saved_search_states;
use crate::entities::saved_searches::{Column, Entity, Model};
use crate::ids;
use crate::prelude::*;

/// Most searches that a user can save in a team.
pub const MAX_SAVED_SEARCHES: u64 = 200;
/// 32 letters and digits without those that look alike; a power of two, so that all are equally likely.
const SHORT_ID_LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567890";

/// A search to save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSavedSearch {
    pub name: String,
    /// `podcasts` or `episodes`.
    pub mode: String,
    /// The request as JSON.
    pub request: String,
    pub is_shared: bool,
    pub is_default: bool,
    /// Results that enter the catalog after this time are new to the user, who looks at the results now.
    pub seen_until: Timestamp,
}

/// A change of a saved search; `None` leaves a field as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedSearchChange {
    pub name: Option<String>,
    /// Mode and request.
    pub search: Option<(String, String)>,
    pub is_shared: Option<bool>,
    /// Default of this user only. Everyone who sees the search may set it for themselves.
    pub is_default: Option<bool>,
}

/// The outcome of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedSearchOutcome {
    Changed(SavedSearch),
    Rejected(SavedSearchRejection),
}

/// Why nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedSearchRejection {
    /// It does not exist, or the account does not see it.
    NotFound,
    /// It belongs to someone else, and the account's role is too low.
    NotOwner,
    /// It has another version than the request expected: this one.
    VersionConflict(Box<SavedSearch>),
    /// The user has [`MAX_SAVED_SEARCHES`].
    TooMany,
}

impl SavedSearchChange {
    /// Whether it changes the search itself, not only the state of the user.
    fn is_of_search(&self) -> bool {
        self.name.is_some() || self.search.is_some() || self.is_shared.is_some()
    }
}

impl Db {
    /// Saves a search for the account.
    pub async fn save_search(&self, account: &Account, new: NewSavedSearch) -> Result<SavedSearchOutcome, DbError> {
        let (account, now) = (account.clone(), self.now());
        let row = Model {
            id: ids::new_id(&self.clock),
            short_id: new_short_id(),
            team_id: account.team_id,
            user_id: Some(account.user_id),
            name: new.name,
            mode: new.mode,
            request: new.request,
            shared: new.is_shared,
            version: 1,
            created_at: now,
            updated_at: now,
        };
        let (is_default, seen_until) = (new.is_default, EpochMillis::from(new.seen_until));
        self.write_keeping_caches(work!(|transaction| {
            let own =
                Entity::find().filter(Column::TeamId.eq(account.team_id)).filter(Column::UserId.eq(account.user_id));
            if own.count(transaction).await? >= MAX_SAVED_SEARCHES {
                return Ok(SavedSearchOutcome::Rejected(SavedSearchRejection::TooMany));
            }
            row.clone().into_active_model().insert(transaction).await?;
            let state = saved_search_states::Model {
                saved_search_id: row.id,
                user_id: account.user_id,
                is_default: false,
                last_seen_at: Some(now),
                seen_until: Some(seen_until),
            };
            put_state(transaction, state).await?;
            if is_default {
                set_default(transaction, account.user_id, row.id, true).await?;
            }
            with_state(transaction, &account, row).await.map(SavedSearchOutcome::Changed)
        }))
        .await
    }

    /// Changes a saved search, if it has the version `expected` or none is expected.
    pub async fn change_saved_search(
        &self,
        account: &Account,
        key: SavedSearchKey,
        expected: Option<i64>,
        change: SavedSearchChange,
    ) -> Result<SavedSearchOutcome, DbError> {
        let (account, now) = (account.clone(), self.now());
        self.write_keeping_caches(work!(|transaction| {
            let checked = check_change(transaction, &account, &key, expected, change.is_of_search()).await?;
            let row = match checked {
                Ok(row) => row,
                Err(rejection) => return Ok(SavedSearchOutcome::Rejected(rejection)),
            };
            let row = apply(transaction, row, &change, now).await?;
            if let Some(is_default) = change.is_default {
                set_default(transaction, account.user_id, row.id, is_default).await?;
            }
            with_state(transaction, &account, row).await.map(SavedSearchOutcome::Changed)
        }))
        .await
    }

    /// Deletes a saved search, if it has the version `expected` or none is expected. Returns it as it was.
    pub async fn delete_saved_search(
        &self,
        account: &Account,
        key: SavedSearchKey,
        expected: Option<i64>,
    ) -> Result<SavedSearchOutcome, DbError> {
        let account = account.clone();
        self.write_keeping_caches(work!(|transaction| {
            let row = match check_change(transaction, &account, &key, expected, true).await? {
                Ok(row) => row,
                Err(rejection) => return Ok(SavedSearchOutcome::Rejected(rejection)),
            };
            let id = row.id;
            let deleted = with_state(transaction, &account, row).await?;
            Entity::delete_by_id(id).exec(transaction).await?;
            Ok(SavedSearchOutcome::Changed(deleted))
        }))
        .await
    }
}

/// Finds the row, and checks version and, for a change of the search itself, its owner.
async fn check_change(
    transaction: &DatabaseTransaction,
    account: &Account,
    key: &SavedSearchKey,
    expected: Option<i64>,
    is_of_search: bool,
) -> Result<Result<Model, SavedSearchRejection>, DbError> {
    let Some(row) = find_visible(transaction, account, key).await? else {
        return Ok(Err(SavedSearchRejection::NotFound));
    };
    if is_of_search && !may_change(row.user_id, row.shared, account) {
        return Ok(Err(SavedSearchRejection::NotOwner));
    }
    if expected.is_some_and(|expected| expected != row.version) {
        let current = with_state(transaction, account, row).await?;
        return Ok(Err(SavedSearchRejection::VersionConflict(Box::new(current))));
    }
    Ok(Ok(row))
}

async fn apply(
    transaction: &DatabaseTransaction,
    mut row: Model,
    change: &SavedSearchChange,
    now: EpochMillis,
) -> Result<Model, DbError> {
    if !change.is_of_search() {
        return Ok(row);
    }
    if let Some(name) = &change.name {
        row.name.clone_from(name);
    }
    if let Some((mode, request)) = &change.search {
        row.mode.clone_from(mode);
        row.request.clone_from(request);
    }
    row.shared = change.is_shared.unwrap_or(row.shared);
    row.version += 1;
    row.updated_at = now;
    row.clone().into_active_model().reset_all().update(transaction).await?;
    Ok(row)
}

fn new_short_id() -> String {
    let letter = |byte: &u8| char::from(SHORT_ID_LETTERS[usize::from(byte % 32)]);
    ids::random_bytes::<SHORT_ID_CHARS>().iter().map(letter).collect()
}

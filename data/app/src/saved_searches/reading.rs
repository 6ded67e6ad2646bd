//! Finds and lists saved searches.

use super::SavedSearch;
use crate::entities::saved_search_states::{self as states, Entity as States};
use crate::entities::saved_searches::{Column, Entity, Model};
use crate::prelude::*;
use crate::row_pages::read_page;
use sea_orm::Select;
use std::collections::HashMap;

/// Characters of a short id.
pub(super) const SHORT_ID_CHARS: usize = 10;

/// How a path identifies a saved search: by id or short id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedSearchKey {
    Id(Uuid),
    ShortId(String),
}

/// A page of saved searches, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedSearchPage {
    pub searches: Vec<SavedSearch>,
    /// Whether older ones follow.
    pub has_more: bool,
}

impl SavedSearchKey {
    /// Parses a path segment. Text that is neither a UUID nor a valid short id becomes an empty short id, which matches
    /// no search.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let is_short_id = text.len() == SHORT_ID_CHARS && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let short_id = || Self::ShortId(if is_short_id { text.to_owned() } else { String::new() });
        Uuid::try_parse(text).map_or_else(|_| short_id(), Self::Id)
    }
}

/// The saved searches that the account sees: its own in this team, and those shared with the team.
pub(super) fn select_searches_visible_to(account: &Account) -> Select<Entity> {
    let own_or_shared = Condition::any().add(Column::UserId.eq(account.user_id)).add(Column::Shared.eq(true));
    Entity::find().filter(Column::TeamId.eq(account.team_id)).filter(own_or_shared)
}

/// Finds the row that a key names, if the account sees it.
pub(super) async fn find_visible(
    db: &impl ConnectionTrait,
    account: &Account,
    key: &SavedSearchKey,
) -> Result<Option<Model>, DbError> {
    let query = match key {
        SavedSearchKey::Id(id) => select_searches_visible_to(account).filter(Column::Id.eq(*id)),
        SavedSearchKey::ShortId(id) => select_searches_visible_to(account).filter(Column::ShortId.eq(id.as_str())),
    };
    Ok(query.one(db).await?)
}

/// Adds the user's default flag and last look to the search.
pub(super) async fn with_state(
    db: &impl ConnectionTrait,
    account: &Account,
    row: Model,
) -> Result<SavedSearch, DbError> {
    let state = States::find_by_id((row.id, account.user_id)).one(db).await?;
    Ok(SavedSearch::from_rows(row, state))
}

impl Db {
    /// Finds a saved search that the account sees.
    pub async fn find_saved_search(
        &self,
        account: &Account,
        key: &SavedSearchKey,
    ) -> Result<Option<SavedSearch>, DbError> {
        match find_visible(&self.reader, account, key).await? {
            Some(row) => with_state(&self.reader, account, row).await.map(Some),
            None => Ok(None),
        }
    }

    /// Returns the saved searches that the account sees and that are older than `before`, newest first. Ids grow with
    /// time.
    pub async fn saved_searches(
        &self,
        account: &Account,
        before: Option<Uuid>,
        limit: u64,
    ) -> Result<SavedSearchPage, DbError> {
        let query = select_searches_visible_to(account);
        let (rows, has_more) = read_page(&self.reader, query, Column::Id, before, limit).await?;
        let ids = rows.iter().map(|row| row.id);
        let own = States::find()
            .filter(states::Column::UserId.eq(account.user_id))
            .filter(states::Column::SavedSearchId.is_in(ids));
        let states = own.all(&self.reader).await?.into_iter();
        let mut states: HashMap<Uuid, _> = states.map(|state| (state.saved_search_id, state)).collect();
        let searches = rows.into_iter().map(|row| {
            let state = states.remove(&row.id);
            SavedSearch::from_rows(row, state)
        });
        Ok(SavedSearchPage { searches: searches.collect(), has_more })
    }
}

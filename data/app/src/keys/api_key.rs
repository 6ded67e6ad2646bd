//! API keys as their owner sees them, and their validity.

use super::key_text;
use crate::Scopes;
use crate::entities::api_keys;
use crate::prelude::*;
use sea_orm::ExprTrait;

/// A new key.
#[derive(Clone, PartialEq, Eq)]
pub struct NewKey {
    /// The whole key. It is never shown again.
    pub key: String,
    pub row: ApiKey,
}

impl std::fmt::Debug for NewKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewKey").field("row", &self.row).finish_non_exhaustive()
    }
}

/// A key as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiKey {
    pub id: Uuid,
    pub name: String,
    /// The part of the key that may be shown: `pk_live_a1B2c3D4`.
    pub prefix: String,
    pub scopes: Scopes,
    pub state: KeyState,
    pub created_at: Timestamp,
    /// Rounded to the minute.
    pub last_used_at: Option<Timestamp>,
    pub expires_at: Option<Timestamp>,
    pub rotated_at: Option<Timestamp>,
    pub revoked_at: Option<Timestamp>,
}

earshot_model::named! {
    /// Whether a key is valid.
    KeyState {
        Active = "active",
        /// Replaced by another key, and valid until it expires.
        Rotated = "rotated",
        Expired = "expired",
        Revoked = "revoked",
    }
}

/// A key of a user. Operations with it cannot reach the keys of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnedKeyId {
    pub user_id: Uuid,
    pub id: Uuid,
}

/// The outcome of a change to a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyChangeOutcome<T> {
    Changed(T),
    /// The user has no such key.
    NotFound,
    /// It is revoked, expired, or already rotated.
    NotActive,
}

impl ApiKey {
    pub(crate) fn from_row(row: api_keys::Model, now: EpochMillis) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            prefix: key_text::key_prefix(&row.public_id),
            scopes: Scopes::from_column(&row.scopes)?,
            state: key_state(&row, now),
            name: row.name,
            created_at: row.created_at.into(),
            last_used_at: row.last_used_at.map(Into::into),
            expires_at: row.expires_at.map(Into::into),
            rotated_at: row.rotated_at.map(Into::into),
            revoked_at: row.revoked_at.map(Into::into),
        })
    }
}

impl KeyState {
    #[must_use]
    pub fn is_valid(self) -> bool {
        matches!(self, Self::Active | Self::Rotated)
    }
}

pub(crate) fn key_state(row: &api_keys::Model, now: EpochMillis) -> KeyState {
    if row.revoked_at.is_some() {
        KeyState::Revoked
    } else if row.expires_at.is_some_and(|end| end <= now) {
        KeyState::Expired
    } else if row.rotated_at.is_some() {
        KeyState::Rotated
    } else {
        KeyState::Active
    }
}

/// The condition of [`KeyState::is_valid`] for the database.
pub(crate) fn valid_condition(now: EpochMillis) -> Condition {
    let has_time = api_keys::Column::ExpiresAt.is_null().or(api_keys::Column::ExpiresAt.gt(now));
    Condition::all().add(api_keys::Column::RevokedAt.is_null()).add(has_time)
}

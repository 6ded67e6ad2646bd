//! API keys: stored as hashes and shown once. They end by expiry, by revocation, and some time after another key
//! replaced them.

mod api_key;
mod key_text;

pub use api_key::{ApiKey, KeyChangeOutcome, KeyState, NewKey, OwnedKeyId};

use crate::accounts::to_account;
use crate::credential_cache::CacheLookup;
use crate::entities::{api_keys, memberships, teams, users};
use crate::ids;
use crate::prelude::*;
use crate::teams::{require_role, require_role_of};
use crate::{AuthenticatedKey, Scopes};
use api_key::{key_state, valid_condition};
use earshot_model::TeamAction;
use std::time::Duration;
use subtle::ConstantTimeEq;

/// Most valid keys of a user.
const MAX_KEYS: u64 = 50;
/// Most keys in a list. It includes keys that have ended, newest first.
const MAX_LISTED: u64 = 200;
/// Longest name of a key, in characters.
pub const MAX_KEY_NAME_CHARS: usize = 100;

/// The options of a new key.
#[derive(Clone, Debug)]
pub struct NewKeyOptions {
    pub name: String,
    pub scopes: Scopes,
    /// How long the key is valid; `None` until it is revoked.
    pub lifetime: Option<Duration>,
}

impl Db {
    /// Creates a key for the account's team.
    ///
    /// # Errors
    /// When the account's role does not allow it, the user has too many keys, or the database fails.
    pub async fn create_key(&self, account: &Account, draft: NewKeyOptions) -> Result<NewKey, DbError> {
        let (now, account) = (self.now(), account.clone());
        let (key, row) = self.new_key_row(account.team_id, account.user_id, draft, now);
        let inserted = self
            .write(work!(|transaction| {
                require_role(transaction, &account, TeamAction::ManageKeys).await?;
                insert_key(transaction, row, now).await
            }))
            .await?;
        Ok(NewKey { key, row: ApiKey::from_row(inserted, now)? })
    }

    /// Replaces a key with a new one that has its name, scopes and lifetime. The old key stays valid for `overlap`,
    /// so that its users can switch.
    ///
    /// # Errors
    /// When the user's role in the key's team does not allow it, the user has too many keys, or the database fails.
    pub async fn rotate_key(&self, own: OwnedKeyId, overlap: Duration) -> Result<KeyChangeOutcome<NewKey>, DbError> {
        let now = self.now();
        let OwnedKeyId { user_id, id } = own;
        let old = api_keys::Entity::find_by_id(id).filter(api_keys::COLUMN.user_id.eq(user_id));
        let Some(old) = old.one(&self.reader).await? else { return Ok(KeyChangeOutcome::NotFound) };
        let lifetime = old.expires_at.map(|end| u64::try_from(end.0 - old.created_at.0).unwrap_or(0));
        let draft = NewKeyOptions {
            name: old.name.clone(),
            scopes: Scopes::from_column(&old.scopes)?,
            lifetime: lifetime.map(Duration::from_millis),
        };
        let (key, row) = self.new_key_row(old.team_id, user_id, draft, now);
        let end = now.plus(overlap);
        let end = old.expires_at.map_or(end, |own| Ord::min(own, end));
        let inserted = self
            .write(work!(|transaction| {
                // One statement decides, so that only one of two concurrent rotations succeeds.
                let changed = api_keys::Entity::update_many()
                    .col_expr(api_keys::Column::RotatedAt, Expr::value(now))
                    .col_expr(api_keys::Column::ExpiresAt, Expr::value(end))
                    .filter(api_keys::COLUMN.id.eq(id))
                    .filter(api_keys::Column::RotatedAt.is_null())
                    .filter(valid_condition(now))
                    .exec(transaction)
                    .await?;
                if changed.rows_affected != 1 {
                    return Ok(None);
                }
                require_role_of(transaction, row.team_id, user_id, TeamAction::ManageKeys).await?;
                insert_key(transaction, row, now).await.map(Some)
            }))
            .await?;
        match inserted {
            Some(row) => Ok(KeyChangeOutcome::Changed(NewKey { key, row: ApiKey::from_row(row, now)? })),
            None => Ok(KeyChangeOutcome::NotActive),
        }
    }

    /// Revokes a key. Revoking it again has no effect.
    pub async fn revoke_key(&self, own: OwnedKeyId) -> Result<KeyChangeOutcome<ApiKey>, DbError> {
        let now = self.now();
        let row = self
            .write(work!(|transaction| {
                let OwnedKeyId { user_id, id } = own;
                let row = api_keys::Entity::find_by_id(id).filter(api_keys::COLUMN.user_id.eq(user_id));
                let Some(row) = row.one(transaction).await? else { return Ok(None) };
                if row.revoked_at.is_some() {
                    return Ok(Some(row));
                }
                let mut row = row.into_active_model();
                row.revoked_at = Set(Some(now));
                Ok(Some(row.update(transaction).await?))
            }))
            .await?;
        row.map_or(Ok(KeyChangeOutcome::NotFound), |row| Ok(KeyChangeOutcome::Changed(ApiKey::from_row(row, now)?)))
    }

    /// Returns the keys that a user created, newest first.
    pub async fn keys_of(&self, user_id: Uuid) -> Result<Vec<ApiKey>, DbError> {
        let now = self.now();
        let rows = api_keys::Entity::find()
            .filter(api_keys::COLUMN.user_id.eq(user_id))
            .order_by_desc(api_keys::Column::CreatedAt)
            .order_by_desc(api_keys::Column::Id)
            .limit(MAX_LISTED)
            .all(&self.reader)
            .await?;
        rows.into_iter().map(|row| ApiKey::from_row(row, now)).collect()
    }

    /// Finds a key by its prefix.
    pub async fn find_key(&self, prefix: &str) -> Result<Option<OwnedKeyId>, DbError> {
        let by_id = api_keys::COLUMN.public_id.eq(key_text::public_id_of_prefix(prefix));
        let row = api_keys::Entity::find().filter(by_id).one(&self.reader).await?;
        Ok(row.map(|row| OwnedKeyId { user_id: row.user_id, id: row.id }))
    }

    /// Authenticates a key. `None` when it is unknown or has ended, or its user has left the team.
    pub async fn authenticate_key(&self, key: &str) -> Result<Option<AuthenticatedKey>, DbError> {
        let Some(public_id) = key_text::public_id(key) else { return Ok(None) };
        let (now, hash) = (self.now(), ids::hash_token(key));
        let is_still_valid = |(row, found)| key_state(&row, now).is_valid().then_some(found);
        match self.key_cache.get(&hash, now) {
            CacheLookup::Fresh(known) => return Ok(is_still_valid(known)),
            CacheLookup::Stale(known) => {
                let (db, public_id) = (self.clone(), public_id.to_owned());
                // The result of the refresh goes to the cache.
                tokio::spawn(async move { drop(db.read_key(&public_id, &hash, now).await) });
                return Ok(is_still_valid(known));
            }
            CacheLookup::Missing => {}
        }
        self.key_cache.read_or_cached(&hash, now, self.read_key(public_id, &hash, now), is_still_valid).await
    }

    async fn read_key(
        &self,
        public_id: &str,
        hash: &[u8],
        now: EpochMillis,
    ) -> Result<Option<AuthenticatedKey>, DbError> {
        let round = self.key_cache.epoch();
        let row = api_keys::Entity::find().filter(api_keys::COLUMN.public_id.eq(public_id)).one(&self.reader).await?;
        // A hash is compared also for an unknown key, so that the timing does not reveal which ids exist.
        let known = row.as_ref().map_or_else(|| vec![0; hash.len()], |row| row.key_hash.clone());
        let is_right = bool::from(known.ct_eq(hash));
        let Some(row) = row.filter(|row| is_right && key_state(row, now).is_valid()) else {
            self.key_cache.remove(hash);
            return Ok(None);
        };
        // Runs on every call with a key that is not cached, so user, team and role are read in one query.
        let membership = memberships::Entity::find_by_id((row.team_id, row.user_id));
        let all = membership.find_also_related(users::Entity).find_also_related(teams::Entity);
        let Some((membership, Some(user), Some(team))) = all.one(&self.reader).await? else {
            self.key_cache.remove(hash);
            return Ok(None);
        };
        let last_use = (api_keys::Column::LastUsedAt, row.last_used_at);
        self.record_use::<api_keys::Entity>((api_keys::Column::Id, row.id), last_use).await;
        let found = AuthenticatedKey {
            id: row.id,
            account: to_account(&user, &team, &membership.role)?,
            scopes: Scopes::from_column(&row.scopes)?,
        };
        self.key_cache.put(round, hash.to_vec(), (row, found.clone()), now);
        Ok(Some(found))
    }

    fn new_key_row(
        &self,
        team_id: Uuid,
        user_id: Uuid,
        draft: NewKeyOptions,
        now: EpochMillis,
    ) -> (String, api_keys::Model) {
        let (key, public_id) = key_text::generate_key();
        let row = api_keys::Model {
            id: ids::new_id(&self.clock),
            team_id,
            user_id,
            name: draft.name,
            public_id,
            key_hash: ids::hash_token(&key),
            created_at: now,
            last_used_at: None,
            revoked_at: None,
            scopes: draft.scopes.to_column(),
            expires_at: draft.lifetime.map(|lifetime| now.plus(lifetime)),
            rotated_at: None,
        };
        (key, row)
    }
}

async fn insert_key(
    transaction: &DatabaseTransaction,
    row: api_keys::Model,
    now: EpochMillis,
) -> Result<api_keys::Model, DbError> {
    let valid = api_keys::Entity::find().filter(api_keys::COLUMN.user_id.eq(row.user_id)).filter(valid_condition(now));
    if valid.count(transaction).await? >= MAX_KEYS {
        return Err(DbError::TooManyKeys { most: MAX_KEYS });
    }
    Ok(row.into_active_model().insert(transaction).await?)
}

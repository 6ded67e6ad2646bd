//! API keys: `pk_live_<8 id>_<32 secret>_<8 checksum>`, hashed here and shown once.

use super::accounts::account;
use super::entities::{api_keys, teams, users};
use super::{Account, Db, DbError};
use crate::ids;
use futures::FutureExt;
use sea_orm::sea_query::Expr;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter};
use std::time::Duration;
use subtle::ConstantTimeEq;
use uuid::Uuid;

const ID_CHARS: usize = 8;
const SECRET_CHARS: usize = 32;
const BASE62: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/// The last use is written down at most this often.
const NOTE_EVERY: Duration = Duration::from_secs(60);

/// A key that was just made.
#[derive(Clone, PartialEq, Eq)]
pub struct NewKey {
    pub id: Uuid,
    /// The only time that it is seen.
    pub key: String,
}

impl std::fmt::Debug for NewKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewKey").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Db {
    /// A new key for the account's team.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn create_key(&self, account: &Account, name: &str) -> Result<NewKey, DbError> {
        let public_id = base62(ID_CHARS);
        let key = with_checksum(&format!("pk_live_{public_id}_{}", base62(SECRET_CHARS)));
        let row = api_keys::Model {
            id: ids::new_id(&self.clock),
            team_id: account.team_id,
            user_id: account.user_id,
            name: name.to_owned(),
            public_id,
            key_hash: ids::hash(&key),
            created_at: self.now(),
            last_used_at: None,
            revoked_at: None,
        };
        let id = row.id;
        self.write(|transaction| async move { Ok(row.into_active_model().insert(transaction).await?) }.boxed()).await?;
        Ok(NewKey { id, key })
    }

    /// Whose key it is. `None` when it is not one of ours, or was revoked.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn authenticate_key(&self, key: &str) -> Result<Option<Account>, DbError> {
        let Some(public_id) = public_id(key) else { return Ok(None) };
        let by_id = api_keys::Entity::find()
            .filter(api_keys::COLUMN.public_id.eq(public_id))
            .filter(api_keys::Column::RevokedAt.is_null());
        let Some(row) = by_id.one(&self.reader).await? else { return Ok(None) };
        if !bool::from(row.key_hash.ct_eq(&ids::hash(key))) {
            return Ok(None);
        }
        let user = users::Entity::find_by_id(row.user_id).one(&self.reader).await?;
        let team = teams::Entity::find_by_id(row.team_id).one(&self.reader).await?;
        let (Some(user), Some(team)) = (user, team) else { return Ok(None) };
        if row.last_used_at.is_none_or(|last| last < self.now().minus(NOTE_EVERY)) {
            self.note_key_use(row.id).await?;
        }
        account(&user, &team).map(Some)
    }

    /// From now on the key is not valid.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn revoke_key(&self, id: Uuid) -> Result<(), DbError> {
        self.stamp_key(id, api_keys::Column::RevokedAt).await
    }

    async fn note_key_use(&self, id: Uuid) -> Result<(), DbError> {
        self.stamp_key(id, api_keys::Column::LastUsedAt).await
    }

    async fn stamp_key(&self, id: Uuid, column: api_keys::Column) -> Result<(), DbError> {
        let now = self.now();
        self.write(|transaction| {
            async move {
                api_keys::Entity::update_many()
                    .col_expr(column, Expr::value(now))
                    .filter(api_keys::COLUMN.id.eq(id))
                    .exec(transaction)
                    .await?;
                Ok(())
            }
            .boxed()
        })
        .await
    }
}

/// Random letters and digits, each as likely as any other.
fn base62(length: usize) -> String {
    let mut text = String::with_capacity(length);
    while text.len() < length {
        // 248 is the largest multiple of 62 in a byte.
        let fair = ids::random::<64>().into_iter().filter(|&byte| byte < 248);
        text.extend(fair.take(length - text.len()).map(|byte| char::from(BASE62[usize::from(byte % 62)])));
    }
    text
}

fn with_checksum(body: &str) -> String {
    format!("{body}_{:08x}", crc32fast::hash(body.as_bytes()))
}

/// The part that names the key. `None` when the text cannot be a key: a typing mistake never reaches the database.
fn public_id(key: &str) -> Option<&str> {
    let (body, _) = key.rsplit_once('_')?;
    let parts: Vec<&str> = body.split('_').collect();
    let &["pk", "live", id, secret] = parts.as_slice() else { return None };
    let is_whole = id.len() == ID_CHARS && secret.len() == SECRET_CHARS && with_checksum(body) == key;
    is_whole.then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typing_mistake_is_no_key() {
        let key = with_checksum(&format!("pk_live_{}_{}", base62(ID_CHARS), base62(SECRET_CHARS)));
        assert!(public_id(&key).is_some(), "{key}");
        let mut wrong = key.clone();
        wrong.replace_range(20..21, if &key[20..21] == "x" { "y" } else { "x" });
        for text in ["", "pk_live", "pk_live_a_b_c", &wrong, &key[1..], &key.to_uppercase()] {
            assert_eq!(public_id(text), None, "{text}");
        }
    }
}

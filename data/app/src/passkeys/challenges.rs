//! Challenges: each has a random token, is used once, and expires. They are rows, so that any server can check what another
//! one has requested.

use crate::entities::passkey_challenges::{Column, Entity, Model};
use crate::ids;
use crate::prelude::*;
use std::time::Duration;

/// How long a challenge can be answered. A page that offers passkeys in its field keeps one open.
pub const PASSKEY_CHALLENGE_LIFETIME: Duration = Duration::from_secs(10 * 60);

impl Db {
    /// Stores a challenge and returns its token. Another challenge of a user who adds a passkey ends the one before.
    pub async fn create_passkey_challenge(&self, user: Option<Uuid>, state: String) -> Result<String, DbError> {
        let token = ids::new_token();
        let row = Model {
            id: ids::new_id(&self.clock),
            user_id: user,
            token_hash: ids::hash_token(&token),
            state,
            expires_at: self.now().plus(PASSKEY_CHALLENGE_LIFETIME),
        };
        self.write_keeping_caches(work!(|transaction| {
            if let Some(user) = user {
                Entity::delete_many().filter(Column::UserId.eq(user)).exec(transaction).await?;
            }
            row.into_active_model().insert(transaction).await?;
            Ok(())
        }))
        .await?;
        Ok(token)
    }

    /// Takes the challenge of a token: it cannot be used again. `None` when it was used, has expired, or is that of another
    /// user.
    pub async fn take_passkey_challenge(&self, token: &str, user: Option<Uuid>) -> Result<Option<String>, DbError> {
        let of_user = user.map_or_else(|| Column::UserId.is_null(), |user| Column::UserId.eq(user));
        let open = Condition::all()
            .add(Column::TokenHash.eq(ids::hash_token(token)))
            .add(Column::ExpiresAt.gt(self.now()))
            .add(of_user);
        Ok(self.take_row::<Entity>(open).await?.map(|row| row.state))
    }

    /// Deletes challenges that have expired. Returns their number.
    pub async fn delete_expired_passkey_challenges(&self) -> Result<u64, DbError> {
        self.delete_rows(Entity::delete_many().filter(Column::ExpiresAt.lte(self.now()))).await
    }
}

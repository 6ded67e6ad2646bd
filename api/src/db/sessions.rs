//! Sessions of the web app: a random token in the cookie, its hash here.

use super::accounts::account_by_id;
use super::entities::sessions;
use super::{Account, Db, DbError};
use crate::ids;
use futures::FutureExt;
use sea_orm::sea_query::Expr;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, QueryFilter};
use std::time::Duration;
use uuid::Uuid;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// A session that is not used ends.
const IDLE_DAYS: u32 = 14;
/// Every session ends.
const LONGEST_DAYS: u32 = 90;
/// The last use is written down at most this often.
const NOTE_EVERY: Duration = Duration::from_secs(60 * 60);

impl Db {
    /// A new session's token.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn start_session(&self, user_id: Uuid) -> Result<String, DbError> {
        let token = ids::new_token();
        let now = self.now();
        let row = sessions::Model {
            id: ids::new_id(&self.clock),
            user_id,
            token_hash: ids::hash(&token),
            created_at: now,
            last_used_at: now,
        };
        self.write(|transaction| async move { Ok(row.into_active_model().insert(transaction).await?) }.boxed()).await?;
        Ok(token)
    }

    /// Whose session it is. `None` when it has ended or never was.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn session(&self, token: &str) -> Result<Option<Account>, DbError> {
        let by_token = sessions::COLUMN.token_hash.eq(ids::hash(token));
        let Some(session) = sessions::Entity::find().filter(by_token).one(&self.reader).await? else {
            return Ok(None);
        };
        let now = self.now();
        let is_over =
            session.last_used_at < now.minus(DAY * IDLE_DAYS) || session.created_at < now.minus(DAY * LONGEST_DAYS);
        if is_over {
            return Ok(None);
        }
        if session.last_used_at < now.minus(NOTE_EVERY) {
            self.note_session_use(session.id).await?;
        }
        account_by_id(&self.reader, session.user_id).await
    }

    /// Ends a session. One that is not known has ended already.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn end_session(&self, token: &str) -> Result<(), DbError> {
        let by_token = sessions::COLUMN.token_hash.eq(ids::hash(token));
        self.write(|transaction| {
            async move {
                sessions::Entity::delete_many().filter(by_token).exec(transaction).await?;
                Ok(())
            }
            .boxed()
        })
        .await
    }

    async fn note_session_use(&self, id: Uuid) -> Result<(), DbError> {
        let now = self.now();
        self.write(|transaction| {
            async move {
                sessions::Entity::update_many()
                    .col_expr(sessions::Column::LastUsedAt, Expr::value(now))
                    .filter(sessions::COLUMN.id.eq(id))
                    .exec(transaction)
                    .await?;
                Ok(())
            }
            .boxed()
        })
        .await
    }
}

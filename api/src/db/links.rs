//! Links to sign in with: random, hashed, used once.

use super::accounts::{account_by_id, find_user};
use super::entities::login_tokens;
use super::jobs::put;
use super::{Account, Db, DbError, NewMail, Ts};
use crate::ids;
use futures::FutureExt;
use sea_orm::sea_query::Expr;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, DatabaseTransaction, EntityTrait, IntoActiveModel, PaginatorTrait, QueryFilter,
};
use std::time::Duration;
use uuid::Uuid;

/// How long a link that was asked for on the web works (ASVS 6.5.5).
pub const LINK_LIFETIME: Duration = Duration::from_secs(10 * 60);
/// Links of one address that may be open at a time.
const MAX_OPEN: u64 = 3;

impl Db {
    /// A link's key for who runs the installation, who may give it any life.
    ///
    /// # Errors
    /// When there is no such account, or the database fails.
    pub async fn create_sign_in_token(&self, email: &str, lifetime: Duration) -> Result<String, DbError> {
        let token = ids::new_token();
        if !self.issue(email, &token, lifetime, u64::MAX, None).await? {
            return Err(DbError::NoSuchAccount { email: email.trim().to_owned() });
        }
        Ok(token)
    }

    /// A link for who asks on the web, and the mail with it. False when the address has no account, or too many open links.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn request_link(&self, email: &str, token: &str, mail: NewMail) -> Result<bool, DbError> {
        self.issue(email, token, LINK_LIFETIME, MAX_OPEN, Some(mail)).await
    }

    async fn issue(
        &self,
        email: &str,
        token: &str,
        lifetime: Duration,
        max_open: u64,
        mail: Option<NewMail>,
    ) -> Result<bool, DbError> {
        let token_hash = ids::hash(token);
        let id = ids::new_id(&self.clock);
        let now = self.now();
        let email = email.to_owned();
        let mail = mail.map(|mail| self.letter(mail)).transpose()?;
        self.write(|transaction| {
            async move {
                let Some(user) = find_user(transaction, &email).await? else { return Ok(false) };
                if open_links(transaction, user.id, now).await? >= max_open {
                    return Ok(false);
                }
                let row = login_tokens::Model {
                    id,
                    user_id: user.id,
                    token_hash,
                    purpose: "sign-in".to_owned(),
                    created_at: now,
                    expires_at: now.plus(lifetime),
                    used_at: None,
                };
                row.into_active_model().insert(transaction).await?;
                if let Some(mail) = mail {
                    put(transaction, mail).await?;
                }
                Ok(true)
            }
            .boxed()
        })
        .await
    }

    /// Uses a link. `None` when it was used, has expired or never was. All other open links of the user die with it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn consume_link(&self, token: &str) -> Result<Option<Account>, DbError> {
        let token_hash = ids::hash(token);
        let now = self.now();
        self.write(|transaction| {
            async move {
                // One statement decides, so that of two uses at once only one succeeds.
                let used = login_tokens::Entity::update_many()
                    .col_expr(login_tokens::Column::UsedAt, Expr::value(now))
                    .filter(login_tokens::COLUMN.token_hash.eq(token_hash.clone()))
                    .filter(login_tokens::Column::UsedAt.is_null())
                    .filter(login_tokens::COLUMN.expires_at.gt(now))
                    .exec(transaction)
                    .await?;
                if used.rows_affected != 1 {
                    return Ok(None);
                }
                let row = login_tokens::Entity::find()
                    .filter(login_tokens::COLUMN.token_hash.eq(token_hash))
                    .one(transaction)
                    .await?;
                let Some(row) = row else { return Ok(None) };
                login_tokens::Entity::update_many()
                    .col_expr(login_tokens::Column::UsedAt, Expr::value(now))
                    .filter(login_tokens::COLUMN.user_id.eq(row.user_id))
                    .filter(login_tokens::Column::UsedAt.is_null())
                    .exec(transaction)
                    .await?;
                account_by_id(transaction, row.user_id).await
            }
            .boxed()
        })
        .await
    }
}

async fn open_links(transaction: &DatabaseTransaction, user_id: Uuid, now: Ts) -> Result<u64, DbError> {
    let open = login_tokens::Entity::find()
        .filter(login_tokens::COLUMN.user_id.eq(user_id))
        .filter(login_tokens::Column::UsedAt.is_null())
        .filter(login_tokens::COLUMN.expires_at.gt(now));
    Ok(open.count(transaction).await?)
}

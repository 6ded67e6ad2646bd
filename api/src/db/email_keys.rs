//! What the address of an account is found by, and accounts whose address finds another one or nothing.

use super::entities::users;
use super::{Db, DbError};
use earshot_model::{EmailAddress, Timestamp};
use sea_orm::{Condition, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

/// Begins the key of an account whose address an older account has. No address has a colon before its @.
pub(super) const DUPLICATE_PREFIX: &str = "duplicate:";
/// Begins the key of an account whose address is none by the rules of [`EmailAddress`].
pub(super) const REJECTED_PREFIX: &str = "rejected:";
/// Collisions that are listed.
const MAX_LISTED: u64 = 10_000;

/// An account that was made before addresses had one form, and cannot sign in by its address any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmailCollision {
    pub user_id: Uuid,
    pub email: String,
    pub kind: EmailCollisionKind,
    pub created_at: Timestamp,
}

/// Why the address of an account does not lead to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmailCollisionKind {
    /// An older account has the same address in another spelling.
    Duplicate,
    /// The address is rejected: it has letters that make it look like another one.
    Rejected,
}

impl EmailCollisionKind {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Duplicate => "duplicate",
            Self::Rejected => "rejected",
        }
    }
}

/// The key that an account with this address has, if it is the oldest one with it.
pub(super) fn stored_key(email: &str) -> String {
    match EmailAddress::parse(email) {
        Ok(address) => address.key().as_str().to_owned(),
        Err(_) => format!("{REJECTED_PREFIX}{}", email.trim()),
    }
}

impl Db {
    /// Accounts that the change to one form of addresses left without a way in, the oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn email_collisions(&self) -> Result<Vec<EmailCollision>, DbError> {
        let begins = |prefix: &str| users::COLUMN.email_key.starts_with(prefix);
        let rows = users::Entity::find()
            .filter(Condition::any().add(begins(DUPLICATE_PREFIX)).add(begins(REJECTED_PREFIX)))
            .order_by_asc(users::Column::CreatedAt)
            .order_by_asc(users::Column::Id)
            .limit(MAX_LISTED)
            .all(&self.reader)
            .await?;
        let collision = |user: users::Model| EmailCollision {
            user_id: user.id,
            kind: if user.email_key.starts_with(DUPLICATE_PREFIX) {
                EmailCollisionKind::Duplicate
            } else {
                EmailCollisionKind::Rejected
            },
            email: user.email,
            created_at: user.created_at.into(),
        };
        Ok(rows.into_iter().map(collision).collect())
    }
}

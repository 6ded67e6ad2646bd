//! Accounts that cannot be found by their address.

use crate::entities::users;
use crate::prelude::*;
use crate::stored_email_key::{DUPLICATE_PREFIX, REJECTED_PREFIX};

/// Most collisions in a result.
const MAX_LISTED: u64 = 10_000;

/// An account that was created before addresses had a normal form, and cannot sign in by its address any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmailCollision {
    pub user_id: Uuid,
    pub email: String,
    pub kind: EmailCollisionKind,
    pub created_at: Timestamp,
}

earshot_model::named! {
    /// Why an account cannot be found by its address.
    EmailCollisionKind {
        /// An older account has the same address in another spelling.
        Duplicate = "duplicate",
        /// The address is rejected, because its letters make it look like another one.
        Rejected = "rejected",
    }
}

impl Db {
    /// Lists accounts that cannot sign in since addresses have a normal form, oldest first.
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

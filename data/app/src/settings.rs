//! Secrets that the installation creates once for itself.

use crate::entities::settings;
use crate::ids;
use crate::prelude::*;

/// A secret of the installation. What it signs has a row in the register of credentials
/// ([`CREDENTIALS`](crate::CREDENTIALS)), if it grants anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServerSecret {
    /// Signs cursors.
    Cursor,
    /// Signs unsubscribe links.
    Unsubscribe,
    /// Hashes the addresses of clients.
    Addresses,
    /// Makes the links of client views, so that they can be shown again without being stored.
    Shares,
}

impl ServerSecret {
    fn as_str(self) -> &'static str {
        match self {
            Self::Cursor => "cursor",
            Self::Unsubscribe => "unsubscribe",
            Self::Addresses => "addresses",
            Self::Shares => "shares",
        }
    }
}

impl Db {
    /// Returns a secret: 32 random bytes, created by the first call and constant afterwards.
    pub async fn secret(&self, secret: ServerSecret) -> Result<Vec<u8>, DbError> {
        let name = format!("secret:{}", secret.as_str());
        if let Some(row) = settings::Entity::find_by_id(name.clone()).one(&self.reader).await? {
            return Ok(row.value);
        }
        let db = self.usage_database();
        let row = settings::Model { name, value: ids::random_bytes::<32>().to_vec(), created_at: self.now() };
        db.write(work!(|transaction| {
            // Of processes that start at the same time, one stores its secret and the others take that one. The insert
            // waits for the transaction of another that has not been committed yet.
            let (name, own) = (row.name.clone(), row.value.clone());
            let once = OnConflict::column(settings::Column::Name).do_nothing().to_owned();
            settings::Entity::insert(row.into_active_model())
                .on_conflict(once)
                .exec_without_returning(transaction)
                .await?;
            let stored = settings::Entity::find_by_id(name).one(transaction).await?;
            Ok(stored.map_or(own, |stored| stored.value))
        }))
        .await
    }
}

//! Secrets that the installation creates once for itself.

use crate::entities::settings;
use crate::ids;
use crate::{Db, DbError};
use futures::FutureExt;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel};

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
}

impl ServerSecret {
    fn as_str(self) -> &'static str {
        match self {
            Self::Cursor => "cursor",
            Self::Unsubscribe => "unsubscribe",
            Self::Addresses => "addresses",
        }
    }
}

impl Db {
    /// Returns a secret: 32 random bytes, created by the first call and constant afterwards.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn secret(&self, secret: ServerSecret) -> Result<Vec<u8>, DbError> {
        let name = format!("secret:{}", secret.as_str());
        if let Some(row) = settings::Entity::find_by_id(name.clone()).one(&self.reader).await? {
            return Ok(row.value);
        }
        let db = self.usage_database();
        let row = settings::Model { name, value: ids::random_bytes::<32>().to_vec(), created_at: self.now() };
        db.write(|transaction| {
            async move {
                // If another process has stored a secret meanwhile, uses that one.
                if let Some(known) = settings::Entity::find_by_id(row.name.clone()).one(transaction).await? {
                    return Ok(known.value);
                }
                Ok(row.into_active_model().insert(transaction).await?.value)
            }
            .boxed()
        })
        .await
    }
}

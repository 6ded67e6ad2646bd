//! Addresses that unsubscribed from the digests of one alert, or from all digests.

use crate::address_hash::AddressHash;
use crate::entities::{alert_unsubscribes, alerts, mail_suppressions};
use crate::prelude::*;

earshot_model::named! {
    /// Why an address gets no digests.
    SuppressionReason {
        /// Its owner unsubscribed.
        Unsubscribed = "unsubscribed",
        /// A mail server rejected a mail to it permanently.
        Rejected = "rejected",
    }
}

impl Db {
    /// Stops the digests of an alert to an address. Doing it again has no effect.
    pub async fn unsubscribe(&self, alert: Uuid, address: AddressHash) -> Result<(), DbError> {
        use alert_unsubscribes::{Column, Entity, Model};
        let row = Model { alert_id: alert, address_hash: address.to_text(), at: self.now() };
        self.write_keeping_caches(work!(|transaction| {
            // A link may outlive its alert.
            if alerts::Entity::find_by_id(alert).one(transaction).await?.is_none() {
                return Ok(());
            }
            let once = OnConflict::columns([Column::AlertId, Column::AddressHash]).do_nothing().to_owned();
            Entity::insert(row.into_active_model()).on_conflict(once).exec_without_returning(transaction).await?;
            Ok(())
        }))
        .await
    }

    /// Stops all digests to an address. The first reason stays.
    pub async fn suppress_address(&self, address: AddressHash, reason: SuppressionReason) -> Result<(), DbError> {
        use mail_suppressions::{Column, Entity, Model};
        let row = Model { address_hash: address.to_text(), reason: reason.as_str().to_owned(), at: self.now() };
        self.write_keeping_caches(work!(|transaction| {
            let once = OnConflict::column(Column::AddressHash).do_nothing().to_owned();
            Entity::insert(row.into_active_model()).on_conflict(once).exec_without_returning(transaction).await?;
            Ok(())
        }))
        .await
    }
}

/// Lets an address get the digests of these alerts again, and takes it off the suppression list. Only its owner may do
/// that.
pub(super) async fn resubscribe(
    transaction: &DatabaseTransaction,
    alerts: &[Uuid],
    address: AddressHash,
) -> Result<(), DbError> {
    mail_suppressions::Entity::delete_by_id(address.to_text()).exec(transaction).await?;
    for alert in alerts {
        alert_unsubscribes::Entity::delete_by_id((*alert, address.to_text())).exec(transaction).await?;
    }
    Ok(())
}

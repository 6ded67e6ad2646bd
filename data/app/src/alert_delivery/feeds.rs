//! Private feeds of alerts. The token in their URLs is stored as a hash.

use super::DeliveryAlert;
use crate::entities::alert_feeds::{Column, Entity, Model};
use crate::entities::{alerts, memberships};
use crate::prelude::*;
use crate::row_pages::delete_unlisted;
use crate::webhooks::require_alert;
use crate::{DeliveryRejection, ids};

/// Most valid feeds of an alert.
const MAX_FEEDS: u64 = 20;
/// Most feeds in a list, with those that were revoked.
const MAX_LISTED: u64 = 100;

/// A private feed of an alert.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlertFeed {
    pub id: Uuid,
    pub alert_id: Uuid,
    /// `None` when the account was deleted.
    pub created_by: Option<Uuid>,
    pub created_at: Timestamp,
    pub revoked_at: Option<Timestamp>,
    /// The last time that a reader fetched it, to the minute.
    pub last_read_at: Option<Timestamp>,
}

/// The alert of a feed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeedAlert {
    pub feed: AlertFeed,
    pub alert: DeliveryAlert,
}

impl From<Model> for AlertFeed {
    fn from(row: Model) -> Self {
        Self {
            id: row.id,
            alert_id: row.alert_id,
            created_by: row.created_by,
            created_at: row.created_at.into(),
            revoked_at: row.revoked_at.map(Into::into),
            last_read_at: row.last_read_at.map(Into::into),
        }
    }
}

impl Db {
    /// Creates a feed of an alert of the account's team. Returns it with its token, which is not shown again.
    ///
    /// # Errors
    /// When there is no such alert, or it has the most feeds that it can have; or when the database fails.
    pub async fn create_alert_feed(&self, account: &Account, alert: Uuid) -> Result<(AlertFeed, String), DbError> {
        let (account, token) = (account.clone(), ids::new_token());
        let row = Model {
            id: ids::new_id(&self.clock),
            alert_id: alert,
            created_by: Some(account.user_id),
            token_hash: ids::hash_token(&token),
            created_at: self.now(),
            revoked_at: None,
            last_read_at: None,
        };
        let row = self
            .write_keeping_caches(work!(|transaction| {
                require_alert(transaction, account.team_id, alert).await?;
                let valid = Entity::find().filter(Column::AlertId.eq(alert)).filter(Column::RevokedAt.is_null());
                if valid.count(transaction).await? >= MAX_FEEDS {
                    return Err(DeliveryRejection::TooManyFeeds { most: MAX_FEEDS }.into());
                }
                let row = row.into_active_model().insert(transaction).await?;
                let has_ended = Condition::all().add(Column::RevokedAt.is_not_null());
                let is_owned = Condition::all().add(Column::AlertId.eq(alert));
                delete_unlisted::<Entity>(transaction, Column::Id, is_owned, has_ended, MAX_LISTED).await?;
                Ok(row)
            }))
            .await?;
        Ok((row.into(), token))
    }

    /// Returns the feeds of an alert of the account's team, newest first, with those that were revoked.
    ///
    /// # Errors
    /// When there is no such alert, or the database fails.
    pub async fn alert_feeds(&self, account: &Account, alert: Uuid) -> Result<Vec<AlertFeed>, DbError> {
        require_alert(&self.reader, account.team_id, alert).await?;
        let rows = Entity::find().filter(Column::AlertId.eq(alert)).order_by_desc(Column::Id).limit(MAX_LISTED);
        Ok(rows.all(&self.reader).await?.into_iter().map(Into::into).collect())
    }

    /// Revokes a feed at once and permanently. Revoking it again has no effect.
    ///
    /// # Errors
    /// When there is no such alert or feed, or the database fails.
    pub async fn revoke_alert_feed(&self, account: &Account, alert: Uuid, feed: Uuid) -> Result<AlertFeed, DbError> {
        let (account, now) = (account.clone(), self.now());
        self.write_keeping_caches(work!(|transaction| {
            require_alert(transaction, account.team_id, alert).await?;
            let row = Entity::find_by_id(feed).filter(Column::AlertId.eq(alert)).one(transaction).await?;
            let row = row.ok_or(DeliveryRejection::FeedNotFound)?;
            if row.revoked_at.is_some() {
                return Ok(row.into());
            }
            let mut row = row.into_active_model();
            row.revoked_at = Set(Some(now));
            Ok(row.update(transaction).await?.into())
        }))
        .await
    }

    /// Finds the alert of a feed's token. `None` when it is unknown or revoked, its creator is no member of the team any
    /// more, or the alert is deleted.
    pub async fn find_alert_feed(&self, token: &str) -> Result<Option<FeedAlert>, DbError> {
        let row = Entity::find()
            .filter(Column::TokenHash.eq(ids::hash_token(token)))
            .filter(Column::RevokedAt.is_null())
            .one(&self.reader)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let alert = alerts::Entity::find_by_id(row.alert_id).filter(alerts::Column::DeletedAt.is_null());
        let Some(alert) = alert.one(&self.reader).await? else { return Ok(None) };
        // Removals revoke feeds. Feeds of members who left before that rule have to end too.
        let Some(creator) = row.created_by else { return Ok(None) };
        if memberships::Entity::find_by_id((alert.team_id, creator)).one(&self.reader).await?.is_none() {
            return Ok(None);
        }
        self.record_use::<Entity>((Column::Id, row.id), (Column::LastReadAt, row.last_read_at)).await;
        Ok(Some(FeedAlert { feed: row.into(), alert: DeliveryAlert::from_row(alert)? }))
    }
}

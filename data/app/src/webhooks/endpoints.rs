//! The endpoints of a team, which its admins manage.

use super::{TABLE, cancel_queued, find_webhook, lock_webhook, require_alert};
use crate::entities::webhooks::{Column, Entity, Model};
use crate::json_column::{from_json, from_name, to_json};
use crate::prelude::*;
use crate::teams::require_role;
use crate::{DeliveryRejection, ids};
use earshot_model::webhook::{DisabledReason, FORMER_SECRET_LIFETIME, MAX_WEBHOOKS, WebhookKind};
use earshot_model::{PollingEventKind, TeamAction};

/// Bytes of a secret: Standard Webhooks requires 24 to 64.
const SECRET_BYTES: usize = 32;

/// An endpoint of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Webhook {
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the account was deleted.
    pub created_by: Option<Uuid>,
    pub kind: WebhookKind,
    pub url: String,
    pub description: String,
    /// The events that are sent.
    pub event_kinds: Vec<PollingEventKind>,
    /// The only alert whose matches are sent; `None` for all.
    pub alert_id: Option<Uuid>,
    pub enabled: bool,
    pub disabled_reason: Option<DisabledReason>,
    pub last_success_at: Option<Timestamp>,
    pub last_failure_at: Option<Timestamp>,
    /// The time until which the secret before the last rotation also signs; `None` without one.
    pub former_secret_until: Option<Timestamp>,
    pub version: i64,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

/// An endpoint to add.
#[derive(Clone, Debug)]
pub struct NewWebhook {
    pub kind: WebhookKind,
    pub url: String,
    pub description: String,
    pub event_kinds: Vec<PollingEventKind>,
    pub alert_id: Option<Uuid>,
}

/// What to change of an endpoint. `None` leaves a field as it is.
#[derive(Clone, Debug, Default)]
pub struct WebhookChange {
    pub url: Option<String>,
    pub description: Option<String>,
    pub event_kinds: Option<Vec<PollingEventKind>>,
    /// `Some(None)` sends the matches of all alerts.
    pub alert_id: Option<Option<Uuid>>,
    pub enabled: Option<bool>,
}

impl Webhook {
    pub(crate) fn from_row(row: Model, now: EpochMillis) -> Result<Self, DbError> {
        let kinds: Vec<String> = from_json(TABLE, row.event_kinds)?;
        Ok(Self {
            id: row.id,
            team_id: row.team_id,
            created_by: row.created_by,
            kind: from_name(TABLE, &row.kind, WebhookKind::parse)?,
            url: row.url,
            description: row.description,
            // An event that no longer exists is not sent.
            event_kinds: kinds.iter().filter_map(|kind| PollingEventKind::parse(kind)).collect(),
            alert_id: row.alert_id,
            enabled: row.enabled,
            disabled_reason: row.disabled_reason.as_deref().and_then(DisabledReason::parse),
            last_success_at: row.last_success_at.map(Into::into),
            last_failure_at: row.last_failure_at.map(Into::into),
            former_secret_until: row.former_secret_until.filter(|until| *until > now).map(Into::into),
            version: row.version,
            created_at: row.created_at.into(),
            updated_at: row.updated_at.into(),
        })
    }
}

impl Db {
    /// Returns the endpoints of the account's team, oldest first.
    ///
    /// # Errors
    /// When the account's role does not allow it, or the database fails.
    pub async fn webhooks(&self, account: &Account) -> Result<Vec<Webhook>, DbError> {
        require_role(&self.reader, account, TeamAction::ManageWebhooks).await?;
        let now = self.now();
        let rows = Entity::find().filter(Column::TeamId.eq(account.team_id)).order_by_asc(Column::Id);
        rows.all(&self.reader).await?.into_iter().map(|row| Webhook::from_row(row, now)).collect()
    }

    /// Returns an endpoint of the account's team.
    ///
    /// # Errors
    /// When the account's role does not allow it, there is no such endpoint, or the database fails.
    pub async fn webhook(&self, account: &Account, id: Uuid) -> Result<Webhook, DbError> {
        require_role(&self.reader, account, TeamAction::ManageWebhooks).await?;
        Webhook::from_row(find_webhook(&self.reader, account, id).await?, self.now())
    }

    /// Adds an endpoint to the account's team. Returns it with its secret, which is not shown again.
    ///
    /// # Errors
    /// When the account's role does not allow it, the team has [`MAX_WEBHOOKS`], or the alert does not exist; or when
    /// the database fails.
    pub async fn create_webhook(&self, account: &Account, new: NewWebhook) -> Result<(Webhook, Vec<u8>), DbError> {
        let (account, now) = (account.clone(), self.now());
        let secret = ids::random_bytes::<SECRET_BYTES>().to_vec();
        let row = Model {
            id: ids::new_id(&self.clock),
            team_id: account.team_id,
            created_by: Some(account.user_id),
            kind: new.kind.as_str().to_owned(),
            url: new.url,
            description: new.description,
            event_kinds: kinds_to_json(&new.event_kinds),
            alert_id: new.alert_id,
            secret: secret.clone(),
            former_secret: None,
            former_secret_until: None,
            enabled: true,
            disabled_reason: None,
            last_success_at: None,
            last_failure_at: None,
            version: 1,
            created_at: now,
            updated_at: now,
        };
        let row = self
            .write_keeping_caches(work!(|transaction| {
                require_role(transaction, &account, TeamAction::ManageWebhooks).await?;
                if let Some(alert) = row.alert_id {
                    require_alert(transaction, account.team_id, alert).await?;
                }
                let of_team = Entity::find().filter(Column::TeamId.eq(account.team_id));
                if of_team.count(transaction).await? >= MAX_WEBHOOKS {
                    return Err(DeliveryRejection::TooManyWebhooks { most: MAX_WEBHOOKS }.into());
                }
                Ok(row.into_active_model().insert(transaction).await?)
            }))
            .await?;
        Ok((Webhook::from_row(row, now)?, secret))
    }

    /// Changes an endpoint of the account's team, if it has the version `expected` or none is expected. What waits for
    /// an endpoint that is disabled is canceled.
    ///
    /// # Errors
    /// When the account's role does not allow it, there is no such endpoint or alert, or the endpoint has another
    /// version; or when the database fails.
    pub async fn change_webhook(
        &self,
        account: &Account,
        id: Uuid,
        expected: Option<i64>,
        change: WebhookChange,
    ) -> Result<Webhook, DbError> {
        let (account, now) = (account.clone(), self.now());
        self.write_keeping_caches(work!(|transaction| {
            require_role(transaction, &account, TeamAction::ManageWebhooks).await?;
            let row = lock_webhook(transaction, &account, id).await?;
            if expected.is_some_and(|expected| expected != row.version) {
                return Err(DeliveryRejection::VersionConflict.into());
            }
            if let Some(Some(alert)) = change.alert_id {
                require_alert(transaction, account.team_id, alert).await?;
            }
            let (was_enabled, version) = (row.enabled, row.version);
            let mut row = row.into_active_model();
            if let Some(url) = change.url {
                row.url = Set(url);
            }
            if let Some(description) = change.description {
                row.description = Set(description);
            }
            if let Some(kinds) = change.event_kinds {
                row.event_kinds = Set(kinds_to_json(&kinds));
            }
            if let Some(alert) = change.alert_id {
                row.alert_id = Set(alert);
            }
            if let Some(enabled) = change.enabled.filter(|enabled| *enabled != was_enabled) {
                row.enabled = Set(enabled);
                row.disabled_reason = Set((!enabled).then(|| DisabledReason::User.as_str().to_owned()));
                if !enabled {
                    cancel_queued(transaction, id, now).await?;
                }
            }
            row.version = Set(version + 1);
            row.updated_at = Set(now);
            Webhook::from_row(row.update(transaction).await?, now)
        }))
        .await
    }

    /// Gives an endpoint another secret. The former one also signs for [`FORMER_SECRET_LIFETIME`]. Returns the endpoint
    /// with the new secret, which is not shown again.
    ///
    /// # Errors
    /// When the account's role does not allow it, or there is no such endpoint; or when the database fails.
    pub async fn rotate_webhook_secret(&self, account: &Account, id: Uuid) -> Result<(Webhook, Vec<u8>), DbError> {
        let (account, now) = (account.clone(), self.now());
        let secret = ids::random_bytes::<SECRET_BYTES>().to_vec();
        let fresh = secret.clone();
        let webhook = self
            .write_keeping_caches(work!(|transaction| {
                require_role(transaction, &account, TeamAction::ManageWebhooks).await?;
                let row = lock_webhook(transaction, &account, id).await?;
                let (former, version) = (row.secret.clone(), row.version);
                let mut row = row.into_active_model();
                row.secret = Set(fresh);
                row.former_secret = Set(Some(former));
                row.former_secret_until = Set(Some(now.plus(FORMER_SECRET_LIFETIME)));
                row.version = Set(version + 1);
                row.updated_at = Set(now);
                Webhook::from_row(row.update(transaction).await?, now)
            }))
            .await?;
        Ok((webhook, secret))
    }

    /// Deletes an endpoint of the account's team with its log.
    ///
    /// # Errors
    /// When the account's role does not allow it, or there is no such endpoint; or when the database fails.
    pub async fn delete_webhook(&self, account: &Account, id: Uuid) -> Result<(), DbError> {
        let account = account.clone();
        self.write_list(work!(|transaction| {
            require_role(transaction, &account, TeamAction::ManageWebhooks).await?;
            lock_webhook(transaction, &account, id).await?;
            Entity::delete_by_id(id).exec(transaction).await?;
            Ok(())
        }))
        .await
    }
}

fn kinds_to_json(kinds: &[PollingEventKind]) -> sea_orm::JsonValue {
    to_json(&kinds.iter().map(|kind| kind.as_str()).collect::<Vec<_>>())
}

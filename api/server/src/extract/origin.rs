//! The origin of a request, for audit events.

use super::{Authentication, ClientAddress, Device};
use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use earshot_app::{Account, AuditAction, Db, NewAuditEvent};
use std::convert::Infallible;
use std::sync::Arc;
use uuid::Uuid;

/// The hashed address and the browser of a request.
#[derive(Clone, Debug)]
pub struct RequestOrigin {
    address_hash: String,
    device: Option<String>,
}

impl RequestOrigin {
    /// The hash of the client's address.
    #[must_use]
    pub fn address_hash(&self) -> &str {
        &self.address_hash
    }

    /// The browser, for example `Firefox on Linux`.
    #[must_use]
    pub fn device(&self) -> Option<&str> {
        self.device.as_deref()
    }

    /// Records an audit event of an account. The action is already done, so a failure to record it is only logged.
    pub async fn record_audit_event(&self, db: &Db, user_id: Uuid, action: AuditAction, what: Option<String>) {
        self.record(db, (user_id, None), action, what).await;
    }

    /// Records an audit event that concerns the account's team, whose members see it in their activity history.
    pub async fn record_team_event(&self, db: &Db, account: &Account, action: AuditAction, what: Option<String>) {
        self.record(db, (account.user_id, Some(account.team_id)), action, what).await;
    }

    async fn record(
        &self,
        db: &Db,
        (user_id, team_id): (Uuid, Option<Uuid>),
        action: AuditAction,
        what: Option<String>,
    ) {
        let event = NewAuditEvent {
            user_id,
            team_id,
            action,
            object: what,
            address_hash: self.address_hash.clone(),
            device: self.device.clone(),
        };
        if let Err(error) = db.record_audit_event(event).await {
            let action = action.as_str();
            tracing::error!(error = &error as &dyn std::error::Error, %user_id, action, "an audit event could not be recorded");
        }
    }
}

impl<S> FromRequestParts<S> for RequestOrigin
where
    Arc<Authentication>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let ClientAddress(client) = ClientAddress::from_request_parts(parts, state).await?;
        let Device(device) = Device::from_request_parts(parts, state).await?;
        // `address 5f1c…`: a few digits of the hash are enough to distinguish addresses.
        let place = client.rsplit(' ').next().unwrap_or_default().to_owned();
        Ok(Self { address_hash: place, device })
    }
}

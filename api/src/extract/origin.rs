//! Where a request comes from, for the record of what was done.

use super::{ClientAddress, Device};
use crate::db::{AuditAction, NewAuditEvent};
use crate::state::AppState;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::convert::Infallible;
use uuid::Uuid;

/// The address, hashed, and what the browser says it is.
#[derive(Clone, Debug)]
pub struct RequestOrigin {
    address_hash: String,
    device: Option<String>,
}

impl RequestOrigin {
    /// The name of the address.
    #[must_use]
    pub fn address_hash(&self) -> &str {
        &self.address_hash
    }

    /// Writes down what was done from here. It is done already: that nobody wrote it down is for the log.
    pub(crate) async fn record_audit_event(
        &self,
        state: &AppState,
        user_id: Uuid,
        action: AuditAction,
        what: Option<String>,
    ) {
        let deed = NewAuditEvent {
            user_id,
            action,
            object: what,
            address_hash: self.address_hash.clone(),
            device: self.device.clone(),
        };
        if let Err(error) = state.db.record_audit_event(deed).await {
            let action = action.as_str();
            tracing::error!(error = &error as &dyn std::error::Error, %user_id, action, "what was done is not written down");
        }
    }
}

impl FromRequestParts<AppState> for RequestOrigin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Self::Rejection> {
        let ClientAddress(client) = ClientAddress::from_request_parts(parts, state).await?;
        let Device(device) = Device::from_request_parts(parts, state).await?;
        // `address 5f1c…`: the hash, of which a few letters tell one place from another.
        let place = client.rsplit(' ').next().unwrap_or_default().to_owned();
        Ok(Self { address_hash: place, device })
    }
}

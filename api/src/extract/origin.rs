//! Where a request comes from, for the record of what was done.

use super::{Client, Device};
use crate::db::{Action, Deed};
use crate::state::AppState;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::convert::Infallible;
use uuid::Uuid;

/// The address, hashed, and what the browser says it is.
#[derive(Clone, Debug)]
pub struct Origin {
    place: String,
    device: Option<String>,
}

impl Origin {
    /// The name of the address.
    #[must_use]
    pub fn place(&self) -> &str {
        &self.place
    }

    /// Writes down what was done from here. It is done already: that nobody wrote it down is for the log.
    pub(crate) async fn note(&self, state: &AppState, user_id: Uuid, action: Action, what: Option<String>) {
        let deed = Deed { user_id, action, what, place: self.place.clone(), device: self.device.clone() };
        if let Err(error) = state.db.note_deed(deed).await {
            let action = action.as_str();
            tracing::error!(error = &error as &dyn std::error::Error, %user_id, action, "what was done is not written down");
        }
    }
}

impl FromRequestParts<AppState> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Self::Rejection> {
        let Client(client) = Client::from_request_parts(parts, state).await?;
        let Device(device) = Device::from_request_parts(parts, state).await?;
        // `address 5f1c…`: the hash, of which a few letters tell one place from another.
        let place = client.rsplit(' ').next().unwrap_or_default().to_owned();
        Ok(Self { place, device })
    }
}

//! The API keys of the signed-in user.

pub mod create;
pub mod list;
pub mod revoke;
pub mod rotate;

use axum::Extension;
use earshot_api_server::http::NoCompression;
use earshot_api_server::prelude::*;
use earshot_app::{ApiKey, NewKey};

/// A key without its secret.
#[view]
pub struct ApiKeyView {
    /// ID of the key.
    id: String,
    /// The name that its owner gave the key.
    name: String,
    /// The beginning of the key, by which its owner can recognize it: `pk_live_a1B2c3D4`.
    prefix: String,
    /// `read`, and `write` for calls that change data.
    scopes: Vec<String>,
    /// `active`; `rotated` when another key has replaced it and it is valid until `expiresAt`; `expired`; `revoked`.
    state: String,
    /// When the key was created.
    created_at: TimestampView,
    /// When the key was last used, rounded to the minute; `null` when it never was.
    last_used_at: Option<TimestampView>,
    /// When the key expires; `null` when it is valid until it is revoked.
    expires_at: Option<TimestampView>,
    /// When the secret was last replaced; `null` when it never was.
    rotated_at: Option<TimestampView>,
    /// When the key was revoked; `null` when it is valid.
    revoked_at: Option<TimestampView>,
}

/// A new key. Only this response contains its secret.
#[view]
pub struct NewApiKeyData {
    /// The secret, for the header `Authorization`.
    secret: String,
    /// The API key, without its secret.
    api_key: ApiKeyView,
}

impl From<ApiKey> for ApiKeyView {
    fn from(key: ApiKey) -> Self {
        Self {
            id: key.id.to_string(),
            name: key.name,
            prefix: key.prefix,
            scopes: key.scopes.names().into_iter().map(str::to_owned).collect(),
            state: key.state.as_str().to_owned(),
            created_at: key.created_at.into(),
            last_used_at: key.last_used_at.map(Into::into),
            expires_at: key.expires_at.map(Into::into),
            rotated_at: key.rotated_at.map(Into::into),
            revoked_at: key.revoked_at.map(Into::into),
        }
    }
}

impl From<NewKey> for NewApiKeyData {
    fn from(NewKey { key, row }: NewKey) -> Self {
        Self { secret: key, api_key: row.into() }
    }
}

/// Builds the only response that contains a key. It is not compressed, because its compressed size would leak
/// information about the key.
fn uncompressed_response(key: NewKey) -> impl IntoResponse {
    (Extension(NoCompression), Envelope::new(NewApiKeyData::from(key)))
}

fn key_not_found() -> ApiError {
    ApiError::new(ErrorCode::NotFound, "API key not found")
}

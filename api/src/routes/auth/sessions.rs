//! `GET /api/v1/auth/sessions`

use crate::error::{ApiError, ErrorView};
use crate::extract::SessionCaller;
use crate::state::AppState;
use crate::views::{Envelope, TimestampView};
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

/// All open sessions of the user.
#[derive(Debug, Serialize, ToSchema)]
pub struct SessionsData {
    /// The one that was used last first.
    sessions: Vec<SessionView>,
}

/// Somewhere the user is signed in.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SessionView {
    id: String,
    /// As far as it is known: `Firefox on Linux`.
    device: Option<String>,
    /// The one that asks.
    is_this: bool,
    created_at: TimestampView,
    /// To the hour.
    last_used_at: TimestampView,
    /// When it ends, if it is not used until then.
    ends_at: TimestampView,
}

/// Where the user is signed in.
#[utoipa::path(
    get,
    path = "/api/v1/auth/sessions",
    operation_id = "listSessions",
    tag = "Auth",
    responses(
        (status = 200, description = "The sessions", body = Envelope<SessionsData>),
        (status = 401, description = "Not signed in", body = ErrorView),
        (status = 403, description = "Asked with a key", body = ErrorView),
    ),
    security(("session" = []))
)]
pub async fn list_sessions(
    State(state): State<AppState>,
    SessionCaller { account, session: this }: SessionCaller,
) -> Result<Envelope<SessionsData>, ApiError> {
    let open = state.db.sessions_of(account.user_id).await?;
    let sessions = open
        .into_iter()
        .map(|session| SessionView {
            id: session.id.to_string(),
            device: session.device,
            is_this: session.id == this.id,
            created_at: session.created_at.into(),
            last_used_at: session.last_used_at.into(),
            ends_at: session.ends_at.into(),
        })
        .collect();
    Ok(Envelope::new(SessionsData { sessions }))
}

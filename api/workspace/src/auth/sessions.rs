//! `GET /api/v1/auth/sessions`

use earshot_api_server::prelude::*;

/// All open sessions of the user.
#[view]
pub struct SessionsData {
    /// Sorted by last use, most recent first.
    sessions: Vec<SessionView>,
}

/// A session of the user.
#[view]
pub struct SessionView {
    /// ID of the session.
    id: String,
    /// Browser and system, if they are known: `Firefox on Linux`.
    device: Option<String>,
    /// Whether this is the session of the request.
    is_this: bool,
    /// When the session began.
    created_at: TimestampView,
    /// Rounded to the hour.
    last_used_at: TimestampView,
    /// When the session ends if it is not used before.
    ends_at: TimestampView,
}

/// Lists the sessions of the user.
#[endpoint(
    get "/api/v1/auth/sessions",
    (status = 200, description = "The sessions", body = Envelope<SessionsData>),
    security(("session" = []))
)]
pub async fn list_sessions(
    state: AppState,
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

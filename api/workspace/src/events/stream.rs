//! `GET /api/v1/events`

use axum::http::{HeaderName, HeaderValue, header};
use axum::response::sse::Sse;
use earshot_api_server::events::{ChangeView, EndReason, Subscriber, event_stream};
use earshot_api_server::prelude::*;
use futures::FutureExt as _;

/// Streams the changes of the caller's team as server-sent events, for the pages of the web app.
///
/// The first event is `ready`. Each change is one event, named after its kind, with a change as data. After
/// `resync`, changes may be missing, so that the page should read its data again; the same holds after a reconnect.
/// The last event is `stream-ended` with a `reason`: signed-out, team-changed, expired or shutdown; a browser then
/// connects again by itself. A comment every 15 seconds keeps the connection open.
#[endpoint(
    get "/api/v1/events",
    (status = 200, description = "The stream of events. The data of a change is a ChangeView", body = ChangeView, content_type = "text/event-stream"),
    (status = 429, description = "Too many streams are open for the user or the client"),
    (status = 503, description = "Too many streams are open in all"),
    security(("session" = []))
)]
pub async fn stream_events(
    state: AppState,
    SessionCaller { account, session }: SessionCaller,
    ClientAddress(address): ClientAddress,
) -> Result<impl IntoResponse, ApiError> {
    let (team, user) = (account.team_id, account.user_id);
    let subscription = state.events().subscribe(Subscriber { team, user, address })?;
    let db = state.db.clone();
    let check = move || {
        let db = db.clone();
        async move {
            match db.session_team(session.id).await {
                Ok(Some(current)) if current == team => Ok(None),
                Ok(Some(_)) => Ok(Some(EndReason::TeamChanged)),
                Ok(None) => Ok(Some(EndReason::SignedOut)),
                Err(error) => {
                    tracing::debug!(error = &error as &dyn std::error::Error, "a stream's session cannot be checked");
                    Err(())
                }
            }
        }
        .boxed()
    };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream; charset=utf-8")),
        // Proxies must pass each event on at once.
        (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, Sse::new(event_stream(subscription, Box::new(check)))))
}

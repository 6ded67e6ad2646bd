//! The pages of links in mails about alerts: confirming an address, and stopping digests. GET changes nothing, because
//! mail scanners open links; a button or the one-click POST of a mail program does.

use axum::Router;
use axum::body::Bytes;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, HeaderName, REFERRER_POLICY};
use axum::response::Html;
use axum::routing::get;
use earshot_api_server::prelude::*;
use earshot_app::{AddressHash, SuppressionReason};
use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, UndefinedBehavior};
use serde_json::json;

const TEMPLATE: &str = include_str!("page.html.jinja");
const INVALID_LINK: &str =
    "This link is invalid or has expired. Ask the sender for a new one, or use the link in a newer email.";

/// The routes of the pages.
pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/alerts/confirm", get(show_confirmation).post(confirm))
        .route("/alerts/unsubscribe", get(show_unsubscribing).post(unsubscribe))
}

#[derive(Debug, Deserialize)]
struct ConfirmationLink {
    #[serde(default)]
    key: String,
}

#[derive(Debug, Deserialize)]
struct UnsubscribeLink {
    #[serde(default)]
    token: String,
}

/// A form's button: its value and its label.
type Button = (&'static str, &'static str);

async fn show_confirmation(state: AppState, ApiQuery(link): ApiQuery<ConfirmationLink>) -> Result<Response, ApiError> {
    match state.db.recipient_by_token(&link.key).await? {
        Some(email) => {
            page("Podcast alerts", &format!("Send podcast alerts to {email}?"), &[("confirm", "Receive alerts")])
        }
        None => invalid_link(),
    }
}

async fn confirm(state: AppState, ApiQuery(link): ApiQuery<ConfirmationLink>) -> Result<Response, ApiError> {
    match state.db.confirm_recipient(&link.key).await? {
        Some(email) => {
            tracing::info!("recipient of alerts confirmed");
            page(
                "Podcast alerts",
                &format!("{email} will receive podcast alerts. Each email has a link to stop them."),
                &[],
            )
        }
        None => invalid_link(),
    }
}

async fn show_unsubscribing(state: AppState, ApiQuery(link): ApiQuery<UnsubscribeLink>) -> Result<Response, ApiError> {
    match state.unsubscribe_key.verify(&link.token) {
        Some(_) => page(
            "Stop emails",
            "Which emails do you want to stop?",
            &[("alert", "Stop emails for this alert"), ("all", "Stop all alert emails")],
        ),
        None => invalid_link(),
    }
}

/// RFC 8058: the POST of a mail program has the body `List-Unsubscribe=One-Click`, and stops the mails of the list:
/// this alert.
async fn unsubscribe(
    state: AppState,
    ApiQuery(link): ApiQuery<UnsubscribeLink>,
    form: Bytes,
) -> Result<Response, ApiError> {
    let Some((alert, address)) = state.unsubscribe_key.verify(&link.token) else { return invalid_link() };
    let stops_all = url::form_urlencoded::parse(&form).any(|(name, value)| name == "stop" && value == "all");
    let text = stop_mails(&state, alert, address, stops_all).await?;
    page("Emails stopped", text, &[])
}

async fn stop_mails(
    state: &AppState,
    alert: Uuid,
    address: AddressHash,
    stops_all: bool,
) -> Result<&'static str, ApiError> {
    if stops_all {
        state.db.suppress_address(address, SuppressionReason::Unsubscribed).await?;
        tracing::info!("address unsubscribed from all alerts");
        return Ok("You won't get any more alert emails.");
    }
    state.db.unsubscribe(alert, address).await?;
    tracing::info!(%alert, "address unsubscribed from an alert");
    Ok("You won't get any more emails for this alert.")
}

fn invalid_link() -> Result<Response, ApiError> {
    let page = page("Link not valid", INVALID_LINK, &[])?;
    Ok((StatusCode::NOT_FOUND, page).into_response())
}

fn page(title: &str, text: &str, buttons: &[Button]) -> Result<Response, ApiError> {
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    let buttons: Vec<_> = buttons.iter().map(|(value, label)| json!({ "value": value, "label": label })).collect();
    let values = Serde(json!({ "title": title, "text": text, "buttons": buttons }));
    let html = environment.render_named_str("page.html", TEMPLATE, values);
    let html = html.map_err(ApiError::internal)?;
    let headers = [
        (CACHE_CONTROL, "no-store"),
        // The URL contains a secret.
        (REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("x-robots-tag"), "noindex, nofollow"),
    ];
    Ok((headers, Html(html)).into_response())
}

//! Checks of the fields of a webhook.

use earshot_api_server::prelude::*;
use earshot_model::PollingEventKind;
use earshot_model::webhook::{MAX_WEBHOOK_DESCRIPTION_CHARS, MAX_WEBHOOK_URL_CHARS, WebhookKind};

const MESSAGE: &str = "The webhook is not valid.";

pub(super) fn check_url(state: &AppState, url: &str) -> Result<String, ApiError> {
    let url = url.trim();
    if url.chars().count() > MAX_WEBHOOK_URL_CHARS {
        return Err(invalid("/url", &format!("must have at most {MAX_WEBHOOK_URL_CHARS} characters")));
    }
    state.webhooks.check_url(url).map_err(|detail| invalid("/url", &detail))?;
    Ok(url.to_owned())
}

pub(super) fn check_description(text: &str) -> Result<String, ApiError> {
    let text = text.trim();
    if text.chars().count() > MAX_WEBHOOK_DESCRIPTION_CHARS || text.chars().any(char::is_control) {
        let detail = format!("must be one line of at most {MAX_WEBHOOK_DESCRIPTION_CHARS} characters");
        return Err(invalid("/description", &detail));
    }
    Ok(text.to_owned())
}

pub(super) fn parse_kind(name: &str) -> Result<WebhookKind, ApiError> {
    WebhookKind::parse(name).ok_or_else(|| invalid("/kind", "must be standard or slack"))
}

/// Parses events, each once and in the order of the contract. At least one is needed.
pub(super) fn parse_events(names: &[String]) -> Result<Vec<PollingEventKind>, ApiError> {
    let known: Vec<&str> = PollingEventKind::ALL.iter().map(|kind| kind.as_str()).collect();
    if let Some(at) = names.iter().position(|name| !known.contains(&name.as_str())) {
        return Err(invalid(&format!("/eventTypes/{at}"), &format!("must be one of {}", known.join(", "))));
    }
    let requested = PollingEventKind::ALL.iter().copied().filter(|kind| names.iter().any(|name| name == kind.as_str()));
    let requested: Vec<_> = requested.collect();
    if requested.is_empty() {
        return Err(invalid("/eventTypes", "must have at least one event"));
    }
    Ok(requested)
}

pub(super) fn parse_alert(id: &str) -> Result<Uuid, ApiError> {
    Uuid::try_parse(id).map_err(|_| ApiError::not_found("Alert"))
}

fn invalid(pointer: &str, detail: &str) -> ApiError {
    ApiError::invalid(MESSAGE, pointer, detail)
}

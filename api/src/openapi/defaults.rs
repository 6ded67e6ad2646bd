//! What a handler does not state, because it follows from its name, its path and what it takes: the id and the tag of the
//! call, its callers, and the error for what it takes. A handler states what differs.

use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{RefOr, Response};

/// The tags of the calls below a folder of paths, the deepest folders first.
const TAGS: &[(&str, &str)] = &[
    ("episodes/{episodeId}/transcription-request", "Transcriptions"),
    ("guest-profiles/{guestProfileId}/outreach-hooks", "Outreach"),
    ("podcasts/{podcastId}/transcription-request", "Transcriptions"),
    ("teams/next-actions", "Projects"),
    ("teams/request-log", "API keys"),
    ("teams/transcriptions", "Transcriptions"),
    ("teams/usage", "Usage"),
    ("teams/webhooks", "Webhooks"),
    ("users/api-keys", "API keys"),
    ("users/podcast-claims", "Users"),
    ("users/preferences", "Users"),
    ("users/profile", "Users"),
    ("users/search-history", "Search"),
    ("users/usage", "Usage"),
    ("administration", "Administration"),
    ("agent", "Agent"),
    ("alerts", "Alerts"),
    ("auth", "Auth"),
    ("autocomplete", "Autocomplete"),
    ("billing", "Teams"),
    ("changes", "Projects"),
    ("charts", "Charts"),
    ("corrections", "Podcasts"),
    ("data-downloads", "Users"),
    ("episodes", "Episodes"),
    ("events", "Teams"),
    ("export", "Exports"),
    ("guest-prep", "Guest profiles"),
    ("guest-profiles", "Guest profiles"),
    ("outreach", "Outreach"),
    ("people", "People"),
    ("podcasts", "Podcasts"),
    ("polling", "Polling"),
    ("projects", "Projects"),
    ("public", "Public"),
    ("reviews", "Podcasts"),
    ("rss", "Stats"),
    ("saved-searches", "Search"),
    ("search", "Search"),
    ("sponsors", "Sponsors"),
    ("strategies", "Projects"),
    ("teams", "Teams"),
    ("transcript-corrections", "Episodes"),
    ("users", "Auth"),
];

/// Adds what the operation of a call does not state.
pub(super) fn complete(path: &str, operation: &mut Operation) {
    operation.operation_id = operation.operation_id.as_deref().map(in_camel_case);
    if operation.tags.is_none() {
        operation.tags = tag_of(path).map(|tag| vec![tag.to_owned()]);
    }
    // Most calls take the key or the session of an account. A call that states nothing else is closed to everybody else.
    operation.security.get_or_insert_with(|| {
        ["apiKey", "session"].map(|scheme| SecurityRequirement::new(scheme, Vec::<String>::new())).to_vec()
    });
    if let Some(cause) = cause_of_bad_request(operation) {
        operation.responses.responses.entry("400".to_owned()).or_insert_with(|| Response::new(cause).into());
    }
}

/// `get_podcast` as `getPodcast`.
pub fn in_camel_case(name: &str) -> String {
    let mut id = String::with_capacity(name.len());
    for letter in name.chars() {
        if id.ends_with('_') {
            id.pop();
            id.extend(letter.to_uppercase());
        } else {
            id.push(letter);
        }
    }
    id
}

/// The tag of the call at a path, by its folder; `None` in a folder that is not listed.
pub fn tag_of(path: &str) -> Option<&'static str> {
    let path = path.strip_prefix("/api/v1/")?;
    let is_in = |folder: &str| path.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    TAGS.iter().find(|(folder, _)| is_in(folder)).map(|(_, tag)| *tag)
}

fn cause_of_bad_request(operation: &Operation) -> Option<&'static str> {
    let body = operation.request_body.as_ref();
    if body.is_some_and(|body| matches!(body, RefOr::T(body) if body.content.contains_key("application/json"))) {
        return Some("A field is not valid");
    }
    let mut parameters = operation.parameters.iter().flatten();
    let has_query =
        parameters.any(|parameter| matches!(parameter, RefOr::T(one) if one.parameter_in == ParameterIn::Query));
    (body.is_none() && has_query).then_some("A parameter is not valid")
}

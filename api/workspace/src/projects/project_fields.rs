//! Reads the fields of projects in bodies and queries.

use super::entry_fields::split_values;
use earshot_api_server::error::ApiError;
use earshot_model::project::{
    MAX_PURPOSE_CHARS, ProjectState, ProjectType, check_keywords, check_optional_text, check_project_name,
    check_project_types, check_public_slug,
};

/// Length of the title of a public page, in characters.
const MAX_TITLE_CHARS: usize = 120;
/// Most podcasts on a public page.
const MAX_PUBLIC_PODCASTS: i64 = 1_000;

/// Spec 5, Projects: the failed rule provides the message.
fn invalid(message: &str, pointer: &str) -> ApiError {
    ApiError::invalid(message, pointer, message)
}

pub(super) fn parse_name(name: &str) -> Result<String, ApiError> {
    check_project_name(name).map_err(|message| invalid(message, "/name"))
}

pub(super) fn parse_types(names: &[String]) -> Result<Vec<ProjectType>, ApiError> {
    check_project_types(names.iter().map(String::as_str)).map_err(|message| invalid(&message, "/projectTypes"))
}

/// Reads a state; their names are also accepted in lower case.
pub(super) fn parse_state(name: &str, pointer: &str) -> Result<ProjectState, ApiError> {
    ProjectState::parse(&name.to_ascii_uppercase()).ok_or_else(|| {
        let known: Vec<_> = ProjectState::ALL.iter().map(|state| state.as_str()).collect();
        ApiError::invalid("The state is not valid.", pointer, &format!("must be one of {}", known.join(", ")))
    })
}

/// Reads the states of a query.
pub(super) fn parse_states(values: &[String]) -> Result<Vec<ProjectState>, ApiError> {
    split_values(values).map(|name| parse_state(name, "/states")).collect()
}

/// Reads an optional text: a purpose, a reason or a description.
pub(super) fn parse_text(text: &str, pointer: &str) -> Result<Option<String>, ApiError> {
    check_optional_text(text, MAX_PURPOSE_CHARS)
        .map_err(|detail| ApiError::invalid("The list is not valid.", pointer, &detail))
}

pub(super) fn parse_title(text: &str) -> Result<Option<String>, ApiError> {
    check_optional_text(text, MAX_TITLE_CHARS)
        .map_err(|detail| ApiError::invalid("The list is not valid.", "/publicTitle", &detail))
}

pub(super) fn parse_keywords(keywords: &[String], pointer: &str) -> Result<Vec<String>, ApiError> {
    check_keywords(keywords).map_err(|detail| ApiError::invalid("The list is not valid.", pointer, &detail))
}

pub(super) fn parse_public_slug(slug: &str) -> Result<Option<String>, ApiError> {
    let slug = slug.trim();
    if slug.is_empty() {
        return Ok(None);
    }
    let checked = check_public_slug(slug);
    checked.map(Some).map_err(|detail| ApiError::invalid("The list is not valid.", "/publicSlug", detail))
}

pub(super) fn parse_podcast_limit(limit: i64) -> Result<i64, ApiError> {
    if (1..=MAX_PUBLIC_PODCASTS).contains(&limit) {
        return Ok(limit);
    }
    Err(ApiError::invalid("The list is not valid.", "/publicPodcastLimit", "must be 1 to 1000"))
}

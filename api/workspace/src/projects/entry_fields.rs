//! Reads the fields of listed podcasts in bodies and queries.

use chrono::NaiveDate;
use earshot_api_server::prelude::*;
use earshot_model::project::{ListedPodcastState, Priority, check_labels, check_notes};

const MESSAGE: &str = "The listed podcast is not valid.";

/// Reads a state at `pointer`.
pub(super) fn parse_state(name: &str, pointer: &str) -> Result<ListedPodcastState, ApiError> {
    let known = || names(ListedPodcastState::ALL.iter().map(|state| state.as_str()));
    ListedPodcastState::parse(name)
        .ok_or_else(|| ApiError::invalid(MESSAGE, pointer, &format!("must be one of {}", known())))
}

/// Reads a priority at `pointer`.
pub(super) fn parse_priority(name: &str, pointer: &str) -> Result<Priority, ApiError> {
    let known = || names(Priority::ALL.iter().map(|priority| priority.as_str()));
    Priority::parse(name).ok_or_else(|| ApiError::invalid(MESSAGE, pointer, &format!("must be one of {}", known())))
}

/// Reads labels at `pointer`.
pub(super) fn parse_labels(labels: &[String], pointer: &str) -> Result<Vec<String>, ApiError> {
    check_labels(labels).map_err(|detail| ApiError::invalid(MESSAGE, pointer, &detail))
}

pub(super) fn parse_notes(notes: &str) -> Result<String, ApiError> {
    check_notes(notes).map_err(|detail| ApiError::invalid(MESSAGE, "/notes", &detail))
}

/// Reads a day at `pointer`.
pub(super) fn parse_day(day: &str, pointer: &str) -> Result<NaiveDate, ApiError> {
    let invalid = || ApiError::invalid(MESSAGE, pointer, "must be a day like 2026-11-21");
    // A day has four digits of a year, so that days sort as texts.
    let is_plain = day.len() == 10 && day.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    if !is_plain {
        return Err(invalid());
    }
    day.parse().map_err(|_| invalid())
}

pub(super) fn parse_assignee(user: &str) -> Result<Uuid, ApiError> {
    Uuid::try_parse(user).map_err(|_| ApiError::invalid(MESSAGE, "/assigneeId", "must be the ID of a member"))
}

/// Reads a list in a query: repeated parameters, and values with commas.
pub(super) fn split_values(values: &[String]) -> impl Iterator<Item = &str> {
    values.iter().flat_map(|value| value.split(',')).map(str::trim).filter(|value| !value.is_empty())
}

fn names<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

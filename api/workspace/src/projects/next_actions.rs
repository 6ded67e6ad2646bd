//! `GET /api/v1/projects/{projectIdOrSlug}/next-actions.ics`

use crate::projects::find_project;
use axum::http::header;
use earshot_api_server::prelude::*;
use earshot_app::{ListedPodcast, ListedPodcastFilter, Project};
use earshot_model::Timestamp;
use icalendar::{Calendar, Component as _, Event, EventLike as _, Property};

/// Length of the notes in an entry of the calendar, in characters.
const MAX_NOTES_CHARS: usize = 1_000;

/// Returns the dates of the next actions of a project's podcasts as a calendar (RFC 5545), one entry a day and podcast.
#[endpoint(
    get "/api/v1/projects/{projectIdOrSlug}/next-actions.ics",
    (status = 200, description = "The calendar", body = String, content_type = "text/calendar"),
)]
pub async fn download_project_next_actions(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
) -> Result<impl IntoResponse, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    let entries = state.db.listed_podcasts(&account, project.id, &ListedPodcastFilter::default()).await?;
    let calendar = build_calendar(&project, &entries, &state.config.public_url, state.clock.now());
    let headers = [
        (header::CONTENT_TYPE, "text/calendar; charset=utf-8".to_owned()),
        // A slug is ASCII letters, digits and hyphens.
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}-next-actions.ics\"", project.slug)),
    ];
    Ok((headers, calendar))
}

fn build_calendar(project: &Project, entries: &[ListedPodcast], public_url: &str, now: Timestamp) -> String {
    let mut due: Vec<&ListedPodcast> = entries.iter().filter(|entry| entry.next_action_on.is_some()).collect();
    due.sort_by_key(|entry| (entry.next_action_on, entry.id));
    let mut calendar = Calendar::empty();
    let head = [("VERSION", "2.0"), ("PRODID", "-//Earshot//Next actions//EN"), ("CALSCALE", "GREGORIAN")];
    for (key, value) in head.into_iter().chain([("METHOD", "PUBLISH")]) {
        calendar.append_property(Property::new(key, value));
    }
    calendar.name(&single_line(&project.name));
    calendar.extend(due.into_iter().filter_map(|entry| build_event(project, entry, public_url, now)));
    calendar.to_string()
}

fn build_event(project: &Project, entry: &ListedPodcast, public_url: &str, now: Timestamp) -> Option<Event> {
    let day = entry.next_action_on?;
    let state = entry.state.as_str();
    let is_shown = |letter: &char| *letter == '\n' || !letter.is_control();
    let notes: String = entry.notes.chars().filter(is_shown).take(MAX_NOTES_CHARS).collect();
    let mut description = format!("{}: {state}", single_line(&project.name));
    if let Some(priority) = entry.priority {
        description.push_str(&format!(", {} priority", priority.as_str()));
    }
    if !notes.trim().is_empty() {
        description.push_str(&format!("\n\n{}", notes.trim()));
    }
    let event = Event::new()
        .uid(&format!("{}@earshot", entry.id))
        .summary(&single_line(&entry.podcast.title))
        .description(&description)
        .url(&format!("{public_url}/app/projects/{}", project.slug))
        .timestamp(now)
        .last_modified(entry.updated_at())
        // The end is the first day after the entry (RFC 5545 3.6.1).
        .starts(day)
        .ends(day.succ_opt()?)
        .append_property(Property::new("SEQUENCE", entry.version.to_string()))
        // A date in the calendar does not make its owner busy.
        .append_property(Property::new("TRANSP", "TRANSPARENT"))
        .done();
    Some(event)
}

fn single_line(text: &str) -> String {
    let words = text.split(|letter: char| letter.is_whitespace() || letter.is_control());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

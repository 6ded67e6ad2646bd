//! Pages whose content does not come from the catalog, and those that say what went wrong.

use crate::error::{ApiError, Code};
use crate::state::AppState;
use crate::web::head::Head;
use crate::web::page::Page;
use crate::web::routes::Found;
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::json;

/// A page that the web app makes by itself.
pub(in crate::web) struct PlainPage {
    pub path: &'static str,
    title: &'static str,
    text: &'static str,
    is_public: bool,
    has_secret_address: bool,
}

const fn public(path: &'static str, title: &'static str, text: &'static str) -> PlainPage {
    PlainPage { path, title, text, is_public: true, has_secret_address: false }
}

const fn private(path: &'static str, title: &'static str, text: &'static str) -> PlainPage {
    PlainPage { path, title, text, is_public: false, has_secret_address: false }
}

const NEEDS_SCRIPTS: &str = "This page needs scripts to be switched on.";

/// Every such page.
pub(in crate::web) const PAGES: &[PlainPage] = &[
    public(
        "/stats/podcast-2",
        "Podcasting 2.0 in feeds",
        "Which tags of the podcast namespace feeds use, and who hosts them.",
    ),
    public("/about", "About", "Earshot searches podcasts by title, description and the words spoken in them."),
    public(
        "/api-docs/api-status",
        "API status",
        "Whether the Earshot API is up, what it serves, and how fast it answers.",
    ),
    private("/sign-in", "Sign in", NEEDS_SCRIPTS),
    private("/sign-in/magic-email-sent", "Check your mail", "If the address has an account, a link is on its way."),
    PlainPage { has_secret_address: true, ..private("/sign-in/email-link", "Sign in", NEEDS_SCRIPTS) },
    private("/sign-up", "Sign up", NEEDS_SCRIPTS),
    private("/sign-up/validation-email-sent", "Check your mail", "A mail is on its way to the address."),
    PlainPage { has_secret_address: true, ..private("/sign-up/validate", "Sign up", NEEDS_SCRIPTS) },
    private("/app", "Dashboard", NEEDS_SCRIPTS),
    private("/app/search", "Search", NEEDS_SCRIPTS),
    private("/app/charts", "Charts", NEEDS_SCRIPTS),
    private("/app/team-settings/developers", "Developers", NEEDS_SCRIPTS),
    private("/app/user-settings", "Settings", NEEDS_SCRIPTS),
    private("/app/sign-out", "Sign out", NEEDS_SCRIPTS),
];

/// Longest message of an error page, in characters.
const MESSAGE_CHARS: usize = 300;

#[derive(Debug, Deserialize)]
pub(in crate::web) struct ErrorPageQuery {
    pub message: Option<String>,
}

/// The addresses of those that search engines may list.
pub(in crate::web) fn public_paths() -> impl Iterator<Item = &'static str> {
    PAGES.iter().filter(|page| page.is_public).map(|page| page.path)
}

pub(in crate::web) fn find(state: &AppState, path: &str) -> Result<Found, ApiError> {
    let page = PAGES.iter().find(|page| page.path == path).ok_or_else(|| ApiError::of(Code::NotFound))?;
    let title = format!("{} | Earshot", page.title);
    let head = if page.is_public { Head::new(&title, page.text, page.path) } else { Head::private(&title) };
    let content = message(state, page.title, page.text)?;
    Ok(Page { has_secret_address: page.has_secret_address, ..Page::new(head, content) }.into())
}

/// Spec 2: `/errors/{code}` with an optional message.
pub(in crate::web) fn error(state: &AppState, code: &str, text: Option<&str>) -> Result<Found, ApiError> {
    let status = code.parse::<u16>().ok().and_then(|code| StatusCode::from_u16(code).ok());
    let status = status.filter(|status| status.is_client_error() || status.is_server_error());
    let status = status.ok_or_else(|| ApiError::of(Code::NotFound))?;
    let heading = format!("Error {}", status.as_u16());
    let known = Code::of_status(status).row().message;
    let text: String = text.unwrap_or(known).chars().take(MESSAGE_CHARS).collect();
    let page = Page::new(Head::private(&format!("{heading} | Earshot")), message(state, &heading, &text)?);
    Ok(page.with_status(status).into())
}

/// The page for what went wrong.
pub(in crate::web) fn failure(state: &AppState, error: &ApiError) -> Result<Page, ApiError> {
    let status = error.code.row().status;
    let heading = match error.code {
        Code::NotFound => "Not found",
        Code::NoGeneration => "Not ready yet",
        Code::TooManyRequests => "Too many requests",
        Code::ServiceUnavailable => "Not available at the moment",
        Code::Timeout => "This took too long",
        Code::Internal => "Something went wrong",
        _ => "That did not work",
    };
    let content = match (error.code, error.retry_after_s) {
        (Code::TooManyRequests, Some(seconds)) => {
            let text = format!(
                "Your address asks for more than this site answers in a minute. Try again in {seconds} seconds."
            );
            message(state, heading, &text)?
        }
        _ => message(state, heading, &error.message)?,
    };
    Ok(Page::new(Head::private(&format!("{heading} | Earshot")), content).with_status(status))
}

fn message(state: &AppState, heading: &str, text: &str) -> Result<String, ApiError> {
    state.pages.templates().render("message.html", json!({ "heading": heading, "text": text }))
}

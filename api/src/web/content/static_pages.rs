//! Pages whose content does not come from the catalog, and error pages.

use crate::web::head::PageHead;
use crate::web::page::{Page, PageOutcome};
use crate::web::templates;
use axum::http::StatusCode;
use earshot_api_server::prelude::*;
use earshot_model::format_count;
use serde_json::json;

/// A page that the web app renders by itself.
pub(in crate::web) struct StaticPage {
    /// A path, or the pattern of a route with parameters.
    pub path: &'static str,
    title: &'static str,
    text: &'static str,
    is_public: bool,
    has_secret_address: bool,
}

const fn public_page(path: &'static str, title: &'static str, text: &'static str) -> StaticPage {
    StaticPage { path, title, text, is_public: true, has_secret_address: false }
}

const fn private_page(path: &'static str, title: &'static str, text: &'static str) -> StaticPage {
    StaticPage { path, title, text, is_public: false, has_secret_address: false }
}

const NEEDS_SCRIPTS: &str = "Turn on JavaScript to use this page.";

/// All static pages.
pub(in crate::web) const STATIC_PAGES: &[StaticPage] = &[
    public_page(
        "/stats/podcast-2",
        "Podcasting 2.0 in feeds",
        "Which Podcasting 2.0 tags feeds use, and which companies host them.",
    ),
    public_page("/api-docs/api-status", "API status", "The status, response time and history of the Earshot API."),
    private_page("/sign-in", "Sign in", NEEDS_SCRIPTS),
    private_page(
        "/sign-in/magic-email-sent",
        "Check your inbox",
        "If the address belongs to an account, we’ve sent it a sign-in link.",
    ),
    StaticPage { has_secret_address: true, ..private_page("/sign-in/email-link", "Sign in", NEEDS_SCRIPTS) },
    StaticPage { has_secret_address: true, ..private_page("/sign-in/provider", "Sign in", NEEDS_SCRIPTS) },
    private_page("/sign-up", "Sign up", NEEDS_SCRIPTS),
    private_page(
        "/sign-up/validation-email-sent",
        "Check your inbox",
        "We’ve sent you an email. Use its link to create your account.",
    ),
    StaticPage { has_secret_address: true, ..private_page("/sign-up/validate", "Sign up", NEEDS_SCRIPTS) },
    StaticPage { has_secret_address: true, ..private_page("/invitation", "Join a team", NEEDS_SCRIPTS) },
    private_page("/onboarding", "Welcome", NEEDS_SCRIPTS),
    private_page("/app", "Dashboard", NEEDS_SCRIPTS),
    private_page("/app/lists/new", "New list", NEEDS_SCRIPTS),
    private_page("/app/upcoming", "Upcoming", NEEDS_SCRIPTS),
    private_page("/app/projects", "Lists", NEEDS_SCRIPTS),
    private_page("/app/projects/{projectSlug}", "List", NEEDS_SCRIPTS),
    private_page("/app/projects/{projectSlug}/{subPage}", "List", NEEDS_SCRIPTS),
    private_page("/app/guests", "Guests", NEEDS_SCRIPTS),
    private_page("/app/guests/new", "New guest", NEEDS_SCRIPTS),
    private_page("/app/guests/{guestKey}", "Guest", NEEDS_SCRIPTS),
    private_page("/app/outreach", "Outreach", NEEDS_SCRIPTS),
    private_page("/app/outreach/{outreachId}", "Pitch", NEEDS_SCRIPTS),
    private_page("/app/alerts", "Alerts", NEEDS_SCRIPTS),
    private_page("/app/alerts/new", "New alert", NEEDS_SCRIPTS),
    private_page("/app/alerts/{alertId}", "Alert", NEEDS_SCRIPTS),
    private_page("/app/transcriptions", "Transcripts", NEEDS_SCRIPTS),
    private_page("/app/podcasts", "Team podcasts", NEEDS_SCRIPTS),
    private_page("/app/podcasts/{podcastSlug}", "Podcast", NEEDS_SCRIPTS),
    private_page("/app/podcasts/{podcastSlug}/{subPage}", "Podcast", NEEDS_SCRIPTS),
    private_page("/app/search", "Search", NEEDS_SCRIPTS),
    private_page("/app/charts", "Charts", NEEDS_SCRIPTS),
    private_page("/app/team-settings", "Team", NEEDS_SCRIPTS),
    private_page("/app/team-settings/team", "Team", NEEDS_SCRIPTS),
    private_page("/app/team-settings/developers", "Developers", NEEDS_SCRIPTS),
    private_page("/app/team-settings/developers/webhooks", "Webhooks", NEEDS_SCRIPTS),
    private_page("/app/team-settings/developers/requests", "API requests", NEEDS_SCRIPTS),
    private_page("/app/team-settings/custom-prompts", "Custom prompts", NEEDS_SCRIPTS),
    private_page("/app/team-settings/custom-prompts/{promptId}", "Prompt", NEEDS_SCRIPTS),
    private_page("/app/team-settings/activity-history", "Activity history", NEEDS_SCRIPTS),
    private_page("/app/team-settings/billing", "Billing", NEEDS_SCRIPTS),
    private_page("/app/team-settings/integrations", "Integrations", NEEDS_SCRIPTS),
    private_page("/app/team-settings/podcast-blacklist", "Podcast blacklist", NEEDS_SCRIPTS),
    private_page("/app/team-settings/search-usage", "Search usage", NEEDS_SCRIPTS),
    private_page("/app/team-settings/team-podcasts", "Team podcasts", NEEDS_SCRIPTS),
    private_page("/app/administration/teams", "Plans of teams", NEEDS_SCRIPTS),
    private_page("/app/administration/ignored-podcasts", "Ignored podcasts", NEEDS_SCRIPTS),
    private_page("/app/administration/corrections", "Corrections", NEEDS_SCRIPTS),
    private_page("/app/administration/people", "People", NEEDS_SCRIPTS),
    private_page("/app/administration/transcript-corrections", "Transcript corrections", NEEDS_SCRIPTS),
    private_page("/app/user-settings", "Settings", NEEDS_SCRIPTS),
    private_page("/app/user-settings/profile", "Profile", NEEDS_SCRIPTS),
    private_page("/app/user-settings/notifications", "Notifications", NEEDS_SCRIPTS),
    private_page("/app/user-settings/podcasts", "Your podcasts", NEEDS_SCRIPTS),
    private_page("/app/user-settings/data", "Your data", NEEDS_SCRIPTS),
    private_page("/app/user-settings/search-history", "Search history", NEEDS_SCRIPTS),
    private_page("/app/user-settings/outreach-templates", "Outreach templates", NEEDS_SCRIPTS),
    private_page("/app/user-settings/outreach-templates/{templateSlug}", "Outreach template", NEEDS_SCRIPTS),
    private_page("/app/sign-out", "Sign out", NEEDS_SCRIPTS),
];

/// Longest message of an error page, in characters.
const MAX_MESSAGE_CHARS: usize = 300;

#[derive(Debug, Deserialize)]
pub(in crate::web) struct ErrorPageQuery {
    pub message: Option<String>,
}

/// The URLs of static pages that search engines may list.
pub(in crate::web) fn public_paths() -> impl Iterator<Item = &'static str> {
    STATIC_PAGES.iter().filter(|page| page.is_public).map(|page| page.path)
}

/// Builds the page of a route.
pub(in crate::web) fn build_page(path: &str) -> Result<PageOutcome, ApiError> {
    let page = STATIC_PAGES.iter().find(|page| page.path == path).ok_or_else(|| ApiError::of(ErrorCode::NotFound))?;
    let title = format!("{} | Earshot", page.title);
    let head = if page.is_public { PageHead::new(&title, page.text, page.path) } else { PageHead::private(&title) };
    let content = render_message(page.title, page.text)?;
    Ok(Page { has_secret_address: page.has_secret_address, ..Page::new(head, content) }.into())
}

/// Spec 2: `/errors/{code}` with an optional message.
pub(in crate::web) fn build_error_page(code: &str, text: Option<&str>) -> Result<PageOutcome, ApiError> {
    let status = code.parse::<u16>().ok().and_then(|code| StatusCode::from_u16(code).ok());
    let status = status.filter(|status| status.is_client_error() || status.is_server_error());
    let status = status.ok_or_else(|| ApiError::of(ErrorCode::NotFound))?;
    let heading = format!("Error {}", status.as_u16());
    let known = ErrorCode::from_status(status).row().message;
    let text: String = text.unwrap_or(known).chars().take(MAX_MESSAGE_CHARS).collect();
    let page = Page::new(PageHead::private(&format!("{heading} | Earshot")), render_message(&heading, &text)?);
    Ok(page.with_status(status).into())
}

/// Builds the page for an error.
pub(in crate::web) fn build_failure_page(error: &ApiError) -> Result<Page, ApiError> {
    let status = error.code.row().status;
    let heading = match error.code {
        ErrorCode::NotFound => "Page not found",
        ErrorCode::NoGeneration => "Not ready yet",
        ErrorCode::TooManyRequests => "Too many requests",
        ErrorCode::ServiceUnavailable => "Temporarily unavailable",
        ErrorCode::Timeout => "This took too long",
        ErrorCode::Internal => "Something went wrong",
        _ => "This page can’t be displayed",
    };
    let content = match (error.code, error.retry_after_s) {
        (ErrorCode::TooManyRequests, Some(seconds)) => {
            let text = format!("You’ve sent too many requests. Try again in {}.", format_count(seconds, "second"));
            render_message(heading, &text)?
        }
        _ => render_message(heading, &error.message)?,
    };
    Ok(Page::new(PageHead::private(&format!("{heading} | Earshot")), content).with_status(status))
}

fn render_message(heading: &str, text: &str) -> Result<String, ApiError> {
    templates::render("message.html", json!({ "heading": heading, "text": text }))
}

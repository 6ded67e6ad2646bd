//! Renders a page of the site.

use super::correction_form::{CORRECTION_PATH, empty_form};
use super::feed::FEED_PATH;
use super::json_ld::structured_data;
use super::links::footer_links;
use super::markdown::{SectionedText, render_sections};
use super::plans::{OFFERED, compared_limits, compared_names, plan_cards};
use super::score::{find_example, score_weights};
use super::site_page::{SitePage, articles, find_page};
use super::submission_state::SubmissionState;
use crate::web::head::PageHead;
use crate::web::page::{Page, PageOutcome};
use crate::web::templates;
use earshot_api_server::prelude::*;
use earshot_api_workspace::feed_submissions::read_submission;
use earshot_model::mailto_url;
use serde_json::{Map, Value, json};

/// Articles below an article.
const MAX_OTHER_ARTICLES: usize = 3;

#[derive(Debug, Default, Deserialize)]
pub(in crate::web) struct SitePageQuery {
    /// On `/pricing`, the plan that the reader chose.
    plan: Option<String>,
    /// On the page of submissions, the id of one.
    submission: Option<String>,
    /// On the page of submissions, a URL to begin with.
    url: Option<String>,
    /// On the page of corrections, the podcast to begin with.
    podcast: Option<String>,
}

impl SitePageQuery {
    /// The path of the prices, with the chosen plan if there is such a plan.
    pub fn pricing_path(&self) -> String {
        let chosen = OFFERED.iter().map(|tier| tier.as_str()).find(|name| self.plan.as_deref() == Some(*name));
        chosen.map_or_else(|| "/pricing".to_owned(), |name| format!("/pricing?plan={name}"))
    }
}

/// Builds the page of a path.
pub(in crate::web) async fn build_page(
    state: &AppState,
    caller: &Caller,
    path: &str,
    query: &SitePageQuery,
) -> Result<PageOutcome, ApiError> {
    let mut shown = SubmissionState { entered: query.url.clone().unwrap_or_default(), ..SubmissionState::default() };
    if let Some(id) = &query.submission {
        let found = read_submission(state, id).await?;
        shown.submission = Some(found.ok_or_else(|| ApiError::of(ErrorCode::NotFound))?);
    }
    let mut values = shown.values();
    if path == CORRECTION_PATH {
        values = empty_form(query.podcast.as_deref());
    }
    build_page_with(state, caller, path, query, values).await
}

/// Builds the page of a path, with the values of its form.
pub(super) async fn build_page_with(
    state: &AppState,
    caller: &Caller,
    path: &str,
    query: &SitePageQuery,
    form: Map<String, Value>,
) -> Result<PageOutcome, ApiError> {
    let page = find_page(path).ok_or_else(|| ApiError::of(ErrorCode::NotFound))?;
    let company = &state.config.company;
    let own_text = match page.path.as_str() {
        "/privacy" => company.privacy_markdown.as_deref(),
        "/terms" => company.terms_markdown.as_deref(),
        _ => None,
    };
    let own_sections = own_text.map(render_sections);
    let text = own_sections.as_ref().unwrap_or_else(|| page.text());
    let mut values = common_values(page, text, caller, state);
    values.insert("is_draft".to_owned(), json!(own_text.is_none()));
    match page.template.as_str() {
        "pricing" => {
            values.insert("plans".to_owned(), json!(plan_cards(caller.tier, company, query.plan.as_deref())));
            values.insert("compared".to_owned(), json!(compared_names()));
            values.insert("limits".to_owned(), json!(compared_limits()));
        }
        "score" => {
            values.insert("weights".to_owned(), json!(score_weights()));
            values.insert("example".to_owned(), json!(find_example(state, caller).await?));
        }
        "submit" | "correction" => values.extend(form),
        "articles" => {
            values.insert("articles".to_owned(), json!(articles()));
        }
        "article" => {
            let others = articles().into_iter().filter(|other| other.path != page.path);
            let same = |other: &&SitePage| other.audience == page.audience;
            let (near, far): (Vec<_>, Vec<_>) = others.partition(same);
            let shown: Vec<_> = near.into_iter().chain(far).take(MAX_OTHER_ARTICLES).collect();
            values.insert("articles".to_owned(), json!(shown));
        }
        _ => {}
    }
    let content = templates::render(&format!("site/{}.html", page.template), Value::Object(values))?;
    let head = PageHead {
        kind: if page.is_article() { "article" } else { "website" },
        json_ld: structured_data(page, text, &state.config.public_url),
        feed_path: page.path.starts_with("/articles").then_some(FEED_PATH),
        ..PageHead::new(&format!("{} | Earshot", page.title), &page.description, &page.path)
    };
    Ok(Page::document(head, content).into())
}

/// Adds the values of the layout to those of a document that is not a file of the site.
pub(in crate::web) fn with_layout(mut values: Value, caller: &Caller, path: &str) -> Value {
    values["page"] = json!({ "path": path });
    values["footer"] = json!(footer_links());
    values["is_signed_in"] = json!(caller.account.is_some());
    values
}

/// The values that every template has.
fn common_values(page: &SitePage, text: &SectionedText, caller: &Caller, state: &AppState) -> Map<String, Value> {
    let company = &state.config.company;
    let values = json!({
        "page": page,
        "text": text,
        "footer": footer_links(),
        "is_signed_in": caller.account.is_some(),
        "public_url": state.config.public_url,
        "support_email": company.support_email,
        "support_url": company.support_email.as_deref().map(mailto_url),
        "booking_url": company.booking_url,
    });
    match values {
        Value::Object(values) => values,
        _ => Map::new(),
    }
}

//! The page on which anyone proposes the correction of a fact: a form that works without scripts.

use super::correction_form::{CORRECTION_PATH, EnteredCorrection, form_values};
use super::render::{SitePageQuery, build_page_with};
use super::wait_text::wait_text;
use crate::web::page::PageOutcome;
use axum::http::StatusCode;
use earshot_api_server::prelude::*;
use earshot_api_workspace::corrections::{ProposedFact, propose_correction};

/// Queues the correction of a form. What was entered stays in the form when it is not accepted.
pub(in crate::web) async fn correct_form(
    state: &AppState,
    caller: &Caller,
    client: &str,
    form: &[u8],
) -> Result<PageOutcome, ApiError> {
    let entered = EnteredCorrection::read(form);
    let proposed = ProposedFact {
        podcast: entered.podcast_name(),
        fact: &entered.fact,
        value: &entered.value,
        evidence: &entered.evidence,
    };
    let reported_by = caller.account.as_ref().map(|account| account.user_id);
    let (values, status) = match propose_correction(state, client, reported_by, proposed).await {
        Ok(_) => (form_values(&entered, None, true), StatusCode::OK),
        Err(error) => {
            let failure = match error.code {
                ErrorCode::InvalidRequest | ErrorCode::Busy => error.message.clone(),
                ErrorCode::NotFound => "There is no such podcast here. Enter the address of its page.".to_owned(),
                ErrorCode::TooManyRequests => {
                    format!("You have sent many corrections. Try again in {}.", wait_text(error.retry_after_s))
                }
                _ => return Err(error),
            };
            (form_values(&entered, Some(&failure), false), error.code.row().status)
        }
    };
    let page = build_page_with(state, caller, CORRECTION_PATH, &SitePageQuery::default(), values).await?;
    Ok(match page {
        PageOutcome::Page(page) => page.with_status(status).into(),
        moved @ PageOutcome::MovedTo(_) => moved,
    })
}

//! The page on which a podcast is submitted: a form that works without scripts.

use super::render::{SitePageQuery, build_page_with};
use super::submission_state::SubmissionState;
use super::wait_text::wait_text;
use crate::web::page::PageOutcome;
use axum::http::StatusCode;
use earshot_api_server::prelude::*;
use earshot_api_workspace::feed_submissions::{FeedSubmissionView, submit_feed};
use url::form_urlencoded;

/// The path of the page. Its form posts to it.
pub(in crate::web) const SUBMIT_PATH: &str = "/for-podcasters/submit";

/// Submits the feed of a form. A queued feed has a page of its own, so that reloading it submits nothing again.
pub(in crate::web) async fn submit_form(
    state: &AppState,
    caller: &Caller,
    client: &str,
    form: &[u8],
) -> Result<Result<PageOutcome, String>, ApiError> {
    let entered = form_urlencoded::parse(form).find(|(name, _)| name == "url");
    let entered = entered.map(|(_, url)| url.into_owned()).unwrap_or_default();
    let (shown, status) = match submit_feed(state, client, &entered).await {
        Ok(FeedSubmissionView { id: Some(id), .. }) => return Ok(Err(format!("{SUBMIT_PATH}?submission={id}"))),
        Ok(submission) => (SubmissionState { entered, submission: Some(submission), failure: None }, StatusCode::OK),
        Err(error) if matches!(error.code, ErrorCode::InvalidRequest | ErrorCode::Busy) => {
            let status = error.code.row().status;
            (SubmissionState { entered, failure: Some(error.message), submission: None }, status)
        }
        Err(error) if error.code == ErrorCode::TooManyRequests => {
            let failure = format!("You have submitted many feeds. Try again in {}.", wait_text(error.retry_after_s));
            (SubmissionState { entered, failure: Some(failure), submission: None }, StatusCode::TOO_MANY_REQUESTS)
        }
        Err(error) => return Err(error),
    };
    let page = build_page_with(state, caller, SUBMIT_PATH, &SitePageQuery::default(), shown.values()).await?;
    Ok(Ok(match page {
        PageOutcome::Page(page) => page.with_status(status).into(),
        moved @ PageOutcome::MovedTo(_) => moved,
    }))
}

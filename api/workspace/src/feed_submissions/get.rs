//! `GET /api/v1/public/feed-submissions/{submissionId}`

use super::submitting::read_submission;
use super::view::FeedSubmissionData;
use earshot_api_server::prelude::*;

/// Returns what became of a submitted feed.
#[endpoint(
    get "/api/v1/public/feed-submissions/{submissionId}",
    (status = 200, description = "The submitted feed", body = Envelope<FeedSubmissionData>),
    security(())
)]
pub async fn get_feed_submission(
    state: AppState,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<FeedSubmissionData>, ApiError> {
    let submission = read_submission(&state, &id).await?.ok_or_else(|| ApiError::not_found("Submission"))?;
    Ok(Envelope::new(FeedSubmissionData { submission }))
}

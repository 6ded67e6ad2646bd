//! `PUT /api/v1/outreach/{outreachId}`

use super::context::{OutreachDetailsData, details_of, details_response};
use super::find_outreach;
use earshot_api_server::prelude::*;
use earshot_app::{DbError, OutreachRejection};

/// The text of a pitch.
#[request]
pub struct UpdateOutreachRequest {
    /// The subject line.
    #[schema(max_length = 200)]
    subject: String,
    /// The body, plain text.
    #[schema(max_length = 20000)]
    body: String,
}

/// Saves the text of a pitch, and checks it.
///
/// The edits of one person within a minute are one saved text; copied texts stay in the history. With `If-Match`, a
/// pitch that someone else has changed since is left as it is, and the error has it in `data.current`.
#[endpoint(
    put "/api/v1/outreach/{outreachId}",
    (status = 200, description = "The pitch", body = Envelope<OutreachDetailsData>),
    (status = 400, description = "A text is too long"),
    (status = 412, description = "Someone has changed the pitch since"),
)]
pub async fn update_outreach(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(outreach): ApiPath<String>,
    ExpectedVersion(version): ExpectedVersion,
    ApiJson(body): ApiJson<UpdateOutreachRequest>,
) -> Result<Versioned<OutreachDetailsData>, ApiError> {
    let pitch = find_outreach(&state, &account, &outreach).await?;
    let saved = state.db.save_outreach(&account, pitch.id, (&body.subject, &body.body), version).await;
    let saved = match saved {
        Err(DbError::Outreach(OutreachRejection::VersionConflict)) => {
            let current = find_outreach(&state, &account, &outreach).await?;
            return Err(ApiError::precondition_failed(&details_of(&state, &account, &current).await?));
        }
        saved => saved?,
    };
    details_response(&state, &account, &saved).await
}

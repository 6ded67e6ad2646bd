//! `POST /api/v1/public/corrections`

use super::proposing::{ProposedFact, propose_correction};
use earshot_api_server::prelude::*;

/// A fact that is wrong, with what is right and why.
#[request]
pub struct ProposeCorrectionRequest {
    /// Id or slug of the podcast.
    podcast_id: String,
    /// The fact: website, language, country or other.
    fact: String,
    /// The right value: a URL, a BCP 47 code, an ISO 3166-1 alpha-2 code, or words.
    value: String,
    /// A URL or words that show that the value is right, 10 to 1,000 characters.
    evidence: String,
}

/// Proposes the correction of a fact of a podcast.
///
/// An administrator accepts or refuses it. Each client can propose 5 corrections a minute and 30 a day.
#[endpoint(
    post "/api/v1/public/corrections",
    operation_id = "proposeCorrection",
    (status = 200, description = "The correction is queued", body = Envelope<MessageData>),
    (status = 400, description = "The value or the evidence is not valid"),
    (status = 404, description = "Podcast not found"),
    (status = 429, description = "Too many corrections were proposed"),
    (status = 503, description = "Too many corrections wait"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn create_correction(
    state: AppState,
    caller: Caller,
    ClientAddress(client): ClientAddress,
    ApiJson(body): ApiJson<ProposeCorrectionRequest>,
) -> Result<Envelope<MessageData>, ApiError> {
    let proposed =
        ProposedFact { podcast: &body.podcast_id, fact: &body.fact, value: &body.value, evidence: &body.evidence };
    let reported_by = caller.account.map(|account| account.user_id);
    propose_correction(&state, &client, reported_by, proposed).await?;
    Ok(Envelope::new(MessageData { message: "Thank you. We will check it.".to_owned() }))
}

//! `POST /api/v1/users/podcast-claims/{claimId}/proof`

use super::feed_head::find_tokens;
use super::view::{PodcastClaimData, PodcastClaimView};
use super::{fetch_feed_head, parse_claim_id};
use crate::auth::sign_in_flow::count_attempt;
use earshot_api_content::lookup::find_podcast;
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;
use earshot_api_server::serving::reload_stated_facts;
use earshot_app::{ClaimMethod, ProofOutcome};

/// The proof of a claim.
#[request]
pub struct ProvePodcastClaimRequest {
    /// The key in the link of the mail; without it, the feed is read.
    key: Option<String>,
}

/// Proves a claim: reads the feed, or uses the key of a mailed link.
///
/// The newest proof counts: a claim that another account has proven before ends.
#[endpoint(
    post "/api/v1/users/podcast-claims/{claimId}/proof",
    (status = 200, description = "The proven claim", body = Envelope<PodcastClaimData>),
    (status = 400, description = "The feed can’t be read, with the reason"),
    (status = 404, description = "The user has no such claim, or it has ended"),
    (status = 409, description = "The proof is missing: the feed does not have the token, or the link is another one"),
    (status = 429, description = "Too many attempts"),
    security(("session" = []))
)]
pub async fn prove_podcast_claim(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    ApiPath(claim): ApiPath<String>,
    ApiJson(body): ApiJson<ProvePodcastClaimRequest>,
) -> Result<Envelope<PodcastClaimData>, ApiError> {
    let id = parse_claim_id(&claim)?;
    let claim = state.db.podcast_claim(&account, id).await?.ok_or_else(|| ApiError::not_found("Claim"))?;
    count_attempt(&state, AttemptKind::ClaimProofByUser, &account.user_id.to_string())?;
    let podcast_id = claim.podcast.to_string();
    let outcome = match (claim.method, body.key) {
        (ClaimMethod::Mail, key) => {
            let key = key.unwrap_or_default();
            state.db.prove_podcast_claim(&account, id, &[&key]).await?
        }
        (ClaimMethod::Feed, _) => {
            let document = state.read_generation(move |generation| find_podcast(generation, &podcast_id)).await?;
            let head = fetch_feed_head(&state, &document.podcast.feed_url).await?;
            state.db.prove_podcast_claim(&account, id, &find_tokens(&head)).await?
        }
    };
    match outcome {
        ProofOutcome::Proven(claim) => {
            reload_stated_facts(&state.db, &state.generations).await?;
            Ok(Envelope::new(PodcastClaimData { claim: PodcastClaimView::read(&state, claim).await? }))
        }
        ProofOutcome::WrongToken => Err(ApiError::new(ErrorCode::ClaimNotProven, missing_proof(claim.method))),
        ProofOutcome::NotOpen => Err(ApiError::not_found("Claim")),
    }
}

fn missing_proof(method: ClaimMethod) -> &'static str {
    match method {
        ClaimMethod::Feed => {
            "The feed doesn’t have your token yet. Only people who can change the feed can claim this podcast. Hosts may need some minutes to publish a change."
        }
        ClaimMethod::Mail => {
            "This link doesn’t belong to your claim. Only people who read the mail of the address in the feed can claim this podcast. Use the newest mail."
        }
    }
}

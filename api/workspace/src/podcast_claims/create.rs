//! `POST /api/v1/users/podcast-claims`

use super::feed_head::{TOKEN_PREFIX, find_owner_email, mask_email};
use super::fetch_feed_head;
use super::view::PodcastClaimView;
use crate::auth::sign_in_flow::count_attempt;
use earshot_api_content::lookup::find_podcast;
use earshot_api_server::mail::{claim_mail, claim_url};
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;
use earshot_app::{CLAIM_LIFETIME, ClaimMethod, ClaimSecret, ClaimStart, NewMail, NewPodcastClaim, ids};
use earshot_model::{PodcastDocument, is_one_recipient};

/// A podcast to claim.
#[request]
pub struct CreatePodcastClaimRequest {
    /// Id or slug of the podcast.
    podcast_id: String,
    /// How to prove it: `feed` by a token in the feed, `mail` by a link in a mail to the owner's address in the feed.
    method: String,
}

/// A new claim.
#[view]
pub struct CreatedPodcastClaimData {
    /// The claim.
    claim: PodcastClaimView,
    /// The token to put into the channel of the feed, as the text of `podcast:txt` or anywhere in its description. It is
    /// shown only now; `null` for `mail`.
    token: Option<String>,
    /// The address that gets the link, shortened; `null` for `feed`.
    mailed_to: Option<String>,
}

/// Claims a podcast for the user, who then proves that they control its feed.
///
/// An open claim of the user for the podcast is replaced. Each user can start 5 claims an hour and 20 a day, and 3 mails a
/// day are sent for a podcast.
#[endpoint(
    post "/api/v1/users/podcast-claims",
    (status = 200, description = "The claim, which waits for its proof for 7 days", body = Envelope<CreatedPodcastClaimData>),
    (status = 400, description = "The podcast can’t be claimed in this way, with the reason"),
    (status = 404, description = "Podcast not found"),
    (status = 409, description = "The user or the podcast has too many claims"),
    (status = 429, description = "Too many claims were started"),
    security(("session" = []))
)]
pub async fn create_podcast_claim(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    ApiJson(body): ApiJson<CreatePodcastClaimRequest>,
) -> Result<Envelope<CreatedPodcastClaimData>, ApiError> {
    let method = ClaimMethod::parse(&body.method)
        .ok_or_else(|| ApiError::invalid("Choose feed or mail.", "/method", "must be feed or mail"))?;
    let document = state.read_generation(move |generation| find_podcast(generation, &body.podcast_id)).await?;
    if document.is_private {
        return Err(invalid(
            "This is a private feed: its URL has a password or a token. Only public feeds can be claimed.",
        ));
    }
    count_attempt(&state, AttemptKind::ClaimByUser, &account.user_id.to_string())?;
    let id = ids::new_id(&state.clock);
    let (secret, token, mailed_to) = match method {
        ClaimMethod::Feed => {
            let token = format!("{TOKEN_PREFIX}{}", ids::new_token());
            (ClaimSecret::Feed { token: token.clone() }, Some(token), None)
        }
        ClaimMethod::Mail => {
            let email = find_mailed_owner(&state, &document).await?;
            let placeholder = ids::new_token();
            let link = claim_url(&state.config.public_url, id, &placeholder);
            let mail =
                claim_mail(&email, &document.podcast.title, &account.email, &link).map_err(ApiError::internal)?;
            let mail = NewMail { mail, valid_for: CLAIM_LIFETIME };
            (ClaimSecret::Mail { mail, placeholder }, None, Some(mask_email(&email)))
        }
    };
    let podcast = &document.podcast;
    let new = NewPodcastClaim {
        id,
        podcast: podcast.id,
        podcast_slug: podcast.slug.clone(),
        podcast_title: podcast.title.clone(),
        secret,
    };
    let (claim, token, mailed_to) = match state.db.start_podcast_claim(&account, new).await? {
        ClaimStart::Started(claim) => (claim, token, mailed_to),
        ClaimStart::AlreadyProven(claim) => (claim, None, None),
        ClaimStart::TooManyOfAccount => return Err(ApiError::of(ErrorCode::TooManyClaims)),
        ClaimStart::TooManyOfPodcast => {
            let message = "Several people are claiming this podcast. Try again in a week, or write to us.";
            return Err(ApiError::new(ErrorCode::TooManyClaims, message));
        }
    };
    state.outbox.notify();
    let claim = PodcastClaimView::read(&state, claim).await?;
    Ok(Envelope::new(CreatedPodcastClaimData { claim, token, mailed_to }))
}

/// Reads the owner's address from the feed as it is now: the catalog may be older, and hides it from owners who opted
/// out.
async fn find_mailed_owner(state: &AppState, document: &PodcastDocument) -> Result<String, ApiError> {
    let podcast = &document.podcast;
    let head = fetch_feed_head(state, &podcast.feed_url).await?;
    let email = find_owner_email(&head).filter(|email| is_one_recipient(email));
    let Some(email) = email else {
        return Err(invalid(
            "The feed names no address of its owner. Claim the podcast by a token in its feed instead.",
        ));
    };
    if state.generations.opt_outs().is_address_opted_out(&email) {
        return Err(invalid(
            "The address in the feed gets no mails from us. Claim the podcast by a token in its feed instead.",
        ));
    }
    count_attempt(state, AttemptKind::ClaimMailOfPodcast, &podcast.id.to_string())?;
    Ok(email)
}

fn invalid(message: &str) -> ApiError {
    ApiError::invalid(message, "/method", message)
}

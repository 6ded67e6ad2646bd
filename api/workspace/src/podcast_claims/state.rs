//! `PUT /api/v1/users/podcast-claims/{claimId}/statement`

use super::parse_claim_id;
use super::view::{PodcastClaimData, PodcastClaimView};
use earshot_api_server::prelude::*;
use earshot_api_server::serving::reload_stated_facts;
use earshot_model::{
    MAX_GUEST_TOPICS_CHARS, MAX_STATED_EMAILS, OwnerStatement, parse_stated_email, without_hidden_characters,
};

/// What the owner of a podcast states about it.
#[request]
pub struct StatePodcastRequest {
    /// Whether no contacts of the podcast are shown, to anyone and at once.
    #[serde(default)]
    hides_contacts: bool,
    /// The addresses to write to, at most 3. They replace those that were found; empty leaves them.
    #[serde(default)]
    emails: Vec<String>,
    /// What the podcast is open to guests on, at most 200 characters; `null` states nothing.
    open_to_guests_on: Option<String>,
}

/// States what a claimed podcast is open to, and how to reach it. It replaces what was stated before, and applies at once.
#[endpoint(
    put "/api/v1/users/podcast-claims/{claimId}/statement",
    (status = 200, description = "The claim with what is stated now", body = Envelope<PodcastClaimData>),
    (status = 400, description = "An address or the text is not valid"),
    (status = 404, description = "The user has no such claim, or has not proven it"),
    security(("session" = []))
)]
pub async fn state_podcast(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    ApiPath(claim): ApiPath<String>,
    ApiJson(body): ApiJson<StatePodcastRequest>,
) -> Result<Envelope<PodcastClaimData>, ApiError> {
    let id = parse_claim_id(&claim)?;
    let statement = OwnerStatement {
        is_claimed: true,
        hides_contacts: body.hides_contacts,
        emails: check_emails(&body.emails)?,
        guest_topics: check_topics(body.open_to_guests_on.as_deref().unwrap_or_default())?,
        stated_at: state.clock.now(),
    };
    if !state.db.state_podcast(&account, id, statement).await? {
        return Err(ApiError::not_found("Claim"));
    }
    reload_stated_facts(&state.db, &state.generations).await?;
    let claim = state.db.podcast_claim(&account, id).await?.ok_or_else(|| ApiError::not_found("Claim"))?;
    Ok(Envelope::new(PodcastClaimData { claim: PodcastClaimView::read(&state, claim).await? }))
}

/// Checks the addresses that an owner states. Each is listed once.
///
/// # Errors
/// When one is not valid, or there are too many.
pub fn check_emails(texts: &[String]) -> Result<Vec<String>, ApiError> {
    if texts.len() > MAX_STATED_EMAILS {
        return Err(ApiError::invalid("State at most 3 addresses.", "/emails", "must have at most 3 addresses"));
    }
    let mut emails: Vec<String> = Vec::new();
    for (at, text) in texts.iter().enumerate() {
        let email = parse_stated_email(text).ok_or_else(|| {
            ApiError::invalid("An email address is not valid.", &format!("/emails/{at}"), "must be an email address")
        })?;
        if !emails.iter().any(|other| other.eq_ignore_ascii_case(&email)) {
            emails.push(email);
        }
    }
    Ok(emails)
}

/// Checks what a podcast is open to guests on; `None` when nothing is stated.
///
/// # Errors
/// When it is too long or not one line.
pub fn check_topics(text: &str) -> Result<Option<String>, ApiError> {
    let text = without_hidden_characters(text).trim().to_owned();
    if text.chars().any(char::is_control) || text.chars().count() > MAX_GUEST_TOPICS_CHARS {
        let rule = "must be one line of at most 200 characters";
        return Err(ApiError::invalid("The text must be one line of at most 200 characters.", "/openToGuestsOn", rule));
    }
    Ok((!text.is_empty()).then_some(text))
}

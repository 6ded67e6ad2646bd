//! `POST /api/v1/guest-prep/email`

use super::prepare;
use crate::auth::sign_in_flow::{count_attempt, parse_email};
use earshot_api_server::mail::{PreparationMail, preparation_mail};
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;
use earshot_app::NewMail;
use earshot_assist::agent::GeneratedBy;
use earshot_model::slug::is_slug;
use std::time::Duration;

const UNCONFIRMED: &str = "must be your own address, that of a member of your team, or one that was confirmed for alerts of your team. \
                           To prepare someone else, send it to yourself and forward it.";
const MAIL_LIFETIME: Duration = Duration::from_secs(24 * 60 * 60);

/// The show, and the recipient of its preparation.
#[request]
pub struct GuestPreparationMailRequest {
    /// Slug of the podcast: lowercase letters, digits and hyphens.
    slug: String,
    /// The email address to send it to: your own, that of a member of your team, or one that was confirmed for alerts of
    /// your team.
    email: String,
    /// ID or slug of the guest profile; without one, the preparation fits any guest.
    guest_profile_id: Option<String>,
}

/// Prepares a guest for a podcast and sends the result by email.
///
/// The mail has the questions with links to their episodes, and no text that the sender can choose. It goes to your own
/// address, to members of your team, and to addresses that were confirmed for alerts of your team. One AI assist; refunded
/// when there is no result.
#[endpoint(
    post "/api/v1/guest-prep/email",
    (status = 200, description = "The mail will be sent", body = Envelope<MessageData>),
    (status = 400, description = "The slug or the email address is not valid, or the address is not confirmed"),
    (status = 401, description = "Not signed in, or API keys are not accepted"),
    (status = 403, description = "The plan does not include the AI assistant"),
    (status = 404, description = "Podcast or guest profile not found"),
    (status = 409, description = "The podcast has no transcripts"),
    (status = 429, description = "Too many mails, or the AI assists are used up"),
    extensions(("x-cost" = json!({
        "meter": "ai-assist", "count": 1, "plan": PlanFeature::Assistant,
    }))),
    security(("session" = []))
)]
pub async fn mail_guest_preparation(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    ApiJson(body): ApiJson<GuestPreparationMailRequest>,
) -> Result<Envelope<MessageData>, ApiError> {
    // Spec 5: a slug of lowercase letters, digits and hyphens, and a valid email.
    if !is_slug(&body.slug) {
        let message = "must have only lowercase letters, digits and hyphens";
        return Err(ApiError::invalid("The slug is not valid.", "/slug", message));
    }
    let email = parse_email(&body.email)?;
    let (team, key) = (account.team_id, email.key());
    // Anyone can put text into a feed, so a mail with it must not reach people who did not request it.
    let confirmed = state.db.confirmed_address(team, &email).await?;
    let to = confirmed.ok_or_else(|| ApiError::invalid("The address is not confirmed.", "/email", UNCONFIRMED))?;
    count_attempt(&state, AttemptKind::PreparationByTeam, &team.to_string())?;
    count_attempt(&state, AttemptKind::PreparationToAddress, key.as_str())?;
    let (title, made) = prepare(&state, &account, &body.slug, body.guest_profile_id.as_deref()).await?;
    let made_by = match made.generated_by {
        GeneratedBy::Rules => "compiled from transcripts",
        GeneratedBy::Model => "written by an AI model from transcripts",
    };
    let mail = PreparationMail {
        podcast_title: &title,
        public_url: &state.config.public_url,
        sender: &account.email,
        made_by,
    };
    let mail = preparation_mail(&to, &made.result, &mail).map_err(ApiError::internal)?;
    state.db.queue_mail(NewMail { mail, valid_for: MAIL_LIFETIME }).await?;
    Ok(Envelope::new(MessageData { message: format!("The preparation is on its way to {to}.") }))
}

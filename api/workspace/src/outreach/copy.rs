//! `POST /api/v1/outreach/{outreachId}/copy`

use super::check::{AcceptedWarnings, check_outreach, require_clear};
use super::find_outreach;
use earshot_api_server::mail::plain_message;
use earshot_api_server::prelude::*;
use earshot_model::mailto_url;
use url::form_urlencoded;

/// Longer links are cut by mail programs.
const MAX_MAILTO_CHARS: usize = 8_000;

/// The problems that the user accepts.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct CopyOutreachRequest {
    /// Whether slots in brackets may stay open.
    accept_placeholders: bool,
    /// Whether the team may write although it wrote to the podcast before.
    accept_duplicate: bool,
}

/// The text of a pitch, in the formats for mail programs.
#[view]
pub struct CopiedOutreachData {
    /// The address for pitches, if the plan shows it; `null` without one.
    to: Option<String>,
    /// The subject line.
    subject: String,
    /// The body, plain text.
    body: String,
    /// A `mailto:` link with subject and body; `null` when the text is too long for one.
    mailto: Option<String>,
    /// The mail as a file for mail programs (RFC 5322), not sent yet.
    eml: String,
}

/// Returns the pitch for sending: as text, as a `mailto:` link, and as a file for mail programs. Nothing is sent.
///
/// A pitch to a podcast that has opted out or is on the blacklist is rejected. Open slots and an earlier pitch of the
/// team are rejected until the user accepts them.
#[endpoint(
    post "/api/v1/outreach/{outreachId}/copy",
    (status = 200, description = "The text", body = Envelope<CopiedOutreachData>),
    (status = 409, description = "The podcast opted out, is blacklisted or was pitched before, or slots are open"),
)]
pub async fn copy_outreach(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(outreach): ApiPath<String>,
    ApiJson(body): ApiJson<CopyOutreachRequest>,
) -> Result<Envelope<CopiedOutreachData>, ApiError> {
    let pitch = find_outreach(&state, &account, &outreach).await?;
    let check = check_outreach(&state, &account, &pitch).await?;
    let accepted = AcceptedWarnings { placeholders: body.accept_placeholders, duplicate: body.accept_duplicate };
    require_clear(&check, accepted)?;
    let pitch = state.db.mark_outreach_copied(&account, pitch.id).await?;
    let to = check.contact_email;
    let eml = plain_message(to.as_deref(), &account.email, &pitch.subject, &pitch.body).map_err(ApiError::internal)?;
    let mailto = mailto(to.as_deref().unwrap_or_default(), &pitch.subject, &pitch.body);
    Ok(Envelope::new(CopiedOutreachData { to, subject: pitch.subject, body: pitch.body, mailto, eml }))
}

/// The link that opens a mail program with the text (RFC 6068); `None` when the text is too long.
pub fn mailto(to: &str, subject: &str, body: &str) -> Option<String> {
    let fields = form_urlencoded::Serializer::new(String::new())
        // In `mailto:` links, lines end in CRLF, and a space is %20.
        .append_pair("subject", subject)
        .append_pair("body", &body.replace('\n', "\r\n"))
        .finish()
        .replace('+', "%20");
    let link = format!("{}?{fields}", mailto_url(to));
    (link.len() <= MAX_MAILTO_CHARS).then_some(link)
}

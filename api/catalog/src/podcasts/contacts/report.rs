//! `POST /api/v1/podcasts/{podcastIdOrSlug}/contacts/reports`

use earshot_api_content::lookup::find_podcast;
use earshot_api_content::views::{ContactAccess, PodcastContactsView};
use earshot_api_server::prelude::*;
use earshot_app::NewContactReport;

const MAX_NOTE_CHARS: usize = 500;
/// Longest email address.
const MAX_CONTACT_CHARS: usize = 254;

/// A contact that is wrong, with the reason.
#[request]
pub struct ContactReportRequest {
    /// The email address or phone number, as shown.
    contact: String,
    /// What is wrong with the contact.
    reason: ContactReportReason,
    /// A remark for people, at most 500 characters.
    note: Option<String>,
}

/// Why a contact is wrong.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ContactReportReason {
    Bounced,
    WrongPerson,
    Outdated,
    Other,
}

impl ContactReportReason {
    fn as_str(self) -> &'static str {
        match self {
            Self::Bounced => "bounced",
            Self::WrongPerson => "wrong-person",
            Self::Outdated => "outdated",
            Self::Other => "other",
        }
    }
}

/// Reports a contact of a podcast as wrong.
///
/// A second report of the same contact replaces the first. The response is the same whether or not the podcast has
/// the contact; only contacts that the plan shows count.
#[endpoint(
    post "/api/v1/podcasts/{podcastIdOrSlug}/contacts/reports",
    (status = 200, description = "Report stored", body = Envelope<MessageData>),
    (status = 400, description = "The contact is not valid, or the note is too long"),
    (status = 429, description = "Too many reports today"),
)]
pub async fn report_podcast_contact(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    origin: RequestOrigin,
    ApiPath(id_or_slug): ApiPath<String>,
    ApiJson(body): ApiJson<ContactReportRequest>,
) -> Result<Envelope<MessageData>, ApiError> {
    let document = state.read_generation(move |generation| find_podcast(generation, &id_or_slug)).await?;
    let shown = PodcastContactsView::of(&document, ContactAccess::of(account.tier), &[]);
    let contact = body.contact.trim();
    let length = contact.chars().count();
    if length == 0 || length > MAX_CONTACT_CHARS || contact.chars().any(char::is_control) {
        let detail = "must have 1 to 254 characters, and no line breaks";
        return Err(ApiError::invalid("The contact is not valid.", "/contact", detail));
    }
    if body.note.as_ref().is_some_and(|note| note.chars().count() > MAX_NOTE_CHARS) {
        return Err(ApiError::invalid("The note is too long.", "/note", "must have at most 500 characters"));
    }
    let report = NewContactReport {
        podcast_id: document.podcast.id,
        contact: contact.to_owned(),
        is_shown: shown.has(contact),
        reason: body.reason.as_str().to_owned(),
        note: body.note.map(|note| note.trim().to_owned()).filter(|note| !note.is_empty()),
    };
    if !state.db.report_contact(&account, report).await? {
        return Err(ApiError::of(ErrorCode::TooManyRequests));
    }
    origin
        .record_audit_event(
            &state.db,
            account.user_id,
            AuditAction::ContactReported,
            Some(document.podcast.slug.clone()),
        )
        .await;
    Ok(Envelope::new(MessageData { message: "Thank you. We will check this contact.".to_owned() }))
}

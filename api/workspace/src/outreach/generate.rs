//! `POST /api/v1/outreach/generate`

use super::check::{AcceptedWarnings, find_last_contact, require_first_contact};
use super::context::{OutreachDetailsData, details_response};
use crate::guest_profiles::appearances::read_earlier_appearances;
use crate::guest_profiles::find_profile;
use crate::projects::find_project;
use earshot_api_content::assistance::{ShowDetail, guest_facts, read_show, run_charged_assist, sender_facts};
use earshot_api_content::lookup::snapshot_of;
use earshot_api_content::views::{GeneratedByView, StoredDraft};
use earshot_api_server::prelude::*;
use earshot_app::NewOutreach;
use earshot_assist::facts::GuestFacts;
use earshot_assist::outreach::{EmailLength, GenerationMode, Intensity, Perspective, Tone};
use futures::FutureExt as _;

/// The guest, the podcast and the options of a pitch.
#[request]
pub struct GenerateOutreachRequest {
    /// ID or slug of the podcast.
    podcast_id: String,
    /// ID or slug of the guest profile, or of its project.
    guest_profile_id: String,
    /// ID or slug of the project that the pitch is for; the guest's project by default.
    project_id: Option<String>,
    /// Whether to write although someone of the team wrote to the podcast before.
    #[serde(default)]
    accept_duplicate: bool,
    /// Who writes: first, the guest, or third, someone for the guest; third by default.
    #[schema(value_type = Option<String>)]
    pub(super) perspective: Option<Perspective>,
    /// short (100 words), medium (150) or long (200); short by default.
    #[schema(value_type = Option<String>)]
    pub(super) email_length: Option<EmailLength>,
    /// How much the host has to do to accept: light, medium or heavy; light by default.
    #[schema(value_type = Option<String>)]
    pub(super) call_to_action_style: Option<Intensity>,
    /// How much is about this show: light, medium or heavy; medium by default.
    #[schema(value_type = Option<String>)]
    pub(super) personalization_level: Option<Intensity>,
    /// plain, warm or formal; plain by default.
    #[schema(value_type = Option<String>)]
    pub(super) tone: Option<Tone>,
    /// basic uses descriptions and titles, advanced also transcripts; basic by default.
    #[schema(value_type = Option<String>)]
    pub(super) generation_mode: Option<GenerationMode>,
    /// default, concise, topicsIdeas, discussion, ultraConcise, or the ID of a template of the user.
    pub(super) outreach_template_id: Option<String>,
    /// Number of texts, 1 to 5; 1 by default. Each has another reason or idea, so there may be fewer.
    #[schema(minimum = 1, maximum = 5)]
    pub(super) variants: Option<u8>,
    /// ID of the hook around which the pitch is written, of `hooks`; the strongest by default.
    pub(super) hook_id: Option<String>,
}

/// Writes pitches of a guest to a podcast.
///
/// There is one pitch for a guest and a podcast: writing again adds a version to it, and the former text stays in its
/// revisions. The pitch is written from facts around one concrete hook with its source; a slot that nothing on record fills stays
/// visible in brackets. With a text model the model writes, and what it claims is checked; otherwise, and when the
/// model fails, rules write, as `generatedBy` shows. Nothing is sent. One AI assist; refunded when there is no result.
#[endpoint(
    post "/api/v1/outreach/generate",
    (status = 200, description = "The pitch", body = Envelope<OutreachDetailsData>),
    (status = 404, description = "Podcast, guest profile, project or template not found"),
    (status = 409, description = "The podcast opted out, is blacklisted or was pitched before, or the profile is empty"),
    extensions(("x-cost" = json!({
        "meter": "ai-assist", "count": 1, "plan": PlanFeature::Assistant,
    }))),
)]
pub async fn generate_outreach(
    state: AppState,
    owner: WorkOwner,
    SignedInAccount(account): SignedInAccount,
    ApiJson(body): ApiJson<GenerateOutreachRequest>,
) -> Result<Versioned<OutreachDetailsData>, ApiError> {
    let profile = find_profile(&state, &account, &body.guest_profile_id).await?;
    let requested_project = match &body.project_id {
        Some(project) => Some(find_project(&state, &account, project).await?.id),
        None => None,
    };
    let show = read_show(&state, &account, &body.podcast_id, ShowDetail::FULL).await?;
    if show.facts.is_opted_out {
        return Err(ApiError::of(ErrorCode::OptedOut));
    }
    if show.facts.is_blacklisted {
        return Err(ApiError::of(ErrorCode::Blacklisted));
    }
    let accept_duplicate = body.accept_duplicate;
    let stored = body.read_options(&state, &account).await?;
    let former = state.db.find_pitch(&account, profile.id, show.document.podcast.id).await?;
    // Someone who rewrites a draft is not warned of it.
    let draft = former.as_ref().filter(|pitch| pitch.pitched_at.is_none());
    let last = find_last_contact(&state, &account, show.document.podcast.id, draft).await?;
    require_first_contact(last.as_ref(), AcceptedWarnings { duplicate: accept_duplicate, placeholders: false })?;

    let appearances = read_earlier_appearances(&state, owner, profile.fields.clone()).await;
    let guest = GuestFacts { appearances: appearances.clone(), ..guest_facts(&profile) };
    let sender = sender_facts(&state.db, &account).await?;
    let (options, facts) = (stored.options.clone(), show.facts.clone());
    let work = run_charged_assist(&state, &account, move |assistant| {
        async move { assistant.outreach(&guest, &facts, &sender, &options).await }.boxed()
    });
    let generated = work.await?;
    let made_by = GeneratedByView::of(&generated);
    let outreach = generated.result;
    let first = outreach.variants.first().ok_or_else(|| ApiError::of(ErrorCode::NoShowText))?;
    let (subject, text) = (first.subject.clone(), first.body.clone());
    let draft = StoredDraft {
        variants: outreach.variants,
        hooks: outreach.hooks,
        warnings: outreach.warnings,
        appearances,
        made_by,
    };
    let former_project = former.and_then(|pitch| pitch.project_id);
    let new = NewOutreach {
        podcast: snapshot_of(&show.document),
        project_id: requested_project.or(former_project).or(profile.project_id),
        guest_profile_id: profile.id,
        guest_name: profile.fields.name(),
        follows_id: None,
        options: serde_json::to_value(&stored).map_err(ApiError::internal)?,
        draft: serde_json::to_value(&draft).map_err(ApiError::internal)?,
        subject,
        body: text,
    };
    let pitch = state.db.store_outreach(&account, new).await?;
    details_response(&state, &account, &pitch).await
}

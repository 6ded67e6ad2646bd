//! `POST /api/v1/outreach/{outreachId}/follow-ups`

use super::context::{OutreachDetailsData, details_response};
use super::find_outreach;
use crate::guest_profiles::appearances::read_earlier_appearances;
use crate::guest_profiles::find_profile;
use earshot_api_content::assistance::{ShowDetail, guest_facts, read_show, run_rules, sender_facts};
use earshot_api_content::views::{GeneratedByView, StoredDraft, StoredOptions};
use earshot_api_server::prelude::*;
use earshot_app::{MAX_FOLLOW_UPS, NewOutreach, Outreach, OutreachRejection};
use earshot_assist::facts::GuestFacts;
use earshot_assist::outreach::{EarlierTexts, OutreachRequest, write_follow_up};
use earshot_model::project::ListedPodcastState;

/// Writes a follow-up of a pitch that is marked as pitched: with one thing that its texts do not have, by rules, free of
/// charge. A pitch has at most two.
///
/// There is none after an answer, that is, when the podcast has moved on from pitched on its list, and none without
/// something new on record. Nothing is sent. Save, copy and mark it like a pitch.
#[endpoint(
    post "/api/v1/outreach/{outreachId}/follow-ups",
    (status = 200, description = "The follow-up", body = Envelope<OutreachDetailsData>),
    (status = 404, description = "Outreach not found, or its podcast or guest profile was deleted"),
    (status = 409, description = "The pitch is not marked as pitched, was answered, or has two follow-ups; the podcast opted out or is blacklisted; or nothing on record is new"),
)]
pub async fn write_outreach_follow_up(
    state: AppState,
    owner: WorkOwner,
    SignedInAccount(account): SignedInAccount,
    ApiPath(outreach): ApiPath<String>,
) -> Result<Versioned<OutreachDetailsData>, ApiError> {
    let mut pitch = find_outreach(&state, &account, &outreach).await?;
    if let Some(first) = pitch.follows_id {
        pitch = state.db.find_outreach(&account, first).await?.ok_or_else(|| ApiError::not_found("Outreach"))?;
    }
    let earlier = state.db.follow_ups(&account, pitch.id).await?;
    require_unanswered(&state, &account, &pitch, &earlier).await?;
    let profile = pitch.guest_profile_id.ok_or_else(|| ApiError::not_found("Guest profile"))?;
    let profile = find_profile(&state, &account, &profile.to_string()).await?;
    let show = read_show(&state, &account, &pitch.podcast.id.to_string(), ShowDetail::FULL).await?;
    let appearances = read_earlier_appearances(&state, owner, profile.fields.clone()).await;
    let guest = GuestFacts { appearances: appearances.clone(), ..guest_facts(&profile) };
    let sender = sender_facts(&state.db, &account).await?;
    let options = StoredOptions::deserialize(&pitch.options).unwrap_or_default().options;
    let subject = pitch.subject.clone();
    let bodies: Vec<String> = [&pitch].into_iter().chain(&earlier).map(|text| text.body.clone()).collect();
    let now = state.clock.now();
    let written = run_rules(&state, &account, move |statistics| {
        let request =
            OutreachRequest { guest: &guest, show: &show.facts, sender: &sender, options: &options, statistics, now };
        write_follow_up(&request, EarlierTexts { subject: &subject, bodies: &bodies })
    });
    let text = written.await??;
    let draft = StoredDraft {
        variants: vec![text.clone()],
        hooks: Vec::new(),
        warnings: Vec::new(),
        appearances,
        made_by: GeneratedByView::by_rules(),
    };
    let new = NewOutreach {
        podcast: pitch.podcast,
        project_id: pitch.project_id,
        guest_profile_id: profile.id,
        guest_name: profile.fields.name(),
        follows_id: Some(pitch.id),
        options: pitch.options,
        draft: serde_json::to_value(&draft).map_err(ApiError::internal)?,
        subject: text.subject,
        body: text.body,
    };
    let stored = state.db.store_outreach(&account, new).await?;
    details_response(&state, &account, &stored).await
}

/// Rejects a follow-up of a pitch that was not sent or was answered, and one while the last was not sent.
async fn require_unanswered(
    state: &AppState,
    account: &Account,
    pitch: &Outreach,
    earlier: &[Outreach],
) -> Result<(), ApiError> {
    if earlier.len() as u64 >= MAX_FOLLOW_UPS {
        return Err(OutreachRejection::TooManyFollowUps.into());
    }
    if pitch.pitched_at.is_none() {
        return Err(ApiError::of(ErrorCode::NotPitched));
    }
    if earlier.iter().any(|text| text.pitched_at.is_none()) {
        return Err(ApiError::new(ErrorCode::NotPitched, "The last follow-up is not marked as sent yet."));
    }
    let Some(project) = pitch.project_id else { return Ok(()) };
    if state.db.project_names(account, [project].into_iter()).await?.is_empty() {
        return Ok(());
    }
    let entry = state.db.find_listed_podcast(account, project, &pitch.podcast.id.to_string()).await?;
    match entry.map(|entry| entry.state) {
        Some(answer @ (ListedPodcastState::Booked | ListedPodcastState::Lost | ListedPodcastState::Ignored)) => {
            let message = format!("The podcast is {} on its list, so the pitch was answered.", answer.as_str());
            Err(ApiError::new(ErrorCode::PitchAnswered, message))
        }
        _ => Ok(()),
    }
}

//! `PUT /api/v1/outreach/{outreachId}/pitched`

use super::check::{AcceptedWarnings, find_last_contact, require_filled, require_first_contact};
use super::context::{OutreachDetailsData, details_response};
use super::find_outreach;
use earshot_api_content::project_changes::{publish_entries, publish_entry};
use earshot_api_server::prelude::*;
use earshot_app::{AddOutcome, ListedPodcastUpdate, NewListedPodcast, Outreach, OverLimit};
use earshot_assist::outreach::find_placeholders;
use earshot_model::project::ListedPodcastState;

/// Whether a pitch was sent.
#[request]
pub struct MarkOutreachRequest {
    /// Whether it was sent; false takes that back.
    is_pitched: bool,
    /// Whether it may be marked although the team wrote to the podcast before.
    #[serde(default)]
    accept_duplicate: bool,
    /// Whether it may be marked although slots in brackets are open.
    #[serde(default)]
    accept_placeholders: bool,
}

/// Marks a pitch as sent, and moves the podcast on its project to pitched. A podcast that is not on the project is
/// added.
///
/// Open slots, and an earlier pitch of the team to the podcast, are rejected until the user accepts them, as for a copy. Unmarking does not change the
/// project. Undo the move there.
#[endpoint(
    put "/api/v1/outreach/{outreachId}/pitched",
    (status = 200, description = "The pitch", body = Envelope<OutreachDetailsData>),
    (status = 409, description = "The podcast was pitched before, slots are open, or the project is archived or full"),
)]
pub async fn mark_outreach_pitched(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(outreach): ApiPath<String>,
    ApiJson(body): ApiJson<MarkOutreachRequest>,
) -> Result<Versioned<OutreachDetailsData>, ApiError> {
    let pitch = find_outreach(&state, &account, &outreach).await?;
    if body.is_pitched && pitch.pitched_at.is_none() {
        let accepted = AcceptedWarnings { duplicate: body.accept_duplicate, placeholders: body.accept_placeholders };
        let slots = find_placeholders(&pitch.subject, &pitch.body);
        require_filled(&slots.iter().map(|slot| slot.text.as_str()).collect::<Vec<_>>(), accepted)?;
        let last = find_last_contact(&state, &account, pitch.podcast.id, Some(&pitch)).await?;
        require_first_contact(last.as_ref(), accepted)?;
        // A follow-up belongs to a podcast that is pitched already.
        if let Some(project) = pitch.project_id.filter(|_| pitch.follows_id.is_none()) {
            move_to_pitched(&state, &account, project, &pitch).await?;
        }
    }
    let pitch = state.db.mark_outreach_pitched(&account, pitch.id, body.is_pitched).await?;
    details_response(&state, &account, &pitch).await
}

/// Moves the podcast on the project to pitched, and adds it before if it is not there. A deleted project is left alone.
async fn move_to_pitched(state: &AppState, account: &Account, project: Uuid, pitch: &Outreach) -> Result<(), ApiError> {
    if state.db.project_names(account, [project].into_iter()).await?.is_empty() {
        return Ok(());
    }
    let entry = state.db.find_listed_podcast(account, project, &pitch.podcast.id.to_string()).await?;
    let Some(entry) = entry else {
        let new = NewListedPodcast::new(pitch.podcast.clone(), ListedPodcastState::Pitched);
        let added = state.db.add_listed_podcasts(account, project, vec![new], OverLimit::Reject).await?;
        let is_new = matches!(added.outcomes.first(), Some(AddOutcome::Added(_)));
        publish_entries(state, account, project, added.change_id.filter(|_| is_new));
        return Ok(());
    };
    let update = ListedPodcastUpdate { state: Some(ListedPodcastState::Pitched), ..ListedPodcastUpdate::default() };
    let updated = state.db.update_listed_podcasts(account, project, &[entry.id], update, None).await?;
    publish_entry(state, account, (project, entry.id), updated.change_id);
    Ok(())
}

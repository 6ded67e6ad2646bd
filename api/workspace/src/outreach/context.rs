//! Data for the views of pitches: names of users, projects and their guests.

use super::check::check_outreach;
use earshot_api_content::views::{OutreachDetailsView, OutreachProjectView, OutreachSummaryView, UserNames};
use earshot_api_server::prelude::*;
use earshot_app::{LinkedGuest, Outreach};
use std::collections::HashMap;

/// A pitch in full.
#[view]
pub struct OutreachDetailsData {
    /// The pitch.
    outreach: OutreachDetailsView,
}

/// Data for the views of some pitches.
pub(super) struct OutreachContext {
    pub names: UserNames,
    projects: HashMap<Uuid, (String, String)>,
    guests: HashMap<Uuid, LinkedGuest>,
}

impl OutreachContext {
    pub async fn read(state: &AppState, account: &Account, pitches: &[Outreach]) -> Result<Self, ApiError> {
        let names = UserNames(state.db.user_names(pitches.iter().filter_map(|pitch| pitch.user_id)).await?);
        let projects = state.db.project_names(account, pitches.iter().filter_map(|pitch| pitch.project_id)).await?;
        let ids: Vec<Uuid> = projects.keys().copied().collect();
        let guests = state.db.linked_guests_of(account, &ids).await?;
        Ok(Self { names, projects, guests })
    }

    pub fn summary(&self, pitch: &Outreach) -> OutreachSummaryView {
        let project = pitch.project_id.and_then(|id| {
            let names = self.projects.get(&id)?;
            Some(OutreachProjectView::of(id, names, self.guests.get(&id)))
        });
        OutreachSummaryView::of(pitch, project, &self.names)
    }
}

/// The pitch in full, with its problems.
pub(super) async fn details_of(
    state: &AppState,
    account: &Account,
    pitch: &Outreach,
) -> Result<OutreachDetailsView, ApiError> {
    let mut texts = state.db.follow_ups(account, pitch.id).await?;
    texts.insert(0, pitch.clone());
    let context = OutreachContext::read(state, account, &texts).await?;
    let follow_ups = texts.iter().skip(1).map(|text| context.summary(text)).collect();
    let check = check_outreach(state, account, pitch).await?;
    Ok(OutreachDetailsView::of(context.summary(pitch), pitch, follow_ups, check))
}

/// The response with a pitch in full.
pub(super) async fn details_response(
    state: &AppState,
    account: &Account,
    pitch: &Outreach,
) -> Result<Versioned<OutreachDetailsData>, ApiError> {
    let outreach = details_of(state, account, pitch).await?;
    Ok(Versioned { version: pitch.version, data: OutreachDetailsData { outreach } })
}

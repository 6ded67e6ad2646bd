//! `POST /api/v1/guest-profiles/{guestProfileId}/restore`

use earshot_api_content::project_changes::publish_guest;
use earshot_api_server::prelude::*;
use earshot_app::GuestProfileKey;

/// A restored guest profile.
#[view]
pub struct RestoredGuestProfileData {
    /// Always true; failures have an error.
    success: bool,
    /// ID of the change, for undo; `null` when the profile was neither archived nor deleted.
    change_id: Option<String>,
    /// Number of its files that are gone: they made room for newer files of the team while the profile was deleted.
    ended_files: usize,
}

/// Restores a guest profile that is archived, with its project, or that was deleted in the last 30 days.
#[endpoint(
    post "/api/v1/guest-profiles/{guestProfileId}/restore",
    (status = 200, description = "The profile is restored", body = Envelope<RestoredGuestProfileData>),
    (status = 403, description = "The plan has no room for the project of the profile"),
)]
pub async fn restore_guest_profile(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    origin: RequestOrigin,
    ApiPath(profile): ApiPath<String>,
) -> Result<Versioned<RestoredGuestProfileData>, ApiError> {
    let found = state.db.find_guest_profile_or_deleted(&account, &GuestProfileKey::parse(&profile)).await?;
    let found = found.ok_or_else(|| ApiError::not_found("Guest profile"))?;
    let was_deleted = found.deleted_at.is_some();
    let (profile, change) = if was_deleted {
        let what = Some(found.id.to_string());
        let restored = state.db.restore_guest_profile(&account, found.id).await?;
        origin.record_team_event(&state.db, &account, AuditAction::GuestProfileRestored, what).await;
        restored
    } else {
        state.db.set_guest_profile_archived(&account, found.id, false, None).await?
    };
    publish_guest(&state, &account, profile.project_id, change);
    let data = RestoredGuestProfileData {
        success: true,
        change_id: change.map(|id| id.to_string()),
        ended_files: if was_deleted { profile.ended_files } else { 0 },
    };
    Ok(Versioned { version: profile.version, data })
}

//! `POST /api/v1/alerts/alert-config/{alertConfigId}/muted-podcasts`

use super::config_view;
use super::update::{AlertEdit, UpdatedAlertConfigData, change_alert};
use earshot_api_server::prelude::*;
use earshot_indexer::PodcastKey;
use earshot_model::PodcastId;
use earshot_model::alert::MutedPodcast;

/// A show to mute for an alert.
#[request]
pub struct MutePodcastRequest {
    /// ID of the podcast.
    podcast_id: Uuid,
    /// `false` ends it; `true` by default.
    muted: Option<bool>,
}

/// Mutes a show for an alert: its matches are filtered from now on.
#[endpoint(
    post "/api/v1/alerts/alert-config/{alertConfigId}/muted-podcasts",
    (status = 200, description = "The alert", body = Envelope<UpdatedAlertConfigData>),
    (status = 400, description = "The alert has as many muted shows as it can have"),
    (status = 404, description = "Alert or podcast not found"),
    (status = 412, description = "Someone has changed the alert since"),
)]
pub async fn mute_alert_podcast(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<Uuid>,
    ExpectedVersion(version): ExpectedVersion,
    ApiJson(body): ApiJson<MutePodcastRequest>,
) -> Result<Versioned<UpdatedAlertConfigData>, ApiError> {
    let podcast = PodcastId(body.podcast_id);
    let edit = if body.muted.unwrap_or(true) {
        let found = state
            .read_generation(move |generation| Ok(generation.backend.podcast(PodcastKey::Id(podcast))?))
            .await?
            .ok_or_else(|| ApiError::not_found("Podcast"))?;
        let podcast = &found.podcast;
        AlertEdit::Mute(MutedPodcast { id: podcast.id, title: podcast.title.clone(), slug: podcast.slug.clone() })
    } else {
        AlertEdit::Unmute(podcast)
    };
    let (alert, change) = change_alert(&state, &account, id, version, &edit).await?;
    let updated_alert_config = config_view(&state, &account, &alert).await?;
    let data = UpdatedAlertConfigData { updated_alert_config, change_id: change.map(|id| id.to_string()) };
    Ok(Versioned { version: alert.version, data })
}

//! `DELETE /api/v1/alerts/alert-config/{alertConfigId}`

use super::{config_view, find_alert, publish_alert};
use earshot_api_server::prelude::*;
use earshot_app::{DbError, ListRejection};

/// The alert that was deleted.
#[view]
pub struct DeletedAlertConfigData {
    /// ID of the alert.
    deleted_alert_config_id: String,
    /// ID of the change, for undo.
    change_id: String,
}

/// Deletes an alert. Undo restores it for 10 minutes, with what it found.
#[endpoint(
    delete "/api/v1/alerts/alert-config/{alertConfigId}",
    (status = 200, description = "The alert is deleted", body = Envelope<DeletedAlertConfigData>),
    (status = 412, description = "Someone has changed the alert since"),
)]
pub async fn delete_alert_config(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<Uuid>,
    ExpectedVersion(version): ExpectedVersion,
) -> Result<Envelope<DeletedAlertConfigData>, ApiError> {
    let change = match state.db.delete_alert(&account, id, version).await {
        Err(DbError::Rejected(ListRejection::VersionConflict)) => {
            let current = find_alert(&state, &account, id).await?;
            return Err(ApiError::precondition_failed(&config_view(&state, &account, &current).await?));
        }
        deleted => deleted?,
    };
    publish_alert(&state, &account, Some(id), Some(change));
    Ok(Envelope::new(DeletedAlertConfigData { deleted_alert_config_id: id.to_string(), change_id: change.to_string() }))
}

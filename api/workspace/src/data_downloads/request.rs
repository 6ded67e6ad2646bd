//! `POST /api/v1/data-downloads/{dataScope}`

use super::view::{DataDownloadData, parse_owner};
use earshot_api_server::prelude::*;

/// Requests a download of all data of the user or of the team: a ZIP with a JSON file for each table.
///
/// One is written at a time, and an earlier file ends. The file can be downloaded for three days.
#[endpoint(
    post "/api/v1/data-downloads/{dataScope}",
    (status = 200, description = "The download, which is being written", body = Envelope<DataDownloadData>),
    (status = 403, description = "The data of the team is for its owner and its admins"),
    security(("session" = []))
)]
pub async fn request_data_download(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    origin: RequestOrigin,
    ApiPath(scope): ApiPath<String>,
) -> Result<Envelope<DataDownloadData>, ApiError> {
    let owner = parse_owner(&account, &scope)?;
    let total = state.db.owned_tables(owner).await?.len();
    let total = u32::try_from(total).unwrap_or(u32::MAX);
    let download = state.db.request_data_download(&account, owner, total).await?;
    let what = Some(owner.scope().to_owned());
    origin.record_audit_event(&state.db, account.user_id, AuditAction::DataRequested, what).await;
    state.data_files.queued.notify_one();
    Ok(Envelope::new(DataDownloadData { download: Some(download.into()) }))
}

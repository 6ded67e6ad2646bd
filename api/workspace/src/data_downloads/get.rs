//! `GET /api/v1/data-downloads/{dataScope}`

use super::view::{DataDownloadData, parse_owner};
use earshot_api_server::prelude::*;

/// Returns the download of all data of the user or of the team, and how far it is.
#[endpoint(
    get "/api/v1/data-downloads/{dataScope}",
    (status = 200, description = "The download", body = Envelope<DataDownloadData>),
    (status = 403, description = "The data of the team is for its owner and its admins"),
    security(("session" = []))
)]
pub async fn get_data_download(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    ApiPath(scope): ApiPath<String>,
) -> Result<Envelope<DataDownloadData>, ApiError> {
    let download = state.db.data_download(&account, parse_owner(&account, &scope)?).await?;
    Ok(Envelope::new(DataDownloadData { download: download.map(Into::into) }))
}

//! `GET /api/v1/data-downloads/{dataScope}/file`

use super::view::parse_owner;
use axum::body::{Body, Bytes};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_LENGTH, CONTENT_TYPE};
use earshot_api_server::prelude::*;
use earshot_app::DownloadState;
use futures::stream;
use std::io;
use tokio::io::AsyncReadExt as _;

/// Bytes that are read at once.
const BLOCK_BYTES: usize = 64 << 10;

/// Downloads the file with all data of the user or of the team.
#[endpoint(
    get "/api/v1/data-downloads/{dataScope}/file",
    (status = 200, description = "The file", content((String = "application/zip"))),
    (status = 403, description = "The data of the team is for its owner and its admins"),
    (status = 404, description = "There is no file: none was requested, it is being written, or it has expired"),
    security(("session" = []))
)]
pub async fn download_data(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    ApiPath(scope): ApiPath<String>,
) -> Result<Response, ApiError> {
    let owner = parse_owner(&account, &scope)?;
    let download = state.db.data_download(&account, owner).await?;
    let ready = download.filter(|download| download.state == DownloadState::Ready);
    let missing = || ApiError::not_found("File");
    let ready = ready.ok_or_else(missing)?;
    let file = match state.data_files.open(ready.id).await {
        // It was written by a server with another folder, or deleted by hand.
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(missing()),
        opened => opened.map_err(ApiError::internal)?,
    };
    let day = ready.requested_at.format("%Y-%m-%d");
    let headers = [
        (CONTENT_TYPE, "application/zip".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"earshot-{}-{day}.zip\"", owner.scope())),
        (CONTENT_LENGTH, ready.bytes.unwrap_or(0).to_string()),
    ];
    let body = Body::from_stream(stream::try_unfold(file, |mut file| async move {
        let mut block = vec![0; BLOCK_BYTES];
        let length = file.read(&mut block).await?;
        block.truncate(length);
        Ok::<_, io::Error>((length > 0).then(|| (Bytes::from(block), file)))
    }));
    Ok((headers, body).into_response())
}

//! Writes downloads of all data of a person or of a team in the background: a ZIP with a JSON file for each table, and the
//! files of guests as they were uploaded, and the photos.

mod archive;

use super::queued_jobs::{TurnEnd, run_queued_jobs, run_when_queued};
use archive::Archive;
use earshot_api_server::prelude::*;
use earshot_app::{DATA_DOWNLOAD_JOB, DataDownload, LeasedJob, OwnedTable};
use earshot_pictures::{PictureSize, read_rendition};
use futures::FutureExt as _;
use serde_json::Value;
use std::io::Cursor;

/// Writes whenever something is queued.
pub async fn write_downloads_when_queued(state: AppState) {
    run_when_queued(&state, &state.data_files.queued, |state| write_downloads(state).boxed()).await;
}

/// Writes all downloads that are queued.
///
/// # Errors
/// When the database or a file fails. The job is tried again later.
pub async fn write_downloads(state: &AppState) -> Result<(), ApiError> {
    run_queued_jobs(state, DATA_DOWNLOAD_JOB, "downloads", |state, job| write_download(state, job).boxed()).await
}

async fn write_download(state: &AppState, job: &LeasedJob) -> Result<TurnEnd, ApiError> {
    let id = job.payload["downloadId"].as_str().and_then(|text| Uuid::try_parse(text).ok());
    let Some(id) = id else { return Ok(TurnEnd::Done) };
    let Some(download) = state.db.running_data_download(id).await? else { return Ok(TurnEnd::Done) };
    match write_archive(state, &download).await {
        Ok(bytes) => state.db.finish_data_download(id, Some(bytes)).await?,
        Err(error) => {
            if job.attempt >= job.max_attempts {
                state.db.finish_data_download(id, None).await?;
            }
            return Err(error);
        }
    }
    Ok(TurnEnd::Done)
}

/// Returns the size of the file.
async fn write_archive(state: &AppState, download: &DataDownload) -> Result<u64, ApiError> {
    let tables = state.db.owned_tables(download.owner).await?;
    let mut archive = Archive::create(state.clone(), download.id, archive::readme(&tables)).await?;
    for (done, table) in (1..).zip(&tables) {
        archive = write_table(state, archive, table).await?;
        state.db.note_data_download_progress(download.id, done).await?;
    }
    archive.finish().await
}

async fn write_table(state: &AppState, archive: Archive, table: &OwnedTable) -> Result<Archive, ApiError> {
    let mut archive = archive.start_rows(table.name()).await?;
    let (mut files, mut photos) = (Vec::new(), Vec::new());
    let mut rows = state.db.owned_rows(table);
    while let Some(page) = rows.next().await? {
        if table.name() == "guest_files" {
            files.extend(page.iter().filter_map(file_of));
        }
        photos.extend(page.iter().filter_map(|row| row["photo"].as_str().and_then(|id| Uuid::try_parse(id).ok())));
        archive = archive.add_rows(page).await?;
    }
    archive = archive.end_rows().await?;
    for (id, ending) in files {
        // The bytes of a file that was removed meanwhile are gone; its row stays in the file.
        if let Ok(bytes) = state.guest_files.read(id).await {
            archive = archive.add_file(format!("files/{id}.{ending}"), bytes).await?;
        }
    }
    for id in photos {
        let Ok(file) = state.guest_files.read(id).await else { continue };
        if let Ok(photo) = read_rendition(&mut Cursor::new(file), PictureSize::Large) {
            archive = archive.add_file(format!("photos/{id}.jpg"), photo).await?;
        }
    }
    Ok(archive)
}

/// The id and the ending of a guest's file. Its name is in the row: it may not be a valid one here.
fn file_of(row: &Value) -> Option<(Uuid, String)> {
    let id = row["id"].as_str().and_then(|id| Uuid::try_parse(id).ok())?;
    let kind = row["file_type"].as_str().unwrap_or_default();
    let ending = kind.chars().filter(char::is_ascii_alphanumeric).take(8).collect();
    Some((id, ending))
}

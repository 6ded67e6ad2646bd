//! Reads the texts of uploaded files, in child processes.

use earshot_api_server::file_readers::FileReadError;
use earshot_api_server::prelude::*;
use earshot_app::{GuestFile, GuestFileOutcome};
use earshot_extract::{ChildRun, FileRejection};
use earshot_model::guest_profile::GuestFileState;
use std::sync::Arc;

/// Reads a file of a team that waits for it, and stores its text or why it has none. A server without the program leaves it
/// waiting.
pub async fn read_document(state: &AppState, team: Uuid, file: &GuestFile) -> Result<(), ApiError> {
    let Some(program) = state.config.file_reader.clone() else { return Ok(()) };
    if file.state != GuestFileState::Queued {
        return Ok(());
    }
    let bytes = Arc::new(state.guest_files.read(file.id).await?);
    let run = match state.file_readers.read(&program, team, bytes).await {
        Err(FileReadError::Full(error)) => return Err(error),
        run => run,
    };
    let outcome = match run {
        Ok(ChildRun { outcome: Ok(extraction), .. }) => GuestFileOutcome::Read {
            text: extraction.text,
            skipped: extraction.skipped.into_iter().map(|part| format!("{}: {}", part.part, part.reason)).collect(),
        },
        Ok(ChildRun { outcome: Err(refusal), took, peak_memory_bytes }) => {
            if matches!(refusal, FileRejection::TooMuchTime(_) | FileRejection::TooMuchMemory(_)) {
                tracing::warn!(file = %file.id, ?took, ?peak_memory_bytes, ?refusal, "an uploaded file was too expensive");
            }
            GuestFileOutcome::Failed { reason: refusal.to_string() }
        }
        Err(error) => {
            tracing::error!(error = &error as &dyn std::error::Error, file = %file.id, "a file cannot be read");
            return Ok(());
        }
    };
    state.db.finish_guest_file(file.id, outcome).await?;
    Ok(())
}

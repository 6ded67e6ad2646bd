//! Files of mails that no server sends. The mailbox page shows their texts, whose links sign the reader in for some
//! minutes.

use super::Outbox;
use std::fs;
use std::io;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use uuid::Uuid;

/// How long files are kept: much longer than the links in them are valid.
const RETENTION: Duration = Duration::from_secs(24 * 60 * 60);

impl Outbox {
    /// Deletes the files of old mails, or all files when a server now sends the mails. Returns their number.
    ///
    /// # Errors
    /// When the folder cannot be read or a file cannot be deleted.
    pub async fn delete_old_files(&self) -> io::Result<u64> {
        let folder = self.folder.clone();
        let oldest_kept = SystemTime::from(self.db.clock().now()).checked_sub(RETENTION).unwrap_or(UNIX_EPOCH);
        let oldest_kept = self.mailer.keeps_mails().then_some(oldest_kept);
        let removed = tokio::task::spawn_blocking(move || remove_files(&folder, oldest_kept)).await;
        removed.unwrap_or_else(|panic| Err(panic.into()))
    }
}

fn is_mail_file(path: &Path) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    let has_id = || path.file_stem().and_then(|name| name.to_str()).is_some_and(|name| Uuid::try_parse(name).is_ok());
    extension == Some("eml") || (extension == Some("txt") && has_id())
}

/// Deletes the files that were written before a time, or all files when it is `None`.
fn remove_files(folder: &Path, oldest_kept: Option<SystemTime>) -> io::Result<u64> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
        entries => entries?,
    };
    let mut removed = 0;
    for entry in entries {
        let entry = entry?;
        let path = entry.path();
        if !is_mail_file(&path) {
            continue;
        }
        if let Some(oldest_kept) = oldest_kept
            && entry.metadata()?.modified()? >= oldest_kept
        {
            continue;
        }
        fs::remove_file(path)?;
        removed += 1;
    }
    Ok(removed)
}

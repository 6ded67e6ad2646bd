//! A download as the API shows it.

use earshot_api_server::prelude::*;
use earshot_app::{DataDownload, DataOwner};

/// A download of all data.
#[view]
pub struct DataDownloadView {
    /// running, ready or failed.
    state: String,
    /// Parts that are written.
    done: u32,
    /// Parts in all.
    total: u32,
    /// Size of the file in bytes; `null` until it is ready.
    bytes: Option<u64>,
    /// When it was requested.
    requested_at: TimestampView,
    /// Until when the file can be downloaded; `null` until it is ready.
    expires_at: Option<TimestampView>,
}

impl From<DataDownload> for DataDownloadView {
    fn from(download: DataDownload) -> Self {
        Self {
            state: download.state.as_str().to_owned(),
            done: download.done,
            total: download.total,
            bytes: download.bytes,
            requested_at: TimestampView(download.requested_at),
            expires_at: download.expires_at.map(TimestampView),
        }
    }
}

/// The download of all data.
#[view]
pub struct DataDownloadData {
    /// The download; `null` when none was requested, or it has expired.
    pub(super) download: Option<DataDownloadView>,
}

/// Parses the owner of the data: `user` or `team`.
pub(super) fn parse_owner(account: &Account, scope: &str) -> Result<DataOwner, ApiError> {
    match scope {
        "user" => Ok(DataOwner::User(account.user_id)),
        "team" => Ok(DataOwner::Team(account.team_id)),
        _ => Err(ApiError::not_found("Download")),
    }
}

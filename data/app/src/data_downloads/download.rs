//! A download of all data, and whose data it has.

use crate::entities::data_downloads::Model;
use crate::json_column::from_name;
use crate::prelude::*;
use std::time::Duration;

/// The kind of the jobs that write downloads. Their payload is `{"downloadId": …}`.
pub const DATA_DOWNLOAD_JOB: &str = "write-data-download";
/// How long a file can be downloaded.
pub const DOWNLOAD_LIFETIME: Duration = Duration::from_secs(3 * 24 * 60 * 60);
const TABLE: &str = "data_downloads";

/// Whose data a download has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DataOwner {
    User(Uuid),
    Team(Uuid),
}

impl DataOwner {
    /// The name on the wire.
    #[must_use]
    pub fn scope(self) -> &'static str {
        match self {
            Self::User(_) => "user",
            Self::Team(_) => "team",
        }
    }

    pub(super) fn id(self) -> Uuid {
        match self {
            Self::User(id) | Self::Team(id) => id,
        }
    }
}

earshot_model::named! {
    /// The state of a download.
    DownloadState {
        /// It waits, or its file is being written.
        Running = "running",
        Ready = "ready",
        Failed = "failed",
    }
}

/// A download of all data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataDownload {
    /// Names the file.
    pub id: Uuid,
    pub owner: DataOwner,
    pub requested_by: Uuid,
    pub state: DownloadState,
    /// Parts that are written.
    pub done: u32,
    pub total: u32,
    pub bytes: Option<u64>,
    pub requested_at: Timestamp,
    /// Until when the file can be downloaded.
    pub expires_at: Option<Timestamp>,
}

impl DataDownload {
    pub(super) fn from_row(row: Model) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            owner: row.team_id.map_or(DataOwner::User(row.user_id), DataOwner::Team),
            requested_by: row.user_id,
            state: from_name(TABLE, &row.state, DownloadState::parse)?,
            done: u32::try_from(row.done).unwrap_or(0),
            total: u32::try_from(row.total).unwrap_or(0),
            bytes: row.bytes.and_then(|bytes| u64::try_from(bytes).ok()),
            requested_at: row.requested_at.into(),
            expires_at: row.expires_at.map(Into::into),
        })
    }
}

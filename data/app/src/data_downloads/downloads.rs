//! The rows of downloads.

use super::download::{DATA_DOWNLOAD_JOB, DOWNLOAD_LIFETIME, DataDownload, DataOwner, DownloadState};
use crate::NewJob;
use crate::entities::data_downloads::{Column, Entity, Model};
use crate::ids;
use crate::jobs::insert_job;
use crate::prelude::*;
use crate::teams::require_role;
use earshot_model::TeamAction;
use std::collections::HashSet;
use std::time::Duration;

/// A file that is not complete after this time is not written any more.
const MAX_WRITING: Duration = Duration::from_secs(24 * 60 * 60);

impl Db {
    /// Requests a download of the data of the account's user or team, and queues its job. One that is being written is
    /// returned as it is, and an earlier file ends.
    ///
    /// # Errors
    /// When the account's role does not allow it, or the database fails.
    pub async fn request_data_download(
        &self,
        account: &Account,
        owner: DataOwner,
        total: u32,
    ) -> Result<DataDownload, DbError> {
        let (now, account) = (self.now(), account.clone());
        let row = Model {
            id: ids::new_id(&self.clock),
            owner_id: owner.id(),
            user_id: account.user_id,
            team_id: matches!(owner, DataOwner::Team(_)).then_some(account.team_id),
            state: DownloadState::Running.as_str().to_owned(),
            done: 0,
            total: total.into(),
            bytes: None,
            requested_at: now,
            expires_at: None,
        };
        let job = self.new_job_row(NewJob {
            kind: DATA_DOWNLOAD_JOB.to_owned(),
            payload: serde_json::json!({ "downloadId": row.id }),
            priority: 0,
            dedupe_key: None,
            team_id: Some(account.team_id),
        });
        self.write_keeping_caches(work!(|transaction| {
            if row.team_id.is_some() {
                require_role(transaction, &account, TeamAction::ManageMembers).await?;
            }
            let earlier = Entity::find().filter(Column::OwnerId.eq(row.owner_id)).one(transaction).await?;
            if let Some(earlier) = earlier {
                let is_recent = earlier.requested_at > now.minus(MAX_WRITING);
                if earlier.state == DownloadState::Running.as_str() && is_recent {
                    return DataDownload::from_row(earlier);
                }
                // Its file has no row then, and is deleted.
                Entity::delete_by_id(earlier.id).exec(transaction).await?;
            }
            row.clone().into_active_model().insert(transaction).await?;
            insert_job(transaction, job).await?;
            DataDownload::from_row(row)
        }))
        .await
    }

    /// Returns the download of the data of the account's user or team.
    ///
    /// # Errors
    /// When the account's role does not allow it, or the database fails.
    pub async fn data_download(&self, account: &Account, owner: DataOwner) -> Result<Option<DataDownload>, DbError> {
        if matches!(owner, DataOwner::Team(_)) {
            require_role(&self.reader, account, TeamAction::ManageMembers).await?;
        }
        let row = Entity::find().filter(Column::OwnerId.eq(owner.id())).one(&self.reader).await?;
        let now = self.now();
        let row = row.filter(|row| row.expires_at.is_none_or(|expires_at| expires_at > now));
        row.map(DataDownload::from_row).transpose()
    }

    /// Returns a download that is to be written. `None` when it is written, or its user or team was deleted.
    pub async fn running_data_download(&self, id: Uuid) -> Result<Option<DataDownload>, DbError> {
        let running = Entity::find_by_id(id).filter(Column::State.eq(DownloadState::Running.as_str()));
        running.one(&self.reader).await?.map(DataDownload::from_row).transpose()
    }

    /// Records how many parts of a download are written.
    pub async fn note_data_download_progress(&self, id: Uuid, done: u32) -> Result<(), DbError> {
        self.change_data_download(id, move |row| row.done = Set(done.into())).await
    }

    /// Records that a file is complete, with its size; or, without a size, that it could not be written.
    pub async fn finish_data_download(&self, id: Uuid, bytes: Option<u64>) -> Result<(), DbError> {
        let expires_at = self.now().plus(DOWNLOAD_LIFETIME);
        self.change_data_download(id, move |row| {
            let state = if bytes.is_some() { DownloadState::Ready } else { DownloadState::Failed };
            row.state = Set(state.as_str().to_owned());
            row.bytes = Set(bytes.map(|bytes| i64::try_from(bytes).unwrap_or(i64::MAX)));
            row.expires_at = Set(Some(expires_at));
        })
        .await
    }

    async fn change_data_download(
        &self,
        id: Uuid,
        change: impl FnOnce(&mut crate::entities::data_downloads::ActiveModel) + Send + 'static,
    ) -> Result<(), DbError> {
        self.write_keeping_caches(work!(|transaction| {
            let Some(row) = Entity::find_by_id(id).one(transaction).await? else { return Ok(()) };
            let mut row = row.into_active_model();
            change(&mut row);
            row.update(transaction).await?;
            Ok(())
        }))
        .await
    }

    /// Deletes downloads that have expired. Their files have no row then. Returns their number.
    pub async fn delete_expired_data_downloads(&self) -> Result<u64, DbError> {
        self.delete_rows(Entity::delete_many().filter(Column::ExpiresAt.lte(self.now()))).await
    }

    /// Returns the ids of all downloads, of which each may have a file.
    pub async fn data_download_ids(&self) -> Result<HashSet<Uuid>, DbError> {
        let ids: Vec<Uuid> = Entity::find().select_only().column(Column::Id).into_tuple().all(&self.reader).await?;
        Ok(ids.into_iter().collect())
    }
}

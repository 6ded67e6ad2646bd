//! The progress of matching: the generation that was matched last, and the position within the next one.

use crate::LeasedJob;
use crate::entities::alert_progress::{Column, Entity, Model};
use crate::entities::{alerts, jobs};
use crate::prelude::*;

/// The name of the progress over episodes.
pub const EPISODE_PROGRESS: &str = "episodes";

/// The progress of matching episodes or charts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchingProgress {
    /// What is matched: `episodes` or `charts`.
    pub name: String,
    /// The generation that was matched last as a whole.
    pub generation: String,
    /// When its build began.
    pub built_at: Timestamp,
    /// The generation that is being matched.
    pub target: Option<String>,
    /// Where the next batch of it begins.
    pub position: Option<String>,
    /// When the progress was stored last.
    pub updated_at: Timestamp,
}

impl From<Model> for MatchingProgress {
    fn from(row: Model) -> Self {
        Self {
            name: row.name,
            generation: row.generation,
            built_at: row.built_at.into(),
            target: row.target_generation,
            position: row.position,
            updated_at: row.updated_at.into(),
        }
    }
}

impl Db {
    /// Returns the progress of matching. `None` before the first generation.
    pub async fn matching_progress(&self, name: &str) -> Result<Option<MatchingProgress>, DbError> {
        Ok(Entity::find_by_id(name).one(&self.reader).await?.map(Into::into))
    }

    /// Stores a generation as the starting point: matching treats its contents as already seen. Does nothing when a
    /// starting point exists.
    pub async fn begin_matching(&self, name: &str, generation: &str, built_at: Timestamp) -> Result<(), DbError> {
        let row = Model {
            name: name.to_owned(),
            generation: generation.to_owned(),
            built_at: built_at.into(),
            target_generation: None,
            target_built_at: None,
            position: None,
            updated_at: self.now(),
        };
        let once = OnConflict::column(Column::Name).do_nothing().to_owned();
        self.write_keeping_caches(work!(|transaction| {
            Entity::insert(row.into_active_model()).on_conflict(once).exec_without_returning(transaction).await?;
            Ok(())
        }))
        .await
    }

    /// Sets the generation to match. A position within the same generation stays, so that work continues there. Returns
    /// the progress; `None` when the lease was lost.
    pub async fn set_matching_target(
        &self,
        job: &LeasedJob,
        name: &str,
        generation: &str,
        built_at: Timestamp,
    ) -> Result<Option<MatchingProgress>, DbError> {
        let (job, name, generation, now) = (job.clone(), name.to_owned(), generation.to_owned(), self.now());
        self.write_keeping_caches(work!(|transaction| {
            let Some(mut row) = lock_progress(transaction, &job, &name).await? else { return Ok(None) };
            if row.target_generation.as_deref() != Some(generation.as_str()) {
                row.target_generation = Some(generation);
                row.target_built_at = Some(built_at.into());
                row.position = None;
                row.updated_at = now;
                row.clone().into_active_model().reset_all().update(transaction).await?;
            }
            Ok(Some(row.into()))
        }))
        .await
    }

    /// Marks the target generation as matched, and all enabled alerts as run. Returns false when the lease was lost.
    pub async fn finish_matching(&self, job: &LeasedJob, name: &str) -> Result<bool, DbError> {
        let (job, name, now) = (job.clone(), name.to_owned(), self.now());
        self.write_list(work!(|transaction| {
            let Some(mut row) = lock_progress(transaction, &job, &name).await? else { return Ok(false) };
            if let (Some(generation), Some(built_at)) = (row.target_generation.take(), row.target_built_at.take()) {
                row.generation = generation;
                row.built_at = built_at;
            }
            row.position = None;
            row.updated_at = now;
            row.into_active_model().reset_all().update(transaction).await?;
            alerts::Entity::update_many()
                .col_expr(alerts::Column::LastRunAt, Expr::value(now))
                .filter(alerts::Column::Enabled.eq(true))
                .filter(alerts::Column::DeletedAt.is_null())
                .exec(transaction)
                .await?;
            Ok(true)
        }))
        .await
    }
}

/// Reads and locks the progress while the lease of the job is valid. `None` when it was lost.
pub(crate) async fn lock_progress(
    transaction: &DatabaseTransaction,
    job: &LeasedJob,
    name: &str,
) -> Result<Option<Model>, DbError> {
    let lease = jobs::Entity::find_by_id(job.id)
        .filter(jobs::Column::Attempt.eq(job.attempt))
        .filter(jobs::Column::State.eq("running"))
        .lock_exclusive();
    if lease.one(transaction).await?.is_none() {
        return Ok(None);
    }
    Ok(Entity::find_by_id(name).lock_exclusive().one(transaction).await?)
}

//! Self-filling lists: a project has a search, and after each publication the new podcasts that match it are added.

use crate::ListRejection;
use crate::entities::auto_fills::{Column, Entity, Model};
use crate::entities::{auto_filled_podcasts, listed_podcasts, project_activity, projects};
use crate::list_rows::lock_writable_project;
use crate::prelude::*;
use earshot_model::PodcastId;
use earshot_model::project::{ActivityKind, ProjectState};
use sea_orm::QueryTrait;
use sea_orm::sea_query::ExprTrait as _;
use std::collections::HashSet;

/// Rows in one `INSERT`, because SQLite limits the number of bound values.
const ROWS_PER_INSERT: usize = 500;

/// The search of a self-filling list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AutoFill {
    pub project_id: Uuid,
    /// Who chose the search; `None` when the user's account was deleted.
    pub updated_by: Option<Uuid>,
    /// `podcasts` or `episodes`.
    pub search_kind: String,
    /// The search as JSON.
    pub search_options: String,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    /// Runs add only podcasts that entered the catalog after this time.
    pub new_since: Timestamp,
    pub last_run_at: Option<Timestamp>,
    /// Podcasts that the last run added.
    pub last_added_count: u64,
    /// Podcasts that were added since the list fills itself.
    pub added_count: u64,
    /// Why the last run added less than it found.
    pub problem: Option<String>,
}

impl AutoFill {
    /// Another one for each choice of a search; runs keep it.
    #[must_use]
    pub fn version(&self) -> i64 {
        EpochMillis::from(self.updated_at).0
    }
}

/// Rejects a change that is based on another search than the stored one. Version 0 is that of a list without one.
fn check_version(former: Option<&Model>, expected: Option<i64>) -> Result<(), DbError> {
    let version = former.map_or(0, |row| row.updated_at.0);
    if expected.is_some_and(|expected| expected != version) {
        return Err(DbError::Rejected(ListRejection::VersionConflict));
    }
    Ok(())
}

/// A self-filling list, with the account on whose behalf it is filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueAutoFill {
    pub auto_fill: AutoFill,
    /// Who chose the search, or else the owner of the team.
    pub account: Account,
}

/// The result of a run of a self-filling list.
#[derive(Clone, Debug, Default)]
pub struct AutoFillRun {
    pub added: Vec<PodcastId>,
    /// Why it added less than it found.
    pub problem: Option<String>,
}

impl From<Model> for AutoFill {
    fn from(row: Model) -> Self {
        Self {
            project_id: row.project_id,
            updated_by: row.updated_by,
            search_kind: row.search_kind,
            search_options: row.search_options,
            created_at: row.created_at.into(),
            updated_at: row.updated_at.into(),
            new_since: row.new_since.unwrap_or(row.updated_at).into(),
            last_run_at: row.last_run_at.map(Into::into),
            last_added_count: u64::try_from(row.last_added_count).unwrap_or(0),
            added_count: u64::try_from(row.added_count).unwrap_or(0),
            problem: row.problem,
        }
    }
}

impl Db {
    /// Lets a project of the account's team fill itself with the results of a search, or replaces its search. Runs add
    /// only podcasts that enter the catalog after `new_since`. Setting the same search again keeps its earlier
    /// `new_since`, so that no podcast is missed.
    ///
    /// # Errors
    /// When the project does not exist or is archived, its search has another version than `expected`, or the database
    /// fails.
    pub async fn set_auto_fill(
        &self,
        account: &Account,
        project: Uuid,
        (search_kind, search_options): (&str, String),
        new_since: Timestamp,
        expected: Option<i64>,
    ) -> Result<AutoFill, DbError> {
        let (now, account) = (self.now(), account.clone());
        let mut row = Model {
            project_id: project,
            updated_by: Some(account.user_id),
            search_kind: search_kind.to_owned(),
            search_options,
            created_at: now,
            updated_at: now,
            last_generation: None,
            new_since: Some(new_since.into()),
            last_run_at: None,
            last_added_count: 0,
            added_count: 0,
            problem: None,
        };
        let changeable = [
            Column::UpdatedBy,
            Column::SearchKind,
            Column::SearchOptions,
            Column::UpdatedAt,
            // The next run searches the served generation again.
            Column::LastGeneration,
            Column::NewSince,
            Column::Problem,
        ];
        let replace = OnConflict::column(Column::ProjectId).update_columns(changeable).to_owned();
        let stored = self
            .write_keeping_caches(work!(|transaction| {
                lock_writable_project(transaction, &account, project).await?;
                let former = Entity::find_by_id(project).one(transaction).await?;
                check_version(former.as_ref(), expected)?;
                let is_same = |former: &Model| {
                    former.search_kind == row.search_kind && former.search_options == row.search_options
                };
                if let Some(former) = former.filter(is_same) {
                    row.new_since = Some(former.new_since.unwrap_or(former.updated_at));
                }
                Entity::insert(row.into_active_model())
                    .on_conflict(replace)
                    .exec_without_returning(transaction)
                    .await?;
                Ok(Entity::find_by_id(project).one(transaction).await?)
            }))
            .await?;
        let lost = || DbError::CorruptRow { table: "auto_fills", reason: "a written row is gone".to_owned() };
        stored.map(Into::into).ok_or_else(lost)
    }

    /// Returns the search with which a project fills itself. `project` is the id of a project of the caller's team.
    pub async fn auto_fill_of(&self, project: Uuid) -> Result<Option<AutoFill>, DbError> {
        Ok(Entity::find_by_id(project).one(&self.reader).await?.map(Into::into))
    }

    /// Stops a project of the account's team from filling itself. Podcasts that were added stay. Returns false when it
    /// did not.
    ///
    /// # Errors
    /// When the project does not exist or is archived, its search has another version than `expected`, or the database
    /// fails.
    pub async fn stop_auto_fill(
        &self,
        account: &Account,
        project: Uuid,
        expected: Option<i64>,
    ) -> Result<bool, DbError> {
        let account = account.clone();
        self.write_keeping_caches(work!(|transaction| {
            lock_writable_project(transaction, &account, project).await?;
            check_version(Entity::find_by_id(project).one(transaction).await?.as_ref(), expected)?;
            Ok(Entity::delete_by_id(project).exec(transaction).await?.rows_affected == 1)
        }))
        .await
    }

    /// Returns up to `limit` projects whose search has not run on this generation, ordered by id, after the id `after`.
    /// Archived and deleted projects are not filled.
    pub async fn due_auto_fills(&self, generation: &str, after: Uuid, limit: u64) -> Result<Vec<AutoFill>, DbError> {
        let is_due = Condition::any()
            .add(Column::LastGeneration.is_null())
            .add(Column::LastGeneration.ne(generation.to_owned()));
        let fillable = projects::Entity::find()
            .select_only()
            .column(projects::Column::Id)
            .filter(projects::Column::DeletedAt.is_null())
            .filter(projects::Column::State.ne(ProjectState::Archived.as_str()));
        let rows = Entity::find()
            .filter(is_due)
            .filter(Column::ProjectId.gt(after))
            .filter(Column::ProjectId.in_subquery(QueryTrait::into_query(fillable)))
            .order_by_asc(Column::ProjectId)
            .limit(limit)
            .all(&self.reader)
            .await?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    /// Returns the account for which a project fills itself: that of who chose the search, or the owner's when they
    /// have left the team.
    pub async fn auto_fill_account(&self, auto_fill: AutoFill) -> Result<Option<DueAutoFill>, DbError> {
        let Some(project) = projects::Entity::find_by_id(auto_fill.project_id).one(&self.reader).await? else {
            return Ok(None);
        };
        let account = self.find_background_account(project.team_id, auto_fill.updated_by).await?;
        Ok(account.map(|account| DueAutoFill { auto_fill, account }))
    }

    /// Returns the podcasts that are not added to a project: those on it, those that someone removed, and those
    /// that an earlier run added.
    pub async fn auto_fill_exclusions(&self, project: Uuid) -> Result<HashSet<PodcastId>, DbError> {
        let listed: Vec<Uuid> = listed_podcasts::Entity::find()
            .select_only()
            .column(listed_podcasts::Column::PodcastId)
            .filter(listed_podcasts::Column::ProjectId.eq(project))
            .into_tuple()
            .all(&self.reader)
            .await?;
        let removed: Vec<Uuid> = project_activity::Entity::find()
            .select_only()
            .distinct()
            .column(project_activity::Column::PodcastId)
            .filter(project_activity::Column::ProjectId.eq(project))
            .filter(project_activity::Column::Kind.eq(ActivityKind::RemovedFromList.as_str()))
            .filter(project_activity::Column::PodcastId.is_not_null())
            .into_tuple()
            .all(&self.reader)
            .await?;
        let filled: Vec<Uuid> = auto_filled_podcasts::Entity::find()
            .select_only()
            .column(auto_filled_podcasts::Column::PodcastId)
            .filter(auto_filled_podcasts::Column::ProjectId.eq(project))
            .into_tuple()
            .all(&self.reader)
            .await?;
        Ok(listed.into_iter().chain(removed).chain(filled).map(PodcastId).collect())
    }

    /// Records a run on a generation. Nothing is recorded when the search was changed or stopped since it was read:
    /// then the new search runs.
    pub async fn record_auto_fill_run(
        &self,
        auto_fill: &AutoFill,
        generation: &str,
        run: AutoFillRun,
    ) -> Result<(), DbError> {
        let now = self.now();
        let (project, read_at) = (auto_fill.project_id, EpochMillis::from(auto_fill.updated_at));
        let generation = generation.to_owned();
        let problem = run.problem;
        let count = i64::try_from(run.added.len()).unwrap_or(i64::MAX);
        let rows: Vec<auto_filled_podcasts::Model> = run
            .added
            .into_iter()
            .map(|podcast| auto_filled_podcasts::Model { project_id: project, podcast_id: podcast.0, added_at: now })
            .collect();
        self.write_keeping_caches(work!(|transaction| {
            // The project may have been purged.
            if projects::Entity::find_by_id(project).one(transaction).await?.is_none() {
                return Ok(());
            }
            for chunk in rows.chunks(ROWS_PER_INSERT) {
                let key = [auto_filled_podcasts::Column::ProjectId, auto_filled_podcasts::Column::PodcastId];
                auto_filled_podcasts::Entity::insert_many(
                    chunk.iter().cloned().map(IntoActiveModel::into_active_model),
                )
                .on_conflict(OnConflict::columns(key).do_nothing().to_owned())
                .exec_without_returning(transaction)
                .await?;
            }
            Entity::update_many()
                .col_expr(Column::LastGeneration, Expr::value(generation))
                .col_expr(Column::LastRunAt, Expr::value(now))
                .col_expr(Column::LastAddedCount, Expr::value(count))
                .col_expr(Column::AddedCount, Expr::col(Column::AddedCount).add(count))
                .col_expr(Column::Problem, Expr::value(problem))
                .filter(Column::ProjectId.eq(project))
                .filter(Column::UpdatedAt.eq(read_at))
                .exec(transaction)
                .await?;
            Ok(())
        }))
        .await
    }
}

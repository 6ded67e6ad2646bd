//! Search strategies of projects: texts as JSON, in the order in which people see them.

use crate::entities::strategies::{Column, Entity, Model};
use crate::ids;
use crate::json_column::{from_json, to_json};
use crate::list_rows::{lock_project, lock_writable_project};
use crate::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

const TABLE: &str = "strategies";
/// Strategies of a project.
pub const MAX_STRATEGIES: u64 = 50;

/// A strategy of a project.
#[derive(Clone, Debug, PartialEq)]
pub struct Strategy {
    pub id: Uuid,
    pub project_id: Uuid,
    /// Keywords, prompts and explanations, as JSON.
    pub content: Value,
    /// What produced the strategy (rules or a model), as JSON.
    pub made_with: Value,
    /// Whether people changed it.
    pub is_edited: bool,
    pub last_run: Option<StrategyRun>,
    /// Grows with each change of the texts.
    pub version: i64,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

/// The result of the last run of a strategy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StrategyRun {
    /// Milliseconds since the epoch.
    pub at_ms: i64,
    /// The keywords that were searched.
    pub keywords: Vec<String>,
    /// Podcasts that were found and not on the project.
    pub found: u64,
    pub added: u64,
    /// Why fewer were added than found.
    pub problem: Option<String>,
}

/// The outcome of a change of a strategy.
#[derive(Clone, Debug, PartialEq)]
pub enum StrategyChange {
    Done(Strategy),
    /// It does not exist, or belongs to another team.
    NotFound,
    /// It has another version than the request expected: this one.
    VersionConflict(Strategy),
}

impl Strategy {
    fn from_row(row: Model) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            project_id: row.project_id,
            content: row.content,
            made_with: row.made_with,
            is_edited: row.is_edited,
            last_run: row.last_run.map(|run| from_json(TABLE, run)).transpose()?,
            version: row.version,
            created_at: row.created_at.into(),
            updated_at: row.updated_at.into(),
        })
    }
}

impl Db {
    /// Returns the strategies of a project of the account's team, in their order.
    pub async fn strategies_of(&self, account: &Account, project: Uuid) -> Result<Vec<Strategy>, DbError> {
        let rows = Entity::find()
            .filter(Column::ProjectId.eq(project))
            .filter(Column::TeamId.eq(account.team_id))
            .order_by_asc(Column::Position)
            .order_by_asc(Column::Id)
            .all(&self.reader)
            .await?;
        rows.into_iter().map(Strategy::from_row).collect()
    }

    /// Finds a strategy of the account's team.
    pub async fn find_strategy(&self, account: &Account, id: Uuid) -> Result<Option<Strategy>, DbError> {
        let row = Entity::find_by_id(id).filter(Column::TeamId.eq(account.team_id)).one(&self.reader).await?;
        row.map(Strategy::from_row).transpose()
    }

    /// Adds strategies to a project of the account's team. With `replaces`, those that nobody changed and that never
    /// ran are deleted first. Strategies above [`MAX_STRATEGIES`] are left out. Returns all strategies of the project.
    ///
    /// # Errors
    /// When the project does not exist or is archived, or the database fails.
    pub async fn add_strategies(
        &self,
        account: &Account,
        project: Uuid,
        (contents, made_with): (Vec<Value>, Value),
        replaces: bool,
    ) -> Result<Vec<Strategy>, DbError> {
        let (now, caller, clock) = (self.now(), account.clone(), self.clock.clone());
        self.write_keeping_caches(work!(|transaction| {
            lock_writable_project(transaction, &caller, project).await?;
            if replaces {
                Entity::delete_many()
                    .filter(Column::ProjectId.eq(project))
                    .filter(Column::IsEdited.eq(false))
                    .filter(Column::LastRun.is_null())
                    .exec(transaction)
                    .await?;
            }
            let of_project = Entity::find().filter(Column::ProjectId.eq(project));
            let existing = of_project.clone().count(transaction).await?;
            let last = of_project.order_by_desc(Column::Position).one(transaction).await?;
            let first = last.map_or(0, |row| row.position + 1);
            let fits = usize::try_from(MAX_STRATEGIES.saturating_sub(existing)).unwrap_or(0);
            let rows: Vec<_> = contents
                .into_iter()
                .take(fits)
                .zip(first..)
                .map(|(content, position)| {
                    let row = Model {
                        id: ids::new_id(&clock),
                        team_id: caller.team_id,
                        project_id: project,
                        created_by: Some(caller.user_id),
                        content,
                        made_with: made_with.clone(),
                        is_edited: false,
                        position,
                        last_run: None,
                        version: 1,
                        created_at: now,
                        updated_at: now,
                    };
                    row.into_active_model()
                })
                .collect();
            if !rows.is_empty() {
                Entity::insert_many(rows).exec_without_returning(transaction).await?;
            }
            Ok(())
        }))
        .await?;
        self.strategies_of(account, project).await
    }

    /// Replaces the texts of a strategy. With `expected`, only this version is changed.
    ///
    /// # Errors
    /// When its project is archived, or the database fails.
    pub async fn update_strategy(
        &self,
        account: &Account,
        id: Uuid,
        content: Value,
        expected: Option<i64>,
    ) -> Result<StrategyChange, DbError> {
        let (now, account) = (self.now(), account.clone());
        self.write_keeping_caches(work!(|transaction| {
            let of_team = Entity::find_by_id(id).filter(Column::TeamId.eq(account.team_id));
            let Some(row) = of_team.clone().one(transaction).await? else { return Ok(StrategyChange::NotFound) };
            lock_writable_project(transaction, &account, row.project_id).await?;
            // Another change may have been committed before the lock.
            let Some(row) = of_team.one(transaction).await? else { return Ok(StrategyChange::NotFound) };
            if expected.is_some_and(|version| version != row.version) {
                return Ok(StrategyChange::VersionConflict(Strategy::from_row(row)?));
            }
            let version = row.version + 1;
            let mut changed = row.into_active_model();
            changed.content = Set(content);
            changed.is_edited = Set(true);
            changed.version = Set(version);
            changed.updated_at = Set(now);
            Ok(StrategyChange::Done(Strategy::from_row(changed.update(transaction).await?)?))
        }))
        .await
    }

    /// Deletes a strategy. Returns it; `None` when the team has no such strategy.
    ///
    /// # Errors
    /// When its project is archived, or the database fails.
    pub async fn delete_strategy(&self, account: &Account, id: Uuid) -> Result<Option<Strategy>, DbError> {
        let account = account.clone();
        self.write_keeping_caches(work!(|transaction| {
            let of_team = Entity::find_by_id(id).filter(Column::TeamId.eq(account.team_id));
            let Some(row) = of_team.one(transaction).await? else { return Ok(None) };
            lock_writable_project(transaction, &account, row.project_id).await?;
            Entity::delete_by_id(id).exec(transaction).await?;
            Strategy::from_row(row).map(Some)
        }))
        .await
    }

    /// Records the result of a run of a strategy.
    ///
    /// # Errors
    /// When its project is gone, or the database fails.
    pub async fn record_strategy_run(
        &self,
        account: &Account,
        id: Uuid,
        run: StrategyRun,
    ) -> Result<Option<Strategy>, DbError> {
        let account = account.clone();
        self.write_keeping_caches(work!(|transaction| {
            let of_team = Entity::find_by_id(id).filter(Column::TeamId.eq(account.team_id));
            let Some(row) = of_team.one(transaction).await? else { return Ok(None) };
            lock_project(transaction, &account, row.project_id).await?;
            let mut changed = row.into_active_model();
            changed.last_run = Set(Some(to_json(&run)));
            Strategy::from_row(changed.update(transaction).await?).map(Some)
        }))
        .await
    }
}

//! Prompts of teams: words that the assistant applies to podcasts, episodes and transcripts (spec 3, Custom prompt).

use crate::entities::custom_prompts::{Column, Entity, Model};
use crate::ids;
use crate::json_column::from_name;
use crate::prelude::*;
use crate::teams::require_role;
use earshot_model::TeamAction;
use earshot_model::prompt::PromptContext;

const TABLE: &str = "custom_prompts";
/// Prompts of a team.
pub const MAX_PROMPTS: u64 = 200;

/// A prompt of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomPrompt {
    pub id: Uuid,
    /// `None` when the user's account was deleted.
    pub created_by: Option<Uuid>,
    pub name: String,
    pub description: Option<String>,
    pub context: PromptContext,
    pub prompt: String,
    /// Grows with each change.
    pub version: i64,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

/// The values of a prompt. The caller has validated them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PromptValues {
    pub name: String,
    pub description: Option<String>,
    pub context: PromptContext,
    pub prompt: String,
}

/// The outcome of a change of a prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PromptChange {
    Done(CustomPrompt),
    /// It does not exist, or belongs to another team.
    NotFound,
    /// It has another version than the request expected: this one.
    VersionConflict(CustomPrompt),
    /// The team has [`MAX_PROMPTS`].
    TooMany,
}

impl CustomPrompt {
    fn from_row(row: Model) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            created_by: row.created_by,
            name: row.name,
            description: row.description,
            context: from_name(TABLE, &row.context_type, PromptContext::parse)?,
            prompt: row.prompt,
            version: row.version,
            created_at: row.created_at.into(),
            updated_at: row.updated_at.into(),
        })
    }
}

impl Db {
    /// Returns the prompts of the account's team, oldest first.
    pub async fn custom_prompts(&self, account: &Account) -> Result<Vec<CustomPrompt>, DbError> {
        let rows = Entity::find()
            .filter(Column::TeamId.eq(account.team_id))
            .order_by_asc(Column::Id)
            .limit(MAX_PROMPTS)
            .all(&self.reader)
            .await?;
        rows.into_iter().map(CustomPrompt::from_row).collect()
    }

    /// Finds a prompt of the account's team.
    pub async fn find_custom_prompt(&self, account: &Account, id: Uuid) -> Result<Option<CustomPrompt>, DbError> {
        let row = Entity::find_by_id(id).filter(Column::TeamId.eq(account.team_id)).one(&self.reader).await?;
        row.map(CustomPrompt::from_row).transpose()
    }

    /// Creates a prompt of the account's team.
    ///
    /// # Errors
    /// When the account's role does not allow it, or the database fails.
    pub async fn create_custom_prompt(&self, account: &Account, values: PromptValues) -> Result<PromptChange, DbError> {
        let (now, account) = (self.now(), account.clone());
        let row = Model {
            id: ids::new_id(&self.clock),
            team_id: account.team_id,
            created_by: Some(account.user_id),
            name: values.name,
            description: values.description,
            context_type: values.context.as_str().to_owned(),
            prompt: values.prompt,
            version: 1,
            created_at: now,
            updated_at: now,
        };
        self.write_keeping_caches(work!(|transaction| {
            require_role(transaction, &account, TeamAction::ManagePrompts).await?;
            let of_team = Entity::find().filter(Column::TeamId.eq(account.team_id));
            if of_team.count(transaction).await? >= MAX_PROMPTS {
                return Ok(PromptChange::TooMany);
            }
            let row = row.into_active_model().insert(transaction).await?;
            Ok(PromptChange::Done(CustomPrompt::from_row(row)?))
        }))
        .await
    }

    /// Replaces the values of a prompt. With `expected`, only this version is changed.
    ///
    /// # Errors
    /// When the account's role does not allow it, or the database fails.
    pub async fn update_custom_prompt(
        &self,
        account: &Account,
        id: Uuid,
        values: PromptValues,
        expected: Option<i64>,
    ) -> Result<PromptChange, DbError> {
        let (now, account) = (self.now(), account.clone());
        self.write_keeping_caches(work!(|transaction| {
            require_role(transaction, &account, TeamAction::ManagePrompts).await?;
            let of_team = Entity::find_by_id(id).filter(Column::TeamId.eq(account.team_id));
            let Some(row) = of_team.lock_exclusive().one(transaction).await? else {
                return Ok(PromptChange::NotFound);
            };
            if expected.is_some_and(|version| version != row.version) {
                return Ok(PromptChange::VersionConflict(CustomPrompt::from_row(row)?));
            }
            let version = row.version + 1;
            let mut changed = row.into_active_model();
            changed.name = Set(values.name);
            changed.description = Set(values.description);
            changed.context_type = Set(values.context.as_str().to_owned());
            changed.prompt = Set(values.prompt);
            changed.version = Set(version);
            changed.updated_at = Set(now);
            Ok(PromptChange::Done(CustomPrompt::from_row(changed.update(transaction).await?)?))
        }))
        .await
    }

    /// Deletes a prompt of the account's team. Returns false when the team has no such prompt.
    ///
    /// # Errors
    /// When the account's role does not allow it, or the database fails.
    pub async fn delete_custom_prompt(&self, account: &Account, id: Uuid) -> Result<bool, DbError> {
        let account = account.clone();
        self.write_keeping_caches(work!(|transaction| {
            require_role(transaction, &account, TeamAction::ManagePrompts).await?;
            let deleted = Entity::delete_by_id(id).filter(Column::TeamId.eq(account.team_id)).exec(transaction).await?;
            Ok(deleted.rows_affected > 0)
        }))
        .await
    }
}

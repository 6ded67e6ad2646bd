//! Client views: pages of a project for people without an account. The link's token is stored as a hash. It is made from
//! the id of the client view and a secret of the installation, so that it can be shown again.

use crate::entities::project_shares::{Column, Entity, Model};
use crate::entities::{projects, teams};
use crate::json_column::{from_json, to_json};
use crate::list_rows::{Project, lock_project};
use crate::prelude::*;
use crate::row_pages::delete_unlisted;
use crate::{ServerSecret, ids};
use earshot_model::Tier;
use earshot_model::project::{MAX_SHARES, ShareColumn};

const TABLE: &str = "project_shares";
/// Most client views in a list, with those that have ended.
const MAX_LISTED: u64 = 200;

/// A client view of a project.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProjectShare {
    pub id: Uuid,
    pub project_id: Uuid,
    /// `None` when the user's account was deleted.
    pub created_by: Option<Uuid>,
    pub columns: Vec<ShareColumn>,
    pub includes_contacts: bool,
    /// Whether people with the link may answer.
    pub takes_answers: bool,
    pub created_at: Timestamp,
    /// `None` when the link is valid until it is revoked.
    pub expires_at: Option<Timestamp>,
    pub revoked_at: Option<Timestamp>,
    /// The last time that someone opened the link, to the minute.
    pub last_viewed_at: Option<Timestamp>,
}

/// A new client view.
#[derive(Clone, Debug)]
pub struct NewProjectShare {
    pub columns: Vec<ShareColumn>,
    pub includes_contacts: bool,
    pub takes_answers: bool,
    /// `None` for a link without an end.
    pub expires_at: Option<Timestamp>,
}

/// A project that a link shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedProject {
    pub share: ProjectShare,
    pub project: Project,
    /// The name of the team, unless it is still named after its owner's address.
    pub team_name: Option<String>,
    /// The team's plan, which decides which fields of a podcast are shown.
    pub tier: Tier,
}

impl ProjectShare {
    fn from_row(row: Model) -> Result<Self, DbError> {
        let names: Vec<String> = from_json(TABLE, row.columns)?;
        Ok(Self {
            id: row.id,
            project_id: row.project_id,
            created_by: row.created_by,
            // A column that no longer exists is not shown.
            columns: names.iter().filter_map(|name| ShareColumn::parse(name)).collect(),
            includes_contacts: row.includes_contacts,
            takes_answers: row.takes_answers,
            created_at: row.created_at.into(),
            expires_at: row.expires_at.map(Into::into),
            revoked_at: row.revoked_at.map(Into::into),
            last_viewed_at: row.last_viewed_at.map(Into::into),
        })
    }
}

impl Db {
    /// Creates a client view of a project of the account's team. Returns it with its token. `None` when the project has
    /// the most client views that it can have.
    ///
    /// # Errors
    /// When the project does not exist, or the database fails.
    pub async fn create_project_share(
        &self,
        account: &Account,
        project: Uuid,
        share: NewProjectShare,
    ) -> Result<Option<(ProjectShare, String)>, DbError> {
        let (now, account, id) = (self.now(), account.clone(), ids::new_id(&self.clock));
        let token = self.share_token(id).await?;
        let names: Vec<&str> = share.columns.iter().map(|column| column.as_str()).collect();
        let row = Model {
            id,
            project_id: project,
            created_by: Some(account.user_id),
            token_hash: ids::hash_token(&token),
            columns: to_json(&names),
            includes_contacts: share.includes_contacts,
            takes_answers: share.takes_answers,
            answer_count: 0,
            created_at: now,
            expires_at: share.expires_at.map(Into::into),
            revoked_at: None,
            last_viewed_at: None,
        };
        let inserted = self
            .write_keeping_caches(work!(|transaction| {
                lock_project(transaction, &account, project).await?;
                let valid = Entity::find().filter(Column::ProjectId.eq(project)).filter(is_valid(now));
                if valid.count(transaction).await? >= MAX_SHARES {
                    return Ok(None);
                }
                let row = row.into_active_model().insert(transaction).await?;
                let is_owned = Condition::all().add(Column::ProjectId.eq(project));
                let has_ended = is_valid(now).not();
                delete_unlisted::<Entity>(transaction, Column::Id, is_owned, has_ended, MAX_LISTED).await?;
                Ok(Some(row))
            }))
            .await?;
        inserted.map(|row| Ok((ProjectShare::from_row(row)?, token))).transpose()
    }

    /// Returns the client views of a project, newest first, with those that have ended. `project` is the id of a
    /// project of the caller's team.
    pub async fn project_shares(&self, project: Uuid) -> Result<Vec<ProjectShare>, DbError> {
        let rows = Entity::find()
            .filter(Column::ProjectId.eq(project))
            .order_by_desc(Column::CreatedAt)
            .order_by_desc(Column::Id)
            .limit(MAX_LISTED)
            .all(&self.reader)
            .await?;
        rows.into_iter().map(ProjectShare::from_row).collect()
    }

    /// Returns a valid client view of a project with its token, to show its link again. The token is `None` for links of
    /// earlier versions, which were random. `None` when the project has no such valid view. `project` is the id of a
    /// project of the caller's team.
    pub async fn project_share_token(
        &self,
        project: Uuid,
        share: Uuid,
    ) -> Result<Option<(ProjectShare, Option<String>)>, DbError> {
        let valid = Entity::find_by_id(share).filter(Column::ProjectId.eq(project)).filter(is_valid(self.now()));
        let Some(row) = valid.one(&self.reader).await? else { return Ok(None) };
        let token = self.share_token(row.id).await?;
        let token = Some(token).filter(|token| ids::hash_token(token) == row.token_hash);
        Ok(Some((ProjectShare::from_row(row)?, token)))
    }

    /// The token of a client view: a MAC of its id, so that it is not stored.
    async fn share_token(&self, share: Uuid) -> Result<String, DbError> {
        Ok(ids::token_of_id(&self.secret(ServerSecret::Shares).await?, share))
    }

    /// Revokes a client view at once and permanently. Revoking it again has no effect. `None` when the project of the
    /// account's team has no such view.
    ///
    /// # Errors
    /// When the project does not exist, or the database fails.
    pub async fn revoke_project_share(
        &self,
        account: &Account,
        project: Uuid,
        share: Uuid,
    ) -> Result<Option<ProjectShare>, DbError> {
        let (now, account) = (self.now(), account.clone());
        let row = self
            .write_keeping_caches(work!(|transaction| {
                lock_project(transaction, &account, project).await?;
                let row = Entity::find_by_id(share).filter(Column::ProjectId.eq(project)).one(transaction).await?;
                let Some(row) = row else { return Ok(None) };
                if row.revoked_at.is_some() {
                    return Ok(Some(row));
                }
                let mut row = row.into_active_model();
                row.revoked_at = Set(Some(now));
                Ok(Some(row.update(transaction).await?))
            }))
            .await?;
        row.map(ProjectShare::from_row).transpose()
    }

    /// Finds the project that a link shows. `None` when the link is unknown, revoked or expired, or the project is
    /// deleted.
    pub async fn find_shared_project(&self, token: &str) -> Result<Option<SharedProject>, DbError> {
        let now = self.now();
        let row = Entity::find().filter(Column::TokenHash.eq(ids::hash_token(token))).filter(is_valid(now));
        let Some(row) = row.one(&self.reader).await? else { return Ok(None) };
        let project = projects::Entity::find_by_id(row.project_id).filter(projects::Column::DeletedAt.is_null());
        let Some(project) = project.one(&self.reader).await? else { return Ok(None) };
        let Some(team) = teams::Entity::find_by_id(project.team_id).one(&self.reader).await? else { return Ok(None) };
        let tier = Tier::parse(&team.plan).ok_or_else(|| DbError::CorruptRow {
            table: "teams",
            reason: format!("plan {:?} is unknown", team.plan),
        })?;
        self.record_use::<Entity>((Column::Id, row.id), (Column::LastViewedAt, row.last_viewed_at)).await;
        Ok(Some(SharedProject {
            share: ProjectShare::from_row(row)?,
            project: Project::from_row(project)?,
            team_name: Some(team.name).filter(|name| !name.contains('@')),
            tier,
        }))
    }
}

/// Neither revoked nor expired.
pub(crate) fn is_valid(now: EpochMillis) -> Condition {
    let is_unexpired = Condition::any().add(Column::ExpiresAt.is_null()).add(Column::ExpiresAt.gt(now));
    Condition::all().add(Column::RevokedAt.is_null()).add(is_unexpired)
}

//! Creates projects.

use super::{DEFAULT_PUBLIC_PODCAST_LIMIT, check_project_limit};
use crate::changes::{ChangeWriter, ProjectImage};
use crate::creation_limits::check_creation;
use crate::entities::projects::{Column, Entity, Model};
use crate::ids;
use crate::json_column::to_json;
use crate::list_rows::{Project, StateCounts};
use crate::prelude::*;
use earshot_model::ListLimit;
use earshot_model::project::{ActivityKind, ProjectState, ProjectType, numbered_slug, project_slug};
use std::collections::HashSet;

/// A project to create. The caller has validated its fields.
#[derive(Clone, Debug)]
pub struct NewProject {
    pub name: String,
    pub project_types: Vec<ProjectType>,
    pub other_reason: Option<String>,
    pub purpose: Option<String>,
    pub keywords: Vec<String>,
    pub state: ProjectState,
}

impl NewProject {
    /// An active project that finds podcasts for guests, with a name and nothing else.
    #[must_use]
    pub fn guest_booking(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            project_types: vec![ProjectType::GuestBooking],
            other_reason: None,
            purpose: None,
            keywords: Vec::new(),
            state: ProjectState::Active,
        }
    }
}

impl Db {
    /// Creates a project for the account's team. Returns it with the id of the change set.
    ///
    /// # Errors
    /// When the team has as many projects as its plan includes, or the database fails.
    pub async fn create_project(&self, account: &Account, new: NewProject) -> Result<(Project, Option<Uuid>), DbError> {
        let id = ids::new_id(&self.clock);
        let mut change = ChangeWriter::new(self, account, id);
        let account = account.clone();
        self.write_list(work!(|transaction| {
            let row = insert_project(transaction, &account, id, new, &mut change).await?;
            let (change_id, row) = change.finish(transaction, row).await?;
            Ok((Project::from_row(row)?, change_id))
        }))
        .await
    }
}

/// Inserts a project in a change set, if the plan has room for it, and the team has not created too many today.
pub(crate) async fn insert_project(
    transaction: &DatabaseTransaction,
    account: &Account,
    id: Uuid,
    new: NewProject,
    change: &mut ChangeWriter,
) -> Result<Model, DbError> {
    let of_team = Entity::find().filter(Column::TeamId.eq(account.team_id));
    let limits = (ListLimit::NewProjects, Some(ListLimit::KeptProjects));
    check_creation(transaction, account, (of_team, Column::CreatedAt), limits, change.now).await?;
    if new.state.counts_against_limit() {
        check_project_limit(transaction, account).await?;
    }
    let slug = free_slug(transaction, account.team_id, &new.name).await?;
    let row = Model {
        id,
        team_id: account.team_id,
        created_by: Some(account.user_id),
        name: new.name,
        slug,
        project_types: to_json(&new.project_types),
        other_reason: new.other_reason,
        purpose: new.purpose,
        keywords: to_json(&new.keywords),
        state: new.state.as_str().to_owned(),
        state_reason: None,
        public_title: None,
        public_description: None,
        public_slug: None,
        is_public_listicle: false,
        public_podcast_limit: DEFAULT_PUBLIC_PODCAST_LIMIT,
        is_public_for_team: false,
        custom_columns: to_json(&[(); 0]),
        state_counts: StateCounts::default().to_column(),
        recent_activities: to_json(&[(); 0]),
        version: 1,
        created_at: change.now,
        updated_at: change.now,
        deleted_at: None,
    };
    let row = row.into_active_model().insert(transaction).await?;
    change.log_project(ActivityKind::ProjectCreated, None, Some(row.name.clone()));
    change.set_project(ProjectImage::Created);
    Ok(row)
}

/// Finds a slug that no project of the team has, including deleted ones, which may be restored.
async fn free_slug(transaction: &DatabaseTransaction, team: Uuid, name: &str) -> Result<String, DbError> {
    let slug = project_slug(name);
    let alike = Entity::find()
        .select_only()
        .column(Column::Slug)
        .filter(Column::TeamId.eq(team))
        .filter(Column::Slug.starts_with(&slug));
    let taken: HashSet<String> = alike.into_tuple::<String>().all(transaction).await?.into_iter().collect();
    Ok(numbered_slug(&slug, |slug| !taken.contains(slug)))
}

//! The activity of projects: who changed what, when, from what and to what.

use crate::entities::project_activity::{Column, Entity, Model};
use crate::json_column::from_name;
use crate::prelude::*;
use crate::row_pages::read_page;
use crate::team_histories::HISTORY_TIME;
use earshot_model::project::ActivityKind;

/// An activity of a project.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProjectActivity {
    pub id: Uuid,
    pub kind: ActivityKind,
    pub at: Timestamp,
    pub from_value: Option<String>,
    pub to_value: Option<String>,
    /// `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    /// The entry, which may have been removed; `None` for an activity of the project itself.
    pub listed_podcast_id: Option<Uuid>,
    pub podcast_id: Option<Uuid>,
    pub podcast_title: Option<String>,
    pub podcast_slug: Option<String>,
    pub podcast_image_url: Option<String>,
    /// All activities of one change set have its id.
    pub change_id: Uuid,
}

/// A page of activities, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ActivityPage {
    pub activities: Vec<ProjectActivity>,
    /// Whether older activities follow.
    pub has_more: bool,
}

impl ProjectActivity {
    fn from_row(row: Model) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            kind: from_name("project_activity", &row.kind, ActivityKind::parse)?,
            at: row.at.into(),
            from_value: row.from_value,
            to_value: row.to_value,
            user_id: row.user_id,
            listed_podcast_id: row.listed_podcast_id,
            podcast_id: row.podcast_id,
            podcast_title: row.podcast_title,
            podcast_slug: row.podcast_slug,
            podcast_image_url: row.podcast_image_url,
            change_id: row.change_id,
        })
    }
}

impl Db {
    /// Returns the activities of a project that are older than the activity `before`, newest first. Ids grow with time.
    pub async fn project_activity(
        &self,
        project: Uuid,
        before: Option<Uuid>,
        limit: u64,
    ) -> Result<ActivityPage, DbError> {
        let query = Entity::find().filter(Column::ProjectId.eq(project));
        let (rows, has_more) = read_page(&self.reader, query, Column::Id, before, limit).await?;
        let activities = rows.into_iter().map(ProjectActivity::from_row).collect::<Result<_, _>>()?;
        Ok(ActivityPage { activities, has_more })
    }

    /// Deletes activities that are older than a year. Returns the number of rows.
    pub async fn delete_old_project_activity(&self) -> Result<u64, DbError> {
        let before = self.now().minus(HISTORY_TIME);
        self.delete_rows(Entity::delete_many().filter(Column::At.lt(before))).await
    }
}

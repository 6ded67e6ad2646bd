//! The fields of a project that people change.

use super::PROJECT_TABLE;
use crate::DbError;
use crate::entities::projects::Model;
use crate::json_column::{from_json, from_name, to_json};
use earshot_model::project::{CustomColumn, ProjectState, ProjectType};
use serde::{Deserialize, Serialize};

/// The fields of a project that people change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ProjectFields {
    pub name: String,
    pub project_types: Vec<ProjectType>,
    pub other_reason: Option<String>,
    pub purpose: Option<String>,
    pub keywords: Vec<String>,
    pub state: ProjectState,
    pub state_reason: Option<String>,
    pub is_public: bool,
    pub public_title: Option<String>,
    pub public_description: Option<String>,
    pub public_slug: Option<String>,
    pub public_podcast_limit: i64,
    pub is_public_for_team: bool,
    #[serde(default)]
    pub custom_columns: Vec<CustomColumn>,
}

impl ProjectFields {
    pub fn from_row(row: &Model) -> Result<Self, DbError> {
        Ok(Self {
            name: row.name.clone(),
            project_types: from_json(PROJECT_TABLE, row.project_types.clone())?,
            other_reason: row.other_reason.clone(),
            purpose: row.purpose.clone(),
            keywords: from_json(PROJECT_TABLE, row.keywords.clone())?,
            state: from_name(PROJECT_TABLE, &row.state, ProjectState::parse)?,
            state_reason: row.state_reason.clone(),
            is_public: row.is_public_listicle,
            public_title: row.public_title.clone(),
            public_description: row.public_description.clone(),
            public_slug: row.public_slug.clone(),
            public_podcast_limit: row.public_podcast_limit,
            is_public_for_team: row.is_public_for_team,
            custom_columns: from_json(PROJECT_TABLE, row.custom_columns.clone())?,
        })
    }

    pub fn write_to(&self, row: &mut Model) {
        row.name.clone_from(&self.name);
        row.project_types = to_json(&self.project_types);
        row.other_reason.clone_from(&self.other_reason);
        row.purpose.clone_from(&self.purpose);
        row.keywords = to_json(&self.keywords);
        row.state = self.state.as_str().to_owned();
        row.state_reason.clone_from(&self.state_reason);
        row.is_public_listicle = self.is_public;
        row.public_title.clone_from(&self.public_title);
        row.public_description.clone_from(&self.public_description);
        row.public_slug.clone_from(&self.public_slug);
        row.public_podcast_limit = self.public_podcast_limit;
        row.is_public_for_team = self.is_public_for_team;
        row.custom_columns = to_json(&self.custom_columns);
    }
}

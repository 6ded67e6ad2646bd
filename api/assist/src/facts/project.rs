//! Facts of a project.

use super::SizeBracket;
use earshot_model::project::ProjectType;
use serde::{Deserialize, Serialize};

/// What a project is for, and what its shows should be like.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ProjectFacts {
    pub id: String,
    pub name: String,
    pub types: Vec<ProjectType>,
    /// What the team wrote about the purpose.
    pub purpose: Option<String>,
    pub other_reason: Option<String>,
    /// BCP 47. Any language when it is empty.
    pub languages: Vec<String>,
    /// ISO alpha-2. Any country when it is empty.
    pub countries: Vec<String>,
    pub min_size: Option<SizeBracket>,
    pub max_size: Option<SizeBracket>,
    /// Genres that were chosen in the project's searches.
    pub genres: Vec<String>,
    /// Words of the project's searches.
    pub keywords: Vec<String>,
}

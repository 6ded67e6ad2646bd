//! Facts of a project.

use super::SizeBracket;
use earshot_model::project::ProjectType;
use serde::{Deserialize, Serialize};

/// The purpose of a project, and the shows that it looks for.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ProjectFacts {
    pub id: String,
    pub name: String,
    pub types: Vec<ProjectType>,
    /// The purpose in the team's words.
    pub purpose: Option<String>,
    pub other_reason: Option<String>,
    /// BCP 47 tags. Empty means any language.
    pub languages: Vec<String>,
    /// ISO alpha-2 codes. Empty means any country.
    pub countries: Vec<String>,
    pub min_size: Option<SizeBracket>,
    pub max_size: Option<SizeBracket>,
    /// Genres that were chosen in the project's searches.
    pub genres: Vec<String>,
    /// Words of the project's searches.
    pub keywords: Vec<String>,
}

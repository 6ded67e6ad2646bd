//! The columns that a team adds to a list.

use earshot_api_server::prelude::*;
use earshot_model::project::CustomColumn;

/// A column that the team added to a list.
#[view(Clone)]
pub struct CustomColumnView {
    /// ID of the column, by which podcasts have their values.
    id: String,
    /// The name, unique in the list.
    name: String,
    /// text, number, date or choice.
    kind: String,
    /// The values to choose from, in their order; empty for other kinds than choice.
    options: Vec<String>,
}

impl From<&CustomColumn> for CustomColumnView {
    fn from(column: &CustomColumn) -> Self {
        Self {
            id: column.id.to_string(),
            name: column.name.clone(),
            kind: column.kind.as_str().to_owned(),
            options: column.options.clone(),
        }
    }
}

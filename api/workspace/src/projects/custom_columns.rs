//! Reads the columns that a team adds to a list, and the values of podcasts in them.

use earshot_api_server::prelude::*;
use earshot_app::{Project, ids};
use earshot_model::Clock;
use earshot_model::project::{CustomColumn, CustomColumnKind, MAX_CUSTOM_COLUMNS, check_custom_columns};
use std::collections::BTreeMap;

const MESSAGE: &str = "The columns are not valid.";

/// A column of a list, as it should be.
#[request]
pub struct CustomColumnRequest {
    /// ID of a column that the list has; absent for a new one.
    id: Option<String>,
    /// The name, unique in the list.
    #[schema(min_length = 1, max_length = 60)]
    name: String,
    /// text, number, date or choice. The kind of a column that the list has stays.
    kind: String,
    /// The values to choose from, 1 to 50; only for a choice.
    #[schema(max_items = 50)]
    options: Option<Vec<String>>,
}

/// Checks the columns of a body for a project.
///
/// # Errors
/// When one is not valid, is not a column of the project, or has another kind there.
pub(super) fn parse_custom_columns(
    requested: Vec<CustomColumnRequest>,
    project: &Project,
    clock: &Clock,
) -> Result<Vec<CustomColumn>, ApiError> {
    if requested.len() > MAX_CUSTOM_COLUMNS {
        let detail = format!("must be at most {MAX_CUSTOM_COLUMNS} columns");
        return Err(ApiError::invalid(MESSAGE, "/customColumns", &detail));
    }
    let column = |(number, column): (usize, CustomColumnRequest)| column.parse(number, &project.custom_columns, clock);
    let columns = requested.into_iter().enumerate().map(column).collect::<Result<Vec<_>, _>>()?;
    check_custom_columns(columns).map_err(|(number, field, detail)| invalid(number, field, &detail))
}

/// Reads the IDs of new values. The columns are checked where they are stored.
///
/// # Errors
/// When there are too many, or one is not an ID.
pub(super) fn parse_custom_values(
    values: BTreeMap<String, Option<String>>,
) -> Result<BTreeMap<Uuid, String>, ApiError> {
    if values.len() > MAX_CUSTOM_COLUMNS {
        let detail = format!("must be at most {MAX_CUSTOM_COLUMNS} values");
        return Err(ApiError::invalid("The listed podcast is not valid.", "/customValues", &detail));
    }
    let parse = |(id, value): (String, Option<String>)| {
        let id = Uuid::try_parse(&id).map_err(|_| {
            ApiError::invalid("The listed podcast is not valid.", "/customValues", "must have IDs of columns as keys")
        })?;
        Ok((id, value.unwrap_or_default()))
    };
    values.into_iter().map(parse).collect()
}

impl CustomColumnRequest {
    fn parse(self, number: usize, known: &[CustomColumn], clock: &Clock) -> Result<CustomColumn, ApiError> {
        let kind = CustomColumnKind::parse(&self.kind)
            .ok_or_else(|| invalid(number, "kind", "must be one of text, number, date, choice"))?;
        let id = match self.id {
            None => ids::new_id(clock),
            Some(id) => {
                let column = known.iter().find(|column| column.id.to_string() == id);
                let column =
                    column.ok_or_else(|| invalid(number, "id", "must be the ID of a column of the list, or absent"))?;
                if column.kind != kind {
                    return Err(invalid(number, "kind", &format!("must stay {}", column.kind.as_str())));
                }
                column.id
            }
        };
        Ok(CustomColumn { id, name: self.name, kind, options: self.options.unwrap_or_default() })
    }
}

fn invalid(number: usize, field: &str, detail: &str) -> ApiError {
    let pointer =
        if field.is_empty() { "/customColumns".to_owned() } else { format!("/customColumns/{number}/{field}") };
    ApiError::invalid(MESSAGE, &pointer, detail)
}

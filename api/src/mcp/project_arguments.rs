//! The arguments of the tools for projects. A model reads the comments as descriptions.

use rmcp::schemars::{self, JsonSchema};
use serde::Deserialize;
use serde_json::{Map, Value, json};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ProjectArgument {
    /// ID or slug of a project, to list the podcasts on it. Without it, all projects of the team.
    pub(super) project: Option<String>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewEntry {
    /// ID or slug of the project.
    pub(super) project: String,
    /// ID or slug of the podcast, from search results.
    pub(super) podcast: String,
    /// prospect, qualified, pitched, lost, booked or ignored; prospect by default.
    state: Option<String>,
    /// low, medium, high or urgent.
    priority: Option<String>,
    /// Why the podcast fits, for the team.
    notes: Option<String>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct EntryChange {
    /// ID or slug of the project.
    pub(super) project: String,
    /// ID or slug of the podcast on it.
    pub(super) podcast: String,
    /// prospect, qualified, pitched, lost, booked or ignored.
    state: Option<String>,
    /// low, medium, high or urgent.
    priority: Option<String>,
    /// The new notes, which replace the former ones.
    notes: Option<String>,
    /// The day of the next action, YYYY-MM-DD.
    next_action_on: Option<String>,
}

impl NewEntry {
    pub(super) fn body(&self) -> Value {
        let fields = [("state", &self.state), ("priority", &self.priority), ("notes", &self.notes)];
        let mut body = given(&fields);
        body.insert("podcastId".to_owned(), json!(self.podcast));
        body.insert("labels".to_owned(), json!(["mcp"]));
        Value::Object(body)
    }
}

impl EntryChange {
    pub(super) fn body(&self) -> Value {
        Value::Object(given(&[
            ("state", &self.state),
            ("priority", &self.priority),
            ("notes", &self.notes),
            ("nextActionOn", &self.next_action_on),
        ]))
    }
}

/// The fields that have a value.
fn given(fields: &[(&str, &Option<String>)]) -> Map<String, Value> {
    let given = fields.iter().filter_map(|(name, value)| Some(((*name).to_owned(), json!(value.as_ref()?))));
    given.collect()
}

//! The results of the tools for projects, written as text for a model.

use super::project_arguments::{EntryChange, NewEntry};
use super::tool_results::{array_items, encode_path_segment, first_items, non_empty, text_result};
use super::tool_text::{ToolText, date_field, join_facts, text_field};
use super::tools::{ToolResult, Tools};
use axum::http::request::Parts;
use serde_json::Value;

/// Most projects, or podcasts of a project, in a result.
const MAX_ROWS: usize = 50;

impl Tools {
    pub(super) async fn list_team_projects(&self, caller: &Parts) -> ToolResult {
        let response = self.get(caller, "/api/v1/projects").await?;
        let all = array_items(&response["projects"]);
        let projects = first_items(&response["projects"], MAX_ROWS);
        let mut words = ToolText::with_random_boundary();
        words.push_line(&format!("{} projects, {} shown.", all.len(), projects.len()));
        for project in projects {
            words.push_line(&describe(project));
            words.push_untrusted(&[
                ("name", text_field(project, "name")),
                ("purpose", text_field(project, "projectPurpose")),
            ]);
        }
        Ok(text_result(words))
    }

    pub(super) async fn describe_project(&self, project: &str, caller: &Parts) -> ToolResult {
        let path = format!("/api/v1/projects/{}/details", encode_path_segment(project));
        let response = self.get(caller, &path).await?;
        let project = &response["project"];
        let entries = first_items(&project["listedPodcasts"], MAX_ROWS);
        let mut words = ToolText::with_random_boundary();
        words.push_line(&describe(project));
        words.push_untrusted(&[
            ("name", text_field(project, "name")),
            ("purpose", text_field(project, "projectPurpose")),
        ]);
        words.push_line(&format!("{} podcasts, {} shown.", project["listedPodcastsCount"], entries.len()));
        for entry in entries {
            push_entry(&mut words, entry);
        }
        Ok(text_result(words))
    }

    pub(super) async fn add_entry(&self, entry: &NewEntry, caller: &Parts) -> ToolResult {
        let path = format!("/api/v1/projects/{}/podcasts", encode_path_segment(&entry.project));
        let response = self.post(caller, &path, &entry.body()).await?;
        let mut words = ToolText::with_random_boundary();
        words.push_line(match response["changeId"].as_str() {
            Some(_) => "Added.",
            None => "The podcast was on the project already. Its entry is unchanged.",
        });
        push_change(&mut words, &response);
        push_entry(&mut words, &response["listedPodcast"]);
        Ok(text_result(words))
    }

    pub(super) async fn change_entry(&self, change: &EntryChange, caller: &Parts) -> ToolResult {
        let (project, podcast) = (encode_path_segment(&change.project), encode_path_segment(&change.podcast));
        let response =
            self.patch(caller, &format!("/api/v1/projects/{project}/podcasts/{podcast}"), &change.body()).await?;
        let mut words = ToolText::with_random_boundary();
        let is_changed = response["changeId"].is_string();
        words.push_line(if is_changed { "Changed." } else { "Nothing to change: the entry has these values." });
        push_change(&mut words, &response);
        for warning in array_items(&response["warnings"]) {
            words.push_line("Warning, for the user:");
            words.push_untrusted(&[("warning", text_field(warning, "message"))]);
        }
        push_entry(&mut words, &response["updatedListedPodcast"]);
        Ok(text_result(words))
    }
}

/// A line about a project, without its name.
fn describe(project: &Value) -> String {
    let counts = project["stateCounts"].as_object().into_iter().flatten();
    let counts = counts.filter(|(_, count)| **count != 0).map(|(state, count)| Some(format!("{count} {state}")));
    let mut facts = vec![
        Some(format!("project {}, id {}", text_field(project, "slug"), text_field(project, "projectId"))),
        non_empty(text_field(project, "status")),
        Some(format!("last change {}", date_field(project, "lastUpdated"))),
    ];
    facts.extend(counts);
    join_facts(&facts)
}

fn push_change(words: &mut ToolText, response: &Value) {
    if let Some(change) = response["changeId"].as_str() {
        words.push_line(&format!("change {change}, which can be undone for 10 minutes"));
    }
}

fn push_entry(words: &mut ToolText, entry: &Value) {
    let podcast = &entry["podcast"];
    words.push_line(&join_facts(&[
        Some(format!("podcast {}, id {}", text_field(podcast, "slug"), text_field(podcast, "podcastId"))),
        non_empty(text_field(entry, "status")),
        non_empty(text_field(entry, "priority")).map(|priority| format!("{priority} priority")),
        non_empty(text_field(entry, "nextActionOn")).map(|day| format!("next action {day}")),
        (podcast["inCatalog"] == false).then(|| "no longer in the catalog".to_owned()),
    ]));
    let labels = array_items(&entry["labels"]).iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", ");
    words.push_untrusted(&[
        ("title", text_field(podcast, "title")),
        ("labels", &labels),
        ("notes", text_field(entry, "notes")),
    ]);
}

//! The results of the tools for pitches, written as text for a model.

use super::guest_arguments::{NewPitch, PitchedMark};
use super::guest_results::{at_second, describe_author};
use super::tool_results::{array_items, encode_path_segment, non_empty, text_result};
use super::tool_text::{ToolText, date_field, join_facts, text_field};
use super::tools::{ToolResult, Tools};
use axum::http::request::Parts;
use serde_json::Value;

impl Tools {
    pub(super) async fn write_pitch(&self, pitch: &NewPitch, caller: &Parts) -> ToolResult {
        let response = self.post(caller, "/api/v1/outreach/generate", &pitch.body()).await?;
        let pitch = &response["outreach"];
        let mut words = ToolText::with_random_boundary();
        words.push_line("Drafted. Nothing was sent; a person checks, edits and sends it.");
        words.push_line(&join_facts(&[Some(self.name_pitch(pitch)), Some(describe_author(pitch))]));
        for warning in array_items(&pitch["warnings"]) {
            words.push_line("Warning, for the user:");
            words.push_untrusted(&[("warning", warning.as_str().unwrap_or_default())]);
        }
        let variants = array_items(&pitch["variants"]);
        for (number, variant) in (1..).zip(variants) {
            push_variant(&mut words, &format!("text {number} of {}", variants.len()), variant);
        }
        Ok(text_result(words))
    }

    pub(super) async fn mark_pitch(&self, mark: &PitchedMark, caller: &Parts) -> ToolResult {
        let path = format!("/api/v1/outreach/{}/pitched", encode_path_segment(&mark.pitch));
        let response = self.put(caller, &path, &mark.body()).await?;
        let pitch = &response["outreach"];
        let mut words = ToolText::with_random_boundary();
        words.push_line(match pitch["pitchedAt"].as_str() {
            Some(_) => "Marked as pitched.",
            None => "Not marked as pitched. The podcast stays on its project as it is.",
        });
        words.push_line(&join_facts(&[
            Some(self.name_pitch(pitch)),
            non_empty(date_field(pitch, "pitchedAt")).map(|day| format!("pitched on {day}")),
            non_empty(text_field(&pitch["project"], "slug")).map(|slug| format!("project {slug}")),
        ]));
        words.push_untrusted(&[
            ("podcast", text_field(&pitch["podcast"], "title")),
            ("guest", text_field(pitch, "guestName")),
            ("subject", text_field(pitch, "subject")),
        ]);
        Ok(text_result(words))
    }

    fn name_pitch(&self, pitch: &Value) -> String {
        let id = text_field(pitch, "id");
        let slug = text_field(&pitch["podcast"], "slug");
        format!("pitch {id} to podcast {slug} · {}/app/outreach/{id}", self.public_url)
    }
}

/// A generated text with what a person has to check in it.
fn push_variant(words: &mut ToolText, label: &str, variant: &Value) {
    let hook = &variant["hook"];
    words.push_line(&join_facts(&[
        Some(label.to_owned()),
        Some(format!("{} words", variant["wordCount"])),
        Some(format!("hook {}", text_field(hook, "kind"))),
        non_empty(text_field(hook, "episodeId")).map(|id| format!("of episode {id}")),
        at_second(hook),
    ]));
    let mut lines = vec![("subject", text_field(variant, "subject"))];
    let body = text_field(variant, "body").lines().map(str::trim).filter(|line| !line.is_empty());
    lines.extend(body.map(|line| ("body", line)));
    let slots = array_items(&variant["placeholders"]).iter();
    lines.extend(slots.map(|slot| ("to fill in", text_field(slot, "text"))));
    let unsupported = array_items(&variant["claims"]).iter().filter(|claim| claim["isSupported"] == false);
    lines.extend(unsupported.map(|claim| ("without a source", text_field(claim, "text"))));
    words.push_untrusted(&lines);
}

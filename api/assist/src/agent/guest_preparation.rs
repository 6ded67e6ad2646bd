//! Guest preparation with a summary by a model. The rules select the questions verbatim.

use super::assistant::{Assistant, Generated, Task};
use super::checks::OutputChecks;
use super::data_block::{data_block, guest_data, show_data};
use super::prompts;
use crate::error::AssistError;
use crate::facts::{GuestFacts, SenderFacts, ShowFacts};
use crate::guest_preparation::{GuestPreparation, prepare};
use crate::hostile_text::has_prompt_injection;
use crate::outreach::ClaimSources;
use crate::words::clip_chars;
use serde::Deserialize;
use serde_json::{Value, json};

const MAX_TOKENS: u32 = 1_200;

const TASK: &str = "\
Task: prepare the guest for a recording with this podcast. Write a summary in Markdown (headings and lists only) of how the host works, and \
critical actions, each one sentence that the guest can act on before the recording.";

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ModelPreparation {
    summary: String,
    critical_actions: Vec<String>,
}

impl Assistant<'_> {
    /// Prepares a guest for a show.
    ///
    /// # Errors
    /// [`AssistError::NoTranscripts`] when no episode has a transcript.
    pub async fn guest_preparation(
        &self,
        guest: Option<&GuestFacts>,
        show: &ShowFacts,
    ) -> Result<Generated<GuestPreparation>, AssistError> {
        let rules = prepare(guest, show, self.now)?;
        let groups = &rules.grouped_likely_questions;
        let questions: Vec<&str> = groups
            .iter()
            .flat_map(|group| group.very_likely.iter().chain(&group.likely).chain(&group.curveballs))
            .map(|question| question.question.as_str())
            .collect();
        let mut data = json!({"questions": questions, "podcast": show_data(show, &[])});
        if let Some(guest) = guest {
            data["guest"] = guest_data(guest);
        }
        let task = Task {
            kind: "guest-preparation",
            system: prompts::system(TASK, self.marker),
            user: data_block(self.marker, data),
            schema: schema(),
            max_tokens: MAX_TOKENS,
        };
        let (no_guest, no_sender) = (GuestFacts::default(), SenderFacts::default());
        let sources = ClaimSources::new(show, guest.unwrap_or(&no_guest), &no_sender);
        let checks = OutputChecks { sources, marker: self.marker };
        let by_rules = rules.clone();
        let validate_output = |found: ModelPreparation| {
            let mut faults = checks.faults("summary", &found.summary);
            faults.extend(found.critical_actions.iter().flat_map(|action| checks.faults("criticalActions", action)));
            if found.critical_actions.iter().chain([&found.summary]).any(|text| has_prompt_injection(text)) {
                faults.push("it repeats orders of the data block".to_owned());
            }
            if found.summary.contains("](") || found.summary.contains('<') {
                faults.push("summary: no links, images or HTML".to_owned());
            }
            if !faults.is_empty() {
                return Err(faults);
            }
            let summary = clip_chars(&found.summary, 4_000);
            Ok(GuestPreparation { summary, critical_actions: found.critical_actions, ..rules.clone() })
        };
        Ok(self.generate(task, by_rules, validate_output).await)
    }
}

fn schema() -> Value {
    json!({
        "type": "object",
        "additionalProperties": false,
        "required": ["summary", "criticalActions"],
        "properties": {
            "summary": {"type": "string", "minLength": 20, "maxLength": 4000},
            "criticalActions": {"type": "array", "minItems": 1, "maxItems": 8, "items": {"type": "string", "minLength": 5, "maxLength": 300}},
        },
    })
}

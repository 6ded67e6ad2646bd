//! The prompts of a team (spec 3, Custom prompt).

pub mod create;
pub mod delete;
pub mod list;
pub mod update;

use earshot_api_server::prelude::*;
use earshot_app::{CustomPrompt, PromptChange, PromptValues};
use earshot_model::prompt::{PromptContext, check_prompt_description, check_prompt_name, check_prompt_text};

/// The values of a prompt.
#[request]
pub struct CustomPromptRequest {
    /// The name, one line.
    #[schema(min_length = 3, max_length = 100)]
    name: String,
    /// What it is for; absent, `null` or empty without a description.
    #[schema(max_length = 500)]
    description: Option<String>,
    /// podcast, episode or transcript: what it is applied to.
    context_type: String,
    /// The words that the assistant gets with the facts.
    #[schema(min_length = 1, max_length = 4000)]
    prompt: String,
}

/// A prompt of the team.
#[view]
pub struct CustomPromptView {
    /// ID of the prompt.
    id: String,
    /// Its name.
    name: String,
    /// What it is for; `null` without a description.
    description: Option<String>,
    /// podcast, episode or transcript.
    context_type: String,
    /// The words that the assistant gets with the facts.
    prompt: String,
    /// ID of the user who made it; `null` when their account was deleted.
    created_by: Option<String>,
    /// Grows with each change. Send it in `If-Match`.
    version: i64,
    /// When it was made.
    created_at: TimestampView,
    /// When it was last changed.
    updated_at: TimestampView,
}

/// A prompt of the team.
#[view]
pub struct CustomPromptData {
    /// The prompt.
    custom_prompt: CustomPromptView,
}

impl From<CustomPrompt> for CustomPromptView {
    fn from(prompt: CustomPrompt) -> Self {
        Self {
            id: prompt.id.to_string(),
            name: prompt.name,
            description: prompt.description,
            context_type: prompt.context.as_str().to_owned(),
            prompt: prompt.prompt,
            created_by: prompt.created_by.map(|user| user.to_string()),
            version: prompt.version,
            created_at: prompt.created_at.into(),
            updated_at: prompt.updated_at.into(),
        }
    }
}

impl CustomPromptRequest {
    /// Checks the values. Every field that breaks a rule gets its own message.
    fn check(&self) -> Result<PromptValues, ApiError> {
        let name = check_prompt_name(&self.name);
        let description = check_prompt_description(self.description.as_deref().unwrap_or_default());
        let context = PromptContext::parse(&self.context_type).ok_or("must be podcast, episode or transcript");
        let prompt = check_prompt_text(&self.prompt);
        match (name, description, context, prompt) {
            (Ok(name), Ok(description), Ok(context), Ok(prompt)) => {
                Ok(PromptValues { name, description, context, prompt })
            }
            (name, description, context, prompt) => {
                let faults = [
                    ("/name", name.err()),
                    ("/description", description.err()),
                    ("/contextType", context.err()),
                    ("/prompt", prompt.err()),
                ];
                let error = ApiError::new(ErrorCode::InvalidRequest, "The prompt is not valid.");
                let faults = faults.into_iter().filter_map(|(pointer, message)| Some((pointer, message?)));
                Err(faults.fold(error, |error, (pointer, message)| error.with_detail(pointer, message)))
            }
        }
    }
}

fn parse_prompt_id(text: &str) -> Result<Uuid, ApiError> {
    Uuid::try_parse(text).map_err(|_| prompt_not_found())
}

fn prompt_not_found() -> ApiError {
    ApiError::not_found("Prompt")
}

/// Responds with the prompt as it is after a change.
fn respond(change: PromptChange) -> Result<Versioned<CustomPromptData>, ApiError> {
    match change {
        PromptChange::Done(prompt) => {
            Ok(Versioned { version: prompt.version, data: CustomPromptData { custom_prompt: prompt.into() } })
        }
        PromptChange::NotFound => Err(prompt_not_found()),
        PromptChange::VersionConflict(current) => Err(ApiError::precondition_failed(&CustomPromptView::from(current))),
        PromptChange::TooMany => Err(ApiError::of(ErrorCode::TooManyPrompts)),
    }
}

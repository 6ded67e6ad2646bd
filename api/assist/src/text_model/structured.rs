//! Requests JSON from a model: without fences, valid by its schema, accepted by the caller's checks, with one repair
//! turn.

use super::error::ModelError;
use super::found_json::json_objects;
use super::model::{ModelRequest, ModelTurn, ResponseFormat, TextModel, TokenUsage, TurnRole};
use crate::words::clip_chars;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The maximum faults that the repair turn lists.
const MAX_FAULTS: usize = 6;
const MAX_FAULT_CHARS: usize = 300;

/// A result with the tokens of all its requests.
pub(crate) struct StructuredOutput<T> {
    pub(crate) value: T,
    pub(crate) usage: TokenUsage,
}

/// Requests JSON and converts it with `validate_output`, which returns the problems. After a fault, the model gets one
/// more turn.
///
/// # Errors
/// The error of the model, or [`ModelError::BadOutput`] with the faults after the repair turn, and the tokens so far.
pub(crate) async fn complete_structured<J: DeserializeOwned, T>(
    model: &dyn TextModel,
    request: &ModelRequest,
    mut validate_output: impl FnMut(J) -> Result<T, Vec<String>> + Send,
) -> Result<StructuredOutput<T>, (ModelError, TokenUsage)> {
    let mut request = request.clone();
    let mut usage = TokenUsage::default();
    let mut is_repair = false;
    loop {
        let text = match model.complete(&request).await {
            Ok(text) => text,
            // A failed request, such as one with a truncated reply, gets no repair turn.
            Err(error) => return Err((error, usage)),
        };
        usage.add(text.usage);
        let faults = match read_json(&text.text, &request.format).and_then(&mut validate_output) {
            Ok(value) => return Ok(StructuredOutput { value, usage }),
            Err(faults) => faults,
        };
        model.record_faults(&faults);
        if is_repair {
            return Err((ModelError::BadOutput { reason: clip_chars(&faults.join("; "), MAX_FAULT_CHARS) }, usage));
        }
        is_repair = true;
        request.turns.push(ModelTurn { role: TurnRole::Assistant, text: clip_chars(&text.text, 20_000) });
        request.turns.push(ModelTurn { role: TurnRole::User, text: repair_text(&faults) });
    }
}

fn repair_text(faults: &[String]) -> String {
    let lines = faults.iter().take(MAX_FAULTS).map(|fault| format!("- {}", clip_chars(fault, MAX_FAULT_CHARS)));
    let lines: Vec<String> = lines.collect();
    format!(
        "Your last result was rejected:\n{}\nReturn the whole corrected JSON object and nothing else.",
        lines.join("\n")
    )
}

/// Reads the object of a text that its schema accepts. Faults do not repeat its values, which may be words of strangers.
fn read_json<J: DeserializeOwned>(text: &str, format: &ResponseFormat) -> Result<J, Vec<String>> {
    let mut objects = json_objects(text).into_iter();
    let first = objects.next().ok_or_else(|| vec!["it is not a JSON object".to_owned()])?;
    let ResponseFormat::Json { schema, .. } = format else { return read_fields(first) };
    let validator =
        jsonschema::validator_for(schema).map_err(|error| vec![format!("the schema is invalid: {error}")])?;
    if validator.is_valid(&first) {
        return read_fields(first);
    }
    if let Some(valid) = objects.find(|object| validator.is_valid(object)) {
        return read_fields(valid);
    }
    let errors = validator.iter_errors(&first).take(MAX_FAULTS);
    let faults =
        errors.map(|error| clip_chars(&format!("{}: {}", error.instance_path(), error.masked()), MAX_FAULT_CHARS));
    Err(faults.collect())
}

fn read_fields<J: DeserializeOwned>(object: Value) -> Result<J, Vec<String>> {
    serde_json::from_value(object).map_err(|_| vec!["a field has the wrong type".to_owned()])
}

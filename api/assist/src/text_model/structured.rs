//! Requests JSON from a model: without fences, valid by its schema, accepted by the caller's checks, with one repair
//! turn.

use super::answer_text::after_thoughts;
use super::error::ModelError;
use super::model::{ModelRequest, ModelTurn, ResponseFormat, TextModel, TokenUsage, TurnRole};
use crate::words::clip_chars;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The maximum faults that the repair turn lists.
const MAX_FAULTS: usize = 6;
const MAX_FAULT_CHARS: usize = 300;
/// Braces of a text at which an object may begin.
const MAX_BRACES: usize = 100;

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

/// Reads the JSON of a text and validates it by the schema. Faults do not repeat its values, which may be words of
/// strangers.
fn read_json<J: DeserializeOwned>(text: &str, format: &ResponseFormat) -> Result<J, Vec<String>> {
    let json = find_json(text).ok_or_else(|| vec!["it is not a JSON object".to_owned()])?;
    if let ResponseFormat::Json { schema, .. } = format {
        let validator =
            jsonschema::validator_for(schema).map_err(|error| vec![format!("the schema is invalid: {error}")])?;
        let faults: Vec<String> = validator
            .iter_errors(&json)
            .take(MAX_FAULTS)
            .map(|error| clip_chars(&format!("{}: {}", error.instance_path(), error.masked()), MAX_FAULT_CHARS))
            .collect();
        if !faults.is_empty() {
            return Err(faults);
        }
    }
    serde_json::from_value(json).map_err(|_| vec!["a field has the wrong type".to_owned()])
}

/// The JSON object in a text, also after words, after thoughts, or in a fence.
fn find_json(text: &str) -> Option<Value> {
    let whole = serde_json::from_str(text.trim()).ok().filter(Value::is_object);
    whole.or_else(|| find_longest_object(after_thoughts(text)?)).or_else(|| find_longest_object(text))
}

/// The longest of the objects in a text: words around it may have braces, too.
fn find_longest_object(text: &str) -> Option<Value> {
    let mut longest: Option<(usize, Value)> = None;
    let mut at = 0;
    for _ in 0..MAX_BRACES {
        let Some(start) = text[at..].find('{').map(|offset| at + offset) else { break };
        let mut values = serde_json::Deserializer::from_str(&text[start..]).into_iter::<Value>();
        let object = values.next().and_then(Result::ok).filter(Value::is_object);
        let length = values.byte_offset();
        let Some(object) = object else {
            at = start + 1;
            continue;
        };
        if longest.as_ref().is_none_or(|(known, _)| length > *known) {
            longest = Some((length, object));
        }
        at = start + length;
    }
    longest.map(|(_, object)| object)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_are_found_in_fences_and_after_words() {
        for text in ["{\"a\": 1}", "```json\n{\"a\": 1}\n```", "Here it is: {\"a\": 1} Enjoy."] {
            assert_eq!(find_json(text), Some(serde_json::json!({"a": 1})), "{text}");
        }
        for text in [
            "<think>{\"a\": 2, \"b\": 3}? No.</think>{\"a\": 1}",
            "a thought without its opening {tag}</think>```json\n{\"a\": 1}\n```",
            "I replaced {name} and {}: {\"a\": 1} {see above}",
        ] {
            assert_eq!(find_json(text), Some(serde_json::json!({"a": 1})), "{text}");
        }
        assert_eq!(find_json("{\"a\": \"```json {1} ```\"}"), Some(serde_json::json!({"a": "```json {1} ```"})));
        assert_eq!(find_json(&"{".repeat(100_000)), None);
        for text in ["", "[1]", "{\"a\": ", "no"] {
            assert_eq!(find_json(text), None, "{text}");
        }
    }
}

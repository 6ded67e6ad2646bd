//! Finds the JSON object that a model wrote as its answer, among thoughts, words, drafts and fences.

use super::answer_text::after_thoughts;
use serde_json::Value;

/// Braces of a text at which an object may begin.
const MAX_BRACES: usize = 200;
/// How often JSON is read from within a string or a field.
const MAX_DEPTH: usize = 2;

/// The objects of a text, the most probable answer first: the whole text, then the last objects after the thoughts,
/// then the last objects of the whole text, then what is within these.
pub(super) fn json_objects(text: &str) -> Vec<Value> {
    let mut found = Vec::new();
    if let Some(whole) = parse(text.trim()) {
        found.push(whole);
    }
    if let Some(rest) = after_thoughts(text) {
        found.extend(objects_in(rest).into_iter().rev());
    }
    found.extend(objects_in(text).into_iter().rev());
    let wrapped: Vec<Value> = found.iter().flat_map(|value| unwrap(value, MAX_DEPTH)).collect();
    found.extend(wrapped);
    found.retain(Value::is_object);
    found
}

fn parse(text: &str) -> Option<Value> {
    serde_json::from_str(text).ok().or_else(|| serde_json::from_str(&without_trailing_commas(text)?).ok())
}

/// The objects in a text, in order.
fn objects_in(text: &str) -> Vec<Value> {
    let mut found = Vec::new();
    let mut at = 0;
    for _ in 0..MAX_BRACES {
        let Some(start) = text[at..].find('{').map(|offset| at + offset) else { break };
        let mut values = serde_json::Deserializer::from_str(&text[start..]).into_iter::<Value>();
        at = match values.next() {
            Some(Ok(object)) => {
                found.push(object);
                start + values.byte_offset()
            }
            _ => match object_end(&text[start..]).map(|end| (start + end, parse(&text[start..start + end]))) {
                Some((end, Some(object))) => {
                    found.push(object);
                    end
                }
                _ => start + 1,
            },
        };
    }
    found
}

/// The end of the object at the start of a text, by its braces.
fn object_end(text: &str) -> Option<usize> {
    let (mut depth, mut in_string, mut is_escaped) = (0_usize, false, false);
    for (at, letter) in text.bytes().enumerate() {
        match letter {
            _ if is_escaped => is_escaped = false,
            b'\\' if in_string => is_escaped = true,
            b'"' => in_string = !in_string,
            b'{' if !in_string => depth += 1,
            b'}' if !in_string => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// A text without commas before a closing bracket. `None` when it has none.
fn without_trailing_commas(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let (mut in_string, mut is_escaped) = (false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' if in_string => is_escaped = true,
            '"' => in_string = !in_string,
            ',' if !in_string && text[at + 1..].trim_start().starts_with(['}', ']']) => continue,
            _ => {}
        }
        out.push(letter);
    }
    (out.len() < text.len()).then_some(out)
}

/// The objects within an answer that a model or a service wrapped: in a string, in a list of one, in a field such as
/// `arguments`.
fn unwrap(value: &Value, depth: usize) -> Vec<Value> {
    if depth == 0 {
        return Vec::new();
    }
    let inner: Vec<Value> = match value {
        Value::String(text) => parse(text.trim()).into_iter().chain(objects_in(text)).collect(),
        Value::Array(list) if list.len() == 1 => list.clone(),
        Value::Object(fields) => fields
            .values()
            .flat_map(|field| match field {
                Value::Object(_) => vec![field.clone()],
                Value::String(text) if text.trim_start().starts_with('{') => parse(text.trim()).into_iter().collect(),
                _ => Vec::new(),
            })
            .collect(),
        _ => Vec::new(),
    };
    let deeper: Vec<Value> = inner.iter().flat_map(|value| unwrap(value, depth - 1)).collect();
    inner.into_iter().chain(deeper).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn answers_are_found_in_any_wrapping() {
        let answer = json!({"a": 1});
        for text in [
            "{\"a\": 1}",
            "```json\n{\"a\": 1}\n```",
            "Here it is: {\"a\": 1} Enjoy.",
            "{\"a\": 1,}",
            "```\n{\"a\": 1,\n}\n```",
            "<think>{\"a\": 2, \"b\": 3}? No.</think>{\"a\": 1}",
            "a thought without its opening {tag}</think>```json\n{\"a\": 1}\n```",
            "[THINK]{\"a\": 2}[/THINK] {\"a\": 1}",
            "◁think▷hm {\"a\": 3}◁/think▷{\"a\": 1}",
            "<|channel|>analysis<|message|>{\"a\": 2}?<|end|><|start|>assistant<|channel|>final<|message|>{\"a\": 1}",
            "My draft is {\"a\": 2, \"b\": \"longer than the answer\"}. Better: {\"a\": 1}",
            "I replaced {name} and {}: {\"a\": 1}",
        ] {
            assert_eq!(json_objects(text).first(), Some(&answer), "{text}");
        }
        for text in [
            "\"{\\\"a\\\": 1}\"",
            "[{\"a\": 1}]",
            "{\"name\": \"review\", \"arguments\": \"{\\\"a\\\": 1}\"}",
            "{\"result\": {\"a\": 1}}",
            "I replaced {name}: {\"a\": 1} {see {}",
        ] {
            assert!(json_objects(text).contains(&answer), "{text}");
        }
        assert_eq!(json_objects("{\"a\": \"```json {1} ```,}\"}").first(), Some(&json!({"a": "```json {1} ```,}"})));
        for text in ["", "[1]", "{\"a\": ", "no", "<html>{</html>"] {
            assert_eq!(json_objects(text), [Value::Null; 0], "{text}");
        }
        assert!(json_objects(&"{".repeat(100_000)).is_empty());
    }
}

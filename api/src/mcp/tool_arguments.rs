//! Reads the arguments of a tool call by the schema of the tool. Models send numbers as text, `3.0` for 3, or a list with
//! one text; what is clear is read, and what is not is rejected with the name of the argument.

use rmcp::model::Tool;
use serde_json::{Map, Number, Value};

/// Longest value that an error repeats, in characters.
const MAX_SHOWN_CHARS: usize = 60;

/// The type of an argument in a schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ArgumentType {
    Text,
    Whole,
    Number,
    Switch,
    Other,
}

/// Returns the arguments in the types of the tool, without those that are null.
///
/// # Errors
/// Which argument is not clear, missing or unknown, as a sentence for the model.
pub fn read_arguments(tool: &Tool, arguments: Option<Map<String, Value>>) -> Result<Map<String, Value>, String> {
    let empty = Map::new();
    let properties = tool.input_schema.get("properties").and_then(Value::as_object).unwrap_or(&empty);
    let mut read = Map::new();
    for (name, value) in arguments.unwrap_or_default() {
        let Some(schema) = properties.get(&name) else {
            return Err(unknown_argument(tool, &name, properties));
        };
        if !value.is_null() {
            let value = read_value(schema, value).map_err(|problem| format!("The argument {name} {problem}."))?;
            read.insert(name, value);
        }
    }
    let required = tool.input_schema.get("required").and_then(Value::as_array);
    let missing = required.into_iter().flatten().filter_map(Value::as_str).find(|name| !read.contains_key(*name));
    match missing {
        Some(name) => Err(format!("The tool {} needs the argument {name}.", tool.name)),
        None => Ok(read),
    }
}

fn unknown_argument(tool: &Tool, name: &str, properties: &Map<String, Value>) -> String {
    let names: Vec<&str> = properties.keys().map(String::as_str).collect();
    let has = match names.as_slice() {
        [] => "It has none.".to_owned(),
        names => format!("It has {}.", names.join(", ")),
    };
    format!("The tool {} has no argument {}. {has}", tool.name, shorten(name))
}

fn read_value(schema: &Value, value: Value) -> Result<Value, String> {
    let shown = shorten(&value.to_string());
    match type_of(schema) {
        ArgumentType::Text => read_text(value).ok_or_else(|| format!("must be one text, but is {shown}")),
        ArgumentType::Whole => {
            let whole = read_number(&value).filter(|number| number.fract() == 0.0);
            let whole = whole.ok_or_else(|| format!("must be a whole number, such as 5, but is {shown}"))?;
            let least = schema.get("minimum").and_then(Value::as_f64);
            let most = schema.get("maximum").and_then(Value::as_f64).unwrap_or(f64::from(u32::MAX));
            if let Some(least) = least.filter(|least| whole < *least) {
                return Err(format!("must be at least {least}, but is {shown}"));
            }
            if whole > most {
                return Err(format!("must be at most {most}, but is {shown}"));
            }
            #[expect(clippy::cast_possible_truncation, reason = "the number is whole and within bounds")]
            let whole = whole as i64;
            Ok(Value::from(whole))
        }
        ArgumentType::Number => read_number(&value)
            .and_then(Number::from_f64)
            .map(Value::Number)
            .ok_or_else(|| format!("must be a number, but is {shown}")),
        ArgumentType::Switch => read_switch(&value).ok_or_else(|| format!("must be true or false, but is {shown}")),
        ArgumentType::Other => Ok(value),
    }
}

/// `{"type": "integer"}` or `{"type": ["integer", "null"]}`.
fn type_of(schema: &Value) -> ArgumentType {
    let kind = schema.get("type");
    let names = kind.and_then(Value::as_array).into_iter().flatten().chain(kind).filter_map(Value::as_str);
    let mut types = names.map(|name| match name {
        "string" => ArgumentType::Text,
        "integer" => ArgumentType::Whole,
        "number" => ArgumentType::Number,
        "boolean" => ArgumentType::Switch,
        _ => ArgumentType::Other,
    });
    types.find(|kind| *kind != ArgumentType::Other).unwrap_or(ArgumentType::Other)
}

/// A text, also as a number or as the only one of a list.
fn read_text(value: Value) -> Option<Value> {
    match value {
        Value::String(text) if text.trim_start().starts_with("[\"") => {
            let list = serde_json::from_str::<Vec<Value>>(&text).ok();
            list.and_then(|list| only_text(&list)).or(Some(Value::String(text)))
        }
        Value::String(text) => Some(Value::String(text)),
        Value::Number(number) => Some(Value::String(number.to_string())),
        Value::Bool(is_on) => Some(Value::String(is_on.to_string())),
        Value::Array(list) => only_text(&list),
        _ => None,
    }
}

fn only_text(list: &[Value]) -> Option<Value> {
    match list {
        [Value::String(text)] => Some(Value::String(text.clone())),
        _ => None,
    }
}

fn read_number(value: &Value) -> Option<f64> {
    let number = match value {
        Value::Number(number) => number.as_f64(),
        Value::String(text) => text.trim().parse().ok(),
        _ => None,
    };
    number.filter(|number| number.is_finite())
}

fn read_switch(value: &Value) -> Option<Value> {
    match value {
        Value::Bool(_) => Some(value.clone()),
        Value::String(text) => match text.trim().to_ascii_lowercase().as_str() {
            "true" => Some(Value::Bool(true)),
            "false" => Some(Value::Bool(false)),
            _ => None,
        },
        Value::Number(number) => match number.as_f64() {
            Some(1.0) => Some(Value::Bool(true)),
            Some(0.0) => Some(Value::Bool(false)),
            _ => None,
        },
        _ => None,
    }
}

fn shorten(text: &str) -> String {
    let Some((end, _)) = text.char_indices().nth(MAX_SHOWN_CHARS) else { return text.to_owned() };
    format!("{}…", &text[..end])
}

//! The committed document matches the handlers, and describes every field. `UPDATE=1` writes it.

use serde_json::{Value, json};
use std::fs;
use std::path::Path;

#[test]
fn the_committed_document_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
    let current = earshot_api::openapi::document_text().expect("plain data");
    #[expect(clippy::disallowed_methods, reason = "tests are configured by the environment")]
    let update = std::env::var("UPDATE").is_ok();
    if update {
        fs::write(&path, &current).expect("written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == current, "api/openapi.json is stale: run this test with UPDATE=1");
}

#[test]
fn the_document_has_no_citations_of_the_specification() {
    let text = earshot_api::openapi::document_text().expect("plain data");
    assert!(!text.contains("(spec ") && text.contains("Counts of a usage record."), "{text}");
}

#[test]
fn every_field_and_parameter_is_described() {
    let document = serde_json::to_value(earshot_api::openapi::document()).expect("JSON");
    let undescribed = find_undescribed(&document, "");
    assert!(undescribed.is_empty(), "without a description (doc comment): {undescribed:#?}");
}

#[test]
fn fields_without_a_description_are_found() {
    let schema = json!({"schemas": {"View": {"description": "A view.", "properties": {
        "described": {"type": "string", "description": "A text."},
        "reference": {"$ref": "#/View", "description": "Another view."},
        "nullable": {"oneOf": [{"$ref": "#/View", "description": "Another view; `null` without one."}, {"type": "null"}]},
        "plain": {"type": "string"},
        "bare": {"oneOf": [{"$ref": "#/View"}, {"type": "null"}]},
        "only_null": {"type": "string", "description": "`null` when unknown."},
        "outer": {"description": "An object.", "type": "object", "properties": {"inner": {"type": "string"}}},
    }}}, "paths": {"/x": {"get": {"parameters": [{"name": "skip"}, {"name": "limit", "description": "1 to 9."}]}}}});
    let expected = [
        "/paths//x/get?skip",
        "/schemas/View.bare",
        "/schemas/View.only_null",
        "/schemas/View.plain",
        "/schemas/View/properties/outer.inner",
    ];
    let mut found = find_undescribed(&schema, "");
    found.sort();
    assert_eq!(found, expected);
}

/// Returns the places of fields and parameters without a description.
fn find_undescribed(value: &Value, place: &str) -> Vec<String> {
    let mut found = Vec::new();
    match value {
        Value::Object(object) => {
            let fields = object.get("properties").and_then(Value::as_object).into_iter().flatten();
            found.extend(fields.filter(|(_, field)| !is_described(field)).map(|(name, _)| format!("{place}.{name}")));
            let parameters = object.get("parameters").and_then(Value::as_array).into_iter().flatten();
            let undescribed = parameters.filter(|parameter| !is_described(parameter));
            found.extend(undescribed.map(|parameter| format!("{place}?{}", parameter["name"].as_str().unwrap_or("-"))));
            found.extend(object.iter().flat_map(|(name, inner)| find_undescribed(inner, &format!("{place}/{name}"))));
        }
        Value::Array(items) => found.extend(items.iter().flat_map(|item| find_undescribed(item, place))),
        _ => {}
    }
    found
}

/// Whether a field has a description, itself or in one of its forms. A description that only names the case of `null`
/// does not count.
fn is_described(field: &Value) -> bool {
    let text = field["description"].as_str().unwrap_or_default();
    let mut forms = ["oneOf", "anyOf", "allOf"].into_iter().filter_map(|key| field[key].as_array()).flatten();
    (!text.trim().is_empty() && !text.starts_with("`null`")) || forms.any(is_described)
}

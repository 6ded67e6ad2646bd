//! The committed document matches the handlers, and describes every field. `UPDATE=1` writes it.

use crate::support::prelude::*;
use earshot_api::openapi::defaults::{in_camel_case, tag_of};
use earshot_api::openapi::error_responses::declared_refusals;
use earshot_api_server::plan_feature::PlanFeature;
use std::fs;
use std::path::Path;
use utoipa::openapi::extensions::ExtensionsBuilder;
use utoipa::openapi::path::OperationBuilder;
use utoipa::openapi::security::SecurityRequirement;

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
fn parameters_with_fixed_values_name_them() {
    let document = serde_json::to_value(earshot_api::openapi::document()).expect("JSON");
    let operations = document["paths"].as_object().expect("paths").values();
    let operations = operations.flat_map(|path| path.as_object().into_iter().flat_map(|methods| methods.values()));
    let mut named: Vec<&str> = Vec::new();
    for parameter in operations.flat_map(|operation| operation["parameters"].as_array().into_iter().flatten()) {
        let name = parameter["name"].as_str().expect("a name");
        let schema = &parameter["schema"];
        let item = schema.get("items").unwrap_or(schema);
        if parameter["in"] == "query" && WITH_FIXED_VALUES.contains(&name) {
            assert!(item.to_string().contains("\"enum\""), "{parameter}");
            named.push(name);
        }
    }
    named.sort_unstable();
    named.dedup();
    assert_eq!(named, WITH_FIXED_VALUES);
}

const WITH_FIXED_VALUES: &[&str] = &[
    "chartType",
    "compare",
    "eventTypes",
    "format",
    "group",
    "identityType",
    "priorities",
    "range",
    "role",
    "sort",
    "state",
    "states",
    "window",
];

/// The calls that are charged, with the meter and the number per call or per object. A handler that charges without
/// declaring it is missing here.
#[test]
fn costs_are_part_of_the_document() {
    let document = serde_json::to_value(earshot_api::openapi::document()).expect("JSON");
    let operations = document["paths"].as_object().expect("paths").values();
    let operations = operations.flat_map(|path| path.as_object().into_iter().flat_map(|methods| methods.values()));
    let mut costs: Vec<String> = operations
        .filter(|operation| operation["x-cost"].is_object())
        .map(|operation| {
            let (id, cost) = (operation["operationId"].as_str().expect("an id"), &operation["x-cost"]);
            let per = cost["per"].as_str().map(|thing| format!(" per {thing}")).unwrap_or_default();
            format!("{} {id} {}{per}", cost["meter"].as_str().expect("a meter"), cost["count"])
        })
        .collect();
    costs.sort();
    assert_eq!(costs, COSTS);
    let meters: Vec<&str> = costs.iter().filter_map(|cost| cost.split(' ').next()).collect();
    for meter in earshot_model::Meter::of_calls() {
        assert!(meters.contains(&meter.as_str()), "{}", meter.as_str());
        for plan in document["x-earshot"]["plans"].as_array().expect("plans") {
            assert!(plan["allowances"].as_object().is_some_and(|all| all.contains_key(meter.as_str())), "{plan}");
        }
    }
}

const COSTS: &[&str] = &[
    "advanced-contacts getPodcastContacts 1",
    "ai-assist askAgent 1",
    "ai-assist askAgentProjectPodcastRelevancy 1",
    "ai-assist generateGuestPreparation 1",
    "ai-assist generateOutreach 1",
    "ai-assist generateStrategies 1",
    "ai-assist mailGuestPreparation 1",
    "ai-assist regenerateBio 1",
    "ai-assist requestDeepAnalysis 1 per episode",
    "ai-assist reviewListedPodcasts 1 per podcast",
    "ai-assist submitGuestProfile 1",
    "exports exportAlertMatches 1",
    "exports exportChart 1",
    "exports exportEpisodes 1",
    "exports exportListedPodcasts 1",
    "exports exportOutreach 1",
    "exports exportPodcasts 1",
    "searches getPodcastsOfSearch 1",
    "searches previewAlert 1",
    "searches runStrategy 1",
    "searches searchEpisodes 1",
    "searches searchPodcasts 1",
    "transcript-downloads downloadEpisodeTranscript 1",
    "transcription-requests requestEpisodeTranscription 1",
    "transcription-requests requestPodcastTranscription 1 per episode",
    "transcription-requests requestTranscription 1",
    "transcription-requests requestTranscriptionsOfPodcast 1 per episode",
];

#[test]
fn the_document_has_no_citations_of_the_specification() {
    let text = earshot_api::openapi::document_text().expect("plain data");
    assert!(!text.contains("(spec ") && text.contains("Counts of a usage record."), "{text}");
}

#[test]
fn every_call_has_a_tag_and_states_its_callers() {
    let document = serde_json::to_value(earshot_api::openapi::document()).expect("JSON");
    let operations = document["paths"].as_object().expect("paths").values();
    for operation in operations.flat_map(|path| path.as_object().into_iter().flat_map(|methods| methods.values())) {
        assert!(operation["tags"][0].is_string() && operation["security"].is_array(), "{operation}");
    }
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

#[test]
fn ids_and_tags_follow_from_names_and_paths() {
    assert_eq!(in_camel_case("get_podcast_by_id"), "getPodcastById");
    assert_eq!(in_camel_case("previewAlert"), "previewAlert");
    assert_eq!(tag_of("/api/v1/users/usage/daily"), Some("Usage"));
    assert_eq!(tag_of("/api/v1/users/sessions"), Some("Auth"));
    assert_eq!(tag_of("/api/v1/searches"), None);
}

#[test]
fn refusals_follow_from_callers_plan_and_cost() {
    let session = SecurityRequirement::new("session", Vec::<String>::new());
    let cost = json!({ "meter": "ai-assist", "plan": PlanFeature::Assistant });
    let extensions = ExtensionsBuilder::new().add("x-cost", cost).build();
    let metered = OperationBuilder::new().security(session).extensions(Some(extensions)).build();
    let expected = [
        ("401", "Not signed in"),
        ("403", "The plan does not include the AI assistant, or API keys are not accepted"),
        ("429", "The plan's AI assists are used up"),
    ];
    assert_eq!(declared_refusals(&metered), expected.map(|(status, cause)| (status, cause.to_owned())));
    let open = OperationBuilder::new().security(SecurityRequirement::default()).build();
    assert!(declared_refusals(&open).is_empty());
}

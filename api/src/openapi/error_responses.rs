//! The error responses that follow from what a call declares, its callers, its plan and its cost, and the body of every
//! error. Handlers document only the others.

use earshot_api_server::plan_feature::PlanFeature;
use earshot_model::Meter;
use serde_json::Value;
use utoipa::openapi::path::Operation;
use utoipa::openapi::{Content, Ref, RefOr, Response};

/// Adds the missing responses. Handlers name only status and cause of errors.
pub(super) fn complete(operation: &mut Operation) {
    let refusals = declared_refusals(operation);
    let responses = &mut operation.responses.responses;
    for (status, cause) in refusals {
        responses.entry(status.to_owned()).or_insert_with(|| Response::new(cause).into());
    }
    responses.insert("default".to_owned(), RefOr::T(Response::new("Any failure")));
    for (status, response) in responses {
        if status == "default" || status.starts_with(['4', '5']) {
            add_error_body(response);
        }
        add_problem_response(response);
    }
}

/// The refusals that `security`, `x-plan` and `x-cost` imply, as status and cause.
pub fn declared_refusals(operation: &Operation) -> Vec<(&'static str, String)> {
    let mut refusals = Vec::new();
    // Cannot fail: all of it is plain data.
    let security = serde_json::to_value(&operation.security).unwrap_or_default();
    let requirements = security.as_array().map_or(&[][..], Vec::as_slice);
    // An empty requirement is met without an account.
    let is_open = requirements.iter().any(|one| one.as_object().is_some_and(serde_json::Map::is_empty));
    let needs_caller = !requirements.is_empty() && !is_open;
    if needs_caller {
        refusals.push(("401", "Not signed in".to_owned()));
    }
    let extension = |name: &str| operation.extensions.as_ref().and_then(|all| all.get(name)).unwrap_or(&Value::Null);
    let (plan, cost) = (extension("x-plan"), extension("x-cost"));
    let feature = plan["feature"].as_str().or_else(|| cost["plan"]["feature"].as_str()).and_then(PlanFeature::parse);
    let mut causes: Vec<String> = Vec::new();
    causes.extend(feature.map(|feature| format!("The plan does not include {}", feature.noun())));
    if needs_caller && !requirements.iter().any(|one| one.get("apiKey").is_some()) {
        causes.push("API keys are not accepted".to_owned());
    }
    if !causes.is_empty() {
        refusals.push(("403", causes.join(", or ")));
    }
    if let Some(meter) = cost["meter"].as_str().and_then(Meter::parse) {
        refusals.push(("429", format!("The plan's {} are used up", meter.label())));
    }
    refusals
}

fn add_error_body(response: &mut RefOr<Response>) {
    let RefOr::T(Response { content, .. }) = response else { return };
    if content.is_empty() {
        content.insert("application/json".to_owned(), Content::new(Some(Ref::from_schema_name("ErrorView"))).into());
    }
}

/// Adds the format of RFC 9457, for clients that accept it.
fn add_problem_response(response: &mut RefOr<Response>) {
    let RefOr::T(Response { content, .. }) = response else { return };
    let error = RefOr::from(Ref::from_schema_name("ErrorView"));
    let Some(RefOr::T(json)) = content.get("application/json") else { return };
    if json.schema.as_ref() == Some(&error) {
        let problem = Content::new(Some(Ref::from_schema_name("Problem")));
        content.insert("application/problem+json".to_owned(), problem.into());
    }
}

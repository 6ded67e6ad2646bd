//! Builds the OpenAPI document from the handlers.

pub mod defaults;
mod descriptions;
pub mod error_responses;
mod parameter_values;
mod path_parameters;
mod tables;

use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AllOf, Object, Schema};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::{Modify, OpenApi};

/// The OpenAPI document, derived from the handlers.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Earshot",
        description = "Search podcasts, episodes and transcripts. Compatible with the official Python client, with additional \
            calls, parameters and fields.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    components(schemas(earshot_api_server::error::ErrorView, earshot_api_server::error::Problem<'_>)),
    modifiers(&SecuritySchemes),
    tags(
        (name = "Search"), (name = "Agent"), (name = "Autocomplete"), (name = "Podcasts"), (name = "Episodes"),
        (name = "People"), (name = "Sponsors"),
        (name = "Charts"), (name = "Stats"),
        (name = "Public"), (name = "Auth"), (name = "API keys"), (name = "Usage"), (name = "Teams"), (name = "Projects"),
        (name = "Guest profiles"),
        (name = "Outreach"),
        (name = "Users"), (name = "Exports"), (name = "Alerts"), (name = "Polling"), (name = "Webhooks"),
        (name = "Administration")
    )
)]
pub struct ApiDoc;

/// Returns the complete document of all routes.
#[must_use]
pub fn document() -> utoipa::openapi::OpenApi {
    let mut document = crate::routes::api(ApiDoc::openapi()).into_openapi();
    require_all_response_fields(&mut document);
    for (path, item) in &mut document.paths.paths {
        let operations = [&mut item.get, &mut item.post, &mut item.put, &mut item.patch, &mut item.delete];
        for operation in operations.into_iter().flatten() {
            path_parameters::complete(path, operation);
            defaults::complete(path, operation);
            error_responses::complete(operation);
            parameter_values::complete(path, operation);
        }
    }
    descriptions::complete(&mut document);
    document.extensions = Some(tables::build_extension());
    document
}

/// Returns the document as the committed file contains it.
///
/// # Errors
/// When the document cannot be serialized, which does not happen.
pub fn document_text() -> Result<String, serde_json::Error> {
    to_text(&document())
}

/// Formats a document as the committed file contains it.
pub(crate) fn to_text(document: &utoipa::openapi::OpenApi) -> Result<String, serde_json::Error> {
    Ok(strip_citations(&document.to_pretty_json()?) + "\n")
}

/// Removes citations of the specification, ` (spec 3)`. They are for readers of the code.
fn strip_citations(text: &str) -> String {
    let mut stripped = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, citation)) = rest.split_once(" (spec ") {
        stripped.push_str(before);
        rest = citation.split_once(')').map_or("", |(_, after)| after);
    }
    stripped + rest
}

const API_KEY_DESCRIPTION: &str = "An API key, raw or after `Bearer`. Every key can read. Calls that change data need the `write` scope. \
    Calls that manage keys or sessions accept no key.";

struct SecuritySchemes;

impl Modify for SecuritySchemes {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let key = ApiKeyValue::with_description("Authorization", API_KEY_DESCRIPTION);
        components.add_security_scheme("apiKey", SecurityScheme::ApiKey(ApiKey::Header(key)));
        let cookie = ApiKeyValue::with_description("__Host-session", "The session of the web app.");
        components.add_security_scheme("session", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    }
}

/// Marks all fields of responses as required: a response always has all of its fields, with null for missing values.
/// Only requests leave fields out, `SearchRequest`, which is echoed as it was sent, and the data of an error, most of
/// which only some errors have.
fn require_all_response_fields(document: &mut utoipa::openapi::OpenApi) {
    let Some(components) = &mut document.components else { return };
    for (name, schema) in &mut components.schemas {
        if name.ends_with("Request") || name == "ErrorData" {
            continue;
        }
        match schema {
            RefOr::T(Schema::Object(object)) => require_all(object),
            RefOr::T(Schema::AllOf(AllOf { items, .. })) => {
                for item in items {
                    if let RefOr::T(Schema::Object(object)) = item {
                        require_all(object);
                    }
                }
            }
            _ => {}
        }
    }
}

fn require_all(object: &mut Object) {
    object.required = object.properties.keys().cloned().collect();
    // The envelope holds its data as an inline schema.
    for property in object.properties.values_mut() {
        if let RefOr::T(Schema::Object(inner)) = property {
            require_all(inner);
        }
    }
}

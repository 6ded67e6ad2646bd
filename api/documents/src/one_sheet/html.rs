//! A one-sheet as a page of its own, which prints on paper. Everything is escaped.

use super::OneSheet;
use super::print_size::print_size;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use earshot_api_server::error::ApiError;
use minijinja::{AutoEscape, Environment, UndefinedBehavior};
use serde_json::json;
use std::sync::LazyLock;

const NAME: &str = "one-sheet.html";

static ENVIRONMENT: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    environment
        .add_template(NAME, include_str!("one-sheet.html.jinja"))
        .expect("the template is part of the program and parses");
    environment
});

pub(super) fn render(sheet: &OneSheet) -> Result<Vec<u8>, ApiError> {
    let template = ENVIRONMENT.get_template(NAME).map_err(ApiError::internal)?;
    let values = json!({
        "title": sheet.title, "subtitle": sheet.subtitle, "blocks": sheet.blocks,
        "photo": sheet.photo.as_ref().map(|photo| STANDARD.encode(photo)),
        "print_size": print_size(sheet).to_string(),
    });
    let html = template.render(minijinja::value::Serde(values)).map_err(ApiError::internal)?;
    // A slash needs no escape in HTML, and URLs are more readable without.
    Ok(html.replace("&#x2f;", "/").into_bytes())
}

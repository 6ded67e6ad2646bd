//! How the document of the API describes every export: its file, what its plan refuses, and its cost.

use earshot_api_content::search::REPEATS_FREE_FOR;
use earshot_api_server::plan_feature::PlanFeature;
use earshot_export::SheetFormat;
use earshot_model::export::ExportFormat;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use utoipa::openapi::{Content, HeaderBuilder, RefOr, Response, ResponseBuilder};
use utoipa::{IntoResponses, PartialSchema};

/// The responses of exports of podcasts.
pub(super) struct PodcastFileResponses;

/// The responses of exports of other rows.
pub(super) struct SheetResponses;

impl IntoResponses for PodcastFileResponses {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        export_responses(
            ExportFormat::ALL.iter().copied(),
            "The plan does not include exports, this many podcasts, or these columns",
        )
    }
}

impl IntoResponses for SheetResponses {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let formats = SheetFormat::ALL.into_iter().map(SheetFormat::as_export_format);
        export_responses(formats, "The plan does not include exports, or this many rows")
    }
}

fn export_responses(formats: impl Iterator<Item = ExportFormat>, refusal: &str) -> BTreeMap<String, RefOr<Response>> {
    let count = HeaderBuilder::new().schema(Some(u64::schema())).description(Some("Number of rows")).build();
    let file = ResponseBuilder::new().description("The file, as the media type of its format");
    let file = formats.fold(file, |file, format| {
        let media_type = format.media_type().split(';').next().unwrap_or_default();
        let schema = if format == ExportFormat::Json { Value::schema() } else { String::schema() };
        file.content(media_type, Content::new(Some(schema)))
    });
    let file = file.header("x-export-count", count).build();
    [("200".to_owned(), file.into()), ("403".to_owned(), Response::new(refusal).into())].into()
}

/// The cost of an export, as `x-cost`.
pub(super) fn export_cost() -> Value {
    json!({
        "meter": "exports", "count": 1, "repeatsFreeForSeconds": REPEATS_FREE_FOR.as_secs(),
        "plan": PlanFeature::Exports,
    })
}

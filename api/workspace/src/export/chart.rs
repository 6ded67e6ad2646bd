//! `POST /api/v1/export/chart`

use super::chart_row::{COLUMNS, ChartRow};
use super::documented::{SheetResponses, export_cost};
use super::request::check_count;
use super::sheet_export::{SheetChoice, SheetExport};
use earshot_api_content::lookup::{CompareInterval, RequestedChart, chart_parameters};
use earshot_api_server::prelude::*;
use earshot_export::Sheet;

/// An export of a chart.
#[request(Serialize)]
pub struct ExportChartRequest {
    /// The platform: apple (default) or spotify.
    chart_type: Option<String>,
    /// Category of the chart, in lower case; `top podcasts` by default.
    category: Option<String>,
    /// Country of the chart, ISO 3166-1 alpha-2; `us` by default.
    country: Option<String>,
    /// A date such as 2026-11-21; the last capture by default.
    date: Option<String>,
    /// How much earlier the chart is that positions are compared with: 1d (default) or 7d.
    compare: Option<String>,
    /// Number of positions, best first; all by default.
    limit: Option<i64>,
    /// csv (default), xlsx or json.
    format: Option<String>,
    /// Whether a CSV file begins with a byte order mark, which Excel needs; false by default.
    bom: Option<bool>,
}

/// Exports a chart of a day as a file, best position first.
///
/// Costs one export, however long the chart is; the same chart in the same form is free again for 15 minutes, and failures are
/// free.
#[endpoint(
    post "/api/v1/export/chart",
    SheetResponses,
    (status = 400, description = "Unknown category, country or chart type, or another value is not valid"),
    (status = 404, description = "The chart was not captured on that day"),
    extensions(("x-cost" = json!(export_cost()))),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn export_chart(
    state: AppState,
    caller: Caller,
    origin: RequestOrigin,
    ApiJson(body): ApiJson<ExportChartRequest>,
) -> Result<Response, ApiError> {
    let choice = SheetChoice::parse(&caller, body.format.as_deref(), body.bom, body.limit)?;
    let chosen = RequestedChart::parse(body.chart_type.as_deref(), body.category.as_deref(), body.country.as_deref())?;
    let date = chart_parameters::parse_date("date", body.date.as_deref())?;
    let compare = CompareInterval::parse(body.compare.as_deref())?;
    let (tier, limit, public_url) = (caller.tier, choice.rows_to_read(), state.config.public_url.clone());
    let read =
        move |generation: &_| ChartRow::read_chart(generation, (chosen, date, compare), limit, tier, &public_url);
    let (day, rows) = state.read_generation(read).await?.ok_or_else(|| ApiError::not_found("Chart"))?;
    if choice.is_whole() {
        check_count(rows.len(), false, ("This chart", "positions"), "Set a limit to export the first of them.", tier)?;
    }
    let export = SheetExport { state: &state, caller: &caller, origin: &origin, choice };
    // Without a date, the day of the last capture distinguishes one chart from the next.
    let reservation = export.reserve(&format!("chart {day}"), &body, Vec::new()).await?;
    let stem =
        format!("chart {} {} {} {day}", chosen.platform.as_str(), chosen.country.as_str(), chosen.category.name());
    export.send(reservation, Sheet { name: "Chart", columns: COLUMNS, rows }, &stem).await
}

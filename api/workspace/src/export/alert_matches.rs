//! `POST /api/v1/export/alerts/{alertConfigId}/matches`

use super::documented::{SheetResponses, export_cost};
use super::match_row::{COLUMNS, MatchRow};
use super::request::check_count;
use super::sheet_export::{SheetChoice, SheetExport};
use crate::alerts::find_alert;
use earshot_api_server::prelude::*;
use earshot_app::MatchQuery;
use earshot_export::Sheet;
use earshot_model::alert::MatchStatus;

/// Matches that are read at once: each has up to 20 mentions, of which a row has one.
const PAGE_MATCHES: usize = 200;

/// An export of what an alert found.
#[request(Serialize)]
pub struct ExportAlertMatchesRequest {
    /// Number of matches, 1 to 1,000, newest episodes first; `null` exports all, if the plan exports as many at once.
    limit: Option<i64>,
    /// Whether filtered matches are exported with the kept ones; false by default.
    include_filtered: Option<bool>,
    /// Whether the back catalog is exported instead of the news; false by default.
    back_catalog: Option<bool>,
    /// csv (default), xlsx or json.
    format: Option<String>,
    /// Whether a CSV file begins with a byte order mark, which Excel needs; false by default.
    bom: Option<bool>,
}

/// Exports what an alert found as a file, the newest episodes first.
///
/// Costs one export, however many matches it has; the same matches in the same form are free again for 15 minutes, and
/// failures are free.
#[endpoint(
    post "/api/v1/export/alerts/{alertConfigId}/matches",
    SheetResponses,
    extensions(("x-cost" = json!(export_cost()))),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn export_alert_matches(
    state: AppState,
    caller: Caller,
    origin: RequestOrigin,
    ApiPath(alert): ApiPath<Uuid>,
    ApiJson(body): ApiJson<ExportAlertMatchesRequest>,
) -> Result<Response, ApiError> {
    let choice = SheetChoice::parse(&caller, body.format.as_deref(), body.bom, body.limit)?;
    let account = caller.account.as_ref().ok_or_else(|| ApiError::of(ErrorCode::SignInRequired))?;
    let alert = find_alert(&state, account, alert).await?;
    let query = MatchQuery {
        alert_id: Some(alert.id),
        status: (body.include_filtered != Some(true)).then_some(MatchStatus::Kept),
        is_back_catalog: Some(body.back_catalog == Some(true)),
        includes_all_kinds: true,
        ..MatchQuery::default()
    };
    let rows = read_rows(&state, account, query, choice.rows_to_read()).await?;
    if choice.is_whole() {
        let remedy = "Set a limit to export the newest of them.";
        check_count(rows.len(), false, ("This alert", "matches"), remedy, caller.tier)?;
    }
    let export = SheetExport { state: &state, caller: &caller, origin: &origin, choice };
    let ids = rows.iter().map(|row| row.id.clone()).collect();
    let reservation = export.reserve(&format!("matches {}", alert.id), &body, ids).await?;
    let sheet = Sheet { name: "Matches", columns: COLUMNS, rows };
    export.send(reservation, sheet, &format!("matches {}", alert.fields.name)).await
}

async fn read_rows(
    state: &AppState,
    account: &Account,
    mut query: MatchQuery,
    limit: usize,
) -> Result<Vec<MatchRow>, ApiError> {
    let mut rows = Vec::new();
    loop {
        query.limit = (limit - rows.len()).min(PAGE_MATCHES) as u64;
        let page = state.db.alert_matches(account, &query).await?;
        rows.extend(page.matches.iter().map(|found| MatchRow::of(found, &state.config.public_url)));
        query.before = page.matches.last().map(|last| last.id);
        if !page.has_more || rows.len() >= limit {
            return Ok(rows);
        }
    }
}

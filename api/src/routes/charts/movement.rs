//! `GET /api/v1/charts/movement`

use super::chart_parameters::{self, ChartComparison, ChartShowLookup, CompareInterval, RequestedChart};
use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiQuery, SignedInAccount};
use crate::serving::Generation;
use crate::state::AppState;
use crate::views::{ChartHead, Envelope, MovementList, MovementRow, chart_day};
use axum::extract::State;
use chrono::NaiveDate;
use earshot_model::chart::{MovementDirection, PositionChange, UnavailableReason};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use utoipa::{IntoParams, ToSchema};

const DEFAULT_LIMIT: usize = 10;
const MAX_LIMIT: usize = 200;

/// The chart and the two days that are compared.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct MovementParameters {
    /// `apple` (when absent) or `spotify`.
    chart_type: Option<String>,
    category: Option<String>,
    country: Option<String>,
    /// A day like 2026-11-21; the last that was captured when absent.
    date: Option<String>,
    /// `1d` (when absent) or `7d`.
    compare: Option<String>,
    /// Rows of each list, 1 to 200; 10 when absent.
    limit: Option<f64>,
}

/// The options as they were applied.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MovementOptions {
    chart_type: String,
    category: String,
    country: String,
    date: Option<String>,
    compare: String,
    limit: usize,
}

/// What happened on a chart since a day or a week before; `null` when it was not captured.
#[derive(Debug, Serialize, ToSchema)]
pub struct MovementData {
    options: MovementOptions,
    movement: Option<MovementView>,
}

/// The podcasts that rose, fell, entered and left a chart between two days.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MovementView {
    chart: ChartHead,
    /// Most places won first.
    climbers: MovementList,
    /// Most places lost first.
    fallers: MovementList,
    /// By position.
    new_entries: MovementList,
    /// By the position that they had.
    dropped_off: MovementList,
}

/// Who rose, fell, came and went.
#[utoipa::path(
    get,
    path = "/api/v1/charts/movement",
    operation_id = "getChartMovement",
    tag = "Charts",
    params(MovementParameters),
    responses(
        (status = 200, description = "The movement, null when the chart was not captured", body = Envelope<MovementData>),
        (status = 400, description = "No such category, country, chart type, day or limit", body = ErrorView),
        (status = 401, description = "Not signed in", body = ErrorView),
    ),
    security(("apiKey" = []), ("session" = []))
)]
pub async fn get_chart_movement(
    State(state): State<AppState>,
    _: SignedInAccount,
    ApiQuery(parameters): ApiQuery<MovementParameters>,
) -> Result<Envelope<MovementData>, ApiError> {
    let MovementParameters { chart_type, category, country, date, compare, limit } = parameters;
    let chosen = RequestedChart::parse(chart_type.as_deref(), category.as_deref(), country.as_deref())?;
    let date = chart_parameters::parse_date("date", date.as_deref())?;
    let compare = CompareInterval::parse(compare.as_deref())?;
    let limit = chart_parameters::parse_limit("limit", limit, DEFAULT_LIMIT, MAX_LIMIT)?;
    let options = MovementOptions {
        chart_type: chosen.platform.as_str().to_owned(),
        category: chosen.category.name().to_owned(),
        country: chosen.country.as_str().to_owned(),
        date: date.map(chart_day),
        compare: compare.as_str().to_owned(),
        limit,
    };
    let movement =
        state.read_generation(move |generation| MovementView::read(generation, chosen, date, compare, limit)).await?;
    Ok(Envelope::new(MovementData { options, movement }))
}

impl MovementView {
    fn read(
        generation: &Generation,
        chosen: RequestedChart,
        date: Option<NaiveDate>,
        with: CompareInterval,
        limit: usize,
    ) -> Result<Option<Self>, ApiError> {
        let Some(compared) = ChartComparison::read(generation, chosen, date, with, 1)? else { return Ok(None) };
        let movement = &compared.movement;
        let of = |shift: MovementDirection| {
            movement.changes.iter().filter(move |change| change.direction == shift).collect::<Vec<_>>()
        };
        let (mut climbers, mut fallers) = (of(MovementDirection::Up), of(MovementDirection::Down));
        climbers.sort_by_key(|change| (Reverse(change.positions_gained()), change.position));
        fallers.sort_by_key(|change| (change.positions_gained(), change.position));
        let entered = of(MovementDirection::Entered);
        let gone: Vec<&PositionChange> = movement.absent.iter().collect();
        let shown = [&climbers, &fallers, &entered, &gone].map(|list| &list[..list.len().min(limit)]);
        let numbers: Vec<u32> = shown.iter().flat_map(|list| list.iter().map(|change| change.show)).collect();
        let known = ChartShowLookup::read(generation, &numbers)?;
        let list =
            |available: Result<(), UnavailableReason>, all: &[&PositionChange]| -> Result<MovementList, ApiError> {
                let mut rows = Vec::new();
                for change in all.iter().take(limit) {
                    if let Some(show) = known.show(change.show) {
                        rows.push(MovementRow::new(change, show, known.podcast(show)?));
                    }
                }
                Ok(MovementList::new(available, all.len(), rows))
            };
        // Who was on both moved, whatever else is not known.
        let moved = if compared.earlier.is_some() { Ok(()) } else { Err(UnavailableReason::NoEarlierChart) };
        Ok(Some(Self {
            climbers: list(moved, &climbers)?,
            fallers: list(moved, &fallers)?,
            new_entries: list(movement.entries, &entered)?,
            dropped_off: list(movement.exits, &gone)?,
            chart: compared.head(with),
        }))
    }
}

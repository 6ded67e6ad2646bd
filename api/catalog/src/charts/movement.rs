//! `GET /api/v1/charts/movement`

use chrono::NaiveDate;
use earshot_api_content::lookup::{
    ChartComparison, ChartShowLookup, CompareInterval, RequestedChart, chart_parameters,
};
use earshot_api_content::views::{ChartHead, MovementList, MovementRow};
use earshot_api_server::prelude::*;
use earshot_api_server::views::format_date;
use earshot_model::chart::{MovementDirection, PositionChange, UnavailableReason};
use std::cmp::Reverse;

const DEFAULT_LIMIT: usize = 10;
const MAX_LIMIT: usize = 200;

/// The chart and the two days that are compared.
#[parameters]
pub struct MovementParameters {
    /// The platform; `apple` by default.
    chart_type: Option<String>,
    /// Category of the chart, in lower case; `top podcasts` by default.
    category: Option<String>,
    /// Country of the chart, ISO 3166-1 alpha-2; `us` by default.
    country: Option<String>,
    /// A date such as 2026-11-21; the last capture when absent.
    date: Option<String>,
    /// How much earlier the chart is that positions are compared with; `1d` by default.
    compare: Option<String>,
    /// Rows of each list, 1 to 200; 10 by default.
    limit: Option<f64>,
}

/// The options as applied.
#[view]
pub struct MovementOptions {
    /// The platform: `apple` or `spotify`.
    chart_type: String,
    /// Category of the chart, in lower case, such as `true crime`.
    category: String,
    /// The country of the chart, ISO 3166-1 alpha-2 in lower case.
    country: String,
    /// The requested day; `null` for the last capture.
    date: Option<String>,
    /// The interval of the comparison: `1d` or `7d`.
    compare: String,
    /// Maximum number of shows in each list.
    limit: usize,
}

/// The movement on a chart since the day or week before; `null` when it was not captured.
#[view]
pub struct MovementData {
    /// The options as applied.
    options: MovementOptions,
    /// The changes since the earlier chart; `null` when the chart was not captured on that day.
    movement: Option<MovementView>,
}

/// The podcasts that rose, fell, entered and left a chart between two days.
#[view]
pub struct MovementView {
    /// The chart and the one that it is compared with.
    chart: ChartHead,
    /// Largest gain first.
    climbers: MovementList,
    /// Largest loss first.
    fallers: MovementList,
    /// Sorted by position.
    new_entries: MovementList,
    /// Sorted by their previous position.
    dropped_off: MovementList,
}

/// Returns who rose, fell, entered and left a chart.
#[endpoint(
    get "/api/v1/charts/movement",
    (status = 200, description = "The movement; null when the chart was not captured", body = Envelope<MovementData>),
    (status = 400, description = "Unknown category, country or chart type, or an invalid date or limit"),
)]
pub async fn get_chart_movement(
    state: AppState,
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
        date: date.map(format_date),
        compare: compare.as_str().to_owned(),
        limit,
    };
    let movement =
        state.read_generation(move |generation| MovementView::read(generation, chosen, date, compare, limit)).await?;
    Ok(Envelope::new(MovementData { options, movement }))
}

impl MovementView {
    fn read(
        generation: &OpenGeneration,
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
        let list = |available: Result<(), UnavailableReason>, all: &[&PositionChange]| {
            let shown = all.iter().take(limit);
            let rows: Vec<MovementRow> = shown
                .filter_map(|change| {
                    let show = known.show(change.show)?;
                    Some(MovementRow::new(change, show, known.podcast(show)))
                })
                .collect();
            let left_out = all.len().min(limit) - rows.len();
            MovementList::new(available, all.len() - left_out, rows)
        };
        // The movement of shows on both charts is certain, even when other positions are unknown.
        let moved = if compared.earlier.is_some() { Ok(()) } else { Err(UnavailableReason::NoEarlierChart) };
        Ok(Some(Self {
            climbers: list(moved, &climbers),
            fallers: list(moved, &fallers),
            new_entries: list(movement.entries, &entered),
            dropped_off: list(movement.exits, &gone),
            chart: compared.head(with),
        }))
    }
}

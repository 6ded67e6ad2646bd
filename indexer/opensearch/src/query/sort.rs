//! The orders of a search.

use super::filters::id_field;
use earshot_engine::chart_positions::ChartPositions;
use earshot_engine::schema::field;
use earshot_indexer::SearchError;
use earshot_model::chart::ChartSelector;
use earshot_model::search::{NullOrder, SearchMode, SortDirection, SortField, SortOrder};
use serde_json::{Map, Value, json};

/// Limit of podcasts whose positions are sent with a search.
const MAX_POSITIONS: usize = 20_000;
/// Sorts after every position.
const AFTER_ALL: i64 = 1_000_000;

/// What orders depend on beside the request.
pub struct SortContext<'a> {
    pub mode: SearchMode,
    pub has_score: bool,
    pub charts: &'a ChartPositions,
}

/// Translates orders. Without scores, all hits are equal by relevance, and popularity decides; ids break the last ties.
pub fn sort_orders(context: &SortContext<'_>, orders: &[SortOrder]) -> Result<Vec<Value>, SearchError> {
    let mut sort = Vec::new();
    for order in orders {
        let (field, missing) = (sort_field(context.mode, order.field), missing(order.nulls));
        sort.push(match (order.field, field) {
            (SortField::Relevance, _) if !context.has_score => continue,
            (SortField::ChartPosition(charts), _) => position_order(context, charts, order)?,
            (_, Some(field)) => {
                json!({field: {"order": direction(order.direction), "missing": missing}})
            }
            (_, None) => json!({"_score": {"order": direction(order.direction)}}),
        });
    }
    if sort.is_empty() {
        sort.push(json!({field::POPULARITY: {"order": "desc", "missing": "_last"}}));
    }
    sort.push(json!({field::ID: {"order": "asc"}}));
    Ok(sort)
}

/// `None` for relevance and positions on charts.
fn sort_field(mode: SearchMode, sorted: SortField) -> Option<&'static str> {
    match sorted {
        SortField::Relevance | SortField::ChartPosition(_) => None,
        SortField::RecentActivity if mode == SearchMode::Podcasts => Some(field::LAST_EPISODE_AT),
        SortField::RecentActivity => Some(field::PUBLISHED_ORDER),
        SortField::Title => Some(field::TITLE_KEY),
        SortField::Founded => Some(field::FIRST_EPISODE_AT),
        SortField::Measure(measure) => Some(measure.as_str()),
    }
}

fn direction(direction: SortDirection) -> &'static str {
    match direction {
        SortDirection::Asc => "asc",
        SortDirection::Desc => "desc",
    }
}

fn missing(nulls: NullOrder) -> &'static str {
    match nulls {
        NullOrder::First => "_first",
        NullOrder::Last => "_last",
    }
}

/// Positions change every day and are in no document, so that they are sent with the search.
fn position_order(context: &SortContext<'_>, charts: ChartSelector, order: &SortOrder) -> Result<Value, SearchError> {
    let mut positions = Map::new();
    for (podcast, places) in context.charts.podcasts() {
        if let Some(best) = charts.best_position(places) {
            positions.insert(podcast.0.to_string(), best.into());
        }
    }
    if positions.len() > MAX_POSITIONS {
        return Err(SearchError::Unsupported { what: "sorting by positions on so many charts: select fewer charts" });
    }
    let is_missing_low = (order.nulls == NullOrder::First) == (order.direction == SortDirection::Asc);
    let missing = if is_missing_low { -1 } else { AFTER_ALL };
    let source = format!(
        "def place = params.places.get(doc['{}'].value); return place == null ? params.missing : place;",
        id_field(context.mode)
    );
    Ok(json!({"_script": {
        "type": "number",
        "order": direction(order.direction),
        "script": {"lang": "painless", "source": source, "params": {"places": positions, "missing": missing}},
    }}))
}

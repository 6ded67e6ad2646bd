//! `GET /api/v1/charts/availability`

use earshot_api_content::lookup::{RequestedChart, chart_parameters};
use earshot_api_server::prelude::*;
use earshot_api_server::views::format_date;

/// The chart and the day that are looked up.
#[parameters]
pub struct AvailabilityParameters {
    /// The platform; `apple` by default.
    chart_type: Option<String>,
    /// Category of the chart, in lower case; `top podcasts` by default.
    category: Option<String>,
    /// Country of the chart, ISO 3166-1 alpha-2; `us` by default.
    country: Option<String>,
    /// A date such as 2026-11-21.
    date: Option<String>,
}

/// The options as applied.
#[view]
pub struct AvailabilityOptions {
    /// The platform: `apple` or `spotify`.
    chart_type: String,
    /// Category of the chart, in lower case, such as `true crime`.
    category: String,
    /// The country of the chart, ISO 3166-1 alpha-2 in lower case.
    country: String,
    /// The requested day; `null` when the request has none.
    date: Option<String>,
}

/// The first and last capture of a chart, and the captures near a day.
#[view]
pub struct AvailabilityData {
    /// The options as applied.
    options: AvailabilityOptions,
    /// The days of the chart.
    availability: AvailabilityView,
}

/// The days for which a chart is available.
#[view(Default)]
pub struct AvailabilityView {
    /// The first day with a capture; `null` when there is none.
    earliest_chart_date: Option<String>,
    /// The last day with a capture; `null` when there is none.
    latest_chart_date: Option<String>,
    /// The requested day, or the day of the last capture.
    selected_date: Option<String>,
    /// Whether the requested day has a capture.
    selected_date_available: bool,
    /// The last day with a capture before the requested one; `null` when there is none.
    previous_chart_date: Option<String>,
    /// The next day with a capture after the requested one; `null` when there is none.
    next_chart_date: Option<String>,
}

/// Returns the days on which a chart was captured.
#[endpoint(
    get "/api/v1/charts/availability",
    (status = 200, description = "The days", body = Envelope<AvailabilityData>),
    (status = 400, description = "Unknown category, country or chart type, or an invalid date"),
)]
pub async fn get_chart_availability(
    state: AppState,
    _: SignedInAccount,
    ApiQuery(parameters): ApiQuery<AvailabilityParameters>,
) -> Result<Envelope<AvailabilityData>, ApiError> {
    let AvailabilityParameters { chart_type, category, country, date } = parameters;
    let chosen = RequestedChart::parse(chart_type.as_deref(), category.as_deref(), country.as_deref())?;
    let date = chart_parameters::parse_date("date", date.as_deref())?;
    let options = AvailabilityOptions {
        chart_type: chosen.platform.as_str().to_owned(),
        category: chosen.category.name().to_owned(),
        country: chosen.country.as_str().to_owned(),
        date: date.map(format_date),
    };
    let availability = state
        .read_generation(move |generation| {
            let Some(span) = chosen.find_span(generation, None) else {
                return Ok(AvailabilityView { selected_date: date.map(format_date), ..AvailabilityView::default() });
            };
            let days =
                generation.charts.days(&[span.key], span.first, span.last)?.remove(&span.key).unwrap_or_default();
            let selected = date.unwrap_or(span.last);
            Ok(AvailabilityView {
                earliest_chart_date: Some(format_date(span.first)),
                latest_chart_date: Some(format_date(span.last)),
                selected_date: Some(format_date(selected)),
                selected_date_available: days.contains_key(&selected),
                previous_chart_date: days.range(..selected).next_back().map(|(date, _)| format_date(*date)),
                next_chart_date: days.keys().find(|date| **date > selected).map(|date| format_date(*date)),
            })
        })
        .await?;
    Ok(Envelope::new(AvailabilityData { options, availability }))
}

//! `GET /api/v1/charts/{chartType}/countries`

use crate::error::{ApiError, ErrorView};
use crate::extract::ApiPath;
use crate::routes::lookup::chart_parameters;
use crate::state::AppState;
use crate::views::Envelope;
use axum::extract::State;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use utoipa::ToSchema;

/// Countries with captured charts.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChartCountriesData {
    /// ISO 3166 alpha-2, lower case.
    countries: Vec<String>,
    /// The captured categories of each country.
    categories_by_country: BTreeMap<String, Vec<String>>,
}

/// Lists the countries that have charts.
#[utoipa::path(
    get,
    path = "/api/v1/charts/{chartType}/countries",
    operation_id = "getAvailableCountriesByChartType",
    tag = "Charts",
    params(("chartType" = String, Path, description = "`apple` or `spotify`")),
    responses(
        (status = 200, description = "The countries", body = Envelope<ChartCountriesData>),
        (status = 400, description = "Unknown chart type", body = ErrorView),
    ),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_available_countries_by_chart_type(
    State(state): State<AppState>,
    ApiPath(chart_type): ApiPath<String>,
) -> Result<Envelope<ChartCountriesData>, ApiError> {
    let platform = chart_parameters::parse_platform(Some(&chart_type))?;
    let data = state
        .read_generation(move |generation| {
            let mut found: BTreeMap<String, BTreeSet<_>> = BTreeMap::new();
            for span in generation.charts.spans().iter().filter(|span| Some(span.key.platform()) == platform) {
                found.entry(span.key.country.as_str().to_owned()).or_default().insert(span.key.category);
            }
            // In the order of the specification.
            let names = |of: &BTreeSet<_>| {
                let all = platform.into_iter().flat_map(earshot_model::chart::ChartPlatform::categories);
                all.filter(|category| of.contains(category)).map(|category| category.name().to_owned()).collect()
            };
            Ok(ChartCountriesData {
                countries: found.keys().cloned().collect(),
                categories_by_country: found.iter().map(|(country, of)| (country.clone(), names(of))).collect(),
            })
        })
        .await?;
    Ok(Envelope::new(data))
}

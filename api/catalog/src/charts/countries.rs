//! `GET /api/v1/charts/{chartType}/countries`

use earshot_api_content::lookup::chart_parameters;
use earshot_api_server::prelude::*;
use earshot_model::Country;
use std::collections::{BTreeMap, BTreeSet};

/// Countries with captured charts.
#[view]
pub struct ChartCountriesData {
    /// ISO 3166 alpha-2, lower case. Countries with priority come first, the others by name.
    countries: Vec<String>,
    /// The same countries in the same order, with their names.
    country_details: Vec<ChartCountryView>,
    /// The captured categories of each country.
    categories_by_country: BTreeMap<String, Vec<String>>,
}

/// A country with charts.
#[view]
pub struct ChartCountryView {
    /// ISO 3166 alpha-2, lower case.
    code: String,
    /// The English name.
    name: String,
    /// One of the 13 countries that lists begin with.
    is_high_priority: bool,
    /// Whether the language of most podcasts is English. Set for countries with priority only.
    is_english_speaking: bool,
}

impl From<Country> for ChartCountryView {
    fn from(country: Country) -> Self {
        Self {
            code: country.code.to_ascii_lowercase(),
            name: country.name.to_owned(),
            is_high_priority: country.is_high_priority,
            is_english_speaking: country.is_english_speaking,
        }
    }
}

/// Lists the countries that have charts, those with priority first.
#[endpoint(
    get "/api/v1/charts/{chartType}/countries",
    params(("chartType" = String, Path, description = "`apple` or `spotify`")),
    (status = 200, description = "The countries", body = Envelope<ChartCountriesData>),
    (status = 400, description = "Unknown chart type"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_available_countries_by_chart_type(
    state: AppState,
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
            let mut listed: Vec<Country> = found.keys().filter_map(|code| Country::parse(code)).collect();
            listed.sort_by_key(Country::list_order);
            let country_details: Vec<ChartCountryView> = listed.into_iter().map(Into::into).collect();
            Ok(ChartCountriesData {
                countries: country_details.iter().map(|country| country.code.clone()).collect(),
                country_details,
                categories_by_country: found.iter().map(|(country, of)| (country.clone(), names(of))).collect(),
            })
        })
        .await?;
    Ok(Envelope::new(data))
}

//! The chart response of spec 3: countries, which contain categories, which contain rankings.

use super::entry::{build_show, spotify_show_id, valid_apple_id};
use super::parsed_chart::ChartPayload;
use crate::platforms::payload::{LenientList, LenientObject, LenientText};
use earshot_model::chart::{
    ChartCountry, ChartPlatform, ChartRanking, ChartResponseError, ChartShow, ChartSource, extract_single_chart,
    parse_categories,
};
use earshot_model::{Issue, Severity};
use serde::Deserialize;

/// The charts of one country in a chart response.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct CountryCharts {
    code: LenientText,
    categories: LenientList<CategoryChart>,
}

/// The chart of one category in a chart response.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct CategoryChart {
    title: LenientText,
    rankings: LenientList<RankingEntry>,
}

/// One position of a chart in a chart response.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct RankingEntry {
    position: LenientText,
    #[serde(alias = "podcastId")]
    podcast_id: LenientText,
    image: LenientText,
    title: LenientText,
}

/// Reads a chart response. Spec 5 requires exactly one country with exactly one category and at least one ranking.
pub(super) fn read_response(
    countries: Vec<LenientObject<CountryCharts>>,
    platform: ChartPlatform,
    updated: Option<String>,
) -> Result<ChartPayload, ChartResponseError> {
    let countries: Vec<CountryCharts> = countries.into_iter().filter_map(|part| part.0).collect();
    let (country, category, rankings) = extract_single_chart(
        countries,
        |country| present_objects(country.categories.0.take()),
        |category| present_objects(category.rankings.0.take()),
    )?;
    let category = parse_categories([category.title.0.as_deref().unwrap_or_default()])?[0];
    let source = match platform {
        ChartPlatform::Apple => ChartSource::AppleGenre,
        ChartPlatform::Spotify => ChartSource::Spotify,
    };
    let mut issues = Vec::new();
    let mut without = 0;
    let rankings: Vec<ChartRanking> = rankings
        .into_iter()
        .filter_map(|part| {
            let position = part.position.0.as_deref().and_then(|position| position.parse().ok());
            without += usize::from(position.is_none());
            Some(ChartRanking { position: position?, show: part.into_show(platform) })
        })
        .collect();
    if without > 0 {
        issues.push(Issue::new("no-position", Severity::Error, format!("{without} rankings have no position")));
    }
    Ok(ChartPayload {
        source,
        country: country.code.0.as_deref().and_then(ChartCountry::parse),
        category: Some(Ok(category)),
        updated,
        rankings,
        issues,
    })
}

fn present_objects<T>(parts: Option<Vec<LenientObject<T>>>) -> Vec<T> {
    parts.unwrap_or_default().into_iter().filter_map(|part| part.0).collect()
}

impl RankingEntry {
    fn into_show(self, platform: ChartPlatform) -> Option<ChartShow> {
        let id = self.podcast_id.0?;
        let id = match platform {
            ChartPlatform::Apple => valid_apple_id(id)?,
            ChartPlatform::Spotify => spotify_show_id(&id)?,
        };
        Some(build_show(id, self.title.0, None, self.image.0))
    }
}

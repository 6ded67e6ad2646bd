//! The chart response of spec 3: countries with categories with rankings, of which it is to have one each.

use super::entry::{apple_id, show};
use super::loose::{List, Text};
use super::read::{Said, issue};
use earshot_model::Severity;
use earshot_model::chart::{
    ChartCountry, ChartPlatform, ChartRanking, ChartResponseError, ChartShow, ChartSource, categories_of, one_chart,
};
use serde::Deserialize;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct CountryPart {
    code: Text,
    categories: List<CategoryPart>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct CategoryPart {
    title: Text,
    rankings: List<RankingPart>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct RankingPart {
    position: Text,
    #[serde(alias = "podcastId")]
    podcast_id: Text,
    image: Text,
    title: Text,
}

/// Spec 5: exactly one country with exactly one category and at least one ranking.
pub(super) fn read_response(
    countries: Vec<super::loose::Object<CountryPart>>,
    platform: ChartPlatform,
    updated: Option<String>,
) -> Result<Said, ChartResponseError> {
    let countries: Vec<CountryPart> = countries.into_iter().filter_map(|part| part.0).collect();
    let (country, category, rankings) = one_chart(
        countries,
        |country| present(country.categories.0.take()),
        |category| present(category.rankings.0.take()),
    )?;
    let category = categories_of([category.title.0.as_deref().unwrap_or_default()])?[0];
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
            Some(ChartRanking { position: position?, show: part.show(platform) })
        })
        .collect();
    if without > 0 {
        issues.push(issue("no-position", Severity::Error, &format!("{without} rankings have no position")));
    }
    Ok(Said {
        source,
        country: country.code.0.as_deref().and_then(ChartCountry::parse),
        category: Some(Ok(category)),
        updated,
        rankings,
        issues,
    })
}

fn present<T>(parts: Option<Vec<super::loose::Object<T>>>) -> Vec<T> {
    parts.unwrap_or_default().into_iter().filter_map(|part| part.0).collect()
}

impl RankingPart {
    fn show(self, platform: ChartPlatform) -> Option<ChartShow> {
        let id = self.podcast_id.0?;
        let id = match platform {
            ChartPlatform::Apple => apple_id(id)?,
            ChartPlatform::Spotify => {
                let id = id.strip_prefix("spotify:show:").unwrap_or(&id);
                let is_id = id.len() == 22 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
                is_id.then(|| id.to_owned())?
            }
        };
        show(id, self.title.0, None, self.image.0)
    }
}

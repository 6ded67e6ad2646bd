//! Chart positions and recommended podcasts of a hit (spec 3, chartPositions, podRoll).

use earshot_api_server::prelude::*;
use earshot_model::PodcastDocument;
use earshot_model::Tier;
use earshot_model::chart::CurrentChartPosition;
use earshot_model::search::RestrictedField;

/// A podcast's current position on a chart. Its keys are in snake case, as existing clients expect them.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct HitChartPosition {
    /// The date of the chart's latest capture.
    pub date: String,
    /// The latest date of the chart, which is the same.
    pub chart_latest_date: String,
    /// The platform: `apple` or `spotify`.
    pub chart_type: String,
    /// ISO 3166 alpha-2, in lower case.
    pub country_code: String,
    /// Category of the chart, in lower case, such as `true crime`.
    pub category: String,
    /// Subcategory of the chart; `null` for the chart of a whole category.
    pub sub_category: Option<String>,
    /// Position on the chart; 1 is the best.
    pub position: u16,
    /// Position on the previous capture; `null` when the podcast was not on it.
    pub previous_position: Option<u16>,
    /// Positions gained; negative when lost.
    pub position_change: Option<i32>,
    /// Number of captures with the podcast, and of consecutive ones up to the latest. Days without a capture do not
    /// count.
    pub total_days_in_chart: u16,
    /// Number of days on the chart without a break.
    pub days_streak_count: u16,
}

/// A podcast that another one recommends. Its keys are in snake case, as existing clients expect them.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct HitPodcast {
    /// ID of the podcast.
    pub podcast_id: String,
    /// Title of the podcast.
    pub title: String,
    /// URL of the image; `null` when there is none.
    pub image_url: Option<String>,
    /// Slug of the podcast.
    pub slug: String,
}

impl HitChartPosition {
    /// Spec 6, Extra podcast fields: chart positions are for admins. `None` for other tiers, and for podcasts on no
    /// chart.
    pub fn visible_positions(places: &[CurrentChartPosition], tier: Tier) -> Option<Vec<Self>> {
        (tier.can_see(RestrictedField::ChartPositions) && !places.is_empty())
            .then(|| places.iter().map(Self::of).collect())
    }

    fn of(place: &CurrentChartPosition) -> Self {
        let category = place.chart.category;
        let (parent, sub) = match category.parent() {
            Some(parent) => (parent.name(), Some(category.name().to_owned())),
            None => (category.name(), None),
        };
        Self {
            date: place.date.to_string(),
            chart_latest_date: place.date.to_string(),
            chart_type: place.chart.platform().as_str().to_owned(),
            country_code: place.chart.country.as_str().to_owned(),
            category: parent.to_owned(),
            sub_category: sub,
            position: place.position,
            previous_position: place.previous,
            position_change: place.change(),
            total_days_in_chart: place.days,
            days_streak_count: place.streak,
        }
    }
}

impl HitPodcast {
    pub fn of(document: &PodcastDocument) -> Self {
        let podcast = &document.podcast;
        Self {
            podcast_id: podcast.id.to_string(),
            title: podcast.title.clone(),
            image_url: podcast.image_url.clone(),
            slug: podcast.slug.clone(),
        }
    }
}

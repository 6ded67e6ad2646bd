//! A list of charts with their podcasts (spec 3, Chart: a chart list response has total, entities and
//! additional_entities.podcasts), and the second form of a podcast's summary. Keys are in snake case, as in the other
//! nested objects of spec 3.

use super::visible_fields::VisibleFields;
use super::visible_scores::VisibleScores;
use earshot_api_server::prelude::*;
use earshot_api_server::views::format_date;
use earshot_model::chart::{ChartKey, ChartShowRecord, PositionChange};
use earshot_model::{Affiliation, AffiliationKind, Country, PodcastDocument, Tier, Timestamp};

/// A chart with exactly one country and one category (spec 5).
#[derive(Debug, Serialize, ToSchema)]
pub struct ListedChart {
    /// apple or spotify.
    pub chart_type: String,
    /// When the chart was made, according to the platform.
    pub last_updated: TimestampView,
    /// The country of the chart; always one.
    pub countries: Vec<ListedChartCountry>,
}

/// The country of a chart.
#[view]
pub struct ListedChartCountry {
    /// ISO 3166-1 alpha-2, in lower case.
    pub code: String,
    /// The English name; `null` when it is unknown.
    pub name: Option<String>,
    /// The category of the chart; always one.
    pub categories: Vec<ListedChartCategory>,
}

/// The category of a chart, with the rankings.
#[derive(Debug, Serialize, ToSchema)]
pub struct ListedChartCategory {
    /// Name of the category.
    pub title: String,
    /// Name of the category above; `null` for a main category.
    pub parent_category: Option<String>,
    /// Best first; at least one (spec 5).
    pub rankings: Vec<ChartRanking>,
}

/// A position of a chart.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChartRanking {
    /// The day of the chart, such as `2026-11-21`.
    pub date: String,
    /// Position on the chart, from 1 on.
    pub position: u16,
    /// Position on the capture of the day before; `null` when the show was not on it.
    pub previous_position: Option<u16>,
    /// `up`, `down`, `unchanged`, `entered` or `unknown`.
    pub change_status: String,
    /// ID of the podcast; `null` when it is not in the catalog.
    pub podcast_id: Option<String>,
    /// URL of the cover on the platform; `null` when it has none.
    pub image: Option<String>,
    /// The title on the platform.
    pub title: String,
}

/// The podcasts that the entities of a list refer to.
#[view]
pub struct AdditionalEntities {
    /// The podcasts of all rankings, each once.
    pub podcasts: Vec<ChartedPodcastView>,
}

/// A podcast of a chart list (spec 3, Podcast summary, second form).
#[derive(Debug, Serialize, ToSchema)]
pub struct ChartedPodcastView {
    /// ID of the podcast.
    pub id: String,
    /// Title of the podcast.
    pub title: String,
    /// ID in Apple Podcasts; `null` when it is unknown, or the plan does not show it.
    pub itunes_id: Option<i64>,
    /// ID in Spotify; `null` when unknown.
    pub spotify_id: Option<String>,
    /// The part of the podcast's URL that names it.
    pub slug: String,
    /// Name of the owner in the feed; `null` when it has none, or the plan does not show it.
    pub owner_name: Option<String>,
    /// The authority score, 0 to 100; `null` when the podcast is not scored.
    pub power_score: Option<f64>,
    /// Whether episodes have guests; `null` when it is unknown, or the plan does not show it.
    pub has_guests: Option<bool>,
    /// Ratings on Apple Podcasts in all countries; `null` when unknown, or the plan does not show them.
    pub rating_count: Option<i64>,
    /// Average rating on Apple Podcasts, 1 to 5; `null` when unknown or not on the plan.
    pub rating: Option<f64>,
    /// When the first episode was published; `null` when unknown.
    pub first_episode_date: Option<TimestampView>,
    /// When the latest episode was published; `null` when unknown.
    pub latest_episode_date: Option<TimestampView>,
    /// The network or publisher, as the feed names it.
    pub networks: Vec<PodcastNetworkView>,
}

/// A network or publisher.
#[view]
pub struct PodcastNetworkView {
    /// The name in lower case, with hyphens.
    pub id: String,
    /// The name, as the feed writes it.
    pub title: String,
    /// Whether the network confirms the podcast. Always false: the name is what the feed claims.
    pub verified: bool,
}

impl ListedChart {
    pub fn new(key: ChartKey, captured_at: Timestamp, rankings: Vec<ChartRanking>) -> Self {
        let code = key.country.as_str();
        let category = ListedChartCategory {
            title: key.category.name().to_owned(),
            parent_category: key.category.parent().map(|parent| parent.name().to_owned()),
            rankings,
        };
        let country = ListedChartCountry {
            code: code.to_owned(),
            name: Country::parse(code).map(|country| country.name.to_owned()),
            categories: vec![category],
        };
        Self {
            chart_type: key.platform().as_str().to_owned(),
            last_updated: captured_at.into(),
            countries: vec![country],
        }
    }
}

impl ChartRanking {
    pub fn new(
        change: &PositionChange,
        date: chrono::NaiveDate,
        listed: &ChartShowRecord,
        podcast: Option<&PodcastDocument>,
    ) -> Self {
        Self {
            date: format_date(date),
            position: change.position.unwrap_or_default(),
            previous_position: change.previous,
            change_status: change.direction.as_str().to_owned(),
            podcast_id: podcast.map(|podcast| podcast.podcast.id.to_string()),
            image: listed.show.image_url.clone(),
            title: listed.show.title.clone(),
        }
    }
}

impl ChartedPodcastView {
    pub fn of(document: &PodcastDocument, tier: Tier) -> Self {
        let (podcast, score) = (&document.podcast, document.score.as_ref());
        let visible = VisibleFields::of(document, tier);
        Self {
            id: podcast.id.to_string(),
            title: podcast.title.clone(),
            itunes_id: visible.apple_id,
            spotify_id: document.spotify_id(),
            slug: podcast.slug.clone(),
            owner_name: visible.owner_name,
            power_score: score.and_then(|score| VisibleScores::new(score).authority()),
            has_guests: visible.has_guests,
            rating_count: super::hit_profiles::to_whole_number(visible.figures.apple_ratings_count),
            rating: visible.figures.apple_rating,
            first_episode_date: score.and_then(|score| score.first_episode_at).map(TimestampView),
            latest_episode_date: score.and_then(|score| score.last_episode_at).map(TimestampView),
            networks: networks(score.and_then(|score| score.affiliation.as_ref())),
        }
    }
}

/// Returns the organization behind a podcast when it publishes podcasts or other media.
fn networks(affiliation: Option<&Affiliation>) -> Vec<PodcastNetworkView> {
    let is_network = |kind: AffiliationKind| {
        matches!(kind, AffiliationKind::PodcastCompany | AffiliationKind::LegacyMedia | AffiliationKind::NewMedia)
    };
    let found = affiliation.filter(|affiliation| is_network(affiliation.kind));
    let view = |title: &String| PodcastNetworkView {
        id: earshot_model::slug::from_title(title).unwrap_or_else(|| title.to_lowercase()),
        title: title.clone(),
        verified: false,
    };
    found.and_then(|affiliation| affiliation.organization.as_ref()).map(view).into_iter().collect()
}

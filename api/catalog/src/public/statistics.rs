//! `GET /api/v1/public/statistics`

use earshot_api_server::prelude::*;
use earshot_model::ValueCount;

/// Counts over the whole catalog.
#[view]
pub struct StatisticsData {
    /// Number of podcasts in the catalog.
    pub podcasts: u64,
    /// Number of episodes in the catalog.
    pub episodes: u64,
    /// Number of transcripts in the catalog.
    pub transcripts: u64,
    /// Most frequent first.
    languages: Vec<ValueCountView>,
    /// Categories with their number of podcasts, most frequent first.
    genres: Vec<ValueCountView>,
    /// Name of the served generation of the catalog.
    generation: String,
    /// When the generation was published.
    pub published_at: TimestampView,
}

/// A value and the number of podcasts that have it.
#[view]
pub struct ValueCountView {
    /// The value, such as `Technology`.
    value: String,
    /// Number of podcasts.
    count: u64,
}

/// Returns counts over the whole catalog.
#[endpoint(
    get "/api/v1/public/statistics",
    (status = 200, description = "Counts", body = Envelope<StatisticsData>),
    security(())
)]
pub async fn get_statistics(state: AppState) -> Result<Envelope<StatisticsData>, ApiError> {
    Ok(Envelope::new(state.read_generation(StatisticsData::read).await?))
}

impl StatisticsData {
    pub fn read(generation: &OpenGeneration) -> Result<Self, ApiError> {
        let statistics = generation.tables.statistics().map_err(ApiError::internal)?;
        Ok(Self {
            podcasts: statistics.podcasts,
            episodes: statistics.episodes,
            transcripts: statistics.transcripts,
            languages: value_count_views(statistics.languages),
            genres: value_count_views(statistics.genres),
            generation: generation.name.clone(),
            published_at: generation.published_at.into(),
        })
    }
}

fn value_count_views(counts: Vec<ValueCount>) -> Vec<ValueCountView> {
    counts.into_iter().map(|row| ValueCountView { value: row.value, count: row.count }).collect()
}

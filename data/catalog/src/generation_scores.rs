//! Percentiles, ranks and history of a podcast's scores in a generation.

use crate::columns::BatchReader;
use crate::error::{CatalogError, DbContext as _};
use crate::generation_database::GenerationDatabase;
use chrono::DateTime;
use earshot_model::{
    PeerGroup, Percentile, PodcastId, PodcastScore, SCORES_WITH_PERCENTILE, ScorePercentiles, ScorePoint, is_active,
    to_hundredths,
};

const ERROR_CONTEXT: &str = "cannot read the scores of the generation";
const SCORE_DISTRIBUTION_TABLE: &str = "score_standings";
const SCORE_HISTORY_TABLE: &str = "score_history";

impl GenerationDatabase {
    /// Returns the percentile and ranks of scores among active podcasts. `None` when the podcast is not active, or when
    /// the generation was built before score distributions existed.
    pub fn score_percentiles(
        &self,
        score: &PodcastScore,
        group: Option<&PeerGroup>,
    ) -> Result<Option<ScorePercentiles>, CatalogError> {
        if !self.tables.join(SCORE_DISTRIBUTION_TABLE).exists() {
            return Ok(None);
        }
        let files = self.part_files(SCORE_DISTRIBUTION_TABLE, "*");
        let connection = self.connection();
        // Each part holds the whole distribution; the newest one is current.
        let newest = format!("SELECT epoch_us(max(as_of)) FROM read_parquet('{files}')");
        let newest: Option<i64> = connection.query_row(&newest, [], |row| row.get(0)).context(ERROR_CONTEXT)?;
        let Some(as_of) = newest.and_then(DateTime::from_timestamp_micros) else { return Ok(None) };
        if !is_active(score.newest_at, as_of) {
            return Ok(None);
        }
        let read = |name: &str, value: f64, category: &str, language: &str| -> Result<Percentile, CatalogError> {
            let at = to_hundredths(value);
            let sql = format!(
                "SELECT coalesce(sum(shows) FILTER (hundredths > {at}), 0)::BIGINT,
                        coalesce(sum(shows) FILTER (hundredths < {at}), 0)::BIGINT, coalesce(sum(shows), 0)::BIGINT
                 FROM read_parquet('{files}')
                 WHERE category = ? AND language = ? AND score = ? AND epoch_us(as_of) = {}",
                as_of.timestamp_micros()
            );
            let count = |row: &duckdb::Row<'_>, column: usize| row.get::<_, i64>(column).map(i64::unsigned_abs);
            connection
                .query_row(&sql, [category, language, name], |row| {
                    Ok(Percentile { higher: count(row, 0)?, lower: count(row, 1)?, shows: count(row, 2)? })
                })
                .context(ERROR_CONTEXT)
        };
        let mut among_all = Vec::new();
        for &name in SCORES_WITH_PERCENTILE {
            let value = if name == "authority" { score.authority } else { score.sub_score(name) };
            if let Some(value) = value {
                among_all.push((name, read(name, value, "", "")?));
            }
        }
        let in_group = match (group, score.authority) {
            (Some(group), Some(value)) => {
                Some((group.clone(), read("authority", value, &group.category, &group.language)?))
            }
            _ => None,
        };
        Ok(Some(ScorePercentiles { as_of, among_all, in_peer_group: in_group }))
    }

    /// Returns the days on which the scores of a podcast changed, oldest first, at most 400.
    pub fn score_history(&self, podcast: PodcastId) -> Result<Vec<ScorePoint>, CatalogError> {
        let columns = "day::TIMESTAMP AS day, authority, quality, engagement, social, youtube, weights";
        let mut points = Vec::new();
        for batch in &self.podcast_rows(podcast, SCORE_HISTORY_TABLE, columns, "", "ORDER BY day", &[])? {
            let columns = BatchReader::new(SCORE_HISTORY_TABLE, batch);
            columns!(columns, time(day), float(authority, quality, engagement, social, youtube), int(weights));
            for row in 0..batch.num_rows() {
                let Some(total) = authority.get(row) else { continue };
                points.push(ScorePoint {
                    day: day.required(row)?.date_naive(),
                    authority: total,
                    quality: quality.get(row),
                    engagement: engagement.get(row),
                    social: social.get(row),
                    youtube: youtube.get(row),
                    weights: weights.required(row)?,
                });
            }
        }
        Ok(points)
    }
}

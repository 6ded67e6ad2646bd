//! Reads and writes of `scoring`.

use super::due_podcasts::Stage;
use super::sql;
use crate::columns::BatchReader;
use crate::error::{CatalogError, DbContext as _};
use crate::records::{EpisodeStatistics, PodcastToScore, RECENT_EPISODES, ScoreUpdate};
use crate::tables;
use crate::writer::Writer;
use chrono::DateTime;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{ContactPage, PodcastId, Timestamp, WEIGHTS_VERSION};
use std::collections::HashMap;

const STAGE: Stage = Stage {
    name: "score",
    done_table: "scores",
    input_revision: "greatest(changes.feed_revision, changes.links_revision, changes.ratings_revision,
                     coalesce(changes.charts_revision, 0), coalesce(changes.credits_revision, 0))",
};

const SCORE_COLUMNS: &[&str] = &[
    "input_revision",
    "episode_count",
    "transcript_count",
    "first_episode_at",
    "last_episode_at",
    "newest_at",
    "median_interval_days",
    "update_frequency",
    "median_duration_s",
    "quality",
    "engagement",
    "social",
    "youtube",
    "authority",
    "prior",
    "sample_quality",
    "sample_engagement",
    "sample_social",
    "sample_youtube",
    "weights",
    "category",
    "language",
    "inputs",
    "audience",
    "affiliation",
    "computed_at",
];

impl Writer {
    /// Counts podcasts with inputs newer than their score.
    pub fn count_podcasts_to_score(&mut self) -> Result<u64, CatalogError> {
        self.count_due(&STAGE)
    }

    /// Makes every podcast due again, because recency changes with time as well as with data.
    pub fn make_all_scores_due(&mut self) -> Result<(), CatalogError> {
        self.run_unit(|unit| unit.execute("cannot reset scores", "UPDATE scores SET input_revision = 0"))
    }

    /// Makes podcasts due that were scored with other weights.
    pub fn make_outdated_scores_due(&mut self) -> Result<(), CatalogError> {
        let sql = format!(
            "UPDATE scores SET input_revision = 0
             WHERE weights IS DISTINCT FROM {WEIGHTS_VERSION} AND input_revision > 0"
        );
        self.run_unit(|unit| unit.execute("cannot reset scores", &sql))
    }

    /// Makes podcasts due with an episode whose date was in the future when they were scored, and is past by `now`.
    pub fn make_released_episodes_due(&mut self, now: Timestamp) -> Result<(), CatalogError> {
        let sql = format!(
            "UPDATE scores SET input_revision = 0
             WHERE input_revision > 0 AND podcast_id IN (
                 SELECT podcast_id FROM episodes JOIN scores USING (podcast_id)
                 WHERE published_at > computed_at AND published_at <= {})",
            sql::timestamp_literal(now)
        );
        self.run_unit(|unit| unit.execute("cannot find released episodes", &sql))
    }

    /// Returns the next podcasts whose inputs changed since they were last scored; empty when none is due. An episode
    /// with a date after `now` is counted, and its date is not: it is a plan or a mistake.
    pub fn podcasts_to_score(&mut self, limit: usize, now: Timestamp) -> Result<Vec<PodcastToScore>, CatalogError> {
        if !self.take_due_batch(&STAGE, limit)? {
            return Ok(Vec::new());
        }
        let mut statistics = self.batch_statistics(now)?;
        let mut links = self.batch_links("score")?;
        let mut ratings = self.batch_ratings("score")?;
        let mut profiles = self.batch_profiles("score")?;
        let mut charts = self.batch_chart_summaries("score")?;
        let mut pages = self.batch_booking_pages()?;
        let charts_as_of = self.latest_summary_date()?;
        let podcasts = self.batch_podcasts("score")?;
        Ok(podcasts
            .into_iter()
            .map(|(podcast, revision)| PodcastToScore {
                episodes: statistics
                    .remove(&podcast.id)
                    .or_else(|| podcast.listing.as_ref().map(EpisodeStatistics::from_listing))
                    .unwrap_or_default(),
                links: links.remove(&podcast.id).unwrap_or_default(),
                booking_pages: pages.remove(&podcast.id).unwrap_or_default(),
                ratings: ratings.remove(&podcast.id).unwrap_or_default(),
                profiles: profiles.remove(&podcast.id).unwrap_or_default(),
                chart_summary: charts.remove(&podcast.id),
                charts_as_of,
                podcast,
                revision,
            })
            .collect())
    }

    fn batch_statistics(&mut self, now: Timestamp) -> Result<HashMap<PodcastId, EpisodeStatistics>, CatalogError> {
        let is_past = format!("published_at <= {}", sql::timestamp_literal(now));
        let sql = format!(
            "WITH counted AS (
                 SELECT podcast_id, count(*) AS episode_count, count(transcripts.episode_id) AS transcript_count,
                        min(published_at) FILTER ({is_past}) AS first_at,
                        max(published_at) FILTER ({is_past}) AS last_at
                 FROM episodes SEMI JOIN batch_score USING (podcast_id)
                 LEFT JOIN transcripts ON transcripts.episode_id = episodes.id
                 GROUP BY podcast_id
             ), recent AS (
                 SELECT podcast_id, id, published_at, duration_s, description, description_html, image_url
                 FROM episodes SEMI JOIN batch_score USING (podcast_id)
                 QUALIFY row_number() OVER (PARTITION BY podcast_id
                                            ORDER BY coalesce({is_past}, false) DESC, published_at DESC NULLS LAST, id)
                         <= {RECENT_EPISODES}
             ), looked_at AS (
                 SELECT podcast_id,
                        to_json(list(epoch_us(published_at) ORDER BY published_at DESC)
                                FILTER ({is_past}))::VARCHAR AS published_us,
                        median(duration_s)::DOUBLE AS median_duration_s,
                        avg(length(description))::DOUBLE AS mean_description_chars,
                        avg(CASE WHEN contains(description_html, '<a ') THEN 1 ELSE 0 END)::DOUBLE AS share_with_links,
                        avg(CASE WHEN image_url IS NULL THEN 0 ELSE 1 END)::DOUBLE AS share_with_image
                 FROM recent GROUP BY podcast_id
             ), credited_episodes AS (
                 SELECT recent.podcast_id, avg(CASE WHEN has_guests THEN 1 ELSE 0 END)::DOUBLE AS share_with_guests
                 FROM recent JOIN (FROM credits SEMI JOIN batch_score USING (podcast_id)) known
                      ON known.episode_id = recent.id
                 GROUP BY recent.podcast_id
             )
             SELECT counted.podcast_id::VARCHAR AS podcast_id, * EXCLUDE (podcast_id)
             FROM counted JOIN looked_at USING (podcast_id) LEFT JOIN credited_episodes USING (podcast_id)"
        );
        let mut statement = self.connection()?.prepare(&sql).context("cannot read episodes")?;
        let batches: Vec<RecordBatch> = statement.query_arrow([]).context("cannot read episodes")?.collect();
        let mut statistics = HashMap::new();
        for batch in &batches {
            statistics_from_batch(batch, &mut statistics)?;
        }
        Ok(statistics)
    }

    /// Returns the pages of the podcasts' sites on which someone applies or books.
    fn batch_booking_pages(&mut self) -> Result<HashMap<PodcastId, Vec<ContactPage>>, CatalogError> {
        let sql = "SELECT contacts.* FROM contacts SEMI JOIN batch_score USING (podcast_id)
                   WHERE contains(record::VARCHAR, '\"booking\"')";
        let mut found = HashMap::new();
        for batch in &self.query_batches(sql, "cannot read contacts")? {
            for (podcast, contacts) in tables::contact::from_batch(batch)? {
                let pages = contacts.current_pages().filter(|page| page.kind == "booking");
                found.insert(podcast, pages.cloned().collect());
            }
        }
        Ok(found)
    }

    /// Writes scores in one transaction.
    ///
    /// # Errors
    /// When the catalog cannot be written. Nothing of the unit is stored then.
    pub fn put_scores(&mut self, updates: &[ScoreUpdate]) -> Result<(), CatalogError> {
        if updates.is_empty() {
            return Ok(());
        }
        self.run_unit(|unit| {
            unit.stage("scores", tables::score::to_batch(updates))?;
            super::score_history::record_changed_scores(unit, updates)?;
            unit.upsert("scores", "podcast_id", SCORE_COLUMNS)?;
            sql::record_stage_changes(unit, "scores_revision", updates.iter().map(|update| update.score.podcast_id))
        })
    }
}

fn statistics_from_batch(
    batch: &RecordBatch,
    statistics: &mut HashMap<PodcastId, EpisodeStatistics>,
) -> Result<(), CatalogError> {
    let columns = BatchReader::new("episodes", batch);
    columns!(
        columns,
        text(podcast_id, published_us),
        int(episode_count, transcript_count),
        time(first_at, last_at),
        float(median_duration_s, mean_description_chars, share_with_links, share_with_image),
        float(share_with_guests),
    );
    for row in 0..batch.num_rows() {
        let published: Option<Vec<i64>> = published_us.optional_json(row)?;
        let recent: Vec<Timestamp> =
            published.unwrap_or_default().into_iter().filter_map(DateTime::from_timestamp_micros).collect();
        statistics.insert(
            podcast_id.parsed(row)?,
            EpisodeStatistics {
                is_from_listing: false,
                episode_count: episode_count.required(row)?,
                transcript_count: transcript_count.required(row)?,
                first_published_at: first_at.get(row)?,
                last_published_at: last_at.get(row)?,
                recent_published_at: recent,
                median_duration_s: median_duration_s.get(row),
                mean_description_chars: mean_description_chars.get(row),
                share_with_links: share_with_links.get(row),
                share_with_image: share_with_image.get(row),
                share_with_guests: share_with_guests.get(row),
            },
        );
    }
    Ok(())
}

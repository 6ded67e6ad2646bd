//! Writes of ratings, reviews and social profiles.

use super::sql;
use crate::columns::BatchReader;
use crate::error::{CatalogError, DbContext as _};
use crate::rating_records::{RatingCounts, RatingUpdate};
use crate::tables;
use crate::writer::{UnitOfWork, Writer};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::PodcastId;
use earshot_model::rating::{Rating, SocialProfile};
use std::collections::{HashMap, HashSet};

const RATING_KEY_COLUMNS: &str = "podcast_id, platform, country";
const RATING_FIGURE_COLUMNS: &[&str] =
    &["average", "ratings_count", "stars", "texts", "plays", "subscribers", "downloads", "measured_until"];
const REVIEW_COLUMNS: &[&str] = &["country", "stars", "title", "body", "author", "reviewed_at", "seen_at"];
const ERROR_CONTEXT: &str = "cannot write ratings";

/// Links found by the last reading of the feed, or by the last crawl of the site.
pub(super) const CURRENT_LINKS_SQL: &str =
    "links JOIN crawls USING (podcast_id) LEFT JOIN site_podcasts USING (podcast_id)
    WHERE links.last_seen_at
          = CASE WHEN links.source = 'website' THEN site_podcasts.crawled_at ELSE crawls.crawled_at END";

impl Writer {
    /// Writes provider data in one transaction and records the podcasts with changes. Unchanged values only update the
    /// time they were last seen. Values older than the stored ones are added to the history.
    ///
    /// # Errors
    /// When the catalog cannot be written. Nothing of the unit is stored then.
    pub fn put_ratings(&mut self, update: &RatingUpdate) -> Result<RatingCounts, CatalogError> {
        self.run_unit(|unit| {
            let mut written = RatingCounts::default();
            let mut changed = HashSet::new();
            if !update.ratings.is_empty() {
                written.ratings = put_rating_rows(unit, &update.ratings, &mut changed)?;
            }
            if !update.reviews.is_empty() {
                written.reviews = put_review_rows(unit, update, &mut changed)?;
            }
            if !update.profiles.is_empty() {
                written.profiles = put_profile_rows(unit, &update.profiles, &mut changed)?;
            }
            if !update.polls.is_empty() {
                unit.stage("provider_polls", tables::rating::polls_to_batch(&update.polls))?;
                unit.upsert("provider_polls", "source, subject, country", &["polled_at", "outcome"])?;
            }
            written.podcasts = changed.len() as u64;
            if !changed.is_empty() {
                sql::record_stage_changes(unit, "ratings_revision", changed.into_iter())?;
            }
            Ok(written)
        })
    }

    /// Returns the newest ratings of the podcasts of `batch_<stage>`.
    pub(crate) fn batch_ratings(&mut self, stage: &str) -> Result<HashMap<PodcastId, Vec<Rating>>, CatalogError> {
        let sql = format!(
            "SELECT ratings.* EXCLUDE (day) FROM ratings SEMI JOIN batch_{stage} USING (podcast_id)
             QUALIFY row_number() OVER (PARTITION BY {RATING_KEY_COLUMNS} ORDER BY captured_at DESC) = 1
             ORDER BY {RATING_KEY_COLUMNS}"
        );
        let mut found: HashMap<_, Vec<Rating>> = HashMap::new();
        for batch in &self.query_batches(&sql, "cannot read ratings")? {
            for (podcast, rating) in tables::rating::from_batch(batch)? {
                found.entry(podcast).or_default().push(rating);
            }
        }
        Ok(found)
    }

    /// Returns the newest profile counts of the podcasts of `batch_<stage>`.
    pub(crate) fn batch_profiles(
        &mut self,
        stage: &str,
    ) -> Result<HashMap<PodcastId, Vec<SocialProfile>>, CatalogError> {
        let sql = format!(
            "SELECT podcast_id, captured_at, record FROM (
                 SELECT DISTINCT links.podcast_id, links.url FROM {CURRENT_LINKS_SQL} AND links.category = 'social'
                   AND links.podcast_id IN (SELECT podcast_id FROM batch_{stage})
             ) JOIN social_profiles USING (url)
             QUALIFY row_number() OVER (PARTITION BY podcast_id, url ORDER BY captured_at DESC) = 1
             ORDER BY podcast_id, url"
        );
        let mut found: HashMap<_, Vec<SocialProfile>> = HashMap::new();
        for batch in &self.query_batches(&sql, "cannot read profiles")? {
            for (podcast, profile) in tables::rating::profiles_from_batch(batch)? {
                found.entry(podcast).or_default().push(profile);
            }
        }
        Ok(found)
    }
}

/// Writes ratings. Unchanged ones only update the time they were last seen.
fn put_rating_rows(
    unit: &UnitOfWork<'_>,
    ratings: &[(PodcastId, Rating)],
    changed: &mut HashSet<PodcastId>,
) -> Result<u64, CatalogError> {
    unit.stage("ratings", tables::rating::to_batch(ratings))?;
    // Literals let DuckDB use the index; a join would scan the table.
    let ids = sql::id_list(ratings.iter().map(|(podcast, _)| podcast).collect::<HashSet<_>>().into_iter());
    let differs = |known: &str| {
        let differs: Vec<String> = RATING_FIGURE_COLUMNS
            .iter()
            .map(|column| format!("staged.{column}::VARCHAR IS DISTINCT FROM {known}.{column}::VARCHAR"))
            .collect();
        differs.join(" OR ")
    };
    unit.execute(
        ERROR_CONTEXT,
        &format!(
            "CREATE OR REPLACE TEMP TABLE newest_ratings AS
             SELECT * FROM ratings WHERE podcast_id IN ({ids})
             QUALIFY row_number() OVER (PARTITION BY {RATING_KEY_COLUMNS} ORDER BY captured_at DESC) = 1;
             CREATE OR REPLACE TEMP TABLE same_ratings AS
             SELECT {RATING_KEY_COLUMNS}, newest.day, max(staged.captured_at) AS captured_at
             FROM staged_ratings staged JOIN newest_ratings newest USING ({RATING_KEY_COLUMNS})
             WHERE staged.captured_at >= newest.captured_at AND NOT ({})
             GROUP BY ALL;
             UPDATE ratings SET captured_at = same.captured_at FROM same_ratings same
             WHERE ratings.podcast_id = same.podcast_id AND ratings.platform = same.platform
               AND ratings.country = same.country AND ratings.day = same.day;
             DELETE FROM staged_ratings staged USING newest_ratings newest
             WHERE staged.podcast_id = newest.podcast_id AND staged.platform = newest.platform
               AND staged.country = newest.country AND staged.captured_at >= newest.captured_at AND NOT ({0})",
            differs("newest")
        ),
    )?;
    // An import may bring older days than the stored ones.
    unit.execute(
        ERROR_CONTEXT,
        &format!(
            "DELETE FROM staged_ratings staged USING (FROM ratings WHERE podcast_id IN ({ids})) known
             WHERE staged.podcast_id = known.podcast_id AND staged.platform = known.platform
               AND staged.country = known.country AND staged.day = known.day AND NOT ({})",
            differs("known")
        ),
    )?;
    changed.extend(query_podcast_ids(
        unit,
        &format!(
            "SELECT DISTINCT staged.podcast_id FROM staged_ratings staged
             LEFT JOIN newest_ratings newest USING ({RATING_KEY_COLUMNS})
             WHERE newest.captured_at IS NULL OR staged.captured_at >= newest.captured_at"
        ),
    )?);
    let count = query_count(unit, "SELECT count(*) FROM staged_ratings")?;
    // Of several captures on one day, the last one counts.
    unit.execute(
        ERROR_CONTEXT,
        &format!(
            "CREATE OR REPLACE TEMP TABLE staged_ratings AS FROM staged_ratings
             QUALIFY row_number() OVER (PARTITION BY {RATING_KEY_COLUMNS}, day ORDER BY captured_at DESC) = 1"
        ),
    )?;
    let columns: Vec<&str> = RATING_FIGURE_COLUMNS.iter().copied().chain(["captured_at"]).collect();
    unit.upsert_distinct("ratings", &format!("{RATING_KEY_COLUMNS}, day"), &columns)?;
    Ok(count)
}

fn put_review_rows(
    unit: &UnitOfWork<'_>,
    update: &RatingUpdate,
    changed: &mut HashSet<PodcastId>,
) -> Result<u64, CatalogError> {
    unit.stage("reviews", tables::rating::reviews_to_batch(&update.reviews))?;
    let ids = sql::id_list(update.reviews.iter().map(|(podcast, _)| podcast).collect::<HashSet<_>>().into_iter());
    // The time of the last sighting is not a change.
    let same: Vec<String> = REVIEW_COLUMNS
        .iter()
        .filter(|column| **column != "seen_at")
        .map(|column| format!("staged.{column} IS NOT DISTINCT FROM known.{column}"))
        .collect();
    unit.execute(
        ERROR_CONTEXT,
        &format!(
            "DELETE FROM staged_reviews staged USING (FROM reviews WHERE podcast_id IN ({ids})) known
             WHERE staged.podcast_id = known.podcast_id AND staged.platform = known.platform
               AND staged.review_id = known.review_id AND {}",
            same.join(" AND ")
        ),
    )?;
    changed.extend(query_podcast_ids(unit, "SELECT DISTINCT podcast_id FROM staged_reviews")?);
    let count = query_count(unit, "SELECT count(DISTINCT (podcast_id, platform, review_id)) FROM staged_reviews")?;
    unit.upsert("reviews", "podcast_id, platform, review_id", REVIEW_COLUMNS)?;
    Ok(count)
}

fn put_profile_rows(
    unit: &UnitOfWork<'_>,
    profiles: &[SocialProfile],
    changed: &mut HashSet<PodcastId>,
) -> Result<u64, CatalogError> {
    unit.stage("social_profiles", tables::rating::profiles_to_batch(profiles))?;
    let urls = sql::text_list(profiles.iter().map(|profile| profile.url.as_str()));
    unit.execute(
        ERROR_CONTEXT,
        &format!(
            "CREATE OR REPLACE TEMP TABLE newest_profiles AS
             SELECT * FROM social_profiles WHERE url IN ({urls})
             QUALIFY row_number() OVER (PARTITION BY url ORDER BY captured_at DESC) = 1;
             UPDATE social_profiles SET captured_at = staged.captured_at
             FROM staged_social_profiles staged JOIN newest_profiles newest USING (url)
             WHERE social_profiles.url = newest.url AND social_profiles.day = newest.day
               AND staged.captured_at >= newest.captured_at AND staged.record::VARCHAR = newest.record::VARCHAR;
             DELETE FROM staged_social_profiles staged USING newest_profiles newest
             WHERE staged.url = newest.url AND staged.record::VARCHAR = newest.record::VARCHAR
               AND staged.captured_at >= newest.captured_at;
             DELETE FROM staged_social_profiles staged USING social_profiles known
             WHERE staged.url = known.url AND staged.day = known.day
               AND staged.record::VARCHAR = known.record::VARCHAR"
        ),
    )?;
    changed.extend(query_podcast_ids(
        unit,
        "SELECT DISTINCT podcast_id FROM links WHERE category = 'social' AND url IN (
             SELECT staged.url FROM staged_social_profiles staged LEFT JOIN newest_profiles newest USING (url)
             WHERE newest.captured_at IS NULL OR staged.captured_at >= newest.captured_at)
         AND podcast_id IN (SELECT podcast_id FROM changes)",
    )?);
    let count = query_count(unit, "SELECT count(*) FROM staged_social_profiles")?;
    unit.upsert("social_profiles", "url, day", &["captured_at", "record"])?;
    Ok(count)
}

fn query_count(unit: &UnitOfWork<'_>, sql: &str) -> Result<u64, CatalogError> {
    let count: i64 = unit.connection.query_row(sql, [], |row| row.get(0)).context(ERROR_CONTEXT)?;
    Ok(count.unsigned_abs())
}

fn query_podcast_ids(unit: &UnitOfWork<'_>, sql: &str) -> Result<Vec<PodcastId>, CatalogError> {
    let mut statement = unit.connection.prepare(sql).context(ERROR_CONTEXT)?;
    let batches: Vec<RecordBatch> = statement.query_arrow([]).context(ERROR_CONTEXT)?.collect();
    let mut podcasts = Vec::new();
    for batch in &batches {
        let columns = BatchReader::new("ratings", batch);
        let podcast_id = columns.text("podcast_id")?;
        for row in 0..batch.num_rows() {
            podcasts.push(podcast_id.parsed(row)?);
        }
    }
    Ok(podcasts)
}

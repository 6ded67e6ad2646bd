//! Ratings, reviews and social profiles of one podcast in a generation.

use crate::error::{CatalogError, DbContext as _};
use crate::generation_database::GenerationDatabase;
use crate::tables;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::PodcastId;
use earshot_model::chart::ChartCountry;
use earshot_model::rating::{Rating, ReviewFilter, ReviewOrder, ReviewPage, SocialProfile};
use std::fmt::Write as _;

const ERROR_CONTEXT: &str = "cannot read the ratings of the generation";

impl GenerationDatabase {
    /// Returns the newest rating of each platform and country.
    pub fn ratings(&self, podcast: PodcastId) -> Result<Vec<Rating>, CatalogError> {
        let batches = self.podcast_rows(podcast, "ratings", "*", "", "ORDER BY platform, country", &[])?;
        let rows = batches.iter().map(tables::rating::from_batch).collect::<Result<Vec<_>, _>>()?;
        Ok(rows.into_iter().flatten().map(|(_, rating)| rating).collect())
    }

    /// Returns the counts of a podcast's profiles; of each profile the newest first.
    pub fn profiles(&self, podcast: PodcastId) -> Result<Vec<SocialProfile>, CatalogError> {
        let batches = self.podcast_rows(podcast, "social_profiles", "*", "", "ORDER BY url, captured_at DESC", &[])?;
        let rows = batches.iter().map(tables::rating::profiles_from_batch).collect::<Result<Vec<_>, _>>()?;
        Ok(rows.into_iter().flatten().map(|(_, profile)| profile).collect())
    }

    /// Returns reviews of a podcast that match a filter.
    pub fn reviews(
        &self,
        podcast: PodcastId,
        filter: &ReviewFilter,
        skip: usize,
        limit: usize,
    ) -> Result<ReviewPage, CatalogError> {
        let condition = review_condition(filter);
        let words: Vec<&str> = filter.words.iter().map(String::as_str).collect();
        let counted = self.podcast_rows(podcast, "reviews", "count(*) AS total", &condition, "", &words)?;
        let mut total = 0;
        for batch in &counted {
            let columns = crate::columns::BatchReader::new("reviews", batch);
            let counts = columns.int("total")?;
            for row in 0..batch.num_rows() {
                total += counts.required(row)?.unsigned_abs();
            }
        }
        let order = format!("{} LIMIT {limit} OFFSET {skip}", review_order(filter));
        let batches = self.podcast_rows(podcast, "reviews", "*", &condition, &order, &words)?;
        let reviews = batches.iter().map(tables::rating::reviews_from_batch).collect::<Result<Vec<_>, _>>()?;
        Ok(ReviewPage { total, reviews: reviews.into_iter().flatten().collect() })
    }

    /// Returns the podcast's rows in its newest part. Empty when the generation has no such table yet.
    pub(crate) fn podcast_rows(
        &self,
        podcast: PodcastId,
        table: &str,
        columns: &str,
        condition: &str,
        order: &str,
        words: &[&str],
    ) -> Result<Vec<RecordBatch>, CatalogError> {
        if !self.tables.join(table).exists() {
            return Ok(Vec::new());
        }
        let connection = self.connection();
        // The file is sorted by id, so DuckDB reads only the row groups around this podcast.
        let sql = format!(
            "SELECT {columns} FROM read_parquet('{}')
             WHERE podcast_id = '{podcast}' AND revision = (
                 SELECT max(revision) FROM read_parquet('{}') WHERE id = '{podcast}') {condition} {order}",
            self.part_files(table, "*"),
            self.part_files("podcasts", "*"),
        );
        let mut statement = connection.prepare(&sql).context(ERROR_CONTEXT)?;
        let batches = statement.query_arrow(duckdb::params_from_iter(words)).context(ERROR_CONTEXT)?.collect();
        Ok(batches)
    }
}

pub(crate) fn review_order(filter: &ReviewFilter) -> String {
    let first = match filter.order {
        ReviewOrder::Newest => "",
        ReviewOrder::Lowest => "stars, ",
        ReviewOrder::Highest => "stars DESC, ",
    };
    format!("ORDER BY {first}reviewed_at DESC NULLS LAST, review_id")
}

/// Returns the filter as an SQL condition without the podcast; words are bound as parameters.
pub(crate) fn review_condition(filter: &ReviewFilter) -> String {
    let mut sql = String::new();
    let mut and = |condition: std::fmt::Arguments<'_>| {
        write!(sql, " AND {condition}").expect("writing to a string");
    };
    if let Some(country) = filter.country {
        and(format_args!("country = '{}'", ChartCountry::as_str(&country)));
    }
    if let Some(stars) = filter.min_stars {
        and(format_args!("stars >= {stars}"));
    }
    if let Some(stars) = filter.max_stars {
        and(format_args!("stars <= {stars}"));
    }
    if let Some(from) = filter.from {
        and(format_args!("reviewed_at >= make_timestamp({})", from.timestamp_micros()));
    }
    if let Some(until) = filter.until {
        and(format_args!("reviewed_at < make_timestamp({})", until.timestamp_micros()));
    }
    for _ in &filter.words {
        and(format_args!("contains(lower(strip_accents(title || ' ' || body)), lower(strip_accents(?)))"));
    }
    sql
}

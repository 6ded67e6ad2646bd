//! Search in the reviews of all podcasts. There is no index: the query scans the texts for a bounded time.

use crate::error::{CatalogError, DbContext as _};
use crate::generation_database::GenerationDatabase;
use crate::generation_ratings::{review_condition, review_order};
use crate::tables;
use earshot_model::rating::{ReviewFilter, ReviewSearchPage};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

const ERROR_CONTEXT: &str = "cannot search the reviews of the generation";

impl GenerationDatabase {
    /// Returns reviews of all podcasts that match a filter, in the filter's order. Stops when `patience` is over.
    pub fn search_reviews(
        &self,
        filter: &ReviewFilter,
        skip: usize,
        limit: usize,
        patience: Duration,
    ) -> Result<ReviewSearchPage, CatalogError> {
        if !self.tables.join("reviews").exists() {
            return Ok(ReviewSearchPage::default());
        }
        // Only live rows count: a podcast's newest part wins, and removed podcasts are dead.
        let removed = if self.tables.join("removed").exists() {
            format!(
                "ANTI JOIN read_parquet('{}') removed
                     ON removed.podcast_id = found.podcast_id AND removed.revision > found.revision",
                self.part_files("removed", "*")
            )
        } else {
            String::new()
        };
        let sql = format!(
            "WITH found AS MATERIALIZED (SELECT * FROM read_parquet('{}') WHERE true {}),
             live AS (
                 SELECT id AS podcast_id, max(revision) AS revision FROM read_parquet('{}') podcasts
                 WHERE id IN (SELECT podcast_id FROM found) GROUP BY id
             )
             SELECT found.* FROM found {removed} JOIN live
                 ON live.podcast_id = found.podcast_id AND live.revision = found.revision
             {}, found.podcast_id LIMIT {limit} OFFSET {skip}",
            self.part_files("reviews", "*"),
            review_condition(filter),
            self.part_files("podcasts", "*"),
            review_order(filter),
        );
        let connection = self.connection();
        let interrupt = connection.interrupt_handle();
        let (done, waits) = channel::<()>();
        let found = std::thread::scope(|scope| {
            let watch = scope.spawn(move || {
                let is_over = waits.recv_timeout(patience) == Err(RecvTimeoutError::Timeout);
                if is_over {
                    interrupt.interrupt();
                }
                is_over
            });
            let found = || {
                let mut statement = connection.prepare(&sql).context(ERROR_CONTEXT)?;
                let words: Vec<&str> = filter.words.iter().map(String::as_str).collect();
                let batches = statement.query_arrow(duckdb::params_from_iter(words)).context(ERROR_CONTEXT)?;
                let mut reviews = Vec::new();
                for batch in batches {
                    reviews.extend(tables::rating::reviews_by_podcast_from_batch(&batch)?);
                }
                Ok(reviews)
            };
            let found: Result<_, CatalogError> = found();
            drop(done);
            (found, watch.join().unwrap_or(false))
        });
        match found {
            (_, true) => Ok(ReviewSearchPage { reviews: Vec::new(), is_cut_off: true }),
            (found, false) => Ok(ReviewSearchPage { reviews: found?, is_cut_off: false }),
        }
    }
}

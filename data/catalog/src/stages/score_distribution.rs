//! The score distribution over active podcasts.

use super::sql;
use crate::error::CatalogError;
use crate::writer::Writer;
use earshot_model::{ACTIVE_DAYS, SCORES_WITH_PERCENTILE, Timestamp};

impl Writer {
    /// Counts how many active podcasts have which score: for all podcasts, and the final score per category and
    /// language. Percentiles and ranks are read from these counts, so no row of a podcast is written.
    pub fn update_score_distribution(&mut self, now: Timestamp) -> Result<(), CatalogError> {
        let at = sql::timestamp_literal(now);
        let of_all = SCORES_WITH_PERCENTILE.iter().map(|score| {
            format!("SELECT '' AS category, '' AS language, '{score}' AS score, {score} AS value FROM active_scores")
        });
        let of_all: Vec<String> = of_all.collect();
        let rows = format!(
            "{} UNION ALL
             SELECT category, language, 'authority', authority FROM active_scores
             WHERE category IS NOT NULL AND language IS NOT NULL",
            of_all.join(" UNION ALL ")
        );
        self.run_unit(|unit| {
            unit.execute(
                "cannot count the scores of active shows",
                &format!(
                    "CREATE OR REPLACE TEMP TABLE active_scores AS
                     SELECT category, language, {} FROM scores
                     WHERE newest_at BETWEEN {at} - INTERVAL {ACTIVE_DAYS} DAY AND {at};
                     DELETE FROM score_distribution;
                     INSERT INTO score_distribution BY NAME
                     SELECT {at} AS as_of, category, language, score,
                            round(least(greatest(value, 0), 100) * 100)::BIGINT AS hundredths, count(*) AS shows
                     FROM ({rows}) WHERE value IS NOT NULL GROUP BY ALL
                     ORDER BY category, language, score, hundredths;
                     DROP TABLE active_scores",
                    SCORES_WITH_PERCENTILE.join(", ")
                ),
            )
        })
    }
}

//! Score history: one row per day on which a rounded score changed.

use crate::error::CatalogError;
use crate::records::ScoreUpdate;
use crate::writer::{UnitOfWork, Writer};
use chrono::{Days, NaiveDate};

/// Rows older than this are deleted.
const MAX_AGE_DAYS: u64 = 3 * 365;

/// Compared columns, each rounded. A slow change is recorded when it crosses a whole point; small fluctuations are not.
const SCORE_COLUMNS: &[&str] = &["authority", "quality", "engagement", "social", "youtube"];

/// Records the staged scores that differ from `scores`, before they are written there.
pub(super) fn record_changed_scores(unit: &UnitOfWork<'_>, updates: &[ScoreUpdate]) -> Result<(), CatalogError> {
    let Some(day) = updates.iter().map(|update| update.score.computed_at.date_naive()).max() else { return Ok(()) };
    let differs: Vec<String> = SCORE_COLUMNS
        .iter()
        .map(|score| format!("round(staged.{score}) IS DISTINCT FROM round(known.{score})"))
        .collect();
    // One row per day: delete today's earlier row. A podcast that was not scored earlier today has none.
    unit.execute(
        "cannot write the score history",
        &format!(
            "CREATE OR REPLACE TEMP TABLE noted AS
             SELECT DISTINCT ON (staged.podcast_id) staged.podcast_id, staged.authority, staged.quality,
                    staged.engagement, staged.social, staged.youtube, staged.weights,
                    known.computed_at >= DATE '{day}' AS is_again
             FROM staged_scores staged LEFT JOIN scores known USING (podcast_id)
             WHERE staged.authority IS NOT NULL
               AND (known.podcast_id IS NULL OR staged.weights IS DISTINCT FROM known.weights OR {});
             DELETE FROM score_history WHERE day = DATE '{day}' AND podcast_id IN (SELECT podcast_id FROM noted WHERE is_again);
             INSERT INTO score_history BY NAME SELECT * EXCLUDE (is_again), DATE '{day}' AS day FROM noted;
             DROP TABLE noted",
            differs.join(" OR ")
        ),
    )
}

impl Writer {
    /// Deletes rows older than three years.
    pub fn delete_old_scores(&mut self, today: NaiveDate) -> Result<(), CatalogError> {
        let Some(first) = today.checked_sub_days(Days::new(MAX_AGE_DAYS)) else { return Ok(()) };
        let sql = format!("DELETE FROM score_history WHERE day < DATE '{first}'");
        self.run_unit(|unit| unit.execute("cannot delete old scores", &sql))
    }
}

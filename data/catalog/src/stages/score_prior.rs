//! The prior of the authority score (decision 040).

use super::sql;
use crate::error::{CatalogError, DbContext as _};
use crate::writer::{UnitOfWork, Writer};
use duckdb::OptionalExt as _;
use earshot_model::{ScorePrior, Timestamp};

const ERROR_CONTEXT: &str = "cannot estimate the prior of scores";

impl Writer {
    /// Returns the prior that scores are computed with; `None` before the first pass.
    pub fn score_prior(&mut self) -> Result<Option<ScorePrior>, CatalogError> {
        let prior = |row: &duckdb::Row<'_>| -> duckdb::Result<ScorePrior> {
            Ok(ScorePrior { quality: row.get(0)?, engagement: row.get(1)?, social: row.get(2)?, youtube: row.get(3)? })
        };
        self.connection()?
            .query_row("SELECT quality, engagement, social, youtube FROM score_prior", [], prior)
            .optional()
            .context("cannot read the prior of scores")
    }

    /// Stores the first prior of a catalog.
    pub fn put_score_prior(&mut self, prior: ScorePrior, now: Timestamp) -> Result<(), CatalogError> {
        self.run_unit(|unit| replace_prior(unit, prior, now))
    }

    /// Estimates the prior from all scored podcasts. When the estimate is not near `stored`, replaces it, makes every
    /// podcast due, and returns the new prior.
    ///
    /// # Errors
    /// When the catalog cannot be read or written. Nothing is changed then.
    pub fn update_score_prior(
        &mut self,
        stored: ScorePrior,
        now: Timestamp,
    ) -> Result<Option<ScorePrior>, CatalogError> {
        self.run_unit(|unit| {
            let estimate = estimate_prior(unit)?;
            if estimate.is_near(&stored) {
                return Ok(None);
            }
            replace_prior(unit, estimate, now)?;
            unit.execute("cannot reset scores", "UPDATE scores SET input_revision = 0")?;
            Ok(Some(estimate))
        })
    }
}

fn estimate_prior(unit: &UnitOfWork<'_>) -> Result<ScorePrior, CatalogError> {
    let sql = "SELECT count(sample_quality), coalesce(avg(sample_quality), 0), coalesce(avg(sample_engagement), 0),
                      coalesce(avg(sample_social), 0), coalesce(avg(sample_youtube), 0)
               FROM scores";
    let estimate = |row: &duckdb::Row<'_>| -> duckdb::Result<ScorePrior> {
        let podcasts = row.get::<_, i64>(0)?.unsigned_abs();
        Ok(ScorePrior::from_average(podcasts, [row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?]))
    };
    unit.connection.query_row(sql, [], estimate).context(ERROR_CONTEXT)
}

fn replace_prior(unit: &UnitOfWork<'_>, prior: ScorePrior, now: Timestamp) -> Result<(), CatalogError> {
    let ScorePrior { quality, engagement, social, youtube } = prior;
    let at = sql::timestamp_literal(now);
    unit.execute(
        "cannot store the prior of scores",
        &format!(
            "DELETE FROM score_prior;
             INSERT INTO score_prior VALUES ({quality}, {engagement}, {social}, {youtube}, {at})"
        ),
    )
}

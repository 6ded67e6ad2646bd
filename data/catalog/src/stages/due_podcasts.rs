//! The due podcasts of a stage: listed once per pass and processed in batches.

use crate::error::{CatalogError, DbContext as _};
use crate::writer::Writer;

/// A stage that processes the output of earlier stages.
pub(crate) struct Stage {
    /// Name of the temporary table.
    pub(crate) name: &'static str,
    /// The table with the stage's `input_revision` per podcast.
    pub(crate) done_table: &'static str,
    /// SQL expression: the newest revision of the stage's inputs.
    pub(crate) input_revision: &'static str,
}

impl Writer {
    /// Lists all podcasts due for `stage`, ordered by id; returns their number.
    ///
    /// The list is a temporary table of the connection. It is rebuilt after another writer had a turn.
    fn list_due(&mut self, stage: &Stage) -> Result<(), CatalogError> {
        let Stage { name, done_table: done, input_revision: input } = stage;
        self.connection()?
            .execute_batch(&format!(
                "CREATE TEMP TABLE IF NOT EXISTS due_{name} AS
                 SELECT row_number() OVER (ORDER BY podcast_id) AS position, podcast_id, revision
                 FROM (
                     SELECT changes.podcast_id, {input} AS revision
                     FROM changes
                     JOIN podcasts ON podcasts.id = changes.podcast_id
                     LEFT JOIN {done} ON {done}.podcast_id = changes.podcast_id
                     WHERE {done}.input_revision IS NULL OR {done}.input_revision < {input}
                 )"
            ))
            .context("cannot list due podcasts")
    }

    /// Moves the next `limit` due podcasts into the temporary table `batch_<stage>`. Returns false when none is left;
    /// the list is then dropped, so that a later pass rebuilds it.
    pub(crate) fn take_due_batch(&mut self, stage: &Stage, limit: usize) -> Result<bool, CatalogError> {
        self.yield_to_waiting_writer();
        self.list_due(stage)?;
        let name = stage.name;
        let connection = self.connection()?;
        connection
            .execute_batch(&format!(
                "CREATE OR REPLACE TEMP TABLE batch_{name} AS FROM due_{name} ORDER BY position LIMIT {limit};
                 DELETE FROM due_{name} WHERE position <= (SELECT max(position) FROM batch_{name})"
            ))
            .context("cannot list due podcasts")?;
        let taken: i64 = connection
            .query_row(&format!("SELECT count(*) FROM batch_{name}"), [], |row| row.get(0))
            .context("cannot list due podcasts")?;
        if taken == 0 {
            connection.execute_batch(&format!("DROP TABLE due_{name}")).context("cannot list due podcasts")?;
        }
        Ok(taken > 0)
    }

    /// Counts the podcasts due for `stage`.
    pub(crate) fn count_due(&mut self, stage: &Stage) -> Result<u64, CatalogError> {
        self.list_due(stage)?;
        let count: i64 = self
            .connection()?
            .query_row(&format!("SELECT count(*) FROM due_{}", stage.name), [], |row| row.get(0))
            .context("cannot count due podcasts")?;
        Ok(count.unsigned_abs())
    }
}

//! Which podcasts a stage still has to do, listed once per pass and then worked off in slices.

use crate::error::{CatalogError, DbContext as _};
use crate::writer::Writer;

/// A stage that reads what others wrote.
pub(crate) struct Stage {
    /// Name of the temporary table.
    pub(crate) name: &'static str,
    /// The table with the stage's `input_revision` per podcast.
    pub(crate) done_table: &'static str,
    /// The newest revision of what the stage reads.
    pub(crate) input_revision: &'static str,
}

impl Writer {
    /// Lists all podcasts that are due for `stage`, in the order of their ids; returns how many there are.
    ///
    /// The list lives as long as the connection, so it is made anew after another writer had a turn.
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
            .context("cannot list what is due")
    }

    /// Takes the next `limit` due podcasts off the list into the temporary table `batch_<stage>`; false when none is
    /// left (the list is then forgotten, so that a later pass starts anew).
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
            .context("cannot list what is due")?;
        let taken: i64 = connection
            .query_row(&format!("SELECT count(*) FROM batch_{name}"), [], |row| row.get(0))
            .context("cannot list what is due")?;
        if taken == 0 {
            connection.execute_batch(&format!("DROP TABLE due_{name}")).context("cannot list what is due")?;
        }
        Ok(taken > 0)
    }

    /// How many podcasts are due for `stage`.
    pub(crate) fn count_due(&mut self, stage: &Stage) -> Result<u64, CatalogError> {
        self.list_due(stage)?;
        let count: i64 = self
            .connection()?
            .query_row(&format!("SELECT count(*) FROM due_{}", stage.name), [], |row| row.get(0))
            .context("cannot count what is due")?;
        Ok(count.unsigned_abs())
    }
}

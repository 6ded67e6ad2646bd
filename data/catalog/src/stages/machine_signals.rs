//! Reads and writes of the machine signal stage, and the search for texts that many shows share.
//!
//! Texts are never compared in pairs. Each of a show's newest few texts has four band hashes, and nearly equal texts
//! have most of them in common. A text is shared when two of its hashes occur in many shows. Only hashes that were
//! added or removed since the last count are counted, once for all podcasts of a pass.

use super::due_podcasts::Stage;
use super::sql;
use crate::columns::BatchReader;
use crate::error::{CatalogError, DbContext as _};
use crate::machine_signal_records::{EpisodeToClassify, MachineSignalUpdate, PodcastToClassify};
use crate::tables;
use crate::writer::{UnitOfWork, Writer};
use earshot_model::{PodcastId, Timestamp};
use std::collections::{HashMap, HashSet};

const STAGE: Stage = Stage { name: "machine", done_table: "machine_signals", input_revision: "changes.feed_revision" };

/// Newest episodes of a show that are read, and characters of their texts.
const MAX_EPISODES: usize = 50;
const MAX_TEXT_CHARS: usize = 2_000;
/// A text of more shows than this is shared. One show with several feeds, or a network with a common announcement,
/// stays below.
const MAX_SHOWS_PER_TEXT: i64 = 5;
/// Hashes counted at a time; with their shows they take some hundred megabytes.
const BANDS_PER_COUNT: i64 = 4_000_000;
/// Podcasts per statement.
const PODCASTS_PER_STATEMENT: usize = 2_000;

const ERROR_CONTEXT: &str = "cannot classify podcasts";

/// Number of a podcast's episodes, and the publish time of the first.
type EpisodeCounts = HashMap<PodcastId, (i64, Option<Timestamp>)>;

impl Writer {
    /// Counts podcasts with texts newer than their signals, or signals from another version of the rules.
    pub fn count_podcasts_to_classify(&mut self, rules: i64) -> Result<u64, CatalogError> {
        self.run_unit(|unit| {
            let again = "UPDATE machine_signals SET input_revision = 0 WHERE input_revision > 0";
            unit.execute("cannot apply new rules", &format!("{again} AND rules <> {rules}"))
        })?;
        self.count_due(&STAGE)
    }

    /// Returns the next podcasts whose texts changed since they were last classified; empty when none is due.
    pub fn podcasts_to_classify(&mut self, limit: usize) -> Result<Vec<PodcastToClassify>, CatalogError> {
        if !self.take_due_batch(&STAGE, limit)? {
            return Ok(Vec::new());
        }
        let podcasts = self.batch_podcasts(STAGE.name)?;
        // The podcasts of a unit are adjacent in id order: with these bounds the rows of others are skipped unread.
        let ids = || podcasts.iter().map(|(podcast, _)| podcast.id);
        let of_unit = match (ids().min(), ids().max()) {
            (Some(first), Some(last)) => {
                format!("(FROM episodes WHERE podcast_id BETWEEN '{first}' AND '{last}') episodes")
            }
            _ => return Ok(Vec::new()),
        };
        let mut counted = self.batch_first_and_count(&of_unit)?;
        let mut episodes = self.batch_newest_episodes(&of_unit)?;
        let mut shared = self.batch_shared_texts()?;
        let due = podcasts.into_iter().map(|(podcast, revision)| {
            let (episode_count, first_published_at) = counted.remove(&podcast.id).unwrap_or_default();
            let (shared_texts, shared_with) = shared.remove(&podcast.id).unwrap_or_default();
            let episodes = episodes.remove(&podcast.id).unwrap_or_default();
            PodcastToClassify {
                podcast,
                episodes,
                episode_count,
                first_published_at,
                shared_text_count: shared_texts,
                sharing_show_count: shared_with,
                revision,
            }
        });
        Ok(due.collect())
    }

    fn batch_first_and_count(&mut self, of_unit: &str) -> Result<EpisodeCounts, CatalogError> {
        let sql = format!(
            "SELECT podcast_id, count(*) AS episodes, min(published_at) AS first_at
             FROM {of_unit} SEMI JOIN batch_machine USING (podcast_id) GROUP BY podcast_id"
        );
        let mut found = EpisodeCounts::new();
        for batch in &self.query_batches(&sql, ERROR_CONTEXT)? {
            let columns = BatchReader::new("episodes", batch);
            let (podcast, episodes, first) =
                (columns.text("podcast_id")?, columns.int("episodes")?, columns.time("first_at")?);
            for row in 0..batch.num_rows() {
                found.insert(podcast.parsed(row)?, (episodes.required(row)?, first.get(row)?));
            }
        }
        Ok(found)
    }

    fn batch_newest_episodes(
        &mut self,
        of_unit: &str,
    ) -> Result<HashMap<PodcastId, Vec<EpisodeToClassify>>, CatalogError> {
        // Select the newest episodes by date first; texts are read only for those.
        let sql = format!(
            "SELECT podcast_id, title, left(description, {MAX_TEXT_CHARS}) AS text, enclosure_url, published_at
             FROM {of_unit} SEMI JOIN (
                 SELECT id FROM {of_unit} SEMI JOIN batch_machine USING (podcast_id)
                 QUALIFY row_number() OVER (PARTITION BY podcast_id ORDER BY published_at DESC NULLS LAST, id)
                         <= {MAX_EPISODES}
             ) newest USING (id)
             ORDER BY podcast_id, published_at DESC NULLS LAST, id"
        );
        let mut found: HashMap<PodcastId, Vec<EpisodeToClassify>> = HashMap::new();
        for batch in &self.query_batches(&sql, ERROR_CONTEXT)? {
            for (podcast, episode) in tables::machine::episodes_from_batch(batch)? {
                found.entry(podcast).or_default().push(episode);
            }
        }
        Ok(found)
    }

    fn batch_shared_texts(&mut self) -> Result<HashMap<PodcastId, (i64, i64)>, CatalogError> {
        let sql = "SELECT podcast_id, shared_texts, shared_with FROM machine_signals SEMI JOIN batch_machine USING (podcast_id)
                   WHERE shared_texts > 0";
        let mut found = HashMap::new();
        for batch in &self.query_batches(sql, ERROR_CONTEXT)? {
            let columns = BatchReader::new("machine_signals", batch);
            let (podcast, texts, shows) =
                (columns.text("podcast_id")?, columns.int("shared_texts")?, columns.int("shared_with")?);
            for row in 0..batch.num_rows() {
                found.insert(podcast.parsed(row)?, (texts.required(row)?, shows.required(row)?));
            }
        }
        Ok(found)
    }

    /// Writes signals in one transaction. A podcast is recorded as changed only when its signals changed.
    ///
    /// # Errors
    /// When the catalog cannot be written. Nothing of the unit is stored then.
    pub fn put_machine_signals(&mut self, updates: &[MachineSignalUpdate]) -> Result<(), CatalogError> {
        if updates.is_empty() {
            return Ok(());
        }
        self.run_unit(|unit| {
            let mut changed = HashSet::new();
            for updates in updates.chunks(PODCASTS_PER_STATEMENT) {
                put_signals(unit, updates, &mut changed)?;
            }
            if changed.is_empty() {
                return Ok(());
            }
            sql::record_stage_changes(unit, "machine_revision", changed.into_iter())
        })
    }

    /// Counts the shows of added and removed texts, and makes podcasts due again whose counts changed. Returns the
    /// number of these podcasts.
    ///
    /// # Errors
    /// When the catalog cannot be read or written. Nothing is changed then.
    pub fn count_shared_texts(&mut self) -> Result<u64, CatalogError> {
        let due = self.run_unit(|unit| {
            if query_count(unit, "SELECT count(*) FROM unchecked_bands")? == 0 {
                return Ok(0);
            }
            unit.execute(
                ERROR_CONTEXT,
                "CREATE OR REPLACE TEMP TABLE to_count AS
                 SELECT DISTINCT podcast_id FROM (SELECT podcast_id, unnest(bands) AS band FROM machine_signals)
                 SEMI JOIN unchecked_bands USING (band);
                 CREATE OR REPLACE TEMP TABLE bands_to_count AS
                 SELECT DISTINCT band FROM (SELECT unnest(bands) AS band FROM machine_signals SEMI JOIN to_count USING (podcast_id));
                 CREATE OR REPLACE TEMP TABLE crowded (band BIGINT, shows BIGINT)",
            )?;
            let parts = query_count(unit, "SELECT count(*) FROM bands_to_count")? / BANDS_PER_COUNT + 1;
            for part in 0..parts {
                unit.execute(ERROR_CONTEXT, &format!(
                    "INSERT INTO crowded
                     SELECT band, count(DISTINCT podcast_id) AS shows
                     FROM (SELECT podcast_id, unnest(bands) AS band FROM machine_signals)
                     SEMI JOIN (FROM bands_to_count WHERE abs(band % {parts}) = {part}) USING (band)
                     WHERE abs(band % {parts}) = {part}
                     GROUP BY band HAVING shows > {MAX_SHOWS_PER_TEXT}"
                ))?;
            }
            unit.execute(ERROR_CONTEXT, &recounted_sql())?;
            let due = query_count(unit, "SELECT count(*) FROM recounted")?;
            unit.execute(
                ERROR_CONTEXT,
                "UPDATE machine_signals SET shared_texts = now.shared_texts, shared_with = now.shared_with, input_revision = 0
                 FROM recounted now WHERE machine_signals.podcast_id = now.podcast_id;
                 DELETE FROM unchecked_bands",
            )?;
            Ok(due)
        })?;
        Ok(due.unsigned_abs())
    }
}

/// Returns SQL for the new counts of the podcasts that were counted, where they differ. A text is shared by as many
/// shows as its second most common hash: a single match may be chance.
fn recounted_sql() -> String {
    format!(
        "CREATE OR REPLACE TEMP TABLE recounted AS
         WITH placed AS (
             SELECT podcast_id, (generate_subscripts(bands, 1) - 1) // {bands} AS text, unnest(bands) AS band
             FROM machine_signals SEMI JOIN to_count USING (podcast_id)
         ), texts AS (
             SELECT podcast_id, text, list_reverse_sort(list(shows))[2] - 1 AS others
             FROM placed JOIN crowded USING (band) GROUP BY podcast_id, text
         ), summed AS (
             SELECT podcast_id, count(*) AS shared_texts, max(others) AS shared_with
             FROM texts WHERE others IS NOT NULL GROUP BY podcast_id
         )
         SELECT podcast_id, coalesce(summed.shared_texts, 0) AS shared_texts, coalesce(summed.shared_with, 0) AS shared_with
         FROM machine_signals SEMI JOIN to_count USING (podcast_id) LEFT JOIN summed USING (podcast_id)
         WHERE machine_signals.shared_texts <> coalesce(summed.shared_texts, 0)
            OR machine_signals.shared_with <> coalesce(summed.shared_with, 0)",
        bands = MachineSignalUpdate::BANDS_PER_TEXT
    )
}

fn put_signals(
    unit: &UnitOfWork<'_>,
    updates: &[MachineSignalUpdate],
    changed: &mut HashSet<PodcastId>,
) -> Result<(), CatalogError> {
    unit.stage("machine_signals", tables::machine::to_batch(updates))?;
    // Literals let DuckDB use the index; a join would scan the table.
    let ids = sql::id_list(updates.iter().map(|update| update.podcast_id));
    unit.execute(
        ERROR_CONTEXT,
        &format!(
            "CREATE OR REPLACE TEMP TABLE known_signals AS FROM machine_signals WHERE podcast_id IN ({ids});
             INSERT INTO unchecked_bands
             SELECT DISTINCT unnest(list_concat(
                 list_filter(staged.bands, lambda band: NOT list_contains(coalesce(known.bands, []), band)),
                 list_filter(coalesce(known.bands, []), lambda band: NOT list_contains(staged.bands, band))))
             FROM staged_machine_signals staged LEFT JOIN known_signals known USING (podcast_id)"
        ),
    )?;
    let changes =
        "SELECT staged.podcast_id FROM staged_machine_signals staged LEFT JOIN known_signals known USING (podcast_id)
                   WHERE staged.record::VARCHAR <> coalesce(known.record::VARCHAR, '{}')";
    for batch in unit.query_batches(ERROR_CONTEXT, changes)? {
        let podcast = BatchReader::new("machine_signals", &batch).text("podcast_id")?;
        for row in 0..batch.num_rows() {
            changed.insert(podcast.parsed(row)?);
        }
    }
    unit.upsert_distinct("machine_signals", "podcast_id", &["input_revision", "rules", "record", "bands"])
}

fn query_count(unit: &UnitOfWork<'_>, sql: &str) -> Result<i64, CatalogError> {
    unit.connection.query_row(sql, [], |row| row.get(0)).context(ERROR_CONTEXT)
}

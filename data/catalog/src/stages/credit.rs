//! Reads and writes of the credit stage.

use super::due_podcasts::Stage;
use super::sql;
use crate::columns::BatchReader;
use crate::credit_records::{CreditRow, CreditUpdate, EpisodeToCredit, PodcastCreditState, PodcastToCredit};
use crate::error::{CatalogError, DbContext as _};
use crate::tables;
use crate::writer::{UnitOfWork, Writer};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{Podcast, PodcastId};
use std::collections::{HashMap, HashSet};

const STAGE: Stage = Stage { name: "credit", done_table: "credited", input_revision: "changes.feed_revision" };

const CREDITED_COLUMNS: &[&str] =
    &["input_revision", "rules", "show_hash", "learned_from", "recurring", "habits", "hosts"];
const CREDIT_COLUMNS: &[&str] = &[
    "podcast_id",
    "text_at",
    "transcript_at",
    "people",
    "sponsors",
    "has_guests",
    "has_advertisers",
    "has_host_read_sponsors",
];

/// Episodes per statement.
const EPISODES_PER_STATEMENT: usize = 2_000;
/// Episodes of new shows per statement, which has no list of ids.
const NEW_EPISODES_PER_STATEMENT: usize = 10_000;

impl Writer {
    /// Counts podcasts with texts newer than their credits, or credits from another version of the rules.
    pub fn count_podcasts_to_credit(&mut self, rules: i64) -> Result<u64, CatalogError> {
        self.run_unit(|unit| {
            let again = "UPDATE credited SET input_revision = 0 WHERE input_revision > 0";
            unit.execute("cannot apply new rules", &format!("{again} AND rules <> {rules}"))
        })?;
        self.count_due(&STAGE)
    }

    /// Returns the next podcasts whose texts changed since their credits were extracted; empty when none is due. Their
    /// episodes are delivered by [`Writer::visit_episodes_to_credit`] until the next call. `show_hash` hashes a
    /// podcast's own texts; when the hash changed, all of its episodes are read again.
    pub fn podcasts_to_credit(
        &mut self,
        limit: usize,
        rules: i64,
        show_hash: impl Fn(&Podcast) -> i64,
    ) -> Result<Vec<PodcastToCredit>, CatalogError> {
        if !self.take_due_batch(&STAGE, limit)? {
            return Ok(Vec::new());
        }
        let mut known = self.batch_credited()?;
        let counts = self.batch_episode_counts()?;
        let podcasts = self.batch_podcasts("credit")?;
        let due = podcasts.into_iter().map(|(podcast, revision)| {
            let episodes = counts.get(&podcast.id).copied().unwrap_or(0);
            let known = known.remove(&podcast.id);
            let is_new = known.is_none();
            let known = known.filter(|known| {
                // Recurring people are learned again after the number of episodes grew by a quarter.
                let is_learned = episodes.saturating_mul(4) <= known.learned_from_episodes.saturating_mul(5);
                known.rules_version == rules && known.show_hash == show_hash(&podcast) && is_learned
            });
            PodcastToCredit { podcast, episode_count: episodes, show_credits: known, is_new, revision }
        });
        Ok(due.collect())
    }

    /// Calls the visitor with the episodes of the podcasts that [`Writer::podcasts_to_credit`] returned last, in the
    /// same order, newest first, a few thousand at a time. Podcasts without credits deliver all episodes, others only
    /// the changed ones.
    pub fn visit_episodes_to_credit(
        &mut self,
        podcasts: &[PodcastToCredit],
        mut visit: impl FnMut(Vec<EpisodeToCredit>),
    ) -> Result<(), CatalogError> {
        let doing = "cannot read episodes";
        let ids = || podcasts.iter().map(|due| due.podcast.id);
        // The podcasts are adjacent in id order, so these bounds skip all other rows before their texts are read.
        let (Some(first), Some(last)) = (ids().min(), ids().max()) else { return Ok(()) };
        let of_unit = format!("podcast_id BETWEEN '{first}' AND '{last}'");
        let whole = || podcasts.iter().filter(|due| due.show_credits.is_none()).map(|due| due.podcast.id);
        let which = match whole().count() {
            // On a first pass every podcast qualifies; comparing with stored credits would only cost time.
            all if all == podcasts.len() => String::new(),
            count => {
                let is_whole = match count {
                    0 => "false".to_owned(),
                    _ => format!("episodes.podcast_id IN ({})", sql::id_list(whole())),
                };
                format!(
                    "LEFT JOIN (SELECT episode_id, text_at, transcript_at FROM credits WHERE {of_unit}) known
                          ON known.episode_id = episodes.id
                     WHERE {is_whole} OR known.episode_id IS NULL OR known.text_at <> episodes.updated_at
                           OR known.transcript_at IS DISTINCT FROM spoken.fetched_at"
                )
            }
        };
        let sql = format!(
            "SELECT episodes.id, episodes.podcast_id, title, subtitle, author, description, description_html, persons,
                    published_at, updated_at, cues, fetched_at
             FROM (FROM episodes WHERE {of_unit}) episodes
             JOIN batch_credit batch ON batch.podcast_id = episodes.podcast_id
             LEFT JOIN (SELECT episode_id, cues, coalesce(corrected_at, fetched_at) AS fetched_at
                        FROM transcripts WHERE {of_unit}) spoken
                  ON spoken.episode_id = episodes.id
             {which}
             ORDER BY batch.position, published_at DESC NULLS LAST, episodes.id"
        );
        let mut statement = self.connection()?.prepare(&sql).context(doing)?;
        for batch in statement.stream_arrow([]).context(doing)? {
            visit(tables::credit::episodes_from_batch(&batch)?);
        }
        Ok(())
    }

    fn batch_credited(&mut self) -> Result<HashMap<PodcastId, PodcastCreditState>, CatalogError> {
        let sql = "SELECT credited.* FROM credited SEMI JOIN batch_credit USING (podcast_id)";
        let batches = self.query_batches(sql, "cannot read what is known of credits")?;
        let mut known = HashMap::new();
        for batch in &batches {
            known.extend(tables::credit::shows_from_batch(batch)?);
        }
        Ok(known)
    }

    fn batch_episode_counts(&mut self) -> Result<HashMap<PodcastId, i64>, CatalogError> {
        let sql = "SELECT podcast_id, count(*) AS episodes FROM episodes SEMI JOIN batch_credit USING (podcast_id)
                   GROUP BY podcast_id";
        let mut counts = HashMap::new();
        for batch in &self.query_batches(sql, "cannot count episodes")? {
            let columns = BatchReader::new("episodes", batch);
            let (podcast_id, episodes) = (columns.text("podcast_id")?, columns.int("episodes")?);
            for row in 0..batch.num_rows() {
                counts.insert(podcast_id.parsed(row)?, episodes.required(row)?);
            }
        }
        Ok(counts)
    }

    /// Writes credits in one transaction. A podcast is recorded as changed only when a credit was added, removed or
    /// altered. Reading the same texts again therefore changes no generation.
    ///
    /// # Errors
    /// When the catalog cannot be written. Nothing of the unit is stored then.
    pub fn put_credits(&mut self, mut updates: Vec<CreditUpdate>) -> Result<(), CatalogError> {
        if updates.is_empty() {
            return Ok(());
        }
        let mut new_rows: Vec<CreditRow> = Vec::new();
        let mut rows: Vec<CreditRow> = Vec::new();
        for update in &mut updates {
            let episodes = std::mem::take(&mut update.episodes);
            if update.is_new { new_rows.extend(episodes) } else { rows.extend(episodes) }
        }
        self.run_unit(|unit| {
            let mut changed = HashSet::new();
            for updates in updates.chunks(EPISODES_PER_STATEMENT) {
                put_show_credits(unit, updates, &mut changed)?;
            }
            for rows in new_rows.chunks(NEW_EPISODES_PER_STATEMENT) {
                put_new_credit_rows(unit, rows, &mut changed)?;
            }
            for rows in rows.chunks(EPISODES_PER_STATEMENT) {
                put_credit_rows(unit, rows, &mut changed)?;
            }
            if changed.is_empty() {
                return Ok(());
            }
            sql::record_stage_changes(unit, "credits_revision", changed.into_iter())
        })
    }
}

fn put_show_credits(
    unit: &UnitOfWork<'_>,
    updates: &[CreditUpdate],
    changed: &mut HashSet<PodcastId>,
) -> Result<(), CatalogError> {
    unit.stage("credited", tables::credit::shows_to_batch(updates))?;
    // Literals let DuckDB use the index; a join would scan the table.
    let ids = sql::id_list(updates.iter().map(|update| update.podcast_id));
    changed.extend(query_podcast_ids(
        unit,
        &format!(
            "SELECT staged.podcast_id FROM staged_credited staged
             LEFT JOIN (SELECT podcast_id, hosts FROM credited WHERE podcast_id IN ({ids})) known USING (podcast_id)
             WHERE staged.hosts::VARCHAR <> coalesce(known.hosts::VARCHAR, '[]')"
        ),
    )?);
    unit.upsert_distinct("credited", "podcast_id", CREDITED_COLUMNS)
}

/// Writes rows of new shows without comparing them. Rows of merged podcasts may exist, and are replaced.
fn put_new_credit_rows(
    unit: &UnitOfWork<'_>,
    rows: &[CreditRow],
    changed: &mut HashSet<PodcastId>,
) -> Result<(), CatalogError> {
    let has_credits = |row: &&CreditRow| !row.credits.people.is_empty() || !row.credits.sponsors.is_empty();
    changed.extend(rows.iter().filter(has_credits).map(|row| row.podcast_id));
    unit.stage("credits", tables::credit::to_batch(rows))?;
    unit.upsert_distinct("credits", "episode_id", CREDIT_COLUMNS)
}

fn put_credit_rows(
    unit: &UnitOfWork<'_>,
    rows: &[CreditRow],
    changed: &mut HashSet<PodcastId>,
) -> Result<(), CatalogError> {
    unit.stage("credits", tables::credit::to_batch(rows))?;
    let ids = sql::id_list(rows.iter().map(|row| row.episode_id));
    unit.execute(
        "cannot compare credits",
        &format!("CREATE OR REPLACE TEMP TABLE known_credits AS FROM credits WHERE episode_id IN ({ids})"),
    )?;
    changed.extend(query_podcast_ids(
        unit,
        "SELECT DISTINCT staged.podcast_id FROM staged_credits staged LEFT JOIN known_credits known USING (episode_id)
         WHERE staged.people::VARCHAR <> coalesce(known.people::VARCHAR, '[]')
            OR staged.sponsors::VARCHAR <> coalesce(known.sponsors::VARCHAR, '[]')",
    )?);
    unit.execute(
        "cannot compare credits",
        "DELETE FROM staged_credits USING known_credits known
         WHERE known.episode_id = staged_credits.episode_id AND known.podcast_id = staged_credits.podcast_id
           AND known.text_at = staged_credits.text_at
           AND known.transcript_at IS NOT DISTINCT FROM staged_credits.transcript_at
           AND known.people::VARCHAR = staged_credits.people::VARCHAR
           AND known.sponsors::VARCHAR = staged_credits.sponsors::VARCHAR",
    )?;
    unit.upsert_distinct("credits", "episode_id", CREDIT_COLUMNS)
}

fn query_podcast_ids(unit: &UnitOfWork<'_>, sql: &str) -> Result<Vec<PodcastId>, CatalogError> {
    let doing = "cannot compare credits";
    let mut statement = unit.connection.prepare(sql).context(doing)?;
    let batches: Vec<RecordBatch> = statement.query_arrow([]).context(doing)?.collect();
    let mut podcasts = Vec::new();
    for batch in &batches {
        let columns = BatchReader::new("credits", batch);
        let podcast_id = columns.text("podcast_id")?;
        for row in 0..batch.num_rows() {
            podcasts.push(podcast_id.parsed(row)?);
        }
    }
    Ok(podcasts)
}

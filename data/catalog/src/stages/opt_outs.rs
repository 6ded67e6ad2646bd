//! Opt-outs: the list, and its effect on stored data.

use super::crawl::put_contacts;
use super::sql;
use crate::error::{CatalogError, DbContext as _};
use crate::opt_out_file;
use crate::tables;
use crate::writer::Writer;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{OptOut, OptOutKind, OptOuts, PodcastId};
use std::collections::BTreeSet;

impl Writer {
    /// Returns the list, oldest first.
    pub fn opt_outs(&mut self) -> Result<Vec<OptOut>, CatalogError> {
        let doing = "cannot read the opt-outs";
        let mut statement =
            self.connection()?.prepare("FROM opt_outs ORDER BY added_at, kind, value").context(doing)?;
        let batches: Vec<RecordBatch> = statement.query_arrow([]).context(doing)?.collect();
        let mut entries = Vec::new();
        for batch in &batches {
            entries.extend(tables::contact::opt_outs_from_batch(batch)?);
        }
        Ok(entries)
    }

    /// Adds entries to the list, removes what they hide from contacts, and updates the file that running servers read.
    /// Returns the number of podcasts whose public data changed.
    ///
    /// # Errors
    /// When the catalog cannot be written. Nothing is changed then.
    pub fn add_opt_outs(&mut self, entries: &[OptOut]) -> Result<usize, CatalogError> {
        let of_each = entries.iter().map(|entry| self.podcasts_hidden_by(entry)).collect::<Result<Vec<_>, _>>()?;
        let affected: BTreeSet<PodcastId> = of_each.iter().flatten().copied().collect();
        let mut contacts = self.read_contacts(affected.iter().copied())?;
        let hidden: OptOuts = entries.iter().cloned().collect();
        contacts.retain(|podcast, contacts| hidden.redact_contacts(*podcast, contacts));
        self.run_unit(|unit| {
            unit.stage("opt_outs", tables::contact::opt_outs_to_batch(entries))?;
            unit.execute("cannot add an opt-out", "INSERT OR IGNORE INTO opt_outs BY NAME FROM staged_opt_outs")?;
            for (entry, podcasts) in entries.iter().zip(&of_each).filter(|(_, podcasts)| !podcasts.is_empty()) {
                let (ids, of_entry) = (sql::id_list(podcasts.iter()), entry_condition(entry));
                unit.execute(
                    "cannot add an opt-out",
                    &format!(
                        "UPDATE opt_outs SET podcasts
                         = list_distinct(list_concat(coalesce(podcasts, []::UUID[]), [{ids}]::UUID[])) {of_entry}"
                    ),
                )?;
            }
            put_contacts(unit, contacts.iter().map(|(podcast, contacts)| (*podcast, contacts)))?;
            if affected.is_empty() {
                return Ok(());
            }
            sql::record_stage_changes(unit, "links_revision", affected.iter().copied())
        })?;
        self.write_opt_out_file()?;
        Ok(affected.len())
    }

    /// Removes an entry from the list. What it hid is found again by the next reading of feed and site, which are due
    /// at once. Returns false when the entry was not on the list.
    pub fn remove_opt_out(&mut self, entry: &OptOut) -> Result<bool, CatalogError> {
        let of_entry = entry_condition(entry);
        let affected = self.query_ids(&format!("SELECT unnest(podcasts)::VARCHAR FROM opt_outs {of_entry}"))?;
        let value = sql::text_literal(&entry.value);
        let removed = self.run_unit(|unit| {
            let removed = unit
                .connection
                .execute(&format!("DELETE FROM opt_outs {of_entry}"), [])
                .context("cannot remove an opt-out")?;
            unit.execute(
                "cannot schedule the site",
                &format!(
                    "UPDATE sites SET next_at = least(next_at, asked_at), why = 'allowed'
                     WHERE state = 'refused' AND asked_at IS NOT NULL AND site = {value}"
                ),
            )?;
            if !affected.is_empty() {
                let ids = sql::id_list(affected.iter());
                unit.execute(
                    "cannot schedule podcasts",
                    &format!(
                        "UPDATE crawls SET input_revision = 0 WHERE podcast_id IN ({ids});
                         UPDATE sites SET next_at = least(next_at, asked_at), why = 'allowed', content_hash = NULL,
                                          etag = NULL, last_modified = NULL
                         WHERE asked_at IS NOT NULL AND site IN (SELECT site FROM site_podcasts WHERE podcast_id IN ({ids}))"
                    ),
                )?;
                sql::record_stage_changes(unit, "links_revision", affected.iter().copied())?;
            }
            Ok(removed > 0)
        })?;
        self.write_opt_out_file()?;
        Ok(removed)
    }

    /// Returns the podcast with a current or former slug.
    pub fn find_podcast_by_slug(&mut self, slug: &str) -> Result<Option<PodcastId>, CatalogError> {
        let sql = format!("SELECT podcast_id::VARCHAR FROM slugs WHERE slug = {}", sql::text_literal(slug));
        Ok(self.query_ids(&sql)?.into_iter().next())
    }

    /// Returns podcasts from which an entry hides something.
    fn podcasts_hidden_by(&mut self, entry: &OptOut) -> Result<Vec<PodcastId>, CatalogError> {
        let value = sql::text_literal(&entry.value);
        let sql = match entry.kind {
            OptOutKind::Address => format!(
                "SELECT id::VARCHAR FROM podcasts WHERE lower(owner_email) = {value}
                 UNION SELECT podcast_id::VARCHAR FROM contacts WHERE contains(lower(record::VARCHAR), {value})"
            ),
            OptOutKind::Domain => format!(
                "SELECT id::VARCHAR FROM podcasts WHERE contains(lower(owner_email), {value})
                 UNION SELECT podcast_id::VARCHAR FROM contacts WHERE contains(lower(record::VARCHAR), {value})"
            ),
            OptOutKind::Podcast => format!("SELECT id::VARCHAR FROM podcasts WHERE id::VARCHAR = {value}"),
            // Tables of a generation keep credits; pages about people leave them out when they are requested.
            OptOutKind::Person => return Ok(Vec::new()),
            OptOutKind::Contact => {
                format!("SELECT id::VARCHAR FROM podcasts WHERE id::VARCHAR = split_part({value}, ' ', 1)")
            }
        };
        self.query_ids(&sql)
    }

    fn query_ids(&mut self, sql: &str) -> Result<Vec<PodcastId>, CatalogError> {
        let doing = "cannot find podcasts";
        let mut statement = self.connection()?.prepare(sql).context(doing)?;
        let rows = statement.query_map([], |row| row.get::<_, String>(0)).context(doing)?;
        let ids = rows.collect::<Result<Vec<_>, _>>().context(doing)?;
        Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
    }

    /// Writes the list for programs that do not open the catalog.
    fn write_opt_out_file(&mut self) -> Result<(), CatalogError> {
        let entries = self.opt_outs()?;
        opt_out_file::write_opt_outs(self.dir(), &entries)
    }
}

fn entry_condition(entry: &OptOut) -> String {
    format!("WHERE kind = '{}' AND value = {}", entry.kind.as_str(), sql::text_literal(&entry.value))
}

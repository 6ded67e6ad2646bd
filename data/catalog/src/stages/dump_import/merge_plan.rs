//! The merge plan: it maps the rows of a dump to podcasts. Duplicates are resolved to the podcast they repeat,
//! and several rows of one podcast become one.

use super::import::DumpImport;
use super::row_parts;
use crate::atomic_file::replace_file;
use crate::error::{CatalogError, DbContext as _, IoContext as _};
use serde::{Deserialize, Serialize};
use std::fs;

/// The most rows per unit of work. More rows need more memory to sort. Fewer rows read the parts more often and leave
/// more of DuckDB's row groups (122,880 rows) unfilled.
const UNIT_ROWS: u64 = 200_000;
pub(super) const DUPLICATES_FILE: &str = "duplicates.parquet";
/// Folder with the winning row of each podcast, one file per id slice.
pub(super) const WINNERS_FOLDER: &str = "winners";
const PLAN_FILE: &str = "plan.json";
/// Id slices are ranges of the first byte; proposed slugs have as many buckets.
const ID_BUCKETS: u64 = 256;
/// Chains of duplicates are followed by pointer doubling, this many times.
const CHAIN_DOUBLINGS: usize = 6;

/// Podcast slices per unit for slugs and feeds, whose rows are short.
pub(super) const SLICES_PER_UNIT: u64 = 4;

/// How the rows are divided, and how many are in each group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct MergePlan {
    pub(super) slices: u64,
    pub(super) winners: u64,
    pub(super) duplicates: u64,
    pub(super) collapsed: u64,
}

impl MergePlan {
    /// Returns the first and last value of the ids' first byte in a slice.
    pub(super) fn byte_range(&self, slice: u64) -> (u64, u64) {
        let width = ID_BUCKETS / self.slices;
        (slice * width, (slice + 1) * width - 1)
    }
}

/// One unit of work. Variants are in the order of execution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MergeStep {
    Slugs(u64),
    Podcasts(u64),
    Feeds(u64),
    Aliases,
}

impl MergeStep {
    pub(super) fn list_steps(plan: &MergePlan) -> Vec<Self> {
        let few = plan.slices.div_ceil(SLICES_PER_UNIT);
        let slugs = (0..few).map(Self::Slugs);
        slugs
            .chain((0..plan.slices).map(Self::Podcasts))
            .chain((0..few).map(Self::Feeds))
            .chain([Self::Aliases])
            .collect()
    }

    pub(super) fn table_index(self) -> usize {
        match self {
            Self::Slugs(_) => 0,
            Self::Podcasts(_) => 1,
            Self::Feeds(_) => 2,
            Self::Aliases => 3,
        }
    }
}

pub(super) fn winners_file(slice: u64) -> String {
    format!("{WINNERS_FOLDER}/{slice:03}.parquet")
}

impl DumpImport {
    /// Reads the plan of an earlier run, if there is one.
    pub(super) fn read_plan(&self) -> Result<Option<MergePlan>, CatalogError> {
        match fs::read(self.folder.join(PLAN_FILE)) {
            Ok(note) => Ok(serde_json::from_slice(&note).ok()),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error).at("cannot read", self.folder.join(PLAN_FILE)),
        }
    }

    pub(super) fn save_plan(&self, plan: &MergePlan) -> Result<(), CatalogError> {
        replace_file(&self.folder.join(PLAN_FILE), &serde_json::to_vec(plan).expect("a plan has string keys"))
    }

    /// Builds the plan. It is deterministic for the same rows. `unit_rows` bounds the rows per unit.
    pub(super) fn make_plan(&mut self, unit_rows: Option<u64>) -> Result<MergePlan, CatalogError> {
        let folder = self.folder.join(WINNERS_FOLDER);
        fs::create_dir_all(&folder).at("cannot create", folder)?;
        self.connection()?;
        let all = self.quoted_path(row_parts::ALL_PARTS);
        self.write_duplicates(&all)?;
        let all_rows = self.count(&format!("SELECT count(*) FROM {all}"))?;
        let duplicates = self.count(&format!("SELECT count(*) FROM {}", self.quoted_path(DUPLICATES_FILE)))?;
        let slices = (all_rows / unit_rows.unwrap_or(UNIT_ROWS).max(1) + 1).min(ID_BUCKETS).next_power_of_two();
        let mut plan = MergePlan { slices, winners: 0, duplicates, collapsed: 0 };
        for slice in 0..slices {
            let (first, last) = plan.byte_range(slice);
            let file = winners_file(slice);
            self.run(&format!(
                "COPY (
                     SELECT id, row_id, slug AS wish, md5_number_lower(slug) % {ID_BUCKETS} AS bucket, feed_url,
                            row_popularity AS popularity
                     FROM {all} listed ANTI JOIN {duplicates} duplicates USING (row_id)
                     WHERE row_slice BETWEEN {first} AND {last}
                     QUALIFY row_number() OVER (
                         PARTITION BY id
                         ORDER BY row_dead, row_popularity DESC NULLS LAST, row_newest DESC NULLS LAST, row_id
                     ) = 1
                     ORDER BY id
                 ) TO '{to}' (FORMAT parquet)",
                duplicates = self.quoted_path(DUPLICATES_FILE),
                to = self.escaped_path(&file),
            ))?;
            plan.winners += self.count(&format!("SELECT count(*) FROM {}", self.quoted_path(&file)))?;
        }
        plan.collapsed = all_rows.saturating_sub(duplicates + plan.winners);
        Ok(plan)
    }

    /// Writes which rows repeat which podcast.
    fn write_duplicates(&self, all: &str) -> Result<(), CatalogError> {
        self.run(&format!(
            "CREATE OR REPLACE TABLE leads AS
             SELECT lead.row_id, lead.feed_url, lead.id, target.row_id AS target, target.id AS target_id
             FROM {all} lead JOIN {all} target ON target.row_id = lead.row_duplicate_of
             WHERE lead.row_duplicate_of IS NOT NULL AND lead.row_duplicate_of <> lead.row_id"
        ))?;
        // Each pass follows chains of twice the length.
        for _ in 0..CHAIN_DOUBLINGS {
            self.run(
                "CREATE OR REPLACE TABLE further AS
                 SELECT leads.row_id, leads.feed_url, leads.id, coalesce(next.target, leads.target) AS target,
                        coalesce(next.target_id, leads.target_id) AS target_id
                 FROM leads LEFT JOIN leads next ON next.row_id = leads.target;
                 DROP TABLE leads;
                 ALTER TABLE further RENAME TO leads",
            )?;
        }
        // Duplicates in a cycle are kept as they are, and so are further names of the same podcast.
        self.run(&format!(
            "COPY (
                 SELECT row_id, feed_url, id, target_id FROM leads
                 WHERE id <> target_id AND target NOT IN (SELECT row_id FROM leads) ORDER BY row_id
             ) TO '{to}' (FORMAT parquet);
             DROP TABLE leads",
            to = self.escaped_path(DUPLICATES_FILE),
        ))
    }

    fn run(&self, sql: &str) -> Result<(), CatalogError> {
        let connection = self.connection.as_ref().expect("the plan opened it");
        connection.execute_batch(sql).context("cannot plan the merge of a dump")
    }

    fn count(&self, sql: &str) -> Result<u64, CatalogError> {
        let connection = self.connection.as_ref().expect("the plan opened it");
        let count: i64 = connection.query_row(sql, [], |row| row.get(0)).context("cannot plan the merge of a dump")?;
        Ok(count.unsigned_abs())
    }
}

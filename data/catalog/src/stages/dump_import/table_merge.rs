//! Merges the parts into the catalog's tables, each in key order.

use super::import::{DumpImport, DumpImportCounts};
use super::merge_plan::{DUPLICATES_FILE, MergePlan, MergeStep, SLICES_PER_UNIT, WINNERS_FOLDER, winners_file};
use super::row_parts;
use crate::error::{CatalogError, DbContext as _};
use crate::stages::ingest::PODCAST_COLUMNS;
use crate::stages::sql;
use crate::writer::UnitOfWork;
use earshot_model::Timestamp;

/// One unit of work of a merge.
pub(super) struct TableMerge<'a> {
    pub(super) unit: &'a UnitOfWork<'a>,
    pub(super) import: &'a DumpImport,
    pub(super) plan: &'a MergePlan,
    pub(super) now: Timestamp,
}

impl TableMerge<'_> {
    pub(super) fn run_step(&self, step: MergeStep, counts: &mut DumpImportCounts) -> Result<(), CatalogError> {
        match step {
            MergeStep::Slugs(part) => self.insert_slugs(part),
            MergeStep::Podcasts(slice) => self.merge_podcasts(slice, counts),
            MergeStep::Feeds(part) => self.insert_feeds(part),
            MergeStep::Aliases => self.insert_aliases(),
        }
    }

    fn run(&self, sql: &str) -> Result<(), CatalogError> {
        self.unit.execute("cannot write the rows of a dump", sql)
    }

    fn count(&self, sql: &str) -> Result<u64, CatalogError> {
        let count: i64 =
            self.unit.connection.query_row(sql, [], |row| row.get(0)).context("cannot count the rows of a dump")?;
        Ok(count.unsigned_abs())
    }

    fn winners_pattern(&self) -> String {
        self.import.quoted_path(&format!("{WINNERS_FOLDER}/*.parquet"))
    }

    fn part_count(&self) -> u64 {
        self.plan.slices.div_ceil(SLICES_PER_UNIT)
    }

    /// Assigns slugs to new podcasts. Of podcasts that propose the same slug, the most popular one gets it. A unit
    /// holds all proposals of a slug.
    fn insert_slugs(&self, part: u64) -> Result<(), CatalogError> {
        let (winners, parts) = (self.winners_pattern(), self.part_count());
        self.run(&format!(
            "CREATE OR REPLACE TEMP TABLE wishes AS
             SELECT id::UUID AS id, wish, popularity FROM {winners}
             WHERE bucket % {parts} = {part};
             DELETE FROM wishes USING podcasts WHERE podcasts.id = wishes.id;
             DELETE FROM wishes USING slugs WHERE slugs.podcast_id = wishes.id"
        ))?;
        self.run(
            "CREATE OR REPLACE TEMP TABLE given AS
             SELECT id, CASE WHEN slugs.slug IS NULL
                              AND row_number() OVER (PARTITION BY wish ORDER BY popularity DESC NULLS LAST, id) = 1
                             THEN wish ELSE wish || '-' || left(id::VARCHAR, 8) END AS slug
             FROM wishes LEFT JOIN slugs ON slugs.slug = wishes.wish",
        )?;
        // Three times the id is longer than any other slug.
        self.run(
            "INSERT INTO slugs
             SELECT CASE WHEN slugs.slug IS NULL AND row_number() OVER (PARTITION BY given.slug ORDER BY id) = 1
                         THEN given.slug
                         ELSE 'podcast' || repeat('-' || replace(id::VARCHAR, '-', ''), 3) END AS slug, id
             FROM given LEFT JOIN slugs ON slugs.slug = given.slug
             ORDER BY 1;
             DROP TABLE given; DROP TABLE wishes",
        )
    }

    fn merge_podcasts(&self, slice: u64, counts: &mut DumpImportCounts) -> Result<(), CatalogError> {
        self.stage_verdicts(slice)?;
        self.run(&format!(
            "INSERT INTO podcasts BY NAME
             SELECT listed.* EXCLUDE ({own}) REPLACE (coalesce(
                 given.slug, 'podcast' || repeat('-' || replace(listed.id, '-', ''), 3)) AS slug)
             FROM {rows} listed
             JOIN verdicts ON verdicts.row_id = listed.row_id AND verdicts.verdict = 'new'
             LEFT JOIN (SELECT podcast_id, min(slug) AS slug FROM slugs SEMI JOIN verdicts ON verdicts.id = slugs.podcast_id
                        GROUP BY podcast_id) given ON given.podcast_id = verdicts.id
             {of_slice} ORDER BY verdicts.id",
            own = row_parts::ROW_COLUMNS,
            rows = self.import.quoted_path(row_parts::ALL_PARTS),
            of_slice = self.slice_condition(slice),
        ))?;
        let counted = |verdict: &str| {
            self.count(&format!("SELECT count(*) FROM verdicts WHERE starts_with(verdict, '{verdict}')"))
        };
        counts.new += counted("new")?;
        counts.elsewhere += counted("elsewhere")?;
        let (same, known, differs) = (counted("same")?, counted("known")?, counted("changed")?);
        counts.unchanged += same;
        counts.known += known;
        counts.changed += differs;
        if known + differs > 0 {
            self.update_podcasts(slice)?;
        }
        let revision = self.unit.next_revision()?;
        self.run(&format!(
            "INSERT INTO changes (podcast_id, feed_revision)
             SELECT id, {revision} FROM verdicts WHERE verdict IN ('new', 'changed', 'known, now with a number') ORDER BY id
             ON CONFLICT (podcast_id) DO UPDATE SET feed_revision = excluded.feed_revision;
             DROP TABLE verdicts"
        ))
    }

    fn slice_condition(&self, slice: u64) -> String {
        let (first, last) = self.plan.byte_range(slice);
        format!("WHERE row_slice BETWEEN {first} AND {last}")
    }

    /// Decides what to do with each row of a slice, and stores it in the temporary table `verdicts`.
    fn stage_verdicts(&self, slice: u64) -> Result<(), CatalogError> {
        self.run(&format!(
            "CREATE OR REPLACE TEMP TABLE verdicts AS
             SELECT row_id, id::UUID AS id, feed_url, 'new' AS verdict FROM {winners};
             UPDATE verdicts SET verdict = 'elsewhere' FROM feed_aliases
             WHERE feed_aliases.url = verdicts.feed_url AND feed_aliases.podcast_id <> verdicts.id;
             UPDATE verdicts SET verdict = 'elsewhere' FROM feeds
             WHERE feeds.url = verdicts.feed_url AND feeds.podcast_id <> verdicts.id;
             UPDATE verdicts SET verdict = 'same' FROM podcasts WHERE podcasts.id = verdicts.id AND verdict = 'new'",
            winners = self.import.quoted_path(&winners_file(slice)),
        ))?;
        if self.count("SELECT count(*) FROM verdicts WHERE verdict = 'same'")? == 0 {
            return Ok(());
        }
        let differs: Vec<String> = PODCAST_COLUMNS
            .iter()
            .filter(|column| **column != "updated_at")
            .map(|column| format!("podcasts.{column} IS DISTINCT FROM listed.{column}"))
            .collect();
        self.run(&format!(
            "CREATE OR REPLACE TEMP TABLE differing AS
             SELECT podcasts.id, podcasts.listing IS DISTINCT FROM listed.listing AS lists_anew,
                    listed.apple_id IS NOT NULL AND podcasts.apple_id IS NULL AS gains_number,
                    ({differs}) AS differs
             FROM {rows} listed
             JOIN verdicts ON verdicts.row_id = listed.row_id AND verdicts.verdict = 'same'
             JOIN podcasts ON podcasts.id = verdicts.id
             {of_slice};
             UPDATE verdicts SET verdict = CASE WHEN gains_number THEN 'known, now with a number'
                                                WHEN lists_anew THEN 'known, listed anew' ELSE 'known' END
             FROM differing, feeds
             WHERE differing.id = verdicts.id AND feeds.podcast_id = verdicts.id AND feeds.body_hash IS NOT NULL
               AND verdict = 'same';
             UPDATE verdicts SET verdict = 'changed' FROM differing
             WHERE differing.id = verdicts.id AND verdict = 'same' AND (lists_anew OR gains_number OR differs);
             DROP TABLE differing",
            differs = differs.join(" OR "),
            rows = self.import.quoted_path(row_parts::ALL_PARTS),
            of_slice = self.slice_condition(slice),
        ))
    }

    /// Updates existing podcasts. Values that come from a feed are never overwritten.
    fn update_podcasts(&self, slice: u64) -> Result<(), CatalogError> {
        let all: Vec<String> = PODCAST_COLUMNS.iter().map(|column| format!("{column} = listed.{column}")).collect();
        let listed = format!(
            "(SELECT verdicts.id AS podcast_id, verdicts.verdict, listed.* FROM {rows} listed
              JOIN verdicts ON verdicts.row_id = listed.row_id {of_slice}) listed",
            rows = self.import.quoted_path(row_parts::ALL_PARTS),
            of_slice = self.slice_condition(slice),
        );
        self.run(&format!(
            "UPDATE podcasts SET {all}, listing = listed.listing, apple_id = coalesce(listed.apple_id, podcasts.apple_id)
             FROM {listed} WHERE podcasts.id = listed.podcast_id AND listed.verdict = 'changed';
             UPDATE podcasts SET listing = listed.listing, apple_id = coalesce(podcasts.apple_id, listed.apple_id)
             FROM {listed} WHERE podcasts.id = listed.podcast_id
               AND listed.verdict IN ('known, now with a number', 'known, listed anew')",
            all = all.join(", "),
        ))
    }

    /// Adds feeds of podcasts without one. They were never read, so they are due before all others.
    fn insert_feeds(&self, part: u64) -> Result<(), CatalogError> {
        self.run(&format!(
            "INSERT INTO feeds BY NAME
             SELECT feed_url AS url, id::UUID AS podcast_id, TIMESTAMP '1970-01-01' AS fetched_at, 0 AS podcast_hash,
                    ''::BLOB AS items, '[]' AS issues
             FROM {winners} winners
             SEMI JOIN podcasts ON podcasts.id = winners.id::UUID
             ANTI JOIN feeds ON feeds.podcast_id = winners.id::UUID
             ANTI JOIN feeds named ON named.url = winners.feed_url
             ANTI JOIN feed_aliases ON feed_aliases.url = winners.feed_url
             WHERE row_id % {parts} = {part} ORDER BY feed_url",
            winners = self.winners_pattern(),
            parts = self.part_count(),
        ))
    }

    /// Adds URLs that the dump resolves to another podcast.
    fn insert_aliases(&self) -> Result<(), CatalogError> {
        self.run(&format!(
            "INSERT OR IGNORE INTO feed_aliases BY NAME
             SELECT DISTINCT ON (feed_url) feed_url AS url, target_id::UUID AS podcast_id, {now} AS seen_at
             FROM {duplicates} duplicates
             SEMI JOIN podcasts ON podcasts.id = duplicates.target_id::UUID
             ANTI JOIN podcasts own ON own.id = duplicates.id::UUID
             ANTI JOIN feeds ON feeds.url = duplicates.feed_url
             ORDER BY feed_url, row_id",
            now = sql::timestamp_literal(self.now),
            duplicates = self.import.quoted_path(DUPLICATES_FILE),
        ))
    }
}

//! Merging two records of one podcast. This is the only operation that touches the tables of every stage.

use super::identity::put_aliases;
use super::ingest::FEED_COLUMNS;
use super::sql;
use super::sql::record_changes_at;
use crate::error::{CatalogError, DbContext as _};
use crate::records::{FeedAlias, FeedUpdate, PodcastMerge};
use crate::tables;
use crate::writer::{UnitOfWork, Writer};
use earshot_model::EpisodeId;

/// Ids per statement.
const IDS_PER_STATEMENT: usize = 1000;

impl Writer {
    /// Merges a podcast into another in one transaction. Episodes move to the other podcast, and ids and slugs redirect
    /// to it. Links, contacts and score are removed, and the other podcast is due for every stage. Deleted rows are
    /// kept as JSON in `merged_ids`.
    ///
    /// Returns false and changes nothing when one of the two no longer exists, so the call can be repeated.
    ///
    /// # Errors
    /// When the catalog cannot be written. Nothing is changed then.
    pub fn merge_podcast(&mut self, merge: &PodcastMerge) -> Result<bool, CatalogError> {
        self.run_unit(|unit| {
            let PodcastMerge { old_id: old, kept_id: into, .. } = merge;
            let both: i64 = unit
                .connection
                .query_row(&format!("SELECT count(*) FROM podcasts WHERE id IN ('{old}', '{into}')"), [], |row| {
                    row.get(0)
                })
                .context("cannot read podcasts")?;
            if both != 2 || old == into {
                return Ok(false);
            }
            let revision = unit.next_revision()?;
            record_merge(unit, merge, revision)?;
            merge_episodes(unit, merge)?;
            merge_podcast_rows(unit, merge)?;
            merge_feed_rows(unit, merge)?;
            record_changes_at(unit, &[*into], revision)?;
            Ok(true)
        })
    }
}

/// Records the old podcast and redirects everything that led to it.
fn record_merge(unit: &UnitOfWork<'_>, merge: &PodcastMerge, revision: i64) -> Result<(), CatalogError> {
    let PodcastMerge { old_id: old, kept_id: into, .. } = merge;
    let (at, why) = (sql::timestamp_literal(merge.at), sql::text_literal(&merge.reason));
    unit.execute(
        "cannot record a merge",
        &format!(
            "UPDATE merged_ids SET new_id = '{into}' WHERE new_id = '{old}';
             UPDATE merged_ids SET podcast_id = '{into}' WHERE podcast_id = '{old}';
             INSERT INTO merged_ids
             SELECT id, '{into}', 'podcast', '{into}', slug, {at}, {why}, {revision}, to_json(podcasts)
             FROM podcasts WHERE id = '{old}'"
        ),
    )?;
    unit.execute("cannot record a merge", "CREATE OR REPLACE TEMP TABLE merging (old_id UUID, new_id UUID)")?;
    for pairs in merge.matched_episodes.chunks(IDS_PER_STATEMENT) {
        let rows: Vec<String> = pairs.iter().map(|(old, new)| format!("('{old}', '{new}')")).collect();
        unit.execute("cannot record a merge", &format!("INSERT INTO merging VALUES {}", rows.join(", ")))?;
        let old_ids = sql::id_list(pairs.iter().map(|(old, _)| old));
        unit.execute(
            "cannot record a merge",
            &format!(
                "UPDATE merged_ids SET new_id = merging.new_id FROM merging WHERE merged_ids.new_id = merging.old_id;
                 INSERT INTO merged_ids
                 SELECT id, new_id, 'episode', '{into}', slug, {at}, {why}, {revision}, to_json(found)
                 FROM (FROM episodes WHERE id IN ({old_ids})) found JOIN merging ON old_id = found.id"
            ),
        )?;
    }
    Ok(())
}

fn merge_episodes(unit: &UnitOfWork<'_>, merge: &PodcastMerge) -> Result<(), CatalogError> {
    let into = merge.kept_id;
    for pairs in merge.matched_episodes.chunks(IDS_PER_STATEMENT) {
        let old_ids = sql::id_list(pairs.iter().map(|(old, _)| old));
        let new_ids = sql::id_list(pairs.iter().map(|(_, new)| new));
        // Keep the transcript of an old episode when the remaining episode has none.
        unit.execute(
            "cannot merge transcripts",
            &format!(
                "CREATE OR REPLACE TEMP TABLE staged_transcripts AS
                 SELECT found.* REPLACE (merging.new_id AS episode_id, '{into}'::UUID AS podcast_id)
                 FROM (FROM transcripts WHERE episode_id IN ({old_ids})) found
                 JOIN merging ON merging.old_id = found.episode_id
                 WHERE merging.new_id NOT IN (SELECT episode_id FROM transcripts WHERE episode_id IN ({new_ids}));
                 INSERT INTO transcripts BY NAME FROM staged_transcripts;
                 DELETE FROM transcripts WHERE episode_id IN ({old_ids});
                 DELETE FROM credits WHERE episode_id IN ({old_ids});
                 DELETE FROM episodes WHERE id IN ({old_ids})"
            ),
        )?;
    }
    for_each_slice(&merge.moved_episodes, |ids| {
        unit.execute(
            "cannot move episodes",
            &format!(
                "UPDATE episodes SET podcast_id = '{into}' WHERE id IN ({ids});
                 UPDATE transcripts SET podcast_id = '{into}' WHERE episode_id IN ({ids});
                 UPDATE credits SET podcast_id = '{into}' WHERE episode_id IN ({ids})"
            ),
        )
    })?;
    let at = sql::timestamp_literal(merge.at);
    for_each_slice(&merge.gone_episodes, |ids| {
        let sql = format!("UPDATE episodes SET gone_at = {at} WHERE id IN ({ids}) AND gone_at IS NULL");
        unit.execute("cannot mark episodes as gone", &sql)
    })
}

fn for_each_slice(
    ids: &[EpisodeId],
    mut work: impl FnMut(String) -> Result<(), CatalogError>,
) -> Result<(), CatalogError> {
    ids.chunks(IDS_PER_STATEMENT).try_for_each(|ids| work(sql::id_list(ids.iter())))
}

fn merge_podcast_rows(unit: &UnitOfWork<'_>, merge: &PodcastMerge) -> Result<(), CatalogError> {
    let PodcastMerge { old_id: old, kept_id: into, .. } = merge;
    unit.execute(
        "cannot merge podcasts",
        &format!(
            "UPDATE slugs SET podcast_id = '{into}' WHERE podcast_id = '{old}';
             UPDATE feed_aliases SET podcast_id = '{into}' WHERE podcast_id = '{old}';
             UPDATE identity_keys SET podcast_id = '{into}' WHERE podcast_id = '{old}';
             DELETE FROM links WHERE podcast_id = '{old}';
             DELETE FROM crawls WHERE podcast_id = '{old}';
             DELETE FROM site_podcasts WHERE podcast_id = '{old}';
             DELETE FROM contacts WHERE podcast_id = '{old}';
             DELETE FROM site_accounts WHERE podcast_id = '{old}';
             DELETE FROM scores WHERE podcast_id = '{old}';
             DELETE FROM score_history WHERE podcast_id = '{old}';
             DELETE FROM chart_standings WHERE podcast_id = '{old}';
             INSERT INTO unchecked_bands SELECT unnest(bands) FROM machine_signals WHERE podcast_id = '{old}';
             DELETE FROM machine_signals WHERE podcast_id = '{old}';
             INSERT INTO ratings BY NAME SELECT * REPLACE ('{into}'::UUID AS podcast_id) FROM ratings
                 WHERE podcast_id = '{old}' ON CONFLICT DO NOTHING;
             DELETE FROM ratings WHERE podcast_id = '{old}';
             INSERT INTO reviews BY NAME SELECT * REPLACE ('{into}'::UUID AS podcast_id) FROM reviews
                 WHERE podcast_id = '{old}' ON CONFLICT DO NOTHING;
             DELETE FROM reviews WHERE podcast_id = '{old}';
             UPDATE platform_shows SET podcast_id = '{into}' WHERE podcast_id = '{old}';
             -- Of the other too: whose people are its hosts is read anew, of all episodes.
             DELETE FROM credited WHERE podcast_id IN ('{old}', '{into}');
             DELETE FROM changes WHERE podcast_id = '{old}';
             DELETE FROM podcasts WHERE id = '{old}'"
        ),
    )
}

/// Keeps one of the two feeds; the URL of the other becomes an alias.
fn merge_feed_rows(unit: &UnitOfWork<'_>, merge: &PodcastMerge) -> Result<(), CatalogError> {
    let (url, former) = (sql::text_literal(&merge.feed_state.url), sql::text_literal(&merge.former_url));
    unit.execute(
        "cannot merge feeds",
        &format!(
            "DELETE FROM feeds WHERE url = {former};
             DELETE FROM feed_aliases WHERE url = {url};
             UPDATE podcasts SET feed_url = {url} WHERE id = '{}'",
            merge.kept_id
        ),
    )?;
    let update = FeedUpdate {
        state: merge.feed_state.clone(),
        podcast: None,
        episodes: Vec::new(),
        gone_episodes: Vec::new(),
        issues: Vec::new(),
        keys: Vec::new(),
    };
    unit.stage("feeds", tables::feed::to_batch(&[update]))?;
    unit.upsert("feeds", "url", FEED_COLUMNS)?;
    let alias = FeedAlias { url: merge.former_url.clone(), podcast_id: merge.kept_id, seen_at: merge.at };
    put_aliases(unit, &[alias])
}

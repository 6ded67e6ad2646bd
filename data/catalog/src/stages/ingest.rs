//! Reads and writes of `ingest`.

use super::sql::{query_pairs, record_changes};
use super::{identity, sql};
use crate::error::CatalogError;
use crate::records::{FeedState, FeedUpdate};
use crate::tables;
use crate::writer::{UnitOfWork, Writer};
use earshot_model::{Episode, Podcast, PodcastId, slug};
use std::collections::{HashMap, HashSet};

pub(super) const FEED_COLUMNS: &[&str] = &["podcast_id", "fetched_at", "body_hash", "podcast_hash", "items", "issues"];
/// Columns that a reading updates. Slug, original title and `first_seen_at` are assigned once.
pub(super) const PODCAST_COLUMNS: &[&str] = &[
    "feed_url",
    "guid",
    "title",
    "author",
    "owner_name",
    "owner_email",
    "description_html",
    "description",
    "language",
    "genres",
    "keywords",
    "image_url",
    "website_url",
    "explicit",
    "kind",
    "medium",
    "generator",
    "copyright",
    "locked",
    "funding_url",
    "location",
    "persons",
    "namespace",
    "tag_counts",
    "media_host",
    "complete",
    "updated_at",
];
/// Episodes per statement, and the most of one podcast per transaction: the size of a DuckDB vector.
const EPISODES_PER_STATEMENT: usize = 2048;
/// When the text of one podcast's episodes exceeds this many bytes, they are written in several transactions.
const TEXT_BYTES_PER_TRANSACTION: usize = 4 << 20;

impl Writer {
    /// Returns the stored state of feeds by the requested URL, which may be the feed's own or an alias.
    pub fn feed_states(&mut self, urls: &[String]) -> Result<HashMap<String, FeedState>, CatalogError> {
        if urls.is_empty() {
            return Ok(HashMap::new());
        }
        self.yield_to_waiting_writer();
        let mut states = self.feeds_by_url(urls.iter().map(String::as_str))?;
        let aliases = self.find_aliases(urls.iter().filter(|url| !states.contains_key(*url)))?;
        let podcasts: HashSet<PodcastId> = aliases.iter().map(|(_, podcast)| *podcast).collect();
        let known = self.podcast_identities(&podcasts)?;
        for (url, podcast) in aliases {
            if let Some(known) = known.get(&podcast) {
                states.insert(url, known.feed_state.clone());
            }
        }
        Ok(states)
    }

    /// Writes changes of feeds in one transaction. Most episodes of a podcast with thousands of them are written in
    /// transactions of their own beforehand. The feed's state is written last, so after a kill in between these
    /// episodes count as new again.
    ///
    /// # Errors
    /// When the catalog cannot be written. Nothing of the last transaction is stored then.
    pub fn put_feeds(&mut self, mut updates: Vec<FeedUpdate>) -> Result<(), CatalogError> {
        if updates.is_empty() {
            return Ok(());
        }
        let mut seen = HashSet::new();
        for update in &mut updates {
            update.episodes.retain(|episode| seen.insert(episode.id));
            self.put_excess_episodes(update)?;
        }
        self.run_unit(|unit| {
            let changed = changed_podcast_ids(&updates);
            put_feed_states(unit, &updates)?;
            identity::put_keys(unit, &updates)?;
            put_podcasts(unit, updates.iter().filter_map(|update| update.podcast.clone()).collect())?;
            put_episodes(unit, &updates.iter().flat_map(|update| &update.episodes).collect::<Vec<_>>())?;
            mark_gone_episodes(unit, &updates)?;
            record_changes(unit, &changed)
        })
    }

    /// Writes surplus episodes in transactions of their own. The memory of a transaction grows with its rows, and some
    /// podcasts have tens of thousands of episodes, or very long show notes.
    fn put_excess_episodes(&mut self, update: &mut FeedUpdate) -> Result<(), CatalogError> {
        while let Some(some) = take_excess_episodes(&mut update.episodes) {
            let podcast = update.podcast.take();
            self.run_unit(|unit| {
                put_podcasts(unit, podcast.clone().into_iter().collect())?;
                put_episodes(unit, &some.iter().collect::<Vec<_>>())?;
                record_changes(unit, &[update.state.podcast_id])
            })?;
        }
        Ok(())
    }
}

/// Takes as many episodes from the end as fit one transaction, at least one; `None` when all of them fit.
fn take_excess_episodes(episodes: &mut Vec<Episode>) -> Option<Vec<Episode>> {
    let bytes = episodes.iter().rev().scan(0, |bytes, episode| {
        *bytes += count_text_bytes(episode);
        Some(*bytes)
    });
    let count =
        bytes.take(EPISODES_PER_STATEMENT).take_while(|bytes| *bytes <= TEXT_BYTES_PER_TRANSACTION).count().max(1);
    (count < episodes.len()).then(|| episodes.split_off(episodes.len() - count))
}

/// Show notes make up nearly all of an episode's row.
fn count_text_bytes(episode: &Episode) -> usize {
    episode.description_html.len() + episode.description.len()
}

fn put_podcasts(unit: &UnitOfWork<'_>, mut podcasts: Vec<Podcast>) -> Result<(), CatalogError> {
    if podcasts.is_empty() {
        return Ok(());
    }
    assign_slugs(unit, &mut podcasts)?;
    unit.stage("podcasts", tables::podcast::to_batch(&podcasts))?;
    unit.upsert("podcasts", "id", PODCAST_COLUMNS)
}

fn put_feed_states(unit: &UnitOfWork<'_>, updates: &[FeedUpdate]) -> Result<(), CatalogError> {
    unit.stage("feeds", tables::feed::to_batch(updates))?;
    unit.upsert("feeds", "url", FEED_COLUMNS)
}

/// Writes episodes in small groups, because the memory of a statement grows with its rows. Existing ones keep slug and
/// `first_seen_at`. They are found by a scan of all ids: the table has no index (migration 0016).
fn put_episodes(unit: &UnitOfWork<'_>, episodes: &[&Episode]) -> Result<(), CatalogError> {
    if episodes.is_empty() {
        return Ok(());
    }
    unit.stage("episodes", tables::episode::ids_to_batch(episodes))?;
    // Find the row positions first: a scan with more columns would read those columns of every episode.
    unit.execute(
        "cannot look for episodes",
        "CREATE OR REPLACE TEMP TABLE known_rows AS
         SELECT episodes.rowid AS position FROM episodes SEMI JOIN staged_episodes USING (id);
         CREATE OR REPLACE TEMP TABLE known_episodes AS
         SELECT id, slug, first_seen_at FROM episodes WHERE rowid IN (SELECT position FROM known_rows);
         DELETE FROM episodes WHERE rowid IN (SELECT position FROM known_rows)",
    )?;
    for some in episodes.chunks(EPISODES_PER_STATEMENT) {
        unit.stage("episodes", tables::episode::to_batch(some))?;
        unit.execute(
            "cannot write episodes",
            "INSERT INTO episodes BY NAME
             SELECT staged.* REPLACE (
                 coalesce(known.slug, staged.slug) AS slug,
                 coalesce(known.first_seen_at, staged.first_seen_at) AS first_seen_at
             )
             FROM staged_episodes staged LEFT JOIN known_episodes known USING (id)",
        )?;
    }
    Ok(())
}

fn changed_podcast_ids(updates: &[FeedUpdate]) -> Vec<PodcastId> {
    let changed = |update: &&FeedUpdate| {
        update.podcast.is_some() || !update.episodes.is_empty() || !update.gone_episodes.is_empty()
    };
    updates.iter().filter(changed).map(|update| update.state.podcast_id).collect()
}

/// Existing podcasts keep their slug. New ones get the proposed slug when it is free.
fn assign_slugs(unit: &UnitOfWork<'_>, podcasts: &mut [Podcast]) -> Result<(), CatalogError> {
    let ids = sql::id_list(podcasts.iter().map(|podcast| podcast.id));
    let known = query_pairs(unit, &format!("SELECT id::VARCHAR, slug FROM podcasts WHERE id IN ({ids})"))?;
    let known: HashMap<String, String> = known.into_iter().collect();
    let wishes = sql::id_list(podcasts.iter().filter_map(|podcast| slug::from_title(&podcast.title)));
    let mut taken: HashSet<String> = HashSet::new();
    if !wishes.is_empty() {
        let rows = query_pairs(unit, &format!("SELECT slug, podcast_id::VARCHAR FROM slugs WHERE slug IN ({wishes})"))?;
        taken.extend(rows.into_iter().map(|(slug, _)| slug));
    }

    let mut given = Vec::new();
    for podcast in podcasts.iter_mut() {
        if let Some(slug) = known.get(&podcast.id.to_string()) {
            podcast.slug.clone_from(slug);
            continue;
        }
        podcast.slug = slug::for_podcast(&podcast.title, podcast.id, |slug| !taken.contains(slug));
        taken.insert(podcast.slug.clone());
        given.push(format!("('{}', '{}')", podcast.slug, podcast.id));
    }
    if given.is_empty() {
        return Ok(());
    }
    unit.execute("cannot give slugs", &format!("INSERT OR IGNORE INTO slugs VALUES {}", given.join(", ")))
}

fn mark_gone_episodes(unit: &UnitOfWork<'_>, updates: &[FeedUpdate]) -> Result<(), CatalogError> {
    for update in updates.iter().filter(|update| !update.gone_episodes.is_empty()) {
        let at = sql::timestamp_literal(update.state.fetched_at);
        for ids in update.gone_episodes.chunks(1000) {
            let ids = sql::id_list(ids.iter());
            unit.execute(
                "cannot mark episodes as gone",
                &format!("UPDATE episodes SET gone_at = {at} WHERE id IN ({ids}) AND gone_at IS NULL"),
            )?;
        }
    }
    Ok(())
}

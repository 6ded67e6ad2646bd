//! What `ingest` reads and writes.

use super::sql;
use crate::error::{CatalogError, DbContext as _};
use crate::records::{FeedState, FeedUpdate};
use crate::tables;
use crate::writer::{Unit, Writer};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{Episode, Podcast, PodcastId, Transcript, slug};
use std::collections::{HashMap, HashSet};

const FEED_COLUMNS: &[&str] = &[
    "podcast_id",
    "fetched_at",
    "http_status",
    "etag",
    "last_modified",
    "body_hash",
    "podcast_hash",
    "items",
    "failures",
    "last_error",
    "issues",
];
/// Not the slug and not `first_seen_at`: those are given once.
const PODCAST_COLUMNS: &[&str] = &[
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
    "complete",
    "updated_at",
];
const EPISODE_COLUMNS: &[&str] = &[
    "guid",
    "title",
    "subtitle",
    "author",
    "description_html",
    "description",
    "web_url",
    "enclosure_url",
    "enclosure_type",
    "enclosure_bytes",
    "duration_s",
    "image_url",
    "published_at",
    "explicit",
    "season",
    "number",
    "kind",
    "persons",
    "keywords",
    "chapters_url",
    "transcript_links",
    "updated_at",
    "gone_at",
];
const TRANSCRIPT_COLUMNS: &[&str] = &["language", "source", "format", "cues", "fetched_at"];

impl Writer {
    /// What is remembered of these feeds, by the URL that was asked for: the feed's own or one it had before.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn feed_states(&mut self, urls: &[String]) -> Result<HashMap<String, FeedState>, CatalogError> {
        if urls.is_empty() {
            return Ok(HashMap::new());
        }
        self.give_way();
        // Literals and not a join: only so does the database look into the index instead of reading all feeds.
        let list: Vec<String> = urls.iter().map(|url| format!("'{}'", url.replace('\'', "''"))).collect();
        let list = list.join(", ");
        let sql = format!(
            "SELECT url AS asked, feeds.* FROM feeds WHERE url IN ({list})
             UNION ALL
             SELECT feed_aliases.url AS asked, feeds.*
             FROM feed_aliases JOIN feeds ON feeds.podcast_id = feed_aliases.podcast_id
             WHERE feed_aliases.url IN ({list})"
        );
        let mut states = HashMap::new();
        let mut statement = self.connection()?.prepare(&sql).doing("cannot read feeds")?;
        let batches: Vec<RecordBatch> = statement.query_arrow([]).doing("cannot read feeds")?.collect();
        for batch in &batches {
            for (asked, state) in tables::feed::from_batch(batch)? {
                states.entry(asked).or_insert(state);
            }
        }
        Ok(states)
    }

    /// Writes what readings of feeds brought, all in one transaction.
    ///
    /// # Errors
    /// When the catalog cannot be written; nothing of the unit is there then.
    pub fn put_feeds(&mut self, mut updates: Vec<FeedUpdate>) -> Result<(), CatalogError> {
        if updates.is_empty() {
            return Ok(());
        }
        self.unit(|unit| {
            let mut changed = changed_podcasts(&updates);
            put_states(unit, &updates)?;

            let mut podcasts: Vec<Podcast> = updates.iter_mut().filter_map(|update| update.podcast.take()).collect();
            give_slugs(unit, &mut podcasts)?;
            unit.stage("podcasts", tables::podcast::to_batch(&podcasts))?;
            unit.upsert("podcasts", "id", PODCAST_COLUMNS)?;

            let episodes: Vec<Episode> =
                updates.iter_mut().flat_map(|update| std::mem::take(&mut update.episodes)).collect();
            unit.stage("episodes", tables::episode::to_batch(&episodes))?;
            unit.upsert("episodes", "id", EPISODE_COLUMNS)?;
            mark_gone(unit, &updates)?;

            let transcripts: Vec<Transcript> =
                updates.iter_mut().flat_map(|update| std::mem::take(&mut update.transcripts)).collect();
            changed.extend(put_transcripts(unit, &transcripts)?);
            note_changes(unit, &changed)
        })
    }
}

fn put_states(unit: &Unit<'_>, updates: &[FeedUpdate]) -> Result<(), CatalogError> {
    unit.stage("feeds", tables::feed::to_batch(updates))?;
    unit.run(
        "cannot keep the issues of feeds",
        "UPDATE staged_feeds
         SET issues = coalesce((SELECT feeds.issues FROM feeds WHERE feeds.url = staged_feeds.url), '[]')
         WHERE issues IS NULL",
    )?;
    unit.upsert("feeds", "url", FEED_COLUMNS)
}

/// Writes new and changed transcripts; returns their podcasts. A run over a folder of transcripts submits all of them
/// each time, and must not make a generation of it when nothing changed.
fn put_transcripts(unit: &Unit<'_>, transcripts: &[Transcript]) -> Result<Vec<PodcastId>, CatalogError> {
    if transcripts.is_empty() {
        return Ok(Vec::new());
    }
    unit.stage("transcripts", tables::transcript::to_batch(transcripts))?;
    unit.run(
        "cannot compare transcripts",
        "DELETE FROM staged_transcripts USING transcripts
         WHERE transcripts.episode_id = staged_transcripts.episode_id
           AND transcripts.cues = staged_transcripts.cues
           AND transcripts.source = staged_transcripts.source
           AND transcripts.language IS NOT DISTINCT FROM staged_transcripts.language",
    )?;
    unit.upsert("transcripts", "episode_id", TRANSCRIPT_COLUMNS)?;
    let sql = "SELECT DISTINCT podcast_id::VARCHAR, '' FROM staged_transcripts";
    Ok(pairs(unit, sql)?.into_iter().filter_map(|(id, _)| id.parse().ok()).collect())
}

fn changed_podcasts(updates: &[FeedUpdate]) -> Vec<PodcastId> {
    let changed =
        |update: &&FeedUpdate| update.podcast.is_some() || !update.episodes.is_empty() || !update.gone.is_empty();
    updates.iter().filter(changed).map(|update| update.state.podcast_id).collect()
}

/// Known podcasts keep their slug; new ones get the one they wish for when it is free.
fn give_slugs(unit: &Unit<'_>, podcasts: &mut [Podcast]) -> Result<(), CatalogError> {
    if podcasts.is_empty() {
        return Ok(());
    }
    let ids = sql::list(podcasts.iter().map(|podcast| podcast.id));
    let known = pairs(unit, &format!("SELECT id::VARCHAR, slug FROM podcasts WHERE id IN ({ids})"))?;
    let known: HashMap<String, String> = known.into_iter().collect();
    let wishes = sql::list(podcasts.iter().filter_map(|podcast| slug::from_title(&podcast.title)));
    let mut taken: HashSet<String> = HashSet::new();
    if !wishes.is_empty() {
        let rows = pairs(unit, &format!("SELECT slug, podcast_id::VARCHAR FROM slugs WHERE slug IN ({wishes})"))?;
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
    unit.run("cannot give slugs", &format!("INSERT OR IGNORE INTO slugs VALUES {}", given.join(", ")))
}

fn pairs(unit: &Unit<'_>, sql: &str) -> Result<Vec<(String, String)>, CatalogError> {
    let mut statement = unit.connection.prepare(sql).doing("cannot read slugs")?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).doing("cannot read slugs")?;
    rows.collect::<Result<_, _>>().doing("cannot read slugs")
}

fn mark_gone(unit: &Unit<'_>, updates: &[FeedUpdate]) -> Result<(), CatalogError> {
    for update in updates.iter().filter(|update| !update.gone.is_empty()) {
        let at = sql::moment(update.state.fetched_at);
        for ids in update.gone.chunks(1000) {
            let ids = sql::list(ids.iter());
            unit.run(
                "cannot mark episodes as gone",
                &format!("UPDATE episodes SET gone_at = {at} WHERE id IN ({ids}) AND gone_at IS NULL"),
            )?;
        }
    }
    Ok(())
}

fn note_changes(unit: &Unit<'_>, changed: &[PodcastId]) -> Result<(), CatalogError> {
    if changed.is_empty() {
        return Ok(());
    }
    let revision = unit.next_revision()?;
    let distinct: HashSet<&PodcastId> = changed.iter().collect();
    let rows: Vec<String> = distinct.into_iter().map(|id| format!("('{id}', {revision})")).collect();
    unit.run(
        "cannot note the changes",
        &format!(
            "INSERT INTO changes (podcast_id, feed_revision) VALUES {}
             ON CONFLICT (podcast_id) DO UPDATE SET feed_revision = excluded.feed_revision",
            rows.join(", ")
        ),
    )
}

//! Reads and writes of transcripts that are fetched or imported separately from feeds.

use super::sql::{self, query_pairs, record_changes};
use crate::columns::BatchReader;
use crate::error::{CatalogError, DbContext as _};
use crate::records::TranscriptFailure;
use crate::tables;
use crate::writer::{UnitOfWork, Writer};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::transcript::RECOGNIZED_SOURCE;
use earshot_model::{EpisodeId, PodcastId, Timestamp, Transcript, TranscriptLink};
use std::collections::{HashMap, HashSet};

/// An episode whose feed links to transcripts, while the catalog has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingTranscript {
    pub episode_id: EpisodeId,
    pub podcast_id: PodcastId,
    /// URL of the feed.
    pub feed_url: Option<String>,
    /// Language of the podcast.
    pub language: Option<String>,
    pub links: Vec<TranscriptLink>,
}

/// An episode found by name.
#[derive(Clone, Debug, PartialEq)]
pub struct EpisodeReference {
    pub episode_id: EpisodeId,
    pub podcast_slug: String,
    pub slug: String,
    pub title: String,
}

/// Another transcript of an episode drops the corrections of the former one.
const TRANSCRIPT_COLUMNS: &[&str] =
    &["language", "source", "format", "cues", "fetched_at", "corrected_at", "uncorrected_md5", "confidence"];

impl Writer {
    /// Writes transcripts and failures in one transaction. Returns the number of new or changed transcripts. Episodes
    /// may be added later than their transcripts. A link that worked is no longer stored as failed.
    ///
    /// # Errors
    /// When the catalog cannot be written. Nothing of the unit is stored then.
    pub fn put_transcripts(
        &mut self,
        transcripts: &[Transcript],
        failed: &[TranscriptFailure],
    ) -> Result<u64, CatalogError> {
        if transcripts.is_empty() && failed.is_empty() {
            return Ok(0);
        }
        self.run_unit(|unit| {
            let (written, podcasts) = write_transcripts(unit, transcripts)?;
            record_changes(unit, &podcasts)?;
            let dead: HashSet<&str> = failed.iter().map(|failed| failed.url.as_str()).collect();
            let alive = transcripts.iter().map(|transcript| transcript.source.as_str());
            let alive = quoted_list(alive.filter(|source| !dead.contains(source)));
            if !alive.is_empty() {
                unit.execute(
                    "cannot delete failed links",
                    &format!("DELETE FROM transcript_tries WHERE url IN ({alive})"),
                )?;
            }
            if !failed.is_empty() {
                unit.stage("transcript_tries", tables::transcript_try::to_batch(failed))?;
                unit.upsert("transcript_tries", "url", &["failures", "reason", "tried_at", "next_at"])?;
            }
            Ok(written)
        })
    }

    /// Returns stored failures of these links, by URL.
    pub fn transcript_failures(&mut self, urls: &[String]) -> Result<HashMap<String, TranscriptFailure>, CatalogError> {
        if urls.is_empty() {
            return Ok(HashMap::new());
        }
        let list = quoted_list(urls.iter().map(String::as_str));
        let batches =
            self.query_batches(&format!("FROM transcript_tries WHERE url IN ({list})"), "cannot read failed links")?;
        let mut tries = HashMap::new();
        for batch in &batches {
            let found = tables::transcript_try::from_batch(batch)?;
            tries.extend(found.into_iter().map(|failed| (failed.url.clone(), failed)));
        }
        Ok(tries)
    }

    /// Returns the next episodes with transcript links, without a transcript of the podcast itself, and with a link that
    /// may be fetched at `now`; empty when there are none. The caller must write a transcript or a failure for each one, or a later pass
    /// returns it again.
    pub fn missing_transcripts(
        &mut self,
        now: Timestamp,
        limit: usize,
    ) -> Result<Vec<MissingTranscript>, CatalogError> {
        self.yield_to_waiting_writer();
        self.list_missing_transcripts(now)?;
        let connection = self.connection()?;
        let doing = "cannot list missing transcripts";
        let taken: Vec<String> = {
            let sql = format!("SELECT id::VARCHAR FROM missing_transcripts ORDER BY position LIMIT {limit}");
            let mut statement = connection.prepare(&sql).context(doing)?;
            let rows = statement.query_map([], |row| row.get(0)).context(doing)?;
            rows.collect::<Result<_, _>>().context(doing)?
        };
        if taken.is_empty() {
            connection.execute_batch("DROP TABLE missing_transcripts").context(doing)?;
            return Ok(Vec::new());
        }
        let ids = sql::id_list(taken.iter());
        connection.execute_batch(&format!("DELETE FROM missing_transcripts WHERE id IN ({ids})")).context(doing)?;
        // Literals let DuckDB use the index; a join would read all episodes.
        let batches = self.query_batches(
            &format!(
                "SELECT episodes.id AS episode_id, episodes.podcast_id, podcasts.feed_url, podcasts.language,
                        episodes.transcript_links
                 FROM episodes LEFT JOIN podcasts ON podcasts.id = episodes.podcast_id
                 WHERE episodes.id IN ({ids}) ORDER BY episodes.id"
            ),
            doing,
        )?;
        let mut missing = Vec::with_capacity(taken.len());
        for batch in &batches {
            let columns = BatchReader::new("episodes", batch);
            let (episode_id, podcast_id) = (columns.text("episode_id")?, columns.text("podcast_id")?);
            let (language, links) = (columns.text("language")?, columns.text("transcript_links")?);
            let feed_url = columns.text("feed_url")?;
            for row in 0..batch.num_rows() {
                missing.push(MissingTranscript {
                    episode_id: episode_id.parsed(row)?,
                    podcast_id: podcast_id.parsed(row)?,
                    feed_url: feed_url.get(row),
                    language: language.get(row),
                    links: links.json(row)?,
                });
            }
        }
        Ok(missing)
    }

    /// Lists missing transcripts once per pass. The list is a temporary table of the connection, rebuilt after another
    /// writer had a turn; episodes done in the meantime are not on it.
    fn list_missing_transcripts(&mut self, now: Timestamp) -> Result<(), CatalogError> {
        let now = sql::timestamp_literal(now);
        let recognized = RECOGNIZED_SOURCE;
        self.connection()?
            .execute_batch(&format!(
                "CREATE TEMP TABLE IF NOT EXISTS missing_transcripts AS
                 SELECT row_number() OVER (ORDER BY id) AS position, id
                 FROM (
                     SELECT DISTINCT id
                     FROM (
                         SELECT id, unnest(json_extract_string(transcript_links, '$[*].url')) AS url
                         FROM episodes
                         ANTI JOIN (SELECT episode_id FROM transcripts WHERE NOT starts_with(source, '{recognized}'))
                             ON episode_id = episodes.id
                         WHERE transcript_links <> '[]'
                     )
                     ANTI JOIN (SELECT url FROM transcript_tries WHERE next_at > {now}) USING (url)
                 )"
            ))
            .context("cannot list missing transcripts")
    }

    /// Finds episodes by id, slug, or `podcast-slug/episode-slug`.
    pub fn find_episodes_by_name(&mut self, name: &str) -> Result<Vec<EpisodeReference>, CatalogError> {
        let (podcast, episode) = name.rsplit_once('/').map_or((None, name), |(show, slug)| (Some(show), slug));
        let is_one = match episode.parse::<EpisodeId>() {
            Ok(id) => format!("episodes.id = '{id}'"),
            Err(_) => format!("episodes.slug = {}", quoted_list(std::iter::once(episode))),
        };
        let of_show = podcast
            .map_or_else(String::new, |show| format!("AND podcasts.slug = {}", quoted_list(std::iter::once(show))));
        let doing = "cannot look up an episode";
        let batches = self.query_batches(
            &format!(
                "SELECT episodes.id AS episode_id, podcasts.slug AS podcast_slug, episodes.slug, episodes.title
                 FROM episodes JOIN podcasts ON podcasts.id = episodes.podcast_id
                 WHERE {is_one} {of_show} ORDER BY podcasts.slug, episodes.id LIMIT 20"
            ),
            doing,
        )?;
        let mut found = Vec::new();
        for batch in &batches {
            let columns = BatchReader::new("episodes", batch);
            let (episode_id, podcast_slug) = (columns.text("episode_id")?, columns.text("podcast_slug")?);
            let (slug, title) = (columns.text("slug")?, columns.text("title")?);
            for row in 0..batch.num_rows() {
                found.push(EpisodeReference {
                    episode_id: episode_id.parsed(row)?,
                    podcast_slug: podcast_slug.required(row)?,
                    slug: slug.required(row)?,
                    title: title.required(row)?,
                });
            }
        }
        Ok(found)
    }

    /// Returns the transcript of an episode.
    pub fn transcript(&mut self, episode: EpisodeId) -> Result<Option<Transcript>, CatalogError> {
        let batches = self
            .query_batches(&format!("FROM transcripts WHERE episode_id = '{episode}'"), "cannot read a transcript")?;
        for batch in &batches {
            if let Some(transcript) = tables::transcript::from_batch(batch)?.pop() {
                return Ok(Some(transcript));
            }
        }
        Ok(None)
    }

    pub(crate) fn query_batches(&mut self, sql: &str, doing: &'static str) -> Result<Vec<RecordBatch>, CatalogError> {
        let mut statement = self.connection()?.prepare(sql).context(doing)?;
        Ok(statement.query_arrow([]).context(doing)?.collect())
    }
}

/// Writes new and changed transcripts; returns their number and their podcasts. An import repeats all transcripts of a
/// folder each time and must not cause a new generation when nothing changed, nor undo corrections of readers.
fn write_transcripts(unit: &UnitOfWork<'_>, transcripts: &[Transcript]) -> Result<(u64, Vec<PodcastId>), CatalogError> {
    if transcripts.is_empty() {
        return Ok((0, Vec::new()));
    }
    unit.stage("transcripts", tables::transcript::to_batch(transcripts))?;
    unit.execute(
        "cannot compare transcripts",
        "DELETE FROM staged_transcripts USING transcripts
         WHERE transcripts.episode_id = staged_transcripts.episode_id
           AND (transcripts.cues = staged_transcripts.cues
                OR transcripts.uncorrected_md5 = md5(staged_transcripts.cues::VARCHAR))
           AND transcripts.source = staged_transcripts.source
           AND transcripts.language IS NOT DISTINCT FROM staged_transcripts.language",
    )?;
    unit.upsert("transcripts", "episode_id", TRANSCRIPT_COLUMNS)?;
    let sql = "SELECT podcast_id::VARCHAR, count(*)::VARCHAR FROM staged_transcripts GROUP BY podcast_id";
    let rows = query_pairs(unit, sql)?;
    let written = rows.iter().filter_map(|(_, count)| count.parse::<u64>().ok()).sum();
    Ok((written, rows.into_iter().filter_map(|(id, _)| id.parse().ok()).collect()))
}

/// Formats values that may contain quotes as `'a', 'b'` for an `IN` list.
fn quoted_list<'a>(values: impl Iterator<Item = &'a str>) -> String {
    values.map(|value| format!("'{}'", value.replace('\'', "''"))).collect::<Vec<_>>().join(", ")
}

//! Which episode a transcript file belongs to, by its name.

use super::file_names::{folders, names};
use super::sql;
use crate::columns::{BatchBuilder, BatchReader};
use crate::error::{CatalogError, DbContext as _};
use crate::writer::Writer;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{EpisodeId, PodcastId};
use std::collections::{BTreeMap, HashMap};

/// What a file is called, as keys: see [`file_key`](super::file_key).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TranscriptFileName {
    /// Of its name, without the extension; each may name the episode.
    pub keys: Vec<String>,
    /// Of the folders it is in; each may name the podcast.
    pub folders: Vec<String>,
}

/// What of an episode a file is named after, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NamedAfter {
    Id,
    Slug,
    TranscriptLink,
    Guid,
    Enclosure,
    Title,
}

impl NamedAfter {
    /// By the ranks of the names' rows. A URL's last two parts say more than its last.
    const BY_RANK: [Self; 8] = [
        Self::Id,
        Self::Slug,
        Self::TranscriptLink,
        Self::TranscriptLink,
        Self::Guid,
        Self::Enclosure,
        Self::Enclosure,
        Self::Title,
    ];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Id => "id",
            Self::Slug => "slug",
            Self::Guid => "guid",
            Self::TranscriptLink => "transcript-link",
            Self::Enclosure => "enclosure",
            Self::Title => "title",
        }
    }
}

/// The episode of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TranscriptFileMatch {
    One {
        episode_id: EpisodeId,
        podcast_id: PodcastId,
        /// Of the podcast.
        language: Option<String>,
        by: NamedAfter,
    },
    /// Several episodes have that name, and no folder names one of their podcasts.
    Ambiguous {
        episodes: u64,
    },
    None,
}

/// A key of a file, by its place in the list.
struct KeyRow {
    file: i64,
    key: String,
}

/// Candidates of one file by one kind of name.
struct Candidates {
    rank: usize,
    all: u64,
    first: EpisodeId,
    in_folder: u64,
    first_in_folder: Option<EpisodeId>,
}

impl Writer {
    /// Finds the episode of each file, in the order of `files`. What reads the episodes once is the whole list, so lists of
    /// ten thousand are better than ten thousand lists.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn match_transcript_files(
        &mut self,
        files: &[TranscriptFileName],
    ) -> Result<Vec<TranscriptFileMatch>, CatalogError> {
        self.give_way();
        self.stage_keys("file_keys", files, |file| &file.keys)?;
        self.stage_keys("file_folders", files, |file| &file.folders)?;
        let doing = "cannot match transcript files";
        let batches = self.rows(
            &format!(
                "WITH shows AS (
                     SELECT DISTINCT file, podcast_id FROM file_folders JOIN ({folders}) USING (key)
                 ), found AS (
                     SELECT DISTINCT file, rank, id, podcast_id FROM file_keys JOIN ({names}) USING (key)
                 )
                 SELECT file, rank::BIGINT AS rank, count(*) AS all_count, min(id)::VARCHAR AS first,
                        count(shows.podcast_id) AS folder_count,
                        (min(id) FILTER (shows.podcast_id IS NOT NULL))::VARCHAR AS first_in_folder,
                        file IN (SELECT file FROM shows) AS has_show
                 FROM found LEFT JOIN shows USING (file, podcast_id)
                 GROUP BY file, rank ORDER BY file, rank",
                folders = folders(),
                names = names(),
            ),
            doing,
        )?;
        let mut candidates: BTreeMap<i64, (bool, Vec<Candidates>)> = BTreeMap::new();
        for batch in &batches {
            collect_candidates(batch, &mut candidates)?;
        }
        let chosen: Vec<Choice> = (0_i64..)
            .zip(files)
            .map(|(file, _)| candidates.get(&file).map_or(Choice::None, |(has_show, ranks)| choose(*has_show, ranks)))
            .collect();
        self.describe(&chosen)
    }

    fn stage_keys(
        &mut self,
        table: &str,
        files: &[TranscriptFileName],
        keys: impl Fn(&TranscriptFileName) -> &Vec<String>,
    ) -> Result<(), CatalogError> {
        let doing = "cannot stage the names of files";
        let connection = self.connection()?;
        connection
            .execute_batch(&format!("CREATE OR REPLACE TEMP TABLE {table} (file BIGINT, key VARCHAR)"))
            .doing(doing)?;
        let rows: Vec<KeyRow> = (0_i64..)
            .zip(files)
            .flat_map(|(file, name)| keys(name).iter().map(move |key| KeyRow { file, key: key.clone() }))
            .filter(|row| !row.key.is_empty())
            .collect();
        if rows.is_empty() {
            return Ok(());
        }
        let batch =
            BatchBuilder::new(&rows).int("file", |row| Some(row.file)).text("key", |row| Some(&row.key)).build();
        let mut appender = connection.appender_to_catalog_and_db(table, "temp", "main").doing(doing)?;
        appender.append_record_batch(batch).doing(doing)?;
        appender.flush().doing(doing)
    }

    /// Adds podcast and language to the episodes that were chosen.
    fn describe(&mut self, chosen: &[Choice]) -> Result<Vec<TranscriptFileMatch>, CatalogError> {
        let ids: Vec<EpisodeId> = chosen.iter().filter_map(Choice::episode).collect();
        let mut known: HashMap<EpisodeId, (PodcastId, Option<String>)> = HashMap::new();
        for some in ids.chunks(1000) {
            let sql = format!(
                "SELECT episodes.id AS episode_id, episodes.podcast_id, podcasts.language
                 FROM episodes LEFT JOIN podcasts ON podcasts.id = episodes.podcast_id WHERE episodes.id IN ({})",
                sql::list(some.iter())
            );
            for batch in &self.rows(&sql, "cannot match transcript files")? {
                let columns = BatchReader::new("episodes", batch);
                let (id, podcast) = (columns.text("episode_id")?, columns.text("podcast_id")?);
                let language = columns.text("language")?;
                for row in 0..batch.num_rows() {
                    known.insert(id.parsed(row)?, (podcast.parsed(row)?, language.get(row)));
                }
            }
        }
        let describe = |choice: &Choice| match *choice {
            Choice::None => TranscriptFileMatch::None,
            Choice::Ambiguous(episodes) => TranscriptFileMatch::Ambiguous { episodes },
            Choice::One(episode_id, by) => {
                known.get(&episode_id).map_or(TranscriptFileMatch::None, |(podcast_id, language)| {
                    TranscriptFileMatch::One { episode_id, podcast_id: *podcast_id, language: language.clone(), by }
                })
            }
        };
        Ok(chosen.iter().map(describe).collect())
    }
}

fn collect_candidates(
    batch: &RecordBatch,
    candidates: &mut BTreeMap<i64, (bool, Vec<Candidates>)>,
) -> Result<(), CatalogError> {
    let columns = BatchReader::new("episodes", batch);
    let (file, rank) = (columns.int("file")?, columns.int("rank")?);
    let (all, in_folder) = (columns.int("all_count")?, columns.int("folder_count")?);
    let (first, first_in_folder) = (columns.text("first")?, columns.text("first_in_folder")?);
    let has_show = columns.flag("has_show")?;
    for row in 0..batch.num_rows() {
        let entry = candidates.entry(file.required(row)?).or_default();
        entry.0 = has_show.required(row)?;
        entry.1.push(Candidates {
            rank: usize::try_from(rank.required(row)?).unwrap_or(usize::MAX),
            all: all.required(row)?.unsigned_abs(),
            first: first.parsed(row)?,
            in_folder: in_folder.required(row)?.unsigned_abs(),
            first_in_folder: first_in_folder.get(row).and_then(|id| id.parse().ok()),
        });
    }
    Ok(())
}

enum Choice {
    One(EpisodeId, NamedAfter),
    Ambiguous(u64),
    None,
}

impl Choice {
    fn episode(&self) -> Option<EpisodeId> {
        match self {
            Self::One(episode, _) => Some(*episode),
            Self::Ambiguous(_) | Self::None => None,
        }
    }
}

/// The best kind of name that an episode has. Within a folder of a podcast only that podcast's episodes count. Where
/// several have it, nothing is guessed from what says less.
fn choose(has_show: bool, ranks: &[Candidates]) -> Choice {
    for candidates in ranks {
        let (count, first) = match has_show {
            true => (candidates.in_folder, candidates.first_in_folder),
            false => (candidates.all, Some(candidates.first)),
        };
        match (count, first, NamedAfter::BY_RANK.get(candidates.rank)) {
            (1, Some(episode), Some(by)) => return Choice::One(episode, *by),
            (2.., _, _) => return Choice::Ambiguous(count),
            _ => {}
        }
    }
    Choice::None
}

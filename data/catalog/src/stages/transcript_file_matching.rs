//! Matches transcript files to episodes by file name.

use super::sql;
use super::transcript_file_keys::{file_keys_sql, folder_keys_sql};
use crate::columns::{BatchBuilder, BatchReader};
use crate::error::{CatalogError, DbContext as _};
use crate::writer::Writer;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{EpisodeId, PodcastId};
use std::collections::{BTreeMap, HashMap};

/// Keys of a file's path, see [`file_key`](super::file_key).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TranscriptFileName {
    /// Keys of the name without extension. Each may identify the episode.
    pub name_keys: Vec<String>,
    /// Keys of the folders that contain the file. Each may identify the podcast.
    pub folder_keys: Vec<String>,
}

earshot_model::named! {
    /// Property of an episode that a file is named after, best first.
    FileNameKind {
        Id = "id",
        Slug = "slug",
        TranscriptLink = "transcript-link",
        Guid = "guid",
        Enclosure = "enclosure",
        Title = "title",
    }
}

impl FileNameKind {
    /// In the order of the ranks of key rows. A URL's last two parts identify more precisely than its last one.
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
}

/// The match of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TranscriptFileMatch {
    Episode {
        episode_id: EpisodeId,
        podcast_id: PodcastId,
        /// Language of the podcast.
        language: Option<String>,
        kind: FileNameKind,
    },
    /// Several episodes match, and no folder identifies one of their podcasts.
    Ambiguous {
        episodes: u64,
    },
    None,
}

/// One key of a file, which is identified by its index in the list.
struct KeyRow {
    file: i64,
    key: String,
}

/// Candidate episodes of one file for one kind of name.
struct Candidates {
    rank: usize,
    count: u64,
    first_episode: EpisodeId,
    count_in_folder: u64,
    first_in_folder: Option<EpisodeId>,
}

impl Writer {
    /// Finds the episode of each file, in the order of `files`. Each call scans the episodes once, so pass files in
    /// lists of about ten thousand.
    pub fn match_transcript_files(
        &mut self,
        files: &[TranscriptFileName],
    ) -> Result<Vec<TranscriptFileMatch>, CatalogError> {
        self.yield_to_waiting_writer();
        self.stage_keys("file_keys", files, |file| &file.name_keys)?;
        self.stage_keys("file_folders", files, |file| &file.folder_keys)?;
        let doing = "cannot match transcript files";
        let batches = self.query_batches(
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
                folders = folder_keys_sql(),
                names = file_keys_sql(),
            ),
            doing,
        )?;
        let mut candidates: BTreeMap<i64, (bool, Vec<Candidates>)> = BTreeMap::new();
        for batch in &batches {
            collect_candidates(batch, &mut candidates)?;
        }
        let chosen: Vec<EpisodeChoice> = (0_i64..)
            .zip(files)
            .map(|(file, _)| {
                candidates.get(&file).map_or(EpisodeChoice::None, |(has_show, ranks)| choose_episode(*has_show, ranks))
            })
            .collect();
        self.describe_matches(&chosen)
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
            .context(doing)?;
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
        let mut appender = connection.appender_to_catalog_and_db(table, "temp", "main").context(doing)?;
        appender.append_record_batch(batch).context(doing)?;
        appender.flush().context(doing)
    }

    /// Adds podcast and language to the chosen episodes.
    fn describe_matches(&mut self, chosen: &[EpisodeChoice]) -> Result<Vec<TranscriptFileMatch>, CatalogError> {
        let ids: Vec<EpisodeId> = chosen.iter().filter_map(EpisodeChoice::episode).collect();
        let mut known: HashMap<EpisodeId, (PodcastId, Option<String>)> = HashMap::new();
        for some in ids.chunks(1000) {
            let sql = format!(
                "SELECT episodes.id AS episode_id, episodes.podcast_id, podcasts.language
                 FROM episodes LEFT JOIN podcasts ON podcasts.id = episodes.podcast_id WHERE episodes.id IN ({})",
                sql::id_list(some.iter())
            );
            for batch in &self.query_batches(&sql, "cannot match transcript files")? {
                let columns = BatchReader::new("episodes", batch);
                let (id, podcast) = (columns.text("episode_id")?, columns.text("podcast_id")?);
                let language = columns.text("language")?;
                for row in 0..batch.num_rows() {
                    known.insert(id.parsed(row)?, (podcast.parsed(row)?, language.get(row)));
                }
            }
        }
        let describe = |choice: &EpisodeChoice| match *choice {
            EpisodeChoice::None => TranscriptFileMatch::None,
            EpisodeChoice::Ambiguous(episodes) => TranscriptFileMatch::Ambiguous { episodes },
            EpisodeChoice::One(episode_id, by) => {
                known.get(&episode_id).map_or(TranscriptFileMatch::None, |(podcast_id, language)| {
                    TranscriptFileMatch::Episode {
                        episode_id,
                        podcast_id: *podcast_id,
                        language: language.clone(),
                        kind: by,
                    }
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
            count: all.required(row)?.unsigned_abs(),
            first_episode: first.parsed(row)?,
            count_in_folder: in_folder.required(row)?.unsigned_abs(),
            first_in_folder: first_in_folder.get(row).and_then(|id| id.parse().ok()),
        });
    }
    Ok(())
}

enum EpisodeChoice {
    One(EpisodeId, FileNameKind),
    Ambiguous(u64),
    None,
}

impl EpisodeChoice {
    fn episode(&self) -> Option<EpisodeId> {
        match self {
            Self::One(episode, _) => Some(*episode),
            Self::Ambiguous(_) | Self::None => None,
        }
    }
}

/// Chooses the episode with the best kind of name. In a folder of a podcast only that podcast's episodes count. When
/// the best kind is ambiguous, weaker kinds are not consulted.
fn choose_episode(has_show: bool, ranks: &[Candidates]) -> EpisodeChoice {
    for candidates in ranks {
        let (count, first) = match has_show {
            true => (candidates.count_in_folder, candidates.first_in_folder),
            false => (candidates.count, Some(candidates.first_episode)),
        };
        match (count, first, FileNameKind::BY_RANK.get(candidates.rank)) {
            (1, Some(episode), Some(by)) => return EpisodeChoice::One(episode, *by),
            (2.., _, _) => return EpisodeChoice::Ambiguous(count),
            _ => {}
        }
    }
    EpisodeChoice::None
}

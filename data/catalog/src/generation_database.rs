//! Reads a generation's Parquet tables: a stream of podcasts with their episodes for the index builder, and statistics
//! and directory pages for the API.

use crate::error::{CatalogError, DbContext as _};
use crate::tables;
use crate::tables::former_names::FormerEpisodeName;
use crate::writer::{CatalogOptions, database_config};
use chrono::DateTime;
use duckdb::arrow::record_batch::RecordBatch;
use duckdb::{ArrowStream, Connection};
use earshot_model::rating::{MeasuredDownloads, Rating, SocialProfile, combine_figures, measured_downloads};
use earshot_model::{
    DirectoryPage, Episode, EpisodeAliases, EpisodeCredits, EpisodeId, Link, OptOuts, Podcast, PodcastAliases,
    PodcastDocument, PodcastFigures, PodcastId, PodcastScore, SitemapEntry, StatedFacts, Statistics, Transcript,
    ValueCount,
};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// The rows of `corrected_facts` of a part without the table.
const NO_CORRECTIONS: &str = "SELECT '' AS podcast_id, '' AS fact, '' AS value LIMIT 0";

/// An in-process DuckDB over the Parquet tables of a generation. It holds no rows itself.
pub struct GenerationDatabase {
    connection: Mutex<Connection>,
    pub(crate) tables: PathBuf,
}

impl GenerationDatabase {
    /// Opens the tables in `folder` (`tables/` of a generation).
    pub fn open(folder: &Path, options: &CatalogOptions) -> Result<Self, CatalogError> {
        let config = database_config(options).context("cannot configure the database")?;
        let connection = Connection::open_in_memory_with_flags(config).context("cannot open the tables")?;
        let database = Self { connection: Mutex::new(connection), tables: folder.to_owned() };
        database.create_views()?;
        Ok(database)
    }

    /// Creates views of the live rows. A podcast's newest part wins, and all of its rows come from that part. Rows of
    /// removed podcasts are dead.
    fn create_views(&self) -> Result<(), CatalogError> {
        let all = |table: &str| format!("read_parquet('{}')", self.part_files(table, "*"));
        let connection = self.connection();
        // Generations from before removals existed have no `removed` table.
        let live = if self.tables.join("removed").exists() {
            format!(
                "(SELECT part.* FROM {} part
                  ANTI JOIN {} removed ON removed.podcast_id = part.id AND removed.revision > part.revision)",
                all("podcasts"),
                all("removed")
            )
        } else {
            all("podcasts")
        };
        connection
            .execute_batch(&format!(
                "CREATE VIEW podcasts AS FROM {live}
                 QUALIFY row_number() OVER (PARTITION BY id ORDER BY revision DESC) = 1"
            ))
            .context("cannot read the podcasts of the generation")?;
        for (table, key) in [
            ("episodes", "podcast_id"),
            ("transcripts", "podcast_id"),
            ("scores", "podcast_id"),
            ("links", "podcast_id"),
        ] {
            connection
                .execute_batch(&format!(
                    "CREATE VIEW {table} AS SELECT part.* FROM {} part
                     SEMI JOIN podcasts ON podcasts.id = part.{key} AND podcasts.revision = part.revision",
                    all(table)
                ))
                .context("cannot read the tables of the generation")?;
        }
        // First letter of the title, transliterated like the slug.
        connection
            .execute_batch(
                "CREATE VIEW directory AS
                 SELECT *, CASE WHEN slug[1] BETWEEN 'a' AND 'z' THEN slug[1] ELSE '0' END AS letter FROM podcasts",
            )
            .context("cannot read the podcasts of the generation")
    }

    pub(crate) fn part_files(&self, table: &str, part: &str) -> String {
        self.tables.join(table).join(format!("{part}.parquet")).to_string_lossy().replace('\'', "''")
    }

    pub(crate) fn connection(&self) -> Connection {
        // A clone shares the database. The mutex is held only while cloning, so queries run in parallel.
        let connection = self.connection.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        connection.try_clone().expect("an open in-memory database takes further connections")
    }

    /// Counts figures of the whole generation.
    pub fn statistics(&self) -> Result<Statistics, CatalogError> {
        let connection = self.connection();
        let count = |table: &str| -> Result<u64, CatalogError> {
            let count: i64 = connection
                .query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0))
                .context("cannot count the rows of the generation")?;
            Ok(count.unsigned_abs())
        };
        let counted = |sql: &str| -> Result<Vec<ValueCount>, CatalogError> {
            let mut statement = connection.prepare(sql).context("cannot count the values of the generation")?;
            let rows = statement
                .query_map([], |row| Ok(ValueCount { value: row.get(0)?, count: row.get::<_, i64>(1)?.unsigned_abs() }))
                .context("cannot count the values of the generation")?;
            rows.collect::<Result<_, _>>().context("cannot count the values of the generation")
        };
        Ok(Statistics {
            podcasts: count("podcasts")?,
            episodes: count("episodes")?,
            transcripts: count("transcripts")?,
            languages: counted(
                "SELECT lower(split_part(language, '-', 1)) AS value, count(*) AS n FROM podcasts
                 WHERE language IS NOT NULL GROUP BY value ORDER BY n DESC, value LIMIT 200",
            )?,
            genres: counted(
                "SELECT lower(value), count(*) AS n
                 FROM (SELECT DISTINCT id, unnest(from_json(genres, '[\"VARCHAR\"]')) AS value FROM podcasts)
                 GROUP BY lower(value) ORDER BY n DESC, 1 LIMIT 200",
            )?,
        })
    }

    /// Returns podcasts whose title begins with a letter (`a` to `z`, `0` for all other characters), ordered by slug.
    pub fn directory_page(&self, letter: char, skip: usize, limit: usize) -> Result<DirectoryPage, CatalogError> {
        let doing = "cannot read the directory";
        let connection = self.connection();
        let mut statement = connection
            .prepare("SELECT letter, count(*) FROM directory GROUP BY letter ORDER BY letter = '0', letter")
            .context(doing)?;
        let letters: Vec<(char, u64)> = statement
            .query_map([], |row| {
                let letter: String = row.get(0)?;
                Ok((letter.chars().next().unwrap_or('0'), row.get::<_, i64>(1)?.unsigned_abs()))
            })
            .context(doing)?
            .collect::<Result<_, _>>()
            .context(doing)?;
        let sql =
            format!("SELECT id::VARCHAR FROM directory WHERE letter = ? ORDER BY slug LIMIT {limit} OFFSET {skip}");
        let mut statement = connection.prepare(&sql).context(doing)?;
        let ids: Vec<String> = statement
            .query_map([letter.to_string()], |row| row.get(0))
            .context(doing)?
            .collect::<Result<_, _>>()
            .context(doing)?;
        let podcasts = ids.iter().filter_map(|id| id.parse().ok()).collect();
        let total = letters.iter().find(|(name, _)| *name == letter).map_or(0, |(_, count)| *count);
        Ok(DirectoryPage { total, podcasts, letters })
    }

    /// Returns podcasts ordered by slug, with the time of their last change.
    pub fn sitemap(&self, skip: usize, limit: usize) -> Result<Vec<SitemapEntry>, CatalogError> {
        let doing = "cannot list the podcasts";
        let connection = self.connection();
        let sql = format!("SELECT slug, epoch_us(updated_at) FROM podcasts ORDER BY slug LIMIT {limit} OFFSET {skip}");
        let mut statement = connection.prepare(&sql).context(doing)?;
        let rows = statement
            .query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?)))
            .context(doing)?
            .collect::<Result<Vec<_>, _>>()
            .context(doing)?;
        let entry = |(slug, micros)| Some(SitemapEntry { slug, updated_at: DateTime::from_timestamp_micros(micros)? });
        Ok(rows.into_iter().filter_map(entry).collect())
    }

    /// Returns the ids of all podcasts.
    pub fn podcast_ids(&self) -> Result<Vec<PodcastId>, CatalogError> {
        let doing = "cannot list the podcasts";
        let connection = self.connection();
        let mut statement = connection.prepare("SELECT id::VARCHAR FROM podcasts").context(doing)?;
        let rows = statement.query_map([], |row| row.get::<_, String>(0)).context(doing)?;
        let ids = rows.collect::<Result<Vec<_>, _>>().context(doing)?;
        Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
    }

    /// Returns the opt-outs at the time the part was written.
    fn opt_outs(&self, part: &str) -> Result<OptOuts, CatalogError> {
        let doing = "cannot read the opt-outs of the generation";
        let connection = self.connection();
        let sql = format!("FROM read_parquet('{}')", self.part_files("opt_outs", part));
        let mut statement = connection.prepare(&sql).context(doing)?;
        let batches: Vec<RecordBatch> = statement.query_arrow([]).context(doing)?.collect();
        let mut entries = Vec::new();
        for batch in &batches {
            entries.extend(tables::contact::opt_outs_from_batch(batch)?);
        }
        Ok(entries.into_iter().collect())
    }

    /// Calls `visit` for every podcast of one part with its episodes, ordered by id. Rows are streamed: memory is
    /// bounded by a few batches, however large the part is. Episodes that `visit` does not consume are skipped.
    ///
    /// # Errors
    /// When the tables cannot be read, or when `visit` returns an error.
    pub fn visit_part<E: From<CatalogError>>(
        &self,
        part: &str,
        mut visit: impl FnMut(PodcastDocument, &mut dyn Iterator<Item = Result<EpisodeWithTranscript, E>>) -> Result<(), E>,
    ) -> Result<(), E> {
        // Each file is sorted by id, and DuckDB reads a file in its order, so no sort is needed.
        let select = |table: &str| format!("FROM read_parquet('{}')", self.part_files(table, part));
        let hidden = self.opt_outs(part)?;
        let connections: [Connection; 15] = std::array::from_fn(|_| self.connection());
        let doing = "cannot read the tables of the generation";
        let prepare = |index: usize, sql: String| connections[index].prepare(&sql).context(doing);
        let mut podcasts = prepare(0, select("podcasts"))?;
        let mut scores = prepare(1, select("scores"))?;
        let mut links = prepare(2, select("links"))?;
        let mut episodes = prepare(3, select("episodes"))?;
        let mut transcripts = prepare(4, select("transcripts"))?;
        let mut podcast_names = prepare(5, select("former_podcasts"))?;
        let mut episode_names = prepare(6, select("former_episodes"))?;
        let mut contacts = prepare(7, select("contacts"))?;
        let mut credits = prepare(8, select("credits"))?;
        let mut credited = prepare(9, select("credited"))?;
        let mut ratings = prepare(10, select("ratings"))?;
        let mut profiles = prepare(11, select("social_profiles"))?;
        let mut machine = prepare(12, select("machine"))?;
        let mut shows = prepare(13, select("shows"))?;
        // Parts of older programs have no corrected facts.
        let has_corrections = self.tables.join("corrected_facts").join(format!("{part}.parquet")).exists();
        let mut corrections =
            prepare(14, if has_corrections { select("corrected_facts") } else { NO_CORRECTIONS.to_owned() })?;

        let podcasts = RowStream::new(podcasts.stream_arrow([]).context(doing)?, tables::podcast::exported_from_batch);
        let mut scores = RowStream::new(scores.stream_arrow([]).context(doing)?, tables::score::from_batch);
        let mut links = RowStream::new(links.stream_arrow([]).context(doing)?, tables::link::from_batch);
        let mut episodes = RowStream::new(episodes.stream_arrow([]).context(doing)?, tables::episode::from_batch);
        let mut transcripts =
            RowStream::new(transcripts.stream_arrow([]).context(doing)?, tables::transcript::from_batch);
        let mut podcast_names =
            RowStream::new(podcast_names.stream_arrow([]).context(doing)?, tables::former_names::podcasts_from_batch);
        let mut episode_names =
            RowStream::new(episode_names.stream_arrow([]).context(doing)?, tables::former_names::episodes_from_batch);
        let mut contacts = RowStream::new(contacts.stream_arrow([]).context(doing)?, tables::contact::from_batch);

        let mut credits = RowStream::new(credits.stream_arrow([]).context(doing)?, tables::credit::from_batch);
        let mut credited =
            RowStream::new(credited.stream_arrow([]).context(doing)?, tables::credit::podcasts_from_batch);
        let mut ratings = RowStream::new(ratings.stream_arrow([]).context(doing)?, tables::rating::from_batch);
        let mut profiles =
            RowStream::new(profiles.stream_arrow([]).context(doing)?, tables::rating::profiles_from_batch);
        let mut machine = RowStream::new(machine.stream_arrow([]).context(doing)?, tables::machine::from_batch);
        let mut shows = RowStream::new(shows.stream_arrow([]).context(doing)?, tables::show::from_batch);
        let mut corrections =
            RowStream::new(corrections.stream_arrow([]).context(doing)?, tables::corrected_fact::from_batch);

        for podcast in podcasts {
            let (podcast, is_private): (Podcast, bool) = podcast?;
            let id = podcast.id;
            let score: Option<PodcastScore> = scores.take_for_podcast(id, |score| score.podcast_id)?;
            let mut podcast_links: Vec<Link> = Vec::new();
            while let Some(link) = links.take_for_podcast(id, |link| link.podcast_id)? {
                podcast_links.push(link);
            }
            let mut former = PodcastAliases::default();
            while let Some(name) = podcast_names.take_for_podcast(id, |name| name.podcast_id)? {
                name.add_to(&mut former);
            }
            let mut of_podcast = std::iter::from_fn(|| -> Option<Result<EpisodeWithTranscript, E>> {
                let episode = match episodes.take_for_podcast(id, |episode| episode.podcast_id) {
                    Ok(episode) => episode?,
                    Err(error) => return Some(Err(error.into())),
                };
                let transcript = loop {
                    // Transcripts have the same order. A transcript without an episode is skipped.
                    match transcripts.take_if(|next| next.podcast_id == id && next.episode_id <= episode.id) {
                        Ok(Some(transcript)) if transcript.episode_id == episode.id => break Some(transcript),
                        Ok(Some(_)) => {}
                        Ok(None) => break None,
                        Err(error) => return Some(Err(error.into())),
                    }
                };
                let former = match take_former_names(&mut episode_names, &episode) {
                    Ok(former) => former,
                    Err(error) => return Some(Err(error.into())),
                };
                let credits = match take_credits(&mut credits, &episode) {
                    Ok(credits) => credits,
                    Err(error) => return Some(Err(error.into())),
                };
                Some(Ok((episode, transcript, former, credits)))
            });
            let (mut figures, newest_profiles, downloads) = take_figures(id, &mut ratings, &mut profiles)?;
            #[expect(clippy::cast_precision_loss, reason = "nobody has 2^53 listeners")]
            let listeners = |score: &PodcastScore| score.audience.as_ref().map(|it| it.monthly_listeners as f64);
            figures.monthly_listeners = score.as_ref().and_then(listeners);
            let podcast_contacts = contacts.take_for_podcast(id, |(podcast, _)| *podcast)?;
            let mut document = PodcastDocument {
                podcast,
                score,
                links: podcast_links,
                contacts: podcast_contacts.map(|(_, contacts)| contacts).unwrap_or_default(),
                aliases: former,
                figures,
                // Feeds name none: a correction may.
                countries: Vec::new(),
                credits: credited
                    .take_for_podcast(id, |(podcast, _)| *podcast)?
                    .map(|(_, credits)| credits)
                    .unwrap_or_default(),
                machine: machine
                    .take_for_podcast(id, |(podcast, _)| *podcast)?
                    .map(|(_, signs)| signs)
                    .unwrap_or_default(),
                shows: Vec::new(),
                is_private,
                profiles: newest_profiles,
                downloads,
                generated: None,
                owner_statement: None,
                ignore_reason: None,
            };
            while let Some((_, claim)) = shows.take_for_podcast(id, |(podcast, _)| *podcast)? {
                document.shows.push(claim);
            }
            let mut stated = StatedFacts::default();
            while let Some(corrected) = corrections.take_for_podcast(id, |corrected| corrected.podcast)? {
                stated.corrections.push((corrected.fact, corrected.value));
            }
            stated.apply(&mut document);
            hidden.redact_document(&mut document);
            document.remove_unsafe_contacts();
            visit(document, &mut of_podcast)?;
            for rest in of_podcast {
                rest?;
            }
        }
        Ok(())
    }
}

/// Takes the ratings and profiles of a podcast, and returns its figures, the newest counts of each profile, and measured
/// downloads. The first row of each profile is its newest.
fn take_figures(
    podcast: PodcastId,
    ratings: &mut RowStream<'_, (PodcastId, Rating)>,
    profiles: &mut RowStream<'_, (PodcastId, SocialProfile)>,
) -> Result<(PodcastFigures, Vec<SocialProfile>, Option<MeasuredDownloads>), CatalogError> {
    let mut of_podcast = Vec::new();
    while let Some((_, rating)) = ratings.take_for_podcast(podcast, |(of, _)| *of)? {
        of_podcast.push(rating);
    }
    let mut newest: Vec<SocialProfile> = Vec::new();
    while let Some((_, profile)) = profiles.take_for_podcast(podcast, |(of, _)| *of)? {
        if newest.last().is_none_or(|last| last.url != profile.url) {
            newest.push(profile);
        }
    }
    Ok((combine_figures(&of_podcast, &newest), newest, measured_downloads(&of_podcast)))
}

/// An episode with its transcript, former names and credits.
pub type EpisodeWithTranscript = (Episode, Option<Transcript>, EpisodeAliases, EpisodeCredits);

/// Takes the credits of an episode and skips those of earlier ones.
fn take_credits(
    credits: &mut RowStream<'_, (PodcastId, EpisodeId, EpisodeCredits)>,
    episode: &Episode,
) -> Result<EpisodeCredits, CatalogError> {
    let requested = (episode.podcast_id, episode.id);
    while let Some((_, id, credits)) = credits.take_if(|(podcast, id, _)| (*podcast, *id) <= requested)? {
        if id == episode.id {
            return Ok(credits);
        }
    }
    Ok(EpisodeCredits::default())
}

/// Takes the former names of an episode and skips those of earlier ones.
fn take_former_names(
    names: &mut RowStream<'_, FormerEpisodeName>,
    episode: &Episode,
) -> Result<EpisodeAliases, CatalogError> {
    let mut former = EpisodeAliases::default();
    let requested = (episode.podcast_id, episode.id);
    while let Some(name) = names.take_if(|name| (name.podcast_id, name.episode_id) <= requested)? {
        if name.episode_id == episode.id {
            former.ids.push(name.id);
            former.slugs.push(name.slug);
        }
    }
    Ok(former)
}

/// A stream of rows from batches: one batch in memory, one row of look-ahead.
struct RowStream<'statement, Row> {
    batches: ArrowStream<'statement>,
    decode: fn(&RecordBatch) -> Result<Vec<Row>, CatalogError>,
    rows: std::iter::Peekable<std::vec::IntoIter<Row>>,
}

impl<'statement, Row> RowStream<'statement, Row> {
    fn new(batches: ArrowStream<'statement>, decode: fn(&RecordBatch) -> Result<Vec<Row>, CatalogError>) -> Self {
        Self { batches, decode, rows: Vec::new().into_iter().peekable() }
    }

    fn fetch_batch(&mut self) -> Result<(), CatalogError> {
        while self.rows.peek().is_none() {
            let Some(batch) = self.batches.next() else { return Ok(()) };
            self.rows = (self.decode)(&batch)?.into_iter().peekable();
        }
        Ok(())
    }

    fn take_if(&mut self, requested: impl Fn(&Row) -> bool) -> Result<Option<Row>, CatalogError> {
        self.fetch_batch()?;
        Ok(self.rows.next_if(requested))
    }

    /// Returns the next row if it belongs to `podcast`; skips rows of earlier podcasts.
    fn take_for_podcast(
        &mut self,
        podcast: PodcastId,
        key: impl Fn(&Row) -> PodcastId,
    ) -> Result<Option<Row>, CatalogError> {
        while self.take_if(|row| key(row) < podcast)?.is_some() {}
        self.take_if(|row| key(row) == podcast)
    }
}

impl<Row> Iterator for RowStream<'_, Row> {
    type Item = Result<Row, CatalogError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.take_if(|_| true) {
            Ok(row) => row.map(Ok),
            Err(error) => Some(Err(error)),
        }
    }
}

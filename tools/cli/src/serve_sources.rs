//! Connects the API to the data folder: opened generations, the app database, the async runtime.

use crate::args::AppArgs;
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::search_cluster::{cluster_advice, is_unavailable};
use crate::search_engines::SearchEngines;
use crate::server_log::SERVER_LOG;
use crate::stored_people::StoredPeople;
use chrono::NaiveDate;
use earshot_api::serving::{
    CatalogTables, ChartDays, ChartRows, ChartTables, GenerationSource, OpenGeneration, ShowPositions, SourceError,
    TablesError,
};
use earshot_app::{Availability, Db, DbError};
use earshot_catalog::{
    CatalogError, CatalogOptions, ChartHistory, DataDir, Generation, GenerationDatabase, PeopleFile, generation,
    opt_out_stamp, read_opt_outs, read_rss_statistics,
};
use earshot_indexer::{OpenError, SearchBackend};
use earshot_model::chart::{ChartKey, ChartPlatform, ChartShowRecord, ChartSpan};
use earshot_model::rating::{Rating, ReviewFilter, ReviewPage, ReviewSearchPage, SocialProfile};
use earshot_model::{
    DirectoryPage, OptOuts, PeerGroup, PodcastId, PodcastScore, RssStatistics, ScorePercentiles, ScorePoint,
    SitemapEntry, Statistics,
};
use std::collections::HashMap;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

/// A search of reviews scans their texts.
const REVIEW_SEARCH_TIMEOUT: Duration = Duration::from_secs(5);
const OTHER_DATABASE_ADVICE: &str = "--app-database or EARSHOT_APP_DATABASE names an app database in another place";
const DEFAULT_BASE_URL: &str = "http://127.0.0.1:8080";

/// Runs async work of a command that is not a server.
pub fn block_on<T>(work: impl Future<Output = T>) -> CommandResult<T> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::internal)?;
    Ok(runtime.block_on(work))
}

/// Returns the public URL of the server.
pub fn base_url(app: &AppArgs, listen: Option<&str>) -> String {
    match (&app.base_url, listen) {
        (Some(url), _) => url.clone(),
        (None, Some(listen)) => format!("http://{listen}"),
        (None, None) => DEFAULT_BASE_URL.to_owned(),
    }
}

/// Returns the URL of the app database: the given one, or SQLite in the data folder.
pub fn database_url(context: &Context, app: &AppArgs) -> String {
    app.app_database.clone().unwrap_or_else(|| format!("sqlite://{}", context.data.app_database().display()))
}

pub async fn open_app_database(context: &Context, app: &AppArgs) -> CommandResult<Db> {
    Db::open(&database_url(context, app), context.clock.clone()).await.map_err(to_database_failure)
}

pub fn to_database_failure(error: DbError) -> Failure {
    match error {
        DbError::EmailTaken { .. }
        | DbError::InvalidEmail { .. }
        | DbError::EmailConfusable { .. }
        | DbError::AccountNotFound { .. }
        | DbError::TooManyKeys { .. }
        | DbError::Rejected(_)
        | DbError::Team(_) => Failure::input(error),
        DbError::CreateFolder { .. }
        | DbError::CreateFile { .. }
        | DbError::CannotServeReadOnly { .. }
        | DbError::Unavailable(Availability::ReadOnly) => Failure::internal(error).with_advice(OTHER_DATABASE_ADVICE),
        other => Failure::internal(other),
    }
}

/// Opens the served generation.
///
/// # Errors
/// When nothing is published yet, or the generation cannot be read.
pub fn open_served_generation(context: &Context) -> CommandResult<earshot_catalog::Generation> {
    generation::open_current(&context.data)?
        .ok_or_else(|| Failure::from(CatalogError::NoGeneration(context.data.generations())))
}

pub fn to_index_failure(error: OpenError) -> Failure {
    let hint = error.hint();
    Failure::internal(error).with_advice(hint)
}

/// What the operator can do about a generation that does not open. Only damage is a reason to replace it.
fn generation_advice(error: &SourceError) -> Option<String> {
    let of_index = || error.0.downcast_ref::<OpenError>().map(|error| error.hint().to_owned());
    let of_engine = || of_index().or_else(|| cluster_advice(error));
    error.0.downcast_ref::<CatalogError>().map_or_else(of_engine, CatalogError::hint)
}

/// The failure of a command that needs a generation that does not open.
pub fn to_generation_failure(error: SourceError) -> Failure {
    let advice = generation_advice(&error);
    let failure = Failure::internal(anyhow::anyhow!(error.0));
    match advice {
        Some(advice) => failure.with_advice(advice),
        None => failure,
    }
}

fn box_error(error: impl std::error::Error + Send + Sync + 'static) -> SourceError {
    SourceError(Box::new(error))
}

/// The generations of a data folder.
pub struct PublishedGenerations {
    pub data: DataDir,
    pub options: CatalogOptions,
    pub engines: SearchEngines,
}

impl PublishedGenerations {
    pub fn open_current(&self) -> Result<Option<OpenGeneration>, SourceError> {
        match self.current()? {
            Some(name) => self.open(&name).map(Some),
            None => Ok(None),
        }
    }

    fn open_with(
        &self,
        name: &str,
        open_engine: impl FnOnce(&Generation) -> Result<Arc<dyn SearchBackend>, SourceError>,
    ) -> Result<OpenGeneration, SourceError> {
        let found = generation::open(&self.data, name).map_err(box_error)?;
        let backend = open_engine(&found)?;
        let snapshot = GenerationDatabase::open(&found.tables(), &self.options).map_err(box_error)?;
        let charts = ChartHistory::open(&found.charts(), &self.options).map_err(box_error)?;
        // Unreadable statistics do not prevent serving the rest.
        let rss_statistics = read_rss_statistics(&found).unwrap_or_else(|error| {
            tracing::warn!(%error, "feed statistics are unavailable");
            None
        });
        // Generations from before people were joined have no file.
        let people = Arc::new(StoredPeople(PeopleFile::open(&found).map_err(box_error)?));
        Ok(OpenGeneration {
            name: name.to_owned(),
            published_at: found.manifest.created_at,
            backend,
            tables: Arc::new(GenerationTables {
                snapshot,
                statistics: found.manifest.statistics,
                rss_statistics: rss_statistics.map(Arc::new),
            }),
            charts: Arc::new(StoredCharts(charts)),
            people: people.clone(),
            sponsors: people,
        })
    }
}

impl GenerationSource for PublishedGenerations {
    fn current(&self) -> Result<Option<String>, SourceError> {
        generation::read_current_name(&self.data).map_err(box_error)
    }

    fn open(&self, name: &str) -> Result<OpenGeneration, SourceError> {
        self.open_with(name, |found| self.engines.open(found))
    }

    fn open_first(&self, name: &str) -> Result<OpenGeneration, SourceError> {
        match self.open(name) {
            Err(error) if is_unavailable(&error) => {
                let cause = error.0.to_string();
                tracing::warn!(target: SERVER_LOG, cause, "searches return 503 until the search cluster responds");
                self.open_with(name, |found| self.engines.open_deferred(found))
            }
            opened => opened,
        }
    }

    fn opt_out_stamp(&self) -> u128 {
        opt_out_stamp(&self.data)
    }

    fn opt_outs(&self) -> Result<OptOuts, SourceError> {
        read_opt_outs(&self.data).map_err(box_error)
    }
}

/// The tables of a generation, as the API reads them.
struct GenerationTables {
    snapshot: GenerationDatabase,
    statistics: Statistics,
    rss_statistics: Option<Arc<RssStatistics>>,
}

impl CatalogTables for GenerationTables {
    fn statistics(&self) -> Result<Statistics, TablesError> {
        Ok(self.statistics.clone())
    }

    fn rss_statistics(&self) -> Option<Arc<RssStatistics>> {
        self.rss_statistics.clone()
    }

    fn directory(&self, letter: char, skip: usize, limit: usize) -> Result<DirectoryPage, TablesError> {
        self.snapshot.directory_page(letter, skip, limit).map_err(to_tables_error)
    }

    fn sitemap(&self, skip: usize, limit: usize) -> Result<Vec<SitemapEntry>, TablesError> {
        self.snapshot.sitemap(skip, limit).map_err(to_tables_error)
    }

    fn ratings(&self, podcast: PodcastId) -> Result<Vec<Rating>, TablesError> {
        self.snapshot.ratings(podcast).map_err(|error| TablesError(Box::new(error)))
    }

    fn reviews(
        &self,
        podcast: PodcastId,
        filter: &ReviewFilter,
        skip: usize,
        limit: usize,
    ) -> Result<ReviewPage, TablesError> {
        self.snapshot.reviews(podcast, filter, skip, limit).map_err(|error| TablesError(Box::new(error)))
    }

    fn search_reviews(
        &self,
        filter: &ReviewFilter,
        skip: usize,
        limit: usize,
    ) -> Result<ReviewSearchPage, TablesError> {
        self.snapshot.search_reviews(filter, skip, limit, REVIEW_SEARCH_TIMEOUT).map_err(to_tables_error)
    }

    fn profiles(&self, podcast: PodcastId) -> Result<Vec<SocialProfile>, TablesError> {
        self.snapshot.profiles(podcast).map_err(|error| TablesError(Box::new(error)))
    }

    fn percentiles(
        &self,
        score: &PodcastScore,
        group: Option<&PeerGroup>,
    ) -> Result<Option<ScorePercentiles>, TablesError> {
        self.snapshot.score_percentiles(score, group).map_err(to_tables_error)
    }

    fn score_history(&self, podcast: PodcastId) -> Result<Vec<ScorePoint>, TablesError> {
        self.snapshot.score_history(podcast).map_err(to_tables_error)
    }
}

/// The charts of a generation, as the API reads them.
struct StoredCharts(ChartHistory);

fn to_tables_error(error: CatalogError) -> TablesError {
    TablesError(Box::new(error))
}

impl ChartTables for StoredCharts {
    fn spans(&self) -> &[ChartSpan] {
        self.0.spans()
    }

    fn days(&self, keys: &[ChartKey], first: NaiveDate, last: NaiveDate) -> Result<ChartDays, TablesError> {
        self.0.days(keys, first, last).map_err(to_tables_error)
    }

    fn rows(&self, key: ChartKey, first: NaiveDate, last: NaiveDate) -> Result<ChartRows, TablesError> {
        self.0.rows_of_chart(key, first, last).map_err(to_tables_error)
    }

    fn positions(
        &self,
        platform: ChartPlatform,
        shows: &[u32],
        first: NaiveDate,
        last: NaiveDate,
    ) -> Result<ShowPositions, TablesError> {
        self.0.positions_of_shows(platform, shows, first, last).map_err(to_tables_error)
    }

    fn shows(&self, numbers: &[u32]) -> Result<HashMap<u32, ChartShowRecord>, TablesError> {
        self.0.shows(numbers).map_err(to_tables_error)
    }

    fn show_by_id(&self, platform: ChartPlatform, platform_id: &str) -> Result<Option<u32>, TablesError> {
        self.0.show_by_id(platform, platform_id).map_err(to_tables_error)
    }

    fn shows_of_podcast(&self, podcast: PodcastId) -> Result<Vec<u32>, TablesError> {
        self.0.shows_of_podcast(podcast).map_err(to_tables_error)
    }
}

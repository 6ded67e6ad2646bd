//! Reads the charts of a generation.

use super::tables::TablesError;
use chrono::NaiveDate;
use earshot_model::PodcastId;
use earshot_model::chart::{ChartDay, ChartKey, ChartPlatform, ChartShowRecord, ChartSpan};
use std::collections::{BTreeMap, HashMap};

/// Captured days of charts, by chart and day.
pub type ChartDays = BTreeMap<ChartKey, BTreeMap<NaiveDate, ChartDay>>;
/// Position and number of each show, in order of position, by day.
pub type ChartRows = BTreeMap<NaiveDate, Vec<(u16, u32)>>;
/// Positions of shows, by chart and day.
pub type ShowPositions = BTreeMap<ChartKey, BTreeMap<NaiveDate, u16>>;

/// The daily charts of a generation. Calls may read files, so the API makes them off the async threads. All of them
/// fail with [`TablesError`] when the files cannot be read.
pub trait ChartTables: Send + Sync {
    /// All charts that were ever captured, with their first and last day.
    fn spans(&self) -> &[ChartSpan];

    /// Returns the captures of these charts, both days included.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn days(&self, keys: &[ChartKey], first: NaiveDate, last: NaiveDate) -> Result<ChartDays, TablesError>;

    /// Returns the positions of a chart. Positions whose show is unknown are skipped.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn rows(&self, key: ChartKey, first: NaiveDate, last: NaiveDate) -> Result<ChartRows, TablesError>;

    /// Returns the positions of these shows on the charts of a platform. Of several shows on one chart, the best
    /// position counts.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn positions(
        &self,
        platform: ChartPlatform,
        shows: &[u32],
        first: NaiveDate,
        last: NaiveDate,
    ) -> Result<ShowPositions, TablesError>;

    /// Returns shows by their numbers.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn shows(&self, numbers: &[u32]) -> Result<HashMap<u32, ChartShowRecord>, TablesError>;

    /// Returns the number of a show, by its id on a platform.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn show_by_id(&self, platform: ChartPlatform, platform_id: &str) -> Result<Option<u32>, TablesError>;

    /// Returns the shows that belong to a podcast.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn shows_of_podcast(&self, podcast: PodcastId) -> Result<Vec<u32>, TablesError>;
}

//! What the API asks of a generation's charts.

use super::TablesError;
use chrono::NaiveDate;
use earshot_model::PodcastId;
use earshot_model::chart::{ChartDay, ChartKey, ChartPlatform, ChartShowRecord, ChartSpan};
use std::collections::{BTreeMap, HashMap};

/// Days of charts, by the chart and the day.
pub type ChartDays = BTreeMap<ChartKey, BTreeMap<NaiveDate, ChartDay>>;
/// Position and number of the show, by position, of each day.
pub type ChartRows = BTreeMap<NaiveDate, Vec<(u16, u32)>>;
/// Positions, by the chart and the day.
pub type ShowPositions = BTreeMap<ChartKey, BTreeMap<NaiveDate, u16>>;

/// A generation's charts, the daily ones. Calls may read files; the API makes them off the async threads. All of them
/// fail with [`TablesError`] when the files cannot be read.
pub trait ChartTables: Send + Sync {
    /// The charts that were ever captured.
    fn spans(&self) -> &[ChartSpan];

    /// What was captured of these charts, both days included.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn days(&self, keys: &[ChartKey], first: NaiveDate, last: NaiveDate) -> Result<ChartDays, TablesError>;

    /// Who stood where; positions of which nobody knows who has them are left out.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn rows(&self, key: ChartKey, first: NaiveDate, last: NaiveDate) -> Result<ChartRows, TablesError>;

    /// Where these shows stood on the charts of a platform; of several on one chart the best.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn positions(
        &self,
        platform: ChartPlatform,
        shows: &[u32],
        first: NaiveDate,
        last: NaiveDate,
    ) -> Result<ShowPositions, TablesError>;

    /// Shows by their numbers.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn shows(&self, numbers: &[u32]) -> Result<HashMap<u32, ChartShowRecord>, TablesError>;

    /// The number of a show, by its id on a platform.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn show_by_id(&self, platform: ChartPlatform, platform_id: &str) -> Result<Option<u32>, TablesError>;

    /// The shows that are a podcast.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn shows_of_podcast(&self, podcast: PodcastId) -> Result<Vec<u32>, TablesError>;
}

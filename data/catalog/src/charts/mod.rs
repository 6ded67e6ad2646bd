//! Chart history. One Parquet file per platform and day is the record. Compaction derives month files in two sort
//! orders from it, and a generation holds hard links to these.
//!
//! ```text
//! charts/days/apple/2026-11-21.parquet             replaced as a whole, by one rename
//! charts/months/apple-2026-11.<stamp>.by-chart.parquet
//!                                     .by-show.parquet
//!                                     .captures.parquet
//! generations/000007/charts/          links to the months, and the shows of the catalog
//! ```
//!
//! A row is one position: chart (the number of a `ChartKey`), hour (since 1970), position, show number (0 when the
//! entry does not name a show), capture time, and whether the capture is complete.

mod chart_summary;
mod compact;
mod day_files;
mod files;
mod generation_charts;
mod history;
mod latest_positions;
mod show_file;
mod show_matching;
mod sql;

pub use day_files::ChartDayReport;
pub use history::{ChartHistory, DaysByChart, PositionsByChart};
pub use show_matching::ChartMatchReport;

//! Charts of Apple and Spotify: payload formats, providers, and the import into the catalog.
//!
//! `read` is pure: it turns bytes into a capture and its issues. `provider` fetches from the services, `run` imports
//! and stores.

mod entry;
mod parsed_chart;
mod provider;
mod read;
mod response;
mod run;

pub use parsed_chart::{ChartError, ExpectedChart, MAX_PAYLOAD_BYTES, ParsedChart};
pub use provider::{ChartProvider, FetchChartError, fetch_chart};
pub use read::read_chart;
pub use run::{
    ChartImportOptions, ChartImportReport, expected_chart_of_path, import_chart_files, store_fetched_charts,
};

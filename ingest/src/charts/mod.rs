//! Charts of Apple and Spotify: payload formats, providers, and the import into the catalog.
//!
//! `read` is pure: it turns bytes into a capture and its issues. `provider` fetches from the services, `run` imports
//! and stores.

mod entry;
pub(crate) mod json_repair;
mod lenient_json;
mod lookup;
mod provider;
mod read;
mod response;
pub(crate) mod run;

pub use provider::{AppleGenres, AppleTop, ChartProvider, FetchChartError, SpotifyCharts, fetch_chart};
pub use read::{ChartError, ExpectedChart, MAX_PAYLOAD_BYTES, ParsedChart, read_chart};
pub use run::{
    ChartImportError, ChartImportOptions, ChartImportReport, ChartProblem, expected_chart_of_path, import_chart_files,
    store_fetched_charts,
};

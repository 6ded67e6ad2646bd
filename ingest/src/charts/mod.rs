//! Charts of Apple and Spotify: their payloads, their services, and the way into the catalog.
//!
//! `read` is pure: bytes in, a capture and its issues out. `provider` asks the services, `run` imports and fetches.

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

//! Charts of Apple and Spotify: their payloads, their services, and the way into the catalog.
//!
//! `read` is pure: bytes in, a capture and its issues out. `provider` asks the services, `run` imports and fetches.

mod entry;
mod lookup;
mod loose;
pub(crate) mod mend;
mod provider;
mod read;
mod response;
pub(crate) mod run;

pub use provider::{AppleGenres, AppleTop, ChartProvider, FetchChartError, SpotifyCharts, fetch};
pub use read::{ChartError, ChartHints, ChartReading, MAX_PAYLOAD_BYTES, read};
pub use run::{
    ChartImport, ChartImportError, ChartImportReport, ChartProblem, hints_of_path, import_files, keep_fetched,
};

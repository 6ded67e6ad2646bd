//! What is read from a chart payload.

use chrono::NaiveDate;
use earshot_model::chart::{
    ChartCapture, ChartCategory, ChartCountry, ChartFrequency, ChartPlatform, ChartRanking, ChartResponseError,
    ChartSource,
};
use earshot_model::{Issue, Timestamp};

/// Maximum payload size. 200 entries of Apple's older feeds with summaries take about half a megabyte.
pub const MAX_PAYLOAD_BYTES: usize = 16 << 20;

/// What the caller expects of a payload, from the request, the file name or the command line.
#[derive(Clone, Debug)]
pub struct ExpectedChart {
    pub platform: Option<ChartPlatform>,
    pub country: Option<ChartCountry>,
    pub category: Option<ChartCategory>,
    pub frequency: ChartFrequency,
    /// Capture time for payloads that do not contain one.
    pub captured_at: Option<Timestamp>,
    pub now: Timestamp,
}

/// A parsed payload with its issues.
#[derive(Debug)]
pub struct ParsedChart {
    pub capture: ChartCapture,
    pub issues: Vec<Issue>,
}

/// Why a payload cannot be read as a chart.
#[derive(Debug, thiserror::Error)]
pub enum ChartError {
    #[error("it is larger than {MAX_PAYLOAD_BYTES} bytes")]
    TooLarge,
    #[error("it is not JSON: {0}")]
    NotJson(serde_json::Error),
    #[error("unknown chart format")]
    UnknownFormat,
    #[error("it is a chart of episodes")]
    EpisodeChart,
    #[error("the payload has no {0}; set it with --{0}")]
    MissingField(&'static str),
    #[error("its date {0} is in the future")]
    FutureDate(NaiveDate),
    #[error("it is a chart of {found}, expected {expected}")]
    OtherPlatform { found: &'static str, expected: &'static str },
    #[error(transparent)]
    Response(#[from] ChartResponseError),
}

/// The content of a payload before it is compared with the expected chart.
pub(super) struct ChartPayload {
    pub source: ChartSource,
    pub country: Option<ChartCountry>,
    /// `Err` holds the name of an unknown category.
    pub category: Option<Result<ChartCategory, String>>,
    pub updated: Option<String>,
    pub rankings: Vec<ChartRanking>,
    pub issues: Vec<Issue>,
}

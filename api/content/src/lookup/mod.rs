//! Look-ups of several calls: the podcast of a path, the requested chart, the shows on it.

mod chart_comparison;
mod chart_identity;
pub mod chart_parameters;
mod chart_shows;
mod credited_content;
mod episode;
mod podcast_snapshot;
mod request_times;
mod transcription_modes;

pub use chart_comparison::{ChartComparison, HISTORY_DAYS};
pub use chart_identity::IdentityParameter;
pub use chart_parameters::{CompareInterval, RequestedChart};
pub use chart_shows::{ChartShowLookup, shows_on_platform};
pub use credited_content::find_credited_content;
pub use earshot_api_server::serving::find_podcast;
pub use episode::{find_episode, find_episode_and_transcript, find_transcript, parse_id};
pub use podcast_snapshot::snapshot_of;
pub use request_times::add_request_times;
pub use transcription_modes::add_transcription_modes;

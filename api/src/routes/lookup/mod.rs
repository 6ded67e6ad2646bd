//! Look-ups of several calls: the podcast of a path, the requested chart, the shows on it.

mod chart_comparison;
mod chart_identity;
pub(crate) mod chart_parameters;
mod chart_shows;
mod podcast_snapshot;

pub(crate) use crate::serving::find_podcast;
pub(crate) use chart_comparison::{ChartComparison, HISTORY_DAYS};
pub(crate) use chart_identity::IdentityParameter;
pub(crate) use chart_parameters::{CompareInterval, RequestedChart};
pub(crate) use chart_shows::{ChartShowLookup, shows_on_platform};
pub(crate) use podcast_snapshot::snapshot_of;

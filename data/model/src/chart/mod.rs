//! Charts: their keys, their captures, and what a series of captures shows about a podcast. Pure, without I/O.
//!
//! Platforms publish only their current charts. A day without a capture therefore stays a gap and is never an empty
//! chart, and every statistic over days counts its gaps.

mod capture;
mod category;
mod day;
mod history;
mod key;
mod movement;
mod position;
mod presence;
mod response;
mod show_record;

pub use capture::{ChartCapture, ChartRanking, ChartShow, MAX_POSITION};
pub use category::ChartCategory;
pub use day::{ChartDay, Coverage, Observation, days_between};
pub use history::{
    HistoryPoint, HistoryRange, HistoryStats, Streak, WeekBucket, WindowCoverage, build_history_points,
    compute_history_stats, group_by_week,
};
pub use key::{ChartCountry, ChartFrequency, ChartKey, ChartPlatform, ChartSource};
pub use movement::{CaptureRows, Movement, MovementDirection, PositionChange, UnavailableReason, compare_captures};
pub use position::{ChartFilter, ChartSelector, CurrentChartPosition};
pub use presence::{
    ChartPresence, DatedPosition, PresenceChange, PresenceState, WeekPresence, compute_presence, list_presence_weeks,
};
pub use response::{ChartResponseError, extract_single_chart, parse_categories};
pub use show_record::{ChartMatch, ChartShowRecord, ChartSpan};

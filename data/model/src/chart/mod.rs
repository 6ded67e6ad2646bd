//! Charts: which there are, what a capture of one holds, and what a row of captures says of a show. Pure.
//!
//! Nobody publishes the chart of yesterday. A day without a capture is therefore a state of its own and never an empty
//! chart, and whatever is computed over days says how many of them are not known.

mod capture;
mod category;
mod compare;
mod day;
mod history;
mod key;
mod listed;
mod place;
mod presence;
mod response;

pub use capture::{ChartCapture, ChartRanking, ChartShow, MAX_POSITION};
pub use category::ChartCategory;
pub use compare::{Change, Listing, Movement, Shift, Unavailable, compare};
pub use day::{ChartDay, Coverage, Observation};
pub use history::{
    HistoryRange, HistoryStats, Point, Streak, WeekBucket, WindowCoverage, history_stats, points, week_buckets,
};
pub use key::{ChartCountry, ChartFrequency, ChartKey, ChartPlatform, ChartSource};
pub use listed::{ChartMatch, ChartSpan, ListedShow};
pub use place::{ChartFilter, ChartPlace, ChartWanted};
pub use presence::{ChangeKind, ChartPresence, PresenceState, SeenAt, WeekPresence, presence_on_chart, presence_weeks};
pub use response::{ChartResponseError, categories_of, one_chart};

use chrono::{Days, NaiveDate};

/// Days between two dates, both counted; empty when `last` lies before `first`.
pub fn days(first: NaiveDate, last: NaiveDate) -> impl DoubleEndedIterator<Item = NaiveDate> + Clone {
    let count = (last - first).num_days().max(-1) + 1;
    (0..count.unsigned_abs()).filter_map(move |ahead| first.checked_add_days(Days::new(ahead)))
}

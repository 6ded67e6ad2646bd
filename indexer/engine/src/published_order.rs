//! Episodes by date, and those of one date in the order of their feed, as one number.

use earshot_model::Episode;

/// Places for episodes of one second.
const PLACES: i64 = 256;

/// A number that orders episodes like their dates, and those of one date as their feed does; `None` without a date.
#[must_use]
pub fn published_order(episode: &Episode) -> Option<i64> {
    let place = i64::from(episode.date_rank.unwrap_or_default()).clamp(0, PLACES - 1);
    Some(episode.published_at?.timestamp() * PLACES + place)
}

/// The last number of a second.
pub(crate) fn last_order_of(seconds: i64) -> i64 {
    seconds.saturating_mul(PLACES).saturating_add(PLACES - 1)
}

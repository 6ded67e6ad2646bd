//! Downloads that a service measured, because the files of a podcast are fetched through it.

use super::platform_rating::{Rating, RatingPlatform};
use crate::Timestamp;
use serde::{Deserialize, Serialize};

/// The downloads of all episodes of a podcast in 30 days, as OP3 counted them. Not an estimate, and not listeners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MeasuredDownloads {
    pub monthly: i64,
    /// The end of the 30 days; `None` when the service did not state it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Timestamp>,
    /// When we read the count.
    pub read_at: Timestamp,
}

/// The newest measured downloads among the figures of a podcast.
#[must_use]
pub fn measured_downloads(ratings: &[Rating]) -> Option<MeasuredDownloads> {
    let of_op3 = ratings.iter().filter(|rating| rating.platform == RatingPlatform::Op3);
    let measured = of_op3.filter_map(|rating| {
        let Rating { downloads, measured_until: until, captured_at: read_at, .. } = *rating;
        Some(MeasuredDownloads { monthly: downloads?, until, read_at })
    });
    measured.max_by_key(|downloads| downloads.read_at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;

    #[test]
    fn only_the_newest_count_of_the_service_is_taken_and_unknown_is_not_zero() {
        let at = |seconds: i64| DateTime::from_timestamp(1_795_000_000 + seconds, 0).expect("a moment");
        let counted = |seconds, downloads| Rating { downloads, ..Rating::new(RatingPlatform::Op3, None, at(seconds)) };
        let plays = Rating { plays: Some(9), ..Rating::new(RatingPlatform::Castbox, None, at(9)) };
        assert_eq!(measured_downloads(&[plays.clone(), counted(1, None)]), None);
        let newest = measured_downloads(&[counted(1, Some(5)), plays, counted(3, Some(7)), counted(2, Some(6))]);
        assert_eq!(newest, Some(MeasuredDownloads { monthly: 7, until: None, read_at: at(3) }));
    }
}

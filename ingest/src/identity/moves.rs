//! Feeds that say that they move: believed after a while (facts A5).

use super::keys::url_key;
use chrono::TimeDelta;
use earshot_catalog::{FeedMove, MovedBy};
use earshot_model::Timestamp;

/// Readings in a row that must say the same, and the time from the first of them to the last.
const SIGHTINGS: u32 = 3;
const PATIENCE: TimeDelta = TimeDelta::hours(48);

/// What is known of a move after a reading that announced it, or announced none.
#[must_use]
pub fn sight(before: Option<&FeedMove>, announced: Option<(&str, MovedBy)>, now: Timestamp) -> Option<FeedMove> {
    let (target, by) = announced?;
    let same = before.filter(|before| before.by == by && !before.suspect && url_key(&before.target) == url_key(target));
    Some(match same {
        Some(before) => FeedMove { sightings: before.sightings.saturating_add(1), last_seen_at: now, ..before.clone() },
        None => FeedMove {
            target: target.to_owned(),
            by,
            sightings: 1,
            first_seen_at: now,
            last_seen_at: now,
            suspect: false,
        },
    })
}

/// Whether it was announced often and long enough. What lies at the target still has to be the same show.
#[must_use]
pub fn is_due(moving: &FeedMove) -> bool {
    !moving.suspect && moving.sightings >= SIGHTINGS && moving.last_seen_at - moving.first_seen_at >= PATIENCE
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;

    #[test]
    fn a_move_is_due_after_three_sightings_and_two_days() {
        let at = |hours: i64| DateTime::UNIX_EPOCH + TimeDelta::hours(hours);
        let seen = |moments: &[(i64, &str)]| {
            moments.iter().fold(None, |before: Option<FeedMove>, (hours, target)| {
                sight(before.as_ref(), Some((target, MovedBy::Redirect)), at(*hours))
            })
        };
        let (b, c) = ("https://b.example/feed", "https://c.example/feed");
        let cases: &[(&[(i64, &str)], bool)] = &[
            (&[(0, b), (24, b), (48, b)], true),
            (&[(0, b), (24, "http://b.example/feed/"), (48, b)], true),
            (&[(0, b), (48, b)], false),
            (&[(0, b), (1, b), (2, b), (47, b)], false),
            (&[(0, b), (24, c), (48, b)], false),
        ];
        for (moments, expected) in cases {
            assert_eq!(seen(moments).is_some_and(|moving| is_due(&moving)), *expected, "{moments:?}");
        }
        assert_eq!(sight(seen(&[(0, b)]).as_ref(), None, at(1)), None, "the announcement was taken back");
    }
}

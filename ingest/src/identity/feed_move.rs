//! Feeds that announce a move to another URL. A move is trusted after repeated announcements (facts A5).

use super::keys::url_key;
use chrono::TimeDelta;
use earshot_catalog::{FeedMove, FeedMoveKind};
use earshot_model::Timestamp;

/// Required consecutive readings with the same announcement, and the time between the first and the last.
const MIN_ANNOUNCEMENTS: u32 = 3;
const MIN_ANNOUNCED_TIME: TimeDelta = TimeDelta::hours(48);

/// Returns the state of a move after a reading, with or without an announcement.
#[must_use]
pub fn update_move(
    before: Option<&FeedMove>,
    announced: Option<(&str, FeedMoveKind)>,
    now: Timestamp,
) -> Option<FeedMove> {
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

/// Whether the move was announced often and long enough. The target must still be verified as the same show.
#[must_use]
pub fn is_due(moving: &FeedMove) -> bool {
    !moving.suspect
        && moving.sightings >= MIN_ANNOUNCEMENTS
        && moving.last_seen_at - moving.first_seen_at >= MIN_ANNOUNCED_TIME
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;

    #[test]
    fn a_move_is_due_after_three_announcements_in_two_days() {
        let at = |hours: i64| DateTime::UNIX_EPOCH + TimeDelta::hours(hours);
        let seen = |moments: &[(i64, &str)]| {
            moments.iter().fold(None, |before: Option<FeedMove>, (hours, target)| {
                update_move(before.as_ref(), Some((target, FeedMoveKind::Redirect)), at(*hours))
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
        assert_eq!(update_move(seen(&[(0, b)]).as_ref(), None, at(1)), None, "the announcement was taken back");
    }
}

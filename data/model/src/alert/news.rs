//! Which episodes are news for an alert. The others are its back catalog, which is shown and never sent (decision 054).

use crate::{Episode, Podcast, Timestamp};
use chrono::TimeDelta;

/// For how many days an episode is news, for alerts that set no number of their own.
pub const NEWS_DAYS: u32 = 30;
/// The most days that an alert can set.
pub const MAX_NEWS_DAYS: u32 = 365;
/// A date that is further ahead of the first sight of its episode than any time zone is an error or an announcement.
const MAX_AHEAD: TimeDelta = TimeDelta::days(1);
/// The episodes that a show had when it entered the catalog are stored within this time after it.
const FIRST_READING: TimeDelta = TimeDelta::hours(1);

/// Returns the time from which on episodes are news for an alert that runs now: its own number of days, else those
/// that were published after it was created, for a month.
///
/// ```
/// use earshot_model::alert::news_since;
/// let time = |text: &str| text.parse().expect("a time");
/// let (created, now) = (time("2026-11-20T10:00:00Z"), time("2026-11-29T10:00:00Z"));
/// assert_eq!(news_since(None, created, now), created);
/// assert_eq!(news_since(Some(30), created, now), time("2026-10-30T10:00:00Z"));
/// assert_eq!(news_since(None, created, time("2027-11-29T10:00:00Z")), time("2027-10-30T10:00:00Z"));
/// ```
#[must_use]
pub fn news_since(days: Option<u32>, created_at: Timestamp, now: Timestamp) -> Timestamp {
    let before = |days: u32| now - TimeDelta::days(i64::from(days.min(MAX_NEWS_DAYS)));
    days.map_or_else(|| created_at.max(before(NEWS_DAYS)), before)
}

/// The date by which an episode is sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EpisodeDate {
    pub at: Timestamp,
    /// False when the feed gives no date and the episode may be from any year.
    is_reliable: bool,
}

impl EpisodeDate {
    /// Without a date, or with one in the future, it is the time at which the episode entered the catalog. That is no
    /// date when its show entered the catalog with it.
    fn of(published_at: Option<Timestamp>, first_seen_at: Timestamp, show_first_seen_at: Timestamp) -> Self {
        match published_at.filter(|at| *at <= first_seen_at + MAX_AHEAD) {
            Some(at) => Self { at, is_reliable: true },
            None => Self { at: first_seen_at, is_reliable: first_seen_at > show_first_seen_at + FIRST_READING },
        }
    }

    /// Reads the date of an episode of a show.
    #[must_use]
    pub fn of_episode(episode: &Episode, show: &Podcast) -> Self {
        Self::of(episode.published_at, episode.first_seen_at, show.first_seen_at)
    }

    /// Whether the episode is news for an alert whose news begin at a time.
    #[must_use]
    pub fn is_news(self, since: Timestamp) -> bool {
        self.is_reliable && self.at >= since
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(text: &str) -> Timestamp {
        text.parse().expect("a time")
    }

    #[test]
    fn undated_and_future_episodes_count_from_their_first_sight() {
        let show = time("2026-01-01T00:00:00Z");
        let (seen, since) = (time("2026-11-29T10:00:00Z"), time("2026-11-20T00:00:00Z"));
        let early = show + TimeDelta::minutes(5);
        let cases = [
            ("published after the alert", Some("2026-11-28T08:00:00Z"), seen, Some("2026-11-28T08:00:00Z")),
            ("published before it", Some("2024-05-05T08:00:00Z"), seen, None),
            ("tomorrow in another time zone", Some("2026-11-30T05:00:00Z"), seen, Some("2026-11-30T05:00:00Z")),
            ("far ahead", Some("2099-01-01T00:00:00Z"), seen, Some("2026-11-29T10:00:00Z")),
            ("undated, of an old show", None, seen, Some("2026-11-29T10:00:00Z")),
            ("undated, of a new show", None, early, None),
            ("far ahead, of a new show", Some("2099-01-01T00:00:00Z"), early, None),
        ];
        for (case, published, seen, news_at) in cases {
            let date = EpisodeDate::of(published.map(time), seen, show);
            let since = if seen == early { show } else { since };
            assert_eq!(date.is_news(since).then_some(date.at), news_at.map(time), "{case}");
        }
    }
}

//! Counts the episodes of each month.

use chrono::{Datelike as _, NaiveDate};
use earshot_api_server::prelude::*;
use earshot_indexer::EpisodeListOptions;
use earshot_model::{PodcastId, Timestamp};

/// Most episodes that are counted, the newest first.
const MAX_EPISODES: usize = 1_000;
/// Months in the history, with the current one.
const MONTH_COUNT: usize = 24;

/// The publishing history of a podcast.
#[view(PartialEq)]
pub struct PublishingHistory {
    /// The number of episodes in each of the last 24 months.
    monthly_episode_counts: MonthlyEpisodeCounts,
    /// Over complete months, from the month of the first episode in the window on; `null` when there is none.
    average_episodes_per_month: Option<f64>,
    /// When the newest episode was published; `null` when there is none.
    last_episode_at: Option<TimestampView>,
    /// Older episodes were not counted.
    truncated: bool,
}

/// How many episodes each month had.
#[view(PartialEq)]
pub struct MonthlyEpisodeCounts {
    /// For example `2024-12`.
    from_month: String,
    /// One count for each of 24 months in UTC; the last is the current month.
    counts: Vec<u32>,
}

impl PublishingHistory {
    pub(super) fn read(generation: &OpenGeneration, podcast: PodcastId, today: NaiveDate) -> Result<Self, ApiError> {
        let newest = EpisodeListOptions { has_transcript: None, skip: 0, limit: MAX_EPISODES };
        let list = generation.backend.podcast_episodes(podcast, newest)?;
        let published = list.episodes.iter().filter_map(|document| document.episode.published_at);
        Ok(Self::from_dates(&published.collect::<Vec<_>>(), today, list.total_episodes > MAX_EPISODES))
    }

    fn from_dates(published: &[Timestamp], today: NaiveDate, truncated: bool) -> Self {
        let first = month_number(today) + 1 - MONTH_COUNT as i32;
        let mut counts = vec![0_u32; MONTH_COUNT];
        for at in published {
            // Skips episodes outside of the window, including episodes dated in the future.
            let place = usize::try_from(month_number(at.date_naive()) - first);
            if let Some(count) = place.ok().and_then(|place| counts.get_mut(place)) {
                *count += 1;
            }
        }
        let over = &counts[..MONTH_COUNT - 1];
        let since = over.iter().position(|&count| count > 0);
        let average = since.map(|since| {
            let months = &over[since..];
            f64::from(months.iter().sum::<u32>()) / months.iter().map(|_| 1.0).sum::<f64>()
        });
        let from_month = format!("{:04}-{:02}", first.div_euclid(12), first.rem_euclid(12) + 1);
        Self {
            monthly_episode_counts: MonthlyEpisodeCounts { from_month, counts },
            average_episodes_per_month: average,
            last_episode_at: published.iter().filter(|at| at.date_naive() <= today).max().map(|&at| at.into()),
            truncated,
        }
    }
}

fn month_number(day: NaiveDate) -> i32 {
    day.year() * 12 + day.month0() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn history(days: &[&str]) -> PublishingHistory {
        let at = |day: &&str| format!("{day}T10:00:00Z").parse().expect("a time");
        let today = NaiveDate::from_ymd_opt(2026, 3, 15).expect("a day");
        PublishingHistory::from_dates(&days.iter().map(at).collect::<Vec<_>>(), today, false)
    }

    #[test]
    fn the_last_of_24_months_is_the_current_one() {
        let history = history(&["2026-03-01", "2026-02-28", "2025-12-01", "2026-02-01", "2024-03-31", "2027-01-01"]);
        let MonthlyEpisodeCounts { from_month, counts } = &history.monthly_episode_counts;
        assert_eq!((from_month.as_str(), counts.len()), ("2024-04", 24));
        assert_eq!(counts[20..], [1, 0, 2, 1]);
        assert_eq!(counts[..20].iter().sum::<u32>(), 0, "older ones are not counted");
        assert_eq!(history.average_episodes_per_month, Some(1.0), "three in the three months that are over");
        let last: Timestamp = "2026-03-01T10:00:00Z".parse().expect("a time");
        assert_eq!(history.last_episode_at, Some(last.into()), "the one in the future is not the last");
    }

    #[test]
    fn no_episodes_have_no_average() {
        let history = history(&["2026-03-02", "0001-01-01"]);
        assert_eq!(history.average_episodes_per_month, None, "no month is over");
        assert_eq!(PublishingHistory::from_dates(&[], NaiveDate::MIN, false).last_episode_at, None);
    }
}

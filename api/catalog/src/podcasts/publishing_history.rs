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

    /// The history of the 24 months that end with that of `today`, from dates in any order. `truncated` when there are
    /// older episodes.
    pub fn from_dates(published: &[Timestamp], today: NaiveDate, truncated: bool) -> Self {
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

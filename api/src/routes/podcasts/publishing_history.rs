//! How many episodes each month had.

use crate::error::ApiError;
use crate::serving::Generation;
use crate::views::Moment;
use chrono::{Datelike as _, Months, NaiveDate};
use earshot_indexer::EpisodesOf;
use earshot_model::{PodcastId, Timestamp};
use serde::Serialize;
use utoipa::ToSchema;

/// Episodes that are counted, the newest.
const MAX_EPISODES: usize = 1_000;
/// Months that are told, the newest: what claims to be older than podcasts are is no month more.
const MAX_MONTHS: usize = 600;

/// How often a podcast published.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PublishingHistory {
    monthly_episode_counts: MonthlyEpisodeCounts,
    /// Over the months that are told; `null` without any.
    average_episodes_per_month: Option<f64>,
    last_episode_at: Option<Moment>,
    /// Older episodes were not counted.
    truncated: bool,
}

#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MonthlyEpisodeCounts {
    /// `2026-11`; empty without any.
    from_month: String,
    /// One for each month, up to that of the newest episode.
    counts: Vec<u32>,
}

impl PublishingHistory {
    pub(super) fn read(generation: &Generation, podcast: PodcastId) -> Result<Self, ApiError> {
        let newest = EpisodesOf { has_transcript: None, skip: 0, limit: MAX_EPISODES };
        let list = generation.backend.episodes_of(podcast, newest)?;
        let published = list.episodes.iter().filter_map(|document| document.episode.published_at);
        Ok(Self::of(published.collect(), list.total_episodes > MAX_EPISODES))
    }

    fn of(published: Vec<Timestamp>, truncated: bool) -> Self {
        let Some(last) = published.iter().max().copied() else {
            let monthly_episode_counts = MonthlyEpisodeCounts { from_month: String::new(), counts: Vec::new() };
            return Self { monthly_episode_counts, average_episodes_per_month: None, last_episode_at: None, truncated };
        };
        let mut counts = Vec::new();
        for at in &published {
            let months_ago = month(last).abs_diff(month(*at)) as usize;
            if months_ago >= MAX_MONTHS {
                continue;
            }
            if counts.len() <= months_ago {
                counts.resize(months_ago + 1, 0_u32);
            }
            counts[months_ago] += 1;
        }
        counts.reverse();
        let back = u32::try_from(counts.len() - 1).unwrap_or(0);
        let first = NaiveDate::from_ymd_opt(last.year(), last.month(), 1)
            .and_then(|day| day.checked_sub_months(Months::new(back)));
        let from_month = first.map_or_else(String::new, |day| day.format("%Y-%m").to_string());
        let average = f64::from(counts.iter().sum::<u32>()) / f64::from(back + 1);
        Self {
            monthly_episode_counts: MonthlyEpisodeCounts { from_month, counts },
            average_episodes_per_month: Some(average),
            last_episode_at: Some(last.into()),
            truncated,
        }
    }
}

fn month(at: Timestamp) -> i32 {
    at.year() * 12 + at.month0() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn history(days: &[&str]) -> PublishingHistory {
        let at = |day: &&str| format!("{day}T10:00:00Z").parse().expect("a time");
        PublishingHistory::of(days.iter().map(at).collect(), false)
    }

    #[test]
    fn months_without_an_episode_are_counted_too() {
        let history = history(&["2026-02-28", "2025-11-01", "2026-02-01", "2025-12-31"]);
        let counted = MonthlyEpisodeCounts { from_month: "2025-11".to_owned(), counts: vec![1, 1, 0, 2] };
        assert_eq!(history.monthly_episode_counts, counted);
        assert_eq!(history.average_episodes_per_month, Some(1.0));
    }

    #[test]
    fn nothing_and_absurd_dates_are_no_history() {
        assert_eq!(history(&[]).average_episodes_per_month, None);
        assert_eq!(history(&["0001-01-01", "2026-02-01"]).monthly_episode_counts.counts, [1]);
    }
}

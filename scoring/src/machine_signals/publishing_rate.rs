//! Signals from the publishing rate.

use super::recent_episode::RecentEpisode;
use super::signal_strength::{linear_ramp, ratio};
use chrono::{DateTime, NaiveDate, Utc};
use earshot_catalog::PodcastToClassify;
use earshot_model::{DetectedSignal, MachineSignal};
use std::collections::BTreeSet;

/// Episodes within one hour that form a burst.
const BURST_EPISODES: usize = 8;
const BURST_SECONDS: i64 = 3_600;
/// A moved feed or a course published at once has one burst. Bursts on this many days are a pattern.
const MIN_BURST_DAYS: usize = 3;
/// Episodes per day: more than most people can make, and more than anyone can.
const MANY_A_DAY: f64 = 3.0;
const TOO_MANY_A_DAY: f64 = 12.0;
/// The output signal needs this many episodes.
const MIN_OUTPUT_EPISODES: i64 = 60;

/// Newest first.
fn publish_times(episodes: &[RecentEpisode<'_>]) -> Vec<DateTime<Utc>> {
    let mut moments: Vec<_> = episodes.iter().filter_map(|recent| recent.episode.published_at).collect();
    moments.sort_unstable_by(|one, other| other.cmp(one));
    moments
}

/// Detects episodes published in bursts, when bursts occur on several days.
pub(super) fn detect_bursts(episodes: &[RecentEpisode<'_>]) -> Option<DetectedSignal> {
    let moments = publish_times(episodes);
    let mut in_bursts = vec![false; moments.len()];
    let mut days: BTreeSet<NaiveDate> = BTreeSet::new();
    for first in 0..moments.len() {
        let within =
            moments[first..].iter().take_while(|at| (moments[first] - **at).num_seconds() < BURST_SECONDS).count();
        if within >= BURST_EPISODES {
            in_bursts[first..first + within].fill(true);
            days.insert(moments[first].date_naive());
        }
    }
    let count = in_bursts.iter().filter(|is_in| **is_in).count();
    let day = days.last().filter(|_| days.len() >= MIN_BURST_DAYS)?;
    Some(DetectedSignal {
        signal: MachineSignal::Bursts,
        strength: ratio(count, moments.len()),
        example: format!("{count} of its {} newest episodes came in bursts, the last on {day}", moments.len()),
    })
}

/// Detects a high number of episodes per day since the first one, for shows that began after such tools existed.
pub(super) fn detect_output(podcast: &PodcastToClassify, tools_came: DateTime<Utc>) -> Option<DetectedSignal> {
    let first = podcast.first_published_at.filter(|first| *first >= tools_came)?;
    let last = podcast.episodes.iter().filter_map(|episode| episode.published_at).max()?;
    if podcast.episode_count < MIN_OUTPUT_EPISODES {
        return None;
    }
    // Episodes published within one week are a course or a moved archive.
    let days = (last - first).num_days();
    #[expect(clippy::cast_precision_loss, reason = "no podcast has 2^53 episodes")]
    let a_day = (days >= 7).then(|| podcast.episode_count as f64 / days as f64)?;
    Some(DetectedSignal {
        signal: MachineSignal::Output,
        strength: linear_ramp(a_day, MANY_A_DAY, TOO_MANY_A_DAY),
        example: format!("{} episodes in {days} days, {a_day:.1} a day", podcast.episode_count),
    })
}

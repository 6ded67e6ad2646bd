//! The batch: every podcast whose inputs changed since it was last scored, a unit of work at a time.

use crate::{engagement_inputs, median_interval_days, quality_inputs, social_inputs, update_frequency, youtube_inputs};
use earshot_catalog::{CatalogError, PodcastToScore, ScoreUpdate, Writer};
use earshot_model::{Clock, PodcastScore, Timestamp, weighted};

/// Podcasts per unit of work.
const UNIT: usize = 5_000;

/// What a pass over the due podcasts did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScoreReport {
    pub podcasts: u64,
}

/// Scores every podcast whose inputs changed. Safe to stop at any moment: what was not committed is due again.
/// `progress` is told how many podcasts are done.
///
/// # Errors
/// When the catalog cannot be read or written.
pub fn score_podcasts(
    writer: &mut Writer,
    clock: &Clock,
    mut progress: impl FnMut(u64),
) -> Result<ScoreReport, CatalogError> {
    let mut report = ScoreReport::default();
    loop {
        let due = writer.podcasts_to_score(UNIT)?;
        if due.is_empty() {
            return Ok(report);
        }
        let now = clock.now();
        let updates: Vec<ScoreUpdate> =
            due.iter().map(|due| ScoreUpdate { score: score_of(due, now), revision: due.revision }).collect();
        writer.put_scores(&updates)?;
        report.podcasts += updates.len() as u64;
        progress(report.podcasts);
    }
}

/// Statistics and scores of one podcast, as of `now`.
#[must_use]
pub fn score_of(podcast: &PodcastToScore, now: Timestamp) -> PodcastScore {
    let episodes = &podcast.episodes;
    // Dates in the future are planned releases or mistakes; neither says how often a show appeared.
    let past: Vec<Timestamp> = episodes.recent_published_at.iter().copied().filter(|date| *date <= now).collect();
    let mut inputs = quality_inputs(podcast, now);
    let quality = weighted(inputs.iter());
    inputs.extend(engagement_inputs(&podcast.ratings));
    inputs.extend(social_inputs(&podcast.profiles));
    inputs.extend(youtube_inputs(&podcast.profiles));
    let mut score = PodcastScore {
        podcast_id: podcast.podcast.id,
        episode_count: episodes.episode_count,
        transcript_count: episodes.transcript_count,
        first_episode_at: episodes.first_published_at,
        last_episode_at: episodes.last_published_at,
        median_interval_days: median_interval_days(&past),
        update_frequency: update_frequency(&past, now),
        quality,
        authority: None,
        inputs,
        computed_at: now,
    };
    score.authority = score.authority_of_sub_scores();
    score
}

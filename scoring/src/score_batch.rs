//! The score batch: scores every podcast with changed inputs, one unit of work at a time.

use crate::affiliation::detect_affiliation;
use crate::audience::estimate_audience;
use crate::{
    classify_frequency, engagement_inputs, median_interval_days, quality_inputs, social_inputs, youtube_inputs,
};
use earshot_catalog::{CatalogError, PodcastToScore, ScoreUpdate, Writer};
use earshot_model::{Clock, PeerGroup, PodcastScore, Timestamp, sum_inputs};
use rayon::prelude::*;

/// Podcasts per unit of work.
const PODCASTS_PER_UNIT: usize = 5_000;

/// Result of a pass over the due podcasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScoreReport {
    pub podcasts: u64,
}

/// Scores every podcast whose inputs changed. The run can stop at any time: uncommitted podcasts are due again.
/// `progress` receives the number of finished podcasts.
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
        let now = clock.now();
        let due = writer.podcasts_to_score(PODCASTS_PER_UNIT, now)?;
        if due.is_empty() {
            break;
        }
        let update = |due: &PodcastToScore| ScoreUpdate {
            score: compute_score(due, now),
            group: PeerGroup::from_podcast(&due.podcast),
            revision: due.revision,
        };
        let updates: Vec<ScoreUpdate> = due.par_iter().map(update).collect();
        writer.put_scores(&updates)?;
        report.podcasts += updates.len() as u64;
        progress(report.podcasts);
    }
    if report.podcasts > 0 {
        let now = clock.now();
        writer.update_score_distribution(now)?;
        writer.delete_old_scores(now.date_naive())?;
    }
    Ok(report)
}

/// Makes podcasts due for reasons other than their feeds: changed weights, changed chart positions, and episodes whose
/// date was in the future until now. Returns the number of podcasts with changed chart positions.
///
/// # Errors
/// When the catalog or the charts cannot be read, or the catalog cannot be written.
pub fn make_podcasts_due(writer: &mut Writer, clock: &Clock) -> Result<u64, CatalogError> {
    writer.make_outdated_scores_due()?;
    writer.make_released_episodes_due(clock.now())?;
    writer.update_chart_summaries(clock.now().date_naive())
}

/// Computes statistics and scores of one podcast as of `now`.
#[must_use]
pub fn compute_score(podcast: &PodcastToScore, now: Timestamp) -> PodcastScore {
    let episodes = &podcast.episodes;
    // Exclude dates in the future: planned releases or mistakes are no evidence of how often a show publishes.
    let past: Vec<Timestamp> = episodes.recent_published_at.iter().copied().filter(|date| *date <= now).collect();
    let mut inputs = quality_inputs(podcast, now);
    let quality = sum_inputs(inputs.iter());
    inputs.extend(engagement_inputs(podcast));
    inputs.extend(social_inputs(&podcast.profiles));
    inputs.extend(youtube_inputs(&podcast.profiles));
    let mut score = PodcastScore {
        podcast_id: podcast.podcast.id,
        episode_count: episodes.episode_count,
        transcript_count: episodes.transcript_count,
        // The dates of a directory may be in the future too.
        first_episode_at: episodes.first_published_at.filter(|date| *date <= now),
        last_episode_at: episodes.last_published_at.filter(|date| *date <= now),
        newest_at: past.first().copied(),
        median_interval_days: median_interval_days(&past),
        update_frequency: classify_frequency(&past, now),
        quality,
        authority: None,
        inputs,
        audience: estimate_audience(podcast, &past, now),
        affiliation: Some(detect_affiliation(&podcast.podcast)),
        computed_at: now,
    };
    score.authority = score.combine_sub_scores();
    score
}

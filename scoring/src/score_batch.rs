//! The score batch: scores every podcast with changed inputs, one unit of work at a time.

use crate::activity::{measure_activity, scale_prior};
use crate::affiliation::detect_affiliation;
use crate::audience::estimate_audience;
use crate::{
    classify_frequency, engagement_inputs, median_interval_days, quality_inputs, social_inputs, youtube_inputs,
};
use earshot_catalog::{CatalogError, PodcastToScore, ScoreUpdate, Writer};
use earshot_model::{Clock, PeerGroup, PodcastScore, PriorSample, ScorePrior, Timestamp};
use rayon::prelude::*;

/// Podcasts per unit of work.
const PODCASTS_PER_UNIT: usize = 5_000;

/// Result of a pass over the due podcasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScoreReport {
    pub podcasts: u64,
}

/// Scores every podcast whose inputs changed. When the prior moved far, scores all podcasts again with the new one. The
/// run can stop at any time: uncommitted podcasts are due again. `progress` receives the number of finished podcasts.
pub fn score_podcasts(
    writer: &mut Writer,
    clock: &Clock,
    mut progress: impl FnMut(u64),
) -> Result<ScoreReport, CatalogError> {
    let mut report = ScoreReport::default();
    let prior = score_due(writer, clock, |scored| {
        report.podcasts += scored;
        progress(report.podcasts);
    })?;
    if let Some(prior) = prior {
        let now = clock.now();
        if writer.update_score_prior(prior, now)?.is_some() {
            // Estimates do not depend on the prior in use, so one more pass is enough.
            score_due(writer, clock, |_| {})?;
        }
        writer.update_score_distribution(now)?;
        writer.delete_old_scores(now.date_naive())?;
    }
    Ok(report)
}

/// Scores the due podcasts, and returns the prior that it used; `None` when none was due. `on_unit` receives the number
/// of podcasts of each unit.
fn score_due(
    writer: &mut Writer,
    clock: &Clock,
    mut on_unit: impl FnMut(u64),
) -> Result<Option<ScorePrior>, CatalogError> {
    let mut used = None;
    loop {
        let now = clock.now();
        let due = writer.podcasts_to_score(PODCASTS_PER_UNIT, now)?;
        if due.is_empty() {
            return Ok(used);
        }
        let prior = match used {
            Some(prior) => prior,
            None => load_prior(writer, &due, now)?,
        };
        used = Some(prior);
        let update = |due: &PodcastToScore| ScoreUpdate {
            score: compute_score(due, &prior, now),
            group: PeerGroup::from_podcast(&due.podcast),
            revision: due.revision,
        };
        let updates: Vec<ScoreUpdate> = due.par_iter().map(update).collect();
        writer.put_scores(&updates)?;
        on_unit(updates.len() as u64);
    }
}

/// Returns the stored prior. A new catalog gets one from its first unit: ids are hashes, so the unit is a random sample.
fn load_prior(writer: &mut Writer, first: &[PodcastToScore], now: Timestamp) -> Result<ScorePrior, CatalogError> {
    if let Some(prior) = writer.score_prior()? {
        return Ok(prior);
    }
    let sample = |podcast: &PodcastToScore| compute_score(podcast, &ScorePrior::COLD_START, now).prior_sample();
    let samples: Vec<PriorSample> = first.par_iter().map(sample).collect();
    let prior = ScorePrior::from_samples(&samples);
    writer.put_score_prior(prior, now)?;
    Ok(prior)
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

/// Computes statistics and scores of one podcast as of `now`. Inputs without data count as `prior`, less when the show
/// has ended.
#[must_use]
pub fn compute_score(podcast: &PodcastToScore, prior: &ScorePrior, now: Timestamp) -> PodcastScore {
    let episodes = &podcast.episodes;
    // Exclude dates in the future: planned releases or mistakes are not evidence of how often a show publishes.
    let past: Vec<Timestamp> = episodes.recent_published_at.iter().copied().filter(|date| *date <= now).collect();
    let mut inputs = quality_inputs(podcast, now);
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
        median_duration_s: episodes.median_duration_s.filter(|seconds| *seconds > 0.0),
        quality: None,
        authority: None,
        prior: Some(scale_prior(prior, measure_activity(&past, now))),
        inputs,
        audience: estimate_audience(podcast, &past, now),
        affiliation: Some(detect_affiliation(&podcast.podcast)),
        computed_at: now,
    };
    score.quality = score.sub_score("quality");
    score.authority = score.combine_sub_scores();
    score
}

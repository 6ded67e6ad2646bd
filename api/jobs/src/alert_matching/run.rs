//! One run over a generation, in steps.

use super::background::background_task;
use super::searches::find_other_matches;
use chrono::TimeDelta;
use earshot_api_content::guest_appearances::GuestMatcher;
use earshot_api_content::new_matches::{NewsRules, match_episode};
use earshot_api_server::events::{ChangeKind, ChangePublished};
use earshot_api_server::prelude::*;
use earshot_app::{EPISODE_PROGRESS, LeasedJob, MatchingProgress, NewAlertMatch, NewGuestAppearance, NewJob};
use earshot_model::alert::MatchStatus;
use earshot_model::{EpisodeId, Timestamp};
use earshot_percolator::AlertMatcher;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

const JOB: &str = "match-alerts";
/// Another worker continues when nothing was stored for this long.
const LEASE: Duration = Duration::from_secs(90);
/// Episodes that are matched before something is stored.
const BATCH_SIZE: usize = 100;
/// Matches in one transaction.
const MATCHES_PER_WRITE: usize = 500;
/// Alerts that are read at once.
const ALERTS_PER_PAGE: u64 = 1_000;
/// Matches of one alert in one publication, and as many of its back catalog, so that no archive takes the places of news.
/// An alert with more is too general to be read.
const MAX_MATCHES_PER_ALERT: usize = 1_000;
const TOO_MANY: &str =
    "One publication had more than 1,000 matches. The rest was left out. Make the alert more specific.";
/// A unit of work of the catalog takes less time from its first timestamp to its commit.
const OVERLAP: TimeDelta = TimeDelta::hours(1);

/// Matches the alerts with one generation. Dropping it stops the work, as a crash does.
pub struct MatchingRun {
    state: AppState,
    job: LeasedJob,
    generation: Arc<OpenGeneration>,
    matcher: Arc<AlertMatcher>,
    news: Arc<NewsRules>,
    guests: Arc<GuestMatcher>,
    /// The episodes that are left, in the order of their ids.
    episodes: std::vec::IntoIter<EpisodeId>,
    /// The last episode of the last stored batch.
    position: String,
    /// What entered the catalog after this time is new.
    since: Timestamp,
    /// By alert, and whether it is back catalog.
    counts: HashMap<(Uuid, bool), usize>,
    kept: usize,
}

impl std::fmt::Debug for MatchingRun {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MatchingRun").field("generation", &self.generation.name).finish_non_exhaustive()
    }
}

impl MatchingRun {
    /// Begins or continues with the served generation. `None` when it has nothing new, or another worker holds the
    /// lease.
    ///
    /// # Errors
    /// When the database or the index fails.
    pub async fn begin(state: &AppState) -> Result<Option<Self>, ApiError> {
        let Ok(generation) = state.generations.current() else { return Ok(None) };
        let built_at = generation.backend.built_at();
        let Some(progress) = state.db.matching_progress(EPISODE_PROGRESS).await? else {
            // The first run only records the generation: its content is not new.
            state.db.begin_matching(EPISODE_PROGRESS, &generation.name, built_at).await?;
            return Ok(None);
        };
        if built_at <= progress.built_at || progress.generation == generation.name {
            return Ok(None);
        }
        let job = NewJob {
            kind: JOB.to_owned(),
            payload: serde_json::json!({ "generation": generation.name }),
            priority: 0,
            dedupe_key: Some(JOB.to_owned()),
            team_id: None,
        };
        state.db.enqueue(job).await?;
        let worker = format!("alerts-{}", std::process::id());
        let Some(job) = state.db.claim_job(JOB, &worker, LEASE).await? else { return Ok(None) };
        let target = state.db.set_matching_target(&job, EPISODE_PROGRESS, &generation.name, built_at).await?;
        let Some(progress) = target else { return Ok(None) };
        match Self::prepare(state, &job, generation, progress).await {
            Ok(run) => Ok(Some(run)),
            Err(error) => {
                state.db.fail_job(&job, &error.to_string()).await?;
                Err(error)
            }
        }
    }

    async fn prepare(
        state: &AppState,
        job: &LeasedJob,
        generation: Arc<OpenGeneration>,
        progress: MatchingProgress,
    ) -> Result<Self, ApiError> {
        let (matcher, news) = load_alerts(state).await?;
        let guests = GuestMatcher::load(state).await?;
        let since = progress.built_at - OVERLAP;
        let read = Arc::clone(&generation);
        let episodes = state
            .run_engine_task(background_task(), move |_, cancel| {
                Ok(read.backend.episodes_changed_since(since, cancel)?)
            })
            .await?;
        let done = progress.position.as_deref().and_then(|position| position.parse::<Uuid>().ok());
        let left: Vec<EpisodeId> =
            episodes.into_iter().filter(|episode| done.is_none_or(|done| episode.0 > done)).collect();
        Ok(Self {
            state: state.clone(),
            job: job.clone(),
            generation,
            matcher: Arc::new(matcher),
            news: Arc::new(news),
            guests: Arc::new(guests),
            episodes: left.into_iter(),
            position: progress.position.unwrap_or_default(),
            since,
            counts: HashMap::new(),
            kept: 0,
        })
    }

    /// Matches and stores one batch, or ends the run. Returns whether there is more to do.
    ///
    /// # Errors
    /// When the database or the index fails.
    pub async fn step(&mut self) -> Result<bool, ApiError> {
        let batch: Vec<EpisodeId> = self.episodes.by_ref().take(BATCH_SIZE).collect();
        let Some(last) = batch.last().copied() else { return self.finish().await };
        let (matcher, news, guests) = (Arc::clone(&self.matcher), Arc::clone(&self.news), Arc::clone(&self.guests));
        let generation = Arc::clone(&self.generation);
        let (found, appearances) = self
            .state
            .run_engine_task(background_task(), move |_, _| {
                let (mut found, mut appearances) = (Vec::new(), Vec::new());
                for &episode in &batch {
                    found.extend(match_episode((&matcher, &news), &generation, episode)?);
                    appearances.extend(guests.match_episode(&generation, episode)?);
                }
                Ok((found, appearances))
            })
            .await?;
        // Stores appearances before the position moves. A repeated batch stores none twice.
        if !self.store_appearances(appearances).await? {
            return Ok(false);
        }
        self.store(found, last.0.to_string()).await
    }

    /// Stores matches in small transactions. Only the last one moves the position. Returns false when the lease was
    /// lost.
    async fn store(&mut self, found: Vec<NewAlertMatch>, position: String) -> Result<bool, ApiError> {
        let found = self.drop_matches_over_limit(found).await?;
        let mut chunks: Vec<Vec<NewAlertMatch>> = Vec::new();
        for one in found {
            match chunks.last_mut() {
                Some(chunk) if chunk.len() < MATCHES_PER_WRITE => chunk.push(one),
                _ => chunks.push(vec![one]),
            }
        }
        if chunks.is_empty() {
            chunks.push(Vec::new());
        }
        let count = chunks.len();
        for (number, chunk) in chunks.into_iter().enumerate() {
            let at = if number + 1 == count { position.clone() } else { self.position.clone() };
            let Some(recorded) = self.state.db.record_matches(&self.job, EPISODE_PROGRESS, at, chunk).await? else {
                return Ok(false);
            };
            self.kept += recorded.kept;
            for (team, alert) in recorded.alerts {
                let change = ChangePublished::new(ChangeKind::AlertMatches, None, self.state.clock.now());
                self.state.events().publish(team, change.of_alert(alert));
            }
        }
        self.position = position;
        Ok(self.state.db.extend_lease(&self.job, LEASE).await?)
    }

    /// Stores appearances of guests. Returns false when the lease was lost.
    async fn store_appearances(&self, appearances: Vec<NewGuestAppearance>) -> Result<bool, ApiError> {
        for chunk in appearances.chunks(MATCHES_PER_WRITE) {
            let recorded = self.state.db.record_guest_appearances(&self.job, chunk.to_vec()).await?;
            let Some(projects) = recorded else { return Ok(false) };
            for (team, project) in projects {
                let change = ChangePublished::new(ChangeKind::Project, None, self.state.clock.now());
                let change = project.into_iter().fold(change, ChangePublished::in_project);
                self.state.events().publish(team, change);
            }
        }
        Ok(true)
    }

    /// Drops the matches of an alert beyond its limit, and records the problem.
    async fn drop_matches_over_limit(&mut self, found: Vec<NewAlertMatch>) -> Result<Vec<NewAlertMatch>, ApiError> {
        let mut over = HashSet::new();
        let mut kept = Vec::with_capacity(found.len());
        for one in found {
            let count = self.counts.entry((one.alert_id, one.is_back_catalog)).or_default();
            *count += usize::from(one.status == MatchStatus::Kept || *count < MAX_MATCHES_PER_ALERT);
            if *count <= MAX_MATCHES_PER_ALERT {
                kept.push(one);
            } else if *count == MAX_MATCHES_PER_ALERT + 1 {
                over.insert(one.alert_id);
            }
        }
        if !over.is_empty() {
            self.state.db.set_alert_problem(over.into_iter().collect(), TOO_MANY).await?;
        }
        Ok(kept)
    }

    /// Matches the alerts that do not search episodes for words, such as alerts on charts, and ends the run.
    async fn finish(&mut self) -> Result<bool, ApiError> {
        for found in find_other_matches(&self.state, &self.generation, (self.since, &self.news)).await? {
            let position = self.position.clone();
            if !self.store(found, position).await? {
                return Ok(false);
            }
        }
        if self.state.db.finish_matching(&self.job, EPISODE_PROGRESS).await? {
            self.state.db.finish_job(&self.job).await?;
            let lag = (self.state.clock.now() - self.generation.published_at).to_std().unwrap_or_default();
            self.state.metrics.record_alert_run(lag.as_secs_f64(), self.kept);
            tracing::info!(
                generation = self.generation.name,
                alerts = self.matcher.len(),
                kept = self.kept,
                "alerts matched"
            );
        }
        Ok(false)
    }

    /// Records a failure. The job is retried later, until its last attempt.
    pub(super) async fn fail(&self, error: &ApiError) -> Result<(), ApiError> {
        self.state.db.fail_job(&self.job, &error.to_string()).await?;
        Ok(())
    }
}

async fn load_alerts(state: &AppState) -> Result<(AlertMatcher, NewsRules), ApiError> {
    let (mut matcher, mut news, now) = (AlertMatcher::default(), NewsRules::default(), state.clock.now());
    let mut after = Uuid::nil();
    loop {
        let alerts = state.db.enabled_alerts(after, ALERTS_PER_PAGE).await?;
        let Some(last) = alerts.last() else { return Ok((matcher, news)) };
        after = last.id;
        for alert in alerts {
            news.add(&alert, now);
            matcher.add(alert.id, alert.fields);
        }
    }
}

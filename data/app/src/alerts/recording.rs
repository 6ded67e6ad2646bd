//! Stores matches, with their events and the position of the worker in one transaction: a crash neither loses nor
//! repeats one.

use super::IDS_PER_QUERY;
use super::progress::lock_progress;
use crate::entities::alert_matches::{Column, Entity, Model};
use crate::entities::{alerts, polling_events};
use crate::json_column::{from_json, to_json};
use crate::polling_events::{NewPollingEvent, write_polling_events};
use crate::prelude::*;
use crate::{LeasedJob, ids};
use earshot_model::alert::{MatchContent, MatchSource, MatchStatus};
use earshot_model::{EpisodeId, PodcastId, PollingEventKind};
use sea_orm::sea_query::{ExprTrait, Query};
use std::collections::{HashMap, HashSet};

/// Rows of matches in one statement: each has 20 values.
const ROWS_PER_INSERT: usize = 200;
/// Ids of copies that a match stores.
const MAX_COPIES: usize = 100;
/// Episodes of one title that are further apart are different ones.
const MAX_REPLACEMENT_MS: u64 = 30 * 24 * 60 * 60 * 1_000;

/// The episode, podcast or chart of a match. Each item has at most one match per alert.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MatchedItem {
    Episode(EpisodeId),
    Podcast(PodcastId),
    /// The chart, the day and the podcast, as text.
    Chart(String),
}

impl MatchedItem {
    fn key(&self) -> String {
        match self {
            Self::Episode(id) => format!("episode:{}", id.0),
            Self::Podcast(id) => format!("podcast:{}", id.0),
            Self::Chart(key) => format!("chart:{key}"),
        }
    }
}

/// A match to store.
#[derive(Clone, Debug, PartialEq)]
pub struct NewAlertMatch {
    pub alert_id: Uuid,
    pub subject: MatchedItem,
    pub podcast_id: PodcastId,
    pub status: MatchStatus,
    pub source: MatchSource,
    /// Equal for episodes with the same audio.
    pub audio_key: Option<String>,
    /// Equal for episodes with the same text.
    pub text_key: Option<String>,
    /// Equal for an episode and the one that replaces it within a month.
    pub title_key: Option<String>,
    /// The date by which lists are sorted; `None` for the time at which it is found.
    pub dated_at: Option<Timestamp>,
    /// Whether it is shown only, and never sent.
    pub is_back_catalog: bool,
    pub content: MatchContent,
}

/// The outcome of storing matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordedMatches {
    /// Matches with an event, and those of the back catalog.
    pub kept: usize,
    pub filtered: usize,
    /// Copies that were added to another match.
    pub folded: usize,
    /// Teams and alerts with new kept matches.
    pub alerts: Vec<(Uuid, Uuid)>,
}

impl Db {
    /// Stores matches of the generation that is being matched, and where the next batch begins. Matches of alerts that
    /// were deleted or disabled since are left out; stored matches are updated without a second event.
    /// Returns `None`, and stores nothing, when the lease was lost.
    pub async fn record_matches(
        &self,
        job: &LeasedJob,
        progress: &str,
        position: String,
        new: Vec<NewAlertMatch>,
    ) -> Result<Option<RecordedMatches>, DbError> {
        let (db, job, progress) = (self.clone(), job.clone(), progress.to_owned());
        self.write_list(work!(|transaction| {
            let Some(mut row) = lock_progress(transaction, &job, &progress).await? else { return Ok(None) };
            let generation = row.target_generation.clone().unwrap_or_else(|| row.generation.clone());
            let recorded = record(&db, transaction, &generation, new, true).await?;
            row.position = Some(position);
            row.updated_at = db.now();
            row.into_active_model().reset_all().update(transaction).await?;
            Ok(Some(recorded))
        }))
        .await
    }

    /// Stores what a new alert would have found before, as seen, without events, and as if it had been found when the
    /// episode was published.
    pub async fn backfill_matches(
        &self,
        account: &Account,
        generation: &str,
        new: Vec<NewAlertMatch>,
    ) -> Result<RecordedMatches, DbError> {
        let (db, team, generation) = (self.clone(), account.team_id, generation.to_owned());
        self.write_list(work!(|transaction| {
            let own =
                alerts::Entity::find().select_only().column(alerts::Column::Id).filter(alerts::Column::TeamId.eq(team));
            let own: HashSet<Uuid> = own.into_tuple::<Uuid>().all(transaction).await?.into_iter().collect();
            let new: Vec<NewAlertMatch> = new.into_iter().filter(|found| own.contains(&found.alert_id)).collect();
            let kept: HashSet<Uuid> =
                new.iter().filter(|found| found.status == MatchStatus::Kept).map(|found| found.alert_id).collect();
            let recorded = record(&db, transaction, &generation, new, false).await?;
            set_last_matches(transaction, kept).await?;
            Ok(recorded)
        }))
        .await
    }

    /// Records why the last run of alerts skipped matches or episodes.
    pub async fn set_alert_problem(&self, alerts: Vec<Uuid>, problem: &str) -> Result<(), DbError> {
        let problem = problem.to_owned();
        self.write_keeping_caches(work!(|transaction| {
            for ids in alerts.chunks(IDS_PER_QUERY) {
                alerts::Entity::update_many()
                    .col_expr(alerts::Column::Problem, Expr::value(problem.clone()))
                    .filter(alerts::Column::Id.is_in(ids.iter().copied()))
                    .exec(transaction)
                    .await?;
            }
            Ok(())
        }))
        .await
    }
}

/// Sets the time of the last kept match of alerts from what is stored.
async fn set_last_matches(transaction: &DatabaseTransaction, alerts: HashSet<Uuid>) -> Result<(), DbError> {
    for alert in alerts {
        let last = Query::select()
            .expr(Expr::col((Entity, Column::MatchedAt)).max())
            .from(Entity)
            .and_where(Expr::col((Entity, Column::AlertId)).eq(alert))
            .and_where(Expr::col((Entity, Column::Status)).eq(MatchStatus::Kept.as_str()))
            .and_where(Expr::col((Entity, Column::IsBackCatalog)).eq(false))
            .to_owned();
        alerts::Entity::update_many()
            .col_expr(alerts::Column::LastMatchAt, Expr::expr(Expr::SubQuery(None, Box::new(last.into()))))
            .filter(alerts::Column::Id.eq(alert))
            .exec(transaction)
            .await?;
    }
    Ok(())
}

/// An alert to which matches are stored.
struct AlertRow {
    team_id: Uuid,
    name: String,
}

async fn record(
    db: &Db,
    transaction: &DatabaseTransaction,
    generation: &str,
    mut new: Vec<NewAlertMatch>,
    has_events: bool,
) -> Result<RecordedMatches, DbError> {
    let alerts = read_alerts(transaction, &new).await?;
    let mut known = KnownMatches::read(transaction, &new).await?;
    let mut recorded = RecordedMatches::default();
    let (mut inserted, mut events, now) = (Vec::new(), Vec::new(), db.now());
    // The first version of an episode is the match, and later ones are its copies.
    new.sort_by_key(|found| found.dated_at);
    for found in new {
        let Some(alert) = alerts.get(&found.alert_id) else { continue };
        let subject_key = found.subject.key();
        if let Some(row) = known.of_subject(found.alert_id, &subject_key) {
            let before = row.clone();
            if let Some(event) = update_known(row, &found, alert, now)? {
                events.extend(has_events.then_some(event));
                recorded.kept += 1;
            }
            if *row != before {
                known.touch(found.alert_id, &subject_key);
            }
            continue;
        }
        if let Some(at) = known.copy_of(&found) {
            recorded.folded += usize::from(known.add_copy(at, &found)?);
            continue;
        }
        let published_at = found.content.published_at.map(EpochMillis::from).filter(|at| *at < now);
        let matched_at = if has_events { now } else { published_at.unwrap_or(now) };
        let id = ids::new_id_at(matched_at.into());
        let is_kept = found.status == MatchStatus::Kept;
        recorded.kept += usize::from(is_kept);
        recorded.filtered += usize::from(!is_kept);
        if is_kept && has_events && !found.is_back_catalog {
            events.push(match_event(id, alert, &found, now));
        }
        let seen_at = (!has_events).then_some(now);
        let row = new_row(id, alert, subject_key, found, generation, (matched_at, seen_at));
        inserted.push(known.insert(row));
    }
    known.write(transaction, &inserted).await?;
    recorded.alerts = write_events(transaction, events, now).await?;
    Ok(recorded)
}

async fn read_alerts(
    transaction: &DatabaseTransaction,
    new: &[NewAlertMatch],
) -> Result<HashMap<Uuid, AlertRow>, DbError> {
    let ids: HashSet<Uuid> = new.iter().map(|found| found.alert_id).collect();
    let ids: Vec<Uuid> = ids.into_iter().collect();
    let mut alerts = HashMap::new();
    for ids in ids.chunks(IDS_PER_QUERY) {
        let rows: Vec<(Uuid, Uuid, String)> = alerts::Entity::find()
            .select_only()
            .columns([alerts::Column::Id, alerts::Column::TeamId, alerts::Column::Name])
            .filter(alerts::Column::Id.is_in(ids.iter().copied()))
            .filter(alerts::Column::Enabled.eq(true))
            .filter(alerts::Column::DeletedAt.is_null())
            .into_tuple()
            .all(transaction)
            .await?;
        alerts.extend(rows.into_iter().map(|(id, team_id, name)| (id, AlertRow { team_id, name })));
    }
    Ok(alerts)
}

/// The matches that are stored, and those that will be.
#[derive(Default)]
struct KnownMatches {
    rows: Vec<Model>,
    /// Rows that must be written again.
    touched: HashSet<usize>,
    by_subject: HashMap<(Uuid, String), usize>,
    by_copy: HashMap<(Uuid, String), usize>,
    by_title: HashMap<(Uuid, String), usize>,
}

impl KnownMatches {
    async fn read(transaction: &DatabaseTransaction, new: &[NewAlertMatch]) -> Result<Self, DbError> {
        let mut known = Self::default();
        let alerts: HashSet<Uuid> = new.iter().map(|found| found.alert_id).collect();
        let subjects: HashSet<String> = new.iter().map(|found| found.subject.key()).collect();
        known.read_by(transaction, Column::SubjectKey, subjects, &alerts).await?;
        let audio: HashSet<String> = new.iter().filter_map(|found| found.audio_key.clone()).collect();
        known.read_by(transaction, Column::AudioKey, audio, &alerts).await?;
        let texts: HashSet<String> = new.iter().filter_map(|found| found.text_key.clone()).collect();
        known.read_by(transaction, Column::TextKey, texts, &alerts).await?;
        let titles: HashSet<String> = new.iter().filter_map(|found| found.title_key.clone()).collect();
        known.read_by(transaction, Column::TitleKey, titles, &alerts).await?;
        Ok(known)
    }

    async fn read_by(
        &mut self,
        transaction: &DatabaseTransaction,
        column: Column,
        keys: HashSet<String>,
        alerts: &HashSet<Uuid>,
    ) -> Result<(), DbError> {
        let keys: Vec<String> = keys.into_iter().collect();
        for keys in keys.chunks(IDS_PER_QUERY) {
            let rows = Entity::find().filter(column.is_in(keys.iter().map(String::as_str))).all(transaction).await?;
            for row in rows {
                let is_known = self.by_subject.contains_key(&(row.alert_id, row.subject_key.clone()));
                if alerts.contains(&row.alert_id) && !is_known {
                    self.insert(row);
                }
            }
        }
        Ok(())
    }

    fn insert(&mut self, row: Model) -> usize {
        let at = self.rows.len();
        self.by_subject.insert((row.alert_id, row.subject_key.clone()), at);
        for key in [&row.audio_key, &row.text_key].into_iter().flatten() {
            self.by_copy.entry((row.alert_id, key.clone())).or_insert(at);
        }
        if let Some(key) = &row.title_key {
            // Of several, the newest one may be replaced.
            let newest = self.by_title.entry((row.alert_id, key.clone())).or_insert(at);
            if self.rows.get(*newest).is_some_and(|known| known.dated_at < row.dated_at) {
                *newest = at;
            }
        }
        self.rows.push(row);
        at
    }

    fn of_subject(&mut self, alert: Uuid, subject: &str) -> Option<&mut Model> {
        let at = *self.by_subject.get(&(alert, subject.to_owned()))?;
        self.rows.get_mut(at)
    }

    fn touch(&mut self, alert: Uuid, subject: &str) {
        if let Some(&at) = self.by_subject.get(&(alert, subject.to_owned())) {
            self.touched.insert(at);
        }
    }

    fn copy_of(&self, found: &NewAlertMatch) -> Option<usize> {
        let keys = [&found.audio_key, &found.text_key].into_iter().flatten();
        let copy = keys.filter_map(|key| self.by_copy.get(&(found.alert_id, key.clone()))).next().copied();
        copy.or_else(|| self.replaced_by(found))
    }

    /// The match of the episode that this one replaces under the same title, such as its early version.
    fn replaced_by(&self, found: &NewAlertMatch) -> Option<usize> {
        let at = *self.by_title.get(&(found.alert_id, found.title_key.clone()?))?;
        let dated_at = EpochMillis::from(found.dated_at?);
        let distance = self.rows.get(at)?.dated_at.0.abs_diff(dated_at.0);
        (distance <= MAX_REPLACEMENT_MS).then_some(at)
    }

    /// Adds the episode to the copies of a match. Returns false when it is already listed or the list is full.
    fn add_copy(&mut self, at: usize, found: &NewAlertMatch) -> Result<bool, DbError> {
        let MatchedItem::Episode(episode) = found.subject else { return Ok(false) };
        let Some(row) = self.rows.get_mut(at) else { return Ok(false) };
        let mut content: MatchContent = from_json("alert_matches", row.content.clone())?;
        let copies = &mut content.syndicated_episode_ids;
        if copies.contains(&episode) || copies.len() >= MAX_COPIES {
            return Ok(false);
        }
        copies.push(episode);
        row.content = to_json(&content);
        self.touched.insert(at);
        Ok(true)
    }

    /// Inserts the new rows, and updates the others that were changed.
    async fn write(mut self, transaction: &DatabaseTransaction, inserted: &[usize]) -> Result<(), DbError> {
        for chunk in inserted.chunks(ROWS_PER_INSERT) {
            let rows = chunk.iter().map(|&at| self.rows[at].clone().into_active_model());
            Entity::insert_many(rows).exec_without_returning(transaction).await?;
            for at in chunk {
                self.touched.remove(at);
            }
        }
        for at in self.touched {
            self.rows[at].clone().into_active_model().reset_all().update(transaction).await?;
        }
        Ok(())
    }
}

/// Updates a stored match, such as with a new transcript. Keeps people's verdicts. Returns an event when the match
/// becomes kept by this update.
fn update_known(
    row: &mut Model,
    found: &NewAlertMatch,
    alert: &AlertRow,
    now: EpochMillis,
) -> Result<Option<NewPollingEvent>, DbError> {
    let before: MatchContent = from_json("alert_matches", row.content.clone())?;
    let is_decided = row.verdict.is_some();
    let filters = if is_decided { before.filters } else { found.content.filters.clone() };
    let copies = before.syndicated_episode_ids;
    row.content = to_json(&MatchContent { filters, syndicated_episode_ids: copies, ..found.content.clone() });
    row.dated_at = found.dated_at.map_or(row.dated_at, Into::into);
    if is_decided || row.event_seq.is_some() || row.status == MatchStatus::Kept.as_str() {
        // A match with a verdict or an event, or that is already kept, keeps its status.
        return Ok(None);
    }
    found.status.as_str().clone_into(&mut row.status);
    found.source.as_str().clone_into(&mut row.source);
    // A transcript that comes late makes no news of an old episode.
    row.is_back_catalog |= found.is_back_catalog;
    if found.status != MatchStatus::Kept || row.is_back_catalog {
        return Ok(None);
    }
    row.matched_at = now;
    row.seen_at = None;
    Ok(Some(match_event(row.id, alert, found, now)))
}

fn new_row(
    id: Uuid,
    alert: &AlertRow,
    subject_key: String,
    found: NewAlertMatch,
    generation: &str,
    (matched_at, seen_at): (EpochMillis, Option<EpochMillis>),
) -> Model {
    let episode_id = match found.subject {
        MatchedItem::Episode(id) => Some(id.0),
        MatchedItem::Podcast(_) | MatchedItem::Chart(_) => None,
    };
    Model {
        id,
        team_id: alert.team_id,
        alert_id: found.alert_id,
        subject_key,
        audio_key: found.audio_key,
        text_key: found.text_key,
        title_key: found.title_key,
        status: found.status.as_str().to_owned(),
        source: found.source.as_str().to_owned(),
        episode_id,
        podcast_id: found.podcast_id.0,
        event_seq: None,
        content: to_json(&found.content),
        generation: generation.to_owned(),
        matched_at,
        dated_at: found.dated_at.map_or(matched_at, Into::into),
        is_back_catalog: found.is_back_catalog,
        seen_at,
        snoozed_until: None,
        verdict: None,
        verdict_by: None,
    }
}

/// Builds the contract's event. `alertType` is the name of the `MatchSource`, not of the kind of alert. Earshot has
/// types for podcasts and charts beside those of the contract.
fn match_event(id: Uuid, alert: &AlertRow, found: &NewAlertMatch, now: EpochMillis) -> NewPollingEvent {
    let episode = match found.subject {
        MatchedItem::Episode(id) => Some(id.0.to_string()),
        MatchedItem::Podcast(_) | MatchedItem::Chart(_) => None,
    };
    let created_at = Timestamp::from(now).to_rfc3339_opts(chrono::SecondsFormat::Millis, true);
    NewPollingEvent {
        id,
        team_id: alert.team_id,
        kind: PollingEventKind::AlertMatch,
        project_id: None,
        guest_profile_id: None,
        alert_id: Some(found.alert_id),
        podcast_id: Some(found.podcast_id),
        payload: serde_json::json!({
            "alertMatchId": id.to_string(),
            "alertConfigId": found.alert_id.to_string(),
            "alertConfigName": alert.name,
            "alertType": found.source.as_str(),
            "episodeId": episode,
            "podcastId": found.podcast_id.0.to_string(),
            "createdAt": created_at,
        }),
    }
}

/// Writes the events, their numbers on the matches, and the times of the alerts. Returns teams and alerts.
async fn write_events(
    transaction: &DatabaseTransaction,
    events: Vec<NewPollingEvent>,
    now: EpochMillis,
) -> Result<Vec<(Uuid, Uuid)>, DbError> {
    let ids: Vec<Uuid> = events.iter().map(|event| event.id).collect();
    let mut alerts: Vec<(Uuid, Uuid)> =
        events.iter().filter_map(|event| Some((event.team_id, event.alert_id?))).collect();
    alerts.sort_unstable();
    alerts.dedup();
    for ids in alerts.chunks(IDS_PER_QUERY) {
        alerts::Entity::update_many()
            .col_expr(alerts::Column::LastMatchAt, Expr::value(now))
            .filter(alerts::Column::Id.is_in(ids.iter().map(|(_, alert)| *alert)))
            .exec(transaction)
            .await?;
    }
    write_polling_events(transaction, events, now).await?;
    for ids in ids.chunks(IDS_PER_QUERY) {
        let number = Query::select()
            .column((polling_events::Entity, polling_events::Column::Seq))
            .from(polling_events::Entity)
            .and_where(
                Expr::col((polling_events::Entity, polling_events::Column::Id)).eq(Expr::col((Entity, Column::Id))),
            )
            .to_owned();
        Entity::update_many()
            .col_expr(Column::EventSeq, Expr::expr(Expr::SubQuery(None, Box::new(number.into()))))
            .filter(Column::Id.is_in(ids.iter().copied()))
            .exec(transaction)
            .await?;
    }
    Ok(alerts)
}

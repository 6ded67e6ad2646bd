//! Writes a change set in the transaction of its cause: the activity, the values that it replaced, and the counts of the
//! project.

use super::{ChangeImages, EntryImage, ProjectImage};
use crate::entities::{changes, listed_podcasts, project_activity, projects};
use crate::history_sizes::{TeamHistory, row_bytes};
use crate::ids;
use crate::json_column::{from_json, to_json};
use crate::list_rows::{EntryActivity, ListedPodcast, PROJECT_TABLE, RECENT_ACTIVITIES, RecentActivity, StateCounts};
use crate::prelude::*;
use crate::team_histories::HistoryLimit;
use earshot_model::Clock;
use earshot_model::project::{ActivityKind, ListedPodcastState};
use sea_orm::sea_query::ExprTrait;

/// Rows in one `INSERT`, because SQLite limits the number of bound values.
const ROWS_PER_INSERT: usize = 500;

/// A change set that is being written.
#[derive(Debug)]
pub(crate) struct ChangeWriter {
    id: Uuid,
    team_id: Uuid,
    project_id: Uuid,
    pub user_id: Uuid,
    pub now: EpochMillis,
    clock: Clock,
    history: HistoryLimit,
    activities: Vec<project_activity::Model>,
    images: ChangeImages,
}

impl ChangeWriter {
    pub fn new(db: &Db, account: &Account, project_id: Uuid) -> Self {
        Self {
            id: ids::new_id(&db.clock),
            team_id: account.team_id,
            project_id,
            user_id: account.user_id,
            now: db.now(),
            clock: db.clock.clone(),
            history: db.history_limit(account),
            activities: Vec::new(),
            images: ChangeImages::default(),
        }
    }

    pub fn push_entry(&mut self, image: EntryImage) {
        self.images.entries.push(image);
    }

    pub fn set_project(&mut self, image: ProjectImage) {
        self.images.project = Some(image);
    }

    /// Adds an activity of the project itself.
    pub fn log_project(&mut self, kind: ActivityKind, from_value: Option<String>, to_value: Option<String>) {
        self.activities.push(self.activity(kind, from_value, to_value));
    }

    /// Adds an activity of an entry, also to its history.
    pub fn log_entry(
        &mut self,
        entry: &mut ListedPodcast,
        (kind, from_value, to_value): (ActivityKind, Option<String>, Option<String>),
    ) {
        if kind.is_specified() {
            entry.push_history(EntryActivity {
                kind,
                at_ms: self.now.0,
                from_value: from_value.clone(),
                to_value: to_value.clone(),
                user_id: Some(self.user_id),
            });
        }
        self.activities.push(project_activity::Model {
            listed_podcast_id: Some(entry.id),
            podcast_id: Some(entry.podcast.id.0),
            podcast_title: Some(entry.podcast.title.clone()),
            podcast_slug: Some(entry.podcast.slug.clone()),
            podcast_image_url: entry.podcast.image_url.clone(),
            ..self.activity(kind, from_value, to_value)
        });
    }

    fn activity(
        &self,
        kind: ActivityKind,
        from_value: Option<String>,
        to_value: Option<String>,
    ) -> project_activity::Model {
        project_activity::Model {
            id: Uuid::nil(),
            team_id: self.team_id,
            project_id: self.project_id,
            listed_podcast_id: None,
            podcast_id: None,
            podcast_title: None,
            podcast_slug: None,
            podcast_image_url: None,
            kind: kind.as_str().to_owned(),
            from_value,
            to_value,
            user_id: Some(self.user_id),
            change_id: self.id,
            at: self.now,
            bytes: 0,
        }
    }

    /// Writes everything, with the project's row. Returns the id of the change set; `None` when nothing has changed, and
    /// then nothing is written.
    pub async fn finish(
        mut self,
        transaction: &DatabaseTransaction,
        mut project: projects::Model,
    ) -> Result<(Option<Uuid>, projects::Model), DbError> {
        if self.images.is_empty() {
            return Ok((None, project));
        }
        // Ids of one moment are random, so that they are sorted here: activities keep the order of the change.
        let mut activity_ids: Vec<Uuid> = self.activities.iter().map(|_| ids::new_id(&self.clock)).collect();
        activity_ids.sort_unstable();
        for (activity, id) in self.activities.iter_mut().zip(activity_ids) {
            activity.id = id;
            activity.bytes = activity_bytes(activity);
        }
        project.state_counts = count_states(transaction, project.id).await?.to_column();
        project.recent_activities = self.recent_activities(project.recent_activities)?;
        project.updated_at = self.now;
        project.clone().into_active_model().reset_all().update(transaction).await?;
        for rows in self.activities.chunks(ROWS_PER_INSERT) {
            let rows = rows.iter().cloned().map(IntoActiveModel::into_active_model);
            project_activity::Entity::insert_many(rows).exec_without_returning(transaction).await?;
        }
        let written = self.activities.iter().map(|activity| activity.bytes).sum();
        self.history.enforce(transaction, TeamHistory::ProjectActivity, written, self.now).await?;
        let images = to_json(&self.images).to_string();
        let bytes = row_bytes([Some(images.as_str())]);
        let change = changes::Model {
            id: self.id,
            team_id: self.team_id,
            user_id: Some(self.user_id),
            project_id: self.project_id,
            images,
            created_at: self.now,
            undone_at: None,
            bytes,
        };
        changes::Entity::insert(change.into_active_model()).exec_without_returning(transaction).await?;
        self.history.enforce(transaction, TeamHistory::Changes, bytes, self.now).await?;
        Ok((Some(self.id), project))
    }

    fn recent_activities(&self, known: sea_orm::JsonValue) -> Result<sea_orm::JsonValue, DbError> {
        let mut recent: Vec<RecentActivity> = self
            .activities
            .iter()
            .rev()
            .filter(|activity| ActivityKind::parse(&activity.kind).is_some_and(ActivityKind::is_specified))
            .take(RECENT_ACTIVITIES)
            .filter_map(|activity| {
                Some(RecentActivity {
                    kind: ActivityKind::parse(&activity.kind)?,
                    at_ms: activity.at.0,
                    to_value: activity.to_value.clone(),
                    user_id: activity.user_id,
                    podcast_title: activity.podcast_title.clone(),
                    podcast_slug: activity.podcast_slug.clone(),
                    podcast_image_url: activity.podcast_image_url.clone(),
                })
            })
            .collect();
        recent.extend(from_json::<Vec<RecentActivity>>(PROJECT_TABLE, known)?);
        recent.truncate(RECENT_ACTIVITIES);
        Ok(to_json(&recent))
    }
}

fn activity_bytes(activity: &project_activity::Model) -> i64 {
    row_bytes([
        activity.podcast_title.as_deref(),
        activity.podcast_slug.as_deref(),
        activity.podcast_image_url.as_deref(),
        activity.from_value.as_deref(),
        activity.to_value.as_deref(),
    ])
}

/// Counts the listed podcasts of a project by state.
async fn count_states(transaction: &DatabaseTransaction, project: Uuid) -> Result<StateCounts, DbError> {
    let counts: Vec<(String, i64)> = listed_podcasts::Entity::find()
        .select_only()
        .column(listed_podcasts::Column::State)
        .column_as(Expr::col(listed_podcasts::Column::Id).count(), "count")
        .filter(listed_podcasts::Column::ProjectId.eq(project))
        .group_by(listed_podcasts::Column::State)
        .into_tuple()
        .all(transaction)
        .await?;
    let counts = counts
        .into_iter()
        .filter_map(|(state, count)| Some((ListedPodcastState::parse(&state)?, u64::try_from(count).unwrap_or(0))));
    Ok(counts.collect())
}

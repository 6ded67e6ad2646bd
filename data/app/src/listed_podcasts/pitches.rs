//! The pitches of a team: who wrote to which podcast, for which project. They outlive entries and projects.

use crate::entities::pitches::{Column, Entity, Model};
use crate::list_rows::{IDS_PER_QUERY, ListedPodcast};
use crate::prelude::*;
use earshot_model::PodcastId;
use std::collections::HashMap;

/// Pitches of a team to one podcast. Only the last is shown; earlier ones take its place when it is withdrawn.
const MAX_PITCHES: usize = 20;

/// The last pitch of a team to a podcast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastPitch {
    /// The entry, which may have been removed.
    pub listed_podcast_id: Uuid,
    /// The project, which may have been purged.
    pub project_id: Uuid,
    pub project_name: String,
    /// `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    pub at: Timestamp,
}

impl Db {
    /// Returns the last pitch to each of the podcasts. Podcasts without one are missing.
    pub async fn last_pitches(
        &self,
        team: Uuid,
        podcasts: &[PodcastId],
    ) -> Result<HashMap<PodcastId, LastPitch>, DbError> {
        let mut last: HashMap<PodcastId, LastPitch> = HashMap::new();
        for chunk in podcasts.chunks(IDS_PER_QUERY) {
            let query = Entity::find()
                .filter(Column::TeamId.eq(team))
                .filter(Column::PodcastId.is_in(chunk.iter().map(|podcast| podcast.0)));
            for row in query.all(&self.reader).await? {
                let (podcast, pitch) = (PodcastId(row.podcast_id), LastPitch::from(row));
                let order = |pitch: &LastPitch| (pitch.at, pitch.listed_podcast_id);
                if last.get(&podcast).is_none_or(|known| order(known) < order(&pitch)) {
                    last.insert(podcast, pitch);
                }
            }
        }
        Ok(last)
    }
}

impl From<Model> for LastPitch {
    fn from(row: Model) -> Self {
        let Model { listed_podcast_id, project_id, project_name, user_id, at, .. } = row;
        Self { listed_podcast_id, project_id, project_name, user_id, at: at.into() }
    }
}

/// Writes the pitches of entries whose pitch has changed, and deletes those that were a mistake.
pub(crate) async fn write_pitches(
    transaction: &DatabaseTransaction,
    project_name: &str,
    entries: &[&ListedPodcast],
) -> Result<(), DbError> {
    let mut withdrawn = Vec::new();
    let mut pitches = Vec::new();
    for entry in entries {
        match entry.pitched {
            None => withdrawn.push(entry.id),
            Some(pitch) => pitches.push(Model {
                listed_podcast_id: entry.id,
                team_id: entry.team_id,
                podcast_id: entry.podcast.id.0,
                project_id: entry.project_id,
                project_name: project_name.to_owned(),
                user_id: pitch.by,
                at: EpochMillis(pitch.at_ms),
            }),
        }
    }
    for chunk in withdrawn.chunks(IDS_PER_QUERY) {
        let by_id = Column::ListedPodcastId.is_in(chunk.iter().copied());
        Entity::delete_many().filter(by_id).exec(transaction).await?;
    }
    for chunk in pitches.chunks(IDS_PER_QUERY) {
        let changeable = [Column::ProjectName, Column::UserId, Column::At];
        Entity::insert_many(chunk.iter().cloned().map(IntoActiveModel::into_active_model))
            .on_conflict(OnConflict::column(Column::ListedPodcastId).update_columns(changeable).to_owned())
            .exec_without_returning(transaction)
            .await?;
        delete_old_pitches(transaction, chunk).await?;
    }
    Ok(())
}

/// Deletes all but the newest pitches to the podcasts of these.
async fn delete_old_pitches(transaction: &DatabaseTransaction, written: &[Model]) -> Result<(), DbError> {
    let Some(team) = written.first().map(|pitch| pitch.team_id) else { return Ok(()) };
    let known: Vec<(Uuid, Uuid)> = Entity::find()
        .select_only()
        .columns([Column::PodcastId, Column::ListedPodcastId])
        .filter(Column::TeamId.eq(team))
        .filter(Column::PodcastId.is_in(written.iter().map(|pitch| pitch.podcast_id)))
        .order_by_desc(Column::At)
        .order_by_desc(Column::ListedPodcastId)
        .into_tuple()
        .all(transaction)
        .await?;
    let (mut counts, mut old): (HashMap<Uuid, usize>, Vec<Uuid>) = (HashMap::new(), Vec::new());
    for (podcast, pitch) in known {
        let count = counts.entry(podcast).or_default();
        *count += 1;
        if *count > MAX_PITCHES {
            old.push(pitch);
        }
    }
    for chunk in old.chunks(IDS_PER_QUERY) {
        let by_id = Column::ListedPodcastId.is_in(chunk.iter().copied());
        Entity::delete_many().filter(by_id).exec(transaction).await?;
    }
    Ok(())
}

//! Episodes in which guests were heard. Each is stored once with its event in one transaction, so that a crash neither
//! loses nor repeats one.

use super::profile::GuestProfile;
use super::rows::{lock_writable_profile, update_row};
use crate::alerts::{EPISODE_PROGRESS, lock_progress};
use crate::entities::guest_appearances::{Column, Entity, Model};
use crate::entities::guest_profiles;
use crate::json_column::from_json;
use crate::polling_events::{NewPollingEvent, write_polling_events};
use crate::prelude::*;
use crate::{LeasedJob, ids};
use earshot_model::guest_profile::GuestProfileFields;
use earshot_model::{EpisodeId, PodcastId, PollingEventKind};
use std::collections::{HashMap, HashSet};

/// Most values in the list of a query.
const IDS_PER_QUERY: usize = 500;

/// A guest whose appearances are tracked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackedGuest {
    pub id: Uuid,
    pub fields: GuestProfileFields,
}

/// An episode in which a guest was heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NewGuestAppearance {
    pub profile_id: Uuid,
    pub episode_id: EpisodeId,
    pub podcast_id: PodcastId,
}

/// The columns of a profile that an event contains.
type ProfileIds = (Uuid, Uuid, Option<Uuid>);

impl Db {
    /// Sets whether the appearances of a guest are tracked: whether each new one has an event.
    ///
    /// # Errors
    /// When there is no such profile, it is archived, or the database fails.
    pub async fn set_appearances_tracked(
        &self,
        account: &Account,
        id: Uuid,
        is_tracked: bool,
    ) -> Result<GuestProfile, DbError> {
        let account = account.clone();
        self.write_keeping_caches(work!(|transaction| {
            let mut row = lock_writable_profile(transaction, &account, id).await?;
            if row.tracks_appearances != is_tracked {
                row.tracks_appearances = is_tracked;
                update_row(transaction, &row).await?;
            }
            GuestProfile::from_row(row)
        }))
        .await
    }

    /// Returns up to `limit` tracked guests of all teams after the id `after`, ordered by id. Guests of archived
    /// profiles are left out.
    pub async fn tracked_guests(&self, after: Uuid, limit: u64) -> Result<Vec<TrackedGuest>, DbError> {
        let rows: Vec<(Uuid, sea_orm::JsonValue)> = select_tracked_guests()
            .select_only()
            .columns([guest_profiles::Column::Id, guest_profiles::Column::Fields])
            .filter(guest_profiles::Column::Id.gt(after))
            .order_by_asc(guest_profiles::Column::Id)
            .limit(limit)
            .into_tuple()
            .all(&self.reader)
            .await?;
        rows.into_iter()
            .map(|(id, fields)| Ok(TrackedGuest { id, fields: from_json(super::profile::TABLE, fields)? }))
            .collect()
    }

    /// Stores appearances of the generation that is being matched, with an event for each that is new. Those of guests
    /// that were deleted, archived or are not tracked any more are left out. Returns the teams and projects with new
    /// ones; `None`, and stores nothing, when the lease was lost.
    pub async fn record_guest_appearances(
        &self,
        job: &LeasedJob,
        found: Vec<NewGuestAppearance>,
    ) -> Result<Option<Vec<(Uuid, Option<Uuid>)>>, DbError> {
        if found.is_empty() {
            return Ok(Some(Vec::new()));
        }
        let (db, job) = (self.clone(), job.clone());
        self.write_list(work!(|transaction| {
            let Some(progress) = lock_progress(transaction, &job, EPISODE_PROGRESS).await? else {
                return Ok(None);
            };
            let generation = progress.target_generation.unwrap_or(progress.generation);
            Ok(Some(record(&db, transaction, &generation, found).await?))
        }))
        .await
    }

    /// Counts the appearances that were found since the guests are tracked, by profile.
    pub(super) async fn count_appearances(&self, profiles: Vec<Uuid>) -> Result<HashMap<Uuid, u64>, DbError> {
        if profiles.is_empty() {
            return Ok(HashMap::new());
        }
        let counts: Vec<(Uuid, i64)> = Entity::find()
            .select_only()
            .column(Column::ProfileId)
            .column_as(Column::Id.count(), "count")
            .filter(Column::ProfileId.is_in(profiles))
            .group_by(Column::ProfileId)
            .into_tuple()
            .all(&self.reader)
            .await?;
        Ok(counts.into_iter().map(|(profile, count)| (profile, u64::try_from(count).unwrap_or(0))).collect())
    }
}

fn select_tracked_guests() -> sea_orm::Select<guest_profiles::Entity> {
    guest_profiles::Entity::find()
        .filter(guest_profiles::Column::TracksAppearances.eq(true))
        .filter(guest_profiles::Column::DeletedAt.is_null())
        .filter(guest_profiles::Column::ArchivedAt.is_null())
}

async fn record(
    db: &Db,
    transaction: &DatabaseTransaction,
    generation: &str,
    found: Vec<NewGuestAppearance>,
) -> Result<Vec<(Uuid, Option<Uuid>)>, DbError> {
    let profiles = read_profiles(transaction, &found).await?;
    let mut known = read_known(transaction, &found).await?;
    let now = db.now();
    let (mut rows, mut events, mut projects) = (Vec::new(), Vec::new(), HashSet::new());
    for one in found {
        let Some(&(team_id, project_id)) = profiles.get(&one.profile_id) else { continue };
        if !known.insert((one.profile_id, one.episode_id.0)) {
            continue;
        }
        let id = ids::new_id(&db.clock);
        rows.push(Model {
            id,
            team_id,
            profile_id: one.profile_id,
            episode_id: one.episode_id.0,
            podcast_id: one.podcast_id.0,
            generation: generation.to_owned(),
            found_at: now,
        });
        events.push(appearance_event(id, (team_id, project_id), one, now));
        projects.insert((team_id, project_id));
    }
    for chunk in rows.chunks(IDS_PER_QUERY) {
        let chunk = chunk.iter().cloned().map(IntoActiveModel::into_active_model);
        Entity::insert_many(chunk).exec_without_returning(transaction).await?;
    }
    write_polling_events(transaction, events, now).await?;
    let mut projects: Vec<_> = projects.into_iter().collect();
    projects.sort_unstable();
    Ok(projects)
}

/// The teams and projects of the profiles that are tracked.
async fn read_profiles(
    transaction: &DatabaseTransaction,
    found: &[NewGuestAppearance],
) -> Result<HashMap<Uuid, (Uuid, Option<Uuid>)>, DbError> {
    let mut ids: Vec<Uuid> = found.iter().map(|one| one.profile_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut profiles = HashMap::new();
    for chunk in ids.chunks(IDS_PER_QUERY) {
        let rows: Vec<ProfileIds> = select_tracked_guests()
            .select_only()
            .columns([guest_profiles::Column::Id, guest_profiles::Column::TeamId, guest_profiles::Column::ProjectId])
            .filter(guest_profiles::Column::Id.is_in(chunk.iter().copied()))
            .into_tuple()
            .all(transaction)
            .await?;
        profiles.extend(rows.into_iter().map(|(id, team, project)| (id, (team, project))));
    }
    Ok(profiles)
}

async fn read_known(
    transaction: &DatabaseTransaction,
    found: &[NewGuestAppearance],
) -> Result<HashSet<(Uuid, Uuid)>, DbError> {
    let mut episodes: Vec<Uuid> = found.iter().map(|one| one.episode_id.0).collect();
    episodes.sort_unstable();
    episodes.dedup();
    let profiles: HashSet<Uuid> = found.iter().map(|one| one.profile_id).collect();
    let mut known = HashSet::new();
    for chunk in episodes.chunks(IDS_PER_QUERY) {
        let rows: Vec<(Uuid, Uuid)> = Entity::find()
            .select_only()
            .columns([Column::ProfileId, Column::EpisodeId])
            .filter(Column::EpisodeId.is_in(chunk.iter().copied()))
            .into_tuple()
            .all(transaction)
            .await?;
        known.extend(rows.into_iter().filter(|(profile, _)| profiles.contains(profile)));
    }
    Ok(known)
}

/// Builds the contract's event. `aiVerified` and `humanVerified` are null, because rules found the appearance in the
/// credits.
fn appearance_event(
    id: Uuid,
    (team_id, project_id): (Uuid, Option<Uuid>),
    found: NewGuestAppearance,
    now: EpochMillis,
) -> NewPollingEvent {
    NewPollingEvent {
        id,
        team_id,
        kind: PollingEventKind::GuestAppearance,
        project_id,
        guest_profile_id: Some(found.profile_id),
        alert_id: None,
        podcast_id: Some(found.podcast_id),
        payload: serde_json::json!({
            "guestAppearanceId": id.to_string(),
            "guestProfileId": found.profile_id.to_string(),
            "episodeId": found.episode_id.0.to_string(),
            "aiVerified": null,
            "humanVerified": null,
            "createdAt": Timestamp::from(now).to_rfc3339_opts(chrono::SecondsFormat::Millis, true),
        }),
    }
}

//! Adds podcasts to a team, and changes their flags.

use super::{IDS_PER_QUERY, TeamPodcast, TeamPodcastReason, text_key};
use crate::entities::team_podcasts::{Column, Entity, Model};
use crate::prelude::*;
use crate::{ListRejection, PodcastSnapshot};
use earshot_model::TeamAction;

/// Most podcasts on a team's blacklist: each search of the team leaves them out one by one.
pub const MAX_BLACKLISTED: u64 = 10_000;

/// Most podcasts that a team keeps, with those that were on its lists.
pub(crate) const MAX_TEAM_PODCASTS: u64 = 50_000;

/// The flags to change. `None` leaves a flag as it is; a new row has both off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TeamPodcastChange {
    pub sync: Option<bool>,
    pub blacklist: Option<bool>,
}

/// The outcome of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TeamPodcastOutcome {
    Changed(TeamPodcast),
    /// The blacklist would change, which the account's role does not allow. Nothing is written.
    RoleMissing,
    /// The blacklist has [`MAX_BLACKLISTED`] podcasts. Nothing is written.
    BlacklistFull,
}

impl Db {
    /// Adds a podcast to the account's team, or changes its flags.
    ///
    /// # Errors
    /// When the team keeps too many podcasts, or the database fails.
    pub async fn change_team_podcast(
        &self,
        account: &Account,
        podcast: PodcastSnapshot,
        change: TeamPodcastChange,
    ) -> Result<TeamPodcastOutcome, DbError> {
        let may_blacklist = account.role.allows(TeamAction::ManageBlacklist);
        let fresh = new_row(account.team_id, Some(account.user_id), &podcast, TeamPodcastReason::AddButton, self.now());
        self.write_keeping_caches(work!(|transaction| {
            let key = (fresh.team_id, fresh.podcast_id);
            // Locked in PostgreSQL: two changes of one row happen one after another.
            let known = Entity::find_by_id(key).lock_exclusive().one(transaction).await?;
            let (is_new, now) = (known.is_none(), fresh.updated_at);
            let mut row = known.unwrap_or(fresh);
            let blacklist = change.blacklist.unwrap_or(row.blacklisted_at.is_some());
            if blacklist != row.blacklisted_at.is_some() {
                if !may_blacklist {
                    return Ok(TeamPodcastOutcome::RoleMissing);
                }
                if blacklist && count_blacklisted(transaction, key.0).await? >= MAX_BLACKLISTED {
                    return Ok(TeamPodcastOutcome::BlacklistFull);
                }
                row.blacklisted_at = blacklist.then_some(now);
                row.updated_at = now;
            }
            let sync = change.sync.unwrap_or(row.sync);
            if sync != row.sync {
                row.sync = sync;
                row.updated_at = now;
            }
            let written = row.clone().into_active_model();
            if is_new {
                check_room(transaction, key.0, 1).await?;
                // Another process may have added it since it was looked up; then this change counts.
                let conflict = OnConflict::columns([Column::TeamId, Column::PodcastId])
                    .update_columns([Column::Sync, Column::BlacklistedAt, Column::UpdatedAt])
                    .to_owned();
                Entity::insert(written).on_conflict(conflict).exec_without_returning(transaction).await?;
            } else {
                written.reset_all().update(transaction).await?;
            }
            TeamPodcast::from_row(row).map(TeamPodcastOutcome::Changed)
        }))
        .await
    }
}

/// Adds podcasts that were added to a project to the project's team. Those that the team has already stay unchanged.
///
/// # Errors
/// When the team keeps too many podcasts, or the database fails.
pub(crate) async fn add_listed_to_team(
    transaction: &DatabaseTransaction,
    account: &Account,
    podcasts: &[PodcastSnapshot],
    now: EpochMillis,
) -> Result<(), DbError> {
    check_room(transaction, account.team_id, podcasts.len()).await?;
    let mut podcasts: Vec<&PodcastSnapshot> = podcasts.iter().collect();
    // In one order, so that two transactions of PostgreSQL never wait for each other.
    podcasts.sort_unstable_by_key(|podcast| podcast.id);
    for chunk in podcasts.chunks(IDS_PER_QUERY) {
        let rows = chunk.iter().map(|podcast| {
            let reason = TeamPodcastReason::ListedPodcast;
            new_row(account.team_id, Some(account.user_id), podcast, reason, now).into_active_model()
        });
        let once = OnConflict::columns([Column::TeamId, Column::PodcastId]).do_nothing().to_owned();
        Entity::insert_many(rows).on_conflict(once).exec_without_returning(transaction).await?;
    }
    Ok(())
}

/// Checks that a team may keep that many more podcasts.
async fn check_room(transaction: &DatabaseTransaction, team: Uuid, query: usize) -> Result<(), DbError> {
    let kept = Entity::find().filter(Column::TeamId.eq(team)).count(transaction).await?;
    if kept.saturating_add(query as u64) > MAX_TEAM_PODCASTS {
        return Err(DbError::Rejected(ListRejection::TooManyTeamPodcasts { most: MAX_TEAM_PODCASTS }));
    }
    Ok(())
}

fn new_row(
    team_id: Uuid,
    added_by: Option<Uuid>,
    podcast: &PodcastSnapshot,
    reason: TeamPodcastReason,
    now: EpochMillis,
) -> Model {
    Model {
        team_id,
        podcast_id: podcast.id.0,
        title: podcast.title.clone(),
        slug: podcast.slug.clone(),
        image_url: podcast.image_url.clone(),
        text_key: text_key(podcast),
        added_by,
        added_reason: reason.as_str().to_owned(),
        sync: false,
        blacklisted_at: None,
        created_at: now,
        updated_at: now,
    }
}

async fn count_blacklisted(transaction: &DatabaseTransaction, team: Uuid) -> Result<u64, DbError> {
    let blacklisted = Entity::find().filter(Column::TeamId.eq(team)).filter(Column::BlacklistedAt.is_not_null());
    Ok(blacklisted.count(transaction).await?)
}

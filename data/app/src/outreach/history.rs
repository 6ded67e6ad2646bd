//! Finds and lists pitches, and the last contact of a team with a podcast.

use super::record::{Outreach, OutreachRevision};
use crate::entities::outreach::{Column, Entity, Model};
use crate::entities::outreach_revisions;
use crate::prelude::*;
use crate::row_pages::read_page;
use earshot_model::PodcastId;
use sea_orm::Select;

/// Filters of a list of a team's pitches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OutreachQuery {
    pub podcast: Option<PodcastId>,
    pub guest_profile: Option<Uuid>,
    pub project: Option<Uuid>,
    /// Only those of this user.
    pub user: Option<Uuid>,
    /// Only those that are or are not marked as pitched.
    pub is_pitched: Option<bool>,
    /// Only those older than this one.
    pub before: Option<Uuid>,
}

/// A page of pitches, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OutreachPage {
    pub pitches: Vec<Outreach>,
    /// Whether older ones follow.
    pub has_more: bool,
}

/// A pitch to a podcast that a member of the team has sent or may have sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamPitch {
    pub outreach_id: Uuid,
    /// `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    pub guest_name: String,
    pub at: Timestamp,
    /// Whether it was marked as pitched; otherwise it was only copied.
    pub is_pitched: bool,
}

fn select_pitches_of_team(account: &Account) -> Select<Entity> {
    Entity::find().filter(Column::TeamId.eq(account.team_id))
}

pub(super) async fn find_row(db: &Db, account: &Account, id: Uuid) -> Result<Option<Model>, DbError> {
    Ok(select_pitches_of_team(account).filter(Column::Id.eq(id)).one(&db.reader).await?)
}

impl Db {
    /// Finds a pitch of the account's team.
    pub async fn find_outreach(&self, account: &Account, id: Uuid) -> Result<Option<Outreach>, DbError> {
        find_row(self, account, id).await?.map(Outreach::from_row).transpose()
    }

    /// Returns up to `limit` pitches of the account's team, newest first, without follow-ups.
    pub async fn outreach_history(
        &self,
        account: &Account,
        query: OutreachQuery,
        limit: u64,
    ) -> Result<OutreachPage, DbError> {
        let mut selection = select_pitches_of_team(account).filter(Column::FollowsId.is_null());
        let equal = [
            (Column::PodcastId, query.podcast.map(|podcast| podcast.0)),
            (Column::GuestProfileId, query.guest_profile),
            (Column::ProjectId, query.project),
            (Column::UserId, query.user),
        ];
        for (column, value) in equal {
            if let Some(value) = value {
                selection = selection.filter(column.eq(value));
            }
        }
        if let Some(is_pitched) = query.is_pitched {
            let at = Column::PitchedAt;
            selection = selection.filter(if is_pitched { at.is_not_null() } else { at.is_null() });
        }
        let (rows, has_more) = read_page(&self.reader, selection, Column::Id, query.before, limit).await?;
        let pitches = rows.into_iter().map(Outreach::from_row).collect::<Result<_, _>>()?;
        Ok(OutreachPage { pitches, has_more })
    }

    /// Returns pitches and follow-ups of the account's team, newest first, and their total number.
    pub async fn requested_outreach(
        &self,
        account: &Account,
        skip: u64,
        limit: u64,
    ) -> Result<(u64, Vec<Outreach>), DbError> {
        let selection = select_pitches_of_team(account);
        let total = selection.clone().count(&self.reader).await?;
        let rows = selection.order_by_desc(Column::Id).offset(skip).limit(limit).all(&self.reader).await?;
        Ok((total, rows.into_iter().map(Outreach::from_row).collect::<Result<_, _>>()?))
    }

    /// Finds the pitch of a guest to a podcast.
    pub async fn find_pitch(
        &self,
        account: &Account,
        guest_profile: Uuid,
        podcast: PodcastId,
    ) -> Result<Option<Outreach>, DbError> {
        let query =
            OutreachQuery { guest_profile: Some(guest_profile), podcast: Some(podcast), ..OutreachQuery::default() };
        Ok(self.outreach_history(account, query, 1).await?.pitches.pop())
    }

    /// Returns the follow-ups of a pitch, oldest first.
    pub async fn follow_ups(&self, account: &Account, pitch: Uuid) -> Result<Vec<Outreach>, DbError> {
        let selection = select_pitches_of_team(account).filter(Column::FollowsId.eq(pitch));
        let rows = selection.order_by_asc(Column::Id).all(&self.reader).await?;
        rows.into_iter().map(Outreach::from_row).collect()
    }

    /// Returns the saved texts of a pitch, oldest first; none when the team has no such pitch.
    pub async fn outreach_revisions(&self, account: &Account, id: Uuid) -> Result<Vec<OutreachRevision>, DbError> {
        if find_row(self, account, id).await?.is_none() {
            return Ok(Vec::new());
        }
        let selection = outreach_revisions::Entity::find().filter(outreach_revisions::Column::OutreachId.eq(id));
        let rows = selection.order_by_asc(outreach_revisions::Column::Number).all(&self.reader).await?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    /// Returns the last pitch to a podcast that a member of the team copied or marked as pitched, apart from the pitch
    /// `except` with its follow-ups.
    pub async fn last_team_pitch(
        &self,
        account: &Account,
        podcast: PodcastId,
        except: Option<Uuid>,
    ) -> Result<Option<TeamPitch>, DbError> {
        let was_used = Condition::any().add(Column::PitchedAt.is_not_null()).add(Column::CopiedAt.is_not_null());
        let mut selection = select_pitches_of_team(account).filter(Column::PodcastId.eq(podcast.0)).filter(was_used);
        if let Some(except) = except {
            let follows = Column::FollowsId;
            selection = selection
                .filter(Column::Id.ne(except))
                .filter(Condition::any().add(follows.is_null()).add(follows.ne(except)));
        }
        let pitches = selection.all(&self.reader).await?.into_iter().filter_map(|row| {
            let at: EpochMillis = row.pitched_at.or(row.copied_at)?;
            Some(TeamPitch {
                outreach_id: row.id,
                user_id: row.user_id,
                guest_name: row.guest_name,
                at: at.into(),
                is_pitched: row.pitched_at.is_some(),
            })
        });
        Ok(pitches.max_by_key(|pitch| (pitch.at, pitch.outreach_id)))
    }
}

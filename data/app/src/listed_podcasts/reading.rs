//! Reads listed podcasts.

use crate::entities::listed_podcasts::{Column, Entity};
use crate::list_rows::ListedPodcast;
use crate::prelude::*;
use earshot_model::PodcastId;
use earshot_model::project::{ListedPodcastState, Priority};
use earshot_model::slug::is_slug;

/// Most entries in a list. It is above every plan's limit.
const MAX_LISTED: u64 = 10_000;

/// Filter for listed podcasts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPodcastFilter {
    /// Empty allows all.
    pub states: Vec<ListedPodcastState>,
    /// Empty allows all; `None` in it allows entries without a priority.
    pub priorities: Vec<Option<Priority>>,
}

impl Db {
    /// Returns the listed podcasts of a project, last added first.
    pub async fn listed_podcasts(
        &self,
        account: &Account,
        project: Uuid,
        filter: &ListedPodcastFilter,
    ) -> Result<Vec<ListedPodcast>, DbError> {
        let mut query = Entity::find().filter(Column::ProjectId.eq(project)).filter(Column::TeamId.eq(account.team_id));
        if !filter.states.is_empty() {
            query = query.filter(Column::State.is_in(filter.states.iter().map(|state| state.as_str())));
        }
        if !filter.priorities.is_empty() {
            let named = filter.priorities.iter().flatten().map(|priority| priority.as_str());
            let mut any = Condition::any().add(Column::Priority.is_in(named));
            if filter.priorities.contains(&None) {
                any = any.add(Column::Priority.is_null());
            }
            query = query.filter(any);
        }
        let newest = query.order_by_desc(Column::AddedAt).order_by_asc(Column::Id).limit(MAX_LISTED);
        newest.all(&self.reader).await?.into_iter().map(ListedPodcast::from_row).collect()
    }

    /// Finds a listed podcast of a project by its id, or by the id or slug of its podcast.
    pub async fn find_listed_podcast(
        &self,
        account: &Account,
        project: Uuid,
        id_or_slug: &str,
    ) -> Result<Option<ListedPodcast>, DbError> {
        let named = match Uuid::try_parse(id_or_slug) {
            Ok(id) => Condition::any().add(Column::Id.eq(id)).add(Column::PodcastId.eq(id)),
            Err(_) if !is_slug(id_or_slug) => return Ok(None),
            Err(_) => Condition::all().add(Column::Slug.eq(id_or_slug)),
        };
        let row = Entity::find()
            .filter(Column::ProjectId.eq(project))
            .filter(Column::TeamId.eq(account.team_id))
            .filter(named)
            .order_by_asc(Column::Id)
            .one(&self.reader)
            .await?;
        row.map(ListedPodcast::from_row).transpose()
    }

    /// Returns the ids of the podcasts on a project, for searches that exclude them.
    pub async fn listed_podcast_ids(&self, account: &Account, project: Uuid) -> Result<Vec<PodcastId>, DbError> {
        let ids: Vec<Uuid> = Entity::find()
            .select_only()
            .column(Column::PodcastId)
            .filter(Column::ProjectId.eq(project))
            .filter(Column::TeamId.eq(account.team_id))
            .order_by_asc(Column::PodcastId)
            .limit(MAX_LISTED)
            .into_tuple()
            .all(&self.reader)
            .await?;
        Ok(ids.into_iter().map(PodcastId).collect())
    }
}

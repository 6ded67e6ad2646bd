//! The lists of a team that contain podcasts.

use crate::entities::{listed_podcasts, projects};
use crate::json_column::from_name;
use crate::list_rows::{ENTRY_TABLE, IDS_PER_QUERY, PitchMark};
use crate::prelude::*;
use earshot_model::PodcastId;
use earshot_model::project::ListedPodcastState;
use listed_podcasts::{Column, Entity};
use std::collections::HashMap;

/// The entry of a podcast on a list of the team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListMembership {
    pub project_id: Uuid,
    pub project_slug: String,
    pub project_name: String,
    pub listed_podcast_id: Uuid,
    pub state: ListedPodcastState,
    /// When it was pitched, and by whom.
    pub pitched: Option<PitchMark>,
}

type MembershipColumns = (Uuid, Uuid, Uuid, String, Option<EpochMillis>, Option<Uuid>);

impl Db {
    /// Returns the lists of the account's team on which the podcasts are, in the order of adding. Deleted lists are
    /// left out, archived ones not.
    pub async fn lists_of_podcasts(
        &self,
        account: &Account,
        podcasts: &[PodcastId],
    ) -> Result<HashMap<PodcastId, Vec<ListMembership>>, DbError> {
        let mut rows: Vec<MembershipColumns> = Vec::new();
        for chunk in podcasts.chunks(IDS_PER_QUERY) {
            let query = Entity::find()
                .select_only()
                .columns([
                    Column::PodcastId,
                    Column::ProjectId,
                    Column::Id,
                    Column::State,
                    Column::PitchedAt,
                    Column::PitchedBy,
                ])
                .filter(Column::TeamId.eq(account.team_id))
                .filter(Column::PodcastId.is_in(chunk.iter().map(|podcast| podcast.0)))
                .order_by_asc(Column::AddedAt)
                .order_by_asc(Column::Id);
            rows.extend(query.into_tuple::<MembershipColumns>().all(&self.reader).await?);
        }
        let names = self.project_names(account, rows.iter().map(|row| row.1)).await?;
        let mut lists: HashMap<PodcastId, Vec<ListMembership>> = HashMap::new();
        for (podcast, project_id, listed_podcast_id, state, pitched_at, pitched_by) in rows {
            let Some((slug, name)) = names.get(&project_id) else { continue };
            lists.entry(PodcastId(podcast)).or_default().push(ListMembership {
                project_id,
                project_slug: slug.clone(),
                project_name: name.clone(),
                listed_podcast_id,
                state: from_name(ENTRY_TABLE, &state, ListedPodcastState::parse)?,
                pitched: pitched_at.map(|at| PitchMark { at_ms: at.0, by: pitched_by }),
            });
        }
        Ok(lists)
    }

    /// Returns the slugs and names of projects of the account's team that are not deleted.
    pub async fn project_names(
        &self,
        account: &Account,
        ids: impl Iterator<Item = Uuid>,
    ) -> Result<HashMap<Uuid, (String, String)>, DbError> {
        let mut ids: Vec<Uuid> = ids.collect();
        ids.sort_unstable();
        ids.dedup();
        let mut names = HashMap::with_capacity(ids.len());
        for chunk in ids.chunks(IDS_PER_QUERY) {
            let rows: Vec<(Uuid, String, String)> = projects::Entity::find()
                .select_only()
                .columns([projects::Column::Id, projects::Column::Slug, projects::Column::Name])
                .filter(projects::Column::TeamId.eq(account.team_id))
                .filter(projects::Column::Id.is_in(chunk.iter().copied()))
                .filter(projects::Column::DeletedAt.is_null())
                .into_tuple()
                .all(&self.reader)
                .await?;
            names.extend(rows.into_iter().map(|(id, slug, name)| (id, (slug, name))));
        }
        Ok(names)
    }
}

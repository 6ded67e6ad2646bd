//! The projects of a team that list its podcasts.

use super::IDS_PER_QUERY;
use crate::entities::listed_podcasts::{Column, Entity};
use crate::json_column::from_name;
use crate::prelude::*;
use earshot_model::PodcastId;
use earshot_model::project::ListedPodcastState;
use std::collections::HashMap;

/// The entry of a team's podcast on a project (spec 3, Team podcast).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTeamPodcast {
    pub project_id: Uuid,
    pub project_slug: String,
    pub project_name: String,
    pub listed_podcast_id: Uuid,
    /// `None` when the user's account was deleted.
    pub added_by: Option<Uuid>,
    pub state: ListedPodcastState,
}

type EntryColumns = (Uuid, Uuid, Uuid, Option<Uuid>, String);

impl Db {
    /// Returns the entries of the podcasts on projects of the account's team, in the order of adding. Deleted projects
    /// are left out.
    pub async fn projects_of_team_podcasts(
        &self,
        account: &Account,
        podcasts: &[PodcastId],
    ) -> Result<HashMap<PodcastId, Vec<ListedTeamPodcast>>, DbError> {
        let mut entries: Vec<EntryColumns> = Vec::new();
        for chunk in podcasts.chunks(IDS_PER_QUERY) {
            let query = Entity::find()
                .select_only()
                .columns([Column::PodcastId, Column::ProjectId, Column::Id, Column::AddedBy, Column::State])
                .filter(Column::TeamId.eq(account.team_id))
                .filter(Column::PodcastId.is_in(chunk.iter().map(|podcast| podcast.0)))
                .order_by_asc(Column::AddedAt)
                .order_by_asc(Column::Id);
            entries.extend(query.into_tuple::<EntryColumns>().all(&self.reader).await?);
        }
        let names = self.project_names(account, entries.iter().map(|entry| entry.1)).await?;
        let mut listed: HashMap<PodcastId, Vec<ListedTeamPodcast>> = HashMap::new();
        for (podcast, project_id, listed_podcast_id, added_by, state) in entries {
            let Some((slug, name)) = names.get(&project_id) else { continue };
            listed.entry(PodcastId(podcast)).or_default().push(ListedTeamPodcast {
                project_id,
                project_slug: slug.clone(),
                project_name: name.clone(),
                listed_podcast_id,
                added_by,
                state: from_name("listed_podcasts", &state, ListedPodcastState::parse)?,
            });
        }
        Ok(listed)
    }
}

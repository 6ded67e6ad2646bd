//! The next actions of all lists of a team.

use crate::entities::{listed_podcasts, projects};
use crate::list_rows::{IDS_PER_QUERY, ListedPodcast, Project};
use crate::prelude::*;
use earshot_model::project::{ListedPodcastState, ProjectState};
use sea_orm::QueryTrait;
use std::collections::{BTreeSet, HashMap};

/// Which next actions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlannedActionFilter {
    /// Only entries on which this member works.
    pub assignee: Option<Uuid>,
    /// Most entries.
    pub limit: u64,
}

/// Open entries with a day, and their projects.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlannedActions {
    /// The earliest first.
    pub entries: Vec<ListedPodcast>,
    /// By id.
    pub projects: HashMap<Uuid, Project>,
    /// Whether later ones were left out.
    pub has_more: bool,
}

/// States after which nothing is left to do.
const CLOSED: [ListedPodcastState; 3] =
    [ListedPodcastState::Booked, ListedPodcastState::Lost, ListedPodcastState::Ignored];

impl Db {
    /// Returns the open entries of the team with a day for their next action, without those of archived projects.
    pub async fn planned_actions(
        &self,
        account: &Account,
        filter: PlannedActionFilter,
    ) -> Result<PlannedActions, DbError> {
        use listed_podcasts::Column;
        let open_projects = projects::Entity::find()
            .select_only()
            .column(projects::Column::Id)
            .filter(projects::Column::TeamId.eq(account.team_id))
            .filter(projects::Column::DeletedAt.is_null())
            .filter(projects::Column::State.ne(ProjectState::Archived.as_str()))
            .into_query();
        let mut rows = listed_podcasts::Entity::find()
            .filter(Column::TeamId.eq(account.team_id))
            .filter(Column::NextActionOn.is_not_null())
            .filter(Column::State.is_not_in(CLOSED.map(ListedPodcastState::as_str)))
            .filter(Column::ProjectId.in_subquery(open_projects))
            .apply_if(filter.assignee, |rows, user| rows.filter(Column::AssigneeId.eq(user)))
            // Days have four digits of a year, so that they sort as texts.
            .order_by_asc(Column::NextActionOn)
            .order_by_asc(Column::Title)
            .order_by_asc(Column::Id)
            .limit(filter.limit + 1)
            .all(&self.reader)
            .await?;
        let limit = usize::try_from(filter.limit).unwrap_or(usize::MAX);
        let has_more = rows.len() > limit;
        rows.truncate(limit);
        let entries: Vec<ListedPodcast> = rows.into_iter().map(ListedPodcast::from_row).collect::<Result<_, _>>()?;
        let ids = Vec::from_iter(entries.iter().map(|entry| entry.project_id).collect::<BTreeSet<_>>());
        let mut found = HashMap::new();
        for chunk in ids.chunks(IDS_PER_QUERY) {
            let of_chunk = projects::Entity::find().filter(projects::Column::Id.is_in(chunk.iter().copied()));
            for row in of_chunk.all(&self.reader).await? {
                found.insert(row.id, Project::from_row(row)?);
            }
        }
        Ok(PlannedActions { entries, projects: found, has_more })
    }
}

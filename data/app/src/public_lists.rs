//! Public lists: projects that everyone may read, under a slug of their own.

use crate::entities::{listed_podcasts, projects};
use crate::list_rows::{ListedPodcast, Project};
use crate::prelude::*;
use earshot_model::project::ListedPodcastState;

/// Most podcasts of a page. It is above every plan's limit.
const MAX_SHOWN: u64 = 10_000;
/// Most public lists of the sitemap.
const MAX_LISTED: u64 = 50_000;

/// The address of a public list, for the sitemap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicListEntry {
    pub slug: String,
    /// The last change of the project or of its podcasts.
    pub updated_at: earshot_model::Timestamp,
}

impl Db {
    /// Finds the project with a public slug. It may be one that is not public yet; the caller decides who sees it.
    pub async fn find_public_list(&self, slug: &str) -> Result<Option<Project>, DbError> {
        let row = projects::Entity::find()
            .filter(projects::Column::PublicSlug.eq(slug))
            .filter(projects::Column::DeletedAt.is_null())
            .one(&self.reader)
            .await?;
        row.map(Project::from_row).transpose()
    }

    /// Returns the public lists, by slug.
    pub async fn public_lists(&self) -> Result<Vec<PublicListEntry>, DbError> {
        let rows = projects::Entity::find()
            .filter(projects::Column::IsPublicListicle.eq(true))
            .filter(projects::Column::PublicSlug.is_not_null())
            .filter(projects::Column::DeletedAt.is_null())
            .order_by_asc(projects::Column::PublicSlug)
            .limit(MAX_LISTED)
            .all(&self.reader)
            .await?;
        let entry =
            |row: projects::Model| Some(PublicListEntry { slug: row.public_slug?, updated_at: row.updated_at.into() });
        Ok(rows.into_iter().filter_map(entry).collect())
    }

    /// Returns the listed podcasts of a project that people without an account may see: without ignored ones, first
    /// those of the highest priority, then those added first.
    pub async fn shown_podcasts(&self, project: &Project) -> Result<Vec<ListedPodcast>, DbError> {
        let rows = listed_podcasts::Entity::find()
            .filter(listed_podcasts::Column::ProjectId.eq(project.id))
            .filter(listed_podcasts::Column::TeamId.eq(project.team_id))
            .filter(listed_podcasts::Column::State.ne(ListedPodcastState::Ignored.as_str()))
            .order_by_asc(listed_podcasts::Column::AddedAt)
            .order_by_asc(listed_podcasts::Column::Id)
            .limit(MAX_SHOWN)
            .all(&self.reader)
            .await?;
        let mut entries: Vec<ListedPodcast> =
            rows.into_iter().map(ListedPodcast::from_row).collect::<Result<_, _>>()?;
        // A missing priority sorts last (spec 4); the sort keeps the order of adding.
        entries.sort_by_key(|entry| std::cmp::Reverse(entry.priority));
        Ok(entries)
    }
}

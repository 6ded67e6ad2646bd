//! Versions of projects and their guests, by which a review is recognized as stale.

use crate::entities::{guest_profiles, projects};
use crate::list_rows::IDS_PER_QUERY;
use crate::prelude::*;
use std::collections::HashMap;

/// The versions of a project and of its guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProjectVersions {
    pub project: i64,
    /// The guest and its version; `None` for projects without one.
    pub guest: Option<(Uuid, i64)>,
}

impl Db {
    /// Returns the versions of projects of the account's team and of their guests. Projects of others are missing, and
    /// so are deleted ones.
    pub async fn project_versions(
        &self,
        account: &Account,
        projects: &[Uuid],
    ) -> Result<HashMap<Uuid, ProjectVersions>, DbError> {
        use guest_profiles::Column as Guest;
        use projects::Column as Project;
        let mut versions = HashMap::new();
        for chunk in projects.chunks(IDS_PER_QUERY) {
            let found = projects::Entity::find()
                .select_only()
                .columns([Project::Id, Project::Version])
                .filter(Project::TeamId.eq(account.team_id))
                .filter(Project::DeletedAt.is_null())
                .filter(Project::Id.is_in(chunk.iter().copied()));
            let found: Vec<(Uuid, i64)> = found.into_tuple().all(&self.reader).await?;
            let guests = guest_profiles::Entity::find()
                .select_only()
                .columns([Guest::ProjectId, Guest::Id, Guest::Version])
                .filter(Guest::TeamId.eq(account.team_id))
                .filter(Guest::DeletedAt.is_null())
                .filter(Guest::ProjectId.is_in(chunk.iter().copied()));
            let guests: Vec<(Option<Uuid>, Uuid, i64)> = guests.into_tuple().all(&self.reader).await?;
            let guests: HashMap<Option<Uuid>, (Uuid, i64)> =
                guests.into_iter().map(|(project, guest, version)| (project, (guest, version))).collect();
            versions.extend(found.into_iter().map(|(project, version)| {
                (project, ProjectVersions { project: version, guest: guests.get(&Some(project)).copied() })
            }));
        }
        Ok(versions)
    }
}

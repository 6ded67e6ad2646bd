//! The podcasts of a team: its `sync` and `blacklist` flags (spec 3, Team podcast).

pub mod change;
pub mod list;
pub mod remove;
pub mod remove_multiple;
mod view;

pub use view::{TeamPodcastProject, TeamPodcastView};

use earshot_api_content::lookup::snapshot_of;
use earshot_api_server::prelude::*;
use earshot_app::{PodcastSnapshot, TeamPodcast};
use earshot_indexer::PodcastKey;
use earshot_model::{PodcastDocument, PodcastId};
use std::str::FromStr;
use std::sync::Arc;

/// A podcast that a path names, and what the team has of it.
pub(super) struct NamedPodcast {
    /// `None` when it has left the catalog.
    pub document: Option<Arc<PodcastDocument>>,
    /// `None` when the team does not have it. It may have it under an ID from before a merge.
    pub of_team: Option<TeamPodcast>,
}

impl NamedPodcast {
    /// Finds a podcast of the catalog or of the team by its ID or slug.
    pub async fn find(state: &AppState, account: &Account, name: &str) -> Result<Self, ApiError> {
        let text = name.to_owned();
        let document = state.read_generation(move |generation| find_in_catalog(generation, &text)).await?;
        let ids: Vec<PodcastId> = match &document {
            Some(document) => ids_of(document),
            None => PodcastId::from_str(name).into_iter().collect(),
        };
        for id in ids {
            if let Some(of_team) = state.db.team_podcast(account, id).await? {
                return Ok(Self { document, of_team: Some(of_team) });
            }
        }
        Ok(Self { document, of_team: None })
    }

    /// The snapshot of the podcast in the team's row; `None` when neither the catalog nor the team has it.
    pub fn snapshot(&self) -> Option<PodcastSnapshot> {
        let of_team = self.of_team.as_ref().map(|row| row.podcast.clone());
        of_team.or_else(|| self.document.as_deref().map(snapshot_of))
    }
}

/// Finds a podcast of the catalog by its ID or slug.
pub(super) fn find_in_catalog(
    generation: &OpenGeneration,
    name: &str,
) -> Result<Option<Arc<PodcastDocument>>, ApiError> {
    let key = PodcastId::from_str(name).map_or(PodcastKey::Slug(name), PodcastKey::Id);
    Ok(generation.backend.podcast(key)?)
}

/// The IDs of a podcast: its own, and those that it had before merges.
pub(super) fn ids_of(document: &PodcastDocument) -> Vec<PodcastId> {
    std::iter::once(document.podcast.id).chain(document.aliases.ids.iter().copied()).collect()
}

/// The error for a change of the blacklist by a member.
fn role_required() -> ApiError {
    ApiError::new(ErrorCode::RoleRequired, "Only admins of the team can change the blacklist.")
}

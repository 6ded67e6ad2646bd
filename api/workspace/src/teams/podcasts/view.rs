//! Team podcasts in responses.

use super::ids_of;
use earshot_api_content::views::{PodcastSummary, UNDETERMINED};
use earshot_api_server::prelude::*;
use earshot_app::{ListedTeamPodcast, PodcastSnapshot, TeamPodcast};
use earshot_indexer::PodcastKey;
use earshot_model::{PodcastDocument, PodcastId};
use std::collections::HashMap;
use std::sync::Arc;

/// A podcast of the team.
#[view]
pub struct TeamPodcastView {
    /// ID of the podcast.
    podcast_id: String,
    /// ID of the team.
    team_id: String,
    /// The podcast. When it has left the catalog: its title, slug and image when it was added.
    podcast: PodcastSummary,
    /// Whether the catalog has the podcast.
    in_catalog: bool,
    /// ID of the podcast that it was merged into; `null` when it was not merged.
    merged_into: Option<String>,
    /// ID of the user who added it; `null` when a program did, or the user's account was deleted.
    added_by_user_id: Option<String>,
    /// `add-to-team-podcasts-button`, `listed-podcast`, `script`, `migration` or `search-export`.
    added_reason: String,
    /// Whether searches of the team leave the podcast out.
    blacklist: bool,
    /// When it was blacklisted; `null` when it is not.
    blacklisted_at: Option<TimestampView>,
    /// Whether it is marked for integrations: `GET /api/v1/teams/podcasts?sync=true` lists the marked podcasts. The mark has no other effect.
    sync: bool,
    /// The projects of the team that list the podcast.
    projects: Vec<TeamPodcastProject>,
    /// When it was added.
    created_at: TimestampView,
    /// When its flags last changed.
    updated_at: TimestampView,
    /// Always `null`: no such integration is connected.
    last_airtable_sync: Option<TimestampView>,
    /// Always `null`: no such integration is connected.
    last_airtable_error_sync_date: Option<TimestampView>,
    /// Always `null`: no such integration is connected.
    airtable_record_id: Option<String>,
}

/// A project that lists a podcast of the team.
#[view]
pub struct TeamPodcastProject {
    /// ID of the project.
    project_id: String,
    /// Slug of the project.
    project_slug: String,
    /// Name of the project.
    project_name: String,
    /// ID of the entry on the project.
    listed_podcast_id: String,
    /// ID of the user who added it to the project; empty when their account was deleted, because existing clients
    /// accept no null here.
    added_by_user_id: String,
    /// prospect, qualified, pitched, lost, booked or ignored.
    listed_podcast_state: String,
}

impl TeamPodcastView {
    /// Builds the views of a page, with one read of the catalog and one of the projects.
    pub(super) async fn of_page(
        state: &AppState,
        account: &Account,
        page: Vec<TeamPodcast>,
    ) -> Result<Vec<Self>, ApiError> {
        let ids: Vec<PodcastId> = page.iter().map(|row| row.podcast.id).collect();
        let documents = state
            .read_generation(move |generation| {
                let find = |id: &PodcastId| Ok(generation.backend.podcast(PodcastKey::Id(*id))?);
                ids.iter().map(find).collect::<Result<Vec<Option<Arc<PodcastDocument>>>, ApiError>>()
            })
            .await?;
        let all_ids = |row: &TeamPodcast, document: &Option<Arc<PodcastDocument>>| {
            let mut ids = vec![row.podcast.id];
            ids.extend(document.as_deref().map(ids_of).unwrap_or_default());
            ids
        };
        let mut requested: Vec<PodcastId> =
            page.iter().zip(&documents).flat_map(|(row, document)| all_ids(row, document)).collect();
        requested.sort_unstable();
        requested.dedup();
        let listed = state.db.projects_of_team_podcasts(account, &requested).await?;
        let views = page.into_iter().zip(documents).map(|(row, document)| {
            let mut ids = all_ids(&row, &document);
            ids.sort_unstable();
            ids.dedup();
            Self::of(row, document.as_deref(), &ids, &listed)
        });
        Ok(views.collect())
    }

    fn of(
        row: TeamPodcast,
        document: Option<&PodcastDocument>,
        ids: &[PodcastId],
        listed: &HashMap<PodcastId, Vec<ListedTeamPodcast>>,
    ) -> Self {
        let current = document.map(|document| document.podcast.id);
        let projects = ids.iter().filter_map(|id| listed.get(id)).flatten();
        Self {
            podcast_id: row.podcast.id.to_string(),
            team_id: row.team_id.to_string(),
            podcast: document.map_or_else(|| summary_of_snapshot(&row.podcast), PodcastSummary::of),
            in_catalog: document.is_some(),
            merged_into: current.filter(|current| *current != row.podcast.id).map(|id| id.to_string()),
            added_by_user_id: row.added_by.map(|id| id.to_string()),
            added_reason: row.added_reason.as_str().to_owned(),
            blacklist: row.blacklisted_at.is_some(),
            blacklisted_at: row.blacklisted_at.map(Into::into),
            sync: row.sync,
            projects: projects.map(TeamPodcastProject::of).collect(),
            created_at: row.created_at.into(),
            updated_at: row.updated_at.into(),
            last_airtable_sync: None,
            last_airtable_error_sync_date: None,
            airtable_record_id: None,
        }
    }
}

impl TeamPodcastProject {
    fn of(listed: &ListedTeamPodcast) -> Self {
        Self {
            project_id: listed.project_id.to_string(),
            project_slug: listed.project_slug.clone(),
            project_name: listed.project_name.clone(),
            listed_podcast_id: listed.listed_podcast_id.to_string(),
            added_by_user_id: listed.added_by.map(|id| id.to_string()).unwrap_or_default(),
            listed_podcast_state: listed.state.as_str().to_owned(),
        }
    }
}

/// The summary of a podcast that has left the catalog.
fn summary_of_snapshot(podcast: &PodcastSnapshot) -> PodcastSummary {
    PodcastSummary {
        id: podcast.id.to_string(),
        slug: podcast.slug.clone(),
        title: podcast.title.clone(),
        title_latest: podcast.title.clone(),
        author: None,
        genres: Vec::new(),
        image_url: podcast.image_url.clone(),
        language: UNDETERMINED.to_owned(),
        last_episode_published_at: None,
        authority_score: None,
        episode_count: None,
    }
}

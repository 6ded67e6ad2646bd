//! `GET /api/v1/projects/{projectIdOrSlug}/podcasts/details`

use crate::projects::{EntryContext, find_project};
use earshot_api_content::views::{ListedPodcastFactsView, ListedPodcastWithFactsView};
use earshot_api_server::prelude::*;
use earshot_app::ListedPodcastFilter;
use earshot_model::PodcastId;
use std::collections::HashSet;

/// The podcasts on a project with their facts.
#[view]
pub struct ListedPodcastDetailsData {
    /// The podcasts, last added first.
    listed_podcasts: Vec<ListedPodcastWithFactsView>,
}

/// Lists the podcasts on a project with what the catalog and the team store about them, as far as the plan shows it.
#[endpoint(
    get "/api/v1/projects/{projectIdOrSlug}/podcasts/details",
    (status = 200, description = "The podcasts", body = Envelope<ListedPodcastDetailsData>),
)]
pub async fn get_listed_podcast_details(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
) -> Result<Envelope<ListedPodcastDetailsData>, ApiError> {
    Ok(Envelope::new(ListedPodcastDetailsData::read(&state, &account, &project).await?))
}

impl ListedPodcastDetailsData {
    /// Reads the podcasts on a project of the account's team.
    pub async fn read(state: &AppState, account: &Account, project: &str) -> Result<Self, ApiError> {
        let project = find_project(state, account, project).await?;
        let entries = state.db.listed_podcasts(account, project.id, &ListedPodcastFilter::default()).await?;
        let podcasts: Vec<PodcastId> = entries.iter().map(|entry| entry.podcast.id).collect();
        let lists = async { Ok::<_, ApiError>(state.db.lists_of_podcasts(account, &podcasts).await?) };
        let (context, lists, blacklisted) = tokio::try_join!(
            EntryContext::read(state, account, &entries, []),
            lists,
            blacklisted_among(state, account, &podcasts)
        )?;
        let listed_podcasts = entries.iter().map(|entry| {
            let podcast = entry.podcast.id;
            ListedPodcastWithFactsView {
                listed_podcast: context.view(entry),
                facts: ListedPodcastFactsView::of(
                    podcast.0,
                    context.documents.entry(podcast),
                    lists.get(&podcast).map_or(&[], Vec::as_slice),
                    blacklisted.contains(&podcast),
                    (project.id, account.tier),
                ),
            }
        });
        Ok(Self { listed_podcasts: listed_podcasts.collect() })
    }
}

/// The podcasts that the team has blacklisted.
async fn blacklisted_among(
    state: &AppState,
    account: &Account,
    podcasts: &[PodcastId],
) -> Result<HashSet<PodcastId>, ApiError> {
    Ok(state.db.blacklisted_among(account, podcasts).await?.into_iter().collect())
}

//! Data for the views of listed podcasts: the catalog, the pitches of the team, ratings and names of users.

use earshot_api_content::listed_entries::{ListedPodcastDocuments, read_documents};
use earshot_api_content::relevancy::is_stale;
use earshot_api_content::views::{CatalogEntry, ListedPodcastView, RelevancyView, UserNames};
use earshot_api_server::prelude::*;
use earshot_app::{GivenAnswer, LastPitch, ListedPodcast, ProjectVersions, RelevancyRating};
use earshot_model::{PodcastId, Tier};
use std::collections::{BTreeSet, HashMap};

/// Data for the views of some listed podcasts.
#[derive(Debug)]
pub(crate) struct EntryContext {
    pub documents: ListedPodcastDocuments,
    pub names: UserNames,
    pitches: HashMap<PodcastId, LastPitch>,
    /// By entry, newest first.
    answers: HashMap<Uuid, Vec<GivenAnswer>>,
    /// By project and podcast.
    ratings: HashMap<(Uuid, PodcastId), RelevancyRating>,
    /// By project.
    subjects: HashMap<Uuid, ProjectVersions>,
    tier: Tier,
}

impl EntryContext {
    /// Reads what the views of `entries` need, and the names of `others`.
    pub async fn read(
        state: &AppState,
        account: &Account,
        entries: &[ListedPodcast],
        others: impl IntoIterator<Item = Uuid> + Send,
    ) -> Result<Self, ApiError> {
        let podcasts: Vec<PodcastId> = entries.iter().map(|entry| entry.podcast.id).collect();
        let pitches = async { Ok::<_, ApiError>(state.db.last_pitches(account.team_id, &podcasts).await?) };
        let (pitches, documents) = tokio::try_join!(pitches, read_documents(state, podcasts.clone()))?;
        // A merged podcast is rated under its new id.
        let current = podcasts.iter().filter_map(|id| documents.entry(*id).document()).map(|found| found.podcast.id);
        let rated: BTreeSet<PodcastId> = podcasts.iter().copied().chain(current).collect();
        let projects: BTreeSet<Uuid> = entries.iter().map(|entry| entry.project_id).collect();
        let (rated, projects) = (Vec::from_iter(rated), Vec::from_iter(projects));
        let ratings = state.db.relevancy_ratings(account, &projects, &rated).await?;
        let subjects = match ratings.is_empty() {
            true => HashMap::new(),
            false => state.db.project_versions(account, &projects).await?,
        };
        let ids: Vec<Uuid> = entries.iter().map(|entry| entry.id).collect();
        let mut answers: HashMap<Uuid, Vec<GivenAnswer>> = HashMap::new();
        for answer in state.db.answers_of_entries(&ids).await? {
            answers.entry(answer.listed_podcast_id).or_default().push(answer);
        }
        let mut users: Vec<Uuid> = others.into_iter().collect();
        users.extend(pitches.values().filter_map(|pitch| pitch.user_id));
        for entry in entries {
            users.extend(entry.added_by);
            users.extend(entry.assignee);
            users.extend(entry.history.iter().filter_map(|change| change.user_id));
        }
        let names = UserNames(state.db.user_names(users).await?);
        Ok(Self { documents, names, pitches, answers, ratings, subjects, tier: account.tier })
    }

    pub fn view(&self, entry: &ListedPodcast) -> ListedPodcastView {
        let podcast = entry.podcast.id;
        let found = self.documents.entry(podcast);
        let rating = self.rating(entry.project_id, podcast, found);
        let subject = self.subjects.get(&entry.project_id);
        let is_stale = |rating: &RelevancyRating| is_stale(&rating.versions, subject, found.document());
        let analysis = rating.map(|rating| RelevancyView::of(rating, is_stale(rating))).unwrap_or_default();
        let answers = self.answers.get(&entry.id).map_or(&[][..], Vec::as_slice);
        ListedPodcastView::of(entry, found, (self.pitches.get(&podcast), analysis, answers), &self.names, self.tier)
    }
}

impl EntryContext {
    /// The rating of a podcast, also under the ID of the podcast that it was merged into.
    fn rating(&self, project: Uuid, podcast: PodcastId, found: CatalogEntry<'_>) -> Option<&RelevancyRating> {
        let current = found.document().map(|document| document.podcast.id);
        let ids = std::iter::once(podcast).chain(current);
        ids.into_iter().find_map(|id| self.ratings.get(&(project, id)))
    }
}

/// The view of one entry.
pub(super) async fn view_entry(
    state: &AppState,
    account: &Account,
    entry: &ListedPodcast,
) -> Result<ListedPodcastView, ApiError> {
    let context = EntryContext::read(state, account, std::slice::from_ref(entry), []).await?;
    Ok(context.view(entry))
}

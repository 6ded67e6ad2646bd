//! Podcasts that show what a project looks for: the best on its list, else the best hits for its guest's subjects.

use super::keyword_searches::{find_candidates, keyword_search};
use earshot_api_content::assistance::{ShowDetail, read_shows};
use earshot_api_content::relevancy::ReviewContext;
use earshot_api_server::error::ApiError;
use earshot_api_server::state::AppState;
use earshot_app::{Account, ListedPodcastFilter};
use earshot_assist::facts::ShowFacts;
use earshot_indexer::PodcastKey;
use earshot_model::PodcastId;
use earshot_model::project::ListedPodcastState;
use std::collections::BTreeMap;

const MAX_SHOWS: usize = 5;
const MAX_KEYWORDS: usize = 24;
/// Subjects that are searched for an empty list.
const SEARCHED_SUBJECTS: usize = 3;

/// Reads example shows, and the keywords that they have in common, the most frequent first.
pub(crate) async fn read_example_shows(
    state: &AppState,
    account: &Account,
    subject: &ReviewContext,
) -> Result<(Vec<ShowFacts>, Vec<String>), ApiError> {
    let mut listed = state.db.listed_podcasts(account, subject.project_id, &ListedPodcastFilter::default()).await?;
    listed.retain(|entry| !matches!(entry.state, ListedPodcastState::Ignored | ListedPodcastState::Lost));
    // Podcasts on which people worked most come first: booked, pitched, qualified.
    let rank = |state: ListedPodcastState| match state {
        ListedPodcastState::Booked => 0,
        ListedPodcastState::Pitched => 1,
        ListedPodcastState::Qualified => 2,
        _ => 3,
    };
    listed.sort_by_key(|entry| (rank(entry.state), entry.id));
    let mut podcasts: Vec<PodcastId> = listed.iter().take(MAX_SHOWS).map(|entry| entry.podcast.id).collect();
    if podcasts.is_empty() {
        for keyword in subjects_of(subject) {
            let Ok(options) = keyword_search(state, account, &keyword, &[]) else { continue };
            let found = find_candidates(state, account, options, MAX_SHOWS).await?;
            podcasts.extend(found.documents.iter().map(|document| document.podcast.id));
        }
        podcasts.truncate(MAX_SHOWS);
    }
    let keywords = common_keywords(state, podcasts.clone()).await?;
    let shows = read_shows(state, account, podcasts, ShowDetail { transcripts: 0, has_topics: false }).await?;
    Ok((shows.into_iter().map(|show| show.facts).collect(), keywords))
}

/// The first subjects of the guest and the project.
fn subjects_of(subject: &ReviewContext) -> Vec<String> {
    let topics = subject.guest.iter().flat_map(|guest| guest.topics.iter().chain(&guest.expertise));
    topics.chain(&subject.project.keywords).take(SEARCHED_SUBJECTS).cloned().collect()
}

async fn common_keywords(state: &AppState, podcasts: Vec<PodcastId>) -> Result<Vec<String>, ApiError> {
    state
        .read_generation(move |generation| {
            let mut counts: BTreeMap<String, usize> = BTreeMap::new();
            for id in podcasts {
                let Some(document) = generation.backend.podcast(PodcastKey::Id(id))? else { continue };
                let subjects = generation.backend.podcast_subjects(&document.podcast)?;
                for keyword in subjects.topics.into_iter().chain(subjects.keywords) {
                    *counts.entry(keyword.to_lowercase()).or_default() += 1;
                }
            }
            let mut keywords: Vec<(String, usize)> = counts.into_iter().collect();
            keywords.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
            Ok(keywords.into_iter().take(MAX_KEYWORDS).map(|(keyword, _)| keyword).collect())
        })
        .await
}

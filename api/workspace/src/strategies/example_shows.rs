//! Podcasts that show what a project looks for: those on its list that people chose or a review rated well, then the best
//! hits for its guest's subjects.

use super::keyword_searches::{find_candidates, keyword_search};
use earshot_api_content::assistance::{ShowDetail, read_shows};
use earshot_api_content::relevancy::ReviewContext;
use earshot_api_server::prelude::*;
use earshot_app::{ListedPodcast, ListedPodcastFilter};
use earshot_assist::facts::{GuestFacts, ShowFacts};
use earshot_assist::subjects::recognize_subjects;
use earshot_indexer::PodcastKey;
use earshot_model::PodcastId;
use earshot_model::project::ListedPodcastState;
use std::collections::BTreeMap;

const MAX_SHOWS: usize = 5;
const MAX_KEYWORDS: usize = 24;
/// The least rating of a listed podcast that nobody has decided about.
const EXAMPLE_RATING: u8 = 4;
/// Subjects that are searched when the list has too few examples.
const SEARCHED_SUBJECTS: usize = 3;

/// Reads example shows, and the keywords that they have in common, the most frequent first.
pub(crate) async fn read_example_shows(
    state: &AppState,
    account: &Account,
    subject: &ReviewContext,
) -> Result<(Vec<ShowFacts>, Vec<String>), ApiError> {
    let mut podcasts = chosen_podcasts(state, account, subject.project_id).await?;
    let languages = subject.guest.as_ref().map(GuestFacts::spoken_languages).unwrap_or_default();
    for keyword in subjects_of(subject) {
        if podcasts.len() >= MAX_SHOWS {
            break;
        }
        let Ok(options) = keyword_search(state, account, &keyword, &languages) else { continue };
        let found = find_candidates(state, account, options, MAX_SHOWS).await?;
        let found = found.documents.iter().map(|document| document.podcast.id);
        let new: Vec<PodcastId> = found.filter(|id| !podcasts.contains(id)).collect();
        podcasts.extend(new);
    }
    podcasts.truncate(MAX_SHOWS);
    let keywords = common_keywords(state, podcasts.clone()).await?;
    let shows = read_shows(state, account, podcasts, ShowDetail { transcripts: 0, has_topics: false }).await?;
    Ok((shows.into_iter().map(|show| show.facts).collect(), keywords))
}

/// The podcasts of a list that fit: booked, pitched and qualified ones, then those with a good rating. What was only added
/// shows nothing: a list may begin with whatever an import contained.
async fn chosen_podcasts(state: &AppState, account: &Account, project: Uuid) -> Result<Vec<PodcastId>, ApiError> {
    let listed = state.db.listed_podcasts(account, project, &ListedPodcastFilter::default()).await?;
    let ids: Vec<PodcastId> = listed.iter().map(|entry| entry.podcast.id).collect();
    let ratings = state.db.relevancy_ratings(account, &[project], &ids).await?;
    let rank = |entry: &ListedPodcast| match entry.state {
        ListedPodcastState::Ignored | ListedPodcastState::Lost => None,
        ListedPodcastState::Booked => Some((0, 0)),
        ListedPodcastState::Pitched => Some((1, 0)),
        ListedPodcastState::Qualified => Some((2, 0)),
        _ => {
            let review = ratings.get(&(project, entry.podcast.id))?;
            (review.rating >= EXAMPLE_RATING).then_some((3, u8::MAX - review.score))
        }
    };
    let mut chosen: Vec<_> =
        listed.iter().filter_map(|entry| Some((rank(entry)?, entry.id, entry.podcast.id))).collect();
    chosen.sort_unstable_by_key(|(rank, entry, _)| (*rank, *entry));
    Ok(chosen.into_iter().take(MAX_SHOWS).map(|(_, _, podcast)| podcast).collect())
}

/// The first subjects of the guest and the project.
fn subjects_of(subject: &ReviewContext) -> Vec<String> {
    let subjects = recognize_subjects(subject.guest.as_ref(), Some(&subject.project));
    subjects.into_iter().take(SEARCHED_SUBJECTS).map(|one| one.label).collect()
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

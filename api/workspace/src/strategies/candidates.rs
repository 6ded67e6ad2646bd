//! Compares new podcasts with the guest and the project, and chooses those that a run adds.

use super::left_out::{LeftOutPodcast, LeftOutReason};
use super::run_searches::FoundPodcast;
use earshot_api_content::assistance::{PodcastRecord, ShowDetail, read_shows};
use earshot_api_content::listed_entries::new_entry;
use earshot_api_content::relevancy::{ReviewContext, ReviewOutcome, review_all_by_rules};
use earshot_api_server::prelude::*;
use earshot_app::NewListedPodcast;
use earshot_model::PodcastId;
use earshot_model::project::{ListedPodcastState, PodcastLabel};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Arc;

/// Candidates that are reviewed.
const MAX_REVIEWED: usize = 100;
/// Podcasts that one run adds.
const MAX_ADDED: usize = 25;
/// Candidates with a lower rating are not added, unless the team lets the search decide.
const MIN_RATING: u8 = 2;
/// With quick decisions, podcasts with this rating and above are qualified.
const QUALIFIED_FROM: u8 = 4;
/// With quick decisions, podcasts with this rating and below are ignored.
const IGNORED_TO: u8 = 2;

/// A new podcast that keywords found, with its review.
pub(super) struct Candidate {
    pub show: PodcastRecord,
    pub keywords: Vec<String>,
    pub review: Option<ReviewOutcome>,
}

impl Candidate {
    pub fn rating(&self) -> Option<u8> {
        self.review.as_ref().map(|outcome| outcome.review.rating)
    }

    pub fn left_out(&self, reason: LeftOutReason) -> LeftOutPodcast {
        let concern = self.review.as_ref().and_then(|outcome| outcome.review.concerns.first());
        LeftOutPodcast {
            document: Arc::clone(&self.show.document),
            keywords: self.keywords.clone(),
            rating: self.rating(),
            reason,
            detail: concern.filter(|_| reason == LeftOutReason::LowRating).cloned(),
        }
    }
}

/// Reviews the first podcasts by rules, and orders them by their score. Without subjects, they stay in the order of the
/// search. Returns also those that are not reviewed.
pub(super) async fn review(
    state: &AppState,
    account: &Account,
    subject: &ReviewContext,
    mut found: Vec<FoundPodcast>,
) -> Result<(Vec<Candidate>, Vec<LeftOutPodcast>), ApiError> {
    let beyond = found.split_off(MAX_REVIEWED.min(found.len()));
    let mut left_out: Vec<LeftOutPodcast> =
        beyond.into_iter().map(|podcast| podcast.left_out(LeftOutReason::NotCompared)).collect();
    let ids = found.iter().map(|podcast| podcast.document.podcast.id).collect();
    let mut keywords: HashMap<PodcastId, Vec<String>> =
        found.into_iter().map(|podcast| (podcast.document.podcast.id, podcast.keywords)).collect();
    let shows = read_shows(state, account, ids, ShowDetail::BRIEF).await?;
    let mut reviews = match subject.check_subjects(state, account).await.is_ok() {
        true => review_all_by_rules(state, account, subject, shows.clone()).await?,
        false => HashMap::new(),
    };
    let mut candidates: Vec<Candidate> = Vec::new();
    for show in shows {
        let id = show.document.podcast.id;
        let is_opted_out = show.facts.is_opted_out;
        let (keywords, review) = (keywords.remove(&id).unwrap_or_default(), reviews.remove(&id));
        let candidate = Candidate { show, keywords, review };
        if is_opted_out {
            left_out.push(candidate.left_out(LeftOutReason::OptedOut));
        } else {
            candidates.push(candidate);
        }
    }
    candidates.sort_by_key(|candidate| Reverse(candidate.review.as_ref().map_or(0, |outcome| outcome.review.score)));
    Ok((candidates, left_out))
}

/// The candidates that are added, and the others.
pub(super) fn choose(candidates: Vec<Candidate>, decides: bool) -> (Vec<Candidate>, Vec<LeftOutPodcast>) {
    let (mut chosen, mut left_out) = (Vec::new(), Vec::new());
    for candidate in candidates {
        let fits = decides || candidate.rating().is_none_or(|rating| rating >= MIN_RATING);
        match fits {
            false => left_out.push(candidate.left_out(LeftOutReason::LowRating)),
            true if chosen.len() == MAX_ADDED => {
                left_out.push(candidate.left_out(LeftOutReason::OverRunLimit));
            }
            true => chosen.push(candidate),
        }
    }
    (chosen, left_out)
}

pub(super) fn new_candidate(candidate: &Candidate, strategy: &str, decides: bool) -> NewListedPodcast {
    let state = match candidate.rating().filter(|_| decides) {
        Some(QUALIFIED_FROM..) => ListedPodcastState::Qualified,
        Some(..=IGNORED_TO) => ListedPodcastState::Ignored,
        _ => ListedPodcastState::DEFAULT,
    };
    let labels = vec![PodcastLabel::Automated.as_str().to_owned()];
    let notes = format!("Added by the strategy “{strategy}”. {}", reason_of(candidate));
    new_entry(&candidate.show.document, state, None, labels, notes)
}

/// Why a podcast is a candidate, in a sentence or two.
pub(super) fn reason_of(candidate: &Candidate) -> String {
    let quoted: Vec<String> = candidate.keywords.iter().map(|keyword| format!("“{keyword}”")).collect();
    let found_by = format!("Found by {}.", quoted.join(", "));
    match &candidate.review {
        Some(outcome) => {
            let strength = outcome.review.strengths.first().map_or(String::new(), |text| format!(" {text}"));
            format!("{found_by} Rated {} of 5.{strength}", outcome.review.rating)
        }
        None => found_by,
    }
}

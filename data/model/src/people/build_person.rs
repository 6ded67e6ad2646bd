//! Sums up the credits of a person.

use super::appearance::CreditedAppearance;
use super::joined_person::{JoinedPerson, JoinedPodcast, Spelling};
use super::places::{NameCredits, SharedFacts};
use crate::PodcastId;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Spellings, profiles and other values of a person that are kept.
pub(super) const MAX_VALUES: usize = 20;

/// Builds a person from the places of one group.
pub(super) fn build(
    of_person: &[usize],
    places: &[NameCredits],
    shared: &[SharedFacts],
    appearances: &[CreditedAppearance],
) -> JoinedPerson {
    let credits = || of_person.iter().flat_map(|place| &places[*place].appearances).map(|index| &appearances[*index]);
    let mut spellings = count_values(credits().map(|credit| &credit.name));
    let spelling_count = spellings.len();
    spellings.truncate(MAX_VALUES);
    let podcasts = join_podcasts(of_person, places, shared, appearances);
    let confidence = podcasts.iter().map(|podcast| podcast.confidence).fold(1.0, f32::min);
    let values = |counted: Vec<(String, u32)>| -> Vec<String> {
        counted.into_iter().take(MAX_VALUES).map(|(value, _)| value).collect()
    };
    let personal = credits().filter(|credit| credit.is_url_personal).filter_map(|credit| credit.url.as_ref());
    JoinedPerson {
        name: spellings.first().map(|(name, _)| name.clone()).unwrap_or_default(),
        keys: values(count_values(credits().map(|credit| &credit.key))),
        spellings: spellings.into_iter().map(|(name, credits)| Spelling { name, credits }).collect(),
        spelling_count,
        podcasts,
        profiles: values(count_values(personal)),
        image_url: values(count_values(credits().filter_map(|credit| credit.image_url.as_ref()))).into_iter().next(),
        professions: values(count_values(credits().filter_map(|credit| credit.profession.as_ref()))),
        organizations: values(count_values(credits().filter_map(|credit| credit.organization.as_ref()))),
        topics: values(count_values(credits().flat_map(|credit| &credit.topics))),
        confidence,
        possibly_same: Vec::new(),
        appearances: one_per_episode(credits().cloned().collect()),
    }
}

fn join_podcasts(
    of_person: &[usize],
    places: &[NameCredits],
    shared: &[SharedFacts],
    appearances: &[CreditedAppearance],
) -> Vec<JoinedPodcast> {
    let mut podcasts: BTreeMap<PodcastId, JoinedPodcast> = BTreeMap::new();
    let is_only = of_person.len() == 1;
    for place in of_person {
        let Some(first) = places[*place].appearances.first() else { continue };
        let podcast = appearances[*first].podcast;
        let SharedFacts { strongest, doubt } = &shared[*place];
        let confidence = if is_only { 1.0 } else { 1.0 - doubt };
        let entry = podcasts.entry(podcast).or_insert_with(|| JoinedPodcast {
            podcast,
            appearances: 0,
            reason: strongest.clone(),
            confidence,
        });
        entry.appearances += u32::try_from(places[*place].appearances.len()).unwrap_or(u32::MAX);
        entry.confidence = entry.confidence.max(confidence);
    }
    let mut podcasts: Vec<JoinedPodcast> = podcasts.into_values().collect();
    podcasts.sort_by_key(|podcast| (Reverse(podcast.appearances), podcast.podcast));
    podcasts
}

/// Keeps the most certain credit of each episode. Newest first; episodes without a date come last.
fn one_per_episode(mut credits: Vec<CreditedAppearance>) -> Vec<CreditedAppearance> {
    credits.sort_by(|one, other| {
        one.episode.cmp(&other.episode).then_with(|| other.confidence.total_cmp(&one.confidence))
    });
    credits.dedup_by_key(|credit| credit.episode);
    credits.sort_by_key(|credit| (Reverse(credit.published_at), credit.episode));
    credits
}

/// Returns distinct values with their number, the most frequent first.
pub(super) fn count_values<'a>(values: impl Iterator<Item = &'a String>) -> Vec<(String, u32)> {
    let mut counts: BTreeMap<&String, u32> = BTreeMap::new();
    for value in values {
        *counts.entry(value).or_default() += 1;
    }
    let mut counted: Vec<(String, u32)> = counts.into_iter().map(|(value, count)| (value.clone(), count)).collect();
    // The sort is stable, so equally frequent values stay in alphabetical order.
    counted.sort_by_key(|(_, count)| Reverse(*count));
    counted
}

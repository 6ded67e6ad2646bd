//! The page of a person with all appearances, which statements of administrators merge and split.

use super::build_person::{MAX_VALUES, count_values};
use super::joined_person::{JoinReason, JoinedPodcast, Spelling};
use super::person_record::{AppearanceRecord, MAX_PODCASTS, PersonRecord};
use crate::{AppearanceKind, PodcastId, fold_text};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};

/// A person with all appearances.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonPage {
    pub record: PersonRecord,
    /// One per episode, newest first.
    pub appearances: Vec<AppearanceRecord>,
}

impl PersonPage {
    /// Adds everything of another page. Slug and name stay.
    pub fn merge(&mut self, other: Self) {
        let own: HashSet<PodcastId> = self.record.podcasts.iter().map(|one| one.podcast).collect();
        let added = other.record.podcasts.into_iter().filter(|one| !own.contains(&one.podcast));
        let stated = added.map(|one| JoinedPodcast { reason: Some(JoinReason::Administrator), ..one });
        self.record.podcasts.extend(stated);
        self.appearances.extend(other.appearances);
        let record = &mut self.record;
        let spellings = record.spellings.len() + other.record.spellings.len();
        let all = record.spelling_count + other.record.spelling_count;
        merge_spellings(&mut record.spellings, other.record.spellings);
        // Spellings of both count once, as far as they are stored.
        record.spelling_count = all.saturating_sub(spellings - record.spellings.len());
        record.spellings.truncate(MAX_VALUES);
        add_values(&mut record.keys, other.record.keys);
        add_values(&mut record.profiles, other.record.profiles);
        add_values(&mut record.professions, other.record.professions);
        add_values(&mut record.organizations, other.record.organizations);
        add_values(&mut record.topics, other.record.topics);
        record.possibly_same.extend(other.record.possibly_same);
        record.image_url = record.image_url.take().or(other.record.image_url);
        self.count();
    }

    /// Moves the appearances that `is_split` selects to a page of their own. Beside the name, credits have values (picture,
    /// profiles, organizations) whose episodes are not stored: they stay with the page that keeps more appearances.
    pub fn split_off(&mut self, slug: String, is_split: impl Fn(&AppearanceRecord) -> bool) -> Self {
        let (split, kept): (Vec<_>, Vec<_>) = std::mem::take(&mut self.appearances).into_iter().partition(is_split);
        let mut page = Self { record: PersonRecord { slug, ..self.record.clone() }, appearances: split };
        self.appearances = kept;
        page.record.possibly_same.clear();
        page.record.keys = page.own_keys();
        let smaller = if page.appearances.len() > self.appearances.len() { &mut *self } else { &mut page };
        smaller.record.profiles.clear();
        smaller.record.image_url = None;
        smaller.record.professions.clear();
        smaller.record.organizations.clear();
        smaller.record.topics.clear();
        for one in [&mut *self, &mut page] {
            one.write_spellings();
            one.count();
        }
        page
    }

    /// The keys that names of appearances are equal to; all keys where none is, so that an opt-out hides the page.
    fn own_keys(&self) -> Vec<String> {
        let names: HashSet<String> = self.appearances.iter().map(|one| fold_text(&one.name)).collect();
        let own: Vec<String> = self.record.keys.iter().filter(|key| names.contains(*key)).cloned().collect();
        if own.is_empty() { self.record.keys.clone() } else { own }
    }

    fn write_spellings(&mut self) {
        let counted = count_values(self.appearances.iter().map(|one| &one.name));
        let record = &mut self.record;
        record.spelling_count = counted.len();
        record.spellings =
            counted.into_iter().take(MAX_VALUES).map(|(name, credits)| Spelling { name, credits }).collect();
        if let Some(first) = record.spellings.first() {
            record.name.clone_from(&first.name);
        }
    }

    /// Counts the appearances, and keeps one per episode.
    fn count(&mut self) {
        self.appearances.sort_by(|one, other| {
            one.episode.cmp(&other.episode).then_with(|| other.confidence.total_cmp(&one.confidence))
        });
        self.appearances.dedup_by_key(|one| one.episode);
        self.appearances.sort_by_key(|one| (Reverse(one.published_at), one.episode));
        let dates = || self.appearances.iter().filter_map(|one| one.published_at);
        let record = &mut self.record;
        record.first_at = dates().min();
        record.latest_at = dates().max();
        record.appearances = self.appearances.len();
        record.hosted = self.appearances.iter().filter(|one| one.kind == AppearanceKind::Host).count();
        let known = std::mem::take(&mut record.podcasts);
        let mut podcasts = count_podcasts(&self.appearances, known, record.confidence);
        record.confidence = podcasts.iter().map(|one| one.confidence).fold(1.0, f32::min);
        record.podcast_count = podcasts.len();
        podcasts.truncate(MAX_PODCASTS);
        record.podcasts = podcasts;
    }
}

/// Returns the podcasts of appearances, most appearances first. `confidence` is that of a podcast without a reason.
fn count_podcasts(appearances: &[AppearanceRecord], known: Vec<JoinedPodcast>, confidence: f32) -> Vec<JoinedPodcast> {
    let mut counts: BTreeMap<PodcastId, u32> = BTreeMap::new();
    for appearance in appearances {
        *counts.entry(appearance.podcast).or_default() += 1;
    }
    let known: HashMap<PodcastId, JoinedPodcast> = known.into_iter().map(|one| (one.podcast, one)).collect();
    let is_only = counts.len() == 1;
    let joined = |(podcast, appearances): (PodcastId, u32)| match known.get(&podcast) {
        _ if is_only => JoinedPodcast { podcast, appearances, reason: None, confidence: 1.0 },
        Some(one) => JoinedPodcast { appearances, ..one.clone() },
        None => JoinedPodcast { podcast, appearances, reason: None, confidence },
    };
    let mut podcasts: Vec<JoinedPodcast> = counts.into_iter().map(joined).collect();
    podcasts.sort_by_key(|one| (Reverse(one.appearances), one.podcast));
    podcasts
}

fn merge_spellings(own: &mut Vec<Spelling>, others: Vec<Spelling>) {
    for other in others {
        match own.iter_mut().find(|one| one.name == other.name) {
            Some(one) => one.credits = one.credits.saturating_add(other.credits),
            None => own.push(other),
        }
    }
    own.sort_by_key(|one| Reverse(one.credits));
}

fn add_values(own: &mut Vec<String>, others: Vec<String>) {
    for other in others {
        if own.len() < MAX_VALUES && !own.contains(&other) {
            own.push(other);
        }
    }
}

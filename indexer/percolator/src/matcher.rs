//! Matches episodes with all alerts.

use crate::episode_text::find_mentions;
use crate::phrase_index::{Phrase, PhraseIndex};
use crate::tokens::hash_text;
use earshot_model::alert::{AlertFields, AlertKind, Decision, DecisionContext, decide, is_name_credit, key_words};
use earshot_model::{EpisodeDocument, PersonCredit, PodcastDocument, Transcript, fold_text};
use earshot_text::analyze::base_language;
use std::collections::{HashMap, HashSet};
use uuid::Uuid;

/// An episode with its podcast and transcript.
#[derive(Clone, Copy, Debug)]
pub struct EpisodeToMatch<'a> {
    pub episode: &'a EpisodeDocument,
    pub podcast: &'a PodcastDocument,
    pub transcript: Option<&'a Transcript>,
}

/// An alert that matches an episode.
#[derive(Clone, Debug, PartialEq)]
pub struct EpisodeMatch {
    pub alert_id: Uuid,
    pub decision: Decision,
}

/// All alerts, by the words that they look for.
#[derive(Debug, Default)]
pub struct AlertMatcher {
    alerts: Vec<(Uuid, AlertFields)>,
    phrases: PhraseIndex,
    /// Person alerts by the first and last word of a name, because credits may contain a name that is in no text.
    by_name: HashMap<u64, Vec<u32>>,
}

impl AlertMatcher {
    /// Adds an alert. Alerts of kinds that look for no words are left out.
    pub fn add(&mut self, id: Uuid, alert: AlertFields) {
        if !matches!(alert.kind, AlertKind::Person | AlertKind::Company | AlertKind::CustomKeyword) {
            return;
        }
        let owner = self.alerts.len() as u32;
        for name in alert.names() {
            let settings = &alert.settings;
            let phrase =
                Phrase { text: name, is_whole: settings.whole_words, is_case_sensitive: settings.case_sensitive };
            self.phrases.add(owner, phrase);
            if alert.kind == AlertKind::Person
                && let Some(key) = name_hash(name)
            {
                self.by_name.entry(key).or_default().push(owner);
            }
        }
        self.alerts.push((id, alert));
    }

    /// Number of alerts.
    #[must_use]
    pub fn len(&self) -> usize {
        self.alerts.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.alerts.is_empty()
    }

    /// Finds the alerts that match an episode, in the order in which they were added.
    #[must_use]
    pub fn match_episode(&self, new: EpisodeToMatch<'_>) -> Vec<EpisodeMatch> {
        let mut mentions = find_mentions(&self.phrases, new.episode, new.transcript);
        let mut owners: Vec<u32> = mentions.keys().copied().collect();
        owners.extend(self.credited(&new.episode.credits.people));
        owners.sort_unstable();
        owners.dedup();
        if owners.is_empty() {
            return Vec::new();
        }
        let scope = EpisodeScope::new(new.podcast);
        let decide_one = |owner: u32| {
            let (alert_id, alert) = self.alerts.get(owner as usize)?;
            if !scope.is_in(alert) {
                return None;
            }
            let context = DecisionContext {
                alert,
                people: &new.episode.credits.people,
                show_hosts: &new.podcast.credits.hosts,
                sponsors: &new.episode.credits.sponsors,
                episode_title: &new.episode.episode.title,
                podcast_title: &new.podcast.podcast.title,
                podcast_description: &new.podcast.podcast.description,
                is_english: scope.language.as_deref() == Some("en"),
                is_muted: alert.settings.muted_podcasts.iter().any(|muted| muted.id == new.podcast.podcast.id),
            };
            let decision = decide(&context, mentions.remove(&owner).unwrap_or_default())?;
            Some(EpisodeMatch { alert_id: *alert_id, decision })
        };
        owners.into_iter().filter_map(decide_one).collect()
    }

    /// The alerts on persons who have a credit.
    fn credited(&self, people: &[PersonCredit]) -> HashSet<u32> {
        let mut owners = HashSet::new();
        for person in people {
            let Some(key) = name_hash(&person.name) else { continue };
            for &owner in self.by_name.get(&key).into_iter().flatten() {
                if self.alerts[owner as usize].1.names().any(|name| is_name_credit(&person.name, name)) {
                    owners.insert(owner);
                }
            }
        }
        owners
    }
}

/// A hash that is equal for all names that [`is_name_credit`] treats as one.
fn name_hash(name: &str) -> Option<u64> {
    let words = key_words(name);
    let (first, last) = (words.first()?, words.last()?);
    Some(hash_text(&format!("{first} {last}")))
}

/// The genres and the language of a show.
struct EpisodeScope {
    genres: Vec<String>,
    language: Option<String>,
}

impl EpisodeScope {
    fn new(podcast: &PodcastDocument) -> Self {
        Self {
            genres: podcast.podcast.genres.iter().map(|genre| fold_text(genre)).collect(),
            language: podcast.podcast.language.as_deref().map(base_language),
        }
    }

    fn is_in(&self, alert: &AlertFields) -> bool {
        let settings = &alert.settings;
        let has_genre = |requested: &[String]| requested.iter().any(|genre| self.genres.contains(&fold_text(genre)));
        let has_language =
            |requested: &[String]| requested.iter().any(|tag| self.language.as_deref() == Some(&base_language(tag)));
        (settings.genres_to_include.is_empty() || has_genre(&settings.genres_to_include))
            && !has_genre(&settings.genres_to_skip)
            && (settings.languages_to_include.is_empty() || has_language(&settings.languages_to_include))
            && !has_language(&settings.languages_to_skip)
    }
}

#[cfg(test)]
mod tests;

//! Finds the people of an episode in its credits, and names in its transcript.

use super::limits::MAX_ENTRIES;
use crate::facts::{EpisodeFacts, ShowFacts};
use crate::hostile_text::is_quotable;
use crate::transcripts::SpeakerTurn;
use crate::words::capitalized_names;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A person with the place of the first mention.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PersonMention {
    pub name: String,
    pub role: PersonRole,
    /// How often the transcript mentions the full name.
    pub mentions: usize,
    /// Seconds from the start of the episode.
    pub second: Option<u32>,
}

/// The role of a person in an episode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PersonRole {
    Host,
    Guest,
    /// A person whose name occurs in the transcript.
    Mentioned,
}

pub(super) fn find(episode: &EpisodeFacts, show: &ShowFacts, turns: &[SpeakerTurn<'_>]) -> Vec<PersonMention> {
    let mut mentions: BTreeMap<String, (usize, Option<u32>)> = BTreeMap::new();
    for turn in turns {
        for sentence in turn.sentences() {
            for name in capitalized_names(sentence.text) {
                // A single capitalized word may be anything.
                if (2..=4).contains(&name.split(' ').count()) {
                    let entry = mentions.entry(name).or_insert((0, sentence.second));
                    entry.0 += 1;
                }
            }
        }
    }
    let mut people: Vec<PersonMention> = Vec::new();
    let hosts = show.host_names.iter().map(|name| (name, PersonRole::Host));
    for (name, role) in hosts.chain(episode.guests.iter().map(|name| (name, PersonRole::Guest))) {
        let name = name.trim();
        if name.is_empty() || !is_quotable(name) || people.iter().any(|person| person.name == name) {
            continue;
        }
        let (count, second) = mentions.remove(name).unwrap_or_default();
        people.push(PersonMention { name: name.to_owned(), role, mentions: count, second });
    }
    let is_sponsor = |name: &str| episode.sponsors.iter().any(|sponsor| sponsor.eq_ignore_ascii_case(name));
    let mut others: Vec<PersonMention> = mentions
        .into_iter()
        .filter(|(name, _)| !is_sponsor(name))
        .map(|(name, (mentions, second))| PersonMention { name, role: PersonRole::Mentioned, mentions, second })
        .collect();
    others.sort_by_key(|person| (std::cmp::Reverse(person.mentions), person.second));
    people.extend(others);
    people.truncate(MAX_ENTRIES);
    people
}

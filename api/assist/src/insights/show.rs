//! Insights of a whole show.

use super::limits::MAX_ENTRIES;
use crate::facts::{EpisodeFacts, ShowFacts};
use crate::hostile_text::is_quotable;
use crate::phrasing;
use crate::words::{KeyPhrase, WordStatistics, beginning, key_phrases, sentences};
use chrono::{DateTime, Utc};
use earshot_model::format_count;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Episodes that count as recent when the subjects of a show are compared over time.
const RECENT_EPISODES: usize = 10;
/// Bytes of a description that are read.
const MAX_DESCRIPTION_BYTES: usize = 8_000;

/// The subjects of a show, and how they change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ShowInsights {
    pub podcast_id: String,
    /// A few sentences of figures.
    pub summary: String,
    pub key_phrases: Vec<KeyPhrase>,
    /// Guests, each with the number of episodes that credit them.
    pub frequent_guests: Vec<(String, usize)>,
    /// Sponsors, each with the number of episodes that credit them.
    pub sponsors: Vec<(String, usize)>,
    /// The mean days between episodes.
    pub days_between_episodes: Option<f32>,
    pub topic_shifts: Vec<TopicShift>,
}

/// A subject that occurs more or less often than before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TopicShift {
    pub topic: String,
    pub is_rising: bool,
    /// How many of the ten newest episodes have it.
    pub recent_episodes: usize,
    /// How many of the earlier episodes have it.
    pub earlier_episodes: usize,
}

/// Analyzes a show by the titles, descriptions and credits of its episodes.
#[must_use]
pub fn analyze_show(show: &ShowFacts, statistics: &dyn WordStatistics, now: DateTime<Utc>) -> ShowInsights {
    let episodes = show.episodes();
    let texts = own_texts(episodes);
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let language = show.language.as_deref();
    let phrases = key_phrases(&texts, language, statistics, MAX_ENTRIES);
    let mut dates: Vec<DateTime<Utc>> = episodes.iter().filter_map(|episode| episode.published).collect();
    dates.sort_unstable();
    let days_between_episodes = match (dates.first(), dates.last()) {
        (Some(first), Some(last)) if dates.len() > 1 => {
            Some((*last - *first).num_hours() as f32 / 24.0 / (dates.len() - 1) as f32)
        }
        _ => None,
    };
    ShowInsights {
        podcast_id: show.id.clone(),
        summary: summary(show, days_between_episodes, now),
        topic_shifts: topic_shifts(&texts, &phrases),
        frequent_guests: count(episodes.iter().flat_map(|episode| &episode.guests)),
        sponsors: count(episodes.iter().flat_map(|episode| &episode.sponsors)),
        days_between_episodes,
        key_phrases: phrases,
    }
}

/// Titles and descriptions without the sentences that several descriptions have: legal notes, links and requests are no
/// subject of an episode.
fn own_texts(episodes: &[EpisodeFacts]) -> Vec<String> {
    // Each sentence, and in lower case, as it is counted.
    let descriptions: Vec<Vec<(&str, String)>> = episodes
        .iter()
        .map(|episode| {
            let description = beginning(&episode.description, MAX_DESCRIPTION_BYTES);
            sentences(description).map(|(_, sentence)| (sentence, sentence.to_lowercase())).collect()
        })
        .collect();
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for description in &descriptions {
        let distinct: HashSet<&str> = description.iter().map(|(_, counted)| counted.as_str()).collect();
        for sentence in distinct {
            *counts.entry(sentence).or_default() += 1;
        }
    }
    let own = |description: &[(&str, String)]| {
        let kept = description.iter().filter(|(_, counted)| counts.get(counted.as_str()) == Some(&1));
        kept.map(|(sentence, _)| *sentence).collect::<Vec<_>>().join(" ")
    };
    let texts = episodes.iter().zip(&descriptions);
    texts.map(|(episode, description)| format!("{}. {}", episode.title, own(description))).collect()
}

fn count<'a>(names: impl Iterator<Item = &'a String>) -> Vec<(String, usize)> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for name in names.filter(|name| is_quotable(name)) {
        *counts.entry(name.as_str()).or_default() += 1;
    }
    let mut counts: Vec<(String, usize)> = counts.into_iter().map(|(name, count)| (name.to_owned(), count)).collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counts.truncate(MAX_ENTRIES);
    counts
}

fn topic_shifts(texts: &[&str], phrases: &[KeyPhrase]) -> Vec<TopicShift> {
    if texts.len() < 2 * RECENT_EPISODES {
        return Vec::new();
    }
    let (recent, earlier) = texts.split_at(RECENT_EPISODES);
    let has = |texts: &[&str], phrase: &str| {
        let phrase = phrase.to_lowercase();
        texts.iter().filter(|text| text.to_lowercase().contains(&phrase)).count()
    };
    let mut shifts = Vec::new();
    for phrase in phrases {
        let (new, old) = (has(recent, &phrase.text), has(earlier, &phrase.text));
        let (new_share, old_share) = (new as f32 / recent.len() as f32, old as f32 / earlier.len() as f32);
        let is_rising = new >= 2 && new_share > 2.0 * old_share;
        let is_fading = old >= 3 && old_share > 2.0 * new_share;
        if is_rising || is_fading {
            shifts.push(TopicShift {
                topic: phrase.text.clone(),
                is_rising,
                recent_episodes: new,
                earlier_episodes: old,
            });
        }
    }
    shifts
}

fn summary(show: &ShowFacts, days_between: Option<f32>, now: DateTime<Utc>) -> String {
    let all = show.episodes().len();
    let mut sentences = vec![format!("{} read.", format_count(all, "episode"))];
    if let Some(days) = days_between {
        sentences.push(format!("A new one comes out every {days:.1} days on average."));
    }
    if let Some(last) = show.last_published() {
        sentences.push(format!("The newest is from {}.", phrasing::date(last, now)));
    }
    sentences.push(format!("{} of them credit a guest.", show.episodes_with_guests()));
    sentences.join(" ")
}

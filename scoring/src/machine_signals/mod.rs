//! Machine signals of a podcast: pure functions of its feed and its newest episodes.
//!
//! Weights and threshold are in the model (`MachineSignals`). People also hurry, repeat themselves and use the same
//! tools. Disclosures therefore count most, circumstances alone never suffice, and episodes from before such tools
//! existed are ignored.

mod disclosures;
mod minhash;
mod publishing_rate;
mod recent_episode;
mod signal_strength;
mod texts;

use chrono::{DateTime, Utc};
use earshot_catalog::PodcastToClassify;
use earshot_model::{DetectedSignal, MachineSignal, MachineSignals};
use minhash::MinHashSketch;
use recent_episode::{MIN_EPISODES, RecentEpisode};
use signal_strength::ratio;

/// Texts per show that are compared with those of all other shows.
const TEXTS_FOR_COMPARISON: usize = 5;

/// Machine signals of a podcast, and the band hashes of its texts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MachineClassification {
    pub signals: MachineSignals,
    pub bands: Vec<i64>,
}

/// ChatGPT was published on 2022-11-30; voice generators followed within a year.
fn tools_release_date() -> DateTime<Utc> {
    DateTime::from_timestamp(1_669_766_400, 0).expect("a moment")
}

/// Classifies a podcast.
#[must_use]
pub fn classify(podcast: &PodcastToClassify) -> MachineClassification {
    let recent: Vec<RecentEpisode<'_>> = podcast
        .episodes
        .iter()
        .filter(|episode| episode.published_at.is_none_or(|published| published >= tools_release_date()))
        .map(RecentEpisode::new)
        .collect();
    let bands: Vec<i64> = recent
        .iter()
        .filter_map(|episode| episode.sketch.as_ref())
        .take(TEXTS_FOR_COMPARISON)
        .flat_map(MinHashSketch::bands)
        .collect();
    let mut found =
        vec![disclosures::detect_statement(&podcast.podcast, &recent), disclosures::detect_generator(&podcast.podcast)];
    if recent.len() >= MIN_EPISODES {
        found.push(texts::detect_phrasing(&recent));
        found.push(texts::detect_same_texts(&recent));
        found.push(texts::detect_same_audio(&recent));
        found.push(publishing_rate::detect_bursts(&recent));
        found.push(publishing_rate::detect_output(podcast, tools_release_date()));
        found.push(detect_shared_texts(podcast, bands.len() / earshot_catalog::MachineSignalUpdate::BANDS_PER_TEXT));
    }
    MachineClassification { signals: MachineSignals::from_detected(found.into_iter().flatten()), bands }
}

/// Detects texts that many other shows share, as a share of the compared texts.
fn detect_shared_texts(podcast: &PodcastToClassify, compared: usize) -> Option<DetectedSignal> {
    let shared = usize::try_from(podcast.shared_text_count).ok()?.min(compared);
    (shared > 0).then(|| DetectedSignal {
        signal: MachineSignal::SharedTexts,
        strength: ratio(shared, compared),
        example: format!(
            "{shared} of its {compared} newest texts nearly match those of up to {} other shows",
            podcast.sharing_show_count
        ),
    })
}

#[cfg(test)]
mod tests;

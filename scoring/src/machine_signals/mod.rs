//! Machine signals of a podcast: pure functions of its feed and its newest episodes.
//!
//! Weights and threshold are in the model (`MachineSignals`). People also hurry, repeat themselves and use the same
//! tools. Disclosures therefore count most, circumstances alone never suffice, and episodes from before such tools
//! existed are ignored.

mod disclosures;
mod minhash;
mod publishing_rate;
mod texts;

use chrono::{DateTime, Utc};
use earshot_catalog::{EpisodeToClassify, PodcastToClassify};
use earshot_model::{DetectedSignal, MachineSignal, MachineSignals};
use minhash::MinHashSketch;

/// Texts per show that are compared with those of all other shows.
const TEXTS_FOR_COMPARISON: usize = 5;
/// With fewer episodes there is no pattern.
const MIN_EPISODES: usize = 5;
/// Characters of an example.
const EXAMPLE_CHARS: usize = 160;

/// An episode that is classified.
struct RecentEpisode<'a> {
    episode: &'a EpisodeToClassify,
    /// The text in lower case.
    lower_text: String,
    sketch: Option<MinHashSketch>,
}

impl<'a> RecentEpisode<'a> {
    fn new(episode: &'a EpisodeToClassify) -> Self {
        let lower_text = episode.text.to_lowercase();
        Self { episode, sketch: MinHashSketch::from_text(&lower_text), lower_text }
    }
}

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

#[expect(clippy::cast_precision_loss, reason = "at most fifty episodes")]
fn ratio(part: usize, whole: usize) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// Returns 0 up to `from`, 1 from `to` on, and linear values in between.
fn linear_ramp(value: f64, from: f64, to: f64) -> f64 {
    ((value - from) / (to - from)).clamp(0.0, 1.0)
}

fn quote_example(text: &str) -> String {
    let mut short: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some((end, _)) = short.char_indices().nth(EXAMPLE_CHARS) {
        short.truncate(end);
        short.push('…');
    }
    format!("“{short}”")
}

#[cfg(test)]
mod tests;

//! Signs that a show is made by a machine: pure, from what its feed says of it and of its newest episodes.
//!
//! Weights and threshold are the model's (`MachineSigns`). People hurry, repeat themselves and use the same tools, so what a
//! show says of itself counts most, circumstances alone never decide, and episodes of before there were such tools are not
//! looked at.

mod marks;
mod rhythm;
mod sketch;
mod texts;

use chrono::{DateTime, Utc};
use earshot_catalog::{EpisodeToWeigh, PodcastToWeigh};
use earshot_model::{FoundSign, MachineSign, MachineSigns};
use sketch::Sketch;

/// Texts of a show that are compared with those of all other shows.
const COMPARED: usize = 5;
/// Fewer episodes than this show no habit.
const HABIT: usize = 5;
/// Characters of an example.
const EXAMPLE_CHARS: usize = 160;

/// An episode that is looked at.
struct Recent<'a> {
    episode: &'a EpisodeToWeigh,
    /// Its text in lower case.
    lower: String,
    sketch: Option<Sketch>,
}

impl<'a> Recent<'a> {
    fn of(episode: &'a EpisodeToWeigh) -> Self {
        let lower = episode.text.to_lowercase();
        Self { episode, sketch: Sketch::of(&lower), lower }
    }
}

/// What was found of a podcast, and the hashes of its texts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Weighed {
    pub signs: MachineSigns,
    pub bands: Vec<i64>,
}

/// Since 2022-11-30 anybody can have texts written; a year later voices followed.
fn tools_came() -> DateTime<Utc> {
    DateTime::from_timestamp(1_669_766_400, 0).expect("a moment")
}

/// Weighs a podcast.
#[must_use]
pub fn weigh(podcast: &PodcastToWeigh) -> Weighed {
    let recent: Vec<Recent<'_>> = podcast
        .episodes
        .iter()
        .filter(|episode| episode.published_at.is_none_or(|published| published >= tools_came()))
        .map(Recent::of)
        .collect();
    let bands: Vec<i64> =
        recent.iter().filter_map(|episode| episode.sketch.as_ref()).take(COMPARED).flat_map(Sketch::bands).collect();
    let mut found = vec![marks::statement(&podcast.podcast, &recent), marks::generator(&podcast.podcast)];
    if recent.len() >= HABIT {
        found.push(texts::phrasing(&recent));
        found.push(texts::same_texts(&recent));
        found.push(texts::same_audio(&recent));
        found.push(rhythm::bursts(&recent));
        found.push(rhythm::output(podcast, tools_came()));
        found.push(shared_texts(podcast, bands.len() / earshot_catalog::MachineUpdate::BANDS));
    }
    Weighed { signs: MachineSigns::of(found.into_iter().flatten()), bands }
}

/// Of the texts that were compared with those of all shows, the share that many others have.
fn shared_texts(podcast: &PodcastToWeigh, compared: usize) -> Option<FoundSign> {
    let shared = usize::try_from(podcast.shared_texts).ok()?.min(compared);
    (shared > 0).then(|| FoundSign {
        sign: MachineSign::SharedTexts,
        strength: share(shared, compared),
        example: format!(
            "{shared} of its {compared} newest texts are nearly those of up to {} other shows",
            podcast.shared_with
        ),
    })
}

#[expect(clippy::cast_precision_loss, reason = "at most fifty episodes")]
fn share(part: usize, whole: usize) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// 0 up to `from`, 1 from `to` on, in a straight line between.
fn between(value: f64, from: f64, to: f64) -> f64 {
    ((value - from) / (to - from)).clamp(0.0, 1.0)
}

fn quoted(text: &str) -> String {
    let mut short: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some((end, _)) = short.char_indices().nth(EXAMPLE_CHARS) {
        short.truncate(end);
        short.push('…');
    }
    format!("“{short}”")
}

#[cfg(test)]
mod tests;

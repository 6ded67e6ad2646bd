//! Signals from the texts of episodes and from their repetition.

use super::recent_episode::{MIN_EPISODES, RecentEpisode, quote_example};
use super::signal_strength::{linear_ramp, ratio};
use earshot_model::{DetectedSignal, MachineSignal};
use std::collections::HashMap;

/// Phrases that generators write into nearly every description. People use each of them too; two in one text, in most
/// texts of a show, are rare among people.
const GENERATED_PHRASES: &[&str] = &[
    "deep dive",
    "delve into",
    "delves into",
    "delving into",
    "we unpack",
    "unpacks the",
    "this episode explores",
    "in this episode, we explore",
    "join us as we explore",
    "explores the intricate",
    "explores the multifaceted",
    "multifaceted",
    "a testament to",
    "tapestry",
    "sheds light on",
    "shedding light on",
    "ever-evolving",
    "ever-changing landscape",
    "navigate the complexities",
    "navigating the complexities",
    "it's important to note",
    "highlighting the importance",
    "underscores the importance",
    "the source material",
    "the provided text",
    "the provided sources",
    "the sources discuss",
    "the text discusses",
];
/// Shares of texts with such phrases at which the signal starts and at which it is full.
const MIN_PHRASE_SHARE: f64 = 0.3;
const FULL_PHRASE_SHARE: f64 = 0.8;
/// Similarity from which two texts are nearly equal, 0 to 1.
const MIN_SIMILARITY: f64 = 0.8;
/// A few shared files are mistakes; from this share of episodes on the signal is full.
const FULL_SAME_AUDIO_SHARE: f64 = 0.5;

pub(super) fn detect_phrasing(episodes: &[RecentEpisode<'_>]) -> Option<DetectedSignal> {
    let mut example = None;
    let mut texts = 0;
    let mut phrased = 0;
    for RecentEpisode { episode, lower_text: lower, .. } in
        episodes.iter().filter(|recent| !recent.lower_text.trim().is_empty())
    {
        let mut matches = GENERATED_PHRASES.iter().filter(|phrase| lower.contains(**phrase));
        texts += 1;
        if let (Some(one), Some(other)) = (matches.next(), matches.next()) {
            phrased += 1;
            example.get_or_insert_with(|| format!("“{one}” and “{other}” in {}", quote_example(&episode.title)));
        }
    }
    if texts < MIN_EPISODES {
        return None;
    }
    Some(DetectedSignal {
        signal: MachineSignal::Phrasing,
        strength: linear_ramp(ratio(phrased, texts), MIN_PHRASE_SHARE, FULL_PHRASE_SHARE),
        example: format!("{phrased} of {texts} texts, such as {}", example?),
    })
}

/// Detects episodes whose text is nearly equal to that of an episode with another title.
pub(super) fn detect_same_texts(episodes: &[RecentEpisode<'_>]) -> Option<DetectedSignal> {
    let known: Vec<_> = episodes.iter().filter_map(|recent| Some((recent.episode, recent.sketch.as_ref()?))).collect();
    let mut same = 0;
    let mut example = None;
    // At most fifty episodes, so comparing all pairs is cheap.
    for (place, (episode, sketch)) in known.iter().enumerate() {
        let similar = known.iter().enumerate().find(|(other_place, (other, other_sketch))| {
            *other_place != place && other.title != episode.title && sketch.similarity(other_sketch) >= MIN_SIMILARITY
        });
        if let Some((_, (similar, _))) = similar {
            same += 1;
            example.get_or_insert_with(|| {
                format!("{} and {}", quote_example(&episode.title), quote_example(&similar.title))
            });
        }
    }
    Some(DetectedSignal {
        signal: MachineSignal::SameTexts,
        strength: ratio(same, episodes.len()),
        example: format!("{same} of {} episodes, such as {}", episodes.len(), example?),
    })
}

/// Detects episodes whose audio file occurs under another title too.
pub(super) fn detect_same_audio(episodes: &[RecentEpisode<'_>]) -> Option<DetectedSignal> {
    let mut titles: HashMap<&str, Vec<&str>> = HashMap::new();
    for RecentEpisode { episode, .. } in episodes {
        if let Some(url) = episode.enclosure_url.as_deref() {
            let titles = titles.entry(url).or_default();
            if !titles.contains(&episode.title.as_str()) {
                titles.push(&episode.title);
            }
        }
    }
    let shared = titles.values().filter(|titles| titles.len() > 1);
    let count: usize = shared.clone().map(Vec::len).sum();
    let most = shared.max_by_key(|titles| (titles.len(), std::cmp::Reverse(titles[0])))?;
    Some(DetectedSignal {
        signal: MachineSignal::SameAudio,
        strength: (ratio(count, episodes.len()) / FULL_SAME_AUDIO_SHARE).min(1.0),
        example: format!(
            "one file has {} titles, such as {} and {}",
            most.len(),
            quote_example(most[0]),
            quote_example(most[1])
        ),
    })
}

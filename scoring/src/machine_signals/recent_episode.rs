//! An episode that is classified, and examples of its text.

use super::minhash::MinHashSketch;
use earshot_catalog::EpisodeToClassify;

/// With fewer episodes there is no pattern.
pub(super) const MIN_EPISODES: usize = 5;
/// Characters of an example.
const EXAMPLE_CHARS: usize = 160;

/// An episode that is classified.
pub(super) struct RecentEpisode<'a> {
    pub(super) episode: &'a EpisodeToClassify,
    /// The text in lower case.
    pub(super) lower_text: String,
    pub(super) sketch: Option<MinHashSketch>,
}

impl<'a> RecentEpisode<'a> {
    pub(super) fn new(episode: &'a EpisodeToClassify) -> Self {
        let lower_text = episode.text.to_lowercase();
        Self { episode, sketch: MinHashSketch::from_text(&lower_text), lower_text }
    }
}

pub(super) fn quote_example(text: &str) -> String {
    let mut short: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some((end, _)) = short.char_indices().nth(EXAMPLE_CHARS) {
        short.truncate(end);
        short.push('…');
    }
    format!("“{short}”")
}

//! Generated descriptions (spec 3: generated long and short). They are labeled, so that nobody takes them for the
//! feed's own text.

use earshot_api_server::prelude::*;
use earshot_model::{EpisodeDocument, GeneratedDescription, PodcastDocument};

/// How a description was generated.
#[view(Clone)]
pub struct GeneratedFromView {
    /// `extractive`: whole sentences of the feed, unchanged. No text is written.
    pub method: String,
    /// Where the sentences come from: `description`, `episode-notes`.
    pub sources: Vec<String>,
}

/// A short and a long description, and how they were generated.
#[derive(Debug, Clone, Default)]
pub struct GeneratedTexts {
    pub short: Option<String>,
    pub long: Option<String>,
    pub from: Option<GeneratedFromView>,
}

impl GeneratedTexts {
    /// The descriptions of a podcast, which were chosen when it was indexed.
    pub fn of_podcast(document: &PodcastDocument) -> Self {
        document.generated.as_ref().map_or_else(Self::default, Self::of)
    }

    /// The descriptions of an episode, chosen from its notes.
    pub fn of_episode(document: &EpisodeDocument) -> Self {
        GeneratedDescription::extract(&document.episode.description, &[]).as_ref().map_or_else(Self::default, Self::of)
    }

    fn of(found: &GeneratedDescription) -> Self {
        let sources = [(found.uses_description, "description"), (found.uses_episodes, "episode-notes")];
        let sources = sources.into_iter().filter(|(is_used, _)| *is_used).map(|(_, name)| name.to_owned());
        Self {
            short: Some(found.short.clone()),
            long: Some(found.long.clone()),
            from: Some(GeneratedFromView { method: "extractive".to_owned(), sources: sources.collect() }),
        }
    }
}

//! Chapters of an episode.

use super::transcript::seconds;
use super::values::web_url;
use earshot_api_server::prelude::*;
use earshot_model::Episode;
use earshot_model::chapters::{ChapterSource, chapters_of};
use earshot_model::namespace::InlineChapter;

/// The chapters of an episode.
#[view(Clone)]
pub struct EpisodeChaptersView {
    /// Where the chapters come from: `feed` (Podlove Simple Chapters, or the file of `podcast:chapters`), or `notes` (lines
    /// of the show notes that have a time).
    pub source: String,
    /// The chapters, in order of time.
    pub chapters: Vec<ChapterView>,
}

/// A chapter.
#[view(Clone)]
pub struct ChapterView {
    /// Where the chapter begins, in seconds from the beginning of the episode.
    pub start_second: f64,
    /// The title of the chapter.
    pub title: String,
    /// URL of a page about the chapter; `null` when there is none.
    pub url: Option<String>,
    /// URL of the chapter's image; `null` when there is none.
    pub image_url: Option<String>,
}

impl EpisodeChaptersView {
    /// Returns `None` for an episode without chapters.
    pub fn of(episode: &Episode) -> Option<Self> {
        let (source, chapters) = chapters_of(episode)?;
        let source = match source {
            ChapterSource::Feed => "feed",
            ChapterSource::Notes => "notes",
        };
        Some(Self { source: source.to_owned(), chapters: chapters.iter().map(ChapterView::of).collect() })
    }
}

impl ChapterView {
    fn of(chapter: &InlineChapter) -> Self {
        Self {
            start_second: seconds(chapter.start_ms),
            title: chapter.title.clone(),
            url: web_url(chapter.url.as_deref()),
            image_url: web_url(chapter.image_url.as_deref()),
        }
    }
}

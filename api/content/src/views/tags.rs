//! Tags of podcasts and episodes (spec 3: podcastTags; episodeTags with id, type and value): everything under which a
//! document is filed, in one list.

use super::values::non_empty;
use earshot_api_server::prelude::*;
use earshot_indexer::Subjects;
use earshot_model::{AppearanceKind, EpisodeDocument, PodcastDocument, apple_categories};

/// A tag.
#[view(Clone, PartialEq, Eq)]
pub struct TagView {
    /// Type and value in lower case: `topic:fermentation`. The same for the same tag of other documents.
    pub id: String,
    /// genre, topic, keyword, host, format or medium; of an episode also guest, sponsor or season.
    #[serde(rename = "type")]
    pub kind: String,
    /// The tag's text.
    pub value: String,
}

impl TagView {
    fn new(kind: &str, value: &str) -> Self {
        let value = value.trim();
        Self { id: format!("{kind}:{}", value.to_lowercase()), kind: kind.to_owned(), value: value.to_owned() }
    }

    /// Returns the tags of a podcast; `None` when there are none.
    pub fn of_podcast(document: &PodcastDocument, topics: &[String], keywords: &[String]) -> Option<Vec<Self>> {
        let podcast = &document.podcast;
        let hosts = document.host_names();
        distinct(
            (apple_categories(&podcast.genres).into_iter().map(|genre| ("genre", genre)))
                .chain(topics.iter().map(|topic| ("topic", topic.as_str())))
                .chain(keywords.iter().map(|keyword| ("keyword", keyword.as_str())))
                .chain(hosts.iter().map(|host| ("host", host.as_str())))
                .chain(podcast.kind.iter().map(|kind| ("format", kind.as_str())))
                .chain(podcast.medium.iter().map(|medium| ("medium", medium.as_str()))),
        )
    }

    /// Returns the tags of an episode; `None` when there are none.
    pub fn of_episode(document: &EpisodeDocument, subjects: &Subjects) -> Option<Vec<Self>> {
        let (episode, credits) = (&document.episode, &document.credits);
        let of_kind =
            |name: &'static str, kind| credits.people_of_kind(kind).map(move |person| (name, person.name.as_str()));
        let season = episode.season.map(|season| season.to_string());
        distinct(
            (subjects.topics.iter().map(|topic| ("topic", topic.as_str())))
                .chain(subjects.keywords.iter().map(|keyword| ("keyword", keyword.as_str())))
                .chain(of_kind("host", AppearanceKind::Host))
                .chain(of_kind("guest", AppearanceKind::Guest))
                .chain(credits.paid_sponsors().map(|sponsor| ("sponsor", sponsor.name.as_str())))
                .chain(episode.kind.iter().map(|kind| ("format", kind.as_str())))
                .chain(season.iter().map(|season| ("season", season.as_str()))),
        )
    }
}

fn distinct<'a>(tags: impl Iterator<Item = (&'static str, &'a str)>) -> Option<Vec<TagView>> {
    let mut found: Vec<TagView> = Vec::new();
    for (kind, value) in tags.filter(|(_, value)| !value.trim().is_empty()) {
        let tag = TagView::new(kind, value);
        if found.iter().all(|other| other.id != tag.id) {
            found.push(tag);
        }
    }
    non_empty(found.into_iter())
}

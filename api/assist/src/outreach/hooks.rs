//! A concrete reason to write to a show: words of an episode, its notes or its title about one subject of the guest.

use crate::facts::{EpisodeFacts, SpeakerRole};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// A concrete reason to write to a show, with its source.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Hook {
    /// The same for the same facts: `transcript:{episode}:{subject}`.
    pub id: String,
    pub kind: HookKind,
    /// The guest's subject that the hook is about. `None` when guest and show share no subject.
    pub subject: Option<String>,
    pub episode_id: Option<String>,
    pub episode_slug: Option<String>,
    pub episode_title: Option<String>,
    pub published: Option<DateTime<Utc>>,
    /// Verbatim words of the show.
    pub quote: Option<String>,
    /// Seconds from the start of the episode.
    pub second: Option<u32>,
    /// The name of the speaker, if the transcript has it.
    pub speaker: Option<String>,
    pub speaker_role: SpeakerRole,
    /// For a theme: the number of its episodes, and the titles of the newest ones.
    pub episodes_with_subject: usize,
    pub titles: Vec<String>,
}

/// The kind of text that a hook refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum HookKind {
    /// A sentence of a transcript.
    Transcript,
    /// The title of an episode.
    Episode,
    /// A sentence of an episode's description.
    EpisodeNotes,
    /// A subject of several episodes. Only in drafts of former rules.
    Theme,
    /// The show's own description.
    ShowDescription,
    /// The newest episode. Only in drafts of former rules.
    LatestEpisode,
    /// No reason: nothing in common was found, and the writer has to fill a gap.
    ShowTitle,
}

impl Hook {
    pub(super) fn new(kind: HookKind, subject: Option<&str>, episode: Option<&EpisodeFacts>) -> Self {
        let name = match kind {
            HookKind::Transcript => "transcript",
            HookKind::Episode => "episode",
            HookKind::EpisodeNotes => "notes",
            HookKind::Theme => "theme",
            HookKind::ShowDescription => "description",
            HookKind::LatestEpisode => "latest",
            HookKind::ShowTitle => "title",
        };
        let place = episode.map_or("show", |episode| episode.id.as_str());
        Self {
            id: format!("{name}:{place}:{}", subject.unwrap_or_default()),
            kind,
            subject: subject.map(str::to_owned),
            episode_id: episode.map(|episode| episode.id.clone()),
            episode_slug: episode.map(|episode| episode.slug.clone()),
            episode_title: episode.map(|episode| episode.title.clone()),
            published: episode.and_then(|episode| episode.published),
            quote: None,
            second: None,
            speaker: None,
            speaker_role: SpeakerRole::Unknown,
            episodes_with_subject: 0,
            titles: Vec::new(),
        }
    }

    /// The place of a hook in a pitch without one.
    pub(super) fn none() -> Self {
        Self::new(HookKind::ShowTitle, None, None)
    }

    /// Whether the hook connects guest and show.
    #[must_use]
    pub fn is_strong(&self) -> bool {
        self.subject.is_some()
    }
}

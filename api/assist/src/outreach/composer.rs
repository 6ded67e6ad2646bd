//! The facts and choices from which one variant of a pitch is written.

use super::guest_words::topic_in_sentence;
use super::hooks::{Hook, HookKind};
use super::options::{Intensity, OutreachOptions, Perspective};
use crate::facts::{GuestFacts, SenderFacts, ShowFacts};
use crate::hostile_text::is_quotable;
use crate::words::clip_chars;
use chrono::{DateTime, Utc};

/// Episodes that must be on record before a pitch states that a subject was not among them.
const MIN_EPISODES_FOR_ABSENCE: usize = 5;

/// Longer names are cut.
const MAX_NAME_CHARS: usize = 120;

/// The value of a slot.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum SlotValue {
    Text(String),
    /// No options or facts fill the slot. The five built-in templates leave it out.
    Unused,
    /// The user must fill the slot.
    Missing,
}

/// A subject of the guest, with the newest episode that has it.
pub(super) struct TopicMatch {
    pub(super) label: String,
    pub(super) newest_title: Option<String>,
}

/// Writes the parts of one variant.
pub(super) struct Composer<'a> {
    pub(super) guest: &'a GuestFacts,
    pub(super) show: &'a ShowFacts,
    pub(super) sender: &'a SenderFacts,
    pub(super) options: &'a OutreachOptions,
    pub(super) hook: &'a Hook,
    /// The second reference, for heavy personalization.
    pub(super) second_hook: Option<&'a Hook>,
    pub(super) topics: &'a [TopicMatch],
    /// Number of the variant, from 0.
    pub(super) variant: usize,
    pub(super) now: DateTime<Utc>,
}

impl Composer<'_> {
    pub(super) fn is_first_person(&self) -> bool {
        self.options.perspective == Perspective::First
    }

    /// Picks the phrase for this variant.
    pub(super) fn pick<'t, const N: usize>(&self, choices: [&'t str; N]) -> &'t str {
        choices[self.variant % N]
    }

    pub(super) fn topic_phrase(&self, topic: &str) -> String {
        topic_in_sentence(topic, self.guest)
    }

    /// The title of the show, unless it is not quotable.
    pub(super) fn show_name(&self) -> String {
        let title = clip_chars(&self.show.title, MAX_NAME_CHARS);
        if title.is_empty() || !is_quotable(&title) { "your show".to_owned() } else { title }
    }

    /// The subject of the hook, or the guest's first subject.
    pub(super) fn main_topic(&self) -> Option<String> {
        self.raw_main_topic().map(|topic| self.topic_phrase(topic))
    }

    pub(super) fn raw_main_topic(&self) -> Option<&str> {
        self.hook.subject.as_deref().or_else(|| self.guest.subjects().find(|topic| is_quotable(topic)))
    }

    /// Whether the hook's sentence states that the main topic was not among the episodes.
    pub(super) fn states_absence(&self) -> bool {
        self.hook.kind == HookKind::LatestEpisode && self.show.episodes().len() >= MIN_EPISODES_FOR_ABSENCE
    }

    /// Whether the sentences before the topics name the main one.
    pub(super) fn states_main_topic(&self) -> bool {
        let has_bridge = self.hook.subject.is_some() && self.options.personalization_level != Intensity::Light;
        has_bridge || self.states_absence()
    }
}

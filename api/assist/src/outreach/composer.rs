//! The facts and choices from which one variant of a pitch is written.

use super::hooks::Hook;
use super::options::{EmailLength, OutreachOptions, Perspective};
use super::pitch_language::PitchLanguage;
use crate::facts::{GuestFacts, SenderFacts, ShowFacts};
use crate::hostile_text::is_quotable;
use crate::words::{clip_chars, word_count};
use chrono::{DateTime, Utc};

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

/// Writes the parts of one variant.
pub(super) struct Composer<'a> {
    pub(super) guest: &'a GuestFacts,
    pub(super) show: &'a ShowFacts,
    pub(super) sender: &'a SenderFacts,
    pub(super) options: &'a OutreachOptions,
    /// Full names of the hosts.
    pub(super) hosts: &'a [String],
    /// `None` when nothing in common is on record.
    pub(super) hook: Option<&'a Hook>,
    /// The second reference, for heavy personalization.
    pub(super) second_hook: Option<&'a Hook>,
    /// The guest's topics as written, the one of this variant first.
    pub(super) ideas: Vec<String>,
    /// Whether the first idea is the subject of the hook.
    pub(super) idea_is_of_hook: bool,
    pub(super) language: PitchLanguage,
    /// Whether the guest's bios are in the language of the pitch.
    pub(super) has_profile_language: bool,
    /// Chooses among sentences: the same for the same guest and show.
    pub(super) seed: usize,
    pub(super) now: DateTime<Utc>,
}

impl Composer<'_> {
    /// A sender with the guest's name is the guest.
    pub(super) fn is_first_person(&self) -> bool {
        let is_guest = self.sender.name.as_deref().is_some_and(|name| name.trim() == self.guest.full_name());
        self.options.perspective == Perspective::First || is_guest
    }

    pub(super) fn allows_more_proof(&self) -> bool {
        self.options.email_length != EmailLength::Short
    }

    /// The title of the show, unless it is not quotable.
    pub(super) fn show_name(&self) -> String {
        let whole = self.show.title.as_str();
        // What follows is a subtitle.
        let end = [" | ", " - ", " – ", ": "].iter().filter_map(|mark| whole.find(mark)).filter(|at| *at > 3).min();
        let title = clip_chars(&whole[..end.unwrap_or(whole.len())], MAX_NAME_CHARS);
        if title.is_empty() || !is_quotable(&title) { "your podcast".to_owned() } else { title }
    }

    pub(super) fn main_idea(&self) -> Option<&str> {
        self.ideas.first().map(String::as_str)
    }

    /// Whether the main idea takes up the subject of an episode. One common word is no such subject.
    pub(super) fn idea_follows_hook(&self) -> bool {
        let is_phrase = |hook: &Hook| hook.subject.as_deref().is_some_and(|subject| word_count(subject) > 1);
        self.idea_is_of_hook && self.hook.is_some_and(|hook| hook.episode_title.is_some() && is_phrase(hook))
    }
}

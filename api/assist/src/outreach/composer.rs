//! Resolves the slots of templates from facts.

use super::claims::Claim;
use super::guest_words::{first_name, topic_in_sentence};
use super::hooks::{Hook, HookKind};
use super::options::{Intensity, OutreachOptions, Perspective, Tone};
use crate::facts::{GuestFacts, SenderFacts, ShowFacts};
use crate::hostile_text::is_quotable;
use crate::phrasing;
use crate::words::{clip_chars, first_sentence};
use chrono::{DateTime, Utc};

/// Episodes that must be on record before a pitch states that a subject was not among them.
const MIN_EPISODES_FOR_ABSENCE: usize = 5;

/// Longer names are cut.
const MAX_NAME_CHARS: usize = 120;

/// What a slot becomes.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum SlotValue {
    Text(String),
    /// The options or the facts have no use for it. The five templates leave it out.
    Unused,
    /// Somebody must fill it.
    Missing,
}

/// A subject of the guest with the episodes that have it.
pub(super) struct TopicMatch {
    pub(super) label: String,
    pub(super) newest_title: Option<String>,
}

/// Resolves slots for one variant.
pub(super) struct Composer<'a> {
    pub(super) guest: &'a GuestFacts,
    pub(super) show: &'a ShowFacts,
    pub(super) sender: &'a SenderFacts,
    pub(super) options: &'a OutreachOptions,
    pub(super) hook: &'a Hook,
    /// A second reference, for heavy personalization.
    pub(super) second_hook: Option<&'a Hook>,
    pub(super) topics: &'a [TopicMatch],
    /// Counts from 0.
    pub(super) variant: usize,
    pub(super) now: DateTime<Utc>,
}

impl Composer<'_> {
    /// The value of a slot by its key. `hook` is not one of them.
    pub(super) fn resolve(&self, slot_key: &str, claims: &mut Vec<Claim>) -> SlotValue {
        let text = |value: Option<String>| {
            value.filter(|text| !text.trim().is_empty()).map_or(SlotValue::Missing, SlotValue::Text)
        };
        let owned = |value: Option<&str>| text(value.map(|value| value.trim().to_owned()));
        let unused = |value: Option<String>| value.map_or(SlotValue::Unused, SlotValue::Text);
        match slot_key {
            "greeting" => SlotValue::Text(self.greeting()),
            "host first name" | "hosts first name" | "first name" | "host" => owned(self.show.host_first_name()),
            "host name" | "host full name" | "hosts" => text(Some(phrasing::list(&self.show.host_names))),
            "podcast name" | "podcast" | "podcast title" | "show name" | "show" | "show title" => {
                SlotValue::Text(self.show_name())
            }
            "episode title" | "episode" | "latest episode" => {
                text(self.hook.episode_title.as_deref().map(phrasing::title))
            }
            "episode date" | "date" => text(self.hook.published.map(|day| phrasing::date(day, self.now))),
            "guest name" | "guest full name" | "guest" => text(Some(self.guest.full_name())),
            "guest first name" => text(Some(first_name(self.guest))),
            "guest bio" | "bio" | "short bio" => text(first_sentence(&self.guest.short_bio).map(str::to_owned)),
            "sender name" | "your name" | "my name" => text(self.sender_name()),
            "company name" | "company" | "your company" => {
                self.company_name().map_or(SlotValue::Unused, SlotValue::Text)
            }
            "topic" | "main topic" | "subject" => text(self.main_topic()),
            "introduction" | "guest introduction" => self.introduction(),
            "bridge" => unused(self.bridge()),
            "topics" => unused(self.topics_sentence()),
            "topic ideas" | "topics list" => text(self.topic_ideas()),
            "discussion" | "question" => text(self.discussion()),
            "fit question" => self.fit_question(),
            "achievement" => unused(self.achievement()),
            "appearances" => unused(self.appearances()),
            "audience" => unused(self.audience()),
            "format" => unused(self.format_sentence(claims)),
            "call to action" | "cta" => SlotValue::Text(self.call_to_action()),
            "booking link" => owned(self.guest.booking_url.as_deref()),
            "one pager" => unused(self.one_pager()),
            "one pager link" => owned(self.guest.one_pager_url.as_deref()),
            "website" | "guest website" => owned(self.guest.website_url.as_deref()),
            "sign off" | "closing" => SlotValue::Text(self.sign_off().to_owned()),
            _ => SlotValue::Missing,
        }
    }

    pub(super) fn is_first_person(&self) -> bool {
        self.options.perspective == Perspective::First
    }

    /// The choice of the variant.
    pub(super) fn pick<'t, const N: usize>(&self, choices: [&'t str; N]) -> &'t str {
        choices[self.variant % N]
    }

    pub(super) fn topic_phrase(&self, topic: &str) -> String {
        topic_in_sentence(topic, self.guest)
    }

    fn greeting(&self) -> String {
        let name = self.show.host_first_name().unwrap_or("[host first name]");
        match self.options.tone {
            Tone::Plain | Tone::Warm => format!("Hi {name},"),
            Tone::Formal => format!("Dear {name},"),
        }
    }

    /// The title of the show, unless it has orders or addresses.
    pub(super) fn show_name(&self) -> String {
        let title = clip_chars(&self.show.title, MAX_NAME_CHARS);
        if title.is_empty() || !is_quotable(&title) { "your show".to_owned() } else { title }
    }

    fn sign_off(&self) -> &'static str {
        match self.options.tone {
            Tone::Plain => "Best,",
            Tone::Warm => "Thank you for reading, and all the best,",
            Tone::Formal => "Kind regards,",
        }
    }

    fn sender_name(&self) -> Option<String> {
        if self.is_first_person() { Some(self.guest.full_name()) } else { self.sender.name.clone() }
    }

    fn company_name(&self) -> Option<String> {
        let name = if self.is_first_person() { &self.guest.company_name } else { &self.sender.company_name };
        name.clone().filter(|name| !name.trim().is_empty())
    }

    /// The subject of the hook, else the guest's first one.
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

//! Resolves the slots of templates by their keys.

use super::composer::{Composer, SlotValue};
use super::host_names::first_name;
use super::reasons::clean_title;
use crate::phrasing;
use crate::words::first_sentence;

impl Composer<'_> {
    /// Returns the value of a slot by its key.
    pub(super) fn resolve(&self, slot_key: &str) -> SlotValue {
        let text = |value: Option<String>| {
            value.filter(|text| !text.trim().is_empty()).map_or(SlotValue::Missing, SlotValue::Text)
        };
        let owned = |value: Option<&str>| text(value.map(|value| value.trim().to_owned()));
        let unused = |value: Option<String>| value.map_or(SlotValue::Unused, SlotValue::Text);
        match slot_key {
            "greeting" => SlotValue::Text(self.greeting()),
            "host first name" | "hosts first name" | "first name" | "host" => {
                owned(self.hosts.first().and_then(|name| first_name(name)))
            }
            "host name" | "host full name" | "hosts" => text(Some(phrasing::list(self.hosts))),
            "podcast name" | "podcast" | "podcast title" | "show name" | "show" | "show title" => {
                SlotValue::Text(self.show_name())
            }
            "reason" | "hook" | "personalized opening" | "opening line" => SlotValue::Text(self.reason()),
            "episode title" | "episode" | "latest episode" => {
                let title = self.hook.and_then(|hook| hook.episode_title.as_deref());
                text(title.map(|title| phrasing::title(clean_title(title, &self.show.title))))
            }
            "episode date" | "date" => {
                text(self.hook.and_then(|hook| hook.published).map(|day| phrasing::date(day, self.now)))
            }
            "guest name" | "guest full name" | "guest" => text(Some(self.guest.full_name())),
            "guest first name" => text(Some(self.guest_first_name())),
            "guest bio" | "bio" | "short bio" => text(first_sentence(&self.guest.short_bio).map(str::to_owned)),
            "sender name" | "your name" | "my name" => text(self.sender_name()),
            "sender title" | "your title" => unused(self.sender_line(&self.sender.title)),
            "company name" | "company" | "your company" => unused(self.company_name()),
            "signature" => unused(self.sender_line(&self.sender.signature)),
            "topic" | "main topic" | "subject" => text(self.topic()),
            "idea" | "bridge" => SlotValue::Text(self.idea()),
            "second idea" => unused(self.second_idea()),
            "second episode" => unused(self.second_episode()),
            "introduction" | "guest introduction" => self.introduction(),
            "topics" => unused(self.topics_sentence()),
            "topic ideas" | "topics list" => text(self.topic_ideas()),
            "discussion" | "question" => SlotValue::Text(self.discussion()),
            "proof" | "achievement" => unused(self.proof()),
            "more proof" => unused(self.more_proof()),
            "appearances" => unused(self.appearances()),
            "call to action" | "cta" => SlotValue::Text(self.call_to_action()),
            "booking link" => owned(self.guest.booking_url.as_deref()),
            "link" | "one pager" => unused(self.link()),
            "one pager link" => owned(self.guest.one_pager_url.as_deref()),
            "website" | "guest website" => owned(self.guest.website_url.as_deref()),
            "sign off" | "closing" => SlotValue::Text(self.sign_off().to_owned()),
            _ => SlotValue::Missing,
        }
    }

    pub(super) fn sender_name(&self) -> Option<String> {
        if self.is_first_person() { Some(self.guest.full_name()) } else { self.sender.name.clone() }
    }

    /// Returns a line of the sender, which the guest's own words do not end with.
    pub(super) fn sender_line(&self, line: &Option<String>) -> Option<String> {
        let is_sender = !self.is_first_person() || self.sender.name.as_deref() == Some(&self.guest.full_name());
        line.clone().filter(|line| is_sender && !line.trim().is_empty())
    }

    pub(super) fn company_name(&self) -> Option<String> {
        let name = if self.is_first_person() { &self.guest.company_name } else { &self.sender.company_name };
        name.clone().filter(|name| !name.trim().is_empty())
    }
}

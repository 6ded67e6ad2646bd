//! Resolves the slots of templates by their keys.

use super::claims::Claim;
use super::composer::{Composer, SlotValue};
use super::guest_words::first_name;
use super::options::Tone;
use crate::phrasing;
use crate::words::first_sentence;

impl Composer<'_> {
    /// Returns the value of a slot by its key. The key `hook` is not supported.
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

    fn greeting(&self) -> String {
        let name = self.show.host_first_name().unwrap_or("[host first name]");
        match self.options.tone {
            Tone::Plain | Tone::Warm => format!("Hi {name},"),
            Tone::Formal => format!("Dear {name},"),
        }
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
}

//! Resolves the slots of templates from facts.

use super::claims::Claim;
use super::guest_words::{bio_sentence, description, first_name, topic_in_sentence};
use super::hooks::{Hook, HookKind};
use super::options::{EmailLength, Intensity, OutreachOptions, Perspective, Tone};
use crate::facts::{GuestFacts, SenderFacts, ShowFacts};
use crate::hostile_text::is_quotable;
use crate::phrasing;
use crate::words::{clip_chars, first_sentence};
use chrono::{DateTime, Datelike as _, Utc};

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

    fn raw_main_topic(&self) -> Option<&str> {
        self.hook.subject.as_deref().or_else(|| self.guest.subjects().find(|topic| is_quotable(topic)))
    }

    /// Whether the hook's sentence states that the main topic was not among the episodes.
    pub(super) fn states_absence(&self) -> bool {
        self.hook.kind == HookKind::LatestEpisode && self.show.episodes().len() >= MIN_EPISODES_FOR_ABSENCE
    }

    /// Whether the sentences before the topics name the main one.
    fn states_main_topic(&self) -> bool {
        let has_bridge = self.hook.subject.is_some() && self.options.personalization_level != Intensity::Light;
        has_bridge || self.states_absence()
    }

    fn introduction(&self) -> SlotValue {
        let name = self.guest.full_name();
        if name.is_empty() {
            return SlotValue::Missing;
        }
        let described = description(self.guest);
        SlotValue::Text(match (self.options.perspective, described) {
            (Perspective::First, Some(described)) => format!("I'm {name}, {described}."),
            (Perspective::First, None) => {
                join([Some(format!("I'm {name}.")), bio_sentence(self.guest, Perspective::First)])
            }
            (Perspective::Third, Some(described)) => match self.variant % 2 {
                0 => format!("I'd like to suggest {name}, {described}, as a guest."),
                _ => format!("I'm writing on behalf of {name}, {described}."),
            },
            (Perspective::Third, None) => {
                let opening = format!("I'd like to suggest {name} as a guest.");
                join([Some(opening), bio_sentence(self.guest, Perspective::Third)])
            }
        })
    }

    /// Connects the hook with the guest.
    fn bridge(&self) -> Option<String> {
        if self.options.personalization_level == Intensity::Light {
            return None;
        }
        let topic = self.topic_phrase(self.hook.subject.as_deref()?);
        let first = first_name(self.guest);
        let main = match (self.is_first_person(), self.variant % 2) {
            (true, 0) => format!("I could add to that conversation: {topic} is among the subjects I speak about."),
            (true, _) => format!("One of the subjects I speak about is {topic}."),
            (false, 0) => {
                format!("{first} could add to that conversation: {topic} is among the subjects {first} speaks about.")
            }
            (false, _) => format!("One of the subjects {first} speaks about is {topic}."),
        };
        let second = self.second_hook.filter(|_| self.options.personalization_level == Intensity::Heavy);
        let second = second.and_then(|hook| {
            let title = phrasing::title(hook.episode_title.as_deref()?);
            let topic = self.topic_phrase(hook.subject.as_deref()?);
            Some(if hook.subject == self.hook.subject {
                format!("Your episode {title} is close to that, too.")
            } else {
                format!("There is also a link to {title}: {topic}.")
            })
        });
        Some(join([Some(main), second]))
    }

    fn other_topics(&self) -> Vec<String> {
        let limit = match self.options.email_length {
            EmailLength::Short => 2,
            EmailLength::Medium => 3,
            EmailLength::Long => 4,
        };
        let main = if self.states_main_topic() { self.raw_main_topic() } else { None };
        let is_main = |topic: &str| main.is_some_and(|main| main.eq_ignore_ascii_case(topic));
        let topics = self.topics.iter().map(|topic| topic.label.as_str()).filter(|topic| !is_main(topic));
        topics.take(limit).map(|topic| self.topic_phrase(topic)).collect()
    }

    fn topics_sentence(&self) -> Option<String> {
        let topics = self.other_topics();
        if topics.is_empty() {
            return None;
        }
        let who = if self.is_first_person() { "I".to_owned() } else { first_name(self.guest) };
        let also = if self.states_main_topic() { "can also speak about" } else { "can speak about" };
        Some(format!("{who} {also} {}.", phrasing::list(&topics)))
    }

    fn topic_ideas(&self) -> Option<String> {
        let limit = if self.options.email_length == EmailLength::Short { 3 } else { 5 };
        let lines: Vec<String> = self
            .topics
            .iter()
            .take(limit)
            .map(|topic| {
                let label = phrasing::capitalize(&topic.label);
                match &topic.newest_title {
                    Some(title) => format!("- {label} (related to your {})", phrasing::title(title)),
                    None => format!("- {label}"),
                }
            })
            .collect();
        let opening = match (lines.len(), self.is_first_person()) {
            (0, _) => return None,
            (1, true) => "A subject for an episode with me:".to_owned(),
            (1, false) => format!("A subject for an episode with {}:", first_name(self.guest)),
            (_, true) => "Subjects for an episode with me:".to_owned(),
            (_, false) => format!("Subjects for an episode with {}:", first_name(self.guest)),
        };
        Some(format!("{opening}\n{}", lines.join("\n")))
    }

    fn discussion(&self) -> Option<String> {
        let topic = self.main_topic()?;
        let is_clause = ["how ", "why ", "what ", "when ", "whether "].iter().any(|word| topic.starts_with(word));
        if is_clause {
            return Some(format!("One question for a conversation: {topic}?"));
        }
        Some(match description(self.guest) {
            Some(described) => {
                // The introduction has the rest.
                let end = [" who ", " at ", ", ", " and "].iter().filter_map(|word| described.find(word)).min();
                let short = &described[..end.unwrap_or(described.len())];
                format!("One question for a conversation: what does {topic} look like to {short}?")
            }
            None => format!("One question for a conversation: what do people most often get wrong about {topic}?"),
        })
    }

    fn fit_question(&self) -> SlotValue {
        let (name, Some(topic)) = (self.guest.full_name(), self.main_topic()) else { return SlotValue::Missing };
        if name.is_empty() {
            return SlotValue::Missing;
        }
        let described = description(self.guest).map(|described| format!(", {described}")).unwrap_or_default();
        SlotValue::Text(if self.is_first_person() {
            format!("I'm {name}{described}. Could I speak with you about {topic}?")
        } else {
            let comma = if described.is_empty() { "" } else { "," };
            format!("Would {name}{described}{comma} be a fit for an episode about {topic}?")
        })
    }

    fn achievement(&self) -> Option<String> {
        if self.options.email_length == EmailLength::Short {
            return None;
        }
        let wanted = self.variant % self.guest.achievements.len().max(1);
        let achievement = self.guest.achievements.get(wanted)?.trim();
        let achievement = achievement.trim_end_matches('.');
        (!achievement.is_empty()).then(|| format!("A bit of background: {achievement}."))
    }

    fn appearances(&self) -> Option<String> {
        if self.options.email_length != EmailLength::Long {
            return None;
        }
        let mut titles: Vec<&str> = self.guest.appearances.iter().map(|one| one.show_title.trim()).collect();
        titles.retain(|title| !title.is_empty() && !title.eq_ignore_ascii_case(self.show.title.trim()));
        titles.dedup();
        titles.truncate(2);
        let who = if self.is_first_person() { "I have".to_owned() } else { format!("{} has", first_name(self.guest)) };
        (!titles.is_empty()).then(|| format!("{who} been a guest on {}.", phrasing::list(&titles)))
    }

    fn audience(&self) -> Option<String> {
        let audience = self
            .guest
            .audience
            .as_deref()
            .map(|text| text.trim().trim_end_matches('.'))
            .filter(|text| !text.is_empty())?;
        let who =
            if self.is_first_person() { "I want".to_owned() } else { format!("{} wants", first_name(self.guest)) };
        let is_long = self.options.email_length == EmailLength::Long && audience.split_whitespace().count() <= 20;
        is_long.then(|| format!("{who} to reach {}.", self.topic_phrase(audience)))
    }

    /// Figures of the show that make a suggestion welcome.
    fn format_sentence(&self, claims: &mut Vec<Claim>) -> Option<String> {
        let (with, all) = (self.show.episodes_with_guests(), self.show.episodes().len());
        if self.options.personalization_level != Intensity::Heavy || with < 3 {
            return None;
        }
        let text =
            format!("I saw that {with} of your last {all} episodes had a guest, so I hope a suggestion is welcome.");
        claims.push(Claim::figure(&text));
        Some(text)
    }

    fn one_pager(&self) -> Option<String> {
        let url = self.guest.one_pager_url.as_deref().filter(|url| !url.trim().is_empty())?;
        (self.options.email_length != EmailLength::Short).then(|| format!("A one-page profile is here: {url}"))
    }

    fn call_to_action(&self) -> String {
        let topic_is_set = self.hook.subject.is_some();
        let text = match self.options.call_to_action_style {
            Intensity::Light if topic_is_set => self.pick([
                "Would that be of interest? A short no is fine, too.",
                "Is this something for your show? A one-word reply is enough.",
                "If it is not for you, a short no helps as well.",
            ]),
            Intensity::Light => self.pick([
                "Is this something for your show? A one-word reply is enough.",
                "Would that be of interest? A short no is fine, too.",
            ]),
            Intensity::Medium => self.pick([
                "If it sounds right, I can send an outline and a few possible dates. Shall I?",
                "Would a short call help you decide? I can send a few times.",
                "Shall I send a one-page outline of such an episode?",
            ]),
            Intensity::Heavy => {
                if let Some(url) = self.guest.booking_url.as_deref().filter(|url| !url.trim().is_empty()) {
                    return format!("Can we set a recording date? You can pick a time here: {url}");
                }
                return format!(
                    "Can we set a recording date in {}? Send me two dates that suit you, and I'll arrange the rest.",
                    next_month(self.now)
                );
            }
        };
        text.to_owned()
    }
}

fn next_month(now: DateTime<Utc>) -> String {
    // The 1st plus 31 days is always in the next month.
    let first = now.with_day(1).unwrap_or(now);
    let name = phrasing::date(first + chrono::Duration::days(31), now);
    name.split(' ').next().unwrap_or_default().to_owned()
}

fn join<const N: usize>(parts: [Option<String>; N]) -> String {
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

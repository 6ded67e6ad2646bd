//! Writes the sentences of a pitch about the guest, and its last question.

use super::claims::Claim;
use super::composer::{Composer, SlotValue};
use super::guest_words::{bio_sentence, description, first_name};
use super::options::{EmailLength, Intensity, Perspective};
use crate::phrasing;
use chrono::{DateTime, Datelike as _, Utc};

impl Composer<'_> {
    pub(super) fn introduction(&self) -> SlotValue {
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
    pub(super) fn bridge(&self) -> Option<String> {
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

    pub(super) fn topics_sentence(&self) -> Option<String> {
        let topics = self.other_topics();
        if topics.is_empty() {
            return None;
        }
        let who = if self.is_first_person() { "I".to_owned() } else { first_name(self.guest) };
        let also = if self.states_main_topic() { "can also speak about" } else { "can speak about" };
        Some(format!("{who} {also} {}.", phrasing::list(&topics)))
    }

    pub(super) fn topic_ideas(&self) -> Option<String> {
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

    pub(super) fn discussion(&self) -> Option<String> {
        let topic = self.main_topic()?;
        let is_clause = ["how ", "why ", "what ", "when ", "whether "].iter().any(|word| topic.starts_with(word));
        if is_clause {
            return Some(format!("One question for a conversation: {topic}?"));
        }
        Some(match description(self.guest) {
            Some(described) => {
                // Uses the description up to its first clause; the introduction contains the whole.
                let end = [" who ", " at ", ", ", " and "].iter().filter_map(|word| described.find(word)).min();
                let short = &described[..end.unwrap_or(described.len())];
                format!("One question for a conversation: what does {topic} look like to {short}?")
            }
            None => format!("One question for a conversation: what do people most often get wrong about {topic}?"),
        })
    }

    pub(super) fn fit_question(&self) -> SlotValue {
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

    pub(super) fn achievement(&self) -> Option<String> {
        if self.options.email_length == EmailLength::Short {
            return None;
        }
        let wanted = self.variant % self.guest.achievements.len().max(1);
        let achievement = self.guest.achievements.get(wanted)?.trim();
        let achievement = achievement.trim_end_matches('.');
        (!achievement.is_empty()).then(|| format!("A bit of background: {achievement}."))
    }

    pub(super) fn appearances(&self) -> Option<String> {
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

    pub(super) fn audience(&self) -> Option<String> {
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

    /// Figures of the show by which a suggestion is probably welcome.
    pub(super) fn format_sentence(&self, claims: &mut Vec<Claim>) -> Option<String> {
        let (with, all) = (self.show.episodes_with_guests(), self.show.episodes().len());
        if self.options.personalization_level != Intensity::Heavy || with < 3 {
            return None;
        }
        let text =
            format!("I saw that {with} of your last {all} episodes had a guest, so I hope a suggestion is welcome.");
        claims.push(Claim::figure(&text));
        Some(text)
    }

    pub(super) fn one_pager(&self) -> Option<String> {
        let url = self.guest.one_pager_url.as_deref().filter(|url| !url.trim().is_empty())?;
        (self.options.email_length != EmailLength::Short).then(|| format!("A one-page profile is here: {url}"))
    }

    pub(super) fn call_to_action(&self) -> String {
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

//! Writes the guest's topics as ideas for an episode, in English.

use super::composer::Composer;
use super::hooks::HookKind;
use super::options::{EmailLength, Intensity};
use super::reasons::clean_title;
use super::topic_forms::{TopicForm, quoted_topic, topic_form, topic_line};
use crate::phrasing;
use crate::words::{NounPhrases, word_count};

/// The gap for the idea, when the profile has no topic.
const YOUR_IDEA: &str = "[your idea for an episode]";
/// Subject lines of this length are read whole on phones.
const SUBJECT_WORDS: std::ops::RangeInclusive<usize> = 3..=8;
const MAX_SUBJECT_CHARS: usize = 50;
/// Longer words are left as they are.
const MAX_FIELD_CHARS: usize = 30;

impl Composer<'_> {
    fn form(&self, topic: &str) -> Option<TopicForm> {
        topic_form(topic, self.guest, self.show)
    }

    /// The main idea. An idea about the subject of the reason takes it up.
    pub(super) fn idea(&self) -> String {
        let Some(topic) = self.main_idea() else { return YOUR_IDEA.to_owned() };
        let Some(form) = self.form(topic) else { return YOUR_IDEA.to_owned() };
        if let Some(gap) = self.angle_gap(topic) {
            return format!("An idea for an episode: {gap}.");
        }
        let on = if self.idea_follows_hook() { " on this" } else { "" };
        match (form, self.seed / 2 % 2) {
            (TopicForm::Phrase(phrase), 0) => format!("An idea for an episode{on}: {phrase}."),
            (TopicForm::Phrase(phrase), _) => format!("A possible episode{on}: {phrase}."),
            (TopicForm::Question(question), 0) => format!("A question for an episode{on}: {question}"),
            (TopicForm::Question(question), _) => {
                format!("A possible episode{on} could begin with a question: {question}")
            }
            (TopicForm::Title(title), 0) => format!("An idea for an episode{on}: {}", titled(&title)),
            (TopicForm::Title(title), _) => format!("A possible episode{on}, with a working title: {}", titled(&title)),
        }
    }

    /// The gap for a topic of one word, which is a field and no idea.
    fn angle_gap(&self, topic: &str) -> Option<String> {
        let is_field = word_count(topic) == 1 && topic.chars().count() <= MAX_FIELD_CHARS && topic.is_ascii();
        is_field.then(|| format!("[your angle on {}]", topic.trim()))
    }

    /// Another idea, for long pitches.
    pub(super) fn second_idea(&self) -> Option<String> {
        let topic = self
            .ideas
            .get(1)
            .filter(|topic| self.angle_gap(topic).is_none() && self.options.email_length == EmailLength::Long)?;
        Some(match self.form(topic)? {
            TopicForm::Phrase(phrase) => format!("A second idea: {phrase}."),
            TopicForm::Question(question) => format!("A second idea: {question}"),
            TopicForm::Title(title) => format!("A second idea: {}", titled(&title)),
        })
    }

    /// Another episode that the idea is close to, for heavy personalization.
    pub(super) fn second_episode(&self) -> Option<String> {
        let hook = self.second_hook.filter(|_| self.options.personalization_level == Intensity::Heavy)?;
        let reference = self.reference(hook);
        Some(format!("It would also follow on from {reference}."))
    }

    /// Ideas as a list, the best first.
    pub(super) fn topic_ideas(&self) -> Option<String> {
        let limit = if self.options.email_length == EmailLength::Short { 3 } else { 4 };
        let topics = self.ideas.iter().filter(|topic| self.form(topic).is_some() && self.angle_gap(topic).is_none());
        let lines: Vec<String> = topics.take(limit).map(|topic| format!("- {}", topic_line(topic))).collect();
        match lines.as_slice() {
            [] | [_] => Some(self.idea()),
            lines => Some(format!("Ideas for an episode:\n{}", lines.join("\n"))),
        }
    }

    /// The idea as something to discuss.
    pub(super) fn discussion(&self) -> String {
        let Some(topic) = self.main_idea() else { return YOUR_IDEA.to_owned() };
        let Some(form) = self.form(topic) else { return YOUR_IDEA.to_owned() };
        if let Some(gap) = self.angle_gap(topic) {
            return format!("The question for the conversation would be {gap}.");
        }
        match form {
            TopicForm::Phrase(phrase) if phrase.starts_with("how ") || phrase.starts_with("why ") => {
                format!("The question for the conversation would be {phrase}.")
            }
            TopicForm::Phrase(phrase) => format!("The conversation could be about one thing: {phrase}."),
            TopicForm::Question(question) => format!("The question for the conversation: {question}"),
            TopicForm::Title(title) => format!("The conversation could have this title: {}", titled(&title)),
        }
    }

    /// Other topics, for templates of users.
    pub(super) fn topics_sentence(&self) -> Option<String> {
        let topics: Vec<String> =
            self.ideas.iter().skip(1).take(3).map(|topic| quoted_topic(topic, phrasing::title)).collect();
        let who = if self.is_first_person() { "I".to_owned() } else { self.guest_first_name() };
        (!topics.is_empty()).then(|| format!("{who} can also speak about {}.", phrasing::list(&topics)))
    }

    /// The topic of the pitch, for templates of users.
    pub(super) fn topic(&self) -> Option<String> {
        Some(match self.form(self.main_idea()?)? {
            TopicForm::Phrase(text) => text,
            TopicForm::Question(text) => text.trim_end_matches('?').to_owned(),
            TopicForm::Title(text) => quoted_topic(&text, phrasing::title),
        })
    }

    /// What a long idea is about, as a noun phrase of it: food waste.
    fn short_subject(&self) -> Option<String> {
        let idea = self.main_idea().filter(|idea| !idea.starts_with('['))?;
        let phrases = NounPhrases::new("en").of_line(idea).into_iter();
        let inner = phrases.filter(|phrase| !idea.trim().starts_with(phrase.as_str())).collect::<Vec<_>>();
        let most = inner.iter().map(|phrase| word_count(phrase)).max().filter(|words| *words > 1)?;
        inner.into_iter().find(|phrase| word_count(phrase) == most)
    }

    /// The subject line: the idea, or the guest and the idea, in 3 to 8 words.
    pub(super) fn subject_line(&self) -> String {
        let fits =
            |line: &String| SUBJECT_WORDS.contains(&word_count(line)) && line.chars().count() <= MAX_SUBJECT_CHARS;
        let topic = self.main_idea().filter(|topic| self.form(topic).is_some()).map(topic_line).map(|line| calm(&line));
        let guest = self.guest.full_name();
        let episode = self
            .hook
            .filter(|hook| hook.kind != HookKind::ShowDescription)
            .and_then(|hook| hook.episode_title.as_deref());
        let lines = topic.iter().flat_map(|topic| {
            let with_guest = format!("{guest} on {}", phrasing::uncapitalize_first(topic, self.topic().as_deref()));
            let ordered = [topic.clone(), format!("Guest idea: {topic}"), with_guest];
            let from = if self.seed % 3 == 2 { 1 } else { 0 };
            ordered.into_iter().cycle().skip(from).take(3).collect::<Vec<_>>()
        });
        let after = episode.map(|title| format!("After “{}”: an idea", calm(clean_title(title, &self.show.title))));
        let short = self.short_subject().map(|subject| format!("{guest} on {subject}"));
        let lines = lines
            .chain(short)
            .chain(after)
            .chain([format!("Guest idea: {guest}"), "An idea for an episode".to_owned()]);
        lines.into_iter().find(fits).unwrap_or_else(|| "An idea for an episode".to_owned())
    }
}

/// A topic as a title, with a period when it has no mark of its own.
fn titled(title: &str) -> String {
    let end = if title.ends_with(['?', '!', '…']) { "" } else { "." };
    format!("{}{end}", quoted_topic(title, phrasing::title))
}

/// A line without exclamation marks, and not all in capitals.
fn calm(line: &str) -> String {
    let line = line.replace('!', "");
    let letters = line.chars().filter(|letter| letter.is_alphabetic()).count();
    let is_loud = letters > 8 && line.chars().filter(|letter| letter.is_uppercase()).count() * 2 > letters;
    if is_loud { phrasing::capitalize(&line.to_lowercase()) } else { line }
}

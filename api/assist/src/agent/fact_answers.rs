//! Answers questions about a podcast from facts: sponsors, guests, hosts, contact, rhythm, audience, topics, language and
//! links, several in one question.

use crate::facts::{EpisodeFacts, ShowFacts};
use crate::hostile_text::is_quotable;
use crate::phrasing;
use crate::words::normalize_for_search;
use chrono::{DateTime, Utc};
use earshot_model::format_count;

/// Longer prompts are tasks, not questions.
const MAX_QUESTION_CHARS: usize = 300;
/// Names that an answer lists.
const MAX_NAMES: usize = 6;

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FactKind {
    Sponsors,
    Guests,
    Hosts,
    Contact,
    Rhythm,
    Audience,
    Topics,
    Language,
    Links,
}

/// The words that name each kind.
const KIND_WORDS: [(FactKind, &[&str]); 9] = [
    (
        FactKind::Sponsors,
        &[
            "sponsor",
            "sponsors",
            "sponsored",
            "advertiser",
            "advertisers",
            "ads",
            "advertising",
            "advertisements",
            "sponsorship",
            "sponsorships",
        ],
    ),
    (FactKind::Guests, &["guest", "guests", "interview", "interviews", "interviewees"]),
    (FactKind::Hosts, &["host", "hosts", "hosted", "presenter", "presenters", "presents", "moderator"]),
    (FactKind::Contact, &["contact", "email", "mail", "e-mail", "reach"]),
    (
        FactKind::Rhythm,
        &[
            "often",
            "rhythm",
            "frequency",
            "schedule",
            "latest",
            "last",
            "newest",
            "active",
            "weekly",
            "monthly",
            "daily",
            "publish",
            "publishes",
            "published",
            "release",
            "released",
            "releases",
        ],
    ),
    (
        FactKind::Audience,
        &["audience", "listeners", "listener", "listens", "listen", "downloads", "big", "size", "popular"],
    ),
    (FactKind::Topics, &["topics", "topic", "subjects", "subject", "about", "cover", "covers", "genre", "genres"]),
    (FactKind::Language, &["language", "languages"]),
    (FactKind::Links, &["link", "links", "website", "site", "homepage", "url", "web"]),
];

/// Words that a question may have beside those. Any other word makes it a question for a model.
const FILLERS: [&str; 87] = [
    "a",
    "accept",
    "accepts",
    "address",
    "an",
    "and",
    "any",
    "are",
    "at",
    "books",
    "by",
    "can",
    "come",
    "comes",
    "could",
    "current",
    "currently",
    "details",
    "do",
    "does",
    "episode",
    "episodes",
    "for",
    "from",
    "get",
    "give",
    "had",
    "has",
    "have",
    "how",
    "i",
    "in",
    "information",
    "invite",
    "invites",
    "is",
    "it",
    "its",
    "it's",
    "kind",
    "list",
    "many",
    "me",
    "name",
    "named",
    "names",
    "new",
    "of",
    "on",
    "or",
    "out",
    "people",
    "person",
    "please",
    "podcast",
    "podcast's",
    "podcasts",
    "recent",
    "recently",
    "regular",
    "run",
    "runs",
    "show",
    "show's",
    "sort",
    "speak",
    "spoken",
    "still",
    "take",
    "takes",
    "tell",
    "the",
    "their",
    "them",
    "there",
    "they",
    "this",
    "to",
    "was",
    "were",
    "what",
    "what's",
    "when",
    "which",
    "who",
    "whom",
    "with",
];

/// An answer, and whether it covers the whole question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FactAnswer {
    pub(super) text: String,
    pub(super) is_complete: bool,
}

/// Answers the parts of a question that facts answer. `None` when that is no part of it.
pub(super) fn answer_from_facts(question: &str, show: &ShowFacts, now: DateTime<Utc>) -> Option<FactAnswer> {
    if question.chars().count() > MAX_QUESTION_CHARS {
        return None;
    }
    let normal = normalize_for_search(question);
    let clauses = normal.split(['?', '.', ';', ',', '\n']).flat_map(|sentence| sentence.split(" and "));
    let (mut kinds, mut is_complete) = (Vec::new(), true);
    for clause in clauses {
        let words: Vec<&str> = clause
            .split(' ')
            .map(|word| word.trim_matches(|letter: char| !letter.is_alphanumeric()))
            .filter(|word| !word.is_empty())
            .collect();
        let found: Vec<FactKind> = words.iter().filter_map(|word| kind_of(word)).collect();
        let is_plain = words.iter().all(|word| kind_of(word).is_some() || FILLERS.contains(word));
        match (is_plain, found.is_empty(), words.is_empty()) {
            (true, false, _) => kinds.extend(main_kinds(&words, &found)),
            (_, _, true) => {}
            _ => is_complete = false,
        }
    }
    kinds.dedup();
    if kinds.is_empty() {
        return None;
    }
    let mut lines: Vec<String> = kinds.into_iter().map(|kind| line_of(kind, show, now)).collect();
    if !is_complete {
        lines.push("The rest of the question needs an AI model.".to_owned());
    }
    Some(FactAnswer { text: lines.join("\n\n"), is_complete })
}

fn kind_of(word: &str) -> Option<FactKind> {
    KIND_WORDS.iter().find(|(_, words)| words.contains(&word)).map(|(kind, _)| *kind)
}

/// The kinds of a clause. `When was the last guest on?` is about guests, and `how do I reach the host?` about a contact.
fn main_kinds(words: &[&str], found: &[FactKind]) -> Vec<FactKind> {
    let mut kinds = found.to_vec();
    kinds.dedup();
    let has = |kind| kinds.contains(&kind);
    if has(FactKind::Contact) {
        kinds.retain(|kind| !matches!(kind, FactKind::Hosts | FactKind::Guests));
    } else if has(FactKind::Guests) && words.contains(&"host") {
        // `Does it host guests?`
        kinds.retain(|kind| *kind != FactKind::Hosts);
    }
    if kinds.len() > 1 {
        let is_listening = words.iter().any(|word| matches!(*word, "listen" | "listens"));
        kinds.retain(|kind| !(*kind == FactKind::Topics || (is_listening && *kind == FactKind::Rhythm)));
    }
    let is_named = kinds.iter().any(|kind| matches!(kind, FactKind::Guests | FactKind::Sponsors));
    let is_latest = words.iter().any(|word| matches!(*word, "latest" | "last" | "newest"));
    if is_named && is_latest {
        kinds.retain(|kind| *kind != FactKind::Rhythm);
    }
    kinds
}

fn line_of(kind: FactKind, show: &ShowFacts, now: DateTime<Utc>) -> String {
    match kind {
        FactKind::Sponsors => {
            let credits = credits(show, |episode| &episode.sponsors, now);
            match credits.as_slice() {
                [] => format!("**Sponsors:** we found none in {}.", read_episodes(show)),
                credits => format!("**Sponsors:** {}.", credits.join("; ")),
            }
        }
        FactKind::Guests => guests(show, now),
        FactKind::Hosts => match show.host_names.as_slice() {
            [] => "**Hosts:** we found none.".to_owned(),
            names => format!("**Hosts:** {}.", phrasing::list(names)),
        },
        FactKind::Contact => match (&show.contact_email, &show.website_url) {
            _ if show.is_opted_out => "**Contact:** this podcast asked not to be contacted.".to_owned(),
            (Some(email), _) => format!("**Contact:** {email}"),
            (None, Some(url)) => {
                format!("**Contact:** we have no contact address that your plan shows. The website: {url}")
            }
            (None, None) => "**Contact:** we have no contact address that your plan shows.".to_owned(),
        },
        FactKind::Rhythm => rhythm(show, now),
        FactKind::Audience => match (show.monthly_listeners, show.size()) {
            (Some(listeners), _) => {
                format!("**Audience:** about {} a month, an estimate.", format_count(listeners, "listener"))
            }
            (None, Some(size)) => format!("**Audience:** {}, an estimate.", size.in_words()),
            (None, None) => "**Audience:** we have no estimate that your plan shows.".to_owned(),
        },
        FactKind::Topics => topics(show),
        FactKind::Language => match show.language.as_deref().filter(|tag| !tag.is_empty()) {
            Some(tag) => format!("**Language:** {}.", phrasing::language_name(tag)),
            None => "**Language:** the feed does not name one.".to_owned(),
        },
        FactKind::Links => match &show.website_url {
            Some(url) => format!("**Website:** {url}"),
            None => "**Website:** we found none.".to_owned(),
        },
    }
}

fn read_episodes(show: &ShowFacts) -> String {
    format!("the newest {}", format_count(show.episodes().len(), "episode"))
}

/// Names with the number of their episodes and the newest one, the most frequent first.
fn credits(show: &ShowFacts, names: impl Fn(&EpisodeFacts) -> &Vec<String>, now: DateTime<Utc>) -> Vec<String> {
    let mut found: Vec<(String, usize, &EpisodeFacts)> = Vec::new();
    for episode in show.episodes() {
        for name in names(episode).iter().map(|name| name.trim()).filter(|name| !name.is_empty() && is_quotable(name)) {
            match found.iter_mut().find(|(known, ..)| known.eq_ignore_ascii_case(name)) {
                Some((_, count, _)) => *count += 1,
                None => found.push((name.to_owned(), 1, episode)),
            }
        }
    }
    found.sort_by_key(|(_, count, _)| std::cmp::Reverse(*count));
    let lines = found.iter().take(MAX_NAMES).map(|(name, count, newest)| {
        let day = newest.published.map(|day| format!(" on {}", phrasing::date(day, now))).unwrap_or_default();
        format!("{name} ({}, last{day} in {})", format_count(*count, "episode"), phrasing::title(&newest.title))
    });
    lines.collect()
}

fn guests(show: &ShowFacts, now: DateTime<Utc>) -> String {
    let (with, all) = (show.episodes_with_guests(), read_episodes(show));
    let names = credits(show, |episode| &episode.guests, now);
    match show.takes_guests() {
        Some(true) if with > 0 => {
            format!("**Guests:** yes, {with} of {all} credit a guest. {}.", names.join("; "))
        }
        Some(true) => "**Guests:** yes, though no guest is credited by name.".to_owned(),
        Some(false) => format!("**Guests:** probably not. None of {all} credits a guest."),
        None => format!("**Guests:** unknown. None of {all} credits a guest, or your plan does not show it."),
    }
}

fn rhythm(show: &ShowFacts, now: DateTime<Utc>) -> String {
    let mut days: Vec<DateTime<Utc>> = show.episodes().iter().filter_map(|episode| episode.published).collect();
    days.sort_unstable();
    let mut gaps: Vec<i64> = days.windows(2).map(|pair| (pair[1] - pair[0]).num_days()).collect();
    gaps.sort_unstable();
    let usual = gaps.get(gaps.len() / 2).map(|gap| match gap {
        0..=1 => "about daily".to_owned(),
        2..=5 => "several times a week".to_owned(),
        6..=9 => "about weekly".to_owned(),
        10..=20 => "about every two weeks".to_owned(),
        21..=45 => "about monthly".to_owned(),
        gap => format!("about every {gap} days"),
    });
    let newest = show.last_published().map(|day| {
        format!(
            "The newest episode is of {}, {}.",
            phrasing::date(day, now),
            phrasing::days_ago((now - day).num_days())
        )
    });
    match (usual, newest) {
        (Some(usual), Some(newest)) => format!("**Rhythm:** {usual}. {newest}"),
        (None, Some(newest)) => format!("**Rhythm:** {newest}"),
        _ => "**Rhythm:** we have no dates.".to_owned(),
    }
}

/// The topics of the episodes, the most frequent first.
pub(super) fn frequent_topics(show: &ShowFacts) -> Vec<&str> {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for topic in show.episodes().iter().flat_map(|episode| &episode.topics).filter(|topic| is_quotable(topic)) {
        match counts.iter_mut().find(|(known, _)| known.eq_ignore_ascii_case(topic)) {
            Some((_, count)) => *count += 1,
            None => counts.push((topic, 1)),
        }
    }
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counts.into_iter().take(MAX_NAMES).map(|(topic, _)| topic).collect()
}

fn topics(show: &ShowFacts) -> String {
    let topics = frequent_topics(show);
    let mut parts = Vec::new();
    if !show.genres.is_empty() {
        parts.push(format!("its genres are {}", phrasing::list(&show.genres)));
    }
    if !topics.is_empty() {
        parts.push(format!("its episodes are mostly about {}", phrasing::list(&topics)));
    }
    match parts.as_slice() {
        [] => "**Topics:** we found none.".to_owned(),
        parts => format!("**Topics:** {}.", phrasing::list(parts)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::Duration;

    fn show() -> ShowFacts {
        let now = DateTime::from_timestamp(1_795_000_000, 0).expect("a date");
        let episode = |number: i64| EpisodeFacts {
            title: format!("Tide {number}"),
            published: Some(now - Duration::days(7 * number)),
            sponsors: vec!["Rope & Sail".into()],
            guests: if number == 1 { vec!["Bo Ek".into()] } else { Vec::new() },
            topics: vec!["tides".into()],
            ..EpisodeFacts::default()
        };
        ShowFacts {
            title: "Pier and Tide".into(),
            host_names: vec!["Ana Ruiz".into(), "Joel Park".into()],
            genres: vec!["nature".into()],
            language: Some("en-GB".into()),
            contact_email: Some("ana@pier.example".into()),
            website_url: Some("https://pier.example".into()),
            monthly_listeners: Some(12_000),
            episodes: (1..=4).map(episode).collect(),
            ..ShowFacts::default()
        }
    }

    fn answer(question: &str) -> Option<FactAnswer> {
        answer_from_facts(question, &show(), DateTime::from_timestamp(1_795_000_000, 0).expect("a date"))
    }

    #[test]
    fn questions_about_facts_are_answered_also_several_at_once() {
        let text =
            |question: &str| answer(question).map(|answer| (answer.text, answer.is_complete)).expect("an answer");
        let (both, is_complete) = text("Which sponsors does this show have, and does it take guests?");
        assert!(both.contains("Rope & Sail (4 episodes, last on") && both.contains("**Guests:** yes, 1 of"), "{both}");
        assert!(is_complete && both.contains("Bo Ek"));
        for (question, expected) in [
            ("Who hosts this podcast?", "**Hosts:** Ana Ruiz and Joel Park."),
            ("Who are the hosts and how can I contact them?", "**Contact:** ana@pier.example"),
            ("How do I reach the host?", "**Contact:** ana@pier.example"),
            ("How often does it publish?", "**Rhythm:** about weekly."),
            ("When was the last episode?", "The newest episode is of"),
            ("How many listeners does it have?", "about 12,000 listeners a month"),
            ("What is it about?", "its genres are nature and its episodes are mostly about tides"),
            ("What language is it in? What's its website?", "**Language:** English (en-GB)."),
            ("Is there a website?", "**Website:** https://pier.example"),
            ("Who are the sponsors; who was the last guest?", "**Guests:**"),
        ] {
            let (text, _) = text(question);
            assert!(text.contains(expected), "{question}: {text}");
        }
        let (part, is_complete) = text("Who are the sponsors, and which arguments against dredging came up?");
        assert!(!is_complete && part.ends_with("The rest of the question needs an AI model."), "{part}");
    }

    #[test]
    fn other_questions_are_not_answered_from_facts() {
        for question in [
            "Did the host mention Rust?",
            "What do guests think about dredging?",
            "Write an email to the hosts.",
            "Why are the sponsors so loud?",
            "Sum up this podcast.",
            "",
        ] {
            assert_eq!(answer(question), None, "{question}");
        }
    }
}

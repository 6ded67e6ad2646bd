//! Traces the claims of a pitch to facts: quotations, names, numbers, dates and addresses.

use crate::facts::{GuestFacts, SenderFacts, ShowFacts};
use crate::phrasing;
use crate::transcripts;
use crate::words::{
    address_key, addresses, beginning, capitalized_names, normalize_for_search, quotation_key, sentences,
};
use chrono::Datelike as _;
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};

/// The characters of transcripts that one check searches.
const MAX_CUE_CHARS: usize = 2_000_000;

/// The bytes of any other text that one check searches.
const MAX_TEXT_BYTES: usize = 50_000;

/// A claim of a pitch, with its source.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Claim {
    /// The words of the pitch.
    pub text: String,
    pub kind: ClaimKind,
    /// `show`, `guest`, `sender`, or the id of an episode. `None` when no fact supports it.
    pub source: Option<String>,
    pub episode_id: Option<String>,
    #[serde(default)]
    pub episode_slug: Option<String>,
    /// Seconds from the start of the episode.
    pub second: Option<u32>,
    pub is_supported: bool,
}

impl Claim {
    /// A supported claim that a sentence makes with figures on record.
    pub(super) fn figure(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            kind: ClaimKind::Figure,
            source: Some("show".to_owned()),
            episode_id: None,
            episode_slug: None,
            second: None,
            is_supported: true,
        }
    }
}

/// The kind of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ClaimKind {
    /// Words in quotation marks.
    Quotation,
    Name,
    Number,
    /// A link or an email address.
    Address,
    /// A sentence with figures on record.
    Figure,
}

/// A turn of a transcript, normalized.
struct NormalTurn<'a> {
    text: String,
    episode_id: &'a str,
    sentences: Vec<(String, Option<u32>)>,
}

impl NormalTurn<'_> {
    /// The start time of the sentence that contains the first 30 characters of `key`.
    fn second_of(&self, key: &str) -> Option<u32> {
        let beginning: String = key.chars().take(30).collect();
        let found = self.sentences.iter().find(|(text, _)| text.contains(&beginning) || key.starts_with(text.as_str()));
        found.or(self.sentences.first()).and_then(|(_, second)| *second)
    }
}

/// The facts that claims are checked against, prepared once for many checks.
pub struct ClaimSources<'a> {
    /// Normalized texts with their source and episode.
    texts: Vec<(String, &'static str, Option<&'a str>)>,
    turns: Vec<NormalTurn<'a>>,
    /// Slugs of the episodes by their ids.
    slugs: HashMap<&'a str, &'a str>,
    addresses: HashSet<String>,
    /// Days and years of episodes, and times of cues.
    dates: HashSet<String>,
}

impl<'a> ClaimSources<'a> {
    /// Collects every text on record about show, guest and sender.
    #[must_use]
    pub fn new(show: &'a ShowFacts, guest: &'a GuestFacts, sender: &'a SenderFacts) -> Self {
        let mut texts: Vec<(String, &'static str, Option<&'a str>)> = Vec::new();
        let mut add = |text: &str, source: &'static str, episode: Option<&'a str>| {
            if !text.trim().is_empty() {
                texts.push((normalize_for_search(beginning(text, MAX_TEXT_BYTES)), source, episode));
            }
        };
        for text in [&show.title, &show.description].into_iter().chain(&show.author).chain(&show.host_names) {
            add(text, "show", None);
        }
        let (mut turns, mut dates, mut cue_chars) = (Vec::new(), HashSet::new(), 0);
        for episode in show.episodes() {
            let id = Some(episode.id.as_str());
            let names = episode.guests.iter().chain(&episode.topics).chain(&episode.sponsors);
            for text in [&episode.title, &episode.description].into_iter().chain(names) {
                add(text, "show", id);
            }
            if let Some(day) = episode.published {
                dates.extend([day.day().to_string(), day.year().to_string()]);
            }
            for cue in &episode.cues {
                dates.extend(cue.second.map(phrasing::clock));
                if let Some(speaker) = &cue.speaker {
                    add(speaker, "show", id);
                }
            }
            for turn in transcripts::turns(episode, MAX_CUE_CHARS.saturating_sub(cue_chars)) {
                cue_chars += turn.text.len();
                let sentences = turn.sentences().map(|one| (normalize_for_search(one.text), one.second));
                let (text, sentences) = (normalize_for_search(&turn.text), sentences.collect());
                turns.push(NormalTurn { text, episode_id: &episode.id, sentences });
            }
        }
        let single = [&guest.short_bio, &guest.long_bio].into_iter();
        let single = single.chain(&guest.company_name).chain(&guest.audience).chain(&guest.additional_context);
        let lists = [&guest.expertise, &guest.topics, &guest.goals, &guest.achievements, &guest.calls_to_action];
        for text in single.chain(lists.into_iter().flatten()) {
            add(text, "guest", None);
        }
        add(&guest.full_name(), "guest", None);
        for appearance in &guest.appearances {
            add(&appearance.show_title, "guest", None);
            add(&appearance.episode_title, "guest", None);
        }
        for text in sender.name.iter().chain(&sender.company_name) {
            add(text, "sender", None);
        }
        let addresses = guest.urls().chain(guest.email.as_deref()).chain(sender.email.as_deref());
        let addresses = addresses.chain(show.website_url.as_deref()).chain(show.contact_email.as_deref());
        let addresses = addresses.chain(show.episodes().iter().filter_map(|episode| episode.url.as_deref()));
        let slugs = show.episodes().iter().map(|episode| (episode.id.as_str(), episode.slug.as_str())).collect();
        Self { texts, turns, slugs, addresses: addresses.map(address_key).collect(), dates }
    }

    /// Whether a link or an email address is on record.
    #[must_use]
    pub fn has_address(&self, address: &str) -> bool {
        self.addresses.contains(&address_key(address))
    }

    /// Finds the words of a quotation on record, ignoring case, quotation marks and spaces.
    #[must_use]
    pub fn find_quotation(&self, quotation: &str) -> Option<Claim> {
        let key = quotation_key(quotation);
        let is_empty = key.is_empty();
        let claim = |source: String, episode_id: Option<&str>, second| Claim {
            text: quotation.to_owned(),
            kind: ClaimKind::Quotation,
            source: Some(source),
            episode_id: episode_id.map(str::to_owned),
            episode_slug: self.slug_of(episode_id),
            second,
            is_supported: true,
        };
        if is_empty {
            return None;
        }
        if let Some(turn) = self.turns.iter().find(|turn| turn.text.contains(&key)) {
            return Some(claim("transcript".to_owned(), Some(turn.episode_id), turn.second_of(&key)));
        }
        let (_, source, episode) = self.texts.iter().find(|(text, ..)| text.contains(&key))?;
        Some(claim((*source).to_owned(), *episode, None))
    }

    /// The slug of an episode; `None` for one without a slug.
    fn slug_of(&self, episode: Option<&str>) -> Option<String> {
        self.slugs.get(episode?).filter(|slug| !slug.is_empty()).map(|slug| (*slug).to_owned())
    }

    fn find_words(&self, text: &str) -> Option<(&'static str, Option<&'a str>)> {
        let key = normalize_for_search(text);
        let is_word = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
        let has = |text: &str| {
            text.match_indices(&key).any(|(at, _)| {
                !is_word(text[..at].chars().next_back()) && !is_word(text[at + key.len()..].chars().next())
            })
        };
        let found = self.texts.iter().find(|(text, ..)| has(text));
        let found = found.map(|(_, source, episode)| (*source, *episode));
        found.or_else(|| {
            self.turns.iter().find(|turn| has(&turn.text)).map(|turn| ("transcript", Some(turn.episode_id)))
        })
    }
}

/// Returns every claim of a text. `trusted` are claims that the rules made from figures, such as "6 of your last 40
/// episodes"; sentences with one of these texts are not searched for numbers.
#[must_use]
pub fn check_claims(text: &str, sources: &ClaimSources<'_>, trusted: &[Claim]) -> Vec<Claim> {
    let mut claims: Vec<Claim> = Vec::new();
    let mut add = |text: &str, kind, found: Option<(&str, Option<&str>)>| {
        let episode = found.and_then(|(_, episode)| episode);
        claims.push(Claim {
            text: text.to_owned(),
            kind,
            source: found.map(|(source, _)| source.to_owned()),
            episode_id: episode.map(str::to_owned),
            episode_slug: sources.slug_of(episode),
            second: None,
            is_supported: found.is_some(),
        })
    };
    for address in addresses(text) {
        add(address, ClaimKind::Address, sources.has_address(address).then_some(("record", None)));
    }
    let mut quoted: Vec<Claim> = Vec::new();
    for quotation in quotations(text) {
        quoted.push(sources.find_quotation(quotation).unwrap_or_else(|| Claim {
            text: quotation.to_owned(),
            kind: ClaimKind::Quotation,
            source: None,
            episode_id: None,
            episode_slug: None,
            second: None,
            is_supported: false,
        }));
    }
    let figures = trusted.iter().filter(|claim| claim.is_supported && claim.kind == ClaimKind::Figure);
    let prose = figures.fold(without_quotations_and_addresses(text), |prose, claim| {
        prose.replace(&without_quotations_and_addresses(&claim.text), " ")
    });
    for (_, sentence) in sentences(&prose) {
        for number in numbers(sentence) {
            let found = sources.find_words(number).or_else(|| sources.dates.contains(number).then_some(("show", None)));
            add(number, ClaimKind::Number, found);
        }
        for name in capitalized_names(sentence) {
            let found = sources.find_words(&name).or_else(|| {
                let parts: Option<Vec<_>> = name.split(' ').map(|part| sources.find_words(part)).collect();
                parts.and_then(|parts| parts.first().copied())
            });
            add(&name, ClaimKind::Name, found);
        }
    }
    quoted.extend(claims);
    quoted
        .extend(trusted.iter().filter(|claim| claim.kind == ClaimKind::Figure && text.contains(&claim.text)).cloned());
    quoted
}

/// The texts between quotation marks.
pub(crate) fn quotations(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for (open, close) in [('“', '”'), ('"', '"'), ('«', '»')] {
        let mut from = 0;
        while let Some(start) = text[from..].find(open).map(|at| from + at + open.len_utf8()) {
            let Some(end) = text[start..].find(close).map(|at| start + at) else { break };
            let inner = &text[start..end];
            if !inner.contains("\n\n") && inner.chars().any(char::is_alphanumeric) {
                found.push(inner);
            }
            from = end + close.len_utf8();
        }
    }
    found
}

fn without_quotations_and_addresses(text: &str) -> String {
    let mut prose = text.to_owned();
    for part in quotations(text).into_iter().chain(addresses(text)) {
        prose = prose.replace(part, " ");
    }
    prose
}

/// Numbers of at least two digits, and all numbers with a percent sign or a currency. A clock time is one number.
fn numbers(sentence: &str) -> Vec<&str> {
    let is_edge = |letter: char| letter.is_whitespace() || "()[]“”\"".contains(letter);
    sentence
        .split(is_edge)
        .map(|token| token.trim_matches([',', '.', ';', '!', '?', ':']))
        .filter(|token| token.chars().any(|letter| letter.is_ascii_digit()))
        .filter(|token| token.len() > 1)
        // `20-minute` and `ISO-27001` are parts of names, and `2nd` is an ordinal number.
        .filter(|token| token.chars().all(|letter| letter.is_ascii_digit() || ".,:%$€£".contains(letter)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::EpisodeFacts;

    #[test]
    fn claims_trace_to_facts_and_inventions_do_not() {
        let show = ShowFacts {
            title: "Rest Assured".into(),
            episodes: vec![EpisodeFacts {
                id: "e1".into(),
                slug: "why-insomnia-is-learned".into(),
                title: "Why insomnia is learned".into(),
                ..EpisodeFacts::default()
            }],
            ..ShowFacts::default()
        };
        let guest = GuestFacts {
            first_name: "Maya".into(),
            last_name: "Lin".into(),
            short_bio: "Maya Lin studied 4,200 nurses.".into(),
            website_url: Some("https://lin.example/".into()),
            ..GuestFacts::default()
        };
        let sender = SenderFacts::default();
        let sources = ClaimSources::new(&show, &guest, &sender);
        let text = "I heard “Why insomnia is learned” on Rest Assured. Then Maya Lin studied 4,200 nurses and 99 doctors with Oprah Winfrey. See lin.example, evil.com/x and a@b.co. You said “sleep is dead”.";
        let claims = check_claims(text, &sources, &[]);
        let unsupported: Vec<&str> =
            claims.iter().filter(|claim| !claim.is_supported).map(|claim| claim.text.as_str()).collect();
        assert_eq!(unsupported, ["sleep is dead", "evil.com/x", "a@b.co", "99", "Oprah Winfrey"]);
        assert_eq!(claims[0].episode_id.as_deref(), Some("e1"));
        assert_eq!(claims[0].episode_slug.as_deref(), Some("why-insomnia-is-learned"));
    }
}

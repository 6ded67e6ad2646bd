//! Everything on record about a show, a guest and a sender, prepared for searches.

use super::claim::{Claim, ClaimKind};
use super::distinctions::{Distinction, plain_words};
use super::figures::{Figure, figures};
use crate::facts::{GuestFacts, SenderFacts, ShowFacts};
use crate::phrasing;
use crate::transcripts;
use crate::words::{address_key, beginning, normalize_for_search, quotation_key, sentences};
use chrono::Datelike as _;
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

/// The characters of transcripts that one check searches.
const MAX_CUE_CHARS: usize = 2_000_000;

/// The bytes of any other text that one check searches.
const MAX_TEXT_BYTES: usize = 50_000;

/// Words that turn the sense of what follows. A quotation may not begin after one.
const NEGATIONS: [&str; 30] = [
    "not",
    "never",
    "no",
    "don't",
    "doesn't",
    "didn't",
    "isn't",
    "aren't",
    "wasn't",
    "weren't",
    "won't",
    "wouldn't",
    "can't",
    "cannot",
    "couldn't",
    "shouldn't",
    "haven't",
    "hasn't",
    "without",
    "hardly",
    "nicht",
    "kein",
    "keine",
    "nie",
    "ne",
    "pas",
    "jamais",
    "ikke",
    "aldri",
    "não",
];

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

/// A text with where it is from, and its episode.
type SourceText<'a> = (Cow<'a, str>, &'static str, Option<&'a str>);

/// The facts that claims are checked against, prepared once for many checks.
pub struct ClaimSources<'a> {
    show: &'a ShowFacts,
    /// The texts as they were written, apart from transcripts.
    raw: Vec<SourceText<'a>>,
    /// Normalized texts with their source and episode.
    texts: Vec<(String, &'static str, Option<&'a str>)>,
    turns: Vec<NormalTurn<'a>>,
    /// Slugs of the episodes by their ids.
    slugs: HashMap<&'a str, &'a str>,
    /// Ids of the episodes by their normalized titles, also without subtitles.
    titles: HashMap<String, Vec<&'a str>>,
    addresses: HashSet<String>,
    /// Days and years of episodes, and times of cues.
    dates: HashSet<String>,
    /// Read when the first figure is looked for.
    figures: OnceLock<Vec<(Figure, &'static str, Option<&'a str>)>>,
    /// Normalized words that are capitalized somewhere on record.
    capitals: OnceLock<HashSet<String>>,
}

/// Where something on record was found.
pub(super) type SourceRef<'a> = (&'static str, Option<&'a str>);

impl<'a> ClaimSources<'a> {
    /// Collects every text on record about show, guest and sender.
    #[must_use]
    pub fn new(show: &'a ShowFacts, guest: &'a GuestFacts, sender: &'a SenderFacts) -> Self {
        let raw = raw_texts(show, guest, sender);
        let normal = |(text, source, episode): &SourceText<'a>| {
            (one_mark(normalize_for_search(beginning(text, MAX_TEXT_BYTES))), *source, *episode)
        };
        let texts = raw.iter().map(normal).collect();
        let (mut turns, mut dates, mut cue_chars) = (Vec::new(), HashSet::new(), 0);
        let mut titles: HashMap<String, Vec<&'a str>> = HashMap::new();
        for episode in show.episodes() {
            for title in [episode.title.as_str(), main_title(&episode.title)] {
                titles.entry(one_mark(quotation_key(title))).or_default().push(&episode.id);
            }
            if let Some(day) = episode.published {
                dates.extend([day.day(), day.month()].map(|number| number.to_string()));
                dates.insert(day.year().to_string());
            }
            dates.extend(episode.cues.iter().filter_map(|cue| cue.second).map(phrasing::clock));
            for turn in transcripts::turns(episode, MAX_CUE_CHARS.saturating_sub(cue_chars)) {
                cue_chars += turn.text.len();
                let sentences = turn.sentences().map(|one| (one_mark(normalize_for_search(one.text)), one.second));
                let (text, sentences) = (one_mark(normalize_for_search(&turn.text)), sentences.collect());
                turns.push(NormalTurn { text, episode_id: &episode.id, sentences });
            }
        }
        let addresses = guest.urls().chain(guest.email.as_deref()).chain(sender.email.as_deref());
        let addresses = addresses.chain(show.website_url.as_deref()).chain(show.contact_email.as_deref());
        let addresses = addresses.chain(show.episodes().iter().filter_map(|episode| episode.url.as_deref()));
        Self {
            show,
            raw,
            texts,
            turns,
            slugs: show.episodes().iter().map(|episode| (episode.id.as_str(), episode.slug.as_str())).collect(),
            titles,
            addresses: addresses.map(address_key).collect(),
            dates,
            figures: OnceLock::new(),
            capitals: OnceLock::new(),
        }
    }

    /// Whether a link or an email address is on record.
    #[must_use]
    pub fn has_address(&self, address: &str) -> bool {
        self.addresses.contains(&address_key(address))
    }

    /// Finds the words of a quotation on record, ignoring case, quotation marks and spaces.
    #[must_use]
    pub fn find_quotation(&self, quotation: &str) -> Option<Claim> {
        self.find_quotation_in(quotation, &[])
    }

    /// Finds a quotation, in one of these episodes if it is from an episode. An empty list is any.
    pub(super) fn find_quotation_in(&self, quotation: &str, episodes: &[&str]) -> Option<Claim> {
        let key = one_mark(quotation_key(quotation));
        if key.is_empty() {
            return None;
        }
        let claim = |source: String, episode_id: Option<&str>, second| Claim {
            text: quotation.to_owned(),
            kind: ClaimKind::Quotation,
            source: Some(source),
            episode_id: episode_id.map(str::to_owned),
            episode_slug: self.slug_of(episode_id),
            second,
            is_supported: true,
        };
        let is_named = |episode: Option<&str>| episode.is_none_or(|id| episodes.is_empty() || episodes.contains(&id));
        let turn = self.turns.iter().find(|turn| is_named(Some(turn.episode_id)) && has_quotation(&turn.text, &key));
        if let Some(turn) = turn {
            return Some(claim("transcript".to_owned(), Some(turn.episode_id), turn.second_of(&key)));
        }
        let mut texts = self.texts.iter();
        let (_, source, episode) = texts.find(|(text, _, episode)| is_named(*episode) && has_quotation(text, &key))?;
        Some(claim((*source).to_owned(), *episode, None))
    }

    /// The episodes with this title, also without its subtitle.
    pub(super) fn episodes_titled(&self, title: &str) -> &[&'a str] {
        self.titles.get(&one_mark(quotation_key(title))).map_or(&[], Vec::as_slice)
    }

    /// The slug of an episode; `None` for one without a slug.
    pub(super) fn slug_of(&self, episode: Option<&str>) -> Option<String> {
        self.slugs.get(episode?).filter(|slug| !slug.is_empty()).map(|slug| (*slug).to_owned())
    }

    /// Finds a name: the words of it in a row, or its parts when each is a name on record.
    pub(super) fn find_name(&self, name: &str) -> Option<SourceRef<'a>> {
        self.find_words(name).or_else(|| {
            let parts = name.split([' ', '-']).filter(|part| part.starts_with(char::is_uppercase));
            let found: Option<Vec<_>> = parts
                .map(|part| self.find_words(part).filter(|_| self.capitals().contains(&normalize_for_search(part))))
                .collect();
            found.and_then(|found| found.first().copied())
        })
    }

    /// Finds a figure with the same value, unit and thing counted.
    pub(super) fn find_figure(&self, figure: &Figure) -> Option<SourceRef<'a>> {
        if self.dates.contains(&figure.text) {
            return Some(("show", None));
        }
        let figures = self.figures.get_or_init(|| {
            let texts = self.texts.iter().map(|(text, source, episode)| (text, *source, *episode));
            let turns = self.turns.iter().map(|turn| (&turn.text, "transcript", Some(turn.episode_id)));
            let all = texts.chain(turns).flat_map(|(text, source, episode)| {
                let found = sentences(text).flat_map(|(_, sentence)| figures(sentence)).collect::<Vec<_>>();
                found.into_iter().map(move |figure| (figure, source, episode))
            });
            all.collect()
        });
        let found = figures.iter().find(|(source, ..)| figure.is_supported_by(source))?;
        Some((found.1, found.2))
    }

    /// Finds a sentence with the words of a distinction.
    pub(super) fn find_distinction(&self, distinction: &Distinction) -> Option<SourceRef<'a>> {
        let has = |text: &str| {
            sentences(text).any(|(_, sentence)| {
                let words = plain_words(sentence);
                distinction.forms.iter().any(|form| form.iter().all(|word| words.contains(word)))
            })
        };
        let found = self.texts.iter().find(|(text, ..)| has(text)).map(|(_, source, episode)| (*source, *episode));
        found.or_else(|| {
            self.turns.iter().find(|turn| has(&turn.text)).map(|turn| ("transcript", Some(turn.episode_id)))
        })
    }

    fn find_words(&self, text: &str) -> Option<SourceRef<'a>> {
        let key = one_mark(normalize_for_search(text));
        let has = |text: &str| word_matches(text, &key).next().is_some();
        let found = self.texts.iter().find(|(text, ..)| has(text)).map(|(_, source, episode)| (*source, *episode));
        found.or_else(|| {
            self.turns.iter().find(|turn| has(&turn.text)).map(|turn| ("transcript", Some(turn.episode_id)))
        })
    }

    fn capitals(&self) -> &HashSet<String> {
        self.capitals.get_or_init(|| {
            let cues = self.show.episodes().iter().flat_map(|episode| &episode.cues).map(|cue| cue.text.as_str());
            let texts = self.raw.iter().map(|(text, ..)| text.as_ref()).chain(cues);
            let words = texts.flat_map(|text| text.split(|letter: char| !letter.is_alphanumeric()));
            words.filter(|word| word.starts_with(char::is_uppercase)).map(normalize_for_search).collect()
        })
    }
}

/// The texts on record, apart from transcripts.
fn raw_texts<'a>(show: &'a ShowFacts, guest: &'a GuestFacts, sender: &'a SenderFacts) -> Vec<SourceText<'a>> {
    let mut texts: Vec<SourceText<'a>> = Vec::new();
    let mut add = |text: Cow<'a, str>, source: &'static str, episode: Option<&'a str>| {
        if !text.trim().is_empty() {
            texts.push((text, source, episode));
        }
    };
    for text in [&show.title, &show.description].into_iter().chain(&show.author).chain(&show.host_names) {
        add(text.into(), "show", None);
    }
    for episode in show.episodes() {
        let id = Some(episode.id.as_str());
        let names = episode.guests.iter().chain(&episode.topics).chain(&episode.sponsors);
        let speakers = episode.cues.iter().filter_map(|cue| cue.speaker.as_ref());
        for text in [&episode.title, &episode.description].into_iter().chain(names).chain(speakers) {
            add(text.into(), "show", id);
        }
    }
    let single = [&guest.short_bio, &guest.long_bio].into_iter();
    let single = single.chain(&guest.company_name).chain(&guest.audience).chain(&guest.additional_context);
    let lists = [&guest.expertise, &guest.topics, &guest.goals, &guest.achievements, &guest.calls_to_action];
    for text in single.chain(lists.into_iter().flatten()) {
        add(text.into(), "guest", None);
    }
    add(guest.full_name().into(), "guest", None);
    for appearance in &guest.appearances {
        add((&appearance.show_title).into(), "guest", None);
        add((&appearance.episode_title).into(), "guest", None);
    }
    for text in sender.name.iter().chain(&sender.title).chain(&sender.company_name).chain(&sender.signature) {
        add(text.into(), "sender", None);
    }
    texts
}

/// A normalized text in which all quotation marks are the same: marks change within others.
fn one_mark(text: String) -> String {
    if text.contains('"') { text.replace('"', "'") } else { text }
}

/// A title without its subtitle.
fn main_title(title: &str) -> &str {
    let end = [": ", " – ", " — ", " - ", " | "].iter().filter_map(|mark| title.find(mark)).min();
    title[..end.unwrap_or(title.len())].trim()
}

/// The places at which words occur as words.
fn word_matches<'t>(text: &'t str, key: &'t str) -> impl Iterator<Item = usize> + 't {
    let is_word = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    text.match_indices(key)
        .map(|(at, _)| at)
        .filter(move |at| !is_word(text[..*at].chars().next_back()) && !is_word(text[at + key.len()..].chars().next()))
}

/// Whether a text has a quotation whose sense the words before do not turn.
fn has_quotation(text: &str, key: &str) -> bool {
    word_matches(text, key).any(|at| {
        let before = text[..at].trim_end_matches(' ');
        let word = before.rsplit(' ').next().unwrap_or_default().trim_start_matches(['\'', '(']);
        !NEGATIONS.contains(&word)
    })
}

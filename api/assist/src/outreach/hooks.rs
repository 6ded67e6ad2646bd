//! Finds concrete reasons to write to a show: a place in an episode, an episode, a recurring theme, or the show's own
//! words, in this order.

use crate::facts::{EpisodeFacts, GuestFacts, ShowFacts, SpeakerRole};
use crate::hostile_text::is_quotable;
use crate::subjects::{Evidence, EvidenceSource, ShowTerms, SubjectMatch, SubjectSource, Subjects, quote_episode};
use crate::words::{WordStatistics, WordTerms, first_sentence, word_count};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// The maximum hooks per show.
const MAX_HOOKS: usize = 8;
/// The maximum episodes per subject that are searched for a hook.
const MAX_EPISODES_PER_SUBJECT: usize = 2;
/// The minimum episodes of a theme.
const MIN_THEME_EPISODES: usize = 3;
/// Days in which an episode counts as fresh, because its host remembers it.
const FRESH_DAYS: i64 = 180;
/// Longer quotes take too much of a host's time.
const MAX_QUOTE_WORDS: usize = 32;

/// A concrete reason to write to a show, with its source.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Hook {
    /// The same for the same facts: `transcript:{episode}:{subject}`.
    pub id: String,
    pub kind: HookKind,
    /// The guest's subject that the hook is about. `None` when guest and show share no subject.
    pub subject: Option<String>,
    pub episode_id: Option<String>,
    pub episode_slug: Option<String>,
    pub episode_title: Option<String>,
    pub published: Option<DateTime<Utc>>,
    /// Verbatim words of the show.
    pub quote: Option<String>,
    /// Seconds from the start of the episode.
    pub second: Option<u32>,
    /// The name of the speaker, if the transcript has it.
    pub speaker: Option<String>,
    pub speaker_role: SpeakerRole,
    /// For a theme: the number of its episodes, and the titles of the newest ones.
    pub episodes_with_subject: usize,
    pub titles: Vec<String>,
}

/// The kind of text that a hook refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum HookKind {
    /// A sentence of a transcript.
    Transcript,
    /// The title of an episode.
    Episode,
    /// A sentence of an episode's description.
    EpisodeNotes,
    /// A subject of several episodes.
    Theme,
    /// The show's own description.
    ShowDescription,
    /// The newest episode, which shares no subject with the guest.
    LatestEpisode,
    /// The title of the show. A weak reason, for when nothing else is on record.
    ShowTitle,
}

impl Hook {
    fn new(kind: HookKind, subject: Option<&str>, episode: Option<&EpisodeFacts>) -> Self {
        let name = match kind {
            HookKind::Transcript => "transcript",
            HookKind::Episode => "episode",
            HookKind::EpisodeNotes => "notes",
            HookKind::Theme => "theme",
            HookKind::ShowDescription => "description",
            HookKind::LatestEpisode => "latest",
            HookKind::ShowTitle => "title",
        };
        let place = episode.map_or("show", |episode| episode.id.as_str());
        Self {
            id: format!("{name}:{place}:{}", subject.unwrap_or_default()),
            kind,
            subject: subject.map(str::to_owned),
            episode_id: episode.map(|episode| episode.id.clone()),
            episode_slug: episode.map(|episode| episode.slug.clone()),
            episode_title: episode.map(|episode| episode.title.clone()),
            published: episode.and_then(|episode| episode.published),
            quote: None,
            second: None,
            speaker: None,
            speaker_role: SpeakerRole::Unknown,
            episodes_with_subject: 0,
            titles: Vec::new(),
        }
    }

    /// Whether the hook connects guest and show.
    #[must_use]
    pub fn is_strong(&self) -> bool {
        self.subject.is_some()
    }
}

/// Returns the hooks of a show for a guest, the best first. There is always at least one.
#[must_use]
pub fn hook_candidates(
    guest: &GuestFacts,
    show: &ShowFacts,
    statistics: &dyn WordStatistics,
    now: DateTime<Utc>,
) -> Vec<Hook> {
    let terms = ShowTerms::read(show);
    let source = SubjectSource { guest: Some(guest), project: None };
    let language = show.language.as_deref();
    let subjects = source.subjects(language, statistics);
    let avoided = source.avoided(language, statistics).matches(&terms);
    let is_avoided = |number: &usize| avoided.iter().any(|one| one.episodes.contains(number));
    let mut hooks: Vec<(u8, i64, Hook)> = Vec::new();
    let mut add = |rank: u8, hook: Hook| {
        let age = hook.published.map_or(i64::MAX, |day| (now - day).num_days());
        hooks.push((rank + u8::from(age > FRESH_DAYS), age, hook));
    };
    for found in subjects.matches(&terms) {
        let episodes = found.episodes.iter().filter(|number| !is_avoided(number));
        for number in episodes.take(MAX_EPISODES_PER_SUBJECT) {
            episode_hooks(show, *number, &found, &subjects, &mut add);
        }
        if found.episodes.len() >= MIN_THEME_EPISODES {
            let mut hook = Hook::new(HookKind::Theme, Some(&found.label), None);
            hook.episodes_with_subject = found.episodes.len();
            let titles = found.episodes.iter().map(|at| &show.episodes()[*at].title).filter(|title| is_quotable(title));
            hook.titles = titles.take(2).cloned().collect();
            add(6, hook);
        }
        if found.is_in_own_text
            && let Some(sentence) = short_sentence(&show.description)
        {
            let mut hook = Hook::new(HookKind::ShowDescription, Some(&found.label), None);
            hook.quote = Some(sentence.to_owned());
            add(8, hook);
        }
    }
    let newest =
        show.episodes().iter().filter(|episode| is_quotable(&episode.title)).max_by_key(|episode| episode.published);
    match (newest, short_sentence(&show.description)) {
        (Some(episode), _) => add(10, Hook::new(HookKind::LatestEpisode, None, Some(episode))),
        (None, Some(sentence)) => {
            let mut hook = Hook::new(HookKind::ShowDescription, None, None);
            hook.quote = Some(sentence.to_owned());
            add(10, hook);
        }
        (None, None) => add(10, Hook::new(HookKind::ShowTitle, None, None)),
    }
    hooks.sort_by_key(|(rank, age, _)| (*rank, *age));
    let mut chosen: Vec<Hook> = Vec::new();
    for (.., hook) in hooks {
        if chosen.len() < MAX_HOOKS && chosen.iter().all(|other| other.id != hook.id) {
            chosen.push(hook);
        }
    }
    chosen
}

fn episode_hooks(
    show: &ShowFacts,
    number: usize,
    found: &SubjectMatch,
    subjects: &Subjects,
    add: &mut impl FnMut(u8, Hook),
) {
    let episode = &show.episodes()[number];
    if !is_quotable(&episode.title) {
        return;
    }
    let Some(subject) = subjects.get(found.subject) else { return };
    let mut reader = WordTerms::new(show.language.as_deref());
    // Skips an episode without quotable words, because its match may be a coincidence.
    let Some(evidence) = quote_episode(episode, subject, &mut reader) else { return };
    let is_short = word_count(&evidence.quote) <= MAX_QUOTE_WORDS;
    match evidence.source {
        EvidenceSource::Transcript if is_short => {
            let mut hook = Hook::new(HookKind::Transcript, Some(&found.label), Some(episode));
            fill(&mut hook, &evidence);
            add(0, hook);
            // The hook without the quote, for pitches that may not use transcripts.
            add(2, Hook::new(HookKind::Episode, Some(&found.label), Some(episode)));
        }
        EvidenceSource::Description if is_short => {
            let mut hook = Hook::new(HookKind::EpisodeNotes, Some(&found.label), Some(episode));
            fill(&mut hook, &evidence);
            add(4, hook);
        }
        EvidenceSource::Title | EvidenceSource::Transcript | EvidenceSource::Description => {
            add(2, Hook::new(HookKind::Episode, Some(&found.label), Some(episode)));
        }
    }
}

fn fill(hook: &mut Hook, evidence: &Evidence) {
    hook.quote = Some(evidence.quote.clone());
    hook.second = evidence.second;
    hook.speaker.clone_from(&evidence.speaker);
    hook.speaker_role = evidence.speaker_role;
}

fn short_sentence(text: &str) -> Option<&str> {
    first_sentence(text)
        .filter(|sentence| (3..=MAX_QUOTE_WORDS).contains(&word_count(sentence)) && is_quotable(sentence))
}

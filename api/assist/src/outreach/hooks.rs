//! Finds concrete reasons to write to a show: words of an episode, its notes or its title about one subject of the guest.

use super::fit_quotes::{FitQuote, QuoteFinder, is_private};
use crate::facts::{EpisodeFacts, GuestFacts, ShowFacts, SpeakerRole};
use crate::hostile_text::is_quotable;
use crate::subjects::{ShowTerms, SubjectMatch, SubjectSource, Subjects};
use crate::words::WordStatistics;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// The maximum hooks per show.
const MAX_HOOKS: usize = 8;
/// The maximum episodes per subject that are searched for a hook.
const MAX_EPISODES_PER_SUBJECT: usize = 4;
/// Days in which an episode counts as fresh, because its host remembers it.
const FRESH_DAYS: i64 = 180;
/// Longer titles do not fit into a sentence.
const MAX_TITLE_CHARS: usize = 110;
/// An episode of this age is a reason of last resort.
const OLD_DAYS: i64 = 3 * 365;

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
    /// A subject of several episodes. Only in drafts of former rules.
    Theme,
    /// The show's own description.
    ShowDescription,
    /// The newest episode. Only in drafts of former rules.
    LatestEpisode,
    /// No reason: nothing in common was found, and the writer has to fill a gap.
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

    /// The place of a hook in a pitch without one.
    pub(super) fn none() -> Self {
        Self::new(HookKind::ShowTitle, None, None)
    }

    /// Whether the hook connects guest and show.
    #[must_use]
    pub fn is_strong(&self) -> bool {
        self.subject.is_some()
    }
}

/// Returns the hooks of a show for a guest, the best first. Empty when nothing in common is on record.
#[must_use]
pub fn hook_candidates(
    guest: &GuestFacts,
    show: &ShowFacts,
    statistics: &dyn WordStatistics,
    now: DateTime<Utc>,
) -> Vec<Hook> {
    hooks_and_subjects(guest, show, statistics, now).0
}

/// The hooks, and the guest's subjects that the show has, the strongest first.
pub(super) fn hooks_and_subjects(
    guest: &GuestFacts,
    show: &ShowFacts,
    statistics: &dyn WordStatistics,
    now: DateTime<Utc>,
) -> (Vec<Hook>, Vec<String>) {
    let terms = ShowTerms::read(show);
    let source = SubjectSource { guest: Some(guest), project: None };
    let language = show.language.as_deref();
    let subjects = source.subjects(language, statistics);
    // Also parts of subjects, and those of the bio, show what an episode is about.
    let all_subjects = source.subjects_of(&source.recognize(), language, statistics);
    let avoided = source.avoided(language, statistics).matches(&terms);
    let is_avoided = |number: &usize| avoided.iter().any(|one| one.episodes.contains(number));
    let mut finder = QuoteFinder::new(show);
    let mut hooks: Vec<(u8, i64, Hook)> = Vec::new();
    let matches = subjects.matches(&terms);
    for found in &matches {
        let Some(subject) = subjects.get(found.subject) else { continue };
        let is_main = found.is_in_own_text
            || found.episodes.iter().filter(|at| subject.is_in_title(&terms.episodes[**at])).count() > 1;
        // A single word may stand for something else: a tie needs a second sign that the episode is about the subject.
        let is_tied = |number: &&usize| {
            !subject.is_word() || is_main || all_subjects.has_other(subject, &terms.episodes[**number].all)
        };
        let episodes = found.episodes.iter().filter(|number| !is_avoided(number)).filter(is_tied);
        for number in episodes.take(MAX_EPISODES_PER_SUBJECT) {
            let of_episode = episode_hooks(&show.episodes()[*number], found, &subjects, &mut finder);
            hooks.extend(of_episode.into_iter().map(|(rank, hook)| {
                let age = hook.published.map_or(i64::MAX, |day| (now - day).num_days());
                let penalty = u8::from(age > FRESH_DAYS) + if age > OLD_DAYS { 4 } else { 0 };
                (rank + penalty, age, hook)
            }));
        }
        if found.is_in_own_text
            && let Some(quote) = finder.in_text(&show.description, subject)
            // Every listing has such a sentence.
            && !quote.text.to_lowercase().contains("podcast")
        {
            let mut hook = Hook::new(HookKind::ShowDescription, Some(&found.label), None);
            fill(&mut hook, quote);
            hooks.push((9, 0, hook));
        }
    }
    hooks.sort_by_key(|(rank, age, _)| (*rank, *age));
    let mut chosen: Vec<Hook> = Vec::new();
    for (.., hook) in hooks {
        let is_same_quote = |other: &Hook| hook.quote.is_some() && other.quote == hook.quote;
        if chosen.len() < MAX_HOOKS && chosen.iter().all(|other| other.id != hook.id && !is_same_quote(other)) {
            chosen.push(hook);
        }
    }
    (chosen, matches.into_iter().map(|found| found.label).collect())
}

/// The hooks of an episode, with their ranks.
fn episode_hooks(
    episode: &EpisodeFacts,
    found: &SubjectMatch,
    subjects: &Subjects,
    finder: &mut QuoteFinder,
) -> Vec<(u8, Hook)> {
    let Some(subject) = subjects.get(found.subject).filter(|_| is_nameable(&episode.title)) else { return Vec::new() };
    let mut hooks = Vec::new();
    let hook = |kind| Hook::new(kind, Some(&found.label), Some(episode));
    if let Some(quote) = finder.in_transcript(episode, subject) {
        let (rank, mut hook) = (quote.rank, hook(HookKind::Transcript));
        fill(&mut hook, quote);
        hooks.push((rank, hook));
    }
    if let Some(quote) = finder.in_text(&episode.description, subject) {
        let mut hook = hook(HookKind::EpisodeNotes);
        fill(&mut hook, quote);
        hooks.push((4, hook));
    }
    if finder.is_about(&episode.title, subject) {
        hooks.push((3, hook(HookKind::Episode)));
    }
    hooks
}

/// Whether a sentence can name an episode by its title.
fn is_nameable(title: &str) -> bool {
    // Brackets are slots in a pitch.
    is_quotable(title) && title.chars().count() <= MAX_TITLE_CHARS && !title.contains('[') && !is_private(title)
}

fn fill(hook: &mut Hook, quote: FitQuote) {
    hook.quote = Some(quote.text);
    hook.second = quote.second;
    hook.speaker = quote.speaker;
    hook.speaker_role = quote.role;
}

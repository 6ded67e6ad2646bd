//! Finds concrete reasons to write to a show: words of an episode, its notes or its title about one subject of the guest.

use super::episode_ties::{EpisodeText, ShowSigns, TieRules};
use super::fit_quotes::{FitQuote, QuoteFinder};
use super::hooks::{Hook, HookKind};
use super::private_matters::is_private;
use crate::facts::{EpisodeFacts, GuestFacts, ShowFacts};
use crate::hostile_text::is_quotable;
use crate::subjects::{ShowTerms, Subject, SubjectMatch, SubjectSource, Subjects};
use crate::words::WordStatistics;
use chrono::{DateTime, Utc};
use earshot_text::analyze::folded_words;
use std::collections::HashMap;

/// The maximum hooks per show.
const MAX_HOOKS: usize = 8;
/// The maximum hooks of one subject, and the maximum transcripts that are searched for them.
const MAX_HOOKS_PER_SUBJECT: usize = 4;
const MAX_TRANSCRIPTS_PER_SUBJECT: usize = 4;
/// Days in which an episode counts as fresh, because its host remembers it.
const FRESH_DAYS: i64 = 180;
/// An episode with so many points of its tie is better than one with a quotation and fewer.
const SURE_POINTS: usize = 8;
/// Longer titles do not fit into a sentence.
const MAX_TITLE_CHARS: usize = 110;
/// An episode of this age is a reason of last resort.
const OLD_DAYS: i64 = 3 * 365;

/// Returns the hooks of a show for a guest, the best first. Empty when nothing in common is on record.
#[must_use]
pub fn hook_candidates(
    guest: &GuestFacts,
    show: &ShowFacts,
    statistics: &dyn WordStatistics,
    now: DateTime<Utc>,
) -> Vec<Hook> {
    find_hooks(guest, show, statistics, now).hooks
}

/// Subjects by the ID of an episode.
pub(super) type LabelsByEpisode = HashMap<String, Vec<String>>;

/// What a pitch may refer to.
pub(super) struct FoundHooks {
    /// The best first.
    pub(super) hooks: Vec<Hook>,
    /// The guest's subjects that the show has, the strongest first.
    pub(super) common: Vec<String>,
    /// The other subjects of the guest in the episodes of hooks, and what these name in passing.
    pub(super) others: LabelsByEpisode,
    pub(super) passing: LabelsByEpisode,
    /// The subjects that the show has in its own title or description.
    pub(super) of_show: Vec<String>,
}

/// Finds the hooks of a show.
pub(super) fn find_hooks(
    guest: &GuestFacts,
    show: &ShowFacts,
    statistics: &dyn WordStatistics,
    now: DateTime<Utc>,
) -> FoundHooks {
    let language = show.text_language();
    let terms = ShowTerms::read_in(show, language);
    let source = SubjectSource { guest: Some(guest), project: None };
    let subjects = source.subjects(language, statistics);
    // Also parts of subjects, and those of the bio, show what an episode is about.
    let all_subjects = source.subjects_of(&source.recognize(), language, statistics);
    let context = source.context(language, statistics);
    let rules = TieRules { subjects: &all_subjects, context: &context };
    let avoided = source.avoided(language, statistics).matches(&terms);
    let is_avoided = |number: &usize| avoided.iter().any(|one| one.episodes.contains(number));
    let mut finder = QuoteFinder::new(show, language);
    let mut texts: HashMap<usize, EpisodeText<'_>> = HashMap::new();
    let (mut others, mut passing) = (LabelsByEpisode::new(), LabelsByEpisode::new());
    let mut hooks: Vec<RankedHook> = Vec::new();
    let matches = subjects.matches(&terms);
    let of_field = subjects_of_field(&matches, &subjects, &terms);
    for found in &matches {
        let Some(subject) = subjects.get(found.subject) else { continue };
        let (mut of_subject, mut transcripts) = (Vec::new(), 0);
        for number in found.episodes.iter().filter(|number| !is_avoided(number)) {
            let episode = &show.episodes()[*number];
            if names_only_show(&episode.title, &show.title) {
                continue;
            }
            let text = texts.entry(*number).or_insert_with(|| finder.text_of(episode));
            let has_other = of_field.iter().any(|other| !other.has_only_terms_of(subject));
            let tie = rules.tie(subject, text, ShowSigns { has_subject: found.is_in_own_text, has_other });
            if let Some(tie) = &tie {
                others.entry(episode.id.clone()).or_default().extend(tie.others.iter().cloned());
                passing.entry(episode.id.clone()).or_default().extend(tie.passing.iter().cloned());
            }
            let points = tie.as_ref().map_or(0, |tie| tie.points);
            let reads_cues = !episode.cues.is_empty() && transcripts < MAX_TRANSCRIPTS_PER_SUBJECT;
            transcripts += usize::from(reads_cues);
            let place = HookPlace { subject, is_tied: tie.is_some(), reads_cues };
            let of_episode = episode_hooks(episode, &place, &rules, &mut finder);
            of_subject.extend(of_episode.into_iter().map(|(rank, hook)| {
                let age = hook.published.map_or(i64::MAX, |day| (now - day).num_days());
                let penalty = u8::from(age > FRESH_DAYS) + if age > OLD_DAYS { 4 } else { 0 };
                let bonus = 2 * u8::from(points >= SURE_POINTS);
                RankedHook { rank: (rank + penalty).saturating_sub(bonus), points, age, hook }
            }));
        }
        of_subject.sort_by_key(RankedHook::order);
        of_subject.truncate(MAX_HOOKS_PER_SUBJECT);
        hooks.append(&mut of_subject);
        if found.is_in_own_text
            && subject.words() > 1
            && let Some(quote) = finder.in_text(&show.description, subject)
            // Every listing has such a sentence.
            && !quote.text.to_lowercase().contains("podcast")
        {
            let mut hook = Hook::new(HookKind::ShowDescription, Some(&found.label), None);
            fill(&mut hook, quote);
            hooks.push(RankedHook { rank: 9, points: 0, age: 0, hook });
        }
    }
    hooks.sort_by_key(RankedHook::order);
    let mut chosen: Vec<Hook> = Vec::new();
    for RankedHook { hook, .. } in hooks {
        let is_same_quote = |other: &Hook| hook.quote.is_some() && other.quote == hook.quote;
        if chosen.len() < MAX_HOOKS && chosen.iter().all(|other| other.id != hook.id && !is_same_quote(other)) {
            chosen.push(hook);
        }
    }
    let of_show = matches.iter().filter(|found| found.is_in_own_text).map(|found| found.label.clone()).collect();
    FoundHooks {
        hooks: chosen,
        common: matches.into_iter().map(|found| found.label).collect(),
        others,
        passing,
        of_show,
    }
}

/// The subjects that a show has in its own texts, and the phrases in titles of episodes, without those named in passing.
fn subjects_of_field<'s>(matches: &[SubjectMatch], subjects: &'s Subjects, show: &ShowTerms) -> Vec<&'s Subject> {
    let is_of_field = |found: &SubjectMatch, subject: &Subject| {
        let has_title = |at: &usize| {
            let episode = &show.episodes[*at];
            episode.all[..episode.titles].iter().any(|terms| subject.is_in(terms))
        };
        let in_title = subject.words() > 1 && found.episodes.iter().any(has_title);
        !subject.is_passing() && (found.is_in_own_text || in_title)
    };
    let found = matches.iter().filter_map(|found| Some((found, subjects.get(found.subject)?)));
    found.filter(|(found, subject)| is_of_field(found, subject)).map(|(_, subject)| subject).collect()
}

/// A hook with what decides its place.
struct RankedHook {
    rank: u8,
    points: usize,
    age: i64,
    hook: Hook,
}

impl RankedHook {
    fn order(&self) -> (u8, std::cmp::Reverse<usize>, i64) {
        (self.rank, std::cmp::Reverse(self.points), self.age)
    }
}

/// What is looked for in an episode.
struct HookPlace<'a> {
    subject: &'a Subject,
    /// Whether title and notes tie the episode to the subject.
    is_tied: bool,
    reads_cues: bool,
}

/// The hooks of an episode, with their ranks. Without a tie by title and notes, only the words of a transcript are one.
fn episode_hooks(
    episode: &EpisodeFacts,
    place: &HookPlace<'_>,
    rules: &TieRules<'_>,
    finder: &mut QuoteFinder,
) -> Vec<(u8, Hook)> {
    let HookPlace { subject, is_tied, reads_cues } = *place;
    if !is_nameable(&episode.title, &subject.label) {
        return Vec::new();
    }
    let mut hooks = Vec::new();
    let hook = |kind| Hook::new(kind, Some(&subject.label), Some(episode));
    if reads_cues && let Some(quote) = finder.in_transcript(episode, subject, rules, is_tied) {
        let (rank, mut hook) = (quote.rank, hook(HookKind::Transcript));
        fill(&mut hook, quote);
        hooks.push((rank, hook));
    }
    if is_tied {
        if let Some(quote) = finder.in_text(&episode.description, subject) {
            let mut hook = hook(HookKind::EpisodeNotes);
            fill(&mut hook, quote);
            hooks.push((4, hook));
        }
        hooks.push((if finder.is_about(&episode.title, subject) { 3 } else { 5 }, hook(HookKind::Episode)));
    }
    hooks
}

/// Whether a title is the show's own with a word or a number, such as that of a trailer.
fn names_only_show(title: &str, show: &str) -> bool {
    let of_show = folded_words(show);
    let words = folded_words(title);
    let own = words.iter().filter(|word| of_show.contains(word)).count();
    let is_number = |word: &&String| word.bytes().all(|byte| byte.is_ascii_digit());
    let numbers = words.iter().filter(|word| !of_show.contains(word)).filter(is_number).count();
    own > 0 && own * 2 > words.len() && own + numbers + 1 >= words.len()
}

/// Whether a sentence can name an episode by its title, for a subject of the guest.
fn is_nameable(title: &str, subject: &str) -> bool {
    // Brackets are slots in a pitch.
    title.chars().any(char::is_alphabetic)
        && is_quotable(title)
        && title.chars().count() <= MAX_TITLE_CHARS
        && !title.contains('[')
        && !is_private(title, Some(subject))
}

fn fill(hook: &mut Hook, quote: FitQuote) {
    hook.quote = Some(quote.text);
    hook.second = quote.second;
    hook.speaker = quote.speaker;
    hook.speaker_role = quote.role;
}

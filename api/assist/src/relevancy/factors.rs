//! The factors of the score, each from 0 to 1 with the figures behind it.

use super::factor::{Factor, FactorKind};
use super::weights::{
    FACTOR_WEIGHTS, FULL_SUPPORT, FULL_WORD_MATCH, LIKE_GUESTS_BONUS, PRACTICAL_POINTS, PRACTICAL_SHARE,
    SEMANTIC_RANGE, SEMANTIC_SHARE, SUBJECT_RANK_WEIGHTS, SUBJECT_SHARE, UNSUPPORTED_WORDS,
};
use crate::facts::{GuestAcceptance, GuestFacts, ProjectFacts, ShowFacts, SizeBracket};
use crate::language::{are_neighbors, is_same_language};
use crate::phrasing::days_ago;
use crate::subjects::SubjectMatch;
use crate::words::clip_chars;
use chrono::{DateTime, Utc};
use earshot_model::{UpdateFrequency, format_count};

pub(super) struct FactorContext<'a> {
    pub(super) show: &'a ShowFacts,
    pub(super) guest: Option<&'a GuestFacts>,
    pub(super) project: Option<&'a ProjectFacts>,
    pub(super) now: DateTime<Utc>,
    /// The language of the show's texts.
    pub(super) language: Option<&'a str>,
    /// The languages in which the guest gives interviews.
    pub(super) spoken: &'a [String],
    pub(super) acceptance: GuestAcceptance,
}

/// Computes the factors: topic first, then the practical factors in the order of their weights.
pub(super) fn compute(context: &FactorContext<'_>, matches: &[SubjectMatch], word_match: f32) -> Vec<Factor> {
    let (value, detail) = topic(context, matches, word_match);
    let mut factors = vec![Factor { kind: FactorKind::Topic, value, weight: 1.0, detail }];
    for (kind, weight) in FACTOR_WEIGHTS {
        let (value, detail) = match kind {
            FactorKind::Guests => guests(context),
            FactorKind::Activity => activity(context),
            FactorKind::Place => place(context),
            FactorKind::Audience | FactorKind::Topic => audience(context),
        };
        factors.push(Factor { kind, value, weight, detail });
    }
    factors
}

/// `100 × topic × (0.6 + 0.4 × practical)`, and a few points for what is practical alone.
pub(super) fn score(factors: &[Factor]) -> f32 {
    let is_topic = |factor: &&Factor| factor.kind == FactorKind::Topic;
    let topic = factors.iter().find(is_topic).map_or(0.0, |factor| factor.value);
    let practical: f32 =
        factors.iter().filter(|factor| !is_topic(factor)).map(|factor| factor.value * factor.weight).sum();
    let by_topic = (100.0 - PRACTICAL_POINTS) * topic * (1.0 - PRACTICAL_SHARE + PRACTICAL_SHARE * practical);
    by_topic + PRACTICAL_POINTS * practical
}

fn topic(context: &FactorContext<'_>, matches: &[SubjectMatch], word_match: f32) -> (f32, String) {
    let by_subject: f32 = matches.iter().zip(SUBJECT_RANK_WEIGHTS).map(|(found, weight)| found.strength * weight).sum();
    // Common words without a common subject are a weak sign.
    let support = UNSUPPORTED_WORDS + (1.0 - UNSUPPORTED_WORDS) * (by_subject / FULL_SUPPORT).min(1.0);
    let by_words = (word_match / FULL_WORD_MATCH).min(1.0) * support;
    let lexical = SUBJECT_SHARE * by_subject + (1.0 - SUBJECT_SHARE) * by_words;
    let value = match context.show.semantic_similarity {
        Some(similarity) => {
            let (low, high) = SEMANTIC_RANGE;
            let semantic = ((similarity - low) / (high - low)).clamp(0.0, 1.0);
            // The similarity only raises the value. Shared words are certain, and a low cosine may come from words that
            // the embedder does not recognize.
            lexical.max((1.0 - SEMANTIC_SHARE) * lexical + SEMANTIC_SHARE * semantic)
        }
        None => lexical,
    };
    let like = guests_on(context.show, matches);
    let value = if like > 0 { value + LIKE_GUESTS_BONUS } else { value };
    let episodes = context.show.episodes().len();
    let detail = match matches.first() {
        None => format!("None of the guest’s topics came up in {}", format_count(episodes, "episode")),
        Some(_) => format!(
            "{} of the topics found in {}; match of words {:.2}",
            matches.len(),
            format_count(episodes, "episode"),
            word_match
        ),
    };
    (value.clamp(0.0, 1.0), detail)
}

/// How many episodes on a common subject credit a guest.
fn guests_on(show: &ShowFacts, matches: &[SubjectMatch]) -> usize {
    let episodes = matches.iter().take(3).flat_map(|found| &found.episodes);
    episodes.filter(|at| !show.episodes()[**at].guests.is_empty()).count()
}

fn guests(context: &FactorContext<'_>) -> (f32, String) {
    if context.guest.is_none() {
        return (1.0, "No guest is to be placed".to_owned());
    }
    (context.acceptance.likelihood, context.acceptance.reason.clone())
}

fn activity(context: &FactorContext<'_>) -> (f32, String) {
    let Some(last) = context.show.last_published() else {
        return (0.3, "The date of the newest episode is unknown".to_owned());
    };
    let days = (context.now - last).num_days().max(0);
    let by_age = match days {
        0..=30 => 1.0,
        31..=60 => 0.8,
        61..=90 => 0.6,
        91..=180 => 0.4,
        181..=365 => 0.2,
        _ => 0.0,
    };
    let frequency = match context.show.update_frequency {
        Some(UpdateFrequency::Daily) => ", published daily",
        Some(UpdateFrequency::Weekly) => ", published weekly",
        Some(UpdateFrequency::BiWeekly) => ", published every two weeks",
        Some(UpdateFrequency::Monthly) => ", published monthly",
        Some(UpdateFrequency::Stale) | None => "",
    };
    (by_age, format!("The newest episode is from {}{frequency}", days_ago(days)))
}

/// How the language of the show suits guest or project.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LanguageFit {
    Same,
    /// Most people who speak the one follow the other.
    Neighboring,
    Other,
    /// The language of the show, or of the guest, is missing. No language is assumed.
    Unknown,
}

pub(super) fn language_fit(context: &FactorContext<'_>) -> LanguageFit {
    let requested = match (context.spoken, context.project) {
        ([], Some(project)) => &project.languages,
        (spoken, _) => spoken,
    };
    match context.language {
        None => LanguageFit::Unknown,
        Some(_) if requested.is_empty() && context.guest.is_some() => LanguageFit::Unknown,
        Some(_) if requested.is_empty() => LanguageFit::Same,
        Some(tag) if requested.iter().any(|one| is_same_language(one, tag)) => LanguageFit::Same,
        Some(tag) if requested.iter().any(|one| are_neighbors(one, tag)) => LanguageFit::Neighboring,
        Some(_) => LanguageFit::Other,
    }
}

fn place(context: &FactorContext<'_>) -> (f32, String) {
    let show = context.show;
    let requested: Vec<&String> = context
        .guest
        .map(|guest| &guest.countries)
        .into_iter()
        .chain(context.project.map(|project| &project.countries))
        .flatten()
        .collect();
    let country = show.country.as_deref().map(|code| clip_chars(&code.to_uppercase(), 12));
    let is_country_wanted =
        country.as_deref().map(|country| requested.iter().any(|code| code.eq_ignore_ascii_case(country)));
    let by_country = match is_country_wanted {
        _ if requested.is_empty() => 1.0,
        Some(true) => 1.0,
        Some(false) => 0.3,
        None => 0.6,
    };
    let by_language = match language_fit(context) {
        LanguageFit::Same => 1.0,
        LanguageFit::Other => 0.0,
        LanguageFit::Neighboring | LanguageFit::Unknown => 0.7,
    };
    let tag = clip_chars(context.language.unwrap_or("unknown"), 12);
    let detail = match &country {
        Some(country) => format!("Language {tag}, country {country}"),
        None => format!("Language {tag}, country unknown"),
    };
    (by_language * by_country, detail)
}

fn audience(context: &FactorContext<'_>) -> (f32, String) {
    let show = context.show;
    let Some(size) = show.size() else { return (0.5, "The size of the audience is unknown".to_owned()) };
    let by_size: f32 = match size {
        SizeBracket::Tiny => 0.2,
        SizeBracket::Small => 0.6,
        SizeBracket::Medium => 1.0,
        SizeBracket::Large => 0.9,
        // Large shows take few pitches.
        SizeBracket::Huge => 0.7,
    };
    let bounds = context.project.map(|project| (project.min_size, project.max_size));
    let is_outside =
        bounds.is_some_and(|(min, max)| min.is_some_and(|min| size < min) || max.is_some_and(|max| size > max));
    let value = if is_outside { 0.1 } else { by_size };
    let detail = match show.monthly_listeners {
        Some(listeners) => format!("About {} a month", format_count(listeners, "listener")),
        None => format!("The podcast has {}", size.in_words()),
    };
    (value, detail)
}

//! The factors of the score, each from 0 to 1 with the figures behind it.

use super::factor::{Factor, FactorKind};
use super::weights::{
    FACTOR_WEIGHTS, FULL_COSINE, SEMANTIC_RANGE, SEMANTIC_SHARE, SUBJECT_RANK_WEIGHTS, SUBJECT_SHARE,
};
use crate::facts::{GuestFacts, ProjectFacts, ShowFacts, SizeBracket};
use crate::phrasing::days_ago;
use crate::subjects::SubjectMatch;
use crate::words::clip_chars;
use chrono::{DateTime, Utc};
use earshot_model::{UpdateFrequency, format_count};
use earshot_text::analyze::base_language;

pub(super) struct FactorContext<'a> {
    pub(super) show: &'a ShowFacts,
    pub(super) guest: Option<&'a GuestFacts>,
    pub(super) project: Option<&'a ProjectFacts>,
    pub(super) now: DateTime<Utc>,
}

/// Computes the factors: topic first, then the practical factors in the order of their weights.
pub(super) fn compute(context: &FactorContext<'_>, matches: &[SubjectMatch], cosine: f32) -> Vec<Factor> {
    let (value, detail) = topic(context, matches, cosine);
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

/// `100 × topic × (0.5 + 0.5 × practical)`.
pub(super) fn score(factors: &[Factor]) -> f32 {
    let is_topic = |factor: &&Factor| factor.kind == FactorKind::Topic;
    let topic = factors.iter().find(is_topic).map_or(0.0, |factor| factor.value);
    let practical: f32 =
        factors.iter().filter(|factor| !is_topic(factor)).map(|factor| factor.value * factor.weight).sum();
    100.0 * topic * (0.5 + 0.5 * practical)
}

fn topic(context: &FactorContext<'_>, matches: &[SubjectMatch], cosine: f32) -> (f32, String) {
    let by_subject: f32 = matches.iter().zip(SUBJECT_RANK_WEIGHTS).map(|(found, weight)| found.strength * weight).sum();
    let by_words = (cosine / FULL_COSINE).min(1.0);
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
    let episodes = context.show.episodes().len();
    let detail = match matches.first() {
        None => format!("None of the subjects is in the texts of {}", format_count(episodes, "episode")),
        Some(_) => format!(
            "{} of the subjects found in {}; word similarity {:.2}",
            matches.len(),
            format_count(episodes, "episode"),
            cosine
        ),
    };
    (value.clamp(0.0, 1.0), detail)
}

fn guests(context: &FactorContext<'_>) -> (f32, String) {
    let show = context.show;
    let (with, all) = (show.episodes_with_guests(), show.episodes().len());
    if context.guest.is_none() {
        return (1.0, "No guest is to be placed".to_owned());
    }
    let share = if all == 0 { 0.0 } else { with as f32 / all as f32 };
    match show.takes_guests() {
        Some(false) => (0.0, "The show does not take guests".to_owned()),
        Some(true) if with > 0 => {
            // A guest in every second episode counts as much as one in each.
            ((share * 2.0).clamp(0.4, 1.0), format!("{with} of the last {} had a guest", format_count(all, "episode")))
        }
        Some(true) => (0.7, "The show takes guests".to_owned()),
        None => (0.3, "No guest is credited in any episode".to_owned()),
    }
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
        91..=180 => 0.3,
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

/// Whether the guest or project accepts the language of the show. `None` when that language is unknown.
pub(super) fn is_language_accepted(context: &FactorContext<'_>) -> Option<bool> {
    let language = context.show.language.as_deref().filter(|tag| !tag.is_empty())?;
    let wanted = context.guest.map(|guest| &guest.languages).filter(|wanted| !wanted.is_empty());
    let wanted =
        wanted.or_else(|| context.project.map(|project| &project.languages).filter(|wanted| !wanted.is_empty()));
    let base = base_language(language);
    match (wanted, context.guest) {
        (Some(wanted), _) => Some(wanted.iter().any(|tag| base_language(tag) == base)),
        // English is the only language that is assumed.
        (None, Some(_)) => Some(base == "en"),
        (None, None) => Some(true),
    }
}

fn place(context: &FactorContext<'_>) -> (f32, String) {
    let show = context.show;
    let language = is_language_accepted(context);
    let wanted: Vec<&String> = context
        .guest
        .map(|guest| &guest.countries)
        .into_iter()
        .chain(context.project.map(|project| &project.countries))
        .flatten()
        .collect();
    let country = show.country.as_deref().map(|code| clip_chars(&code.to_uppercase(), 12));
    let is_country_wanted =
        country.as_deref().map(|country| wanted.iter().any(|code| code.eq_ignore_ascii_case(country)));
    let by_country = match is_country_wanted {
        _ if wanted.is_empty() => 1.0,
        Some(true) => 1.0,
        Some(false) => 0.3,
        None => 0.6,
    };
    let by_language = match language {
        Some(true) => 1.0,
        Some(false) => 0.0,
        None => 0.7,
    };
    let tag = clip_chars(show.language.as_deref().unwrap_or("unknown"), 12);
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
        None => format!("The show has {}", size.in_words()),
    };
    (value, detail)
}

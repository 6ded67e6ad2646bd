//! Writes the texts of a review.

use super::barriers::Barrier;
use super::factor::{Factor, FactorKind};
use super::factors::FactorContext;
use super::review::RelevancyReview;
use crate::facts::{EpisodeFacts, ShowFacts, SizeBracket};
use crate::hostile_text::is_quotable;
use crate::phrasing;
use crate::subjects::Evidence;
use crate::subjects::SubjectMatch;
use earshot_model::format_count;

/// The maximum strengths, and the maximum concerns, of a review.
const MAX_POINTS: usize = 5;
/// Episodes of a show that has been silent for longer are described in the past.
const SILENT_DAYS: i64 = 365;

pub(super) struct ReviewParts<'a> {
    pub(super) context: FactorContext<'a>,
    pub(super) matches: Vec<SubjectMatch>,
    pub(super) factors: Vec<Factor>,
    pub(super) barriers: Vec<Barrier>,
    pub(super) evidence: Vec<Evidence>,
    pub(super) score: u8,
    pub(super) rating: u8,
}

pub(super) fn describe(parts: &ReviewParts<'_>) -> RelevancyReview {
    RelevancyReview {
        rating: parts.rating,
        score: parts.score,
        justification: justification(parts),
        strengths: strengths(parts),
        concerns: concerns(parts),
        evidence: parts.evidence.clone(),
        factors: parts.factors.clone(),
        is_capped: parts.barriers.iter().any(|barrier| barrier.is_firm),
    }
}

fn justification(parts: &ReviewParts<'_>) -> String {
    let show = parts.context.show;
    let mut sentences = vec![format!("Score {} of 100.", parts.score)];
    match parts.matches.first() {
        Some(found) => sentences.push(format!("{}.", describe_match(show, found, &parts.context))),
        None => sentences.push(match show.episodes().len() {
            0 => "None of the guest’s topics is in the podcast’s title or description, and we have no episodes."
                .to_owned(),
            all => format!("None of the guest’s topics came up in {}.", format_count(all, "episode")),
        }),
    }
    let mut named: Vec<String> = parts.matches.first().map(|found| found.label.to_lowercase()).into_iter().collect();
    let mut other: Vec<&str> = Vec::new();
    for found in parts.matches.iter().skip(1) {
        let label = found.label.to_lowercase();
        // "Databases" is nothing new beside "graph databases".
        let is_named = named.iter().any(|known| known.contains(&label) || label.contains(known.as_str()));
        if !is_named && other.len() < 3 {
            other.push(&found.label);
            named.push(label);
        }
    }
    if !other.is_empty() {
        sentences.push(format!("Also in common: {}.", phrasing::list(&other)));
    }
    if parts.context.guest.is_some() {
        sentences.extend(detail(parts, FactorKind::Guests));
    }
    sentences.extend(detail(parts, FactorKind::Activity));
    sentences.extend(parts.barriers.iter().map(|barrier| barrier.reason.clone()));
    sentences.join(" ")
}

/// The detail of a factor, unless a barrier has it already.
fn detail(parts: &ReviewParts<'_>, kind: FactorKind) -> Option<String> {
    let factor = parts.factors.iter().find(|factor| factor.kind == kind)?;
    (!is_barrier(parts, kind)).then(|| format!("{}.", factor.detail))
}

fn is_barrier(parts: &ReviewParts<'_>, kind: FactorKind) -> bool {
    parts.barriers.iter().any(|barrier| barrier.factor == Some(kind))
}

/// `Sleep came up in 6 of the last 40 episodes, most recently in “X” (November 3)`, and for a show that has been silent for
/// long, `Sleep came up in 6 of 40 episodes, last in “X” (July 1, 2020)`.
fn describe_match(show: &ShowFacts, found: &SubjectMatch, context: &FactorContext<'_>) -> String {
    let all = format_count(show.episodes().len(), "episode");
    let label = phrasing::capitalize(&found.label);
    let is_silent = show.last_published().is_some_and(|last| (context.now - last).num_days() > SILENT_DAYS);
    let (of, newest_is) = match found.episodes.len() {
        1 => (if is_silent { "" } else { "the last " }, ":"),
        _ if is_silent => ("", ", last in"),
        _ => ("the last ", ", most recently in"),
    };
    let counted = format!("{label} came up in {} of {of}{all}", found.episodes.len());
    let mut episodes = found.episodes.iter().map(|at| &show.episodes()[*at]);
    match episodes.find(|episode| !episode.title.trim().is_empty() && is_quotable(&episode.title)) {
        None if found.is_in_own_text => format!("{label} is in the podcast’s own description"),
        None => counted,
        Some(episode) => format!("{counted}{newest_is} {}", cite(episode, context)),
    }
}

fn cite(episode: &EpisodeFacts, context: &FactorContext<'_>) -> String {
    let title = phrasing::title(&episode.title);
    episode.published.map_or(title.clone(), |day| format!("{title} ({})", phrasing::date(day, context.now)))
}

fn strengths(parts: &ReviewParts<'_>) -> Vec<String> {
    let show = parts.context.show;
    let mut found: Vec<String> =
        parts.matches.iter().take(3).map(|found| format!("{}.", describe_match(show, found, &parts.context))).collect();
    for factor in &parts.factors {
        let counts = match factor.kind {
            FactorKind::Topic | FactorKind::Place => false,
            FactorKind::Guests => parts.context.guest.is_some() && factor.value >= 0.6,
            FactorKind::Activity => factor.value >= 0.8,
            FactorKind::Audience => factor.value >= 0.7 && show.size().is_some(),
        };
        if counts {
            found.push(format!("{}.", factor.detail));
        }
    }
    found.truncate(MAX_POINTS);
    found
}

fn concerns(parts: &ReviewParts<'_>) -> Vec<String> {
    let show = parts.context.show;
    let mut found: Vec<String> = parts.barriers.iter().map(|barrier| barrier.reason.clone()).collect();
    if let Some(last) = show.last_pitched {
        found.push(format!("Your team wrote to this podcast on {}.", phrasing::date(last, parts.context.now)));
    }
    if parts.matches.is_empty() {
        found.push("We found no topic in common.".to_owned());
    } else if parts.matches.iter().all(|one| one.episodes.len() <= 1 && !one.is_in_own_text) {
        found.push("Each topic in common came up in a single episode only.".to_owned());
    }
    // What is a barrier is listed above.
    for factor in parts.factors.iter().filter(|factor| !is_barrier(parts, factor.kind)) {
        let is_weak = match factor.kind {
            FactorKind::Topic => false,
            FactorKind::Guests => parts.context.guest.is_some() && factor.value > 0.0 && factor.value < 0.5,
            FactorKind::Activity => factor.value > 0.0 && factor.value < 0.7,
            FactorKind::Place => factor.value > 0.0 && factor.value < 0.5,
            FactorKind::Audience => show.size() == Some(SizeBracket::Tiny) || factor.value < 0.2,
        };
        if is_weak {
            found.push(format!("{}.", factor.detail));
        }
    }
    if show.episodes().iter().all(|episode| episode.cues.is_empty()) && !show.episodes().is_empty() {
        found.push("No transcript was read, so the review rests on titles and descriptions.".to_owned());
    }
    if show.contact_email.is_none() && parts.rating >= 4 {
        found.push("We have no contact address: look for a form on its website.".to_owned());
    }
    found.truncate(MAX_POINTS);
    found
}

//! Relevancy by a model, within bounds that the rules set.

use super::assistant::{Assistant, Generated, Task};
use super::checks::OutputChecks;
use super::data_block::{data_block, guest_data, project_data, show_data};
use super::prompts;
use crate::error::AssistError;
use crate::facts::{EpisodeFacts, GuestFacts, ProjectFacts, SenderFacts, ShowFacts, SpeakerRole};
use crate::hostile_text::{has_prompt_injection, show_has_prompt_injection};
use crate::outreach::ClaimSources;
use crate::relevancy::{Evidence, EvidenceSource, RATING_THRESHOLDS, RelevancyReview, RelevancyReviewer};
use crate::words::quotation_key;
use serde::Deserialize;
use serde_json::{Value, json};

/// How far a model's rating may be from the rules' rating. A model may recognize synonyms, but may not rate a misfit as
/// a fit.
const MAX_DIFFERENCE: u8 = 2;
/// The lowest rules' rating with which a model may give a 5.
const MIN_RULES_FOR_FIVE: u8 = 4;
/// Shorter quotes do not count as evidence.
const MIN_QUOTE_CHARS: usize = 8;
const MAX_TOKENS: u32 = 1_200;

const TASK: &str = "\
Task: rate from 1 to 5 how well the podcast fits the guest or the project in the data block. 5: the subject is central, the show takes \
guests and is active. 3: the subject comes up. 1: nothing in common. Give a justification with figures and episode titles, strengths, \
concerns, and evidence: quotes of the podcast, each with the id of its episode. A rating of 4 or 5 needs evidence.";

const INJECTION_CONCERN: &str =
    "The podcast’s texts contain instructions for AI tools. We ignored them; read the texts yourself.";

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ModelReview {
    rating: u8,
    justification: String,
    strengths: Vec<String>,
    concerns: Vec<String>,
    evidence: Vec<ModelQuote>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ModelQuote {
    episode_id: String,
    quote: String,
}

impl Assistant<'_> {
    /// Reviews a show for a guest, a project, or both.
    ///
    /// # Errors
    /// [`AssistError::NoSubjects`] when neither describes a subject.
    pub async fn relevancy(
        &self,
        guest: Option<&GuestFacts>,
        project: Option<&ProjectFacts>,
        show: &ShowFacts,
    ) -> Result<Generated<RelevancyReview>, AssistError> {
        let mut rules = RelevancyReviewer::new(guest, project, self.statistics, self.now)?.review(show);
        let is_suspicious = show_has_prompt_injection(show);
        if is_suspicious {
            rules.concerns.insert(0, INJECTION_CONCERN.to_owned());
            rules.evidence.retain(|quote| !has_prompt_injection(&quote.quote));
        }
        let (no_guest, no_sender) = (GuestFacts::default(), SenderFacts::default());
        let sources = ClaimSources::new(show, guest.unwrap_or(&no_guest), &no_sender);
        let checks = OutputChecks { sources, marker: self.marker };
        let first: Vec<&str> = rules.evidence.iter().map(|quote| quote.episode_id.as_str()).collect();
        let mut data = json!({"podcast": show_data(show, &first)});
        if let Some(guest) = guest {
            data["guest"] = guest_data(guest);
        }
        if let Some(project) = project {
            data["project"] = project_data(project);
        }
        let task = Task {
            kind: "relevancy",
            system: prompts::system(TASK, self.marker),
            user: data_block(self.marker, data),
            schema: schema(),
            max_tokens: MAX_TOKENS,
        };
        let by_rules = rules.clone();
        Ok(self.generate(task, by_rules, |review| validate_output(review, &rules, show, &checks, is_suspicious)).await)
    }
}

fn validate_output(
    review: ModelReview,
    rules: &RelevancyReview,
    show: &ShowFacts,
    checks: &OutputChecks<'_>,
    is_suspicious: bool,
) -> Result<RelevancyReview, Vec<String>> {
    let mut faults = checks.faults("justification", &review.justification);
    for (field, texts) in [("strengths", &review.strengths), ("concerns", &review.concerns)] {
        faults.extend(texts.iter().flat_map(|text| checks.faults(field, text)));
    }
    let texts = [&review.justification].into_iter().chain(&review.strengths).chain(&review.concerns);
    if texts.into_iter().any(|text| has_prompt_injection(text)) {
        faults.push("the review repeats orders of the data block".to_owned());
    }
    let mut evidence = Vec::new();
    for quote in &review.evidence {
        match find_quote(quote, show, checks) {
            Some(found) => evidence.push(found),
            None => faults.push(
                "evidence: each quote must be in its episode letter by letter, and be about the subject".to_owned(),
            ),
        }
    }
    if review.rating >= 4 && evidence.is_empty() {
        faults.push("evidence: a rating of 4 or 5 needs a quote".to_owned());
    }
    if review.rating.abs_diff(rules.rating) > MAX_DIFFERENCE {
        faults.push(format!("rating: the facts do not support {}", review.rating));
    }
    if review.rating > rules.rating && (rules.is_capped || is_suspicious) {
        faults.push(format!("rating: at most {} for this podcast", rules.rating));
    }
    if review.rating == 5 && rules.rating < MIN_RULES_FOR_FIVE {
        faults.push("rating: the facts do not support 5".to_owned());
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut concerns = review.concerns;
    if is_suspicious {
        concerns.insert(0, INJECTION_CONCERN.to_owned());
    }
    Ok(RelevancyReview {
        rating: review.rating,
        score: score_within(review.rating, rules.score),
        justification: review.justification,
        strengths: review.strengths,
        concerns,
        evidence,
        factors: rules.factors.clone(),
        is_capped: rules.is_capped,
    })
}

/// Clamps the rules' score to the range of the model's rating.
fn score_within(rating: u8, score: u8) -> u8 {
    let lowest = |rating: u8| RATING_THRESHOLDS.iter().find(|(one, _)| *one == rating).map_or(0, |(_, score)| *score);
    let highest = if rating == 5 { 100 } else { lowest(rating + 1).saturating_sub(1) };
    score.clamp(lowest(rating), highest)
}

fn find_quote(quote: &ModelQuote, show: &ShowFacts, checks: &OutputChecks<'_>) -> Option<Evidence> {
    let key = quotation_key(&quote.quote);
    if key.chars().count() < MIN_QUOTE_CHARS || has_prompt_injection(&quote.quote) {
        return None;
    }
    let claim = checks.sources.find_quotation(&quote.quote)?;
    let episode = show.episodes().iter().find(|episode| episode.id == quote.episode_id)?;
    let has = |text: &str| quotation_key(text).contains(&key);
    let is_in_transcript =
        claim.source.as_deref() == Some("transcript") && claim.episode_id.as_deref() == Some(episode.id.as_str());
    let source = match episode {
        EpisodeFacts { title, .. } if has(title) => EvidenceSource::Title,
        EpisodeFacts { description, .. } if has(description) => EvidenceSource::Description,
        _ if is_in_transcript => EvidenceSource::Transcript,
        _ => return None,
    };
    Some(Evidence {
        subject: String::new(),
        episode_id: episode.id.clone(),
        episode_slug: episode.slug.clone(),
        episode_title: episode.title.clone(),
        published: episode.published,
        source,
        quote: quote.quote.clone(),
        second: claim.second.filter(|_| source == EvidenceSource::Transcript),
        speaker: None,
        speaker_role: SpeakerRole::Unknown,
    })
}

fn schema() -> Value {
    let points = json!({"type": "array", "maxItems": 5, "items": {"type": "string", "minLength": 1, "maxLength": 300}});
    json!({
        "type": "object",
        "additionalProperties": false,
        "required": ["rating", "justification", "strengths", "concerns", "evidence"],
        "properties": {
            "rating": {"type": "integer", "minimum": 1, "maximum": 5},
            "justification": {"type": "string", "minLength": 20, "maxLength": 1500},
            "strengths": points,
            "concerns": points,
            "evidence": {"type": "array", "maxItems": 5, "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["episodeId", "quote"],
                "properties": {"episodeId": {"type": "string"}, "quote": {"type": "string", "maxLength": 400}},
            }},
        },
    })
}

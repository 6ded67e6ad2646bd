//! A deep analysis of an episode: people, topics, claims, questions, sponsors and quotable moments with their seconds.

use super::GeneratedByView;
use earshot_api_server::prelude::*;
use earshot_app::DeepAnalysis;
use earshot_assist::insights::{
    ClaimKind, EpisodeInsights, PersonMention, PersonRole, Quotation, SponsorMention, StatedClaim, TimedQuestion,
};

/// A deep analysis of an episode.
#[view(Clone)]
pub struct DeepAnalysisView {
    /// ID of the episode.
    episode_id: String,
    /// ID of the podcast.
    podcast_id: String,
    /// queued, done or failed.
    state: String,
    /// Why it failed; `null` otherwise.
    problem: Option<String>,
    /// When it was requested.
    deep_analysis_requested_at: TimestampView,
    /// When the insights were found; `null` before.
    analyzed_at: Option<TimestampView>,
    /// What was found; `null` before. While it is queued again, the former insights.
    insights: Option<EpisodeInsightsView>,
    /// Who found it; `null` before.
    made_with: Option<GeneratedByView>,
}

/// What an episode contains.
#[view(Clone)]
pub struct EpisodeInsightsView {
    /// Whether the transcript was read. Without one, only title, notes and credits were.
    has_transcript: bool,
    /// A few sentences.
    summary: String,
    /// The most characteristic phrases.
    key_phrases: Vec<String>,
    /// What it is about.
    topics: Vec<String>,
    /// Who takes part or is mentioned.
    people: Vec<PersonMentionView>,
    /// What is stated, verbatim.
    claims: Vec<StatedClaimView>,
    /// Which questions come up, verbatim.
    questions: Vec<TimedQuestionView>,
    /// Who pays for it.
    sponsors: Vec<SponsorMentionView>,
    /// Sentences to quote, verbatim.
    quotable_moments: Vec<QuotationView>,
}

/// A person in an episode.
#[view(Clone)]
pub struct PersonMentionView {
    /// Full name.
    name: String,
    /// host, guest or mentioned.
    role: String,
    /// Mentions in the transcript by full name.
    mentions: usize,
    /// Seconds from the start to the first mention; `null` when unknown.
    second: Option<u32>,
}

/// A sentence that states something.
#[view(Clone)]
pub struct StatedClaimView {
    /// The sentence.
    text: String,
    /// study, figure or superlative.
    kind: String,
    /// Seconds from the start; `null` when unknown.
    second: Option<u32>,
    /// Name of the speaker; `null` when unknown.
    speaker: Option<String>,
}

/// A question in an episode.
#[view(Clone)]
pub struct TimedQuestionView {
    /// The question.
    question: String,
    /// Seconds from the start; `null` when unknown.
    second: Option<u32>,
    /// Name of the speaker; `null` when unknown.
    speaker: Option<String>,
}

/// A sponsor of an episode.
#[view(Clone)]
pub struct SponsorMentionView {
    /// Name of the sponsor.
    name: String,
    /// The sentence that names it; `null` when the transcript has none.
    quote: Option<String>,
    /// Seconds from the start; `null` when unknown.
    second: Option<u32>,
}

/// A sentence to quote.
#[view(Clone)]
pub struct QuotationView {
    /// The sentence.
    quote: String,
    /// Seconds from the start; `null` when unknown.
    second: Option<u32>,
    /// Name of the speaker; `null` when unknown.
    speaker: Option<String>,
}

impl From<DeepAnalysis> for DeepAnalysisView {
    fn from(analysis: DeepAnalysis) -> Self {
        let insights = analysis.insights.and_then(|found| serde_json::from_value::<EpisodeInsights>(found).ok());
        Self {
            episode_id: analysis.episode.to_string(),
            podcast_id: analysis.podcast.to_string(),
            state: analysis.state.as_str().to_owned(),
            problem: analysis.problem,
            deep_analysis_requested_at: analysis.requested_at.into(),
            analyzed_at: analysis.analyzed_at.map(Into::into),
            insights: insights.map(Into::into),
            made_with: analysis.made_with.and_then(|made| serde_json::from_value(made).ok()),
        }
    }
}

impl From<EpisodeInsights> for EpisodeInsightsView {
    fn from(found: EpisodeInsights) -> Self {
        Self {
            has_transcript: found.has_transcript,
            summary: found.summary,
            key_phrases: found.key_phrases.into_iter().map(|phrase| phrase.text).collect(),
            topics: found.topics,
            people: found.people.into_iter().map(Into::into).collect(),
            claims: found.claims.into_iter().map(Into::into).collect(),
            questions: found.questions.into_iter().map(Into::into).collect(),
            sponsors: found.sponsors.into_iter().map(Into::into).collect(),
            quotable_moments: found.quotable_moments.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<PersonMention> for PersonMentionView {
    fn from(person: PersonMention) -> Self {
        let role = match person.role {
            PersonRole::Host => "host",
            PersonRole::Guest => "guest",
            PersonRole::Mentioned => "mentioned",
        };
        Self { name: person.name, role: role.to_owned(), mentions: person.mentions, second: person.second }
    }
}

impl From<StatedClaim> for StatedClaimView {
    fn from(claim: StatedClaim) -> Self {
        let kind = match claim.kind {
            ClaimKind::Study => "study",
            ClaimKind::Figure => "figure",
            ClaimKind::Superlative => "superlative",
        };
        Self { text: claim.text, kind: kind.to_owned(), second: claim.second, speaker: claim.speaker }
    }
}

impl From<TimedQuestion> for TimedQuestionView {
    fn from(question: TimedQuestion) -> Self {
        Self { question: question.question, second: question.second, speaker: question.speaker }
    }
}

impl From<SponsorMention> for SponsorMentionView {
    fn from(sponsor: SponsorMention) -> Self {
        Self { name: sponsor.name, quote: sponsor.quote, second: sponsor.second }
    }
}

impl From<Quotation> for QuotationView {
    fn from(quotation: Quotation) -> Self {
        Self { quote: quotation.quote, second: quotation.second, speaker: quotation.speaker }
    }
}

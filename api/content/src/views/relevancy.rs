//! A relevancy review (spec 3): how well a podcast fits a project, with the reasons.

use earshot_api_server::prelude::*;
use earshot_assist::facts::SpeakerRole;
use earshot_assist::relevancy::{Evidence, EvidenceSource, Factor, FactorKind, RelevancyReview};

/// How well a podcast fits a project.
#[view(Clone)]
pub struct RelevancyReviewView {
    /// 1 to 5.
    pub rating: u8,
    /// 0 to 100, for ordering podcasts of the same rating.
    pub score: u8,
    /// One paragraph that names figures and episodes.
    pub justification: String,
    /// Reasons for the podcast.
    pub strengths: Vec<String>,
    /// Reasons against it.
    pub concerns: Vec<String>,
    /// Verbatim quotes of the podcast, at most five.
    pub evidence: Vec<RelevancyEvidenceView>,
    /// The parts of the score, the most important first.
    pub factors: Vec<RelevancyFactorView>,
    /// Whether an obstacle, such as another language, limits the score.
    pub is_capped: bool,
}

/// A quote of the podcast.
#[view(Clone)]
pub struct RelevancyEvidenceView {
    /// The subject that the quote is about.
    pub subject: String,
    /// ID of the episode.
    pub episode_id: String,
    /// Slug of the episode.
    pub episode_slug: String,
    /// Title of the episode.
    pub episode_title: String,
    /// When the episode was published; `null` when unknown.
    pub published_at: Option<TimestampView>,
    /// title, description or transcript.
    pub source: String,
    /// The words of the podcast.
    pub quote: String,
    /// Seconds from the start of the episode; `null` outside of transcripts and without times.
    pub second: Option<u32>,
    /// Name of the speaker; `null` when unknown.
    pub speaker: Option<String>,
    /// host, guest or unknown.
    pub speaker_role: String,
}

/// A part of the score.
#[view(Clone)]
pub struct RelevancyFactorView {
    /// topic, guests, activity, place or audience.
    pub kind: String,
    /// 0 to 1.
    pub value: f32,
    /// The share among the factors other than the topic; 1 for the topic, which multiplies them.
    pub weight: f32,
    /// The figures behind the value.
    pub detail: String,
}

impl RelevancyReviewView {
    pub fn of(review: &RelevancyReview) -> Self {
        Self {
            rating: review.rating,
            score: review.score,
            justification: review.justification.clone(),
            strengths: review.strengths.clone(),
            concerns: review.concerns.clone(),
            evidence: review.evidence.iter().map(RelevancyEvidenceView::of).collect(),
            factors: review.factors.iter().map(RelevancyFactorView::of).collect(),
            is_capped: review.is_capped,
        }
    }
}

impl RelevancyEvidenceView {
    fn of(evidence: &Evidence) -> Self {
        let source = match evidence.source {
            EvidenceSource::Title => "title",
            EvidenceSource::Description => "description",
            EvidenceSource::Transcript => "transcript",
        };
        let speaker_role = match evidence.speaker_role {
            SpeakerRole::Host => "host",
            SpeakerRole::Guest => "guest",
            SpeakerRole::Unknown => "unknown",
        };
        Self {
            subject: evidence.subject.clone(),
            episode_id: evidence.episode_id.clone(),
            episode_slug: evidence.episode_slug.clone(),
            episode_title: evidence.episode_title.clone(),
            published_at: evidence.published.map(Into::into),
            source: source.to_owned(),
            quote: evidence.quote.clone(),
            second: evidence.second,
            speaker: evidence.speaker.clone(),
            speaker_role: speaker_role.to_owned(),
        }
    }
}

impl RelevancyFactorView {
    fn of(factor: &Factor) -> Self {
        let kind = match factor.kind {
            FactorKind::Topic => "topic",
            FactorKind::Guests => "guests",
            FactorKind::Activity => "activity",
            FactorKind::Place => "place",
            FactorKind::Audience => "audience",
        };
        Self { kind: kind.to_owned(), value: factor.value, weight: factor.weight, detail: factor.detail.clone() }
    }
}

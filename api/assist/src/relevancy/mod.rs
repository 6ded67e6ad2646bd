//! Relevancy by rules: how well a show fits a guest or a project, with figures, episode titles and quotes as reasons.
//!
//! The score is `100 × topic × (0.5 + 0.5 × practical)`: a show about other subjects is not a fit, however active it
//! is. `practical` is the weighted mean of guests, activity, place and audience. Barriers then cap the score.
//! `weights.rs` contains every constant.

mod barriers;
mod factor;
mod factors;
mod review;
mod texts;
mod weights;

use crate::error::AssistError;
use crate::facts::{GuestFacts, ProjectFacts, ShowFacts};
use crate::subjects::{ShowTerms, SubjectSource, collect_evidence};
use crate::words::WordStatistics;
use chrono::{DateTime, Utc};

pub use crate::subjects::{Evidence, EvidenceSource};
pub use factor::{Factor, FactorKind};
pub use review::RelevancyReview;
pub use weights::{BARRIER_CAPS, FACTOR_WEIGHTS, RATING_THRESHOLDS};

/// Reviews shows for one guest, one project, or both.
pub struct RelevancyReviewer<'a> {
    source: SubjectSource<'a>,
    statistics: &'a dyn WordStatistics,
    now: DateTime<Utc>,
}

impl<'a> RelevancyReviewer<'a> {
    /// # Errors
    /// [`AssistError::NoSubjects`] when neither guest nor project describes a subject.
    pub fn new(
        guest: Option<&'a GuestFacts>,
        project: Option<&'a ProjectFacts>,
        statistics: &'a dyn WordStatistics,
        now: DateTime<Utc>,
    ) -> Result<Self, AssistError> {
        let source = SubjectSource { guest, project };
        if source.is_empty() {
            return Err(AssistError::NoSubjects);
        }
        Ok(Self { source, statistics, now })
    }

    /// Reviews one show. The time is linear in the length of the show's texts, of which at most 200 episodes and 60,000
    /// characters of transcripts are read.
    #[must_use]
    pub fn review(&self, show: &ShowFacts) -> RelevancyReview {
        let terms = ShowTerms::read(show);
        let subjects = self.source.subjects(show.language.as_deref(), self.statistics);
        let matches = subjects.matches(&terms);
        let context =
            factors::FactorContext { show, guest: self.source.guest, project: self.source.project, now: self.now };
        let cosine = subjects.vector().cosine(&terms.vector(self.statistics));
        let factors = factors::compute(&context, &matches, cosine);
        let avoided = self.source.avoided(show.language.as_deref(), self.statistics).matches(&terms);
        let barriers = barriers::find(&context, &avoided, &terms);
        let cap = barriers.iter().map(|barrier| barrier.cap).min().unwrap_or(100);
        let score = factors::score(&factors).min(f32::from(cap)).round() as u8;
        let evidence = collect_evidence(show, &subjects, &matches);
        let mut rating = weights::rating(score);
        // A 5 needs a quote that the user can check.
        if evidence.is_empty() {
            rating = rating.min(4);
        }
        texts::describe(&texts::ReviewParts { context, matches, factors, barriers, evidence, score, rating })
    }
}

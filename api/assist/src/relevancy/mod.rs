//! Relevancy by rules: how well a show fits a guest or a project, with figures, episode titles and quotes as reasons.
//!
//! The score is about `100 × topic × (0.6 + 0.4 × practical)`: a show about other subjects is not a fit, however active it
//! is. `practical` is the weighted mean of guests, activity, place and audience. Each barrier then takes its share.
//! `weights.rs` contains every constant.

mod barriers;
mod factor;
mod factors;
mod review;
mod texts;
mod weights;

use crate::error::AssistError;
use crate::facts::{GuestAcceptance, GuestFacts, ProjectFacts, ShowFacts};
use crate::subjects::{RecognizedSubject, ShowTerms, SubjectSource, collect_evidence};
use crate::words::{WordStatistics, WordTerms};
use chrono::{DateTime, Utc};

pub use crate::subjects::{Evidence, EvidenceSource};
pub use factor::{Factor, FactorKind};
pub use review::RelevancyReview;
pub use weights::{BARRIER_SHARES, FACTOR_WEIGHTS, RATING_THRESHOLDS};

/// Reviews shows for one guest, one project, or both.
pub struct RelevancyReviewer<'a> {
    source: SubjectSource<'a>,
    recognized: Vec<RecognizedSubject>,
    spoken: Vec<String>,
    statistics: &'a dyn WordStatistics,
    now: DateTime<Utc>,
}

impl<'a> RelevancyReviewer<'a> {
    /// # Errors
    /// [`AssistError::NoSubjects`] when no subject is recognized, neither of the guest nor of the project, and
    /// [`AssistError::SubjectsNotFound`] when no podcast of the index mentions one: every review would be empty.
    pub fn new(
        guest: Option<&'a GuestFacts>,
        project: Option<&'a ProjectFacts>,
        statistics: &'a dyn WordStatistics,
        now: DateTime<Utc>,
    ) -> Result<Self, AssistError> {
        let source = SubjectSource { guest, project };
        let recognized = source.recognize();
        if recognized.is_empty() {
            return Err(AssistError::NoSubjects);
        }
        let mut reader = WordTerms::new(guest.map(GuestFacts::text_language));
        let mut is_found = |subject: &RecognizedSubject| {
            let is_known = reader.collect(&subject.label).iter().any(|term| statistics.document_share(term).is_some());
            is_known || statistics.podcasts_with(&subject.label) != Some(0)
        };
        if !recognized.iter().any(&mut is_found) {
            return Err(AssistError::SubjectsNotFound);
        }
        let spoken = guest.map(GuestFacts::spoken_languages).unwrap_or_default();
        Ok(Self { source, recognized, spoken, statistics, now })
    }

    /// Reviews one show. The time is linear in the length of the show's texts, of which at most 200 episodes and 60,000
    /// characters of transcripts are read.
    #[must_use]
    pub fn review(&self, show: &ShowFacts) -> RelevancyReview {
        let language = show.text_language();
        let terms = ShowTerms::read_in(show, language);
        let subjects = self.source.subjects_of(&self.recognized, language, self.statistics);
        let matches = subjects.matches(&terms);
        let context = factors::FactorContext {
            show,
            guest: self.source.guest,
            project: self.source.project,
            now: self.now,
            language,
            spoken: &self.spoken,
            acceptance: GuestAcceptance::of(show),
        };
        let factors = factors::compute(&context, &matches, terms.word_match(subjects.vector()));
        let avoided = self.source.avoided(language, self.statistics).matches(&terms);
        let barriers = barriers::find(&context, &avoided, &terms);
        let share: f32 = barriers.iter().map(|barrier| barrier.share).product();
        let score = (factors::score(&factors) * share).clamp(0.0, 100.0).round() as u8;
        let evidence = collect_evidence(show, &subjects, &matches, language);
        let mut rating = weights::rating(score);
        // A 5 needs a quote that the user can check.
        if evidence.is_empty() {
            rating = rating.min(4);
        }
        texts::describe(&texts::ReviewParts { context, matches, factors, barriers, evidence, score, rating })
    }
}

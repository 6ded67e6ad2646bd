//! Subjects of guests and projects, and their matches in a show. Relevancy, strategies and outreach share
//! this.

mod quotes;
mod recognition;
mod show_terms;
mod source;
mod weights;

pub(crate) use quotes::collect as collect_evidence;
pub use quotes::{Evidence, EvidenceSource};
pub use recognition::{
    MAX_SUBJECT_CHARS, MAX_SUBJECTS, RecognizedSubject, SubjectOrigin, clean_subjects, recognize_subjects,
};
pub(crate) use show_terms::{ShowTerms, sentence_terms};
pub(crate) use source::{Subject, SubjectMatch, SubjectSource, Subjects, is_sales_talk};

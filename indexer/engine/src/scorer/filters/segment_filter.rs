//! Filters, checked for each candidate by the columns of its segment.
//!
//! They apply while hits are collected, and are not clauses of the query, so that the query can still skip.

use super::repeated_filters::NumberRange;
use crate::segments::doc_window::{DocWindow, WindowBits, clear, count, documents_of};
use crate::segments::document_set::DocumentSet;
use crate::segments::segment::Segment;
use std::sync::Arc;
use tantivy::DocId;
use tantivy::columnar::Column;

/// The filters of a search for one segment; built in [`super::filter_checks`].
pub struct SegmentFilter<'a> {
    segment: &'a Segment,
    checks: Vec<FilterCheck>,
    /// Every check is a document set, and no document is deleted.
    is_set_only: bool,
}

/// A condition on one document.
pub enum FilterCheck {
    /// One of the columns has one of its values.
    Any(Vec<ColumnValueSet>),
    None(Vec<ColumnValueSet>),
    Equals(Column<u64>, u64),
    Differs(Column<u64>, u64),
    Between(Column<f64>, NumberRange),
    Since(Column<i64>, i64),
    Before(Column<i64>, i64),
    /// Whether the timestamp in the column is not after the given time. Documents without a timestamp count as not
    /// past.
    IsPast(Column<i64>, i64, bool),
    With(Arc<DocumentSet>),
    Without(Arc<DocumentSet>),
    /// No document of the segment can pass.
    Never,
}

/// A column with the accepted value numbers.
pub type ColumnValueSet = (Column<u64>, Vec<u64>);

impl FilterCheck {
    fn accepts(&self, document: DocId) -> bool {
        let has = |column: &Column<u64>, requested: &[u64]| {
            column.values_for_doc(document).any(|value| requested.contains(&value))
        };
        match self {
            Self::Any(columns) => columns.iter().any(|(column, requested)| has(column, requested)),
            Self::None(columns) => !columns.iter().any(|(column, unwanted)| has(column, unwanted)),
            Self::Equals(column, requested) => column.first(document) == Some(*requested),
            Self::Differs(column, unwanted) => column.first(document) != Some(*unwanted),
            Self::Between(column, range) => range.contains(column.first(document)),
            Self::Since(column, since) => column.first(document).is_some_and(|at| at >= *since),
            Self::Before(column, before) => column.first(document).is_some_and(|at| at < *before),
            Self::IsPast(column, by, requested) => column.first(document).is_some_and(|at| at <= *by) == *requested,
            Self::With(requested) => requested.contains(document),
            Self::Without(unwanted) => !unwanted.contains(document),
            Self::Never => false,
        }
    }
}

impl<'a> SegmentFilter<'a> {
    pub fn from_checks(segment: &'a Segment, checks: Vec<FilterCheck>) -> Self {
        let is_set_only = !segment.reader.has_deletes()
            && checks.iter().all(|check| matches!(check, FilterCheck::With(_) | FilterCheck::Without(_)));
        Self { segment, checks, is_set_only }
    }

    /// Estimated share of documents in all cached document sets, as if the sets were independent.
    pub fn estimated_share(&self) -> f64 {
        let documents = f64::from(self.segment.reader.max_doc().max(1));
        let share = |check: &FilterCheck| match check {
            FilterCheck::With(requested) => f64::from(requested.count()) / documents,
            FilterCheck::Without(unwanted) => 1.0 - f64::from(unwanted.count()) / documents,
            FilterCheck::Never => 0.0,
            _ => 1.0,
        };
        self.checks.iter().map(share).product()
    }

    /// The documents of a window that are in all cached document sets, and their number.
    pub fn candidates_in(&self, window: DocWindow) -> (WindowBits, usize) {
        let (base, mut row) = (window.base, window.all_bits());
        let mut is_whole = true;
        for check in &self.checks {
            match check {
                FilterCheck::With(requested) => requested.retain_in(base, &mut row),
                FilterCheck::Without(unwanted) => unwanted.remove_from(base, &mut row),
                _ => continue,
            }
            is_whole = false;
        }
        let count = if is_whole { (window.end - base) as usize } else { count(&row) };
        (row, count)
    }

    /// Keeps the documents that are not deleted and pass the checks by column.
    pub fn retain_by_columns(&self, base: DocId, row: &mut WindowBits) {
        if self.is_set_only {
            return;
        }
        for document in documents_of(row, base).filter(|&document| !self.accepts(document)) {
            clear(row, document - base);
        }
    }

    /// Whether a document is not deleted and passes.
    pub fn accepts(&self, document: DocId) -> bool {
        !self.segment.reader.is_deleted(document) && self.checks.iter().all(|check| check.accepts(document))
    }
}

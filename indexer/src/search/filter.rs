//! Filters, decided for each candidate from the columns of its segment.
//!
//! They are applied while hits are collected and not as clauses of the query, so that the query stays one that skips.

use super::collection::Segment;
use super::common_filters::Range;
use super::documents::Documents;
use super::scorer::window::{Row, Window, clear, count, documents_of};
use std::sync::Arc;
use tantivy::DocId;
use tantivy::columnar::Column;

/// The filters of a search, ready for one segment; made in [`super::conditions`].
pub struct SegmentFilter<'a> {
    segment: &'a Segment,
    checks: Vec<Check>,
    /// Every check is a set of documents, and no document is deleted.
    is_by_documents: bool,
}

/// A condition on one document.
pub enum Check {
    /// One of the columns has one of its values.
    Any(Vec<Values>),
    None(Vec<Values>),
    Equals(Column<u64>, u64),
    Differs(Column<u64>, u64),
    Between(Column<f64>, Range),
    Since(Column<i64>, i64),
    Before(Column<i64>, i64),
    /// Whether its moment has come by then; what has none never comes.
    HasCome(Column<i64>, i64, bool),
    With(Arc<Documents>),
    Without(Arc<Documents>),
    /// No document of the segment can pass.
    Never,
}

/// A column, and the numbers of the values wanted there.
pub type Values = (Column<u64>, Vec<u64>);

impl Check {
    fn accepts(&self, document: DocId) -> bool {
        let has =
            |column: &Column<u64>, wanted: &[u64]| column.values_for_doc(document).any(|value| wanted.contains(&value));
        match self {
            Self::Any(columns) => columns.iter().any(|(column, wanted)| has(column, wanted)),
            Self::None(columns) => !columns.iter().any(|(column, unwanted)| has(column, unwanted)),
            Self::Equals(column, wanted) => column.first(document) == Some(*wanted),
            Self::Differs(column, unwanted) => column.first(document) != Some(*unwanted),
            Self::Between(column, range) => range.has(column.first(document)),
            Self::Since(column, since) => column.first(document).is_some_and(|at| at >= *since),
            Self::Before(column, before) => column.first(document).is_some_and(|at| at < *before),
            Self::HasCome(column, by, wanted) => column.first(document).is_some_and(|at| at <= *by) == *wanted,
            Self::With(wanted) => wanted.contains(document),
            Self::Without(unwanted) => !unwanted.contains(document),
            Self::Never => false,
        }
    }
}

impl<'a> SegmentFilter<'a> {
    pub fn of(segment: &'a Segment, checks: Vec<Check>) -> Self {
        let is_by_documents = !segment.reader.has_deletes()
            && checks.iter().all(|check| matches!(check, Check::With(_) | Check::Without(_)));
        Self { segment, checks, is_by_documents }
    }

    /// About which share of the documents is in the sets that are known, as if they had nothing to do with one another.
    pub fn share(&self) -> f64 {
        let documents = f64::from(self.segment.reader.max_doc().max(1));
        let share = |check: &Check| match check {
            Check::With(wanted) => f64::from(wanted.count()) / documents,
            Check::Without(unwanted) => 1.0 - f64::from(unwanted.count()) / documents,
            Check::Never => 0.0,
            _ => 1.0,
        };
        self.checks.iter().map(share).product()
    }

    /// The documents of a window that are in the sets that are known, and how many.
    pub fn within(&self, window: Window) -> (Row, usize) {
        let (base, mut row) = (window.base, window.whole());
        let mut is_whole = true;
        for check in &self.checks {
            match check {
                Check::With(wanted) => wanted.keep_in(base, &mut row),
                Check::Without(unwanted) => unwanted.drop_from(base, &mut row),
                _ => continue,
            }
            is_whole = false;
        }
        let count = if is_whole { (window.end - base) as usize } else { count(&row) };
        (row, count)
    }

    /// Leaves those that pass the other checks and are alive.
    pub fn narrow_by_columns(&self, base: DocId, row: &mut Row) {
        if self.is_by_documents {
            return;
        }
        for document in documents_of(row, base).filter(|&document| !self.accepts(document)) {
            clear(row, document - base);
        }
    }

    /// Whether a document is alive and passes.
    pub fn accepts(&self, document: DocId) -> bool {
        !self.segment.reader.is_deleted(document) && self.checks.iter().all(|check| check.accepts(document))
    }
}

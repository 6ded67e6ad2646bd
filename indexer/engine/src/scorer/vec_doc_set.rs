//! A document iterator over a list, for tests.

use tantivy::{DocId, DocSet, TERMINATED};

/// The remaining documents in ascending order.
pub struct VecDocSet(Vec<DocId>);

impl VecDocSet {
    pub fn new(documents: &[DocId]) -> Box<Self> {
        Box::new(Self(documents.iter().rev().copied().collect()))
    }
}

impl DocSet for VecDocSet {
    fn advance(&mut self) -> DocId {
        self.0.pop();
        self.doc()
    }

    fn doc(&self) -> DocId {
        self.0.last().copied().unwrap_or(TERMINATED)
    }

    fn size_hint(&self) -> u32 {
        0
    }
}

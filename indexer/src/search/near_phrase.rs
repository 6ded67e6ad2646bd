//! Phrases of which words may be misspelt: words one after another, each in any of its spellings.

use super::chain::chains;
use super::collection::Segment;
use super::fault::Fault;
use super::known::KnownTerm;
use super::matching::Match;
use std::sync::Arc;
use tantivy::postings::{Postings, SegmentPostings};
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, DocSet};

/// A phrase of one field.
#[derive(Clone, Debug, PartialEq)]
pub struct NearPhrase {
    /// The spellings of each word that the field has, at least one.
    pub words: Vec<Vec<Arc<KnownTerm>>>,
    pub slop: u32,
}

impl NearPhrase {
    /// As a condition: all words in some spelling, of which lists tell, and only then where they stand.
    pub fn matcher(self) -> Match {
        let any = |spellings: &Vec<_>| Match::any(spellings.iter().cloned().map(Match::Term).collect());
        let mut parts: Vec<Match> = self.words.iter().map(any).collect();
        parts.push(Match::NearPhrase(Arc::new(self)));
        Match::all(parts)
    }

    /// About how many documents the rarest word finds.
    pub fn rarest(&self) -> u64 {
        let reach = |spellings: &Vec<Arc<KnownTerm>>| spellings.iter().map(|known| known.reach).sum();
        self.words.iter().map(reach).min().unwrap_or_default()
    }

    /// Ready to be asked about the documents of a segment.
    pub fn standing(&self, segment: &Segment) -> Result<NearStanding, Fault> {
        let lists = |spellings: &Vec<Arc<KnownTerm>>| -> Result<Vec<SegmentPostings>, Fault> {
            let option = IndexRecordOption::WithFreqsAndPositions;
            spellings.iter().filter_map(|known| known.postings(segment, option).transpose()).collect()
        };
        let words: Vec<Vec<SegmentPostings>> = self.words.iter().map(lists).collect::<Result<_, _>>()?;
        Ok(NearStanding { places: vec![Vec::new(); words.len()], words, slop: self.slop })
    }
}

/// The lists of the spellings of a phrase's words, gone along together.
pub struct NearStanding {
    words: Vec<Vec<SegmentPostings>>,
    slop: u32,
    /// Where each word stands in the document that was asked about last.
    places: Vec<Vec<u32>>,
}

impl NearStanding {
    /// Whether the phrase stands in a document. Asked forward only.
    pub fn has(&mut self, document: DocId) -> bool {
        for (lists, places) in self.words.iter_mut().zip(&mut self.places) {
            places.clear();
            for list in lists {
                if list.doc() < document {
                    list.seek(document);
                }
                if list.doc() == document {
                    list.append_positions_with_offset(0, places);
                }
            }
            if places.is_empty() {
                return false;
            }
            // Two spellings never stand at one place, but their places are mixed.
            places.sort_unstable();
        }
        !chains(&self.places, self.slop).is_empty()
    }
}

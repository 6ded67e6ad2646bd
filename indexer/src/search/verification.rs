//! Verifies a complete index before it is served: counts documents and looks up a sample by id.

use super::collection::{Collection, DocAddress};
use super::fault::Fault;
use super::{EmbeddedBackend, OpenError};
use crate::mmap;
use crate::schema::field;
use fst::raw::Fst;
use std::fs;
use std::io;
use std::path::Path;
use tantivy::{TantivyError, Term};

/// Approximate number of documents of each kind to look up.
const SAMPLE: u64 = 64;

/// The result of a verification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerificationReport {
    pub podcasts: u64,
    pub episodes: u64,
    /// Number of podcasts and episodes of the sample that were found by id.
    pub found_by_id: u64,
}

impl EmbeddedBackend {
    pub(super) fn look_up_sample(&self) -> Result<VerificationReport, Fault> {
        let (podcasts, found_podcasts) = look_up_documents(&self.podcasts)?;
        let (episodes, found_episodes) = look_up_documents(&self.episodes)?;
        Ok(VerificationReport { podcasts, episodes, found_by_id: found_podcasts + found_episodes })
    }
}

/// The number of live documents, and how many of the sample were found.
fn look_up_documents(collection: &Collection) -> Result<(u64, u64), Fault> {
    let documents = collection.segments().iter().map(|segment| u64::from(segment.reader.num_docs())).sum::<u64>();
    let stride = documents.div_ceil(SAMPLE).max(1);
    let (mut number, mut found) = (0, 0);
    for segment in collection.segments() {
        for document in segment.reader.doc_ids_alive() {
            number += 1;
            if number % stride != 0 {
                continue;
            }
            let place = DocAddress { segment: segment.number, document };
            let id = collection.columns(place).id(document);
            let term = Term::from_field_bytes(collection.field(field::ID), id.as_bytes());
            if collection.addresses_of(&term, None)? != [place] {
                let reason = format!("document {id} is not found by its id");
                return Err(TantivyError::InternalError(reason).into());
            }
            found += 1;
        }
    }
    Ok((documents, found))
}

/// Reads the maps of completions and spellings and compares checksums, except for files that are already verified.
pub fn verify_maps(folder: &Path, is_known: &dyn Fn(&Path) -> bool) -> Result<(), OpenError> {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    for entry in entries.map_err(OpenError::damaged(folder))? {
        let path = entry.path();
        if path.extension().is_some_and(|ending| ending == "fst") && !is_known(&path) {
            let map = mmap::map(&path).and_then(|map| Fst::new(map).map_err(io::Error::other));
            map.and_then(|map| map.verify().map_err(io::Error::other)).map_err(OpenError::damaged(&path))?;
        }
    }
    Ok(())
}

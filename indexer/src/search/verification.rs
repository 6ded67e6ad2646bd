//! Verifies a complete index before it is served: counts documents and looks up a sample by id.

use super::EmbeddedBackend;
use super::open::{OpenError, read_manifest};
use crate::manifest::{documents_folder, passages_folder, subjects_folder, suggest_folder, topics_path};
use crate::topics::Vocabulary;
use earshot_engine::schema::{DocumentKind, field};
use earshot_engine::segments::{Collection, DocAddress};
use earshot_engine::{IndexReadError, verify_files};
use earshot_suggest::verify_map;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

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

/// Reads all files of a complete index and compares their checksums. [`EmbeddedBackend::open`] reads only what it
/// needs, so it does not detect damage inside a file.
///
/// # Errors
/// When the index cannot be opened, or a file has changed since it was written.
pub fn verify(index_dir: &Path) -> Result<VerificationReport, OpenError> {
    verify_since(index_dir, None)
}

/// Like [`verify`], but skips files that are hard links to files of the already verified index `verified`.
///
/// # Errors
/// When the index cannot be opened, or a file has changed since it was written.
pub fn verify_since(index_dir: &Path, verified: Option<&Path>) -> Result<VerificationReport, OpenError> {
    let is_known = |path: &Path| match (verified, path.strip_prefix(index_dir)) {
        (Some(verified), Ok(name)) => is_same_file(path, &verified.join(name)),
        _ => false,
    };
    // Verifies files before the engine opens them, because the engine trusts what it reads.
    let manifest = read_manifest(index_dir)?;
    for shard in 0..manifest.shards {
        let mut folders = Vec::from(DocumentKind::ALL.map(|kind| documents_folder(index_dir, shard, kind)));
        for kind in DocumentKind::ALL.into_iter().filter(|_| manifest.meaning.is_some()) {
            folders.extend(paths_in(&subjects_folder(index_dir, shard, kind))?);
        }
        for folder in folders {
            verify_files(&folder, &is_known).map_err(OpenError::damaged(&folder))?;
        }
    }
    let opened = EmbeddedBackend::open(index_dir, "being verified")?;
    for (shard, passages) in opened.passages.iter().enumerate() {
        passages.verify(&is_known).map_err(OpenError::damaged(&passages_folder(index_dir, shard)))?;
    }
    if let Some(vectors) = &opened.vectors {
        let topics = topics_path(index_dir);
        if !is_known(&topics) {
            let vocabulary = Vocabulary::open(&topics).and_then(|vocabulary| vocabulary.verify());
            vocabulary.map_err(OpenError::damaged(index_dir))?;
        }
        vectors
            .verify(index_dir, &opened.podcasts, &opened.episodes, &is_known)
            .map_err(OpenError::damaged(index_dir))?;
    }
    for collection in [&opened.podcasts, &opened.episodes] {
        collection.verify_subjects(&is_known).map_err(OpenError::damaged(index_dir))?;
    }
    verify_maps(&suggest_folder(index_dir), &is_known)?;
    opened.look_up_sample().map_err(OpenError::damaged(index_dir))
}

fn paths_in(folder: &Path) -> Result<Vec<PathBuf>, OpenError> {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    Ok(entries.map_err(OpenError::damaged(folder))?.into_iter().map(|entry| entry.path()).collect())
}

/// Whether two paths are hard links to one file.
#[cfg(unix)]
fn is_same_file(one: &Path, other: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let identity = |path: &Path| fs::metadata(path).map(|data| (data.dev(), data.ino())).ok();
    identity(one).is_some_and(|one| identity(other) == Some(one))
}

/// This platform does not identify files, so every file is read.
#[cfg(not(unix))]
fn is_same_file(_: &Path, _: &Path) -> bool {
    false
}

impl EmbeddedBackend {
    fn look_up_sample(&self) -> Result<VerificationReport, IndexReadError> {
        let (podcasts, found_podcasts) = look_up_documents(&self.podcasts)?;
        let (episodes, found_episodes) = look_up_documents(&self.episodes)?;
        Ok(VerificationReport { podcasts, episodes, found_by_id: found_podcasts + found_episodes })
    }
}

/// The number of live documents, and how many of the sample were found.
fn look_up_documents(collection: &Collection) -> Result<(u64, u64), IndexReadError> {
    let documents = collection.segments().iter().map(|segment| u64::from(segment.reader.num_docs())).sum::<u64>();
    let stride = documents.div_ceil(SAMPLE).max(1);
    let (mut number, mut found) = (0, 0);
    for segment in collection.segments() {
        for document in segment.reader.doc_ids_alive() {
            number += 1;
            if number % stride != 0 {
                continue;
            }
            let address = DocAddress { segment: segment.number, document };
            let id = collection.columns(address).id(document);
            if collection.addresses_of(field::ID, id.as_bytes(), None)? != [address] {
                return Err(io::Error::other(format!("document {id} is not found by its id")).into());
            }
            found += 1;
        }
    }
    Ok((documents, found))
}

/// Reads the maps of completions and spellings and compares checksums, except for files that are already verified.
fn verify_maps(folder: &Path, is_known: &dyn Fn(&Path) -> bool) -> Result<(), OpenError> {
    for path in paths_in(folder)? {
        if path.extension().is_some_and(|ending| ending == "fst") && !is_known(&path) {
            verify_map(&path).map_err(OpenError::damaged(&path))?;
        }
    }
    Ok(())
}

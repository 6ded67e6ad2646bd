//! Opens and verifies the index of a generation.

use super::embedded_backend::{BUDGET, EmbeddedBackend};
use super::generation_vectors::GenerationVectors;
use crate::manifest::{Manifest, documents_folder, passages_folder, subjects_folder, suggest_folder};
use earshot_engine::chart_positions::{self, ChartPositions};
use earshot_engine::io_error_of;
use earshot_engine::passages::PassageStore;
use earshot_engine::schema::DocumentKind;
use earshot_engine::segments::{Collection, IndexReader, Segment};
use earshot_suggest::stems::{StemMap, episode_stems_path, podcast_stems_path};
use earshot_suggest::{SurfaceForms, TitleMap, WordMap};
use lru::LruCache;
use std::error::Error;
use std::io;
use std::num::NonZeroUsize;
use std::panic;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// Cached decoded podcasts, about nine kilobytes each. Decoding a podcast takes longer than finding it.
const CACHED_PODCASTS: NonZeroUsize = NonZeroUsize::new(16_384).expect("is not zero");
/// Cached spelling corrections. Rare and mistyped words are often searched again.
const CACHED_SPELLINGS: NonZeroUsize = NonZeroUsize::new(8_192).expect("is not zero");

/// The reason for which an index cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("index {0} does not exist")]
    Missing(PathBuf),
    #[error("index {0} is incomplete: it has no manifest")]
    Unfinished(PathBuf),
    #[error("manifest of index {path} cannot be read")]
    Manifest { path: PathBuf, source: io::Error },
    #[error(
        "index {path} has schema {schema} and analysis {analyzer}, which this version cannot read: rebuild the index"
    )]
    Outdated { path: PathBuf, schema: u32, analyzer: u32 },
    #[error("index {path} is damaged")]
    Damaged { path: PathBuf, source: Box<dyn std::error::Error + Send + Sync> },
    #[error("this user may not read index {path}")]
    NoAccess { path: PathBuf, source: Box<dyn std::error::Error + Send + Sync> },
}

impl OpenError {
    pub(super) fn damaged<E: Into<Box<dyn Error + Send + Sync>>>(path: &Path) -> impl Fn(E) -> Self {
        move |error| {
            let (path, source) = (path.to_owned(), error.into());
            if is_permission_error(&*source) { Self::NoAccess { path, source } } else { Self::Damaged { path, source } }
        }
    }

    /// The advice for the operator. An undamaged index that this user may not read must not be replaced.
    #[must_use]
    pub fn hint(&self) -> &'static str {
        match self {
            Self::NoAccess { .. } => {
                "the index is not damaged: give this user read access to the data folder, or run as its owner"
            }
            Self::Missing(_)
            | Self::Unfinished(_)
            | Self::Manifest { .. }
            | Self::Outdated { .. }
            | Self::Damaged { .. } => {
                "roll back with `earshot publish --rollback`, or rebuild with `earshot index --full && earshot publish`"
            }
        }
    }
}

impl EmbeddedBackend {
    /// Opens the index of a generation read-only.
    ///
    /// # Errors
    /// When the folder is not a complete index of this program's version, or files are missing or damaged.
    pub fn open(index_dir: &Path, generation_name: &str) -> Result<Self, OpenError> {
        // Tantivy trusts its files and panics on some kinds of damage. Catching the panic lets a server keep its
        // current generation.
        panic::catch_unwind(|| Self::open_unverified(index_dir, generation_name)).unwrap_or_else(|payload| {
            let said = payload.downcast_ref::<String>().map(String::as_str).or_else(|| payload.downcast_ref().copied());
            let reason = format!("opening the index failed: {}", said.unwrap_or("no reason given"));
            Err(OpenError::damaged(index_dir)(reason))
        })
    }

    fn open_unverified(index_dir: &Path, generation_name: &str) -> Result<Self, OpenError> {
        let manifest = read_manifest(index_dir)?;
        let shards = 0..manifest.shards;
        let suggest = suggest_folder(index_dir);
        let mut podcasts =
            open_collection(index_dir, manifest.shards, DocumentKind::Podcasts, &podcast_stems_path(&suggest))?;
        let mut episodes =
            open_collection(index_dir, manifest.shards, DocumentKind::Episodes, &episode_stems_path(&suggest))?;
        let passages = shards
            .map(|shard| {
                let folder = passages_folder(index_dir, shard);
                PassageStore::open(&folder, &manifest.passage_parts[shard]).map_err(OpenError::damaged(&folder))
            })
            .collect::<Result<_, _>>()?;
        let titles = TitleMap::open(&suggest, &manifest.title_parts).map_err(OpenError::damaged(&suggest))?;
        let words = WordMap::open(&suggest).map_err(OpenError::damaged(&suggest))?;
        let written = SurfaceForms::open(&suggest).map_err(OpenError::damaged(&suggest))?;
        let languages = podcasts.languages();
        let places = chart_positions::path(index_dir);
        let charted = Arc::new(ChartPositions::read(&places).map_err(OpenError::damaged(&places))?);
        for collection in [&mut podcasts, &mut episodes] {
            collection.chart_positions = charted.clone();
            collection.built_at = manifest.built_at;
        }
        if manifest.meaning.is_some() {
            for (collection, kind) in [(&mut podcasts, DocumentKind::Podcasts), (&mut episodes, DocumentKind::Episodes)]
            {
                let folder_of =
                    |segment: &Segment| subjects_folder(index_dir, segment.shard, kind).join(segment.name());
                collection.open_subjects(folder_of).map_err(OpenError::damaged(index_dir))?;
            }
        }
        let vectors =
            manifest.meaning.as_ref().map(|note| GenerationVectors::open(index_dir, note, &podcasts, &episodes));
        let vectors = vectors.transpose().map_err(OpenError::damaged(index_dir))?;
        Ok(Self {
            generation: generation_name.to_owned(),
            built_at: manifest.built_at,
            podcasts,
            episodes,
            passages,
            title_map: titles,
            word_map: words,
            surface_forms: written,
            languages,
            vectors,
            query_embedder: None,
            podcast_cache: Mutex::new(LruCache::new(CACHED_PODCASTS)),
            similar_cache: Mutex::new(LruCache::new(CACHED_PODCASTS)),
            spelling_cache: Mutex::new(LruCache::new(CACHED_SPELLINGS)),
            budget: BUDGET,
        })
    }
}

/// Whether an error comes from missing access. Some errors of the engine contain their cause as text only.
fn is_permission_error(error: &(dyn std::error::Error + 'static)) -> bool {
    let mut current = Some(error);
    while let Some(error) = current {
        if io_error_of(error).is_some_and(|error| error.kind() == io::ErrorKind::PermissionDenied) {
            return true;
        }
        current = error.source();
    }
    false
}

pub fn read_manifest(index_dir: &Path) -> Result<Manifest, OpenError> {
    if !index_dir.is_dir() {
        return Err(OpenError::Missing(index_dir.to_owned()));
    }
    let manifest = Manifest::read(index_dir).map_err(|source| match source.kind() {
        io::ErrorKind::NotFound => OpenError::Unfinished(index_dir.to_owned()),
        io::ErrorKind::PermissionDenied => OpenError::damaged(index_dir)(source),
        _ => OpenError::Manifest { path: index_dir.to_owned(), source },
    })?;
    if !manifest.is_current() {
        return Err(OpenError::Outdated {
            path: index_dir.to_owned(),
            schema: manifest.schema_version,
            analyzer: manifest.analyzer_version,
        });
    }
    Ok(manifest)
}

fn open_collection(
    index_dir: &Path,
    shards: usize,
    kind: DocumentKind,
    stems_path: &Path,
) -> Result<Collection, OpenError> {
    let open = |shard| {
        let folder = documents_folder(index_dir, shard, kind);
        IndexReader::open_kind(&folder, kind).map_err(OpenError::damaged(&folder))
    };
    let shards = (0..shards).map(open).collect::<Result<Vec<_>, _>>()?;
    let stems = StemMap::open(stems_path).map_err(OpenError::damaged(stems_path))?;
    Collection::new(kind, &shards, stems).map_err(OpenError::damaged(index_dir))
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_engine::IndexReadError;

    #[test]
    fn missing_access_is_not_damage() {
        let denied = || io::Error::from(io::ErrorKind::PermissionDenied);
        let open = OpenError::damaged::<io::Error>(Path::new("index"));
        assert!(matches!(open(denied()), OpenError::NoAccess { .. }));
        assert!(matches!(open(io::Error::other("cut off")), OpenError::Damaged { .. }));
        let found = OpenError::damaged::<IndexReadError>(Path::new("index"))(denied().into());
        assert!(matches!(found, OpenError::NoAccess { .. }), "{found:?}");
        assert!(!found.hint().contains("rebuild") && !found.hint().contains("roll back"));
    }
}

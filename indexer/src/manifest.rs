//! The folder layout of an index, and the manifest that marks it as complete.

use earshot_engine::MAX_SHARDS;
use earshot_engine::schema::{DocumentKind, SCHEMA_VERSION};
use earshot_model::Timestamp;
use earshot_text::analyze::ANALYZER_VERSION;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

const MANIFEST_FILE: &str = "manifest.json";

/// The manifest of an index. A build writes it last; a folder without it is incomplete.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Manifest {
    pub schema_version: u32,
    pub analyzer_version: u32,
    pub shards: usize,
    /// Freshness and staleness count from here, so that a generation always gives the same results.
    pub built_at: Timestamp,
    /// For each shard the parts of its passage store, oldest first.
    pub passage_parts: Vec<Vec<u32>>,
    /// Parts of the title completions, oldest first.
    pub title_parts: Vec<u32>,
    /// The embedding model of the vectors; `None` when the index has no vectors.
    pub meaning: Option<EmbeddingModelInfo>,
}

/// The embedding model of an index's vectors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EmbeddingModelInfo {
    pub model: String,
    /// The model is the index's own term table, so query embeddings need no service.
    pub is_table: bool,
    /// Number of documents when the codebooks (and the term table) were trained.
    pub documents: u64,
}

/// The part number of a segment's vectors. Each segment has exactly one part, in a folder of its own.
pub const VECTORS_PART: u32 = 1;

/// The folder of the files that all vectors share: term table, codebooks, topics.
pub fn embedding_folder(folder: &Path) -> PathBuf {
    folder.join("meaning")
}

pub fn terms_path(folder: &Path) -> PathBuf {
    embedding_folder(folder).join("terms")
}

/// The file of the topic vocabulary.
pub fn topics_path(folder: &Path) -> PathBuf {
    embedding_folder(folder).join("topics")
}

impl Manifest {
    /// A manifest with the versions of this program.
    pub fn new(shards: usize, built_at: Timestamp) -> Self {
        Self {
            schema_version: SCHEMA_VERSION,
            analyzer_version: ANALYZER_VERSION,
            shards,
            built_at,
            passage_parts: vec![Vec::new(); shards],
            title_parts: Vec::new(),
            meaning: None,
        }
    }

    /// Whether this program can read the index and extend it.
    pub fn is_current(&self) -> bool {
        self.schema_version == SCHEMA_VERSION && self.analyzer_version == ANALYZER_VERSION
    }

    pub fn path(folder: &Path) -> PathBuf {
        folder.join(MANIFEST_FILE)
    }

    pub fn read(folder: &Path) -> io::Result<Self> {
        let bytes = fs::read(Self::path(folder))?;
        let manifest: Self = serde_json::from_slice(&bytes)?;
        if manifest.shards == 0 || manifest.shards > MAX_SHARDS || manifest.passage_parts.len() != manifest.shards {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "number of shards does not fit"));
        }
        Ok(manifest)
    }

    /// Writes to a temporary file and renames it, so that readers see the whole manifest or none.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        let unfinished = folder.join("manifest.json.part");
        let mut file = fs::File::create(&unfinished)?;
        file.write_all(&serde_json::to_vec_pretty(self)?)?;
        file.sync_all()?;
        fs::rename(&unfinished, Self::path(folder))
    }
}

pub fn shard_folder(folder: &Path, shard: usize) -> PathBuf {
    folder.join(format!("shard-{shard:02}"))
}

/// The folder of the documents of a kind.
pub fn documents_folder(folder: &Path, shard: usize, kind: DocumentKind) -> PathBuf {
    shard_folder(folder, shard).join(name_of(kind))
}

/// The folder of the vectors of all segments of a document kind.
pub fn vectors_folder(folder: &Path, shard: usize, kind: DocumentKind) -> PathBuf {
    shard_folder(folder, shard).join(format!("{}-vectors", name_of(kind)))
}

/// The folder of the topics and keywords of all segments of a document kind.
pub fn subjects_folder(folder: &Path, shard: usize, kind: DocumentKind) -> PathBuf {
    shard_folder(folder, shard).join(format!("{}-subjects", name_of(kind)))
}

/// The file of the codebook of a document kind.
pub fn codebook_path(folder: &Path, kind: DocumentKind) -> PathBuf {
    embedding_folder(folder).join(format!("{}.codebook", name_of(kind)))
}

fn name_of(kind: DocumentKind) -> &'static str {
    match kind {
        DocumentKind::Podcasts => "podcasts",
        DocumentKind::Episodes => "episodes",
    }
}

pub fn passages_folder(folder: &Path, shard: usize) -> PathBuf {
    shard_folder(folder, shard).join("passages")
}

pub fn suggest_folder(folder: &Path) -> PathBuf {
    folder.join("suggest")
}

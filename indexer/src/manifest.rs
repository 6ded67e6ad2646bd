//! The folder of an index: where its files lie, and the manifest that says it is finished.

use crate::analyze::ANALYZER_VERSION;
use crate::schema::SCHEMA_VERSION;
use earshot_model::{PodcastId, Timestamp};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use tantivy::SegmentReader;

const MANIFEST_FILE: &str = "manifest.json";

/// Podcasts fall into this many buckets, buckets into shards: a podcast's bucket never changes.
const BUCKETS: usize = 64;

/// What an index is, written last: a folder without it is unfinished.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Manifest {
    pub schema_version: u32,
    pub analyzer_version: u32,
    pub shards: usize,
    /// Freshness is measured from here, so that a generation always answers the same.
    pub built_at: Timestamp,
    /// Parts of each shard's passage store, oldest first.
    pub passage_parts: Vec<Vec<u32>>,
    /// Parts of the completions of titles, oldest first.
    pub title_parts: Vec<u32>,
    /// What the vectors of its documents are made with; without it there are none.
    #[serde(default)]
    pub meaning: Option<EmbeddingNote>,
}

/// The model of an index's vectors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EmbeddingNote {
    pub model: String,
    /// It is the index's own table of terms, and nobody else need be asked for the vector of a query.
    pub is_table: bool,
    /// Documents that there were when its lists, and its table, were made.
    pub documents: u64,
}

/// The name of the folders that lie beside a segment.
pub fn segment_name(segment: &SegmentReader) -> String {
    segment.segment_id().uuid_string()
}

/// Documents of one kind, which are searched together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    Podcasts,
    /// With the passages of their transcripts.
    Episodes,
}

impl Layer {
    pub const ALL: [Self; 2] = [Self::Podcasts, Self::Episodes];

    fn name(self) -> &'static str {
        match self {
            Self::Podcasts => "podcasts",
            Self::Episodes => "episodes",
        }
    }

    /// The documents' index.
    pub fn documents_folder(self, folder: &Path, shard: usize) -> PathBuf {
        shard_folder(folder, shard).join(self.name())
    }

    /// The vectors of all segments of a shard.
    pub fn vectors_folder(self, folder: &Path, shard: usize) -> PathBuf {
        shard_folder(folder, shard).join(format!("{}-vectors", self.name()))
    }

    /// The topics and keywords of all segments of a shard.
    pub fn subjects_folder(self, folder: &Path, shard: usize) -> PathBuf {
        shard_folder(folder, shard).join(format!("{}-subjects", self.name()))
    }

    pub fn codebook_path(self, folder: &Path) -> PathBuf {
        embedding_folder(folder).join(format!("{}.codebook", self.name()))
    }
}

/// The number of the part of vectors that a segment has: it has one, in a folder of its own.
pub const VECTORS_PART: u32 = 1;

/// The values of a field of a segment's topics and keywords, in their folder.
pub fn values_path(folder: &Path, field: &str) -> PathBuf {
    folder.join(format!("{field}.values"))
}

/// What all vectors share.
pub fn embedding_folder(folder: &Path) -> PathBuf {
    folder.join("meaning")
}

pub fn terms_path(folder: &Path) -> PathBuf {
    embedding_folder(folder).join("terms")
}

/// Which words and phrases are topics.
pub fn topics_path(folder: &Path) -> PathBuf {
    embedding_folder(folder).join("topics")
}

impl Manifest {
    /// Of this program's versions.
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

    /// Whether this program reads and goes on with such an index.
    pub fn is_current(&self) -> bool {
        self.schema_version == SCHEMA_VERSION && self.analyzer_version == ANALYZER_VERSION
    }

    pub fn path(folder: &Path) -> PathBuf {
        folder.join(MANIFEST_FILE)
    }

    pub fn read(folder: &Path) -> io::Result<Self> {
        let bytes = fs::read(Self::path(folder))?;
        let manifest: Self = serde_json::from_slice(&bytes)?;
        if manifest.shards == 0 || manifest.shards > BUCKETS || manifest.passage_parts.len() != manifest.shards {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "number of shards does not fit"));
        }
        Ok(manifest)
    }

    /// Appears whole or not at all.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        let unfinished = folder.join("manifest.json.part");
        let mut file = fs::File::create(&unfinished)?;
        file.write_all(&serde_json::to_vec_pretty(self)?)?;
        file.sync_all()?;
        fs::rename(&unfinished, Self::path(folder))
    }
}

/// The largest number of shards.
pub const MAX_SHARDS: usize = BUCKETS;

/// The shard of a podcast, its episodes and its passages.
pub fn shard_of(podcast: PodcastId, shards: usize) -> usize {
    // Ids are hashes already.
    let bucket = usize::from(podcast.0.as_bytes()[15]) % BUCKETS;
    bucket * shards / BUCKETS
}

pub fn shard_folder(folder: &Path, shard: usize) -> PathBuf {
    folder.join(format!("shard-{shard:02}"))
}

pub fn podcasts_folder(folder: &Path, shard: usize) -> PathBuf {
    shard_folder(folder, shard).join("podcasts")
}

pub fn episodes_folder(folder: &Path, shard: usize) -> PathBuf {
    shard_folder(folder, shard).join("episodes")
}

pub fn passages_folder(folder: &Path, shard: usize) -> PathBuf {
    shard_folder(folder, shard).join("passages")
}

pub fn suggest_folder(folder: &Path) -> PathBuf {
    folder.join("suggest")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn podcasts_spread_over_all_shards() {
        for shards in [1, 2, 3, 8, 64] {
            let mut counts = vec![0; shards];
            for number in 0..6400 {
                counts[shard_of(PodcastId::from_feed_url(&format!("https://a.example/{number}")), shards)] += 1;
            }
            let expected = 6400 / shards;
            assert!(counts.iter().all(|&count| count > expected / 2 && count < expected * 2), "{counts:?}");
        }
    }
}

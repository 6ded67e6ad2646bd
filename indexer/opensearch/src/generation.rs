//! The write side: a generation as physical indexes of the cluster.
//!
//! A build writes indexes with names of their own, so that two writers never touch the same index. They are complete when their
//! mappings have the facts of [`GenerationFacts`], and are blocked for writes from then on. Servers open them by the name of the
//! generation that they serve, so that one pointer decides for the tables, the local index and the cluster.

use crate::bulk::BulkError;
use crate::client::{ClusterClient, ClusterRequest, send};
use crate::error::ClusterError;
use crate::lease::LeaseError;
use crate::schema::{IndexKind, MAPPING_VERSION};
use earshot_engine::schema::field;
use earshot_indexer::{BuildError, SearchError, SourceError};
use earshot_model::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;
use uuid::Uuid;

/// Characters of the part of an index name that is random.
const BUILD_CHARS: usize = 8;

/// What to build, and how.
#[derive(Clone, Debug)]
pub struct GenerationPlan {
    /// The beginning of all index names: lower-case letters, digits and hyphens.
    pub prefix: String,
    /// The name of the generation, of the same characters.
    pub generation: String,
    pub built_at: Timestamp,
    pub shards: usize,
    pub replicas: usize,
    /// A folder for episodes of podcasts with very many.
    pub scratch: PathBuf,
}

/// Why a generation could not be written.
#[derive(Debug, thiserror::Error)]
pub enum GenerationError {
    #[error("{0:?} is not a name of lower-case letters, digits and hyphens")]
    InvalidName(String),
    #[error(transparent)]
    Cluster(#[from] ClusterError),
    #[error(transparent)]
    Bulk(#[from] BulkError),
    #[error("the podcasts cannot be read")]
    Source(#[source] SourceError),
    #[error("episodes cannot be buffered")]
    Buffer(#[source] BuildError),
    #[error("the vectors of the local generation cannot be read")]
    Vectors(#[source] SearchError),
    #[error("the topics of the local generation cannot be read")]
    Subjects(#[source] SearchError),
    #[error("index {index} has {found} documents instead of {expected}")]
    Incomplete { index: String, expected: u64, found: u64 },
    #[error(transparent)]
    Lease(#[from] LeaseError),
}

/// The facts of a complete generation, in the mapping of each of its indexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GenerationFacts {
    pub version: u64,
    pub generation: String,
    pub built_at: Timestamp,
    /// Documents of the index, by language number.
    pub languages: Vec<u64>,
    /// The lengths of the scored fields.
    pub lengths: BTreeMap<String, FieldLengths>,
    /// `None` when the local generation had no vectors.
    pub vectors: Option<VectorFacts>,
}

/// The vectors of a generation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VectorFacts {
    /// Vectors of different versions are never compared.
    pub version: String,
    /// False when the cluster had no k-NN plugin.
    pub is_indexed: bool,
}

/// The lengths of a field in all documents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldLengths {
    /// Documents that have the field.
    pub documents: u64,
    pub words: u64,
}

impl GenerationFacts {
    pub fn documents(&self) -> u64 {
        self.languages.iter().sum()
    }

    /// Whether its documents have topics and keywords, which are computed together with vectors.
    pub fn has_subjects(&self) -> bool {
        self.vectors.is_some()
    }

    /// The version of the vectors that the index has.
    pub fn indexed_vectors(&self) -> Option<&str> {
        self.vectors.as_ref().filter(|vectors| vectors.is_indexed).map(|vectors| vectors.version.as_str())
    }

    /// The average length of a field. Few episodes have transcripts, which is why those without do not count.
    #[expect(clippy::cast_precision_loss, reason = "an average needs no such precision")]
    pub fn average_length(&self, name: &str) -> f64 {
        let FieldLengths { documents, words } = self.lengths.get(name).copied().unwrap_or_default();
        let documents = if name == field::TRANSCRIPT { documents } else { self.documents() };
        words as f64 / documents.max(1) as f64
    }
}

/// The indexes of a generation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GenerationIndexes {
    pub podcasts: String,
    pub episodes: String,
    pub transcripts: String,
}

impl GenerationIndexes {
    pub fn name(&self, kind: IndexKind) -> &str {
        match kind {
            IndexKind::Podcasts => &self.podcasts,
            IndexKind::Episodes => &self.episodes,
            IndexKind::Transcripts => &self.transcripts,
        }
    }

    /// Names that no other build has.
    pub(crate) fn of_new_build(plan: &GenerationPlan) -> Self {
        let build = Uuid::new_v4().simple().to_string();
        Self::of_build(&plan.prefix, &plan.generation, &build[..BUILD_CHARS])
    }

    fn of_build(prefix: &str, generation: &str, build: &str) -> Self {
        let name = |kind: IndexKind| format!("{prefix}-{}-{generation}-{build}", kind.as_str());
        Self {
            podcasts: name(IndexKind::Podcasts),
            episodes: name(IndexKind::Episodes),
            transcripts: name(IndexKind::Transcripts),
        }
    }

    fn has(&self, index: &str) -> bool {
        IndexKind::ALL.into_iter().any(|kind| self.name(kind) == index)
    }
}

/// The generation and the build in the name of an index with this prefix.
fn parse_index_name<'n>(index: &'n str, prefix: &str) -> Option<(&'n str, &'n str)> {
    let rest = index.strip_prefix(prefix)?.strip_prefix('-')?;
    let named = IndexKind::ALL.into_iter().find_map(|kind| rest.strip_prefix(kind.as_str())?.strip_prefix('-'))?;
    let (generation, build) = named.rsplit_once('-')?;
    (build.len() == BUILD_CHARS && !generation.is_empty()).then_some((generation, build))
}

/// Deletes the indexes of a build. Those that do not exist are skipped.
pub fn delete_indexes(client: &ClusterClient, indexes: &GenerationIndexes) -> Result<(), ClusterError> {
    IndexKind::ALL.into_iter().try_for_each(|kind| delete_index(client, indexes.name(kind)))
}

/// Deletes the indexes of generations that are not in `kept`, and what interrupted builds have left of the generation of `current`.
/// Returns the names of what was deleted. A prefix has one writer.
///
/// # Errors
/// When the cluster is unavailable.
pub fn delete_outdated_indexes(
    client: &ClusterClient,
    prefix: &str,
    kept: &[String],
    current: Option<&GenerationIndexes>,
) -> Result<Vec<String>, ClusterError> {
    let path = format!("_cat/indices/{prefix}-*?format=json&h=index");
    let listed = send(client, &ClusterRequest::get("listing the indexes", path))?;
    let names = listed.as_array().into_iter().flatten().filter_map(|row| row["index"].as_str());
    let generation_of =
        |current: &'_ GenerationIndexes| parse_index_name(&current.podcasts, prefix).map(|(name, _)| name.to_owned());
    let current_generation = current.and_then(generation_of);
    let is_outdated = |index: &&str| match parse_index_name(index, prefix) {
        Some((generation, _)) if current_generation.as_deref() == Some(generation) => {
            current.is_none_or(|current| !current.has(index))
        }
        Some((generation, _)) => !kept.iter().any(|name| name == generation),
        None => false,
    };
    let mut deleted = Vec::new();
    for index in names.filter(is_outdated) {
        delete_index(client, index)?;
        deleted.push(index.to_owned());
    }
    Ok(deleted)
}

fn delete_index(client: &ClusterClient, index: &str) -> Result<(), ClusterError> {
    match send(client, &ClusterRequest::delete("deleting an index", index)) {
        Ok(_) | Err(ClusterError::Rejected { status: 404, .. }) => Ok(()),
        Err(error) => Err(error),
    }
}

/// The complete indexes of a generation with their facts: of podcasts, then of episodes. A build at another time is another generation,
/// whatever its name is.
///
/// # Errors
/// When there are none, or they are of another version.
pub fn find_generation(
    client: &ClusterClient,
    prefix: &str,
    generation: &str,
    built_at: Timestamp,
    deadline: Instant,
) -> Result<(GenerationIndexes, [GenerationFacts; 2]), ClusterError> {
    let path = format!("{prefix}-*-{generation}-*/_mapping?filter_path=*.mappings._meta");
    let mappings = client.send(&ClusterRequest::get("finding a generation", path), deadline)?;
    let facts_of = |index: &str| read_facts(index, &mappings[index]["mappings"]["_meta"]).transpose();
    let mut other_version = None;
    for index in mappings.as_object().into_iter().flatten().map(|(index, _)| index.as_str()) {
        let Some((_, build)) = parse_index_name(index, prefix).filter(|(named, _)| *named == generation) else {
            continue;
        };
        let indexes = GenerationIndexes::of_build(prefix, generation, build);
        // Only a complete build has facts in all of its indexes.
        let found = IndexKind::ALL.map(|kind| facts_of(indexes.name(kind)));
        match found {
            [Some(Ok(podcasts)), Some(Ok(episodes)), Some(Ok(_))] => {
                if podcasts.built_at == built_at && episodes.built_at == built_at {
                    return Ok((indexes, [podcasts, episodes]));
                }
            }
            found => other_version = found.into_iter().flatten().find_map(Result::err).or(other_version),
        }
    }
    Err(other_version.unwrap_or_else(|| ClusterError::NotBuilt { generation: generation.to_owned() }))
}

/// The facts in the mapping of an index; `None` when it is incomplete.
fn read_facts(index: &str, facts: &Value) -> Result<Option<GenerationFacts>, ClusterError> {
    // A build that continues another one has replaced the facts of the other.
    let Some(found) = facts["version"].as_u64() else { return Ok(None) };
    if found != MAPPING_VERSION {
        return Err(ClusterError::OtherVersion { index: index.to_owned(), found, expected: MAPPING_VERSION });
    }
    GenerationFacts::deserialize(facts)
        .map(Some)
        .map_err(|error| ClusterError::Unreadable { operation: "finding a generation", reason: error.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn names_of_indexes_have_a_generation_and_a_build() {
        let indexes = GenerationIndexes::of_build("my-earshot", "000007", "5f0c2a1b");
        assert_eq!(indexes.episodes, "my-earshot-episodes-000007-5f0c2a1b");
        for kind in IndexKind::ALL {
            assert_eq!(parse_index_name(indexes.name(kind), "my-earshot"), Some(("000007", "5f0c2a1b")));
        }
        for other in ["my-earshot-podcasts-5f0c2a1b", "my-earshot-hosts-7-5f0c2a1b", "my-earshot-podcasts-7-5f0c"] {
            assert_eq!(parse_index_name(other, "my-earshot"), None, "{other}");
        }
        assert_eq!(parse_index_name(&indexes.podcasts, "my"), None, "it has another prefix");
    }

    #[test]
    fn indexes_of_other_versions_are_not_read() {
        assert_eq!(read_facts("a", &Value::Null).expect("is incomplete"), None);
        assert_eq!(read_facts("a", &json!({"building": true})).expect("is incomplete"), None);
        let facts = |version| json!({"version": version, "generation": "7", "built_at": "2026-11-30T00:00:00Z", "languages": [], "lengths": {}});
        assert!(read_facts("a", &facts(MAPPING_VERSION)).expect("is readable").is_some());
        let other = read_facts("a", &facts(MAPPING_VERSION + 1));
        assert!(matches!(other, Err(ClusterError::OtherVersion { .. })), "{other:?}");
    }
}

//! The write side: a generation as physical indexes of the cluster.
//!
//! A build writes indexes with names of their own, so that two writers never touch the same index. They are complete when their
//! mappings have the facts of [`GenerationFacts`], and are blocked for writes from then on. Servers open them by the name of the
//! generation that they serve, so that one pointer decides for the tables, the local index and the cluster.

use crate::bulk::{BulkError, BulkWriter};
use crate::client::{ClusterClient, ClusterRequest};
use crate::documents::PodcastFields;
use crate::error::ClusterError;
use crate::schema::{DOCUMENT, IndexKind, MAPPING_VERSION, is_scored, length_field, text_fields};
use crate::term_text::TermTexts;
use earshot_engine::schema::{DocumentKind, field};
use earshot_indexer::build::{EpisodeBuffer, NewestEpisodes, generate_description};
use earshot_indexer::{BuildError, EpisodeEntry, EpisodeItem, PodcastSource, SourceError};
use earshot_model::{EpisodeDocument, PodcastDocument, Timestamp};
use earshot_text::analyze::Language;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use uuid::Uuid;

/// Time for a request about an index.
const INDEX_TIMEOUT: Duration = Duration::from_secs(60);
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
    #[error("index {index} has {found} documents after {written} were written")]
    Incomplete { index: String, written: u64, found: u64 },
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
    fn of_new_build(plan: &GenerationPlan) -> Self {
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

/// The number of documents of a generation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GenerationReport {
    pub podcasts: u64,
    pub episodes: u64,
    pub transcripts: u64,
}

/// Builds a generation from all podcasts of a source. Servers open it when they serve the generation of this name.
///
/// # Errors
/// When the source cannot be read, or the cluster rejects documents or is unavailable. What was written is deleted then, as far as the
/// cluster responds.
pub fn build_generation(
    client: &ClusterClient,
    plan: &GenerationPlan,
    source: &mut dyn PodcastSource,
) -> Result<(GenerationIndexes, GenerationReport), GenerationError> {
    for name in [&plan.prefix, &plan.generation] {
        check_name(name)?;
    }
    let indexes = GenerationIndexes::of_new_build(plan);
    let built = fill_indexes(client, plan, &indexes, source);
    if built.is_err() {
        // The error of the build is the one to report.
        let _ = delete_indexes(client, &indexes);
    }
    Ok((indexes, built?))
}

fn check_name(name: &str) -> Result<(), GenerationError> {
    let is_valid = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    let is_name = (1..=80).contains(&name.len()) && name.chars().all(is_valid) && !name.starts_with('-');
    if is_name { Ok(()) } else { Err(GenerationError::InvalidName(name.to_owned())) }
}

fn fill_indexes(
    client: &ClusterClient,
    plan: &GenerationPlan,
    indexes: &GenerationIndexes,
    source: &mut dyn PodcastSource,
) -> Result<GenerationReport, GenerationError> {
    for kind in IndexKind::ALL {
        let body = kind.create_body(plan.shards, plan.replicas);
        send(client, &ClusterRequest::put("creating an index", indexes.name(kind), body))?;
    }
    let mut writer = PodcastWriter {
        plan,
        indexes,
        bulk: BulkWriter::new(client),
        terms: TermTexts::default(),
        report: GenerationReport::default(),
        podcast_facts: DocumentCounts::new(DocumentKind::Podcasts),
        episode_facts: DocumentCounts::new(DocumentKind::Episodes),
    };
    let mut failed = None;
    let read = source.for_each_podcast(&mut |document, episodes| match writer.write(document, episodes) {
        Ok(()) => ControlFlow::Continue(()),
        Err(error) => {
            failed = Some(error);
            ControlFlow::Break(())
        }
    });
    if let Some(error) = failed {
        return Err(error);
    }
    read.map_err(GenerationError::Source)?;
    writer.bulk.flush()?;
    let PodcastWriter { report, podcast_facts, episode_facts, .. } = writer;
    for kind in IndexKind::ALL {
        let (written, counts) = match kind {
            IndexKind::Podcasts => (report.podcasts, podcast_facts.clone()),
            IndexKind::Episodes => (report.episodes, episode_facts.clone()),
            IndexKind::Transcripts => (report.transcripts, DocumentCounts::default()),
        };
        let facts = GenerationFacts {
            version: MAPPING_VERSION,
            generation: plan.generation.clone(),
            built_at: plan.built_at,
            languages: counts.languages,
            lengths: counts.lengths.into_iter().map(|(name, lengths)| (name.to_owned(), lengths)).collect(),
        };
        complete_index(client, indexes.name(kind), written, &facts)?;
        if plan.replicas > 0 {
            wait_for_copies(client, indexes.name(kind))?;
        }
    }
    Ok(report)
}

/// Writes the documents of one podcast after the other.
struct PodcastWriter<'a> {
    plan: &'a GenerationPlan,
    indexes: &'a GenerationIndexes,
    bulk: BulkWriter<'a>,
    terms: TermTexts,
    report: GenerationReport,
    podcast_facts: DocumentCounts,
    episode_facts: DocumentCounts,
}

/// Counts of the documents that were written.
#[derive(Clone, Default)]
struct DocumentCounts {
    languages: Vec<u64>,
    lengths: BTreeMap<&'static str, FieldLengths>,
}

impl DocumentCounts {
    fn new(kind: DocumentKind) -> Self {
        let scored = text_fields(kind).iter().filter(|name| is_scored(name));
        Self {
            languages: vec![0; Language::COUNT],
            lengths: scored.map(|name| (*name, FieldLengths::default())).collect(),
        }
    }

    fn add(&mut self, language: Language, row: &Value) {
        self.languages[language.number()] += 1;
        for (name, lengths) in &mut self.lengths {
            if let Some(words) = row[length_field(name)].as_u64().filter(|words| *words > 0) {
                lengths.documents += 1;
                lengths.words += words;
            }
        }
    }
}

impl PodcastWriter<'_> {
    fn write(
        &mut self,
        mut document: PodcastDocument,
        episodes: &mut dyn Iterator<Item = EpisodeItem>,
    ) -> Result<(), GenerationError> {
        let now = self.plan.built_at;
        let (mut held, mut newest) =
            (EpisodeBuffer::new(self.plan.scratch.join("episodes.part"), now), NewestEpisodes::new(now));
        // Without extracted credits, a podcast has guests when one of its episodes marks a guest.
        for entry in episodes {
            let entry = entry.map_err(GenerationError::Source)?;
            newest.push(&entry.episode);
            if document.credits.has_guests.is_none() && entry.episode.has_marked_guest() {
                document.credits.has_guests = Some(true);
            }
            held.push(entry).map_err(GenerationError::Buffer)?;
        }
        let newest = newest.into_texts();
        document.generated = generate_description(&document, &newest);
        let fields = PodcastFields::new(&document, &mut self.terms);
        let row = fields.podcast(&newest, &mut self.terms);
        self.bulk.add(&self.indexes.podcasts, &document.podcast.id.0.to_string(), &row)?;
        self.report.podcasts += 1;
        self.podcast_facts.add(fields.language(), &row);
        let mut failed = None;
        held.drain(&mut |entry| {
            if failed.is_none() {
                failed = self.write_episode(&document, &fields, entry).err();
            }
            Ok(())
        })
        .map_err(GenerationError::Buffer)?;
        failed.map_or(Ok(()), |error| Err(error.into()))
    }

    fn write_episode(
        &mut self,
        podcast: &PodcastDocument,
        fields: &PodcastFields<'_>,
        entry: EpisodeEntry,
    ) -> Result<(), BulkError> {
        let EpisodeEntry { episode, transcript, former, credits } = entry;
        let id = episode.id.0.to_string();
        let document = EpisodeDocument {
            has_transcript: transcript.is_some(),
            episode,
            podcast_slug: podcast.podcast.slug.clone(),
            podcast_title: podcast.podcast.title.clone(),
            aliases: former,
            credits,
        };
        let row = fields.episode(&document, transcript.as_ref(), &mut self.terms);
        self.bulk.add(&self.indexes.episodes, &id, &row)?;
        self.report.episodes += 1;
        self.episode_facts.add(fields.language(), &row);
        if let Some(transcript) = &transcript {
            self.bulk.add(&self.indexes.transcripts, &id, &json!({DOCUMENT: transcript}))?;
            self.report.transcripts += 1;
        }
        Ok(())
    }
}

/// Checks the number of documents, writes the facts, and blocks further writes.
fn complete_index(
    client: &ClusterClient,
    index: &str,
    written: u64,
    facts: &GenerationFacts,
) -> Result<(), GenerationError> {
    send(client, &ClusterRequest::post("refreshing an index", format!("{index}/_refresh"), json!({})))?;
    let counted = send(client, &ClusterRequest::get("counting documents", format!("{index}/_count")))?;
    let found = counted["count"].as_u64().unwrap_or_default();
    if found != written || counted["_shards"]["failed"] != json!(0) {
        return Err(GenerationError::Incomplete { index: index.to_owned(), written, found });
    }
    let facts = json!({"_meta": facts});
    send(client, &ClusterRequest::put("completing an index", format!("{index}/_mapping"), facts))?;
    let block = json!({"index.blocks.write": true});
    send(client, &ClusterRequest::put("completing an index", format!("{index}/_settings"), block))?;
    Ok(())
}

/// Waits until each shard has all its copies, so that a published index outlives a node.
fn wait_for_copies(client: &ClusterClient, index: &str) -> Result<(), ClusterError> {
    let path = format!("_cluster/health/{index}?wait_for_status=green&timeout={}s", INDEX_TIMEOUT.as_secs() / 2);
    send(client, &ClusterRequest::get("waiting for the copies of an index", path)).map(|_| ())
}

/// Deletes the indexes of a build. Those that do not exist are skipped.
fn delete_indexes(client: &ClusterClient, indexes: &GenerationIndexes) -> Result<(), ClusterError> {
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
) -> Result<(GenerationIndexes, [GenerationFacts; 2]), ClusterError> {
    let path = format!("{prefix}-*-{generation}-*/_mapping?filter_path=*.mappings._meta");
    let mappings = send(client, &ClusterRequest::get("finding a generation", path))?;
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
    if facts.is_null() {
        return Ok(None);
    }
    let found = facts["version"].as_u64().unwrap_or_default();
    if found != MAPPING_VERSION {
        return Err(ClusterError::OtherVersion { index: index.to_owned(), found, expected: MAPPING_VERSION });
    }
    GenerationFacts::deserialize(facts)
        .map(Some)
        .map_err(|error| ClusterError::Unreadable { operation: "finding a generation", reason: error.to_string() })
}

fn send(client: &ClusterClient, request: &ClusterRequest) -> Result<Value, ClusterError> {
    client.send(request, Instant::now() + INDEX_TIMEOUT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_indexes_are_checked() {
        for name in ["earshot", "g-7", "000007"] {
            assert!(check_name(name).is_ok(), "{name}");
        }
        for name in ["", "-a", "A", "a_b", "a,b", "*", "ä", &"a".repeat(81)] {
            assert!(check_name(name).is_err(), "{name}");
        }
    }

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
        let facts = |version| json!({"version": version, "generation": "7", "built_at": "2026-11-30T00:00:00Z", "languages": [], "lengths": {}});
        assert!(read_facts("a", &facts(MAPPING_VERSION)).expect("is readable").is_some());
        let other = read_facts("a", &facts(MAPPING_VERSION + 1));
        assert!(matches!(other, Err(ClusterError::OtherVersion { .. })), "{other:?}");
    }
}

//! The write side: a generation as physical indexes of the cluster.
//!
//! A build writes indexes with names of their own, so that two writers never touch the same index. They are complete when their
//! mappings have the facts of [`GenerationFacts`], and are blocked for writes from then on. [`publish`] moves the aliases that
//! searches open in one request.

use crate::bulk::{BulkError, BulkWriter};
use crate::client::{ClusterClient, ClusterRequest};
use crate::documents::PodcastFields;
use crate::error::ClusterError;
use crate::response::take;
use crate::schema::{DOCUMENT, IndexKind, MAPPING_VERSION};
use crate::term_text::TermTexts;
use earshot_indexer::build::{EpisodeBuffer, NewestEpisodes, generate_description};
use earshot_indexer::{BuildError, EpisodeEntry, EpisodeItem, PodcastSource, SourceError};
use earshot_model::{EpisodeDocument, PodcastDocument, Timestamp};
use earshot_text::analyze::Language;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use uuid::Uuid;

/// Time for a request about an index.
const INDEX_TIMEOUT: Duration = Duration::from_secs(60);
/// Attempts to move the aliases while others move them.
const PUBLISH_ATTEMPTS: usize = 5;

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
    #[error("the aliases of {0:?} were moved by others again and again")]
    Contested(String),
}

/// The facts of a complete generation, in the mapping of each of its indexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GenerationFacts {
    pub version: u64,
    pub generation: String,
    pub built_at: Timestamp,
    /// Documents of the index, by language number.
    pub languages: Vec<u64>,
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

    fn of(plan: &GenerationPlan) -> Self {
        let build = Uuid::new_v4().simple().to_string();
        let name = |kind: IndexKind| format!("{}-{}-{}", kind.alias(&plan.prefix), plan.generation, &build[..8]);
        Self {
            podcasts: name(IndexKind::Podcasts),
            episodes: name(IndexKind::Episodes),
            transcripts: name(IndexKind::Transcripts),
        }
    }
}

/// The number of documents of a generation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GenerationReport {
    pub podcasts: u64,
    pub episodes: u64,
    pub transcripts: u64,
}

/// Builds a generation from all podcasts of a source. Nothing is served from it before [`publish`].
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
    let indexes = GenerationIndexes::of(plan);
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
        podcast_languages: vec![0; Language::COUNT],
        episode_languages: vec![0; Language::COUNT],
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
    let PodcastWriter { report, podcast_languages, episode_languages, .. } = writer;
    for kind in IndexKind::ALL {
        let (written, languages) = match kind {
            IndexKind::Podcasts => (report.podcasts, podcast_languages.clone()),
            IndexKind::Episodes => (report.episodes, episode_languages.clone()),
            IndexKind::Transcripts => (report.transcripts, Vec::new()),
        };
        let facts = GenerationFacts {
            version: MAPPING_VERSION,
            generation: plan.generation.clone(),
            built_at: plan.built_at,
            languages,
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
    podcast_languages: Vec<u64>,
    episode_languages: Vec<u64>,
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
        self.podcast_languages[fields.language().number()] += 1;
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
        self.episode_languages[fields.language().number()] += 1;
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

/// Moves the aliases to a generation, in one request for all of its indexes. Returns the indexes that had them.
///
/// # Errors
/// When the cluster is unavailable, or other publishers move the aliases again and again.
pub fn publish(
    client: &ClusterClient,
    prefix: &str,
    indexes: &GenerationIndexes,
) -> Result<Vec<String>, GenerationError> {
    for _ in 0..PUBLISH_ATTEMPTS {
        let (mut actions, mut previous) = (Vec::new(), Vec::new());
        for kind in IndexKind::ALL {
            let alias = kind.alias(prefix);
            for index in indexes_of_alias(client, &alias)? {
                if index != indexes.name(kind) {
                    actions.push(json!({"remove": {"index": index, "alias": alias}}));
                    previous.push(index);
                }
            }
            actions.push(json!({"add": {"index": indexes.name(kind), "alias": alias}}));
        }
        let request = ClusterRequest::post("publishing", "_aliases", json!({"actions": actions}));
        match send(client, &request) {
            Ok(_) => return Ok(previous),
            // Another publisher has removed an alias since it was read: nothing was changed.
            Err(ClusterError::Rejected { status: 404, .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(GenerationError::Contested(prefix.to_owned()))
}

/// Deletes the indexes of a generation that no server reads any more.
///
/// # Errors
/// When the cluster is unavailable. Indexes that do not exist are skipped.
pub fn delete_indexes(client: &ClusterClient, indexes: &GenerationIndexes) -> Result<(), ClusterError> {
    for kind in IndexKind::ALL {
        match send(client, &ClusterRequest::delete("deleting an index", indexes.name(kind))) {
            Ok(_) | Err(ClusterError::Rejected { status: 404, .. }) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// The indexes with an alias; empty when there is no such alias.
fn indexes_of_alias(client: &ClusterClient, alias: &str) -> Result<Vec<String>, ClusterError> {
    match send(client, &ClusterRequest::get("reading an alias", format!("_alias/{alias}"))) {
        Ok(response) => Ok(response.as_object().map(|indexes| indexes.keys().cloned().collect()).unwrap_or_default()),
        Err(ClusterError::Rejected { status: 404, .. }) => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

/// The published indexes with their facts: of podcasts, then of episodes.
///
/// # Errors
/// When nothing is published, or an index is of another version.
pub fn open_published(
    client: &ClusterClient,
    prefix: &str,
) -> Result<(GenerationIndexes, [GenerationFacts; 2]), ClusterError> {
    let name = |kind: IndexKind| {
        let alias = kind.alias(prefix);
        let index = indexes_of_alias(client, &alias)?.into_iter().next();
        index.ok_or(ClusterError::NotPublished { alias })
    };
    let indexes = GenerationIndexes {
        podcasts: name(IndexKind::Podcasts)?,
        episodes: name(IndexKind::Episodes)?,
        transcripts: name(IndexKind::Transcripts)?,
    };
    let facts = [read_facts(client, &indexes.podcasts)?, read_facts(client, &indexes.episodes)?];
    Ok((indexes, facts))
}

fn read_facts(client: &ClusterClient, index: &str) -> Result<GenerationFacts, ClusterError> {
    let mut response = send(client, &ClusterRequest::get("reading a mapping", format!("{index}/_mapping")))?;
    let facts = take(&mut response, &format!("/{index}/mappings/_meta"));
    let found = facts["version"].as_u64().unwrap_or_default();
    if found != MAPPING_VERSION {
        return Err(ClusterError::OtherVersion { index: index.to_owned(), found, expected: MAPPING_VERSION });
    }
    let unreadable = |error: serde_json::Error| ClusterError::Unreadable {
        operation: "reading a mapping",
        reason: error.to_string(),
    };
    serde_json::from_value(facts).map_err(unreadable)
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
}

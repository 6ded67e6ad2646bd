//! Builds the indexes of a generation: whole ones, or those of another generation with the podcasts that have changed.

use crate::base_generation::{BaseIndexes, DocumentCounts, OldEpisodes, clone_indexes};
use crate::bulk::BulkWriter;
use crate::client::{ClusterClient, ClusterRequest, send};
use crate::documents::{PodcastFields, add_subjects};
use crate::error::ClusterError;
use crate::generation::{
    GenerationError, GenerationFacts, GenerationIndexes, GenerationPlan, VectorFacts, delete_indexes,
};
use crate::index_facts::count_facts;
use crate::lease::WriterLease;
use crate::schema::{DOCUMENT, IndexKind, MAPPING_VERSION, VECTORS};
use crate::term_text::TermTexts;
use crate::vectors::vector_values;
use earshot_indexer::build::{EpisodeBuffer, NewestEpisodes, generate_description};
use earshot_indexer::{
    EmbeddedBackend, EpisodeEntry, EpisodeItem, PodcastSource, SearchBackend as _, TaggedVector, VectorReader,
};
use earshot_model::{EpisodeDocument, PodcastDocument, PodcastId, Timestamp};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::time::Duration;
use uuid::Uuid;

/// Time for the copies of a shard.
const COPIES_TIMEOUT: Duration = Duration::from_secs(30);

/// What a build reads.
pub struct BuildInputs<'a> {
    /// All podcasts of the generation.
    pub all: &'a mut dyn PodcastSource,
    /// What has changed since a generation that the cluster may have.
    pub changes: Option<GenerationChanges<'a>>,
    /// The generation of the data folder, which has the vectors, topics and keywords.
    pub local: Option<&'a EmbeddedBackend>,
}

impl<'a> BuildInputs<'a> {
    /// All podcasts, without vectors and topics.
    pub fn full(all: &'a mut dyn PodcastSource) -> Self {
        Self { all, changes: None, local: None }
    }
}

/// What has changed since another generation.
pub struct GenerationChanges<'a> {
    /// The name of the other generation.
    pub base: &'a str,
    pub base_built_at: Timestamp,
    /// The podcasts that are new or have changed.
    pub changed: &'a mut dyn PodcastSource,
    pub removed: &'a [PodcastId],
}

/// The documents of a generation, and how they were written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GenerationReport {
    pub podcasts: u64,
    pub episodes: u64,
    pub transcripts: u64,
    /// Only the podcasts that changed were written.
    pub is_incremental: bool,
    /// The local generation has vectors, and the cluster has no plugin for them.
    pub lacks_vectors: bool,
}

/// Builds a generation. Servers open it when they serve the generation of this name. When the cluster has the generation of `changes`,
/// the build continues from a clone of it.
///
/// # Errors
/// When the source cannot be read, another program writes, or the cluster rejects documents or is unavailable. What was written is
/// deleted then, as far as the cluster responds.
pub fn build_generation(
    client: &ClusterClient,
    plan: &GenerationPlan,
    inputs: BuildInputs<'_>,
    lease: &mut WriterLease<'_>,
) -> Result<(GenerationIndexes, GenerationReport), GenerationError> {
    for name in [&plan.prefix, &plan.generation] {
        check_name(name)?;
    }
    let indexes = GenerationIndexes::of_new_build(plan);
    let built = fill_indexes(client, plan, &indexes, inputs, lease);
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
    inputs: BuildInputs<'_>,
    lease: &mut WriterLease<'_>,
) -> Result<GenerationReport, GenerationError> {
    let BuildInputs { all, changes, local } = inputs;
    let version = local.and_then(EmbeddedBackend::vector_version);
    let base = match &changes {
        Some(changes) => BaseIndexes::find(client, plan, (changes.base, changes.base_built_at), version.as_deref())?,
        None => None,
    };
    let has_vectors = match &base {
        Some(base) => {
            clone_indexes(client, base, indexes, plan.replicas)?;
            base.has_vectors
        }
        None => create_indexes(client, plan, indexes, version.is_some())?,
    };
    let expected = base.as_ref().map_or_else(DocumentCounts::default, |base| base.counts);
    let is_incremental = base.is_some();
    let mut writer = PodcastWriter {
        client,
        plan,
        indexes,
        lease,
        base,
        bulk: BulkWriter::new(client),
        terms: TermTexts::default(),
        vectors: local.filter(|_| has_vectors).and_then(EmbeddedBackend::vector_reader),
        subjects: local.filter(|_| version.is_some()),
        expected,
        written: HashSet::new(),
        transcribed: HashSet::new(),
    };
    match changes {
        Some(changes) if is_incremental => {
            for podcast in changes.removed {
                writer.remove(*podcast)?;
            }
            writer.write_all(changes.changed)?;
        }
        _ => writer.write_all(all)?,
    }
    writer.bulk.flush()?;
    let expected = writer.expected;
    let vectors = version.map(|version| VectorFacts { version, is_indexed: has_vectors });
    for kind in IndexKind::ALL {
        writer.lease.renew()?;
        complete_index(client, plan, indexes.name(kind), kind, expected.of(kind), vectors.clone())?;
        if plan.replicas > 0 {
            wait_for_copies(client, indexes.name(kind))?;
        }
    }
    Ok(GenerationReport {
        podcasts: expected.of(IndexKind::Podcasts),
        episodes: expected.of(IndexKind::Episodes),
        transcripts: expected.of(IndexKind::Transcripts),
        is_incremental,
        lacks_vectors: vectors.is_some_and(|vectors| !vectors.is_indexed),
    })
}

/// Creates empty indexes. Returns whether they have vectors, which need the k-NN plugin.
fn create_indexes(
    client: &ClusterClient,
    plan: &GenerationPlan,
    indexes: &GenerationIndexes,
    wants_vectors: bool,
) -> Result<bool, ClusterError> {
    let mut has_vectors = wants_vectors;
    for kind in IndexKind::ALL {
        let create = |has_vectors| {
            let body = kind.create_body(plan.shards, plan.replicas, has_vectors);
            send(client, &ClusterRequest::put("creating an index", indexes.name(kind), body))
        };
        match create(has_vectors) {
            Err(error) if has_vectors && lacks_plugin(&error) => {
                has_vectors = false;
                create(false)?;
            }
            created => drop(created?),
        }
    }
    Ok(has_vectors)
}

/// Whether an index was rejected because the cluster has no type for vectors.
fn lacks_plugin(error: &ClusterError) -> bool {
    match error {
        ClusterError::Rejected { status: 400, reason, .. } => {
            reason.contains("index.knn") || reason.contains("knn_vector")
        }
        _ => false,
    }
}

/// Writes the documents of one podcast after the other.
struct PodcastWriter<'a, 'l> {
    client: &'a ClusterClient,
    plan: &'a GenerationPlan,
    indexes: &'a GenerationIndexes,
    lease: &'a mut WriterLease<'l>,
    /// The indexes that the build continues.
    base: Option<BaseIndexes>,
    bulk: BulkWriter<'a>,
    terms: TermTexts,
    vectors: Option<VectorReader<'a>>,
    /// Has the topics and keywords.
    subjects: Option<&'a EmbeddedBackend>,
    expected: DocumentCounts,
    /// With a base, the episodes so far: an episode may have moved from one podcast to another.
    written: HashSet<Uuid>,
    transcribed: HashSet<Uuid>,
}

impl PodcastWriter<'_, '_> {
    fn write_all(&mut self, source: &mut dyn PodcastSource) -> Result<(), GenerationError> {
        let mut failed = None;
        let read = source.for_each_podcast(&mut |document, episodes| match self.write(document, episodes) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                failed = Some(error);
                ControlFlow::Break(())
            }
        });
        match failed {
            Some(error) => Err(error),
            None => read.map_err(GenerationError::Source),
        }
    }

    fn write(
        &mut self,
        mut document: PodcastDocument,
        episodes: &mut dyn Iterator<Item = EpisodeItem>,
    ) -> Result<(), GenerationError> {
        self.lease.renew()?;
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
        let podcast = document.podcast.id;
        let old = self.old_episodes(podcast)?;
        let fields = PodcastFields::new(&document, &mut self.terms);
        let mut row = fields.podcast(&newest, &mut self.terms);
        if let Some(vectors) = &self.vectors {
            add_vectors(&mut row, &vectors.podcast(podcast).map_err(GenerationError::Vectors)?);
        }
        if let Some(local) = self.subjects {
            add_subjects(&mut row, local.podcast_subjects(&document.podcast).map_err(GenerationError::Subjects)?);
        }
        self.bulk.add(&self.indexes.podcasts, &podcast.0.to_string(), &row)?;
        self.expected.add(IndexKind::Podcasts, 1);
        let mut failed = None;
        held.drain(&mut |entry| {
            if failed.is_none() {
                failed = self.write_episode(&document, &fields, entry).err();
            }
            Ok(())
        })
        .map_err(GenerationError::Buffer)?;
        match failed {
            Some(error) => Err(error),
            None => self.delete_old(&old),
        }
    }

    fn write_episode(
        &mut self,
        podcast: &PodcastDocument,
        fields: &PodcastFields<'_>,
        entry: EpisodeEntry,
    ) -> Result<(), GenerationError> {
        let EpisodeEntry { episode, transcript, former, credits } = entry;
        let id = episode.id;
        let document = EpisodeDocument {
            has_transcript: transcript.is_some(),
            episode,
            podcast_slug: podcast.podcast.slug.clone(),
            podcast_title: podcast.podcast.title.clone(),
            aliases: former,
            credits,
        };
        let mut row = fields.episode(&document, transcript.as_ref(), &mut self.terms);
        if let Some(vectors) = &self.vectors {
            add_vectors(&mut row, &vectors.episode(id).map_err(GenerationError::Vectors)?);
        }
        if let Some(local) = self.subjects {
            add_subjects(&mut row, local.episode_subjects(&document.episode).map_err(GenerationError::Subjects)?);
        }
        let key = id.0.to_string();
        self.bulk.add(&self.indexes.episodes, &key, &row)?;
        self.expected.add(IndexKind::Episodes, 1);
        if self.base.is_some() {
            self.written.insert(id.0);
        }
        if let Some(transcript) = &transcript {
            self.bulk.add(&self.indexes.transcripts, &key, &json!({DOCUMENT: transcript}))?;
            self.expected.add(IndexKind::Transcripts, 1);
            if self.base.is_some() {
                self.transcribed.insert(id.0);
            }
        }
        Ok(())
    }

    /// Removes a podcast that is no longer there.
    fn remove(&mut self, podcast: PodcastId) -> Result<(), GenerationError> {
        self.lease.renew()?;
        let old = self.old_episodes(podcast)?;
        if old.has_podcast {
            self.bulk.delete(&self.indexes.podcasts, &podcast.0.to_string())?;
        }
        self.delete_old(&old)
    }

    /// What the base has of a podcast.
    fn old_episodes(&self, podcast: PodcastId) -> Result<OldEpisodes, GenerationError> {
        match &self.base {
            Some(base) => Ok(base.old_episodes(self.client, podcast)?),
            None => Ok(OldEpisodes::default()),
        }
    }

    /// Deletes what the base has of a podcast, without what this build has written.
    fn delete_old(&mut self, old: &OldEpisodes) -> Result<(), GenerationError> {
        self.expected.add(IndexKind::Podcasts, -i64::from(old.has_podcast));
        for (id, has_transcript) in &old.episodes {
            let key = id.to_string();
            self.expected.add(IndexKind::Episodes, -1);
            self.expected.add(IndexKind::Transcripts, -i64::from(*has_transcript));
            if !self.written.contains(id) {
                self.bulk.delete(&self.indexes.episodes, &key)?;
            }
            if *has_transcript && !self.transcribed.contains(id) {
                self.bulk.delete(&self.indexes.transcripts, &key)?;
            }
        }
        Ok(())
    }
}

fn add_vectors(row: &mut Value, vectors: &[TaggedVector]) {
    if !vectors.is_empty() {
        row[VECTORS] = vector_values(vectors);
    }
}

/// Checks the number of documents, writes the facts, and blocks further writes.
fn complete_index(
    client: &ClusterClient,
    plan: &GenerationPlan,
    index: &str,
    kind: IndexKind,
    expected: u64,
    vectors: Option<VectorFacts>,
) -> Result<(), GenerationError> {
    send(client, &ClusterRequest::post("refreshing an index", format!("{index}/_refresh"), json!({})))?;
    let counted = send(client, &ClusterRequest::get("counting documents", format!("{index}/_count")))?;
    let found = counted["count"].as_u64().unwrap_or_default();
    if found != expected || counted["_shards"]["failed"] != json!(0) {
        return Err(GenerationError::Incomplete { index: index.to_owned(), expected, found });
    }
    let (languages, lengths) = count_facts(client, index, kind)?;
    let facts = GenerationFacts {
        version: MAPPING_VERSION,
        generation: plan.generation.clone(),
        built_at: plan.built_at,
        languages,
        lengths,
        vectors,
    };
    let facts = json!({"_meta": facts});
    send(client, &ClusterRequest::put("completing an index", format!("{index}/_mapping"), facts))?;
    let block = json!({"index.blocks.write": true});
    send(client, &ClusterRequest::put("completing an index", format!("{index}/_settings"), block))?;
    Ok(())
}

/// Waits until each shard has all its copies, so that a published index outlives a node.
fn wait_for_copies(client: &ClusterClient, index: &str) -> Result<(), ClusterError> {
    let path = format!("_cluster/health/{index}?wait_for_status=green&timeout={}s", COPIES_TIMEOUT.as_secs());
    send(client, &ClusterRequest::get("waiting for the copies of an index", path)).map(|_| ())
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
    fn a_cluster_without_the_plugin_is_recognized() {
        let rejected = |reason: &str| ClusterError::Rejected {
            operation: "creating an index",
            status: 400,
            reason: reason.to_owned(),
        };
        assert!(lacks_plugin(&rejected("illegal_argument_exception: unknown setting [index.knn] please check")));
        assert!(!lacks_plugin(&rejected("resource_already_exists_exception: index already exists")));
    }
}

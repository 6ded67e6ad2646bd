//! Writes the sidecars of each segment: a part of vectors whose owners are the segment's documents, and an index of
//! topics and keywords with the segment's document numbers.
//!
//! Segments never change, and neither do their sidecars. An incremental build writes sidecars only for new segments and
//! shares the others by hard links. Deletions are recorded in the segment alone.

use super::BuildError;
use super::document_texts::{DocumentText, SegmentTexts};
use super::encoder::Encoder;
use super::progress::ProgressCount;
use super::show_episodes::ShowEpisodes;
use crate::manifest::{Manifest, VECTORS_PART, documents_folder, passages_folder, subjects_folder, vectors_folder};
use crate::topics::{TopicInput, TopicReader, Vocabulary};
use earshot_engine::passages::PassageStore;
use earshot_engine::schema::DocumentKind;
use earshot_engine::segments::{IndexReader, SegmentDocuments};
use earshot_engine::writer::SubjectWriter;
use earshot_vectors::{Codebook, PartWriter, VectorKey};
use rayon::prelude::*;
use std::collections::HashSet;
use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// Number of texts that are read and embedded together.
const BATCH: usize = 512;

/// The inputs for sidecars.
pub struct SidecarInputs<'a> {
    pub codebook: &'a Codebook,
    pub encoder: &'a Encoder<'a>,
    pub vocabulary: &'a Vocabulary,
    /// Counts documents.
    pub progress: &'a ProgressCount,
}

/// The indexed documents of one kind.
pub struct IndexedDocuments {
    pub kind: DocumentKind,
    shards: Vec<IndexedShard>,
}

struct IndexedShard {
    folder: PathBuf,
    index: IndexReader,
    passages: PassageStore,
    vectors: PathBuf,
    subjects: PathBuf,
}

impl IndexedDocuments {
    pub fn open(folder: &Path, manifest: &Manifest, kind: DocumentKind) -> Result<Self, BuildError> {
        let open = |shard: usize| -> Result<IndexedShard, BuildError> {
            let path = documents_folder(folder, shard, kind);
            let index = IndexReader::open(&path).map_err(BuildError::at(&path))?;
            let spoken = passages_folder(folder, shard);
            let parts: &[u32] = if kind == DocumentKind::Episodes { &manifest.passage_parts[shard] } else { &[] };
            let passages = PassageStore::open(&spoken, parts).map_err(BuildError::at(&spoken))?;
            let (vectors, subjects) = (vectors_folder(folder, shard, kind), subjects_folder(folder, shard, kind));
            Ok(IndexedShard { folder: path, index, passages, vectors, subjects })
        };
        Ok(Self { kind, shards: (0..manifest.shards).map(open).collect::<Result<_, _>>()? })
    }

    pub fn count(&self) -> u64 {
        self.shards.iter().map(|shard| shard.index.documents()).sum()
    }

    /// Calls back with the texts of every n-th document and its topic input.
    pub fn sample(
        &self,
        stride: u64,
        passages: usize,
        take: &mut dyn FnMut(DocumentText, Option<&TopicInput>) -> ControlFlow<()>,
    ) -> Result<(), BuildError> {
        let mut number = 0_u64;
        let mut texts = Vec::new();
        for shard in &self.shards {
            let failed = BuildError::at(&shard.folder);
            for segment in shard.index.segments() {
                let reader = SegmentTexts::new(self.kind, segment.map_err(&failed)?, &shard.passages);
                for document in reader.documents.live() {
                    if number.is_multiple_of(stride) {
                        let about = reader.read(document, passages, &mut texts).map_err(&failed)?;
                        let is_first = |text: &DocumentText| text.tag == 0;
                        if texts
                            .drain(..)
                            .try_for_each(|text| {
                                let about = is_first(&text).then_some(&about);
                                take(text, about)
                            })
                            .is_break()
                        {
                            return Ok(());
                        }
                    }
                    number += 1;
                }
            }
        }
        Ok(())
    }

    /// Writes missing sidecars and removes those of segments that no longer exist. `episodes` support the topics of
    /// podcasts. Returns the number of vectors.
    pub fn write(&self, episodes: &Self, beside: &SidecarInputs<'_>) -> Result<u64, BuildError> {
        let mut lacking = Vec::new();
        for (shard, of_shows) in self.shards.iter().zip(&episodes.shards) {
            let segments: Vec<SegmentDocuments> =
                shard.index.segments().collect::<Result<_, _>>().map_err(BuildError::at(&shard.folder))?;
            let names: HashSet<String> = segments.iter().map(SegmentDocuments::name).collect();
            for folder in [&shard.vectors, &shard.subjects] {
                let failed = BuildError::at(folder);
                fs::create_dir_all(folder).map_err(&failed)?;
                for entry in fs::read_dir(folder).map_err(&failed)? {
                    let entry = entry.map_err(&failed)?;
                    if !names.contains(&*entry.file_name().to_string_lossy()) {
                        remove_folder(&entry.path())?;
                    }
                }
            }
            let without_vectors = segments.into_iter().filter(|segment| !shard.vectors.join(segment.name()).exists());
            let texts = |segment| SegmentTexts::new(self.kind, segment, &shard.passages);
            lacking.extend(without_vectors.map(|segment| (shard, of_shows, texts(segment))));
        }
        beside.progress.add_total(lacking.iter().map(|(.., reader)| reader.documents.live_count()).sum());
        let write = |(shard, of_shows, reader): &(&IndexedShard, &IndexedShard, SegmentTexts<'_>)| {
            self.write_segment(shard, of_shows, reader, beside)
        };
        let written = lacking.par_iter().map(write).collect::<Result<Vec<u64>, BuildError>>()?;
        Ok(written.iter().sum())
    }

    fn write_segment(
        &self,
        shard: &IndexedShard,
        of_shows: &IndexedShard,
        reader: &SegmentTexts<'_>,
        beside: &SidecarInputs<'_>,
    ) -> Result<u64, BuildError> {
        let failed = BuildError::at(&shard.folder);
        let name = reader.documents.name();
        let [vectors, subjects] = [&shard.vectors, &shard.subjects].map(|folder| folder.join(&name));
        fs::create_dir_all(&vectors).map_err(BuildError::at(&vectors))?;
        let mut writer = PartWriter::create(&vectors, VECTORS_PART, beside.codebook)?;
        let mut reported = SubjectWriter::create(&subjects)?;
        let mut words = TopicReader::default();
        let episodes = match self.kind {
            DocumentKind::Podcasts => Some(ShowEpisodes::open(&of_shows.index, &of_shows.passages).map_err(&failed)?),
            DocumentKind::Episodes => None,
        };
        let mut texts = Vec::new();
        let mut push = |texts: &mut Vec<DocumentText>| -> Result<(), BuildError> {
            for (text, vector) in texts.iter().zip(beside.encoder.encode(texts)?) {
                if let Some(vector) = vector {
                    writer.push(VectorKey { owner: text.owner, tag: text.tag }, &vector)?;
                }
            }
            texts.clear();
            Ok(())
        };
        for document in reader.documents.live() {
            beside.progress.add(1);
            let about = reader.read(document, usize::MAX, &mut texts).map_err(&failed)?;
            let subjects = match &episodes {
                None => beside.vocabulary.subjects(&mut words, &about),
                Some(episodes) => {
                    let topics = episodes
                        .topics(reader.documents.id(document), beside.vocabulary, &mut words)
                        .map_err(&failed)?;
                    beside.vocabulary.show_subjects(&mut words, &about, &topics)
                }
            };
            reported.push(document, &subjects)?;
            if texts.len() >= BATCH {
                push(&mut texts)?;
            }
        }
        push(&mut texts)?;
        let written = writer.len() as u64;
        reported.finish(reader.documents.max_doc())?;
        writer.finish()?;
        Ok(written)
    }
}

/// Removes a folder if it exists.
pub fn remove_folder(path: &Path) -> Result<(), BuildError> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(BuildError::at(path)(error)),
        _ => Ok(()),
    }
}

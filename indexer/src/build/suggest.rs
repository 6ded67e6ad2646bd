//! Writes the files for suggestions from the complete indexes and the surface forms counted during reading.

use super::dictionary_merge::{self, DictionarySlice};
use super::progress::ProgressCount;
use super::searcher::open_searcher;
use super::{BuildError, BuildPlan, stems};
use crate::manifest::{Manifest, podcasts_folder, suggest_folder};
use earshot_engine::schema::{self, field};
use earshot_model::PodcastId;
use earshot_suggest::{SurfaceFormCounts, TitleWriter, WordWriter, is_word, write_surface_forms};
use earshot_text::analyze::{ALTERNATIVE, Language, PART};
use serde::Deserialize;
use std::borrow::Cow;
use std::io;
use std::path::Path;
use std::sync::Arc;
use tantivy::TantivyDocument;
use tantivy::index::InvertedIndexReader;
use tantivy::schema::Value as _;
use uuid::Uuid;

/// From this many parts of title completions on, they are merged into one.
const MAX_TITLE_PARTS: usize = 8;

/// Cached decompressed blocks of the document store. Documents are read in order, so few suffice.
const CACHED_BLOCKS: usize = 4;

/// Number of steps that [`write`] counts.
pub const FILES: u64 = 4;

/// What was collected while documents were read.
pub struct SuggestInputs {
    pub titles: TitleWriter,
    pub title_part: u32,
    /// One per shard.
    pub surface_forms: Vec<SurfaceFormCounts>,
}

/// Writes all files in parallel. Returns the parts of the titles.
pub fn write(
    plan: &BuildPlan,
    collected: SuggestInputs,
    manifest: &Manifest,
    count: &ProgressCount,
) -> Result<Vec<u32>, BuildError> {
    let (folder, shards) = (&plan.folder, manifest.shards);
    let SuggestInputs { titles, title_part, surface_forms: written } = collected;
    let counted = |result| {
        count.add(1);
        result
    };
    let of_titles = || {
        counted(write_words(folder, shards))?;
        let parts = write_titles(folder, manifest, titles, title_part);
        count.add(1);
        parts
    };
    let of_texts = || {
        let before = plan.previous.as_deref().map(suggest_folder);
        let suggest = suggest_folder(folder);
        let words = write_surface_forms(&suggest, written, before.as_deref()).map_err(BuildError::at(&suggest));
        counted(words)?;
        counted(stems::write_stems(folder, shards))
    };
    let (parts, texts) = rayon::join(of_titles, of_texts);
    texts.and(parts)
}

/// Completes the part of the new titles, and merges all parts when there are many.
fn write_titles(folder: &Path, manifest: &Manifest, titles: TitleWriter, part: u32) -> Result<Vec<u32>, BuildError> {
    let mut parts = manifest.title_parts.clone();
    parts.extend(titles.finish().map_err(BuildError::at(&suggest_folder(folder)))?);
    if parts.len() > MAX_TITLE_PARTS { rewrite_titles(folder, manifest.shards, part + 1) } else { Ok(parts) }
}

/// Writes the words of all titles from the dictionaries of the podcast indexes.
fn write_words(folder: &Path, shards: usize) -> Result<(), BuildError> {
    let suggest = suggest_folder(folder);
    let mut dictionaries = Vec::new();
    for shard in 0..shards {
        let path = podcasts_folder(folder, shard);
        let searcher = open_searcher(&path)?;
        let title = schema::find_field(searcher.schema(), field::TITLE_EXACT);
        for segment in searcher.segment_readers() {
            dictionaries.push(segment.inverted_index(title).map_err(BuildError::engine(&path))?);
        }
    }
    merge_words(&dictionaries, &suggest).map_err(BuildError::at(&suggest))
}

fn merge_words(dictionaries: &[Arc<InvertedIndexReader>], suggest: &Path) -> io::Result<()> {
    let mut slices = Vec::with_capacity(dictionaries.len());
    for index in dictionaries {
        slices.push(DictionarySlice { terms: index.terms().stream()?, mark: 0, language: Language::Plain });
    }
    let mut writer = WordWriter::create(suggest)?;
    let (mut word, mut titles) = (String::new(), 0);
    dictionary_merge::for_each_term(slices, |term, _, documents| {
        // Nobody writes alternative spellings and name parts like this.
        if term.ends_with(&[ALTERNATIVE as u8]) || term.ends_with(&[PART as u8]) {
            return Ok(());
        }
        if term != word.as_bytes() {
            if is_word(&word) {
                writer.add(&word, titles)?;
            }
            word.clear();
            word.push_str(std::str::from_utf8(term).unwrap_or_default());
            titles = 0;
        }
        titles += documents;
        Ok(())
    })?;
    if is_word(&word) {
        writer.add(&word, titles)?;
    }
    writer.finish()
}

/// The stored title of a podcast in its original case, which distinguishes names.
#[derive(Deserialize)]
struct StoredTitle<'a> {
    #[serde(borrow)]
    podcast: StoredPodcastTitle<'a>,
}

#[derive(Deserialize)]
struct StoredPodcastTitle<'a> {
    #[serde(borrow)]
    title: Cow<'a, str>,
}

/// Rewrites all titles as one part and returns it.
fn rewrite_titles(folder: &Path, shards: usize, part: u32) -> Result<Vec<u32>, BuildError> {
    let suggest = suggest_folder(folder);
    let mut titles = TitleWriter::create(&suggest, part).map_err(BuildError::at(&suggest))?;
    for shard in 0..shards {
        let path = podcasts_folder(folder, shard);
        let failed = BuildError::engine(&path);
        for segment in open_searcher(&path)?.segment_readers() {
            let columns = segment.fast_fields();
            let high = columns.u64(field::ID_HIGH).map_err(&failed)?;
            let low = columns.u64(field::ID_LOW).map_err(&failed)?;
            let popularity = columns.f64(field::POPULARITY).map_err(&failed)?;
            let store = segment.get_store_reader(CACHED_BLOCKS).map_err(BuildError::at(&path))?;
            let stored = schema::find_field(segment.schema(), field::DOCUMENT);
            for document in segment.doc_ids_alive() {
                let (Some(high), Some(low)) = (high.first(document), low.first(document)) else { continue };
                let found: TantivyDocument = store.get(document).map_err(&failed)?;
                let found = found.get_first(stored).and_then(|value| value.as_bytes()).unwrap_or_default();
                let found: StoredTitle<'_> =
                    serde_json::from_slice(found).map_err(io::Error::from).map_err(BuildError::at(&path))?;
                let podcast = PodcastId(Uuid::from_u64_pair(high, low));
                let popularity = popularity.first(document).unwrap_or(0.0);
                titles.add(podcast, &found.podcast.title, popularity).map_err(BuildError::at(&suggest))?;
            }
        }
    }
    Ok(titles.finish().map_err(BuildError::at(&suggest))?.into_iter().collect())
}

//! Writes the files for suggestions from the complete indexes and the surface forms counted during reading.

use super::progress::ProgressCount;
use super::{BuildError, BuildPlan};
use crate::manifest::{Manifest, documents_folder, suggest_folder};
use earshot_engine::IndexReadError;
use earshot_engine::schema::{DocumentKind, field};
use earshot_engine::segments::IndexReader;
use earshot_engine::writer::{FieldDictionaries, write_stems};
use earshot_model::PodcastId;
use earshot_suggest::stems::{episode_stems_path, podcast_stems_path};
use earshot_suggest::{SurfaceFormCounts, TitleWriter, WordWriter, is_word, write_surface_forms};
use earshot_text::analyze::{ALTERNATIVE, PART};
use serde::Deserialize;
use std::borrow::Cow;
use std::io;
use std::path::{Path, PathBuf};

/// From this many parts of title completions on, they are merged into one.
const MAX_TITLE_PARTS: usize = 8;

/// Number of steps that [`write`] counts.
pub const FILES: u64 = 4;

/// Data that was collected while documents were read.
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
        counted(write_stem_maps(folder, shards))
    };
    let (parts, texts) = rayon::join(of_titles, of_texts);
    texts.and(parts)
}

/// Writes the stem maps of podcasts and of episodes.
fn write_stem_maps(folder: &Path, shards: usize) -> Result<(), BuildError> {
    let suggest = suggest_folder(folder);
    let write = |kind, target: PathBuf| write_stems(index_folders(folder, shards, kind), &target);
    let (podcasts, episodes) = rayon::join(
        || write(DocumentKind::Podcasts, podcast_stems_path(&suggest)),
        || write(DocumentKind::Episodes, episode_stems_path(&suggest)),
    );
    Ok(podcasts.and(episodes)?)
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
    let titles = FieldDictionaries::open(index_folders(folder, shards, DocumentKind::Podcasts), field::TITLE_EXACT)?;
    merge_words(&titles, &suggest).map_err(BuildError::at(&suggest))
}

/// The folders of the indexes of a document kind.
fn index_folders(folder: &Path, shards: usize, kind: DocumentKind) -> impl Iterator<Item = PathBuf> {
    (0..shards).map(move |shard| documents_folder(folder, shard, kind))
}

fn merge_words(titles: &FieldDictionaries, suggest: &Path) -> io::Result<()> {
    let mut writer = WordWriter::create(suggest)?;
    let (mut word, mut count) = (String::new(), 0);
    titles.for_each_term(|term, documents| {
        // Leaves out alternative spellings and name parts, because users do not type them like this.
        if term.ends_with(&[ALTERNATIVE as u8]) || term.ends_with(&[PART as u8]) {
            return Ok(());
        }
        if term != word.as_bytes() {
            if is_word(&word) {
                writer.add(&word, count)?;
            }
            word.clear();
            word.push_str(std::str::from_utf8(term).unwrap_or_default());
            count = 0;
        }
        count += documents;
        Ok(())
    })?;
    if is_word(&word) {
        writer.add(&word, count)?;
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
    for path in index_folders(folder, shards, DocumentKind::Podcasts) {
        add_titles(&path, &mut titles).map_err(BuildError::at(&path))?;
    }
    Ok(titles.finish().map_err(BuildError::at(&suggest))?.into_iter().collect())
}

/// Adds the titles of all podcasts of an index.
fn add_titles(index: &Path, titles: &mut TitleWriter) -> Result<(), IndexReadError> {
    for segment in IndexReader::open(index)?.segments() {
        let segment = segment?;
        for document in segment.live() {
            let (podcast, popularity) = (PodcastId(segment.id(document)), segment.popularity(document));
            segment.read(document, |json| {
                let stored: StoredTitle<'_> = serde_json::from_str(json)?;
                Ok(titles.add(podcast, &stored.podcast.title, popularity))
            })??;
        }
    }
    Ok(())
}

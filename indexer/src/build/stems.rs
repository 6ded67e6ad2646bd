//! The words of a finished index, for finding those that are spelt nearly like one: the dictionaries of all segments and
//! fields, merged without the marks of their languages.

use super::BuildError;
use super::merge::{self, Slice};
use crate::analyze::Language;
use crate::manifest::{episodes_folder, podcasts_folder, suggest_folder};
use crate::schema::{self, Kind};
use crate::suggest::{Languages, StemWriter, episode_stems_path, podcast_stems_path};
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tantivy::index::InvertedIndexReader;
use tantivy::{Index, ReloadPolicy};

/// Writes the words of podcasts and of episodes.
pub fn write_stems(folder: &Path, shards: usize) -> Result<(), BuildError> {
    let suggest = suggest_folder(folder);
    let folders = |of: fn(&Path, usize) -> PathBuf| (0..shards).map(move |shard| of(folder, shard));
    let (podcasts, episodes) = rayon::join(
        || write(folders(podcasts_folder), &podcast_stems_path(&suggest)),
        || write(folders(episodes_folder), &episode_stems_path(&suggest)),
    );
    podcasts.and(episodes)
}

fn write(folders: impl Iterator<Item = PathBuf>, target: &Path) -> Result<(), BuildError> {
    let mut dictionaries = Vec::new();
    for path in folders {
        let failed = BuildError::engine(&path);
        let index = Index::open_in_dir(&path).map_err(&failed)?;
        let schema = index.schema();
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into().map_err(&failed)?;
        for segment in reader.searcher().segment_readers() {
            for (name, _) in schema::fields_of(&schema).filter(|(_, kind)| *kind == Kind::Text) {
                dictionaries.push(segment.inverted_index(schema::of(&schema, name)).map_err(&failed)?);
            }
        }
    }
    merge_into(&dictionaries, target).map_err(BuildError::at(target))
}

fn merge_into(dictionaries: &[Arc<InvertedIndexReader>], target: &Path) -> io::Result<()> {
    let mut slices = Vec::new();
    for dictionary in dictionaries {
        slices.extend(slices_of(dictionary)?);
    }
    let mut writer = StemWriter::create(target)?;
    merge::for_each(slices, |stem, languages, documents| writer.add(stem, languages, documents))?;
    writer.finish()
}

/// The slices of a dictionary by mark, and what lies between them: words of no language.
fn slices_of(dictionary: &InvertedIndexReader) -> io::Result<Vec<Slice<'_>>> {
    let marks: BTreeSet<String> = Language::stemmed().map(|language| format!("{}:", language.code())).collect();
    let mut slices = Vec::new();
    let mut between: Vec<u8> = Vec::new();
    for mark in &marks {
        let end = after(mark);
        let words = dictionary.terms().range().ge(&between).lt(mark.as_bytes()).into_stream()?;
        slices.push(Slice { terms: words, mark: 0, languages: Languages::one(Language::Plain) });
        let terms = dictionary.terms().range().ge(mark.as_bytes()).lt(&end).into_stream()?;
        let language = Language::of(Some(&mark[..mark.len() - 1]));
        slices.push(Slice { terms, mark: mark.len(), languages: Languages::one(language) });
        between = end;
    }
    let words = dictionary.terms().range().ge(&between).into_stream()?;
    slices.push(Slice { terms: words, mark: 0, languages: Languages::one(Language::Plain) });
    Ok(slices)
}

/// What comes after all terms with a mark.
fn after(mark: &str) -> Vec<u8> {
    let mut end = mark.as_bytes().to_vec();
    if let Some(last) = end.last_mut() {
        *last += 1;
    }
    end
}

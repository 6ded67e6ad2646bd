//! The completions that are made from the finished indexes.

use super::BuildError;
use crate::manifest::{podcasts_folder, suggest_folder};
use crate::schema::{self, field};
use crate::suggest::TitleWriter;
use earshot_model::PodcastId;
use std::collections::BTreeMap;
use std::path::Path;
use tantivy::{Index, ReloadPolicy, Searcher};
use uuid::Uuid;

/// Shortest word worth completing, in characters.
const LEAST_LETTERS: usize = 3;

/// Writes the words of all titles, from the dictionaries of the podcasts' indexes.
pub fn write_words(folder: &Path, shards: usize) -> Result<(), BuildError> {
    let suggest = suggest_folder(folder);
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    for shard in 0..shards {
        let path = podcasts_folder(folder, shard);
        let searcher = searcher(&path)?;
        let title = schema::of(searcher.schema(), field::TITLE_EXACT);
        for segment in searcher.segment_readers() {
            let index = segment.inverted_index(title).map_err(BuildError::engine(&path))?;
            let mut terms = index.terms().stream().map_err(BuildError::at(&path))?;
            while terms.advance() {
                let Ok(word) = std::str::from_utf8(terms.key()) else { continue };
                if is_word(word) {
                    *counts.entry(word.to_owned()).or_default() += u64::from(terms.value().doc_freq);
                }
            }
        }
    }
    crate::suggest::write_words(&suggest, counts.into_iter().map(Ok)).map_err(BuildError::at(&suggest))
}

/// Numbers and pairs of an unspaced script complete nothing that a person would choose.
fn is_word(word: &str) -> bool {
    word.chars().count() >= LEAST_LETTERS
        && !word.starts_with(|letter: char| letter.is_ascii_digit())
        && !crate::analyze::words(word).any(|word| word.is_unspaced)
}

/// Writes the titles anew as one part and returns it.
pub fn rewrite_titles(folder: &Path, shards: usize, part: u32) -> Result<Vec<u32>, BuildError> {
    let suggest = suggest_folder(folder);
    let mut titles = TitleWriter::create(&suggest, part).map_err(BuildError::at(&suggest))?;
    for shard in 0..shards {
        let path = podcasts_folder(folder, shard);
        let failed = BuildError::engine(&path);
        for segment in searcher(&path)?.segment_readers() {
            let columns = segment.fast_fields();
            let high = columns.u64(field::ID_HIGH).map_err(&failed)?;
            let low = columns.u64(field::ID_LOW).map_err(&failed)?;
            let popularity = columns.f64(field::POPULARITY).map_err(&failed)?;
            let Some(keys) = columns.str(field::TITLE_KEY).map_err(&failed)? else { continue };
            let mut key = String::new();
            for document in segment.doc_ids_alive() {
                let (Some(high), Some(low)) = (high.first(document), low.first(document)) else { continue };
                let Some(ordinal) = keys.term_ords(document).next() else { continue };
                keys.ord_to_str(ordinal, &mut key).map_err(BuildError::at(&path))?;
                let podcast = PodcastId(Uuid::from_u64_pair(high, low));
                let popularity = popularity.first(document).unwrap_or(0.0);
                titles.add(podcast, &key, popularity).map_err(BuildError::at(&suggest))?;
            }
        }
    }
    Ok(titles.finish().map_err(BuildError::at(&suggest))?.into_iter().collect())
}

fn searcher(path: &Path) -> Result<Searcher, BuildError> {
    let failed = BuildError::engine(path);
    let index = Index::open_in_dir(path).map_err(&failed)?;
    let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into().map_err(&failed)?;
    Ok(reader.searcher())
}

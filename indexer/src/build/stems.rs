//! The words of a finished index, for finding them and those that are spelt nearly like one: the dictionaries of all
//! segments and fields, merged without the marks of their languages.

use super::BuildError;
use super::merge::{self, Slice};
use super::suggest::searcher;
use crate::analyze::Language;
use crate::manifest::{episodes_folder, podcasts_folder, suggest_folder};
use crate::stems::{Dictionary, Languages, StemWriter, episode_stems_path, podcast_stems_path};
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

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
        let searcher = searcher(&path)?;
        for segment in searcher.segment_readers() {
            dictionaries.extend(Dictionary::all_of(searcher.schema(), segment).map_err(BuildError::engine(&path))?);
        }
    }
    merge_into(&dictionaries, target).map_err(BuildError::at(target))
}

fn merge_into(dictionaries: &[Dictionary], target: &Path) -> io::Result<()> {
    let mut slices = Vec::new();
    for (number, dictionary) in dictionaries.iter().enumerate() {
        slices.extend(slices_of(number, dictionary)?);
    }
    let mut writer = StemWriter::create(target, dictionaries.iter())?;
    merge::for_each(slices, |stem, place| writer.add(stem, place))?;
    writer.finish()
}

/// The slices of a dictionary by mark, and what lies between them: words of no language.
fn slices_of(dictionary: usize, of: &Dictionary) -> io::Result<Vec<Slice<'_>>> {
    let marks: BTreeSet<String> = Language::stemmed().map(|language| format!("{}:", language.code())).collect();
    let mut slices = Vec::new();
    let mut between: Vec<u8> = Vec::new();
    let plain = Languages::one(Language::Plain);
    for mark in &marks {
        let end = after(mark);
        let terms = of.index.terms().range().ge(&between).lt(mark.as_bytes()).into_stream()?;
        slices.push(Slice { terms, mark: 0, dictionary, languages: plain });
        let terms = of.index.terms().range().ge(mark.as_bytes()).lt(&end).into_stream()?;
        let languages = Languages::one(Language::of(Some(&mark[..mark.len() - 1])));
        slices.push(Slice { terms, mark: mark.len(), dictionary, languages });
        between = end;
    }
    let terms = of.index.terms().range().ge(&between).into_stream()?;
    slices.push(Slice { terms, mark: 0, dictionary, languages: plain });
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema;
    use crate::stems::StemMap;
    use tantivy::indexer::NoMergePolicy;
    use tantivy::tokenizer::WhitespaceTokenizer;
    use tantivy::{Index, IndexWriter, Term, doc};

    const TITLES: [&str; 4] = ["en:hous en:garden haus", "de:haus en:hous haus", "", "haus en:garden zz:top 機械"];

    /// Two segments in each of two shards.
    fn index(folder: &Path) -> Vec<PathBuf> {
        let schema = schema::podcasts();
        let folders: Vec<PathBuf> = ["one", "other"].map(|name| folder.join(name)).into();
        for (path, titles) in folders.iter().zip(TITLES.chunks(2)) {
            std::fs::create_dir(path).expect("makes a folder");
            let index = Index::create_in_dir(path, schema.clone()).expect("makes an index");
            index.tokenizers().register("earshot", WhitespaceTokenizer::default());
            let mut writer: IndexWriter = index.writer_with_num_threads(1, 16 << 20).expect("opens");
            writer.set_merge_policy(Box::new(NoMergePolicy));
            for title in titles {
                for field in [schema::field::TITLE, schema::field::DESCRIPTION] {
                    writer.add_document(doc!(schema::of(&schema, field) => *title)).expect("adds");
                }
                writer.commit().expect("commits");
            }
        }
        folders
    }

    #[test]
    fn the_map_says_of_every_term_what_its_dictionary_says() {
        let folder = tempfile::TempDir::new().expect("makes a folder");
        let target = folder.path().join("stems.fst");
        let folders = index(folder.path());
        write(folders.clone().into_iter(), &target).expect("writes");
        let map = StemMap::open(&target).expect("opens");
        let mut dictionaries = Vec::new();
        for path in folders {
            let index = Index::open_in_dir(path).expect("opens");
            for segment in index.reader().expect("reads").searcher().segment_readers() {
                dictionaries.extend(Dictionary::all_of(&index.schema(), segment).expect("reads"));
            }
        }
        assert!(map.is_of(dictionaries.iter()) && !map.is_of(dictionaries[1..].iter()));
        let mut looked_at = 0;
        for (number, dictionary) in dictionaries.iter().enumerate() {
            let mut terms = dictionary.index.terms().stream().expect("reads");
            while terms.advance() {
                let text = std::str::from_utf8(terms.key()).expect("is text");
                let (mark, stem) = text.split_once(':').filter(|(mark, _)| *mark != "zz").unwrap_or(("", text));
                let languages = Languages::one(Language::of(Some(mark)));
                let found = map.terms_of(stem);
                let here: Vec<_> =
                    found.iter().filter(|at| at.dictionary == number && at.languages == languages).collect();
                assert_eq!(here.len(), 1, "{text}");
                let term = Term::from_field_text(dictionary.field, text);
                assert_eq!(Some(&here[0].info), dictionary.index.get_term_info(&term).expect("reads").as_ref());
                looked_at += found.len();
            }
        }
        assert!(looked_at > 30, "{looked_at}");
    }
}

//! Writes the stem map of complete indexes: merges the dictionaries of all segments and fields without their language
//! marks.

use super::dictionaries::{self, DictionarySlice};
use super::error::WriteError;
use crate::index_read_error::IndexReadError;
use crate::schema::{self, field};
use crate::segments::index_reader::IndexReader;
use earshot_suggest::stems::{DocumentCounts, StemWriter};
use earshot_text::analyze::Language;
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tantivy::index::InvertedIndexReader;

/// Writes the stem map of the indexes in these folders to `target`.
///
/// # Errors
/// When an index cannot be read, or the map cannot be written.
pub fn write_stems(folders: impl Iterator<Item = PathBuf>, target: &Path) -> Result<(), WriteError> {
    let (mut dictionaries, mut documents) = (Vec::new(), [0; Language::COUNT]);
    for folder in folders {
        add_dictionaries(&folder, &mut dictionaries, &mut documents).map_err(WriteError::at(&folder))?;
    }
    merge_stems(&dictionaries, documents, target).map_err(WriteError::at(target))
}

fn add_dictionaries(
    folder: &Path,
    dictionaries: &mut Vec<Arc<InvertedIndexReader>>,
    documents: &mut DocumentCounts,
) -> Result<(), IndexReadError> {
    let index = IndexReader::open(folder)?;
    let schema = index.searcher().schema();
    for segment in index.searcher().segment_readers() {
        for (name, _) in schema::fields_of(schema).filter(|(_, kind)| kind.is_searched()) {
            dictionaries.push(segment.inverted_index(schema::find_field(schema, name))?);
        }
        let languages = segment.inverted_index(schema::find_field(schema, field::LANGUAGE_BASE))?;
        count_documents(&languages, documents)?;
    }
    Ok(())
}

/// Adds the number of documents in each language.
fn count_documents(codes: &InvertedIndexReader, documents: &mut DocumentCounts) -> io::Result<()> {
    let mut codes = codes.terms().stream()?;
    while codes.advance() {
        let language = Language::from_tag(std::str::from_utf8(codes.key()).ok());
        documents[language.number()] += u64::from(codes.value().doc_freq);
    }
    Ok(())
}

fn merge_stems(dictionaries: &[Arc<InvertedIndexReader>], documents: DocumentCounts, target: &Path) -> io::Result<()> {
    let mut slices = Vec::new();
    for dictionary in dictionaries {
        slices.extend(slices_of(dictionary)?);
    }
    let mut writer = StemWriter::create(target, documents)?;
    dictionaries::for_each_term(slices, |stem, language, documents| writer.add(stem, language, documents))?;
    writer.finish()
}

/// Splits a dictionary into slices by language mark; the rest are words without a language.
fn slices_of(dictionary: &InvertedIndexReader) -> io::Result<Vec<DictionarySlice<'_>>> {
    let marks: BTreeSet<String> =
        Language::all_with_stemmer().map(|language| format!("{}:", language.code())).collect();
    let terms = dictionary.terms();
    let mut slices = Vec::new();
    let mut between: Vec<u8> = Vec::new();
    for mark in &marks {
        let end = key_after_mark(mark);
        let words = terms.range().ge(&between).lt(mark.as_bytes()).into_stream()?;
        slices.push(DictionarySlice { terms: words, mark: 0, language: Language::Plain });
        let stems = terms.range().ge(mark.as_bytes()).lt(&end).into_stream()?;
        let language = Language::from_tag(Some(&mark[..mark.len() - 1]));
        slices.push(DictionarySlice { terms: stems, mark: mark.len(), language });
        between = end;
    }
    let words = terms.range().ge(&between).into_stream()?;
    slices.push(DictionarySlice { terms: words, mark: 0, language: Language::Plain });
    Ok(slices)
}

/// The first key after all terms with a mark.
fn key_after_mark(mark: &str) -> Vec<u8> {
    let mut end = mark.as_bytes().to_vec();
    if let Some(last) = end.last_mut() {
        *last += 1;
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::DocumentKind;
    use earshot_suggest::stems::StemMap;
    use tantivy::indexer::NoMergePolicy;
    use tantivy::tokenizer::WhitespaceTokenizer;
    use tantivy::{Index, IndexWriter, doc};

    const TITLES: [&str; 4] = ["en:hous en:garden haus", "de:haus en:hous haus", "", "haus en:garden zz:top 機械"];

    /// Two segments in each of two shards.
    fn index(folder: &Path) -> Vec<PathBuf> {
        let schema = DocumentKind::Podcasts.schema();
        let folders: Vec<PathBuf> = ["one", "other"].map(|name| folder.join(name)).into();
        for (path, titles) in folders.iter().zip(TITLES.chunks(2)) {
            std::fs::create_dir(path).expect("makes a folder");
            let index = Index::create_in_dir(path, schema.clone()).expect("makes an index");
            index.tokenizers().register("earshot", WhitespaceTokenizer::default());
            let mut writer: IndexWriter = index.writer_with_num_threads(1, 16 << 20).expect("opens");
            writer.set_merge_policy(Box::new(NoMergePolicy));
            for title in titles {
                for field in [schema::field::TITLE, schema::field::DESCRIPTION] {
                    writer.add_document(doc!(schema::find_field(&schema, field) => *title)).expect("adds");
                }
                writer.commit().expect("commits");
            }
        }
        folders
    }

    #[test]
    fn the_stem_map_has_every_term_of_every_dictionary() {
        let folder = tempfile::TempDir::new().expect("makes a folder");
        let target = folder.path().join("stems.fst");
        write_stems(index(folder.path()).into_iter(), &target).expect("writes");
        let map = StemMap::open(&target).expect("opens");
        let cases: &[(&str, &[&str])] = &[
            ("hous", &["en"]),
            ("garden", &["en"]),
            ("haus", &["", "de"]),
            ("zz:top", &[""]),
            ("機械", &[""]),
            ("en:hous", &[]),
        ];
        for (stem, expected) in cases {
            let languages = std::iter::once(Language::Plain).chain(Language::all_with_stemmer());
            let has = |language: &Language| map.usage(stem).level(*language) > 0;
            let found: Vec<&str> = languages.filter(has).map(Language::code).collect();
            assert_eq!(found, *expected, "{stem}");
        }
        assert!(map.usage("haus").frequency() > map.usage("garden").frequency());
    }
}

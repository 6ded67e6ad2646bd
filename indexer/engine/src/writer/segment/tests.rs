//! A draft writes the same segment as tantivy's own writer for the same documents.

use super::{SegmentDraft, SortedTerms};
use crate::schema::{self, DocumentKind, field};
use earshot_text::analyze::{Analysis, Analyzer, CharacterIndexing, Extent, Language};
use proptest::prelude::*;
use tantivy::indexer::NoMergePolicy;
use tantivy::postings::Postings as _;
use tantivy::schema::{IndexRecordOption, Value as _};
use tantivy::tokenizer::{TextAnalyzer, WhitespaceTokenizer};
use tantivy::{DocSet as _, Index, IndexWriter, SegmentReader, TERMINATED, TantivyDocument};
use tempfile::TempDir;

const ANALYSIS: Analysis = Analysis { characters: CharacterIndexing::Alone, extent: Extent::Text };

#[derive(Clone, Debug)]
struct TestDocument {
    rank: u64,
    description: String,
    hosts: Vec<String>,
    genres: Vec<String>,
    slugs: Vec<u8>,
    /// Memory is flushed before this document.
    is_after_others: bool,
}

fn any_document() -> impl Strategy<Value = TestDocument> {
    let text = || prop::collection::vec("[a-c]{1,2}", 0..12).prop_map(|words| words.join(" "));
    let words = |most| prop::collection::vec("[a-c]", 0..most);
    let names = prop::collection::vec(text(), 0..3);
    (0..6_u64, text(), names, words(3), prop::collection::vec(0..9_u8, 0..3), prop::bool::weighted(0.1)).prop_map(
        |(rank, description, hosts, genres, slugs, is_after_others)| TestDocument {
            rank,
            description,
            hosts,
            genres,
            slugs,
            is_after_others,
        },
    )
}

fn values(index: &Index, document: &TestDocument) -> TantivyDocument {
    let schema = index.schema();
    let mut values = TantivyDocument::new();
    values.add_u64(schema::find_field(&schema, field::RANK), document.rank);
    for genre in &document.genres {
        values.add_text(schema::find_field(&schema, field::GENRE), genre);
    }
    for &slug in &document.slugs {
        values.add_bytes(schema::find_field(&schema, field::SLUG), &[slug; 8]);
    }
    values
}

/// Some texts are longer than a block of the document store.
fn stored_text(number: usize) -> String {
    number.to_string().repeat(if number.is_multiple_of(50) { 5_000 } else { 1 })
}

fn create(folder: &TempDir, name: &str) -> Index {
    let path = folder.path().join(name);
    std::fs::create_dir(&path).unwrap();
    Index::builder()
        .schema(DocumentKind::Episodes.schema())
        .settings(schema::index_settings())
        .create_in_dir(path)
        .unwrap()
}

fn writer(index: &Index) -> IndexWriter {
    let writer: IndexWriter = index.writer_with_num_threads(1, 16 << 20).unwrap();
    writer.set_merge_policy(Box::new(NoMergePolicy));
    writer
}

fn write_with_tantivy(folder: &TempDir, documents: &[TestDocument]) -> Index {
    let index = create(folder, "engine");
    let schema = index.schema();
    // Splits texts of lowercase letters and spaces like our analysis.
    index.tokenizers().register("earshot", TextAnalyzer::from(WhitespaceTokenizer::default()));
    let mut writer = writer(&index);
    for (number, document) in documents.iter().enumerate() {
        let mut values = values(&index, document);
        values.add_text(schema::find_field(&schema, field::DESCRIPTION), &document.description);
        document.hosts.iter().for_each(|host| values.add_text(schema::find_field(&schema, field::HOST), host));
        values.add_bytes(
            schema::find_field(&schema, field::DOCUMENT),
            &serde_json::to_vec(&stored_text(number)).unwrap(),
        );
        writer.add_document(values).unwrap();
    }
    writer.commit().unwrap();
    index
}

fn write_with_draft(folder: &TempDir, documents: &[TestDocument]) -> Index {
    let index = create(folder, "draft");
    let schema = index.schema();
    let part = folder.path().join("draft.part");
    let mut draft = SegmentDraft::new(&schema, part.clone()).unwrap();
    let mut analyzer = Analyzer::default();
    for (number, document) in documents.iter().enumerate() {
        if document.is_after_others {
            draft.flush_run(&SortedTerms::new(&analyzer.lexicon)).unwrap();
            analyzer.lexicon.clear();
        }
        let mut words = |name, texts: &[String]| {
            let texts = texts.iter().map(String::as_str);
            draft.add_words(schema::find_field(&schema, name), analyzer.analyze(Language::Plain, ANALYSIS, texts));
        };
        words(field::DESCRIPTION, std::slice::from_ref(&document.description));
        words(field::HOST, &document.hosts);
        draft
            .finish_document(&values(&index, document), document.rank, &stored_text(number), &mut analyzer.lexicon)
            .unwrap();
    }
    let segment = draft.write(index.new_segment(), &SortedTerms::new(&analyzer.lexicon)).unwrap();
    assert!(!part.exists());
    let mut writer = writer(&index);
    segment.into_iter().for_each(|segment| writer.add_segment(segment).unwrap());
    writer.commit().unwrap();
    index
}

/// The whole content of a segment as text.
fn dump_index(index: &Index) -> Vec<String> {
    let searcher = index.reader().unwrap().searcher();
    assert!(searcher.segment_readers().len() <= 1);
    searcher.segment_readers().iter().flat_map(dump_segment).collect()
}

fn dump_segment(segment: &SegmentReader) -> Vec<String> {
    let schema = segment.schema();
    let mut reported = Vec::new();
    for (field, entry) in schema.fields().filter(|(_, entry)| entry.is_indexed()) {
        let lists = segment.inverted_index(field).unwrap();
        let option = entry.field_type().get_index_record_option().unwrap();
        let mut terms = lists.terms().stream().unwrap();
        reported.push(format!("{}: {} of {}", entry.name(), lists.terms().num_terms(), lists.total_num_tokens()));
        while terms.advance() {
            let mut list = lists.read_postings_from_terminfo(terms.value(), option).unwrap();
            let mut line = format!("{:?} {}:", terms.key(), terms.value().doc_freq);
            let mut positions = Vec::new();
            while list.doc() != TERMINATED {
                if option == IndexRecordOption::WithFreqsAndPositions {
                    list.positions(&mut positions);
                }
                line += &format!(" {} {} {positions:?}", list.doc(), list.term_freq());
                list.advance();
            }
            reported.push(line);
        }
        if let Some(norms) = segment.fieldnorms_readers().get_field(field).unwrap() {
            reported.push(format!(
                "{:?}",
                (0..segment.max_doc()).map(|document| norms.fieldnorm(document)).collect::<Vec<_>>()
            ));
        }
    }
    let store = segment.get_store_reader(1).unwrap();
    let (rank, genre) =
        (segment.fast_fields().u64(field::RANK).unwrap(), segment.fast_fields().str(field::GENRE).unwrap());
    for document in 0..segment.max_doc() {
        let stored: TantivyDocument = store.get(document).unwrap();
        let stored = stored
            .get_first(schema::find_field(schema, field::DOCUMENT))
            .and_then(|value| value.as_bytes())
            .unwrap()
            .to_vec();
        let genres: Vec<u64> = genre.iter().flat_map(|genre| genre.term_ords(document)).collect();
        reported.push(format!("{:?} {stored:?} {genres:?}", rank.first(document)));
    }
    reported
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_draft_writes_the_segment_that_tantivy_writes(documents in prop::collection::vec(any_document(), 1..60)) {
        let folder = TempDir::new().unwrap();
        let (engine, draft) = (write_with_tantivy(&folder, &documents), write_with_draft(&folder, &documents));
        prop_assert_eq!(dump_index(&draft), dump_index(&engine));
    }
}

/// Posting lists of more than one block, and words with more positions than a chunk holds.
#[test]
fn long_lists_are_written() {
    let folder = TempDir::new().unwrap();
    let given = |number: usize| TestDocument {
        rank: (number * 7 % 1_000) as u64,
        description: if number == 700 { "a ".repeat(70_000) } else { "a b a".to_owned() },
        hosts: Vec::new(),
        genres: vec!["a".to_owned()],
        slugs: Vec::new(),
        is_after_others: number.is_multiple_of(400),
    };
    let documents: Vec<TestDocument> = (0..1_000).map(given).collect();
    let (engine, draft) = (write_with_tantivy(&folder, &documents), write_with_draft(&folder, &documents));
    assert!(dump_index(&draft) == dump_index(&engine));
}

#[test]
fn nothing_becomes_no_segment() {
    let folder = TempDir::new().unwrap();
    let index = write_with_draft(&folder, &[]);
    assert!(dump_index(&index).is_empty());
}

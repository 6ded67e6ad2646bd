//! The baseline that the engine is measured against: tantivy's plain BM25 over one field.
//!
//! It analyzes text as common baselines do (`bm25s`, Lucene's `EnglishAnalyzer`): words of at least two characters,
//! English stemming, no English stop words in documents or queries. A repeated query word counts as often as the query
//! has it.

use tantivy::collector::TopDocs;
use tantivy::directory::RamDirectory;
use tantivy::query::{BooleanQuery, Query, TermQuery};
use tantivy::schema::{Field, IndexRecordOption, Schema, TantivyDocument, TextFieldIndexing, TextOptions};
use tantivy::tokenizer::{
    Language, LowerCaser, RegexTokenizer, Stemmer, StopWordFilter, TextAnalyzer, TokenStream as _, TokenizerManager,
};
use tantivy::{Index, Searcher, TantivyError, Term};

const ANALYZER: &str = "bm25";
/// Words of at least two characters.
const WORD: &str = r"\w\w+";
/// Memory for all documents. A baseline indexes judged sets, which fit into memory.
const WRITER_BYTES: usize = 256 << 20;

/// An error of the engine while it computed the baseline.
#[derive(Debug, thiserror::Error)]
#[error("the BM25 baseline cannot be computed")]
pub struct BaselineError(#[from] TantivyError);

/// An index in memory that ranks by plain BM25 (k1 1.2, b 0.75).
pub struct Baseline {
    searcher: Searcher,
    analyzer: TextAnalyzer,
    text: Field,
}

impl Baseline {
    /// Indexes texts and numbers them in the given order, from 0.
    ///
    /// # Errors
    /// When the engine cannot index a text.
    pub fn index<'t>(texts: impl IntoIterator<Item = &'t str>) -> Result<Self, BaselineError> {
        let analyzer = analyzer()?;
        let mut builder = Schema::builder();
        let indexing = TextFieldIndexing::default().set_tokenizer(ANALYZER);
        let indexing = indexing.set_index_option(IndexRecordOption::WithFreqs);
        let text = builder.add_text_field("text", TextOptions::default().set_indexing_options(indexing));
        let tokenizers = TokenizerManager::new();
        tokenizers.register(ANALYZER, analyzer.clone());
        let index = Index::builder().schema(builder.build()).tokenizers(tokenizers);
        // One segment, so that documents keep their numbers.
        let mut writer = index.single_segment_index_writer(RamDirectory::create(), WRITER_BYTES)?;
        for words in texts {
            let mut document = TantivyDocument::new();
            document.add_text(text, words);
            writer.add_document(document)?;
        }
        let searcher = writer.finalize()?.reader()?.searcher();
        Ok(Self { searcher, analyzer, text })
    }

    /// Returns the numbers of the best documents for a query, best first.
    ///
    /// # Errors
    /// When the engine fails.
    pub fn search(&self, query: &str, limit: usize) -> Result<Vec<u32>, BaselineError> {
        let mut analyzer = self.analyzer.clone();
        let mut words = analyzer.token_stream(query);
        let mut terms: Vec<Box<dyn Query>> = Vec::new();
        while words.advance() {
            let term = Term::from_field_text(self.text, &words.token().text);
            terms.push(Box::new(TermQuery::new(term, IndexRecordOption::WithFreqs)));
        }
        let best = TopDocs::with_limit(limit.max(1)).order_by_score();
        let found = self.searcher.search(&BooleanQuery::union(terms), &best)?;
        Ok(found.into_iter().take(limit).map(|(_, address)| address.doc_id).collect())
    }
}

fn analyzer() -> Result<TextAnalyzer, TantivyError> {
    let english = Language::English;
    let stop_words = StopWordFilter::new(english)
        .ok_or_else(|| TantivyError::InternalError("there are no English stop words".to_owned()))?;
    let words = TextAnalyzer::builder(RegexTokenizer::new(WORD)?).filter(LowerCaser);
    Ok(words.filter(stop_words).filter(Stemmer::new(english)).build())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeated_and_rare_words_count_more_and_stop_words_nothing() {
        let texts = ["of the bees and the hives", "hives", "queens, bees", "the a of"];
        let baseline = Baseline::index(texts).expect("indexes");
        let found = |query: &str| baseline.search(query, 10).expect("searches");
        assert_eq!(found("of the"), [0_u32; 0]);
        assert_eq!(
            found("the queen's HIVE"),
            [2, 1, 0],
            "stems; the rare word first, the shorter text before the longer"
        );
        assert_eq!(found("queen hive hive hive"), [1, 0, 2], "a word that is repeated counts again");
        assert_eq!(baseline.search("bee", 1).expect("searches").len(), 1);
    }
}

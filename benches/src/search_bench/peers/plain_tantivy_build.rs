//! Measures indexing with plain tantivy as its manual shows it: English analysis, one document per podcast and episode,
//! nothing stored, no columns, no ids.

use super::podcast_texts::texts_of_podcast;
use crate::failure::Failure;
use crate::search_bench::corpus::{Corpus, CorpusCounts, CorpusSource, Edition};
use crate::search_bench::machine::{cpu_time, cpu_time_since, fresh_folder};
use crate::search_bench::table::{Table, megabytes};
use earshot_indexer::{BuildPlan, EmbeddingSource, build};
use earshot_model::PodcastDocument;
use earshot_model::transcript::CueText;
use std::fs;
use std::path::Path;
use std::time::Duration;
use tantivy::indexer::NoMergePolicy;
use tantivy::schema::{Field, IndexRecordOption, Schema, TextFieldIndexing, TextOptions};
use tantivy::{Index, IndexWriter, TantivyDocument};

/// One podcast in this many is used, because the first ones have the most episodes and nearly all transcripts.
const ONE_IN: usize = 20;
const WRITER_BYTES: usize = 512 << 20;

const FIELDS: [&str; 9] = [
    "title",
    "description",
    "people",
    "keywords",
    "podcast_title",
    "podcast_description",
    "podcast_people",
    "podcast_keywords",
    "transcript",
];

/// Builds a part of the corpus with our engine and with plain tantivy, and formats a table.
pub fn compare_build(corpus: &Corpus, folder: &Path) -> Result<String, Failure> {
    let folder = folder.join("bare-build");
    let built = |index: &dyn Fn(CorpusSource<'_>) -> Result<(), Failure>| {
        fresh_folder(&folder)?;
        let (before, mut tally) = (cpu_time(), CorpusCounts::default());
        index(corpus.source(corpus.shares().step_by(ONE_IN), Edition::First, &mut tally))?;
        Ok::<_, Failure>((cpu_time_since(before), tally))
    };
    let plan =
        BuildPlan { shards: 1, embeddings: EmbeddingSource::Off, ..BuildPlan::full(folder.clone(), corpus.now()) };
    let (ours, tally) = built(&|source| Ok(build(&plan, source, &mut |_| {}).map(drop)?))?;
    let (bare, of_bare) = built(&|source| build_index(source, &folder))?;
    fs::remove_dir_all(&folder)?;
    #[expect(clippy::cast_precision_loss, reason = "shown with one digit")]
    let rate = |cpu: Option<Duration>, tally: &CorpusCounts| {
        let indexing = cpu?.saturating_sub(tally.making_up).as_secs_f64().max(0.01);
        Some(tally.text_bytes as f64 / 1e6 / indexing)
    };
    let shown = |rate: Option<f64>| rate.map_or("–".to_owned(), |rate| format!("{rate:.1}"));
    let (ours, bare) = (rate(ours, &tally), rate(bare, &of_bare));
    let mut table = Table::new(&["building, MB of text a second and core", "ours", "bare", "ratio"]);
    let ratio = ours.zip(bare).map_or("–".to_owned(), |(ours, bare)| format!("{:.2}", ours / bare));
    table.row([megabytes(tally.text_bytes), shown(ours), shown(bare), ratio]);
    Ok(table.into_text())
}

fn build_index(mut source: CorpusSource<'_>, folder: &Path) -> Result<(), Failure> {
    let indexing = TextFieldIndexing::default()
        .set_tokenizer("en_stem")
        .set_index_option(IndexRecordOption::WithFreqsAndPositions);
    let options = TextOptions::default().set_indexing_options(indexing);
    let mut schema = Schema::builder();
    let fields = FIELDS.map(|name| schema.add_text_field(name, options.clone()));
    let index = Index::create_in_dir(folder, schema.build())?;
    let mut writer: IndexWriter = index.writer_with_num_threads(1, WRITER_BYTES)?;
    writer.set_merge_policy(Box::new(NoMergePolicy));
    let [title, description, people, keywords, of_show @ .., transcript] = fields;
    source.try_for_each(|show, episodes| {
        let mut document = TantivyDocument::new();
        add_podcast(&mut document, &show, [title, description, people, keywords]);
        writer.add_document(document)?;
        for item in episodes {
            let entry = item?;
            let mut document = TantivyDocument::new();
            document.add_text(title, &entry.episode.title);
            document.add_text(description, &entry.episode.description);
            add_podcast(&mut document, &show, of_show);
            if let Some(parsed) = &entry.transcript {
                document.add_text(transcript, CueText::from_cues(&parsed.cues).into_text());
            }
            writer.add_document(document)?;
        }
        Ok(())
    })?;
    writer.commit()?;
    let segments = index.searchable_segment_ids()?;
    if segments.len() > 1 {
        writer.merge(&segments).wait()?;
    }
    Ok(writer.wait_merging_threads()?)
}

fn add_podcast(document: &mut TantivyDocument, show: &PodcastDocument, fields: [Field; 4]) {
    for (field, text) in fields.into_iter().zip(texts_of_podcast(show)) {
        document.add_text(field, text);
    }
}

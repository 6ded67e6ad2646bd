//! Measures the product's vector store: build time, size, speed and recall.

use super::arguments::Arguments;
use super::corpus::{VectorCorpus, mix};
use super::exact_search::{self, Filter, LIMIT};
use super::time_used::TimeUsed;
use crate::failure::Failure;
use crate::search_bench::machine::resident_bytes;
use crate::search_bench::table::{Table, megabytes, ms, thousands};
use crate::search_bench::timing::measure;
use earshot_indexer::vectors::{
    BitSet, Codebook, CodebookSize, PartWriter, Scan, ScanQuery, UnitVector, VectorKey, VectorOrigin, VectorPart,
};
use rayon::prelude::*;
use std::path::Path;

const PART: u32 = 1;
const CODEBOOK: &str = "codebook";
const FILES: [&str; 3] = [CODEBOOK, "part-000001.codes", "part-000001.bytes"];
/// Vectors that are generated per batch.
const BATCH: usize = 8_192;

/// A built index.
pub struct VectorStore {
    codebook: Codebook,
    part: VectorPart,
    /// Time of building, without generating the vectors.
    pub build_time: TimeUsed,
    training_time: TimeUsed,
    generation_time: TimeUsed,
}

impl VectorStore {
    pub fn build(corpus: &VectorCorpus, vectors: u32, folder: &Path, seed: u64) -> Result<Self, Failure> {
        std::fs::create_dir_all(folder)?;
        let (mut all, mut training, mut making) = (TimeUsed::default(), TimeUsed::default(), TimeUsed::default());
        let (codebook, part) = all.measure(|| {
            let rules = CodebookSize::for_vectors(vectors as usize);
            let wanted = rules.sample.min(vectors as usize);
            let draw = |number: u64| u32::try_from(mix(seed, number) % u64::from(vectors)).expect("below a u32");
            let sample: Vec<UnitVector> = making
                .measure(|| (0..wanted as u64).into_par_iter().map(|number| corpus.vector(draw(number))).collect());
            let codebook =
                training.measure(|| Codebook::train("benchmark", &sample, rules.lists, (seed, VectorOrigin::Zero)))?;
            drop(sample);
            codebook.write(&folder.join(CODEBOOK))?;
            let mut writer = PartWriter::create(folder, PART, &codebook)?;
            let owners: Vec<u32> = (0..vectors).collect();
            for owners in owners.chunks(BATCH) {
                let made: Vec<UnitVector> =
                    making.measure(|| owners.par_iter().map(|&owner| corpus.vector(owner)).collect());
                for (&owner, vector) in owners.iter().zip(&made) {
                    writer.push(VectorKey { owner, tag: 0 }, vector)?;
                }
            }
            writer.finish()?;
            let part = VectorPart::open(folder, PART, &codebook)?;
            Ok::<_, Failure>((codebook, part))
        })?;
        Ok(Self { codebook, part, build_time: all.minus(making), training_time: training, generation_time: making })
    }

    pub fn search(&self, query: &UnitVector, owners: Option<&BitSet>) -> Result<Vec<u32>, Failure> {
        let question = ScanQuery::new(&self.codebook, query);
        let scan = Scan::nearest(LIMIT, self.part.len());
        let found = scan.search(&self.codebook, &question, &[(&self.part, owners)])?;
        Ok(found.into_iter().map(|neighbour| neighbour.owner).collect())
    }

    /// Returns the bytes of the files, and their resident bytes: the codebook is loaded, pages of the other files are
    /// mapped.
    pub fn bytes(&self, folder: &Path) -> Result<(u64, u64), Failure> {
        let (mut on_disk, mut in_memory) = (0, 0);
        for name in FILES {
            let path = folder.join(name);
            let bytes = std::fs::metadata(&path)?.len();
            on_disk += bytes;
            in_memory += if name == CODEBOOK { bytes } else { resident_bytes(&path).unwrap_or_default() };
        }
        Ok((on_disk, in_memory))
    }
}

/// Builds the store and measures it on one thread.
pub fn measure_store(
    corpus: &VectorCorpus,
    arguments: &Arguments,
    queries: &[UnitVector],
    say: &mut dyn FnMut(&str),
) -> Result<Vec<String>, Failure> {
    let Arguments { vectors, ref folder, .. } = *arguments;
    say(&format!("building the index of {} vectors", thousands(vectors.into())));
    let store = VectorStore::build(corpus, vectors, folder, arguments.seed)?;
    let filters = exact_search::build_filters(corpus, vectors);
    say("asking");
    let speed = measure_speeds(&store, queries, &filters)?;
    let size = format_sizes(&store, folder)?;
    say("running exact search");
    let truths = &queries[..arguments.exact_queries.min(queries.len())];
    let right = exact_search::find_nearest(corpus, vectors, truths, &filters);
    let mut table = Table::new(&["filter", "recall@10", "p50 ms", "p99 ms", "mean ms"]);
    for ((filter, right), times) in filters.iter().zip(&right).zip(speed) {
        let found =
            truths.iter().map(|query| store.search(query, filter.owners.as_ref())).collect::<Result<Vec<_>, _>>()?;
        let recall = format!("{:.4}", exact_search::recall(right, &found));
        table.row([filter.name.to_owned(), recall, ms(times[0]), ms(times[1]), ms(times[2])]);
    }
    Ok(vec![size, table.into_text()])
}

fn measure_speeds(store: &VectorStore, queries: &[UnitVector], filters: &[Filter]) -> Result<Vec<[f64; 3]>, Failure> {
    let mut speeds = Vec::new();
    for filter in filters {
        let times = measure(queries, 1, |query| Ok(store.search(query, filter.owners.as_ref())?.len()))?;
        speeds.push([times.percentile(50), times.percentile(99), times.mean()]);
    }
    Ok(speeds)
}

fn format_sizes(store: &VectorStore, folder: &Path) -> Result<String, Failure> {
    let mut table = Table::new(&["index", "value"]);
    let vectors = store.part.len() as u64;
    table.row([
        "vectors, lists".to_owned(),
        format!("{}, {}", thousands(vectors), thousands(store.codebook.lists() as u64)),
    ]);
    table.row(["training of the lists".to_owned(), format_seconds(store.training_time)]);
    table.row(["build, training and all".to_owned(), format_seconds(store.build_time)]);
    table.row(["making the vectors up, beside it".to_owned(), format_seconds(store.generation_time)]);
    for name in FILES {
        let path = folder.join(name);
        let bytes = std::fs::metadata(&path)?.len();
        let mut value = format!("{}, {} a vector", megabytes(bytes), bytes_per_vector(bytes, vectors));
        if let Some(resident) = resident_bytes(&path) {
            value.push_str(&format!("; {} a vector resident after the queries", bytes_per_vector(resident, vectors)));
        }
        table.row([name.to_owned(), value]);
    }
    let (on_disk, in_memory) = store.bytes(folder)?;
    table.row([
        "all".to_owned(),
        format!(
            "{} a vector; {} a vector resident",
            bytes_per_vector(on_disk, vectors),
            bytes_per_vector(in_memory, vectors)
        ),
    ]);
    Ok(table.into_text())
}

fn format_seconds(spent: TimeUsed) -> String {
    format!("{:.1} s, {:.1} s of processor time", spent.seconds, spent.cpu)
}

#[expect(clippy::cast_precision_loss, reason = "shown with one digit")]
pub fn bytes_per_vector(bytes: u64, vectors: u64) -> String {
    format!("{:.1} B", bytes as f64 / vectors.max(1) as f64)
}

//! One run: the requested parts, in order.

use super::arguments::{Arguments, BenchPart};
use super::benchmark_query::QuerySampler;
use super::corpus::Corpus;
use super::machine::peak_bytes;
use super::table::megabytes;
use super::{index_build, index_refresh, known_items, peers, query_classes, real_transcripts};
use crate::failure::Failure;

/// Builds what is missing and measures. `print` receives the tables, `say` the progress.
///
/// # Errors
/// When arguments contradict each other, a file cannot be written, or a peer fails.
pub fn run(arguments: &Arguments, print: &mut dyn FnMut(&str), say: &mut dyn FnMut(&str)) -> Result<(), Failure> {
    let corpus = Corpus::new(arguments.sizes)?;
    let folder = index_build::corpus_folder(&arguments.folder, &arguments.sizes, arguments.shards);
    let (built, engine) = index_build::open_or_build(&corpus, &folder, arguments.shards, say)?;
    let index = folder.join("index");
    // Each part has its own sampler, so that its queries do not depend on other parts.
    let sampler = |name: &str| QuerySampler::new(&corpus, name);
    for part in &arguments.parts {
        match part {
            BenchPart::Build => {
                print(&built.table());
                if let Some(transcripts) = &arguments.real_transcripts {
                    print(&real_transcripts::measure_real_transcripts(&corpus, transcripts, &folder.join("real"))?);
                }
            }
            BenchPart::Speed => {
                let mut sampler = sampler("speed");
                print(&query_classes::measure_classes(&mut sampler, &engine, arguments, say)?);
            }
            BenchPart::Peers => {
                let mut sampler = sampler("peers");
                if "building".contains(&arguments.class_filter) {
                    print(&peers::building(&corpus, &folder)?);
                }
                print(&peers::compare_with_plain_tantivy(&mut sampler, &engine, &index, arguments, say)?);
                print(&peers::compare_with_fts5(&mut sampler, &engine, &folder, arguments, say)?);
            }
            BenchPart::Known => {
                print(&known_items::measure_known_items(&mut sampler("known"), &engine, arguments.known_items, say)?)
            }
            BenchPart::Refresh => {
                print(&index_refresh::measure_refresh(&mut sampler("refresh"), &engine, &folder, say)?)
            }
        }
    }
    if let Some(bytes) = peak_bytes() {
        say(&format!("peak memory of the run: {}", megabytes(bytes)));
    }
    Ok(())
}

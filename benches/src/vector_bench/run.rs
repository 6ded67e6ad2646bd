//! One run: the requested parts, in order.

use super::arguments::{Arguments, BenchPart};
use super::corpus::VectorCorpus;
#[cfg(feature = "vector-peers")]
use super::peers;
use super::{term_table, vector_store};
use crate::failure::Failure;
use crate::search_bench::machine::peak_bytes;
use crate::search_bench::table::megabytes;
use earshot_indexer::vectors::UnitVector;

/// Runs the benchmark. `print` receives the tables, `say` the progress.
///
/// # Errors
/// When a file cannot be written or read.
pub fn run(arguments: &Arguments, print: &mut dyn FnMut(&str), say: &mut dyn FnMut(&str)) -> Result<(), Failure> {
    let corpus = VectorCorpus::new(arguments.seed);
    let queries = || -> Vec<UnitVector> {
        (0..u32::try_from(arguments.queries).unwrap_or(u32::MAX)).map(|number| corpus.query_vector(number)).collect()
    };
    for part in &arguments.parts {
        match part {
            BenchPart::Store => {
                vector_store::measure_store(&corpus, arguments, &queries(), say)?.iter().for_each(|table| print(table))
            }
            #[cfg(feature = "vector-peers")]
            BenchPart::Peers => {
                peers::tables(&corpus, arguments, &queries(), say)?.iter().for_each(|table| print(table))
            }
            #[cfg(not(feature = "vector-peers"))]
            BenchPart::Peers => return Err("the part peers needs a build with --features vector-peers".into()),
            BenchPart::Table => {
                print(&term_table::measure_term_table(arguments.documents, &arguments.folder, arguments.seed, say)?)
            }
        }
        if let Some(bytes) = peak_bytes() {
            say(&format!("peak memory so far: {}", megabytes(bytes)));
        }
    }
    Ok(())
}

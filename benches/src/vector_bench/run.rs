//! One run: the parts that were asked for, in their order.

use super::Failure;
use super::arguments::{Arguments, Part};
use super::corpus::Corpus;
#[cfg(feature = "vector-peers")]
use super::peers;
use super::{store, table};
use crate::search_bench::machine::peak_bytes;
use crate::search_bench::table::megabytes;
use earshot_indexer::vectors::UnitVector;

/// Measures; `print` gets the tables, `say` what is going on.
///
/// # Errors
/// When a file cannot be written or read.
pub fn run(arguments: &Arguments, print: &mut dyn FnMut(&str), say: &mut dyn FnMut(&str)) -> Result<(), Failure> {
    let corpus = Corpus::new(arguments.seed);
    let queries = || -> Vec<UnitVector> {
        (0..u32::try_from(arguments.queries).unwrap_or(u32::MAX)).map(|number| corpus.question(number)).collect()
    };
    for part in &arguments.parts {
        match part {
            Part::Store => store::tables(&corpus, arguments, &queries(), say)?.iter().for_each(|table| print(table)),
            #[cfg(feature = "vector-peers")]
            Part::Peers => peers::tables(&corpus, arguments, &queries(), say)?.iter().for_each(|table| print(table)),
            #[cfg(not(feature = "vector-peers"))]
            Part::Peers => return Err("the part peers needs a build with --features vector-peers".into()),
            Part::Table => print(&table::table(arguments.documents, &arguments.folder, arguments.seed, say)?),
        }
        if let Some(bytes) = peak_bytes() {
            say(&format!("peak memory so far: {}", megabytes(bytes)));
        }
    }
    Ok(())
}

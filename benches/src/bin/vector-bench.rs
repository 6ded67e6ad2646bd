//! Measures semantic search: speed, recall and size of vectors, and training of the offline term table.
//!
//! `cargo run --release -p earshot-benches --bin vector-bench -- [--vectors N] …`

use earshot_benches::vector_bench::arguments::Arguments;
use earshot_benches::vector_bench::run;
use std::process::ExitCode;

fn main() -> ExitCode {
    earshot_benches::run_command::<Arguments>(run)
}

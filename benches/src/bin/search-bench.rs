//! Builds the index of a made-up catalog and measures it: speed by class of question, against peers, known items, refresh.
//!
//! `cargo run --release -p earshot-benches --bin search-bench -- [--podcasts N] [--episodes N] …`

use earshot_benches::search_bench::arguments::{Arguments, USAGE};
use earshot_benches::search_bench::run;
use std::process::ExitCode;

/// The one of the product's binary.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    earshot_benches::run_command(USAGE, Arguments::parse, run)
}

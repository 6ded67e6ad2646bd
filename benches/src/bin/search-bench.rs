//! Builds the index of a generated catalog, and measures it: speed by query class, against peers, known items, refresh.
//!
//! `cargo run --release -p earshot-benches --bin search-bench -- [--podcasts N] [--episodes N] …`

use earshot_benches::search_bench::arguments::Arguments;
use earshot_benches::search_bench::run;
use std::process::ExitCode;

/// The allocator of the product.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    earshot_benches::run_command::<Arguments>(run)
}

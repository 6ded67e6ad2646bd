//! Measures the history of charts: import, size on disk, and its questions.
//!
//! `cargo run --release -p earshot-benches --bin chart-bench -- [--days N] …`

use earshot_benches::chart_bench::{Arguments, USAGE, run};
use std::process::ExitCode;

fn main() -> ExitCode {
    earshot_benches::run_command(USAGE, Arguments::parse, run)
}

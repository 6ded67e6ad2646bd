//! Measures the chart history: import, size on disk, and queries.
//!
//! `cargo run --release -p earshot-benches --bin chart-bench -- [--days N] …`

use earshot_benches::chart_bench::{Arguments, run};
use std::process::ExitCode;

fn main() -> ExitCode {
    earshot_benches::run_command::<Arguments>(run)
}

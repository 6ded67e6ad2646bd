//! Measures the history of charts: import, size on disk, and its questions.
//!
//! `cargo run --release -p earshot-benches --bin chart-bench -- [--days N] …`
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "the result is what it is run for")]

use earshot_benches::chart_bench::{Arguments, USAGE, run};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = match Arguments::parse(std::env::args().skip(1)) {
        Ok(arguments) => arguments,
        Err(error) => {
            eprintln!("error: {error}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match run(&arguments, &mut |table| println!("{table}"), &mut |words| eprintln!("{words}")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

//! Builds the index of a made-up catalog and measures it: speed by class of question, against peers, known items, refresh.
//!
//! `cargo run --release -p earshot-benches --bin search-bench -- [--podcasts N] [--episodes N] …`
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "the result is what it is run for")]

use earshot_benches::search_bench::arguments::{Arguments, USAGE};
use earshot_benches::search_bench::run;
use std::process::ExitCode;

/// The one of the product's binary.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

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

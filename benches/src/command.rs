//! Shared by benchmarks with their own arguments: start and end of the program.

use crate::failure::Failure;
use std::process::ExitCode;

/// Receives the lines that a benchmark prints.
pub type Printer<'a> = &'a mut dyn FnMut(&str);

/// Runs a benchmark with the process's arguments. Tables go to stdout, everything else to stderr.
#[expect(clippy::print_stdout, clippy::print_stderr, reason = "the result is the output")]
pub fn run_command<A>(
    usage: &str,
    parse: impl FnOnce(std::iter::Skip<std::env::Args>) -> Result<A, Failure>,
    run: impl FnOnce(&A, Printer<'_>, Printer<'_>) -> Result<(), Failure>,
) -> ExitCode {
    let arguments = match parse(std::env::args().skip(1)) {
        Ok(arguments) => arguments,
        Err(error) => {
            eprintln!("error: {error}\n{usage}");
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

//! Shared by benchmarks with their own arguments: start and end of the program.

use crate::failure::Failure;
use clap::Parser;
use std::num::ParseIntError;
use std::process::ExitCode;

/// Receives the lines that a benchmark prints.
pub type Printer<'a> = &'a mut dyn FnMut(&str);

/// Runs a benchmark with the process's arguments. Tables go to stdout, everything else to stderr.
#[expect(clippy::print_stdout, clippy::print_stderr, reason = "the result is the output")]
pub fn run_command<A: Parser>(run: impl FnOnce(&A, Printer<'_>, Printer<'_>) -> Result<(), Failure>) -> ExitCode {
    match run(&A::parse(), &mut |table| println!("{table}"), &mut |words| eprintln!("{words}")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Parses a number. Smaller ones count as the least that can be measured.
pub(crate) fn count<const LEAST: usize>(text: &str) -> Result<usize, ParseIntError> {
    Ok(text.parse::<usize>()?.max(LEAST))
}

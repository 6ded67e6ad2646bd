#![doc = include_str!("../README.md")]

mod args;
mod commands;
mod context;
mod descriptors;
mod embedding;
mod failure;
mod hints;
mod late_writer;
mod memory;
mod network;
mod output;
mod progress;
mod serving;
mod steps;
mod traces;

use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = match args::Cli::of_program() {
        Ok(cli) => cli,
        Err(error) => return failure::usage(&error),
    };
    let context = context::Context::new(&cli.global);
    match commands::run(&context, cli.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

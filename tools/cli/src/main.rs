#![doc = include_str!("../README.md")]

mod allocator;
mod args;
mod commands;
mod context;
mod descriptor_limit;
mod embedding;
mod failure;
mod hints;
mod lazy_writer;
mod local_models;
mod network_context;
mod output;
mod progress;
mod serve_sources;
mod signals;
mod steps;
mod trace_export;

use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = match args::Cli::parse_program() {
        Ok(cli) => cli,
        Err(error) => return failure::report_usage(&error),
    };
    let context = context::Context::new(&cli.global);
    match commands::run(&context, cli.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

#![doc = include_str!("../README.md")]

mod allocator;
mod args;
mod commands;
mod company;
mod context;
mod descriptor_limit;
mod embedding;
mod failure;
mod file_reader;
mod hints;
mod lazy_writer;
mod local_models;
mod network_context;
mod object_storage;
mod output;
mod part_source;
mod progress;
mod search_cluster;
mod search_engines;
mod serve_sources;
mod server_log;
mod service;
mod signals;
mod steps;
mod stored_people;
mod trace_export;

use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    // Before anything else takes memory: the limits of this process count from here.
    if let Some(ended) = file_reader::run_as_child() {
        return ended;
    }
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

//! The program from outside: its output, its exit code, and its state after a kill.

mod app_db;
mod assist;
mod common;
mod corrections;
mod crawl;
mod docs;
mod dump;
mod embed;
mod embed_folder;
mod excluded_words;
mod failures;
mod generate;
mod hints;
mod interrupted_ingest;
mod object_storage;
mod pipeline;
mod projects;
mod provider_polls;
mod serve;
mod step_progress;
mod submitted_feeds;
mod transcribe;
mod transcript_corrections;
mod transcripts;

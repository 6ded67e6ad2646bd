//! The program from the outside: what it prints, how it ends, and what is left after it was killed.

mod asking;
mod common;
mod crawl;
mod docs;
mod dump;
mod embed;
mod embed_folder;
mod excluded;
mod failures;
mod generate;
mod hints;
mod kill;
mod pipeline;
mod serve;
mod steps;
mod transcripts;

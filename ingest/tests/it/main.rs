//! Tests of the crate's public interface: fixtures, damage, real feeds, and complete runs.

mod catalog;
mod chapters;
mod charts;
mod damage_recovery;
mod downloads;
mod dump;
mod feed_runs;
mod feeds;
mod hints;
mod hostile;
mod identity;
mod invariants;
mod mutations;
mod parser_comparison;
mod ratings;
mod real_feeds;
mod real_transcripts;
mod refresh;
mod roundtrip;
mod schedule;
mod social;
mod sources;
mod store;
mod transcript_runs;
mod transcripts;

//! The crate from outside: fixtures, damage, real feeds, and whole runs.

mod catalog;
mod charts;
mod differential;
mod dump;
mod feeds;
mod hints;
mod hostile;
mod identity;
mod invariants;
mod mutations;
mod ratings;
mod real;
mod real_transcripts;
mod recovery;
mod refresh;
mod roundtrip;
mod runs;
mod schedule;
mod social;
mod sources;
mod store;
mod transcript_runs;
mod transcripts;

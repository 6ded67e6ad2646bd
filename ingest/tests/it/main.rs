//! The crate from outside: fixtures, damage, real feeds, and whole runs.

mod catalog;
mod feeds;
mod mutations;
mod real;
mod runs;
mod sources;
mod store;
mod transcripts;

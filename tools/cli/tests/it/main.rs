//! The program from the outside: what it prints, how it ends, and what is left after it was killed.

mod common;
mod docs;
mod failures;
mod kill;
mod pipeline;

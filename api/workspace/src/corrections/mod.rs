//! Corrections of facts: anyone proposes them, and an administrator of the installation decides (decision 084).

pub mod create;
pub mod decide;
pub mod list;
pub mod proposing;
mod view;

pub use proposing::{ProposedFact, propose_correction};

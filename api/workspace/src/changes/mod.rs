//! Change sets.

pub mod undo;

//! Completions of what is typed.

pub mod podcasts;

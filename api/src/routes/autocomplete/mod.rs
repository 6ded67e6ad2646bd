//! Autocompletion.

pub mod podcasts;

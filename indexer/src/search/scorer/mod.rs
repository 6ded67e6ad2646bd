//! Finding what matches in a segment, and scoring it: lists of terms and conditions, a window of documents at a time.
//!
//! [`Walk`] goes through all that satisfies a [`Match`](super::matching::Match) (made into [`parts`] by [`plan`]), or with
//! [`prune`] through what may be among the best. Each [`list`] is unpacked once, and adds to the frequency of its word in
//! the documents of the [`window`] ([`lists`]), of which [`weight`] makes scores.

pub mod check;
pub mod list;
pub mod lists;
mod parts;
mod plan;
pub mod points;
mod prune;
pub mod stretches;
pub mod top;
pub mod walk;
pub mod weight;
pub mod window;

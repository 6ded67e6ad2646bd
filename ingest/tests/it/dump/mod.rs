//! Dumps of Podcast Index: how rows become podcasts, and how defects are handled.

mod damaged_dumps;
mod fixture;
mod resumed_imports;
mod rows;

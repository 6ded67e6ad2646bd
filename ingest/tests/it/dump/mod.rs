//! Dumps of Podcast Index: what their rows become, and what their defects do not break.

mod damaged_dumps;
mod fixture;
mod resumed_imports;
mod rows;

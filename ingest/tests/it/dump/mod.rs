//! Dumps of Podcast Index: what their rows become, and what their defects do not break.

mod hostile;
mod resumed;
mod rows;
mod support;

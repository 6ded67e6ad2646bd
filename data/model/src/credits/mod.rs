//! Who takes part in episodes, and who pays for them.

pub(crate) mod credit;
pub mod sponsors;

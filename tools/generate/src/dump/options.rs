//! The options of a dump.

/// Options of a dump. The same options give the same bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DumpOptions {
    pub podcasts: u64,
    pub seed: u64,
    /// The reference date; all dates are before it.
    pub today: chrono::NaiveDate,
}

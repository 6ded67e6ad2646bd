//! Help with words.

pub mod alternative_spellings;

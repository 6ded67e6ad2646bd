//! Corrections of transcripts: signed-in readers suggest them, and an administrator of the installation decides (decision
//! 089).

pub mod decide;
pub mod list;
pub mod list_own;
pub mod suggest;
pub mod suggested_text;
mod view;

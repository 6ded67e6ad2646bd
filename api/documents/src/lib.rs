#![doc = include_str!("../README.md")]

pub mod list_import;
pub mod markdown_blocks;
pub mod one_sheet;

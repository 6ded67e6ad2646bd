#![doc = include_str!("../README.md")]

pub mod analyze;
pub mod mmap;
pub mod varint;

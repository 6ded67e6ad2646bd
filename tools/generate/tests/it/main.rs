//! Both catalogs as files: complete, well-formed, reproducible.

mod dump;
mod file_tree;
mod sample;
mod synthetic;

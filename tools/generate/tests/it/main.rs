//! Both catalogs as files: whole, well-formed, the same each time.

mod dump;
mod file_tree;
mod sample;
mod synthetic;

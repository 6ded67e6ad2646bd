//! Both catalogs as files: whole, well-formed, the same each time.

mod dump;
mod sample;
mod synthetic;
mod tree;

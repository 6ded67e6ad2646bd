//! Links libduckdb.so into the build script's search path inside the target folder. Cargo puts that path on the
//! loader's path for `cargo run` and `cargo test` of every crate that depends on this one.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-env-changed=DUCKDB_LIB_DIR");
    println!("cargo:rerun-if-changed=build.rs");
    let (Some(from), Some(out)) = (env::var_os("DUCKDB_LIB_DIR"), env::var_os("OUT_DIR")) else { return };
    let source = PathBuf::from(from).join("libduckdb.so");
    println!("cargo:rerun-if-changed={}", source.display());
    if !source.exists() {
        println!("cargo:warning=libduckdb.so is not there yet: run scripts/setup-duckdb");
        return;
    }
    let target = PathBuf::from(&out).join("libduckdb.so");
    let _ = fs::remove_file(&target);
    let linked = fs::canonicalize(&source).and_then(|source| fs::hard_link(source, &target));
    if linked.is_err() {
        fs::copy(&source, &target).expect("libduckdb.so can be copied into the build folder");
    }
    println!("cargo:rustc-link-search=native={}", PathBuf::from(out).display());
}

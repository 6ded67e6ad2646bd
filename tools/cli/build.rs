//! Places libduckdb.so beside the built program, which looks for it there and in `../lib`.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=DUCKDB_LIB_DIR");
    println!("cargo:rustc-link-arg-bins=-Wl,-rpath,$ORIGIN:$ORIGIN/../lib");
    let (Some(from), Some(out)) = (env::var_os("DUCKDB_LIB_DIR"), env::var_os("OUT_DIR")) else { return };
    let source = PathBuf::from(from).join("libduckdb.so");
    println!("cargo:rerun-if-changed={}", source.display());
    // OUT_DIR is <target>/<profile>/build/<package>/out.
    let Some(profile) = Path::new(&out).ancestors().nth(3) else { return };
    let target = profile.join("libduckdb.so");
    let _ = fs::remove_file(&target);
    if let Ok(source) = fs::canonicalize(&source)
        && fs::hard_link(&source, &target).is_err()
    {
        let _ = fs::copy(&source, &target);
    }
}

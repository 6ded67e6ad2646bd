//! Embeds the web app from `web/dist`. Where the web app was never built, writes a page that explains how to build
//! it, so that the API compiles without Node.

use std::path::Path;
use std::{env, fs, io};

const PLACEHOLDER: &str = include_str!("src/web/placeholder.html");

fn main() -> io::Result<()> {
    let root = env::var_os("CARGO_MANIFEST_DIR").map(std::path::PathBuf::from).unwrap_or_default();
    let dist = root.join("../web/dist");
    let page = dist.join("index.html");
    if !Path::new(&page).exists() {
        fs::create_dir_all(&dist)?;
        fs::write(&page, PLACEHOLDER)?;
    }
    println!("cargo:rerun-if-changed=../web/dist");
    println!("cargo:rerun-if-changed=src/web/placeholder.html");
    Ok(())
}

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
    // A build with debug assertions reads the web app from the disk, so a changed web app needs no new build of this crate.
    // Build scripts do not see whether debug assertions are on; `dev` alone has level 0, and assets.rs fails where that is wrong.
    println!("cargo:rustc-check-cfg=cfg(reads_web_from_disk)");
    if env::var_os("OPT_LEVEL").is_some_and(|level| level == "0") {
        println!("cargo:rustc-cfg=reads_web_from_disk");
    } else {
        println!("cargo:rerun-if-changed=../web/dist");
        println!("cargo:rerun-if-changed=src/web/site/pages");
    }
    println!("cargo:rerun-if-changed=src/web/placeholder.html");
    Ok(())
}

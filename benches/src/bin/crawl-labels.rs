//! Measures the crawler on real websites: precision and recall by kind, against labels made by hand.
//!
//! `crawl-labels SITES [--labels DIR] [--quiet]`, where SITES has `MANIFEST.tsv`, `SITES.tsv` and a folder of pages per
//! site. Every page counts as visited, so this measures extraction, not navigation.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints a table")]

use earshot_benches::crawl_labels::{LabelKind, measure};
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let mut sites = None;
    let mut labels = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../crawler/tests/labels");
    let mut is_quiet = false;
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--labels" => labels = arguments.next().map(PathBuf::from).unwrap_or_default(),
            "--quiet" => is_quiet = true,
            _ => sites = Some(PathBuf::from(argument)),
        }
    }
    let Some(sites) = sites else {
        eprintln!("usage: crawl-labels SITES [--labels DIR] [--quiet]");
        return ExitCode::from(1);
    };
    let tally = match measure(&sites, &labels) {
        Ok(tally) => tally,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(1);
        }
    };
    if !is_quiet {
        for miss in &tally.misses {
            println!("{miss}");
        }
    }
    println!("{} sites, {} pages, {:.1} MB", tally.sites, tally.pages, tally.bytes as f64 / 1e6);
    println!("{:<12} {:>6} {:>6} {:>6} {:>10} {:>8}", "kind", "right", "wrong", "missed", "precision", "recall");
    for kind in LabelKind::ALL {
        let count = tally.counts_of(kind);
        println!(
            "{:<12} {:>6} {:>6} {:>6} {:>10.3} {:>8.3}",
            kind.name(),
            count.right,
            count.wrong,
            count.missed,
            count.precision(),
            count.recall()
        );
    }
    ExitCode::SUCCESS
}

//! Measures the crawler against labels made by hand: precision and recall by kind, on real websites and on decoys.
//!
//! `crawl-labels [SITES] [--labels DIR] [--quiet]`, where SITES has `MANIFEST.tsv`, `SITES.tsv` and a folder of pages per
//! site. Every page counts as visited, so this measures extraction, not navigation. The decoys are in
//! `crawler/tests/decoys`.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints a table")]

use earshot_benches::crawl_labels::{CrawlLabelReport, LabelKind, decoys, measure};
use std::io;
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
            option if option.starts_with("--") => {
                eprintln!("usage: crawl-labels [SITES] [--labels DIR] [--quiet]");
                return ExitCode::from(1);
            }
            _ => sites = Some(PathBuf::from(argument)),
        }
    }
    let print_all = || -> io::Result<()> {
        if let Some(sites) = &sites {
            print_report("real sites", &measure(sites, &labels)?, is_quiet);
        }
        print_report("decoys", &measure(&decoys(), &decoys().join("labels"))?, is_quiet);
        Ok(())
    };
    match print_all() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(1)
        }
    }
}

fn print_report(title: &str, report: &CrawlLabelReport, is_quiet: bool) {
    if !is_quiet {
        for miss in &report.misses {
            println!("{miss}");
        }
    }
    println!("{title}: {} sites, {} pages, {:.1} MB", report.sites, report.pages, report.bytes as f64 / 1e6);
    println!("{:<12} {:>6} {:>6} {:>6} {:>10} {:>8}", "kind", "right", "wrong", "missed", "precision", "recall");
    for kind in LabelKind::ALL {
        let count = report.counts_of(kind);
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
}

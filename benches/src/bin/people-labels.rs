//! Measures the extraction of people and sponsors, against the labeled episodes of `scoring/tests/labels`.
//!
//! `cargo run -p earshot-benches --bin people-labels -- ../shared/real/feeds [--guests] [--misses] [--held-out] [--labels=FOLDER]`
//!
//! `--labels` measures labels elsewhere, of feeds in FEEDS.
//!
//! A third of the shows, chosen by hash, is held out. Rules are developed on the others; `--held-out` measures both.
#![expect(clippy::print_stdout, reason = "the result is the output")]

use earshot_benches::people_labels::{measure, read_labels};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let flag = |name: &str| arguments.iter().any(|argument| argument == name);
    let Some(feeds) = arguments.iter().find(|argument| !argument.starts_with("--")) else {
        println!("usage: people-labels FEEDS [--guests] [--misses] [--held-out] [--labels=FOLDER]");
        return ExitCode::from(2);
    };
    let folder = if flag("--guests") { "guest-labels" } else { "labels" };
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scoring/tests").join(folder);
    let labels = arguments.iter().find_map(|argument| argument.strip_prefix("--labels=")).map_or(own, PathBuf::from);
    match read_labels(&labels).and_then(|labels| measure(&labels, Path::new(feeds), flag("--held-out"))) {
        Ok(report) => {
            print!("{}", report.table());
            if flag("--misses") {
                print!("{}", report.misses());
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            println!("people-labels: {error}");
            ExitCode::FAILURE
        }
    }
}

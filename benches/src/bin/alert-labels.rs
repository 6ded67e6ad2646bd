//! Measures what alerts decide about people and advertisements, against the labeled episodes of `scoring/tests/labels`.
//!
//! `cargo run -p earshot-benches --bin alert-labels -- ../shared/real/feeds [--guests] [--misses]`
#![expect(clippy::print_stdout, reason = "the result is the output")]

use earshot_benches::alert_labels::measure;
use earshot_benches::people_labels::read_labels;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(feeds) = arguments.iter().find(|argument| !argument.starts_with("--")) else {
        println!("usage: alert-labels FEEDS [--guests] [--misses]");
        return ExitCode::from(2);
    };
    let folder = if arguments.iter().any(|argument| argument == "--guests") { "guest-labels" } else { "labels" };
    let labels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scoring/tests").join(folder);
    match read_labels(&labels).and_then(|labels| measure(&labels, Path::new(feeds))) {
        Ok(report) => {
            print!("{}", report.table());
            if arguments.iter().any(|argument| argument == "--misses") {
                print!("{}", report.misses());
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            println!("alert-labels: {error}");
            ExitCode::FAILURE
        }
    }
}

//! Runs the child process of the crate.

use earshot_extract::{CHILD_COMMAND, ChildLimits, ChildProgram, ChildRun, Extraction, FileRejection, ReadLimits};
use earshot_model::guest_profile::GuestFileType;
use std::path::PathBuf;
use std::time::Duration;

fn program() -> ChildProgram {
    ChildProgram::new(PathBuf::from(env!("CARGO_BIN_EXE_earshot-extract")), [CHILD_COMMAND.into()])
}

pub fn run(bytes: &[u8], limits: &ChildLimits) -> ChildRun {
    program().extract_in_child(bytes, limits).expect("the child reports")
}

/// The limits with a time that a busy machine keeps.
pub fn patient_limits() -> ChildLimits {
    ChildLimits { time: Duration::from_secs(120), ..ChildLimits::default() }
}

pub fn read(bytes: &[u8]) -> Result<Extraction, FileRejection> {
    run(bytes, &patient_limits()).outcome
}

#[test]
fn texts_read_back_unchanged() {
    let text = "Ada \"Lovelace\" \\ שלום\nZweite Zeile 🎙";
    let read = read(text.as_bytes()).expect("a text");
    assert_eq!((read.file_type, read.text.as_str()), (GuestFileType::Txt, text));
    let long = "word ".repeat(400_000);
    let run = run(long.as_bytes(), &patient_limits());
    assert_eq!(run.outcome.expect("a text").text.len(), 1 << 20);
    assert!(run.peak_memory_bytes.is_some_and(|bytes| bytes > 1 << 20));
}

#[test]
fn a_file_that_is_too_large_starts_no_child() {
    let program = ChildProgram::new(PathBuf::from("/nowhere"), []);
    let limits =
        ChildLimits { read: ReadLimits { max_file_bytes: 10, ..ReadLimits::default() }, ..ChildLimits::default() };
    let run = program.extract_in_child(b"more than ten", &limits).expect("no child");
    assert_eq!(run.outcome, Err(FileRejection::TooLarge { bytes: 13 }));
    let run = program.extract_in_child(b"", &limits).expect("no child");
    assert_eq!(run.outcome, Err(FileRejection::Empty));
    program.extract_in_child(b"a text", &limits).expect_err("there is no such program");
}

#[test]
fn a_program_that_reads_no_files_is_not_a_rejection() {
    let echo = ChildProgram::new(PathBuf::from("/bin/echo"), ["hello".into()]);
    echo.extract_in_child(b"a text", &ChildLimits::default()).expect_err("no report");
}

#[test]
fn a_child_that_takes_too_long_is_ended() {
    let sleep = ChildProgram::new(PathBuf::from("/bin/sleep"), ["120".into()]);
    let limits = ChildLimits { time: Duration::from_millis(300), ..ChildLimits::default() };
    // A child that ends by itself has no outcome.
    let run = sleep.extract_in_child(b"a text", &limits).expect("ended");
    assert_eq!(run.outcome, Err(FileRejection::TooMuchTime(GuestFileType::Txt)));
}

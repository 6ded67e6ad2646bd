//! Reads the text of a file on standard input, as a child process of a server or of a test.

use std::process::ExitCode;

fn main() -> ExitCode {
    earshot_extract::run_child()
}

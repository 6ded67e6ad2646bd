//! Decodes the audio on standard input, as the child process of a test.

use std::process::ExitCode;

fn main() -> ExitCode {
    earshot_transcription::run_decoder()
}

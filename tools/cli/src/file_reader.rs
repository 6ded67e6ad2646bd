//! Starts this program again as a child process that reads files of strangers: uploaded files, and audio.

use earshot_extract::{CHILD_COMMAND, ChildProgram};
use earshot_transcription::{DECODER_COMMAND, DecoderProgram};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The path of the running program on Linux, valid even after an upgrade has replaced its file.
const RUNNING_PROGRAM: &str = "/proc/self/exe";
/// Where the program looks for its libraries.
const LIBRARY_PATH: &str = "LD_LIBRARY_PATH";

/// The program that reads uploaded files: this one. `None` when its file is not found.
pub fn file_reader() -> Option<ChildProgram> {
    let reader = ChildProgram::new(own_program()?, [CHILD_COMMAND.into()]);
    Some(match library_path() {
        Some((name, folders)) => reader.with_variable(name, folders),
        None => reader,
    })
}

/// The program that decodes audio: this one. `None` when its file is not found.
pub fn audio_decoder() -> Option<DecoderProgram> {
    Some(DecoderProgram::new(own_program()?, [DECODER_COMMAND.into()], library_path()))
}

/// Runs this program as a child process, if it was started as one.
pub fn run_as_child() -> Option<ExitCode> {
    let command = std::env::args_os().nth(1)?;
    if command == CHILD_COMMAND {
        return Some(earshot_extract::run_child());
    }
    (command == DECODER_COMMAND).then(earshot_transcription::run_decoder)
}

fn own_program() -> Option<PathBuf> {
    let running = Path::new(RUNNING_PROGRAM);
    if running.exists() { Some(running.to_owned()) } else { std::env::current_exe().ok() }
}

fn library_path() -> Option<(OsString, OsString)> {
    Some((LIBRARY_PATH.into(), std::env::var_os(LIBRARY_PATH)?))
}

//! Starts this program again as the child process that reads uploaded files.

use earshot_extract::{CHILD_COMMAND, ChildProgram};
use std::path::{Path, PathBuf};

/// The path of the running program on Linux, valid even after an upgrade has replaced its file.
const RUNNING_PROGRAM: &str = "/proc/self/exe";
/// Where the program looks for its libraries.
const LIBRARY_PATH: &str = "LD_LIBRARY_PATH";

/// The program that reads uploaded files: this one. `None` when its file is not found.
pub fn file_reader() -> Option<ChildProgram> {
    let running = Path::new(RUNNING_PROGRAM);
    let program = if running.exists() { PathBuf::from(running) } else { std::env::current_exe().ok()? };
    let reader = ChildProgram::new(program, [CHILD_COMMAND.into()]);
    Some(match std::env::var_os(LIBRARY_PATH) {
        Some(folders) => reader.with_variable(LIBRARY_PATH.into(), folders),
        None => reader,
    })
}

/// Whether the program was started to read an uploaded file.
pub fn is_file_reader() -> bool {
    std::env::args_os().nth(1).is_some_and(|argument| argument == CHILD_COMMAND)
}

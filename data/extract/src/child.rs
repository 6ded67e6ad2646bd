//! The child process: reads a file from standard input under limits, and writes its text to standard output.

use crate::extraction::Extraction;
use crate::file_rejection::FileRejection;
use crate::limits::ReadLimits;
use crate::process_memory::memory_of_status;
use crate::reader::read_text;
use rustix::process::{Resource, Rlimit, nice, setrlimit};
use serde::{Deserialize, Serialize};
use std::io::{self, BufRead, Read, Write};
use std::process::ExitCode;

/// The argument with which a program becomes the child: `main` calls [`run_child`] then, before anything else.
pub const CHILD_COMMAND: &str = "read-uploaded-file";

/// Files that the child has open: its standard streams, and one to read its memory.
const OPEN_FILES: u64 = 8;
/// The readers recurse over nested structures.
const STACK_BYTES: usize = 16 << 20;
/// Length of the first line of standard input.
const MAX_HEADER_BYTES: u64 = 4 << 10;
/// Added to the nice value of the server. A file that is slow to read leaves the cores to requests.
const NICE: i32 = 10;

/// The first line of the child's standard input. The file follows.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct ChildRequest {
    pub read: ReadLimits,
    pub memory_bytes: u64,
    pub cpu_seconds: u64,
}

/// The last line of the child's standard output.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct ChildReport {
    pub outcome: Result<Extraction, FileRejection>,
    /// The most physical memory that the child had, in bytes.
    pub peak_memory_bytes: Option<u64>,
}

/// Runs the child process. The program calls it for [`CHILD_COMMAND`], before it starts threads or reads files.
#[must_use]
pub fn run_child() -> ExitCode {
    // Panics are expected, and their messages may have parts of the file.
    std::panic::set_hook(Box::new(|_| {}));
    match answer() {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

fn answer() -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut header = String::new();
    (&mut input).take(MAX_HEADER_BYTES).read_line(&mut header)?;
    let request: ChildRequest = serde_json::from_str(&header)?;
    limit_process(&request)?;
    lower_priority()?;
    let mut bytes = Vec::new();
    input.take(request.read.max_file_bytes as u64 + 1).read_to_end(&mut bytes)?;
    let reader = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(move || read_text(&bytes, &request.read))?;
    let outcome = reader.join().map_err(|_| io::Error::other("the reader panicked"))?;
    let report = ChildReport { outcome, peak_memory_bytes: memory_of_status("VmHWM") };
    // Libraries may have written lines before.
    let mut output = io::stdout().lock();
    write!(output, "\n{}", serde_json::to_string(&report)?)?;
    output.flush()
}

/// Limits permanently what this process can use.
fn limit_process(request: &ChildRequest) -> io::Result<()> {
    // The limits add to the current use, because the program's own mappings count too.
    for (resource, name) in [(Resource::As, "VmSize"), (Resource::Data, "VmData")] {
        if let Some(now) = memory_of_status(name) {
            limit(resource, now + request.memory_bytes)?;
        }
    }
    limit(Resource::Cpu, request.cpu_seconds)?;
    limit(Resource::Nofile, OPEN_FILES)?;
    // The process may write no files and no core dump, which would contain the uploaded file.
    limit(Resource::Fsize, 0)?;
    limit(Resource::Core, 0)
}

/// Lowers the priority of this thread, and of those that it starts.
fn lower_priority() -> io::Result<()> {
    nice(NICE)?;
    Ok(())
}

fn limit(resource: Resource, value: u64) -> io::Result<()> {
    Ok(setrlimit(resource, Rlimit { current: Some(value), maximum: Some(value) })?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_thread_that_reads_has_a_lower_priority() {
        let value = || nice(0).expect("a nice value");
        // In threads of their own, because a priority cannot be raised again.
        let run = move || {
            let before = value();
            lower_priority().expect("a lower priority");
            (before, std::thread::spawn(value).join().expect("a value"))
        };
        let (before, after) = std::thread::spawn(run).join().expect("values");
        assert_eq!(after, (before + NICE).min(19));
    }
}

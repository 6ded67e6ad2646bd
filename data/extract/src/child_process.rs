//! Starts the child process and supervises it.

use crate::child::{ChildReport, ChildRequest};
use crate::extraction::Extraction;
use crate::file_rejection::FileRejection;
use crate::file_type::detect_type;
use crate::limits::ChildLimits;
use earshot_model::guest_profile::GuestFileType;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// Room in the output for the report around the text. Escapes at most double a clean text.
const REPORT_BYTES: usize = 64 << 10;
/// What the runtime writes before it aborts.
const MAX_ERROR_BYTES: u64 = 4 << 10;
const POLL: Duration = Duration::from_millis(5);
/// The signals SIGABRT, SIGKILL and SIGXCPU of Linux.
const ABORTED: i32 = 6;
const KILLED: i32 = 9;
const OUT_OF_TIME: i32 = 24;

/// The program whose [`run_child`](crate::run_child) reads files.
#[derive(Clone, Debug)]
pub struct ChildProgram {
    program: PathBuf,
    arguments: Vec<OsString>,
    environment: Vec<(OsString, OsString)>,
}

/// The result of a child process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChildRun {
    pub outcome: Result<Extraction, FileRejection>,
    /// From the start to the end of the process.
    pub took: Duration,
    /// The most physical memory that it had, in bytes. `None` when it was ended by force, or for a file that needs no
    /// child process.
    pub peak_memory_bytes: Option<u64>,
}

/// Why there is no outcome, although the file may be valid.
#[derive(Debug, thiserror::Error)]
pub enum ChildError {
    #[error("the program {program} that reads files cannot be started")]
    Start { program: PathBuf, source: io::Error },
    #[error("the program that reads files did not do so: {reason}")]
    NoReport { reason: String },
}

impl ChildProgram {
    #[must_use]
    pub fn new(program: PathBuf, arguments: impl IntoIterator<Item = OsString>) -> Self {
        Self { program, arguments: arguments.into_iter().collect(), environment: Vec::new() }
    }

    /// Adds a variable to the environment of the child, which is empty otherwise, so that it has no secrets. A program
    /// that finds its libraries by `LD_LIBRARY_PATH` needs it.
    #[must_use]
    pub fn with_variable(mut self, name: OsString, value: OsString) -> Self {
        self.environment.push((name, value));
        self
    }

    /// Reads the text of a file in a child process. Blocks for up to the time of the limits.
    ///
    /// # Errors
    /// When the child process cannot be started, or is not the program that reads files.
    pub fn extract_in_child(&self, bytes: &[u8], limits: &ChildLimits) -> Result<ChildRun, ChildError> {
        let started = Instant::now();
        let rejected =
            |rejection| ChildRun { outcome: Err(rejection), took: started.elapsed(), peak_memory_bytes: None };
        if bytes.len() > limits.read.max_file_bytes {
            return Ok(rejected(FileRejection::TooLarge { bytes: bytes.len() }));
        }
        let file_type = match detect_type(bytes) {
            Ok(file_type) => file_type,
            Err(rejection) => return Ok(rejected(rejection)),
        };
        let mut child = self.start()?;
        let ended = supervise(&mut child, bytes, limits, started);
        // Always kills and reaps the child.
        let _ = child.kill();
        let _ = child.wait();
        let ended = ended.map_err(|source| ChildError::NoReport { reason: source.to_string() })?;
        let took = started.elapsed();
        let report = ended.output.rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
        if let Ok(ChildReport { outcome, peak_memory_bytes }) = serde_json::from_slice(report) {
            return Ok(ChildRun { outcome, took, peak_memory_bytes });
        }
        let rejection = ended.rejection(file_type).ok_or_else(|| ChildError::NoReport {
            reason: ended.status.map_or_else(|| "it wrote too much".to_owned(), |status| status.to_string()),
        })?;
        Ok(ChildRun { outcome: Err(rejection), took, peak_memory_bytes: None })
    }

    fn start(&self) -> Result<Child, ChildError> {
        Command::new(&self.program)
            .args(&self.arguments)
            .env_clear()
            // Without these, both allocators reserve address space in advance, which counts against RLIMIT_AS.
            .envs([("MALLOC_ARENA_MAX", "1"), ("MIMALLOC_ARENA_RESERVE", "0")])
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|source| ChildError::Start { program: self.program.clone(), source })
    }
}

/// A child process that has ended or was ended.
struct ChildExit {
    output: Vec<u8>,
    errors: Vec<u8>,
    /// `None` when it was ended because it took too long or wrote too much.
    status: Option<ExitStatus>,
    is_late: bool,
}

impl ChildExit {
    /// Maps the exit of the process to a rejection; `None` when the file is not its cause.
    fn rejection(&self, file_type: GuestFileType) -> Option<FileRejection> {
        if self.is_late {
            return Some(FileRejection::TooMuchTime(file_type));
        }
        match self.status?.signal()? {
            OUT_OF_TIME => Some(FileRejection::TooMuchTime(file_type)),
            // The system killed the process because no memory was left.
            KILLED => Some(FileRejection::TooMuchMemory(file_type)),
            ABORTED if String::from_utf8_lossy(&self.errors).contains("memory allocation of") => {
                Some(FileRejection::TooMuchMemory(file_type))
            }
            // An overflow of the stack, which nested structures cause.
            _ => Some(FileRejection::Damaged(file_type)),
        }
    }
}

/// Writes the file to the child, reads its output, and waits for its end up to the time limit.
fn supervise(child: &mut Child, bytes: &[u8], limits: &ChildLimits, started: Instant) -> io::Result<ChildExit> {
    let (input, output, errors) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let (Some(mut input), Some(output), Some(errors)) = (input, output, errors) else {
        return Err(io::Error::other("it has no pipes"));
    };
    let request = ChildRequest {
        read: limits.read,
        memory_bytes: limits.memory_bytes,
        cpu_seconds: limits.time.as_secs().max(1),
    };
    let header = format!("{}\n", serde_json::to_string(&request)?);
    let max_output = limits.read.max_text_bytes.saturating_mul(2).saturating_add(REPORT_BYTES);
    std::thread::scope(|scope| {
        scope.spawn(move || {
            // A child that has ended reads no more.
            let _ = input.write_all(header.as_bytes()).and_then(|()| input.write_all(bytes));
        });
        let (sender, receiver) = mpsc::channel();
        scope.spawn(move || {
            let (mut text, mut message) = (Vec::new(), Vec::new());
            let read = output.take(max_output as u64).read_to_end(&mut text);
            if read.is_ok() && text.len() < max_output {
                let _ = errors.take(MAX_ERROR_BYTES).read_to_end(&mut message);
            }
            let _ = sender.send((text, message));
        });
        let read = receiver.recv_timeout(limits.time.saturating_sub(started.elapsed()));
        let status = if read.as_ref().is_ok_and(|(text, _)| text.len() < max_output) {
            wait_until(child, started + limits.time)?
        } else {
            None
        };
        // Closes the pipes, so that both threads end.
        let _ = child.kill();
        let is_late = status.is_none() && started.elapsed() >= limits.time;
        let (output, errors) = read.unwrap_or_default();
        Ok(ChildExit { output, errors, status, is_late })
    })
}

/// Waits for the end of the child. `None` when the time is over.
fn wait_until(child: &mut Child, deadline: Instant) -> io::Result<Option<ExitStatus>> {
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if Instant::now() >= deadline {
            return Ok(None);
        }
        std::thread::sleep(POLL);
    }
}

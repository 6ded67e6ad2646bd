//! Starts the child process, and reads its samples.

use crate::error::TranscriptionError;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read as _};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A message of the child has one line.
const MAX_MESSAGE_BYTES: u64 = 300;

/// SIGINT, SIGKILL and SIGTERM. A decoder that uses more than its limits ends by others.
const ENDING_SIGNALS: [i32; 3] = [2, 9, 15];

/// The program whose [`run_decoder`](crate::run_decoder) decodes audio.
#[derive(Clone, Debug)]
pub struct DecoderProgram {
    program: PathBuf,
    arguments: Vec<OsString>,
    environment: Vec<(OsString, OsString)>,
}

impl DecoderProgram {
    /// A program and its arguments. The environment of the child is empty, so that it has no secrets, except for these variables.
    #[must_use]
    pub fn new(
        program: PathBuf,
        arguments: impl IntoIterator<Item = OsString>,
        environment: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Self {
        Self { program, arguments: arguments.into_iter().collect(), environment: environment.into_iter().collect() }
    }

    /// Starts to decode a file. Clones of a file share their position: nothing else may read it meanwhile.
    ///
    /// # Errors
    /// When the program cannot be started.
    pub(crate) fn decode(&self, file: &File) -> io::Result<DecodedAudio> {
        let mut child = Command::new(&self.program)
            .args(&self.arguments)
            .env_clear()
            // Without these, both allocators reserve memory in advance, which counts against the limit.
            .envs([("MALLOC_ARENA_MAX", "1"), ("MIMALLOC_ARENA_RESERVE", "0")])
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .stdin(file.try_clone()?)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            // Ctrl-C ends the worker, which then ends the decoder: a file whose decoder ended first would count as damaged.
            .process_group(0)
            .spawn()?;
        let output = child.stdout.take().ok_or_else(|| io::Error::other("the decoder has no output"))?;
        Ok(DecodedAudio { child, output, bytes: Vec::new() })
    }
}

/// The samples of a file, which a child process decodes as they are read.
#[derive(Debug)]
pub(crate) struct DecodedAudio {
    child: Child,
    output: ChildStdout,
    bytes: Vec<u8>,
}

impl DecodedAudio {
    /// Appends up to `count` samples. Fewer are the last.
    ///
    /// # Errors
    /// [`TranscriptionError::NotDecoded`] when the file is damaged or of an unknown codec.
    pub fn read(&mut self, count: usize, samples: &mut Vec<i16>) -> Result<(), TranscriptionError> {
        self.bytes.clear();
        let wanted = count as u64 * 2;
        let read = (&mut self.output).take(wanted).read_to_end(&mut self.bytes)?;
        samples.extend(self.bytes.chunks_exact(2).map(|bytes| i16::from_le_bytes([bytes[0], bytes[1]])));
        if (read as u64) < wanted { self.check_end() } else { Ok(()) }
    }

    fn check_end(&mut self) -> Result<(), TranscriptionError> {
        let status = self.child.wait()?;
        if status.success() {
            return Ok(());
        }
        // Somebody ended it, or the system had no memory.
        if status.signal().is_some_and(|signal| ENDING_SIGNALS.contains(&signal)) {
            return Err(TranscriptionError::Read(io::Error::from(io::ErrorKind::Interrupted)));
        }
        let mut message = String::new();
        if let Some(errors) = &mut self.child.stderr {
            // A message that is no text is that of a crash.
            let _ = errors.take(MAX_MESSAGE_BYTES).read_to_string(&mut message);
        }
        let message = message.lines().next().unwrap_or_default().trim();
        let is_own = message.starts_with("it ") || message.starts_with("its ");
        // Others are those of a crash.
        let reason = if is_own { message } else { "it is damaged" };
        Err(TranscriptionError::NotDecoded { reason: reason.to_owned() })
    }
}

impl Drop for DecodedAudio {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

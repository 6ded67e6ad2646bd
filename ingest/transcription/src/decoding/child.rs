//! The child process: decodes the file on its standard input, and writes samples to its standard output.

use super::decode::{DecodeError, decode};
use rustix::process::{Resource, Rlimit, setrlimit};
use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::os::fd::AsFd as _;
use std::process::ExitCode;

/// The argument with which a program becomes the child: `main` calls [`run_decoder`] then, before anything else.
pub const DECODER_COMMAND: &str = "decode-audio";

/// The tables of a day of MP4 audio have 40 MB.
const MEMORY_BYTES: u64 = 192 << 20;
/// A day of audio takes some minutes. The time in which the reader of the samples is busy does not count.
const CPU_SECONDS: u64 = 30 * 60;

/// Runs the child process. The program calls it for [`DECODER_COMMAND`], before it takes memory.
#[must_use]
pub fn run_decoder() -> ExitCode {
    // Panics are expected, and their messages are of no use to a team.
    std::panic::set_hook(Box::new(|_| {}));
    match limit_and_decode() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // The parent may have ended.
            let _ = writeln!(io::stderr(), "{error}");
            ExitCode::FAILURE
        }
    }
}

fn limit_and_decode() -> Result<(), DecodeError> {
    // The process writes no files and no core dump.
    for (resource, value, maximum) in [
        (Resource::Data, MEMORY_BYTES, MEMORY_BYTES),
        // The signal of this limit; at the maximum comes that of somebody who ends the process.
        (Resource::Cpu, CPU_SECONDS, CPU_SECONDS + 60),
        (Resource::Fsize, 0, 0),
        (Resource::Core, 0, 0),
    ] {
        setrlimit(resource, Rlimit { current: Some(value), maximum: Some(maximum) }).map_err(io::Error::from)?;
    }
    let file = File::from(io::stdin().as_fd().try_clone_to_owned()?);
    let mut output = BufWriter::with_capacity(64 << 10, io::stdout().lock());
    let mut bytes = Vec::new();
    decode(file, &mut |samples: &[i16]| {
        bytes.clear();
        bytes.extend(samples.iter().flat_map(|sample| sample.to_le_bytes()));
        output.write_all(&bytes)
    })?;
    Ok(output.flush()?)
}

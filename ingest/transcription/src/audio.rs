//! Fetches audio into a temporary file, which the system deletes when it is closed, also when the process is killed.

use crate::error::AudioError;
use crate::media_type::{AudioFormat, SNIFFED_BYTES, detect_format};
use earshot_net::{FetchError, FetchRequest, HttpClient, MinTransferRate};
use std::fs::File;
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::time::Duration;

/// The limits of one file.
#[derive(Clone, Copy, Debug)]
pub struct AudioLimits {
    pub max_bytes: usize,
    /// The time for the transfer, with all redirects.
    pub timeout: Duration,
    pub min_transfer_rate: MinTransferRate,
}

impl Default for AudioLimits {
    /// Half a gigabyte, which is nine hours of usual speech, in a quarter of an hour.
    fn default() -> Self {
        Self {
            max_bytes: 512 << 20,
            timeout: Duration::from_secs(15 * 60),
            min_transfer_rate: MinTransferRate { bytes_per_second: 16 << 10, grace: Duration::from_secs(20) },
        }
    }
}

/// Audio in a temporary file without a name.
#[derive(Debug)]
pub struct AudioFile {
    pub file: File,
    pub bytes: u64,
    pub format: AudioFormat,
}

/// The start of a body, which decides whether the rest is fetched.
struct AudioSink {
    file: File,
    bytes: u64,
    start: Vec<u8>,
    format: Option<AudioFormat>,
    declared: Option<String>,
    rejection: Option<AudioError>,
}

impl AudioSink {
    fn take(&mut self, chunk: &[u8]) -> io::Result<()> {
        self.file.write_all(chunk)?;
        self.bytes += chunk.len() as u64;
        if self.format.is_none() {
            let missing = SNIFFED_BYTES - self.start.len();
            self.start.extend_from_slice(&chunk[..chunk.len().min(missing)]);
            if self.start.len() >= SNIFFED_BYTES {
                self.detect()?;
            }
        }
        Ok(())
    }

    fn detect(&mut self) -> io::Result<()> {
        match detect_format(&self.start, self.declared.as_deref()) {
            Ok(format) => self.format = Some(format),
            Err(rejection) => {
                self.rejection = Some(AudioError::Format(rejection));
                return Err(io::Error::other("not audio"));
            }
        }
        Ok(())
    }
}

/// Fetches audio. `declared` is the type that the feed names. The client's address guard applies to each redirect.
///
/// # Errors
/// [`AudioError`] with the reason.
pub async fn fetch_audio(
    http: &HttpClient,
    url: &str,
    declared: Option<&str>,
    limits: AudioLimits,
) -> Result<AudioFile, AudioError> {
    let request = FetchRequest {
        accept: "audio/*, */*;q=0.1",
        max_bytes: limits.max_bytes,
        timeout: limits.timeout,
        min_transfer_rate: limits.min_transfer_rate,
        ..FetchRequest::new(url)
    };
    let mut sink = AudioSink {
        file: tempfile::tempfile()?,
        bytes: 0,
        start: Vec::new(),
        format: None,
        declared: declared.map(str::to_owned),
        rejection: None,
    };
    let fetched = http.fetch_streamed(&request, &mut |chunk| sink.take(chunk)).await;
    let response = match fetched {
        Ok(response) => response,
        Err(FetchError::NotAccepted { source, .. }) => {
            return Err(sink.rejection.unwrap_or(AudioError::Store(source)));
        }
        Err(error) => return Err(AudioError::Fetch(error)),
    };
    if response.status != 200 {
        return Err(AudioError::Status { status: response.status });
    }
    if sink.bytes == 0 {
        return Err(AudioError::Empty);
    }
    if sink.format.is_none() && sink.detect().is_err() {
        return Err(sink.rejection.unwrap_or(AudioError::Empty));
    }
    let Some(format) = sink.format else { return Err(AudioError::Empty) };
    sink.file.seek(SeekFrom::Start(0))?;
    Ok(AudioFile { file: sink.file, bytes: sink.bytes, format })
}

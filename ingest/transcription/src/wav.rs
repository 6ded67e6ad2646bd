//! The header of WAV files with decoded audio: 16 bits, one channel.

use crate::decoding::SAMPLE_RATE;

pub const HEADER_BYTES: u64 = 44;
pub const SAMPLE_BYTES: u64 = 2;

/// The header of a file with this many samples.
#[must_use]
pub fn header(samples: u64) -> Vec<u8> {
    let data_bytes = u32::try_from(samples * SAMPLE_BYTES).unwrap_or(u32::MAX - 36);
    let rate = SAMPLE_RATE as u32;
    let bytes_per_second = rate * SAMPLE_BYTES as u32;
    let mut header = b"RIFF".to_vec();
    header.extend((data_bytes + 36).to_le_bytes());
    header.extend(b"WAVEfmt ");
    header.extend(16_u32.to_le_bytes());
    // PCM, and one channel.
    header.extend([1, 0, 1, 0]);
    header.extend(rate.to_le_bytes());
    header.extend(bytes_per_second.to_le_bytes());
    // Bytes per sample, and bits.
    header.extend([2, 0, 16, 0]);
    header.extend(b"data");
    header.extend(data_bytes.to_le_bytes());
    header
}

//! Cuts MP3 files between frames, without decoding them.

use std::io::{self, BufReader, Read, Seek, SeekFrom};

/// Bitrates of layer III in kbit/s (ISO 11172-3, ISO 13818-3). Index 0 is free format, which is not cut.
const BITRATES_MPEG1: [u32; 15] = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const BITRATES_MPEG2: [u32; 15] = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLE_RATES: [u32; 3] = [44_100, 48_000, 32_000];
/// How far the next frame is searched after broken bytes.
const READ_BYTES: usize = 64 << 10;

/// A frame's header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Frame {
    bytes: u64,
    /// Duration in samples, and samples per second.
    samples: u32,
    sample_rate: u32,
}

/// A part of a file that begins and ends between frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mp3Part {
    pub offset: u64,
    pub bytes: u64,
    pub start_ms: i64,
    pub end_ms: i64,
}

fn parse_frame(header: [u8; 4]) -> Option<Frame> {
    let [sync, version_layer, rates, _] = header;
    let is_frame = sync == 0xFF && version_layer & 0xE0 == 0xE0 && version_layer & 0x06 == 0x02;
    if !is_frame {
        return None;
    }
    let version = (version_layer >> 3) & 3;
    let bitrates = if version == 3 { BITRATES_MPEG1 } else { BITRATES_MPEG2 };
    let bitrate = 1_000 * *bitrates.get(usize::from(rates >> 4))?;
    let full_rate = *SAMPLE_RATES.get(usize::from((rates >> 2) & 3))?;
    let sample_rate = match version {
        3 => full_rate,
        2 => full_rate / 2,
        0 => full_rate / 4,
        _ => return None,
    };
    let samples = if version == 3 { 1_152 } else { 576 };
    let padding = u32::from((rates >> 1) & 1);
    let bytes = samples / 8 * bitrate / sample_rate + padding;
    (bitrate > 0 && bytes > 4).then_some(Frame { bytes: u64::from(bytes), samples, sample_rate })
}

/// Cuts a file into parts of at most `max_bytes`. Each part but the first repeats the last `overlap_ms` of the one before.
/// Bytes between frames, such as tags, stay with their part.
///
/// # Errors
/// When the file cannot be read.
pub fn cut(file: &mut (impl Read + Seek), max_bytes: u64, overlap_ms: i64) -> io::Result<Vec<Mp3Part>> {
    let mut parts: Vec<Mp3Part> = Vec::new();
    let mut part = Mp3Part { offset: 0, bytes: 0, start_ms: 0, end_ms: 0 };
    // Frames of the current part from which the next one may start: offset and time.
    let mut starts: Vec<(u64, i64)> = Vec::new();
    let mut time = 0.0_f64;
    let mut frames = FrameReader::new(file)?;
    while let Some((offset, frame)) = frames.next_frame()? {
        let end = offset + frame.bytes;
        if end - part.offset > max_bytes && part.bytes > 0 {
            parts.push(part);
            let overlap_start = part.end_ms - overlap_ms;
            let next = starts.iter().copied().find(|&(start, at)| at >= overlap_start && start > part.offset);
            let (next_offset, next_ms) = next.unwrap_or((offset, time as i64));
            part = Mp3Part { offset: next_offset, bytes: 0, start_ms: next_ms, end_ms: next_ms };
            starts.retain(|&(start, _)| start >= next_offset);
        }
        let now_ms = time as i64;
        starts.push((offset, now_ms));
        // Only frames of the overlap are needed.
        if starts.len() > 4_096 {
            starts.retain(|&(_, at)| at >= now_ms - overlap_ms);
        }
        time += f64::from(frame.samples) * 1_000.0 / f64::from(frame.sample_rate);
        part.bytes = end - part.offset;
        part.end_ms = time as i64;
    }
    if part.bytes > 0 {
        parts.push(part);
    }
    Ok(parts)
}

/// Iterates over the frames of a file, and skips bytes that are none.
struct FrameReader<'a, R> {
    reader: BufReader<&'a mut R>,
    offset: u64,
}

impl<'a, R: Read + Seek> FrameReader<'a, R> {
    fn new(file: &'a mut R) -> io::Result<Self> {
        file.seek(SeekFrom::Start(0))?;
        let mut reader = BufReader::with_capacity(READ_BYTES, file);
        let mut tag = [0; 10];
        let mut offset = 0;
        // The length of an ID3 tag has seven bits per byte.
        if read_fully(&mut reader, &mut tag)? && tag.starts_with(b"ID3") {
            offset = 10 + tag[6..].iter().fold(0_u64, |length, byte| length << 7 | u64::from(byte & 0x7F));
        }
        reader.seek(SeekFrom::Start(offset))?;
        Ok(Self { reader, offset })
    }

    fn next_frame(&mut self) -> io::Result<Option<(u64, Frame)>> {
        let mut header = [0; 4];
        if !read_fully(&mut self.reader, &mut header)? {
            return Ok(None);
        }
        let mut offset = self.offset;
        loop {
            if let Some(frame) = parse_frame(header) {
                self.reader.seek_relative(frame.bytes as i64 - 4)?;
                self.offset = offset + frame.bytes;
                return Ok(Some((offset, frame)));
            }
            let mut next = [0; 1];
            if !read_fully(&mut self.reader, &mut next)? {
                return Ok(None);
            }
            header = [header[1], header[2], header[3], next[0]];
            offset += 1;
        }
    }
}

fn read_fully(reader: &mut impl Read, buffer: &mut [u8]) -> io::Result<bool> {
    match reader.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::io::Cursor;

    /// A silent frame of 128 kbit/s at 44.1 kHz: 417 bytes, 26.1 ms.
    fn frame() -> Vec<u8> {
        let mut frame = vec![0xFF, 0xFB, 0x90, 0x00];
        frame.resize(417, 0);
        frame
    }

    #[test]
    fn a_file_is_cut_between_frames_with_overlap() {
        let mut file = b"ID3\x04\0\0\0\0\0\x05tags!".to_vec();
        for _ in 0..1_000 {
            file.extend(frame());
        }
        let parts = cut(&mut Cursor::new(&file), 100_000, 1_000).expect("memory");
        assert_eq!(parts[0].offset, 0);
        assert!(parts.len() > 4 && parts.iter().all(|part| part.bytes <= 100_000), "{parts:?}");
        let last = parts.last().expect("not empty");
        assert_eq!(last.offset + last.bytes, file.len() as u64);
        assert_eq!(last.end_ms, 26_122, "1,000 frames of 1,152 samples");
        for pair in parts.windows(2) {
            let overlap = pair[0].end_ms - pair[1].start_ms;
            assert!((950..=1_000).contains(&overlap), "{overlap}");
            assert_eq!((pair[1].offset - 15) % 417, 0, "a part begins with a frame");
        }
        assert_eq!(cut(&mut Cursor::new(&file), 10_000_000, 1_000).expect("memory").len(), 1);
    }

    #[test]
    fn broken_bytes_between_frames_are_skipped() {
        let file = [frame(), b"garbage \xFF\xFF".to_vec(), frame(), frame()].concat();
        let parts = cut(&mut Cursor::new(&file), 10_000, 0).expect("memory");
        assert_eq!((parts.len(), parts[0].end_ms), (1, 78), "{parts:?}");
    }

    proptest! {
        #[test]
        fn any_bytes_are_cut_within_the_limit(bytes in prop::collection::vec(any::<u8>(), 0..4_000), max in 500_u64..3_000) {
            for part in cut(&mut Cursor::new(&bytes), max, 100).expect("memory") {
                prop_assert!(part.start_ms <= part.end_ms);
            }
        }
    }
}

//! A picture in its three sizes, and the file that holds them.

use std::io::{self, Read, Seek, SeekFrom};

/// Marks a file of renditions, with the version of its layout.
const MAGIC: [u8; 4] = *b"ECP1";
const HEADER_BYTES: usize = MAGIC.len() + 4 * PictureSize::ALL.len();

/// The sizes in which pictures are served. Pages show covers at 32 to 120 points, on screens of up to three pixels per
/// point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureSize {
    Small,
    Medium,
    Large,
}

impl PictureSize {
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// Width and height in pixels.
    #[must_use]
    pub const fn pixels(self) -> u32 {
        match self {
            Self::Small => 80,
            Self::Medium => 160,
            Self::Large => 480,
        }
    }

    /// The size with this number of pixels.
    #[must_use]
    pub fn from_pixels(pixels: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.pixels() == pixels)
    }
}

/// The encoded bytes of a picture in each size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renditions {
    pub small: Vec<u8>,
    pub medium: Vec<u8>,
    pub large: Vec<u8>,
}

impl Renditions {
    /// The bytes of one size.
    #[must_use]
    pub fn of_size(&self, size: PictureSize) -> &[u8] {
        match size {
            PictureSize::Small => &self.small,
            PictureSize::Medium => &self.medium,
            PictureSize::Large => &self.large,
        }
    }

    /// All sizes as one file, so that a picture appears and disappears as a unit.
    #[must_use]
    pub fn to_file(&self) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        for size in PictureSize::ALL {
            let length = u32::try_from(self.of_size(size).len()).unwrap_or(u32::MAX);
            file.extend_from_slice(&length.to_le_bytes());
        }
        for size in PictureSize::ALL {
            file.extend_from_slice(self.of_size(size));
        }
        file
    }
}

/// Reads one size from a file of renditions, without the others.
///
/// # Errors
/// When the file cannot be read, was cut off or is no file of renditions.
pub fn read_rendition(file: &mut (impl Read + Seek), size: PictureSize) -> io::Result<Vec<u8>> {
    let mut header = [0; HEADER_BYTES];
    file.read_exact(&mut header)?;
    let (magic, lengths) = header.split_at(MAGIC.len());
    if magic != MAGIC {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut start = HEADER_BYTES as u64;
    for (candidate, length) in PictureSize::ALL.into_iter().zip(lengths.as_chunks::<4>().0) {
        let length = u64::from(u32::from_le_bytes(*length));
        if candidate == size {
            file.seek(SeekFrom::Start(start))?;
            let mut bytes = Vec::new();
            // Reads what is there: a damaged length must not allocate gigabytes.
            let read = file.take(length).read_to_end(&mut bytes)? as u64;
            return if read == length { Ok(bytes) } else { Err(io::ErrorKind::UnexpectedEof.into()) };
        }
        start += length;
    }
    Err(io::ErrorKind::InvalidData.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;

    #[test]
    fn each_size_is_read_alone_and_damaged_files_are_errors() {
        let renditions = Renditions { small: vec![1; 3], medium: vec![2; 5], large: vec![3; 7] };
        let file = renditions.to_file();
        for size in PictureSize::ALL {
            let read = read_rendition(&mut Cursor::new(&file), size).expect("a size");
            assert_eq!(read, renditions.of_size(size), "{size:?}");
        }
        let cut = &file[..file.len() - 1];
        assert!(read_rendition(&mut Cursor::new(cut), PictureSize::Small).is_ok());
        assert!(read_rendition(&mut Cursor::new(cut), PictureSize::Large).is_err());
        assert!(read_rendition(&mut Cursor::new(b"RIFF, but not of ours at all"), PictureSize::Small).is_err());
        assert!(read_rendition(&mut Cursor::new(b""), PictureSize::Small).is_err());
    }
}

//! Writes covers as PNG (ISO/IEC 15948).

use super::cover::{Cover, SIDE};
use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use std::io::{self, Write as _};

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
/// Eight bits for each of red, green and blue, not interlaced.
const TRUE_COLOR: [u8; 5] = [8, 2, 0, 0, 0];
/// Each row is compressed as the difference from the row above, of which drawings have little.
const FILTER_UP: u8 = 2;

/// Encodes a cover.
pub fn write_png(cover: &Cover) -> io::Result<Vec<u8>> {
    let mut pixels = ZlibEncoder::new(Vec::new(), Compression::default());
    let mut above = vec![0_u8; 3 * SIDE as usize];
    for row in cover.rows() {
        pixels.write_all(&[FILTER_UP])?;
        let changes: Vec<u8> = row.iter().zip(&above).map(|(here, above)| here.wrapping_sub(*above)).collect();
        pixels.write_all(&changes)?;
        above = row;
    }
    let mut header = [SIDE.to_be_bytes(), SIDE.to_be_bytes()].concat();
    header.extend_from_slice(&TRUE_COLOR);
    let mut png = SIGNATURE.to_vec();
    write_chunk(&mut png, *b"IHDR", &header)?;
    write_chunk(&mut png, *b"IDAT", &pixels.finish()?)?;
    write_chunk(&mut png, *b"IEND", &[])?;
    Ok(png)
}

fn write_chunk(png: &mut Vec<u8>, kind: [u8; 4], content: &[u8]) -> io::Result<()> {
    let length = u32::try_from(content.len()).map_err(io::Error::other)?;
    let mut checksum = Crc::new();
    checksum.update(&kind);
    checksum.update(content);
    png.extend_from_slice(&length.to_be_bytes());
    png.extend_from_slice(&kind);
    png.extend_from_slice(content);
    png.extend_from_slice(&checksum.sum().to_be_bytes());
    Ok(())
}

//! Hashes names of elements.

/// A hash of a name. Long names can be constructed to collide. A collision affects only which end tag closes which
/// element, and which tag is counted.
pub(super) fn name_key(name: &str) -> u64 {
    const MIX: u64 = 0x9E37_79B9_7F4A_7C15;
    let bytes = name.as_bytes();
    // Reads the first and the last bytes, which overlap in short names.
    let (first, last) = match (bytes.first_chunk(), bytes.last_chunk(), bytes.first_chunk(), bytes.last_chunk()) {
        (Some(first), Some(last), ..) => (u64::from_le_bytes(*first), u64::from_le_bytes(*last)),
        (_, _, Some(first), Some(last)) => (u32::from_le_bytes(*first).into(), u32::from_le_bytes(*last).into()),
        _ => (bytes.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)), 0),
    };
    (first.wrapping_mul(MIX) ^ last.rotate_left(29)).wrapping_mul(MIX) ^ bytes.len() as u64
}

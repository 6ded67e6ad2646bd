//! Merges parts by concatenating their lists.

use super::codebook::Codebook;
use super::part_writer::{EncodedVector, write_part};
use super::{Part, VectorError};
use std::path::Path;

/// Maps an owner to its number in the new part; `None` for a deleted one.
pub type OwnerMapping<'a> = &'a dyn Fn(u32) -> Option<u32>;

/// Merges several parts into one. Vectors are not encoded again, so merging is as fast as copying files, and search
/// results stay the same.
///
/// # Errors
/// When a file cannot be written, or there would be 2^32 vectors.
pub fn merge_parts(
    folder: &Path,
    part: u32,
    codebook: &Codebook,
    parts: &[(&Part, OwnerMapping<'_>)],
) -> Result<(), VectorError> {
    write_part(folder, part, codebook, &mut |list, write| {
        for (part, renumber) in parts {
            let range = part.rows_of_list(list);
            let range = range.start as usize..range.end as usize;
            let columns =
                part.owners()[range.clone()].iter().zip(&part.codes()[range.clone()]).zip(&part.raw_rows()[range]);
            for ((owner, code), row) in columns {
                if let Some(owner) = renumber(u32::from_le_bytes(*owner)) {
                    write(EncodedVector { owner, code, row })?;
                }
            }
        }
        Ok(())
    })
}

//! A part: vectors that were written together, in files that never change.

use super::checked_file::{CheckedFile, FileKind, HEADER_BYTES};
use super::codebook::Codebook;
use super::dimensions::{CODED_BYTES, Coordinates, DIMENSIONS};
use super::error::VectorError;
use std::fs::File;
use std::ops::Range;
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};

pub const CODES_FILE: FileKind = FileKind(2, "codes");
pub const BYTES_FILE: FileKind = FileKind(3, "bytes");

/// Bytes of a row in the file for scores: scale, tag, one byte per dimension.
pub const ROW_BYTES: usize = 4 + 4 + DIMENSIONS;

pub fn codes_path(folder: &Path, part: u32) -> PathBuf {
    folder.join(format!("part-{part:06}.codes"))
}

pub fn bytes_path(folder: &Path, part: u32) -> PathBuf {
    folder.join(format!("part-{part:06}.bytes"))
}

/// The vectors of some owners, list by list.
pub struct VectorPart {
    codes: CheckedFile,
    bytes: CheckedFile,
    /// For the scores of candidates. Reading a row takes less than a microsecond longer than a mapped access, and
    /// leaves no page in memory. Over time, the candidates of many searches are everywhere in the file.
    rows: File,
    /// The start of each list, and the end of the last.
    offsets: Vec<u32>,
    sections: CodeSections,
}

/// The owner and tag of a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VectorKey {
    pub owner: u32,
    /// Distinguishes the vectors of an owner: a transcript has one per passage.
    pub tag: u32,
}

/// The rows of a part, sorted by owner: four bytes each.
pub struct OwnerRows(Vec<u32>);

/// The byte ranges of the columns in the file of codes.
struct CodeSections {
    codes: Range<usize>,
    owners: Range<usize>,
}

impl VectorPart {
    /// Opens a part.
    ///
    /// # Errors
    /// When a file cannot be read, is truncated, does not belong to the other file, or was made with another codebook.
    /// Only [`Self::verify`] checks the numbers, because it reads everything.
    pub fn open(folder: &Path, part: u32, codebook: &Codebook) -> Result<Self, VectorError> {
        let codes = CheckedFile::open(&codes_path(folder, part), CODES_FILE)?;
        let bytes = CheckedFile::open(&bytes_path(folder, part), BYTES_FILE)?;
        for file in [&codes, &bytes] {
            if file.header.codebook != codebook.checksum() || file.header.lists as usize != codebook.lists() {
                return Err(VectorError::OtherCodebook { path: file.path.clone() });
            }
        }
        if bytes.header.pair != codes.header.body_checksum || bytes.header.rows != codes.header.rows {
            return Err(bytes.damaged(format!("it does not belong to {}", codes.path.display())));
        }
        let rows = File::open(&bytes.path).map_err(VectorError::at(&bytes.path))?;
        let (offsets, sections) =
            read_sections(&codes).ok_or_else(|| codes.damaged("its lists do not fit its length"))?;
        if Some(bytes.body().len()) != sections.owners.len().checked_mul(ROW_BYTES / 4) {
            return Err(bytes.damaged("it does not have a row for each code"));
        }
        Ok(Self { codes, bytes, rows, offsets, sections })
    }

    /// Number of vectors, those of deleted owners included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.sections.owners.len() / 4
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The keys of all vectors, in file order.
    pub fn rows(&self) -> impl Iterator<Item = VectorKey> {
        let rows = self.owners().iter().zip(self.raw_rows());
        rows.map(|(owner, row)| VectorKey { owner: u32::from_le_bytes(*owner), tag: tag_of(row) })
    }

    /// The vector with tag 0 of an owner, in its stored form, at the precision of one byte per dimension; `None` when it has none.
    /// It scans all owners, four bytes each.
    pub fn stored_vector(&self, codebook: &Codebook, owner: u32) -> Result<Option<Box<Coordinates>>, VectorError> {
        let requested = owner.to_le_bytes();
        let rows = (0_u32..).zip(self.owners()).filter(|(_, owner)| **owner == requested);
        for (row, _) in rows {
            let stored = self.read_row(row)?;
            if stored.tag() != 0 {
                continue;
            }
            if let Some(rotated) = self.decode(codebook, row, &stored) {
                return Ok(Some(rotated));
            }
        }
        Ok(None)
    }

    /// All vectors of an owner with their tags, in the order of tags, at the precision of one byte per dimension. It
    /// scans all owners, four bytes each.
    pub fn vectors_of(&self, codebook: &Codebook, owner: u32) -> Result<Vec<(u32, Box<Coordinates>)>, VectorError> {
        let requested = owner.to_le_bytes();
        let mut found = Vec::new();
        for (row, _) in (0_u32..).zip(self.owners()).filter(|(_, owner)| **owner == requested) {
            let stored = self.read_row(row)?;
            if let Some(rotated) = self.decode(codebook, row, &stored) {
                found.push((stored.tag(), codebook.to_unit(rotated)));
            }
        }
        found.sort_by_key(|(tag, _)| *tag);
        Ok(found)
    }

    /// The rows in the order of their owners, for [`Self::stored_vectors`].
    #[must_use]
    pub fn rows_by_owner(&self) -> OwnerRows {
        let owners = self.owners();
        let mut rows: Vec<u32> = (0_u32..).take(owners.len()).collect();
        rows.sort_unstable_by_key(|&row| (owners.get(row as usize).map(|owner| u32::from_le_bytes(*owner)), row));
        OwnerRows(rows)
    }

    /// All vectors of an owner with their tags, in their stored form and in the order of tags. `rows` are those of this part.
    pub fn stored_vectors(
        &self,
        codebook: &Codebook,
        rows: &OwnerRows,
        owner: u32,
    ) -> Result<Vec<(u32, Box<Coordinates>)>, VectorError> {
        let owners = self.owners();
        let owner_of = |row: u32| owners.get(row as usize).map(|owner| u32::from_le_bytes(*owner));
        let start = rows.0.partition_point(|&row| owner_of(row) < Some(owner));
        let mut found = Vec::new();
        for &row in rows.0[start..].iter().take_while(|&&row| owner_of(row) == Some(owner)) {
            let stored = self.read_row(row)?;
            if let Some(rotated) = self.decode(codebook, row, &stored) {
                found.push((stored.tag(), rotated));
            }
        }
        found.sort_by_key(|(tag, _)| *tag);
        Ok(found)
    }

    /// The rotated vector of a row; `None` when the row is in no list, which only damage causes.
    fn decode(&self, codebook: &Codebook, row: u32, stored: &StoredRow) -> Option<Box<Coordinates>> {
        let list = self.offsets.partition_point(|&start| start <= row).saturating_sub(1);
        let mut rotated = Box::new(*codebook.centroids().get(list)?);
        for (number, step) in rotated.iter_mut().zip(stored.steps()) {
            *number += f32::from(step.cast_signed()) * stored.scale();
        }
        Some(rotated)
    }

    /// The paths of both files.
    #[must_use]
    pub fn paths(&self) -> [&Path; 2] {
        [&self.codes.path, &self.bytes.path]
    }

    /// One more than the greatest owner.
    #[must_use]
    pub fn owners_end(&self) -> u32 {
        let owners = self.owners().iter().map(|bytes| u32::from_le_bytes(*bytes));
        owners.max().map_or(0, |last| last.saturating_add(1))
    }

    /// An error that names the part's first file as damaged.
    pub fn damaged(&self, reason: String) -> VectorError {
        self.codes.damaged(reason)
    }

    /// Reads both files and compares their checksums.
    ///
    /// # Errors
    /// When a file is damaged.
    pub fn verify(&self) -> Result<(), VectorError> {
        self.codes.verify()?;
        self.bytes.verify()?;
        let is_fit = |row: &[u8; ROW_BYTES]| {
            let scale = f32::from_le_bytes([row[0], row[1], row[2], row[3]]);
            scale.is_finite() && scale >= 0.0
        };
        match self.bytes.body().as_chunks::<ROW_BYTES>().0.iter().position(|row| !is_fit(row)) {
            Some(row) => Err(self.bytes.damaged(format!("its row {row} is not a finite number"))),
            None => Ok(()),
        }
    }

    /// The rows of a list.
    pub(super) fn rows_of_list(&self, list: usize) -> Range<u32> {
        match self.offsets.get(list..list + 2) {
            Some(&[start, end]) => start..end,
            _ => 0..0,
        }
    }

    pub(super) fn owners(&self) -> &[[u8; 4]] {
        self.codes.body()[self.sections.owners.clone()].as_chunks().0
    }

    /// The factors and code of each row.
    pub(super) fn codes(&self) -> &[[u8; CODED_BYTES]] {
        self.codes.body()[self.sections.codes.clone()].as_chunks().0
    }

    /// The rows of the file for scores, as stored.
    pub(super) fn raw_rows(&self) -> &[[u8; ROW_BYTES]] {
        self.bytes.body().as_chunks().0
    }

    /// Reads a row for a candidate's score.
    pub(super) fn read_row(&self, row: u32) -> Result<StoredRow, VectorError> {
        let mut bytes = [0; ROW_BYTES];
        let at = HEADER_BYTES as u64 + u64::from(row) * ROW_BYTES as u64;
        self.rows.read_exact_at(&mut bytes, at).map_err(VectorError::at(&self.bytes.path))?;
        Ok(StoredRow(bytes))
    }
}

/// The stored form of a vector for its score.
pub struct StoredRow([u8; ROW_BYTES]);

impl StoredRow {
    pub fn scale(&self) -> f32 {
        f32::from_le_bytes(*self.0.first_chunk().expect("as long as its pieces"))
    }

    pub fn tag(&self) -> u32 {
        tag_of(&self.0)
    }

    pub fn steps(&self) -> &[u8; DIMENSIONS] {
        self.0.last_chunk().expect("as long as its pieces")
    }
}

fn tag_of(row: &[u8; ROW_BYTES]) -> u32 {
    u32::from_le_bytes([row[4], row[5], row[6], row[7]])
}

/// Reads the list offsets and finds the columns after them. `None` when the lengths are inconsistent.
fn read_sections(file: &CheckedFile) -> Option<(Vec<u32>, CodeSections)> {
    let rows = usize::try_from(file.header.rows).ok().filter(|&rows| u32::try_from(rows).is_ok())?;
    let offset_bytes = (file.header.lists as usize).checked_add(1)?.checked_mul(4)?;
    let offsets = file.body().get(..offset_bytes)?.as_chunks().0;
    let offsets: Vec<u32> = offsets.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
    let is_ordered = offsets.is_sorted() && offsets.first() == Some(&0);
    if !is_ordered || offsets.last().is_none_or(|&last| last as usize != rows) {
        return None;
    }
    let codes = offset_bytes..offset_bytes + rows.checked_mul(CODED_BYTES)?;
    let owners = codes.end..codes.end + rows * 4;
    (owners.end == file.body().len()).then_some((offsets, CodeSections { codes, owners }))
}

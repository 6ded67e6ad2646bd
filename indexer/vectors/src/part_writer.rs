//! Writes a part: receives vectors in any order and writes them list by list.

use super::checked_file::{CheckedFileWriter, Header};
use super::codebook::Codebook;
use super::dimensions::{CODED_BYTES, Coordinates};
use super::encode::{ByteResidual, encode};
use super::error::VectorError;
use super::kmeans::nearest_centroids;
use super::part::{BYTES_FILE, CODES_FILE, ROW_BYTES, VectorKey, bytes_path, codes_path};
use super::unit::UnitVector;
use earshot_text::mmap::map;
use rayon::prelude::*;
use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

/// Vectors that are encoded together.
const BATCH: usize = 2_048;
/// Bytes of a vector in the spool file: owner, code, row.
const SPOOLED_BYTES: usize = 4 + CODED_BYTES + ROW_BYTES;

/// A vector to write.
pub struct EncodedVector<'a> {
    pub owner: u32,
    pub code: &'a [u8; CODED_BYTES],
    pub row: &'a [u8; ROW_BYTES],
}

/// Writes vectors in any order. It keeps four bytes per vector in memory and spools the rest to a file.
pub struct PartWriter<'a> {
    codebook: &'a Codebook,
    folder: PathBuf,
    part: u32,
    batch: Vec<(VectorKey, Coordinates)>,
    spool_path: PathBuf,
    spool: BufWriter<File>,
    /// The list of each vector.
    lists: Vec<u32>,
}

impl<'a> PartWriter<'a> {
    /// Creates the files.
    ///
    /// # Errors
    /// When the folder cannot be written to.
    pub fn create(folder: &Path, part: u32, codebook: &'a Codebook) -> Result<Self, VectorError> {
        let spool_path = folder.join(format!("part-{part:06}.unsorted"));
        let spool = File::create(&spool_path).map_err(VectorError::at(&spool_path))?;
        Ok(Self {
            codebook,
            folder: folder.to_owned(),
            part,
            batch: Vec::new(),
            spool_path,
            spool: BufWriter::with_capacity(1 << 20, spool),
            lists: Vec::new(),
        })
    }

    /// Adds a vector.
    ///
    /// # Errors
    /// When the part has 2^32 vectors, or a file cannot be written.
    pub fn push(&mut self, row: VectorKey, vector: &UnitVector) -> Result<(), VectorError> {
        self.batch.push((row, *vector.coordinates()));
        if self.batch.len() == BATCH { self.encode_batch() } else { Ok(()) }
    }

    /// Number of vectors so far.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lists.len() + self.batch.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Writes the files.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub fn finish(mut self) -> Result<(), VectorError> {
        self.encode_batch()?;
        let failed = VectorError::at(&self.spool_path);
        self.spool.flush().map_err(&failed)?;
        let order = ListOrder::new(&self.lists, self.codebook.lists());
        // An empty file cannot be mapped.
        let spool = if self.lists.is_empty() { None } else { Some(map(&self.spool_path).map_err(&failed)?) };
        let spooled = spool.as_deref().unwrap_or_default().as_chunks::<SPOOLED_BYTES>().0;
        write_part(&self.folder, self.part, self.codebook, &mut |list, write| {
            order.positions_in(list).iter().try_for_each(|&at| write(encoded_vector(&spooled[at as usize])))
        })?;
        drop(spool);
        fs::remove_file(&self.spool_path).map_err(&failed)
    }

    fn encode_batch(&mut self) -> Result<(), VectorError> {
        if u32::try_from(self.len()).is_err() {
            let path = codes_path(&self.folder, self.part);
            return Err(VectorError::TooMany { path, limit: u32::MAX });
        }
        let codebook = self.codebook;
        let stored: Vec<Coordinates> = self.batch.par_iter().map(|(_, vector)| codebook.to_stored(vector)).collect();
        let lists = nearest_centroids(&stored, codebook.centroids(), codebook.half_squares());
        let spooled: Vec<[u8; SPOOLED_BYTES]> = self
            .batch
            .par_iter()
            .zip(&stored)
            .zip(&lists)
            .map(|(((row, _), stored), &list)| encode_for_spool(*row, stored, &codebook.centroids()[list as usize]))
            .collect();
        self.spool.write_all(spooled.as_flattened()).map_err(VectorError::at(&self.spool_path))?;
        self.lists.extend(lists);
        self.batch.clear();
        Ok(())
    }
}

fn encode_for_spool(row: VectorKey, rotated: &Coordinates, centroid: &Coordinates) -> [u8; SPOOLED_BYTES] {
    let code = encode(rotated, centroid);
    let bytes = ByteResidual::new(rotated, centroid);
    let mut spooled = [0; SPOOLED_BYTES];
    let mut at = 0;
    let pieces: [&[u8]; 6] = [
        &row.owner.to_le_bytes(),
        &code.factors.to_bytes(),
        &code.bits,
        &bytes.scale.to_le_bytes(),
        &row.tag.to_le_bytes(),
        &bytes.steps,
    ];
    for piece in pieces {
        spooled[at..at + piece.len()].copy_from_slice(piece);
        at += piece.len();
    }
    spooled
}

fn encoded_vector(spooled: &[u8; SPOOLED_BYTES]) -> EncodedVector<'_> {
    let (owner, rest) = spooled.split_first_chunk().expect("as long as its pieces");
    let (code, row) = rest.split_first_chunk().expect("as long as its pieces");
    let row = row.first_chunk().expect("as long as its pieces");
    EncodedVector { owner: u32::from_le_bytes(*owner), code, row }
}

/// Positions by list, in order of arrival.
struct ListOrder {
    offsets: Vec<usize>,
    positions: Vec<u32>,
}

impl ListOrder {
    fn new(lists: &[u32], count: usize) -> Self {
        let mut offsets = vec![0; count + 1];
        for &list in lists {
            offsets[list as usize + 1] += 1;
        }
        for list in 0..count {
            offsets[list + 1] += offsets[list];
        }
        let mut next = offsets.clone();
        let mut positions = vec![0; lists.len()];
        for (at, &list) in (0_u32..).zip(lists) {
            positions[next[list as usize]] = at;
            next[list as usize] += 1;
        }
        Self { offsets, positions }
    }

    fn positions_in(&self, list: usize) -> &[u32] {
        &self.positions[self.offsets[list]..self.offsets[list + 1]]
    }
}

/// Receives the vectors of a list one after the other.
pub type VectorSink<'a> = dyn FnMut(EncodedVector<'_>) -> Result<(), VectorError> + 'a;

/// Writes the files of a part column by column. `each` yields the vectors of a list; each call must yield the same.
pub fn write_part(
    folder: &Path,
    part: u32,
    codebook: &Codebook,
    each: &mut dyn FnMut(usize, &mut VectorSink<'_>) -> Result<(), VectorError>,
) -> Result<(), VectorError> {
    let path = codes_path(folder, part);
    let lists = codebook.lists();
    let mut codes = CheckedFileWriter::create(&path)?;
    let mut rows = 0_u32;
    codes.write(&rows.to_le_bytes())?;
    for list in 0..lists {
        each(list, &mut |_| {
            rows = rows.checked_add(1).ok_or_else(|| VectorError::TooMany { path: path.clone(), limit: u32::MAX })?;
            Ok(())
        })?;
        codes.write(&rows.to_le_bytes())?;
    }
    let mut column = |write: &mut VectorSink<'_>| (0..lists).try_for_each(|list| each(list, write));
    column(&mut |stored| codes.write(stored.code))?;
    column(&mut |stored| codes.write(&stored.owner.to_le_bytes()))?;

    let lists = u32::try_from(lists).expect("no more than a codebook may have");
    let mut header = Header::new(CODES_FILE, lists, rows.into());
    header.codebook = codebook.checksum();
    let mut bytes = CheckedFileWriter::create(&bytes_path(folder, part))?;
    column(&mut |stored| bytes.write(stored.row))?;
    header.pair = codes.finish(header)?;
    header.kind = BYTES_FILE;
    bytes.finish(header)?;
    Ok(())
}

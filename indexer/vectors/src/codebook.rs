//! The codebook that all parts of an index share: model, rotation, centroids of the lists.

use super::checked_file::{CheckedFile, CheckedFileWriter, FileKind, Header};
use super::dimensions::{Coordinates, DIMENSIONS};
use super::error::VectorError;
use super::rotation::Rotation;
use super::unit::UnitVector;
use super::{kernel, kmeans};
use std::path::Path;

const CODEBOOK_FILE: FileKind = FileKind(1, "codebook");

const MAX_MODEL_BYTES: usize = 256;
/// More lists would make the codebook larger than 200 MB.
const MAX_LISTS: usize = 1 << 16;

/// The number of lists, and of sampled vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodebookSize {
    pub lists: usize,
    /// Number of vectors that suffices to train the lists.
    pub sample: usize,
}

impl CodebookSize {
    /// With fewer vectors, a scan of all is as fast as lists.
    const MAX_FLAT_VECTORS: usize = 32_768;
    const SAMPLE_PER_LIST: usize = 48;

    /// The size for an index with this many vectors.
    #[must_use]
    pub fn for_vectors(vectors: usize) -> Self {
        let lists = if vectors < Self::MAX_FLAT_VECTORS { 1 } else { vectors.isqrt().min(MAX_LISTS) };
        Self { lists, sample: lists.saturating_mul(Self::SAMPLE_PER_LIST).max(1_024) }
    }
}

/// What vectors are compared from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VectorOrigin {
    /// Vectors are compared as they are.
    Zero,
    /// The mean of the sample. Many language models find all texts alike, with cosines of 0.7 to 0.9 for anything; what separates them is
    /// the direction from their mean.
    SampleMean,
}

/// The mean of fewer vectors depends too much on each of them.
const MIN_SAMPLE_FOR_MEAN: usize = 256;
/// A vector that is nearer to the mean has no direction from it.
const MIN_LENGTH_FROM_MEAN: f32 = 1e-3;

/// The lists of an index. Vectors of different codebooks are never compared.
pub struct Codebook {
    model: String,
    rotation: Rotation,
    /// The rotated mean from which vectors are compared; zero without one.
    origin: Box<Coordinates>,
    centroids: Vec<Coordinates>,
    half_squares: Vec<f32>,
    checksum: u32,
    seed: u64,
}

impl Codebook {
    /// Trains the lists on a sample. `seed` decides everything that is random.
    ///
    /// # Errors
    /// [`VectorError::Untrainable`] when there are fewer vectors than lists, or no lists.
    pub fn train(
        model: &str,
        sample: &[UnitVector],
        lists: usize,
        (seed, origin): (u64, VectorOrigin),
    ) -> Result<Self, VectorError> {
        if lists == 0 || lists > MAX_LISTS || sample.len() < lists || model.len() > MAX_MODEL_BYTES {
            return Err(VectorError::Untrainable { vectors: sample.len(), lists });
        }
        let rotation = Rotation::new(seed);
        let mut rotated: Vec<Coordinates> = sample
            .iter()
            .map(|vector| {
                let mut rotated = *vector.coordinates();
                rotation.apply(&mut rotated);
                rotated
            })
            .collect();
        let has_mean = origin == VectorOrigin::SampleMean && rotated.len() >= MIN_SAMPLE_FOR_MEAN;
        let mean = if has_mean { kmeans::mean(rotated.iter()) } else { None };
        let origin = Box::new(mean.unwrap_or([0.0; DIMENSIONS]));
        rotated.iter_mut().for_each(|vector| move_to_origin(vector, &origin));
        let centroids = kmeans::train_centroids(&rotated, lists, seed);
        let mut codebook = Self {
            model: model.to_owned(),
            rotation,
            origin,
            half_squares: kmeans::half_squares(&centroids),
            centroids,
            checksum: 0,
            seed,
        };
        let mut checksum = crc32fast::Hasher::new();
        codebook.write_body(&mut |bytes| {
            checksum.update(bytes);
            Ok(())
        })?;
        codebook.checksum = checksum.finalize();
        Ok(codebook)
    }

    /// Opens a codebook of `model`.
    ///
    /// # Errors
    /// When the file cannot be read or is damaged, or belongs to another model.
    pub fn open(path: &Path, model: &str) -> Result<Self, VectorError> {
        let file = CheckedFile::open(path, CODEBOOK_FILE)?;
        file.verify()?;
        let codebook = Self::read(&file).ok_or_else(|| file.damaged("its lengths are inconsistent"))??;
        if codebook.model != model {
            let (found, expected) = (codebook.model, model.to_owned());
            return Err(VectorError::OtherModel { path: path.to_owned(), found, expected });
        }
        Ok(codebook)
    }

    /// Writes the codebook.
    pub fn write(&self, path: &Path) -> Result<(), VectorError> {
        let mut file = CheckedFileWriter::create(path)?;
        self.write_body(&mut |bytes| file.write(bytes))?;
        let lists = u32::try_from(self.centroids.len()).expect("no more than MAX_LISTS");
        file.finish(Header::new(CODEBOOK_FILE, lists, 0))?;
        Ok(())
    }

    fn write_body(&self, write: &mut dyn FnMut(&[u8]) -> Result<(), VectorError>) -> Result<(), VectorError> {
        write(&self.seed.to_le_bytes())?;
        write(&(self.model.len() as u64).to_le_bytes())?;
        write(self.model.as_bytes())?;
        for number in self.origin.iter().chain(self.centroids.iter().flatten()) {
            write(&number.to_le_bytes())?;
        }
        Ok(())
    }

    fn read(file: &CheckedFile) -> Option<Result<Self, VectorError>> {
        let (seed, rest) = file.body().split_first_chunk()?;
        let (length, rest) = rest.split_first_chunk()?;
        let length = usize::try_from(u64::from_le_bytes(*length)).ok().filter(|&length| length <= MAX_MODEL_BYTES)?;
        let (model, rest) = rest.split_at_checked(length)?;
        let model = std::str::from_utf8(model).ok()?.to_owned();
        let (numbers, left) = rest.as_chunks::<4>();
        let (origin, numbers) = numbers.split_first_chunk::<DIMENSIONS>()?;
        let (centroids, over) = numbers.as_chunks::<DIMENSIONS>();
        let lists = file.header.lists as usize;
        if centroids.len() != lists || lists == 0 || lists > MAX_LISTS || !over.is_empty() || !left.is_empty() {
            return None;
        }
        let centroids: Vec<Coordinates> = centroids.iter().map(|centroid| centroid.map(f32::from_le_bytes)).collect();
        let origin = Box::new(origin.map(f32::from_le_bytes));
        let half_squares = kmeans::half_squares(&centroids);
        // A mean of unit vectors is at most as long as they are. The check also finds NaN.
        let is_mean = |half: &f32| (0.0..=0.51).contains(half);
        if !kmeans::half_squares(&[*origin]).iter().all(is_mean) {
            return Some(Err(file.damaged("its origin is not a mean of unit vectors")));
        }
        if let Some(list) = half_squares.iter().position(|half| !is_mean(half)) {
            return Some(Err(file.damaged(format!("its centroid {list} is not a mean of unit vectors"))));
        }
        let seed = u64::from_le_bytes(*seed);
        let checksum = file.header.body_checksum;
        Some(Ok(Self { model, rotation: Rotation::new(seed), origin, centroids, half_squares, checksum, seed }))
    }

    /// The model of the vectors.
    #[must_use]
    pub fn model(&self) -> &str {
        &self.model
    }

    #[must_use]
    pub fn lists(&self) -> usize {
        self.centroids.len()
    }

    /// The stored form of a vector, which an engine elsewhere compares with [`super::Part::stored_vectors`] by their cosine.
    #[must_use]
    pub fn stored_form(&self, vector: &UnitVector) -> Box<Coordinates> {
        Box::new(self.to_stored(vector.coordinates()))
    }

    /// A name of this codebook. Stored forms of different codebooks are never compared.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{:08x}", self.checksum)
    }

    /// The form in which vectors are stored and compared: rotated, and as a direction from the origin.
    pub(super) fn to_stored(&self, vector: &Coordinates) -> Coordinates {
        let mut stored = *vector;
        self.rotation.apply(&mut stored);
        move_to_origin(&mut stored, &self.origin);
        stored
    }

    /// The unit vector of a stored form.
    pub(super) fn to_unit(&self, mut stored: Box<Coordinates>) -> Box<Coordinates> {
        move_from_origin(&mut stored, &self.origin);
        self.rotation.undo(&mut stored);
        stored
    }

    pub(super) fn centroids(&self) -> &[Coordinates] {
        &self.centroids
    }

    /// Half of each centroid's squared length.
    pub(super) fn half_squares(&self) -> &[f32] {
        &self.half_squares
    }

    pub(super) fn checksum(&self) -> u32 {
        self.checksum
    }
}

/// Turns a unit vector into the unit vector of its direction from the origin. One that lies at the origin stays as it is.
fn move_to_origin(vector: &mut Coordinates, origin: &Coordinates) {
    let mut moved = *vector;
    moved.iter_mut().zip(origin).for_each(|(number, origin)| *number -= origin);
    let length = kernel::dot::fastest(&moved, &moved).sqrt();
    if length >= MIN_LENGTH_FROM_MEAN {
        *vector = moved.map(|number| number / length);
    }
}

/// Undoes [`move_to_origin`]: the point of length one in this direction from the origin, which lies within the unit sphere.
fn move_from_origin(direction: &mut Coordinates, origin: &Coordinates) {
    let along = kernel::dot::fastest(direction, origin);
    let inside = 1.0 - kernel::dot::fastest(origin, origin);
    let length = (along * along + inside).max(0.0).sqrt() - along;
    direction.iter_mut().zip(origin).for_each(|(number, origin)| *number = *number * length + origin);
}

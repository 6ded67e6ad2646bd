//! The weights of a folder: safetensors in one file or several. A tensor is read when the network requests it, so
//! memory never holds a whole file. Files are not mapped, so a file that is truncated meanwhile causes an error instead
//! of a crash of the process.

use crate::files::{self, FolderError};
use ::safetensors::Dtype;
use ::safetensors::tensor::{Metadata, TensorInfo};
use candle_core::{DType, Device, Error, Shape, Tensor};
use candle_nn::Init;
use candle_nn::var_builder::SimpleBackend;
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use std::collections::{BTreeSet, HashMap};
use std::fs::File;
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};

const SINGLE_FILE: &str = "model.safetensors";
const INDEX: &str = "model.safetensors.index.json";
const MAX_SHARDS: usize = 64;
/// Limit for all files together: four times the largest models of this kind.
const MAX_BYTES: u64 = 4 << 30;
/// Limit of the header with names, shapes and offsets, which is about twenty kilobytes for twelve layers.
const MAX_HEADER_BYTES: u64 = 8 << 20;
/// Files are hashed in chunks of this size.
const HASH_CHUNK_BYTES: usize = 1 << 20;

#[derive(Deserialize)]
struct Index {
    weight_map: HashMap<String, String>,
}

struct Shard {
    path: PathBuf,
    file: File,
    length: u64,
    /// Offset of the first tensor.
    body: u64,
}

/// The tensors of a model folder, read on request.
pub struct Weights {
    shards: Vec<Shard>,
    /// The tensors by name, with the number of their shard.
    tensors: HashMap<String, (usize, TensorInfo)>,
}

impl Weights {
    /// Reads the headers of all files.
    ///
    /// # Errors
    /// When a file is missing, truncated, or inconsistent with its header.
    pub fn open(folder: &Path) -> Result<Self, FolderError> {
        let mut weights = Self { shards: Vec::new(), tensors: HashMap::new() };
        let (mut total, index) = (0_u64, folder.join(INDEX));
        let paths = if index.exists() && !folder.join(SINGLE_FILE).exists() {
            shards_of(folder, &index)?
        } else {
            vec![folder.join(SINGLE_FILE)]
        };
        for path in paths {
            let (shard, metadata) = Shard::open(path)?;
            total = total.saturating_add(shard.length);
            if total > MAX_BYTES {
                return Err(FolderError::new(&shard.path, format!("weights are larger than {MAX_BYTES} bytes")));
            }
            for name in metadata.offset_keys() {
                let Some(info) = metadata.info(&name) else { continue };
                let stored = (weights.shards.len(), info.clone());
                if weights.tensors.insert(name.clone(), stored).is_some() {
                    return Err(FolderError::new(&shard.path, format!("tensor {name} is in another file too")));
                }
            }
            weights.shards.push(shard);
        }
        Ok(weights)
    }

    /// Adds the content of all files to a hash.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn hash(&self, hash: &mut Sha256) -> Result<(), FolderError> {
        let mut piece = vec![0; HASH_CHUNK_BYTES];
        for shard in &self.shards {
            hash.update(shard.length.to_le_bytes());
            let mut at = 0;
            while at < shard.length {
                let left = usize::try_from(shard.length - at).unwrap_or(HASH_CHUNK_BYTES).min(HASH_CHUNK_BYTES);
                shard.read(&mut piece[..left], at)?;
                hash.update(&piece[..left]);
                at += left as u64;
            }
        }
        Ok(())
    }

    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.tensors.contains_key(name)
    }

    /// The file to name in errors about the weights.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.shards.first().map_or(Path::new(SINGLE_FILE), |shard| &shard.path)
    }

    fn load(&self, name: &str, dtype: DType, device: &Device) -> Result<Tensor, Error> {
        let Some((shard, info)) = self.tensors.get(name) else {
            return Err(Error::msg(format!("tensor {name} is missing")));
        };
        let stored = match info.dtype {
            Dtype::F32 => DType::F32,
            Dtype::F16 => DType::F16,
            Dtype::BF16 => DType::BF16,
            other => return Err(Error::msg(format!("tensor {name} is of {other:?}, not F32, F16 or BF16"))),
        };
        let shard = &self.shards[*shard];
        let (start, end) = info.data_offsets;
        // The header was checked against the length of the file.
        let mut bytes = vec![0; end - start];
        shard.read(&mut bytes, shard.body + start as u64).map_err(Error::wrap)?;
        Tensor::from_raw_buffer(&bytes, stored, &info.shape, device)?.to_dtype(dtype)
    }
}

impl Shard {
    fn open(path: PathBuf) -> Result<(Self, Metadata), FolderError> {
        let (file, length) = files::open(&path)?;
        let mut shard = Self { path, file, length, body: 0 };
        let mut size = [0; 8];
        shard.read(&mut size, 0)?;
        let size = u64::from_le_bytes(size);
        if size > MAX_HEADER_BYTES.min(length.saturating_sub(8)) {
            return Err(FolderError::new(&shard.path, format!("a header of {size} bytes is no header of this file")));
        }
        let mut header = vec![0; usize::try_from(size).unwrap_or_default()];
        shard.read(&mut header, 8)?;
        shard.body = 8 + size;
        let metadata: Metadata = serde_json::from_slice(&header)
            .map_err(|error| FolderError::new(&shard.path, format!("its header cannot be read: {error}")))?;
        let expected = shard.body.saturating_add(metadata.data_len() as u64);
        if expected != length {
            return Err(FolderError::new(&shard.path, format!("is {length} bytes long, not {expected} as it says")));
        }
        Ok((shard, metadata))
    }

    fn read(&self, bytes: &mut [u8], at: u64) -> Result<(), FolderError> {
        let read = self.file.read_exact_at(bytes, at);
        read.map_err(|error| FolderError::new(&self.path, format!("cannot be read: {error}")))
    }
}

/// The files that an index lists. Each must be a plain file name, so none leads out of the folder.
fn shards_of(folder: &Path, index: &Path) -> Result<Vec<PathBuf>, FolderError> {
    let read: Index = files::read_settings(index)?;
    let names: BTreeSet<&String> = read.weight_map.values().collect();
    if names.is_empty() || names.len() > MAX_SHARDS {
        return Err(FolderError::new(index, format!("names {} files, not from 1 to {MAX_SHARDS}", names.len())));
    }
    if let Some(name) = names.iter().find(|name| name.contains(['/', '\\']) || !name.ends_with(".safetensors")) {
        return Err(FolderError::new(index, format!("{name:?} is no name of a file of weights")));
    }
    Ok(names.into_iter().map(|name| folder.join(name)).collect())
}

impl SimpleBackend for Weights {
    fn get(&self, shape: Shape, name: &str, _: Init, dtype: DType, device: &Device) -> Result<Tensor, Error> {
        // Checked before anything is read.
        if let Some((_, info)) = self.tensors.get(name).filter(|(_, info)| info.shape != shape.dims()) {
            return Err(Error::msg(format!("tensor {name} is {:?}, not {:?}", info.shape, shape.dims())));
        }
        self.load(name, dtype, device)
    }

    fn get_unchecked(&self, name: &str, dtype: DType, device: &Device) -> Result<Tensor, Error> {
        self.load(name, dtype, device)
    }

    fn contains_tensor(&self, name: &str) -> bool {
        self.has(name)
    }
}

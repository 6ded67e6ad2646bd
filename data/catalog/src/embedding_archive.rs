//! The embedding archive: all vectors that a model returned for texts. Each text is sent to a model once.
//!
//! Vectors are stored as Parquet parts in `vectors/<model>/`. A part is written once and renamed into place. A row
//! holds the hash of the text, the model, and the vector as 32-bit floats (DuckDB writes no shorter ones). Texts are
//! identified by hash, so unchanged texts are found again in any episode.

use crate::atomic_file::replace_file_with;
use crate::error::{CatalogError, DbContext as _, IoContext as _};
use crate::paths::DataDir;
use crate::writer::{CatalogOptions, database_config};
use duckdb::Connection;
use duckdb::arrow::array::{Array, ArrayRef, FixedSizeListArray, Float32Array, ListArray, StringArray};
use duckdb::arrow::datatypes::{DataType, Field, Schema};
use duckdb::arrow::record_batch::RecordBatch;
use std::collections::{HashMap, HashSet};
use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use uuid::Uuid;

/// Dimensions of a vector (spec 5).
const DIMENSIONS: usize = 768;
/// Vectors per part, which is also the most that a killed run loses.
const PART_ROWS: usize = 4_096;
/// UUID namespace for the hashes of texts and model names.
const NAMESPACE: Uuid = Uuid::from_u128(0x6b1f_4f0e_5c83_4f0b_9a57_2d1c_9e64_a7d2);

fn hash_text(text: &str) -> Uuid {
    Uuid::new_v5(&NAMESPACE, text.as_bytes())
}

fn model_folder(dir: &DataDir, model: &str) -> PathBuf {
    dir.path().join("vectors").join(hash_text(model).simple().to_string())
}

/// Lists complete parts in order. Unfinished parts of a killed run are skipped.
fn list_parts(folder: &Path) -> Result<Vec<PathBuf>, CatalogError> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let mut parts = Vec::new();
    for entry in fs::read_dir(folder).at("cannot read", folder)? {
        let path = entry.at("cannot read", folder)?.path();
        if path.extension().is_some_and(|ending| ending == "parquet") {
            parts.push(path);
        }
    }
    parts.sort_unstable();
    Ok(parts)
}

/// Reads every row of the parts.
fn read_parts(
    connection: &Connection,
    parts: &[PathBuf],
    mut take: impl FnMut(Uuid, &[f32]) -> Result<(), CatalogError>,
) -> Result<(), CatalogError> {
    let doing = "cannot read vectors";
    for part in parts {
        let path = part.display().to_string().replace('\'', "''");
        let sql = format!("SELECT text_hash, vector FROM read_parquet('{path}')");
        let mut rows = connection.prepare(&sql).context(doing)?;
        for batch in rows.stream_arrow([]).context(doing)? {
            let hashes = batch.column(0).as_any().downcast_ref::<StringArray>();
            let vectors = batch.column(1).as_any().downcast_ref::<ListArray>();
            let (Some(hashes), Some(vectors)) = (hashes, vectors) else {
                return Err(damaged_part(part));
            };
            for row in 0..batch.num_rows() {
                let vector = vectors.value(row);
                let numbers = vector.as_any().downcast_ref::<Float32Array>().map(Float32Array::values);
                match (Uuid::parse_str(hashes.value(row)), numbers) {
                    (Ok(hash), Some(numbers)) if numbers.len() == DIMENSIONS => take(hash, numbers)?,
                    _ => return Err(damaged_part(part)),
                }
            }
        }
    }
    Ok(())
}

fn damaged_part(part: &Path) -> CatalogError {
    let source = std::io::Error::new(std::io::ErrorKind::InvalidData, "a row is no vector of 768 numbers");
    CatalogError::File { doing: "cannot take vectors of", path: part.to_owned(), source }
}

fn open_in_memory_database(options: &CatalogOptions) -> Result<Connection, CatalogError> {
    let config = database_config(options).context("cannot configure the database")?;
    Connection::open_in_memory_with_flags(config).context("cannot open a database in memory")
}

/// Adds vectors of one model to the archive.
pub struct EmbeddingArchiveWriter {
    model: String,
    folder: PathBuf,
    connection: Connection,
    /// 16-byte hashes of the archived texts.
    stored_hashes: HashSet<Uuid>,
    pending: Vec<(Uuid, Vec<f32>)>,
    next_part: usize,
}

impl EmbeddingArchiveWriter {
    /// Opens the archive of a model for writing, and reads which texts it has. Creates the folder if it is missing.
    ///
    /// # Errors
    /// When the existing parts cannot be read.
    pub fn open(dir: &DataDir, model: &str, options: &CatalogOptions) -> Result<Self, CatalogError> {
        let folder = model_folder(dir, model);
        fs::create_dir_all(&folder).at("cannot create", &folder)?;
        let connection = open_in_memory_database(options)?;
        let parts = list_parts(&folder)?;
        let mut known = HashSet::new();
        read_parts(&connection, &parts, |hash, _| {
            known.insert(hash);
            Ok(())
        })?;
        let number = |path: &PathBuf| path.file_stem()?.to_str()?.strip_prefix("part-")?.parse::<usize>().ok();
        let next_part = parts.iter().filter_map(number).max().map_or(1, |last| last + 1);
        connection
            .execute_batch(&format!("CREATE TABLE staged (text_hash VARCHAR, vector FLOAT[{DIMENSIONS}])"))
            .context("cannot stage vectors")?;
        Ok(Self { model: model.to_owned(), folder, connection, stored_hashes: known, pending: Vec::new(), next_part })
    }

    /// Returns whether the archive holds a vector for this text.
    #[must_use]
    pub fn contains(&self, text: &str) -> bool {
        self.stored_hashes.contains(&hash_text(text))
    }

    /// Number of archived texts, including those not flushed yet.
    #[must_use]
    pub fn len(&self) -> usize {
        self.stored_hashes.len()
    }

    /// Returns whether the archive is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.stored_hashes.is_empty()
    }

    /// Adds the vector of a text. Vectors are written in parts, see [`Self::flush`].
    ///
    /// # Errors
    /// When the vector does not have 768 dimensions, or when a part cannot be written.
    pub fn add(&mut self, text: &str, vector: &[f32]) -> Result<(), CatalogError> {
        if vector.len() != DIMENSIONS {
            return Err(damaged_part(&self.folder));
        }
        let hash = hash_text(text);
        if self.stored_hashes.insert(hash) {
            self.pending.push((hash, vector.to_vec()));
        }
        if self.pending.len() >= PART_ROWS { self.flush() } else { Ok(()) }
    }

    /// Writes the buffered vectors as a part.
    ///
    /// # Errors
    /// When a part cannot be written.
    pub fn flush(&mut self) -> Result<(), CatalogError> {
        if self.pending.is_empty() {
            return Ok(());
        }
        let doing = "cannot stage vectors";
        let batch = build_batch(&self.pending);
        let mut appender = self.connection.appender("staged").context(doing)?;
        appender.append_record_batch(batch).context(doing)?;
        appender.flush().context(doing)?;
        drop(appender);
        let part = self.folder.join(format!("part-{:06}.parquet", self.next_part));
        let quoted = |text: &str| text.replace('\'', "''");
        replace_file_with(&part, |unfinished| {
            let sql = format!(
                "COPY (SELECT text_hash, '{}' AS model, vector FROM staged) TO '{}' (FORMAT parquet, COMPRESSION zstd);
                 DELETE FROM staged",
                quoted(&self.model),
                quoted(&unfinished.display().to_string()),
            );
            self.connection.execute_batch(&sql).context("cannot write vectors")
        })?;
        self.next_part += 1;
        self.pending.clear();
        Ok(())
    }
}

fn build_batch(rows: &[(Uuid, Vec<f32>)]) -> RecordBatch {
    let hashes: StringArray = rows.iter().map(|(hash, _)| Some(hash.simple().to_string())).collect();
    let numbers = Float32Array::from_iter_values(rows.iter().flat_map(|(_, vector)| vector.iter().copied()));
    let item = Arc::new(Field::new("item", DataType::Float32, true));
    let length = i32::try_from(DIMENSIONS).expect("768");
    let vectors = FixedSizeListArray::new(Arc::clone(&item), length, Arc::new(numbers), None);
    let schema = Schema::new(vec![
        Field::new("text_hash", DataType::Utf8, false),
        Field::new("vector", DataType::FixedSizeList(item, length), false),
    ]);
    let columns: Vec<ArrayRef> = vec![Arc::new(hashes), Arc::new(vectors)];
    RecordBatch::try_new(Arc::new(schema), columns).expect("columns of the schema, of one length")
}

/// Look-up of a model's vectors. Offsets are held in memory (about 40 bytes each); the vectors are in a temporary file
/// that the operating system removes when the process ends.
#[derive(Debug)]
pub struct EmbeddingArchive {
    model: String,
    rows_by_hash: HashMap<Uuid, u64>,
    vector_file: File,
}

impl EmbeddingArchive {
    /// Opens the archive of a model for look-ups. Copies the vectors to a temporary file.
    ///
    /// # Errors
    /// When the parts cannot be read.
    pub fn open(dir: &DataDir, model: &str, options: &CatalogOptions) -> Result<Self, CatalogError> {
        let connection = open_in_memory_database(options)?;
        let spill = dir.spill();
        earshot_files::create_folder(&spill).at("cannot create", &spill)?;
        let path = spill.join(format!("vectors-{}", std::process::id()));
        let mut file = File::options();
        let numbers = file.read(true).write(true).create(true).truncate(true).open(&path).at("cannot create", &path)?;
        fs::remove_file(&path).at("cannot remove", &path)?;
        let mut out = BufWriter::with_capacity(1 << 20, &numbers);
        let mut rows = HashMap::new();
        read_parts(&connection, &list_parts(&model_folder(dir, model))?, |hash, vector| {
            let row = rows.len() as u64;
            rows.insert(hash, row);
            vector.iter().try_for_each(|number| out.write_all(&number.to_le_bytes())).at("cannot write", &path)
        })?;
        out.flush().at("cannot write", &path)?;
        drop(out);
        Ok(Self { model: model.to_owned(), rows_by_hash: rows, vector_file: numbers })
    }

    /// Name of the model.
    #[must_use]
    pub fn model(&self) -> &str {
        &self.model
    }

    /// Number of archived texts.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows_by_hash.len()
    }

    /// Returns whether the archive is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows_by_hash.is_empty()
    }

    /// Returns the vector of a text, or `None` when it is not archived.
    ///
    /// # Errors
    /// When the vector cannot be read.
    pub fn find(&self, text: &str) -> std::io::Result<Option<Vec<f32>>> {
        let Some(&row) = self.rows_by_hash.get(&hash_text(text)) else { return Ok(None) };
        let mut bytes = vec![0; DIMENSIONS * 4];
        self.vector_file.read_exact_at(&mut bytes, row * (DIMENSIONS as u64 * 4))?;
        Ok(Some(bytes.as_chunks().0.iter().map(|number| f32::from_le_bytes(*number)).collect()))
    }
}

//! The show file of a generation: chart shows by number, with random access. A chart refers to hundreds of shows whose
//! numbers are scattered.
//!
//! ```text
//! records     a JSON array per show, in the order of the numbers
//! starts      8 bytes per number, from 0 on: where its record starts; it ends where the next one starts
//! footer      8 bytes: where the starts begin; 8 bytes: how many there are
//! ```
//! All numbers are little-endian. An unused number has a record of zero bytes.

use crate::error::{CatalogError, DbContext as _, IoContext as _};
use crate::writer::UnitOfWork;
use earshot_model::chart::{ChartMatch, ChartPlatform, ChartShow, ChartShowRecord};
use std::collections::HashMap;
use std::fs::File;
use std::io::{BufWriter, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// An upper limit for one record. Titles and URLs are bounded when they are read, so no valid record reaches it.
const MAX_RECORD_BYTES: u64 = 64 << 10;
const FOOTER_BYTES: u64 = 16;

/// Platform, id, title, creator, image URL, podcast, and the kind of match between show and podcast.
type ShowRecord = (String, String, String, Option<String>, Option<String>, Option<String>, Option<String>);

/// Writes the shows that `select` returns: a number and the fields of [`ShowRecord`], in any order.
pub(super) fn write_show_file(unit: &UnitOfWork<'_>, select: &str, file: &Path) -> Result<(), CatalogError> {
    let doing = "cannot read the shows of the charts";
    let writing = "cannot write";
    let sql = format!(
        "SELECT number::BIGINT,
                to_json([platform, platform_id, title, creator, image_url, podcast_id, matched_by])::VARCHAR
         FROM ({select}) ORDER BY number"
    );
    let mut statement = unit.connection.prepare(&sql).context(doing)?;
    let mut rows = statement.query([]).context(doing)?;
    let mut out = BufWriter::new(File::create(file).at(writing, file)?);
    let mut starts: Vec<u64> = Vec::new();
    let mut end = 0_u64;
    while let Some(row) = rows.next().context(doing)? {
        let number = usize::try_from(row.get::<_, i64>(0).context(doing)?).unwrap_or(0);
        let record: String = row.get(1).context(doing)?;
        starts.resize(number + 1, end);
        out.write_all(record.as_bytes()).at(writing, file)?;
        end += record.len() as u64;
    }
    starts.push(end);
    for start in &starts {
        out.write_all(&start.to_le_bytes()).at(writing, file)?;
    }
    out.write_all(&end.to_le_bytes()).at(writing, file)?;
    out.write_all(&(starts.len() as u64).to_le_bytes()).at(writing, file)?;
    out.into_inner().map_err(std::io::IntoInnerError::into_error).and_then(|file| file.sync_all()).at(writing, file)
}

/// Reads single shows of a generation's show file.
pub(super) struct ShowFile {
    path: PathBuf,
    file: Mutex<File>,
    offsets_at: u64,
    count: u64,
}

impl ShowFile {
    pub(super) fn open(path: &Path) -> Result<Self, CatalogError> {
        let mut file = File::open(path).at("cannot open", path)?;
        let size = file.metadata().at("cannot open", path)?.len();
        let damaged = || damaged_file(path, "its size does not fit its footer");
        let footer_at = size.checked_sub(FOOTER_BYTES).ok_or_else(damaged)?;
        let (starts_at, count) = read_pair(&mut file, footer_at).at("cannot read", path)?;
        let is_whole = count.checked_mul(8).and_then(|bytes| bytes.checked_add(starts_at)) == Some(footer_at);
        if !is_whole || count == 0 {
            return Err(damaged());
        }
        Ok(Self { path: path.to_owned(), file: Mutex::new(file), offsets_at: starts_at, count })
    }

    pub(super) fn find(&self, numbers: &[u32]) -> Result<HashMap<u32, ChartShowRecord>, CatalogError> {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let mut found = HashMap::new();
        for &number in numbers {
            if let Some(record) = self.read_record(&mut file, number)? {
                found.insert(number, record);
            }
        }
        Ok(found)
    }

    fn read_record(&self, file: &mut File, number: u32) -> Result<Option<ChartShowRecord>, CatalogError> {
        // The last start offset is the end of the last record.
        if u64::from(number) + 1 >= self.count {
            return Ok(None);
        }
        let reading = "cannot read";
        let (start, end) = read_pair(file, self.offsets_at + 8 * u64::from(number)).at(reading, &self.path)?;
        let length = end.checked_sub(start).filter(|length| *length <= MAX_RECORD_BYTES && end <= self.offsets_at);
        let length = length.ok_or_else(|| damaged_file(&self.path, "a record lies outside"))?;
        if length == 0 {
            return Ok(None);
        }
        let mut bytes = vec![0; usize::try_from(length).unwrap_or(0)];
        file.seek(SeekFrom::Start(start)).and_then(|_| file.read_exact(&mut bytes)).at(reading, &self.path)?;
        let record: ShowRecord =
            serde_json::from_slice(&bytes).map_err(|error| damaged_file(&self.path, &error.to_string()))?;
        let (platform, platform_id, title, creator, image_url, podcast_id, matched_by) = record;
        Ok(Some(ChartShowRecord {
            number,
            platform: ChartPlatform::parse(&platform).ok_or_else(|| damaged_file(&self.path, "of no platform"))?,
            show: ChartShow { platform_id, title, creator, image_url },
            podcast_id: podcast_id.and_then(|id| id.parse().ok()),
            matched_by: matched_by.as_deref().and_then(ChartMatch::parse),
        }))
    }
}

fn read_pair(file: &mut File, at: u64) -> std::io::Result<(u64, u64)> {
    let mut pair = [[0; 8]; 2];
    file.seek(SeekFrom::Start(at))?;
    file.read_exact(pair.as_flattened_mut())?;
    Ok((u64::from_le_bytes(pair[0]), u64::from_le_bytes(pair[1])))
}

fn damaged_file(path: &Path, reason: &str) -> CatalogError {
    CatalogError::DamagedColumn { table: "chart_shows", column: path.display().to_string(), reason: reason.to_owned() }
}

//! The file `charts.places` of an index: the current chart positions of all podcasts.
//!
//! Positions change every day, texts rarely. The file keeps positions outside of the documents, so new charts do not
//! require indexing any podcast again. A generation has some hundred thousand positions.
//!
//! ```text
//! 4 bytes     "ECP1"
//! 8 bytes     number of records; then the records, ordered by podcast and chart:
//! 16 bytes    podcast id
//! 4 bytes     chart number            4 bytes     day since 1970-01-01
//! 2 bytes     position                2 bytes     previous position, 0 for none
//! 2 bytes     days on the chart       2 bytes     streak: days in a row
//! 8 bytes     start of the SHA-256 of all bytes before
//! ```
//! All numbers are little-endian.

use chrono::NaiveDate;
use earshot_model::PodcastId;
use earshot_model::chart::{ChartKey, CurrentChartPosition};
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use uuid::Uuid;

pub const FILE: &str = "charts.places";

const MAGIC: &[u8; 4] = b"ECP1";
const HEADER_BYTES: usize = MAGIC.len() + 8;
const RECORD_BYTES: usize = 32;
const CHECKSUM_BYTES: usize = 8;
/// More than all charts of all countries have. A larger count is damage.
const MAX_RECORDS: usize = 20_000_000;

/// The chart positions of all podcasts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ChartPositions {
    podcasts: HashMap<PodcastId, Box<[CurrentChartPosition]>>,
}

pub fn path(index: &Path) -> PathBuf {
    index.join(FILE)
}

impl ChartPositions {
    /// Collects positions. Of several positions on one chart, the best one counts.
    pub fn from_positions(places: impl IntoIterator<Item = (PodcastId, CurrentChartPosition)>) -> Self {
        let mut podcasts: HashMap<PodcastId, Vec<CurrentChartPosition>> = HashMap::new();
        for (podcast, place) in places {
            podcasts.entry(podcast).or_default().push(place);
        }
        let sorted = |mut places: Vec<CurrentChartPosition>| {
            places.sort_unstable_by_key(|place| (place.chart, place.position));
            places.dedup_by_key(|place| place.chart);
            places.into_boxed_slice()
        };
        Self { podcasts: podcasts.into_iter().map(|(podcast, places)| (podcast, sorted(places))).collect() }
    }

    /// The positions of a podcast, ordered by chart; empty when it is on no chart.
    pub fn positions_of(&self, podcast: PodcastId) -> &[CurrentChartPosition] {
        self.podcasts.get(&podcast).map_or(&[], |places| places)
    }

    /// All podcasts on charts, in arbitrary order.
    pub fn podcasts(&self) -> impl Iterator<Item = (PodcastId, &[CurrentChartPosition])> {
        self.podcasts.iter().map(|(podcast, places)| (*podcast, &**places))
    }

    pub fn write(&self, path: &Path) -> io::Result<()> {
        let mut podcasts: Vec<(PodcastId, &[CurrentChartPosition])> = self.podcasts().collect();
        podcasts.sort_unstable_by_key(|(podcast, _)| *podcast);
        let records: usize = podcasts.iter().map(|(_, places)| places.len()).sum();
        let mut bytes = Vec::with_capacity(HEADER_BYTES + records * RECORD_BYTES + CHECKSUM_BYTES);
        bytes.extend_from_slice(MAGIC);
        bytes.extend_from_slice(&(records as u64).to_le_bytes());
        for (podcast, places) in podcasts {
            for place in places {
                bytes.extend_from_slice(podcast.0.as_bytes());
                bytes.extend_from_slice(&place.chart.number().to_le_bytes());
                bytes.extend_from_slice(&day_of(place.date).to_le_bytes());
                bytes.extend_from_slice(&place.position.to_le_bytes());
                bytes.extend_from_slice(&place.previous.unwrap_or(0).to_le_bytes());
                bytes.extend_from_slice(&place.days.to_le_bytes());
                bytes.extend_from_slice(&place.streak.to_le_bytes());
            }
        }
        let check = checksum(&bytes);
        bytes.extend_from_slice(&check);
        // The previous generation may share the file by hard link. Writing a new file and renaming it leaves theirs
        // unchanged.
        let unfinished = path.with_extension("part");
        fs::write(&unfinished, &bytes)?;
        File::open(&unfinished)?.sync_all()?;
        fs::rename(&unfinished, path)
    }

    pub fn read(path: &Path) -> io::Result<Self> {
        let limit = HEADER_BYTES + MAX_RECORDS * RECORD_BYTES + CHECKSUM_BYTES;
        let mut bytes = Vec::new();
        File::open(path)?.take(limit as u64 + 1).read_to_end(&mut bytes)?;
        if bytes.len() > limit {
            return Err(damaged("it is too long"));
        }
        let (said, check) = bytes.split_last_chunk::<CHECKSUM_BYTES>().ok_or_else(|| damaged("it is cut short"))?;
        if checksum(said) != *check {
            return Err(damaged("it is not as it was written"));
        }
        let records = said.strip_prefix(MAGIC.as_slice()).and_then(|rest| rest.get(8..));
        let records = records.ok_or_else(|| damaged("it has another form"))?.chunks_exact(RECORD_BYTES);
        let count = u64::from_le_bytes(first_bytes(&said[MAGIC.len()..]));
        if !records.remainder().is_empty() || records.len() as u64 != count {
            return Err(damaged("its length does not fit"));
        }
        let places = records.map(parse_record).collect::<io::Result<Vec<_>>>()?;
        Ok(Self::from_positions(places))
    }
}

fn parse_record(bytes: &[u8]) -> io::Result<(PodcastId, CurrentChartPosition)> {
    let chart = ChartKey::from_number(u32::from_le_bytes(first_bytes(&bytes[16..])));
    let date = NaiveDate::from_num_days_from_ce_opt(i32::from_le_bytes(first_bytes(&bytes[20..])));
    let (chart, date) = chart.zip(date).ok_or_else(|| damaged("it names a chart or a day that is none"))?;
    let previous = u16::from_le_bytes(first_bytes(&bytes[26..]));
    let place = CurrentChartPosition {
        chart,
        date,
        position: u16::from_le_bytes(first_bytes(&bytes[24..])),
        previous: (previous > 0).then_some(previous),
        days: u16::from_le_bytes(first_bytes(&bytes[28..])),
        streak: u16::from_le_bytes(first_bytes(&bytes[30..])),
    };
    Ok((PodcastId(Uuid::from_bytes(first_bytes(bytes))), place))
}

fn day_of(date: NaiveDate) -> i32 {
    chrono::Datelike::num_days_from_ce(&date)
}

/// Callers check the length before.
fn first_bytes<const N: usize>(bytes: &[u8]) -> [u8; N] {
    *bytes.first_chunk().expect("a record has all its bytes")
}

fn checksum(bytes: &[u8]) -> [u8; CHECKSUM_BYTES] {
    *Sha256::digest(bytes).first_chunk().expect("a digest has 32 bytes")
}

fn damaged(reason: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("the places on charts are damaged: {reason}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_model::chart::{ChartCategory, ChartCountry, ChartFrequency, ChartSource};

    fn place(country: &str, position: u16, previous: Option<u16>) -> CurrentChartPosition {
        let country = ChartCountry::parse(country).expect("a country");
        let (source, frequency) = (ChartSource::AppleTop, ChartFrequency::Daily);
        let chart = ChartKey { source, frequency, country, category: ChartCategory::TOP_PODCASTS };
        let date = NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day");
        CurrentChartPosition { chart, date, position, previous, days: 300, streak: position }
    }

    #[test]
    fn chart_positions_round_trip_and_damage_is_rejected() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = path(folder.path());
        let one = PodcastId::from_feed_url("https://one.example");
        let two = PodcastId::from_feed_url("https://two.example");
        let charted = ChartPositions::from_positions([
            (one, place("us", 3, None)),
            (two, place("de", 200, Some(1))),
            (one, place("de", 7, Some(9))),
            (one, place("us", 5, None)),
        ]);
        assert_eq!(charted.positions_of(one).iter().map(|place| place.position).collect::<Vec<_>>(), [7, 3]);
        for charted in [ChartPositions::default(), charted] {
            charted.write(&path).expect("writes");
            assert_eq!(ChartPositions::read(&path).expect("reads"), charted);
        }
        let written = fs::read(&path).expect("is there");
        for at in 0..written.len() {
            let mut bytes = written.clone();
            bytes[at] ^= 1;
            fs::write(&path, &bytes).expect("writes");
            assert!(ChartPositions::read(&path).is_err(), "byte {at}");
            fs::write(&path, &written[..at]).expect("writes");
            assert!(ChartPositions::read(&path).is_err(), "{at} bytes");
        }
    }
}

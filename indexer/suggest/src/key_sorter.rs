//! Sorts more keys than fit into memory: full buffers become runs on disk, which are merged at the end.
//!
//! ```text
//! run := (bytes byte* cost)*
//! ```
//! Numbers are varints ([`earshot_text::varint`]).

use earshot_text::mmap;
use earshot_text::varint::{self, VarintReader};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::collections::binary_heap::PeekMut;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::PathBuf;

/// Bytes of keys sorted in memory.
const RUN_BYTES: usize = 64 << 20;
/// Bytes per write.
const WRITE_BYTES: usize = 1 << 20;

/// Keys with costs, in any order.
pub struct KeySorter {
    /// Path of the runs, without their numbers.
    path: PathBuf,
    run_bytes: usize,
    bytes: Vec<u8>,
    /// Start and end of each key in `bytes`, and its cost.
    spans: Vec<(usize, usize, u64)>,
    runs: Vec<PathBuf>,
}

impl KeySorter {
    pub fn new(path: PathBuf) -> Self {
        Self::with_memory(RUN_BYTES, path)
    }

    /// A sorter that takes about `run_bytes` of memory.
    pub fn with_memory(run_bytes: usize, path: PathBuf) -> Self {
        Self { path, run_bytes, bytes: Vec::new(), spans: Vec::new(), runs: Vec::new() }
    }

    /// Adds a key, given in two parts.
    pub fn push(&mut self, parts: [&[u8]; 2], cost: u64) -> io::Result<()> {
        let start = self.bytes.len();
        parts.into_iter().for_each(|part| self.bytes.extend(part));
        self.spans.push((start, self.bytes.len(), cost));
        let taken = self.bytes.len() + self.spans.len() * size_of::<(usize, usize, u64)>();
        if taken < self.run_bytes { Ok(()) } else { self.end_run() }
    }

    /// Moves all keys of another sorter into this one.
    pub fn append(&mut self, mut other: Self) -> io::Result<()> {
        if !other.spans.is_empty() {
            other.end_run()?;
        }
        self.runs.append(&mut other.runs);
        Ok(())
    }

    /// Passes on each distinct key once, in order, with the sum of its costs.
    pub fn for_each(
        mut self,
        together: fn(u64, u64) -> u64,
        take: impl FnMut(&[u8], u64) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut once = KeyMerger { key: Vec::new(), cost: None, combine: together, take };
        if self.runs.is_empty() {
            self.sort();
            self.spans.iter().try_for_each(|&(start, end, cost)| once.push(&self.bytes[start..end], cost))?;
            return once.end();
        }
        if !self.spans.is_empty() {
            self.end_run()?;
        }
        (self.bytes, self.spans) = Default::default();
        merge(&self.runs, |key, cost| once.push(key, cost))?;
        once.end()?;
        self.runs.iter().try_for_each(fs::remove_file)
    }

    fn sort(&mut self) {
        let Self { bytes, spans: places, .. } = self;
        let key = |&(start, end, cost): &(usize, usize, u64)| (&bytes[start..end], cost);
        places.sort_unstable_by(|one, other| key(one).cmp(&key(other)));
    }

    fn end_run(&mut self) -> io::Result<()> {
        self.sort();
        let path = self.path.with_extension(format!("{}.part", self.runs.len()));
        let mut file = File::create(&path)?;
        let mut written = Vec::with_capacity(WRITE_BYTES);
        for &(start, end, cost) in &self.spans {
            varint::push_length(&mut written, end - start);
            written.extend_from_slice(&self.bytes[start..end]);
            varint::push(&mut written, cost);
            if written.len() >= WRITE_BYTES {
                file.write_all(&written)?;
                written.clear();
            }
        }
        file.write_all(&written)?;
        self.runs.push(path);
        self.bytes.clear();
        self.spans.clear();
        Ok(())
    }
}

/// Merges equal consecutive keys.
struct KeyMerger<F> {
    key: Vec<u8>,
    cost: Option<u64>,
    combine: fn(u64, u64) -> u64,
    take: F,
}

impl<F: FnMut(&[u8], u64) -> io::Result<()>> KeyMerger<F> {
    fn push(&mut self, key: &[u8], cost: u64) -> io::Result<()> {
        if let Some(known) = self.cost.filter(|_| self.key == key) {
            self.cost = Some((self.combine)(known, cost));
            return Ok(());
        }
        self.end()?;
        self.key.clear();
        self.key.extend_from_slice(key);
        self.cost = Some(cost);
        Ok(())
    }

    fn end(&mut self) -> io::Result<()> {
        self.cost.take().map_or(Ok(()), |cost| (self.take)(&self.key, cost))
    }
}

fn merge(runs: &[PathBuf], mut take: impl FnMut(&[u8], u64) -> io::Result<()>) -> io::Result<()> {
    let runs = runs.iter().map(|run| mmap::map(run)).collect::<io::Result<Vec<_>>>()?;
    let mut readers: Vec<VarintReader<'_>> = runs.iter().map(|run| VarintReader::new(run)).collect();
    let mut heads = BinaryHeap::with_capacity(readers.len());
    for (run, reader) in readers.iter_mut().enumerate() {
        heads.extend(next_key(reader)?.map(|(key, cost)| Reverse((key, cost, run))));
    }
    while let Some(mut head) = heads.peek_mut() {
        let Reverse((key, cost, run)) = *head;
        take(key, cost)?;
        match next_key(&mut readers[run])? {
            Some((key, cost)) => *head = Reverse((key, cost, run)),
            None => drop(PeekMut::pop(head)),
        }
    }
    Ok(())
}

/// The next key of a run.
fn next_key<'r>(reader: &mut VarintReader<'r>) -> io::Result<Option<(&'r [u8], u64)>> {
    if reader.is_empty() {
        return Ok(None);
    }
    let mut record = || {
        let length = reader.length()?;
        Some((reader.take_bytes(length)?, reader.number()?))
    };
    let damaged = || io::Error::new(io::ErrorKind::InvalidData, "a run of sorted keys is damaged");
    record().ok_or_else(damaged).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use tempfile::TempDir;

    #[test]
    fn keys_come_sorted_and_once_whatever_memory_holds() {
        let folder = TempDir::new().unwrap();
        let texts: Vec<String> = (0..2_000_u64).map(|number| format!("{}", number * 7_919 % 997)).collect();
        for run_bytes in [1, 10_000, RUN_BYTES] {
            for together in [u64::min, u64::saturating_add] {
                let mut keys = KeySorter::with_memory(run_bytes, folder.path().join("keys"));
                let mut others = KeySorter::with_memory(run_bytes, folder.path().join("others"));
                let mut expected: BTreeMap<Vec<u8>, u64> = BTreeMap::new();
                for (number, (text, cost)) in texts.iter().zip([9, 300, u64::MAX, 0, 8].into_iter().cycle()).enumerate()
                {
                    let which = if number % 3 == 0 && run_bytes < RUN_BYTES { &mut others } else { &mut keys };
                    which.push([b"a ", text.as_bytes()], cost).unwrap();
                    let known = expected.entry([b"a ", text.as_bytes()].concat());
                    known.and_modify(|known| *known = together(*known, cost)).or_insert(cost);
                }
                keys.append(others).unwrap();
                assert_eq!(keys.runs.is_empty(), run_bytes == RUN_BYTES);
                let mut found = Vec::new();
                keys.for_each(together, |key, cost| {
                    found.push((key.to_vec(), cost));
                    Ok(())
                })
                .unwrap();
                assert!(found.into_iter().eq(expected), "{run_bytes}");
                assert_eq!(folder.path().read_dir().unwrap().count(), 0);
            }
        }
    }

    #[test]
    fn no_keys_are_nothing() {
        let mut count = 0;
        KeySorter::new(PathBuf::from("nowhere"))
            .for_each(u64::min, |_, _| {
                count += 1;
                Ok(())
            })
            .unwrap();
        assert_eq!(count, 0);
    }
}

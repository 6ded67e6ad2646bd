//! Sorting more keys than memory holds: what is full is written as a run, and all runs are merged.
//!
//! ```text
//! run := (bytes byte* cost)*
//! ```
//! Numbers take seven bits to a byte ([`crate::number`]).

use crate::mmap;
use crate::number::{self, Reader};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::collections::binary_heap::PeekMut;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::PathBuf;

/// Keys sorted in memory at once.
const RUN_BYTES: usize = 64 << 20;
/// Bytes that are written together.
const WRITTEN_BYTES: usize = 1 << 20;

/// Keys with what each costs, given in any order.
pub struct Keys {
    /// Of the files, but for what tells one from another.
    path: PathBuf,
    run_bytes: usize,
    bytes: Vec<u8>,
    /// Where each begins and ends.
    places: Vec<(usize, usize, u64)>,
    runs: Vec<PathBuf>,
}

impl Keys {
    pub fn new(path: PathBuf) -> Self {
        Self { path, run_bytes: RUN_BYTES, bytes: Vec::new(), places: Vec::new(), runs: Vec::new() }
    }

    /// The key is what these parts are one after another.
    pub fn push(&mut self, parts: [&[u8]; 2], cost: u64) -> io::Result<()> {
        let start = self.bytes.len();
        parts.into_iter().for_each(|part| self.bytes.extend(part));
        self.places.push((start, self.bytes.len(), cost));
        let taken = self.bytes.len() + self.places.len() * size_of::<(usize, usize, u64)>();
        if taken < self.run_bytes { Ok(()) } else { self.end_run() }
    }

    /// Gives out each key once, in their order, with the least that it costs.
    pub fn for_each(mut self, mut take: impl FnMut(&[u8], u64) -> io::Result<()>) -> io::Result<()> {
        let mut before = None;
        let mut once = |key: &[u8], cost| {
            // Of equal ones the first costs the least.
            if before.as_deref() == Some(key) {
                return Ok(());
            }
            let before = before.get_or_insert_with(Vec::new);
            before.clear();
            before.extend_from_slice(key);
            take(key, cost)
        };
        if self.runs.is_empty() {
            self.sort();
            return self.places.iter().try_for_each(|&(start, end, cost)| once(&self.bytes[start..end], cost));
        }
        self.end_run()?;
        (self.bytes, self.places) = Default::default();
        merge(&self.runs, once)?;
        self.runs.iter().try_for_each(fs::remove_file)
    }

    fn sort(&mut self) {
        let Self { bytes, places, .. } = self;
        let key = |&(start, end, cost): &(usize, usize, u64)| (&bytes[start..end], cost);
        places.sort_unstable_by(|one, other| key(one).cmp(&key(other)));
    }

    fn end_run(&mut self) -> io::Result<()> {
        self.sort();
        let path = self.path.with_extension(format!("{}.part", self.runs.len()));
        let mut file = File::create(&path)?;
        let mut written = Vec::with_capacity(WRITTEN_BYTES);
        for &(start, end, cost) in &self.places {
            number::push_length(&mut written, end - start);
            written.extend_from_slice(&self.bytes[start..end]);
            number::push(&mut written, cost);
            if written.len() >= WRITTEN_BYTES {
                file.write_all(&written)?;
                written.clear();
            }
        }
        file.write_all(&written)?;
        self.runs.push(path);
        self.bytes.clear();
        self.places.clear();
        Ok(())
    }
}

fn merge(runs: &[PathBuf], mut take: impl FnMut(&[u8], u64) -> io::Result<()>) -> io::Result<()> {
    let runs = runs.iter().map(|run| mmap::map(run)).collect::<io::Result<Vec<_>>>()?;
    let mut readers: Vec<Reader<'_>> = runs.iter().map(|run| Reader::new(run)).collect();
    let mut heads = BinaryHeap::with_capacity(readers.len());
    for (run, reader) in readers.iter_mut().enumerate() {
        heads.extend(next(reader)?.map(|(key, cost)| Reverse((key, cost, run))));
    }
    while let Some(mut head) = heads.peek_mut() {
        let Reverse((key, cost, run)) = *head;
        take(key, cost)?;
        match next(&mut readers[run])? {
            Some((key, cost)) => *head = Reverse((key, cost, run)),
            None => drop(PeekMut::pop(head)),
        }
    }
    Ok(())
}

/// The next key of a run.
fn next<'r>(reader: &mut Reader<'r>) -> io::Result<Option<(&'r [u8], u64)>> {
    if reader.is_empty() {
        return Ok(None);
    }
    let mut record = || {
        let length = reader.length()?;
        Some((reader.take(length)?, reader.number()?))
    };
    let damaged =
        || io::Error::new(io::ErrorKind::InvalidData, "keys that were set aside are not as they were written");
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
            let mut keys = Keys { run_bytes, ..Keys::new(folder.path().join("keys")) };
            let mut expected: BTreeMap<Vec<u8>, u64> = BTreeMap::new();
            for (text, cost) in texts.iter().zip([9, 300, u64::MAX, 0, 8].into_iter().cycle()) {
                keys.push([b"a ", text.as_bytes()], cost).unwrap();
                let known = expected.entry([b"a ", text.as_bytes()].concat()).or_insert(cost);
                *known = cost.min(*known);
            }
            assert_eq!(keys.runs.is_empty(), run_bytes == RUN_BYTES);
            let mut found = Vec::new();
            keys.for_each(|key, cost| {
                found.push((key.to_vec(), cost));
                Ok(())
            })
            .unwrap();
            assert!(found.into_iter().eq(expected), "{run_bytes}");
            assert_eq!(folder.path().read_dir().unwrap().count(), 0);
        }
    }

    #[test]
    fn no_keys_are_nothing() {
        let mut count = 0;
        Keys::new(PathBuf::from("nowhere"))
            .for_each(|_, _| {
                count += 1;
                Ok(())
            })
            .unwrap();
        assert_eq!(count, 0);
    }
}

//! Compaction: keeps the number of parts small while incremental builds add parts.

use super::part_files::{data_path, index_path};
use super::part_writer::PassagePartWriter;
use super::passage_store::PassageStore;
use earshot_model::EpisodeId;
use std::fs;
use std::io;
use std::path::Path;

/// Outdated records are dropped when there are more than this many times as many as current ones.
const MAX_DEAD_SHARE: u64 = 1;
/// With fewer records, compaction costs more than it saves.
const FEW_RECORDS: u64 = 64;

/// Merges the newest parts until the part before them is at least twice as large, or all parts when most of their
/// records are outdated. Returns the remaining parts.
///
/// A record is thus rewritten each time the store doubles, and the number of parts grows with its logarithm.
///
/// # Errors
/// When a part cannot be read or written.
pub fn compact<E: From<io::Error>>(
    folder: &Path,
    parts: &[u32],
    alive: u64,
    mut is_alive: impl FnMut(EpisodeId) -> Result<bool, E>,
) -> Result<Vec<u32>, E> {
    let Some(last) = parts.last() else { return Ok(Vec::new()) };
    let sizes =
        parts.iter().map(|&part| Ok(fs::metadata(data_path(folder, part))?.len())).collect::<io::Result<Vec<u64>>>()?;
    let records = PassageStore::open(folder, parts)?.len();
    let is_mostly_dead = records > FEW_RECORDS.max(alive * (1 + MAX_DEAD_SHARE));
    let first = if is_mostly_dead { 0 } else { first_part_to_merge(&sizes) };
    if first + 1 == parts.len() && !is_mostly_dead {
        return Ok(parts.to_vec());
    }

    let (kept, joined) = parts.split_at(first);
    let store = PassageStore::open(folder, joined)?;
    let mut writer = PassagePartWriter::create(folder, last + 1, None)?;
    for (episode, record) in store.records() {
        if is_alive(episode)? {
            writer.copy_record(episode, record)?;
        }
    }
    let new = writer.finish()?;
    drop(store);
    for &part in joined {
        fs::remove_file(data_path(folder, part))?;
        fs::remove_file(index_path(folder, part))?;
    }
    Ok(kept.iter().copied().chain(new).collect())
}

/// The first of the last parts that are small compared with the parts after them.
fn first_part_to_merge(sizes: &[u64]) -> usize {
    let mut first = sizes.len() - 1;
    let mut sum = sizes[first];
    while first > 0 && sizes[first - 1] < 2 * sum {
        first -= 1;
        sum += sizes[first];
    }
    first
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_parts_are_joined_and_large_ones_stay() {
        let cases: &[(&[u64], usize)] =
            &[(&[9], 0), (&[1000, 10], 1), (&[1000, 10, 10], 1), (&[1000, 20, 10], 2), (&[1000, 20, 10, 10], 1)];
        for (sizes, expected) in cases {
            assert_eq!(first_part_to_merge(sizes), *expected, "{sizes:?}");
        }
    }

    #[test]
    fn parts_grow_with_the_logarithm_of_what_is_written() {
        let mut sizes = vec![5_000];
        let mut written = 0;
        for _ in 0..1_000 {
            sizes.push(10);
            let first = first_part_to_merge(&sizes);
            let sum: u64 = sizes[first..].iter().sum();
            if first + 1 < sizes.len() {
                written += sum;
                sizes.truncate(first);
                sizes.push(sum);
            }
            assert!(sizes.len() <= 12, "{sizes:?}");
        }
        assert!(written < 15 * 15_000, "{written}");
    }
}

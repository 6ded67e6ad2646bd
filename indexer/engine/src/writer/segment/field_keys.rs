//! Keys of one field: values that few documents share, such as ids and hashes of names.

use super::posting_list_writer::PostingListWriter;
use std::io;
use tantivy::DocId;

/// Ids have 16 bytes, hashes 8.
const MAX_KEY_BYTES: usize = 16;

/// The keys of one field with their documents.
#[derive(Default)]
pub struct FieldKeys {
    keys: Vec<Key>,
}

/// Sorts by bytes, then by document.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    bytes: [u8; MAX_KEY_BYTES],
    length: u8,
    document: DocId,
}

impl FieldKeys {
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    pub fn count(&self) -> u64 {
        self.keys.len() as u64
    }

    /// Bytes of memory in use.
    pub fn bytes(&self) -> usize {
        self.keys.capacity() * size_of::<Key>()
    }

    pub fn add(&mut self, document: DocId, key: &[u8]) {
        debug_assert!(key.len() <= MAX_KEY_BYTES);
        let length = key.len().min(MAX_KEY_BYTES);
        let mut bytes = [0; MAX_KEY_BYTES];
        bytes[..length].copy_from_slice(&key[..length]);
        self.keys.push(Key { bytes, length: length as u8, document });
    }

    /// Clears everything and keeps the memory.
    pub fn clear(&mut self) {
        self.keys.clear();
    }

    /// Writes the documents of each key. `new_ids` are the final document numbers; the keys have them afterwards.
    pub fn write(&mut self, new_ids: &[DocId], lists: &mut impl PostingListWriter) -> io::Result<()> {
        for key in &mut self.keys {
            key.document = new_ids[key.document as usize];
        }
        self.keys.sort_unstable();
        // A document may have a key twice: a former slug that is current again.
        self.keys.dedup();
        for same in self.keys.chunk_by(|one, other| (one.bytes, one.length) == (other.bytes, other.length)) {
            lists.begin_term(
                &same[0].bytes[..usize::from(same[0].length)],
                u32::try_from(same.len()).unwrap_or(u32::MAX),
            )?;
            same.iter().try_for_each(|key| lists.add(key.document, &[]))?;
            lists.end_term()?;
        }
        Ok(())
    }
}

//! The stored documents of a segment.
//!
//! The engine would copy a document byte by byte into a form of its own, and that into another: here it is read where it
//! lies, in the block that was unpacked.

use super::fault::Fault;
use serde::de::DeserializeOwned;
use tantivy::schema::Field;
use tantivy::store::StoreReader;
use tantivy::{DocId, SegmentReader, TantivyError};

/// Unpacked blocks that are kept: as many as the engine keeps.
const KEPT_BLOCKS: usize = 100;
/// What the engine writes before bytes.
const IS_BYTES: u8 = 4;
/// The last byte of a number has this bit.
const IS_LAST: u8 = 0x80;

/// See the [module](self).
pub struct Store {
    reader: StoreReader,
    field: Field,
}

impl Store {
    /// `field` holds the document, and nothing else is stored.
    pub fn open(segment: &SegmentReader, field: Field) -> Result<Self, Fault> {
        Ok(Self { reader: segment.get_store_reader(KEPT_BLOCKS)?, field })
    }

    pub fn read<D: DeserializeOwned>(&self, document: DocId) -> Result<D, Fault> {
        let stored = self.reader.get_document_bytes(document)?;
        let text = text_of(&stored, self.field).ok_or_else(|| {
            TantivyError::InternalError(format!("document {document} is not stored as this program stores them"))
        })?;
        Ok(serde_json::from_str(text)?)
    }
}

/// The one value of a document: how many there are, the field, the kind, the length, the bytes.
fn text_of(stored: &[u8], field: Field) -> Option<&str> {
    let (count, rest) = number(stored)?;
    let (of, rest) = rest.split_first_chunk()?;
    let (&kind, rest) = rest.split_first()?;
    let (length, value) = number(rest)?;
    let is_one = count == 1 && u32::from_le_bytes(*of) == field.field_id() && kind == IS_BYTES;
    // Once for the whole document: the reader of JSON would look at each text by itself.
    let text = std::str::from_utf8(value).ok()?;
    (is_one && length == value.len() as u64).then_some(text)
}

/// Seven bits a byte, the lowest first.
fn number(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let mut number = 0;
    for (at, byte) in bytes.iter().enumerate().take(9) {
        number |= u64::from(byte & !IS_LAST) << (7 * at);
        if byte & IS_LAST != 0 {
            return Some((number, &bytes[at + 1..]));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use tantivy::schema::{BytesOptions, Schema};
    use tantivy::{Index, IndexWriter, TantivyDocument};

    #[test]
    fn documents_are_read_as_the_engine_writes_them() {
        let mut schema = Schema::builder();
        schema.add_bytes_field("id", BytesOptions::default().set_indexed());
        let field = schema.add_bytes_field("document", BytesOptions::default().set_stored());
        let index = Index::create_in_ram(schema.build());
        let mut writer: IndexWriter = index.writer_with_num_threads(1, 15_000_000).unwrap();
        let texts: Vec<String> = [0, 1, 127, 128, 70_000].iter().map(|&length| "\u{e9}".repeat(length)).collect();
        for text in &texts {
            let mut document = TantivyDocument::new();
            document.add_bytes(field, serde_json::to_string(text).unwrap().as_bytes());
            writer.add_document(document).unwrap();
        }
        writer.commit().unwrap();
        let searcher = index.reader().unwrap().searcher();
        let store = Store::open(searcher.segment_reader(0), field).unwrap();
        let read: Vec<String> = (0..5).map(|document| store.read(document).unwrap()).collect();
        assert_eq!(read, texts);
        let other = Store::open(searcher.segment_reader(0), Field::from_field_id(0)).unwrap();
        assert!(other.read::<String>(0).is_err(), "of another field");
    }

    #[test]
    fn bytes_of_any_kind_are_an_answer() {
        let field = Field::from_field_id(7);
        let whole = [0x81, 7, 0, 0, 0, IS_BYTES, 0x82, b'{', b'}'];
        assert_eq!(text_of(&whole, field), Some("{}"));
        for cut in 0..whole.len() {
            assert_eq!(text_of(&whole[..cut], field), None, "{cut}");
        }
        for (at, byte) in [(0, 0x82), (1, 8), (5, 0), (6, 0x83), (7, 0xff)] {
            let mut damaged = whole;
            damaged[at] = byte;
            assert_eq!(text_of(&damaged, field), None, "{at}");
        }
        assert_eq!(text_of(&[0; 64], field), None, "a number without an end");
    }
}

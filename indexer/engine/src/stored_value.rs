//! The byte format of tantivy's document store for a document with one value: number of values, field, type, length,
//! value.

use tantivy::schema::Field;

/// The type code of a bytes value.
const IS_BYTES: u8 = 4;
/// Set in the last byte of a varint (the inverse of the usual convention).
const IS_LAST: u8 = 0x80;

/// Writes the header before a value of `length` bytes.
pub fn push_header(bytes: &mut Vec<u8>, field: Field, length: usize) {
    push(bytes, 1);
    bytes.extend(field.field_id().to_le_bytes());
    bytes.push(IS_BYTES);
    push(bytes, length as u64);
}

/// Returns the value as text; `None` when the bytes are damaged or the value is not UTF-8.
pub fn text_of(stored: &[u8], field: Field) -> Option<&str> {
    let (count, rest) = number(stored)?;
    let (of, rest) = rest.split_first_chunk()?;
    let (&kind, rest) = rest.split_first()?;
    let (length, value) = number(rest)?;
    let is_one = count == 1 && u32::from_le_bytes(*of) == field.field_id() && kind == IS_BYTES;
    // Checks UTF-8 once for the whole document. The JSON parser would check each string by itself.
    let text = std::str::from_utf8(value).ok()?;
    (is_one && length == value.len() as u64).then_some(text)
}

/// Seven bits per byte, lowest first.
fn push(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= u64::from(IS_LAST) {
        bytes.push(number as u8 & !IS_LAST);
        number >>= 7;
    }
    bytes.push(number as u8 | IS_LAST);
}

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

    #[test]
    fn written_values_round_trip() {
        let field = Field::from_field_id(300);
        for length in [0, 1, 127, 128, 70_000] {
            let text = "a".repeat(length);
            let mut bytes = Vec::new();
            push_header(&mut bytes, field, length);
            bytes.extend(text.as_bytes());
            assert_eq!(text_of(&bytes, field), Some(&*text));
        }
    }

    #[test]
    fn any_bytes_are_read_or_rejected() {
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

//! Checksums of tables, which are equal for equal rows in any order and any database.

use sea_orm::Value;
use sha2::{Digest as _, Sha256};
use std::fmt;

/// Number and checksum of the rows of a table: the sum of a hash of each row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableChecksum {
    pub rows: u64,
    sum: u128,
}

impl TableChecksum {
    /// Adds a row. Each value is hashed with its type and length, so that no two rows have the same bytes.
    pub fn add(&mut self, row: &[Value]) {
        let mut hash = Sha256::new();
        for value in row {
            match value {
                Value::Bool(Some(value)) => add_value(&mut hash, b'b', &[u8::from(*value)]),
                Value::BigInt(Some(value)) => add_value(&mut hash, b'i', &value.to_be_bytes()),
                Value::String(Some(value)) => add_value(&mut hash, b't', value.as_bytes()),
                Value::Bytes(Some(value)) => add_value(&mut hash, b'x', value),
                Value::Uuid(Some(value)) => add_value(&mut hash, b'u', value.as_bytes()),
                _ => add_value(&mut hash, b'n', &[]),
            }
        }
        let mut half = [0; 16];
        half.copy_from_slice(&hash.finalize()[..16]);
        self.rows += 1;
        self.sum = self.sum.wrapping_add(u128::from_be_bytes(half));
    }
}

fn add_value(hash: &mut Sha256, kind: u8, bytes: &[u8]) {
    hash.update([kind]);
    hash.update((bytes.len() as u64).to_be_bytes());
    hash.update(bytes);
}

impl fmt::Display for TableChecksum {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:032x}", self.sum)
    }
}

//! Variable-length integers: seven bits per byte, lowest bits first. Most numbers of a record are small.

pub fn push(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push((number & 0x7F) as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

pub fn push_length(bytes: &mut Vec<u8>, length: usize) {
    push(bytes, length as u64);
}

/// Writes an optional number. `u64::MAX` counts as `None`.
pub fn push_option(bytes: &mut Vec<u8>, number: Option<u64>) {
    push(bytes, number.map_or(0, |number| number.wrapping_add(1)));
}

/// Maps small numbers of either sign to small unsigned numbers: 0, -1, 1, -2 become 0, 1, 2, 3.
pub fn zigzag_encode(number: i64) -> u64 {
    ((number << 1) ^ (number >> 63)).cast_unsigned()
}

pub fn zigzag_decode(number: u64) -> i64 {
    (number >> 1).cast_signed() ^ -(number & 1).cast_signed()
}

/// Reads varints. Methods return `None` when the bytes end too early or are malformed.
pub struct VarintReader<'a> {
    bytes: &'a [u8],
}

impl<'a> VarintReader<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes }
    }

    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    pub fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let (&byte, rest) = self.bytes.split_first()?;
            self.bytes = rest;
            number |= u64::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    pub fn small_number(&mut self) -> Option<u32> {
        self.number()?.try_into().ok()
    }

    pub fn length(&mut self) -> Option<usize> {
        self.number()?.try_into().ok()
    }

    /// Reads a count of items that take at least `least` bytes each. Returns `None` when they cannot fit into the
    /// remaining bytes, so that damaged input never allocates memory for them.
    pub fn count(&mut self, least: usize) -> Option<usize> {
        self.length().filter(|&count| count <= self.bytes.len() / least)
    }

    pub fn option(&mut self) -> Option<Option<u64>> {
        Some(self.number()?.checked_sub(1))
    }

    pub fn take_bytes(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.bytes.split_at_checked(length)?;
        self.bytes = rest;
        Some(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn pushed_numbers_round_trip(numbers in prop::collection::vec(prop_oneof![0_u64..300, any::<u64>()], 0..20), signed: i64) {
            let mut bytes = Vec::new();
            numbers.iter().for_each(|&number| push(&mut bytes, number));
            push_option(&mut bytes, None);
            push_option(&mut bytes, Some(zigzag_encode(signed) >> 1));
            let mut reader = VarintReader::new(&bytes);
            for &number in &numbers {
                prop_assert_eq!(reader.number(), Some(number));
            }
            prop_assert_eq!(reader.option(), Some(None));
            prop_assert_eq!(reader.option(), Some(Some(zigzag_encode(signed) >> 1)));
            prop_assert_eq!(reader.number(), None);
            prop_assert_eq!(zigzag_decode(zigzag_encode(signed)), signed);
        }

        #[test]
        fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..30)) {
            let mut reader = VarintReader::new(&bytes);
            while reader.number().is_some() {}
            prop_assert!(VarintReader::new(&bytes).count(2).is_none_or(|count| count <= bytes.len() / 2));
        }
    }

    #[test]
    fn small_numbers_take_few_bytes() {
        for (number, length) in [(0, 1), (127, 1), (128, 2), (16_383, 2), (16_384, 3), (u64::MAX, 10)] {
            let mut bytes = Vec::new();
            push(&mut bytes, number);
            assert_eq!(bytes.len(), length, "{number}");
        }
        assert_eq!([0, -1, 1, -2].map(zigzag_encode), [0, 1, 2, 3]);
    }
}

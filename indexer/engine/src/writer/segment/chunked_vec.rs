//! A vector in chunks. It grows without copying, which for millions of numbers would happen again and again.

/// Numbers per chunk, except for a run that is longer.
const CHUNK_NUMBERS: usize = 1 << CHUNK_BITS;
const CHUNK_BITS: usize = 16;

/// A vector of numbers in chunks.
#[derive(Default)]
pub struct ChunkedVec {
    /// Chunks in use, followed by empty ones to reuse.
    chunks: Vec<Vec<u32>>,
    used: usize,
    /// Bytes of the chunks in use.
    bytes: usize,
}

impl ChunkedVec {
    pub fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// Number of numbers. Only valid when none were added as runs.
    pub fn len(&self) -> usize {
        self.chunks[..self.used].last().map_or(0, |last| (self.used - 1) * CHUNK_NUMBERS + last.len())
    }

    /// Bytes of memory in use.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Clears everything and keeps the memory, because the system zeroes new memory page by page.
    pub fn clear(&mut self) {
        self.chunks[..self.used].iter_mut().for_each(Vec::clear);
        (self.used, self.bytes) = (0, 0);
    }

    pub fn push(&mut self, number: u32) {
        self.chunk_with_room(1).push(number);
    }

    /// The number with this index in order of insertion. Only valid when none were added as runs.
    pub fn get(&self, at: usize) -> u32 {
        self.chunks[at >> CHUNK_BITS][at & (CHUNK_NUMBERS - 1)]
    }

    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.chunks.iter().flatten().copied()
    }

    /// Adds numbers that are read together. Returns their place.
    pub fn push_run(&mut self, count: usize, numbers: impl Iterator<Item = u32>) -> u32 {
        let block = self.chunk_with_room(count);
        let start = block.len();
        block.extend(numbers);
        let place = (self.used - 1) << CHUNK_BITS | start;
        u32::try_from(place).expect("a draft is written long before it takes 16 gigabytes")
    }

    /// The numbers from a run's place on; the slice may be longer than the run.
    pub fn run(&self, place: u32) -> &[u32] {
        let place = place as usize;
        &self.chunks[place >> CHUNK_BITS][place & (CHUNK_NUMBERS - 1)..]
    }

    fn chunk_with_room(&mut self, count: usize) -> &mut Vec<u32> {
        let has_room = self.chunks[..self.used].last().is_some_and(|last| last.len() + count <= CHUNK_NUMBERS);
        if !has_room {
            if self.used == self.chunks.len() {
                self.chunks.push(Vec::new());
            }
            let block = &mut self.chunks[self.used];
            block.reserve_exact(count.max(CHUNK_NUMBERS));
            self.bytes += block.capacity() * size_of::<u32>();
            self.used += 1;
        }
        &mut self.chunks[self.used - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_where_they_were_put() {
        let mut blocks = ChunkedVec::default();
        assert!(blocks.is_empty());
        let many = u32::try_from(2 * CHUNK_NUMBERS + 5).unwrap();
        (0..many).for_each(|number| blocks.push(number * 3));
        assert_eq!(blocks.len(), 2 * CHUNK_NUMBERS + 5);
        for at in [0, 1, CHUNK_NUMBERS - 1, CHUNK_NUMBERS, 2 * CHUNK_NUMBERS + 4] {
            assert_eq!(blocks.get(at) as usize, at * 3);
        }
        assert!(blocks.iter().eq((0..many).map(|number| number * 3)));
        assert_eq!(blocks.bytes(), 3 * CHUNK_NUMBERS * 4);
        blocks.clear();
        assert!(blocks.is_empty() && blocks.bytes() == 0 && blocks.iter().next().is_none());
        let place = blocks.push_run(CHUNK_NUMBERS + 1, std::iter::repeat_n(9, CHUNK_NUMBERS + 1));
        blocks.push(8);
        assert!(place == 0 && blocks.run(1 << CHUNK_BITS as u32)[0] == 8 && blocks.iter().count() == CHUNK_NUMBERS + 2);
    }

    #[test]
    fn runs_lie_together() {
        let mut blocks = ChunkedVec::default();
        let lengths = [1, CHUNK_NUMBERS - 2, 2, 3 * CHUNK_NUMBERS, 7];
        let mut places = Vec::new();
        for (number, length) in (0..).zip(lengths) {
            places.push(blocks.push_run(length, std::iter::repeat_n(number, length)));
        }
        for ((number, length), place) in (0..).zip(lengths).zip(places) {
            assert!(blocks.run(place)[..length].iter().all(|&found| found == number), "{number}");
        }
    }
}

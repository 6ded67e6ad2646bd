//! A list that grows without being copied, as one of millions of numbers would be again and again.

/// Numbers of one block, but for a run that is longer.
const BLOCK: usize = 1 << BITS;
const BITS: usize = 16;

/// See the [module](self).
#[derive(Default)]
pub struct Blocks {
    /// Those in use, then empty ones that were in use before.
    blocks: Vec<Vec<u32>>,
    used: usize,
    /// Memory that those in use take.
    bytes: usize,
}

impl Blocks {
    pub fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// How many there are, when none were added as runs.
    pub fn len(&self) -> usize {
        self.blocks[..self.used].last().map_or(0, |last| (self.used - 1) * BLOCK + last.len())
    }

    /// Memory that is taken.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Forgets all, and keeps the memory: new memory is cleared by the system, page after page.
    pub fn clear(&mut self) {
        self.blocks[..self.used].iter_mut().for_each(Vec::clear);
        (self.used, self.bytes) = (0, 0);
    }

    pub fn push(&mut self, number: u32) {
        self.with_room(1).push(number);
    }

    /// By its place in the order of pushing, when none were added as runs.
    pub fn get(&self, at: usize) -> u32 {
        self.blocks[at >> BITS][at & (BLOCK - 1)]
    }

    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.blocks.iter().flatten().copied()
    }

    /// Adds numbers that will be read together; where that is done.
    pub fn push_run(&mut self, count: usize, numbers: impl Iterator<Item = u32>) -> u32 {
        let block = self.with_room(count);
        let start = block.len();
        block.extend(numbers);
        let place = (self.used - 1) << BITS | start;
        u32::try_from(place).expect("a draft is written long before it takes 16 gigabytes")
    }

    /// The numbers from a run's place on, at least.
    pub fn run(&self, place: u32) -> &[u32] {
        let place = place as usize;
        &self.blocks[place >> BITS][place & (BLOCK - 1)..]
    }

    fn with_room(&mut self, count: usize) -> &mut Vec<u32> {
        let has_room = self.blocks[..self.used].last().is_some_and(|last| last.len() + count <= BLOCK);
        if !has_room {
            if self.used == self.blocks.len() {
                self.blocks.push(Vec::new());
            }
            let block = &mut self.blocks[self.used];
            block.reserve_exact(count.max(BLOCK));
            self.bytes += block.capacity() * size_of::<u32>();
            self.used += 1;
        }
        &mut self.blocks[self.used - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_where_they_were_put() {
        let mut blocks = Blocks::default();
        assert!(blocks.is_empty());
        let many = u32::try_from(2 * BLOCK + 5).unwrap();
        (0..many).for_each(|number| blocks.push(number * 3));
        assert_eq!(blocks.len(), 2 * BLOCK + 5);
        for at in [0, 1, BLOCK - 1, BLOCK, 2 * BLOCK + 4] {
            assert_eq!(blocks.get(at) as usize, at * 3);
        }
        assert!(blocks.iter().eq((0..many).map(|number| number * 3)));
        assert_eq!(blocks.bytes(), 3 * BLOCK * 4);
        blocks.clear();
        assert!(blocks.is_empty() && blocks.bytes() == 0 && blocks.iter().next().is_none());
        let place = blocks.push_run(BLOCK + 1, std::iter::repeat_n(9, BLOCK + 1));
        blocks.push(8);
        assert!(place == 0 && blocks.run(1 << BITS as u32)[0] == 8 && blocks.iter().count() == BLOCK + 2);
    }

    #[test]
    fn runs_lie_together() {
        let mut blocks = Blocks::default();
        let lengths = [1, BLOCK - 2, 2, 3 * BLOCK, 7];
        let mut places = Vec::new();
        for (number, length) in (0..).zip(lengths) {
            places.push(blocks.push_run(length, std::iter::repeat_n(number, length)));
        }
        for ((number, length), place) in (0..).zip(lengths).zip(places) {
            assert!(blocks.run(place)[..length].iter().all(|&found| found == number), "{number}");
        }
    }
}

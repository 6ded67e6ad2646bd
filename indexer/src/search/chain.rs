//! Where the words of a phrase stand one after another, as far apart as its slop allows.

/// The words of each place where a phrase stands, the first word first. `places` are those of each word, in order.
pub fn chains(places: &[Vec<u32>], slop: u32) -> Vec<Vec<u32>> {
    let Some((first, rest)) = places.split_first() else { return Vec::new() };
    let mut chains: Vec<Chain> = first.iter().map(|&word| Chain::new(word)).collect();
    for (offset, places) in (1..).zip(rest) {
        chains.retain_mut(|chain| chain.goes_on(places, offset, slop));
    }
    chains.into_iter().map(|chain| chain.words).collect()
}

/// Words of a phrase, as far as they were found.
struct Chain {
    words: Vec<u32>,
    /// Where the phrase may be said to begin, and how many moves away from there its words are in all. The engine
    /// measures the next word from any of those before it.
    starts: Vec<(u32, u32)>,
}

impl Chain {
    fn new(word: u32) -> Self {
        Self { words: vec![word], starts: vec![(word, 0)] }
    }

    /// Takes in the best place of the next word, when there is one within reach.
    fn goes_on(&mut self, places: &[u32], offset: u32, slop: u32) -> bool {
        let found = self.starts.iter().filter_map(|&(start, moves)| {
            let (word, away) = nearest(places, start.saturating_add(offset))?;
            Some((moves.saturating_add(away), word))
        });
        let Some((least, word)) = found.min() else { return false };
        if least > slop {
            return false;
        }
        let start = word.saturating_sub(offset);
        for (other, moves) in &mut self.starts {
            *moves = moves.saturating_add(other.abs_diff(start));
        }
        self.starts.retain(|&(other, moves)| moves <= slop && other != start);
        self.starts.push((start, least));
        self.words.push(word);
        true
    }
}

/// The place nearest to a number, and how far away it is.
fn nearest(places: &[u32], wanted: u32) -> Option<(u32, u32)> {
    let at = places.partition_point(|&place| place < wanted);
    let after = places.get(at);
    let before = at.checked_sub(1).and_then(|at| places.get(at));
    [after, before].into_iter().flatten().map(|&place| (place, place.abs_diff(wanted))).min_by_key(|(_, away)| *away)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_found_within_their_slop() {
        let cases: &[(&[&[u32]], u32, bool)] = &[
            (&[&[5], &[6], &[7]], 0, true),
            (&[&[5], &[7]], 0, false),
            (&[&[5], &[7]], 1, true),
            // Two words that changed places are two moves apart.
            (&[&[6], &[5]], 1, false),
            (&[&[6], &[5]], 2, true),
            (&[&[5], &[7], &[8]], 1, true),
            (&[&[5], &[7], &[9]], 1, false),
            (&[&[5], &[7], &[7]], 1, true),
        ];
        for (places, slop, expected) in cases {
            let mut chain = Chain::new(places[0][0]);
            let goes_on = (1..).zip(&places[1..]).all(|(offset, places)| chain.goes_on(places, offset, *slop));
            assert_eq!(goes_on, *expected, "{places:?} {slop}");
        }
    }

    #[test]
    fn the_nearest_place_is_found() {
        assert_eq!(nearest(&[], 4), None);
        assert_eq!(nearest(&[4], 4), Some((4, 0)));
        assert_eq!(nearest(&[1, 9], 4), Some((1, 3)));
        assert_eq!(nearest(&[1, 6], 4), Some((6, 2)));
    }
}

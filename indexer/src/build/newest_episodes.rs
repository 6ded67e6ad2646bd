//! Texts of a podcast's newest episodes, which searches for podcasts also match.

use earshot_model::{Episode, EpisodeId, Timestamp};
use std::cmp::Reverse;

/// Bytes of a description that are read. Its beginning is about the episode, its end about the podcast and sponsors.
const MAX_DESCRIPTION_BYTES: usize = 300;
/// Limit of bytes of all texts.
const MAX_BYTES: usize = 64 << 10;

/// Collects the texts of the newest episodes. Episodes with a date in the future come last, like those without a date.
pub struct NewestEpisodes {
    now: Timestamp,
    texts: Vec<(Reverse<Option<i64>>, EpisodeId, String)>,
    bytes: usize,
}

impl NewestEpisodes {
    pub fn new(now: Timestamp) -> Self {
        Self { now, texts: Vec::new(), bytes: 0 }
    }

    pub fn push(&mut self, episode: &Episode) {
        let description = &episode.description[..episode.description.floor_char_boundary(MAX_DESCRIPTION_BYTES)];
        let text = format!("{}\n{description}", episode.title);
        self.bytes += text.len();
        let past = episode.published_at.filter(|at| *at <= self.now);
        self.texts.push((Reverse(past.map(|at| at.timestamp())), episode.id, text));
        // Drops old episodes on the way, because a podcast may have a hundred thousand.
        if self.bytes > 4 * MAX_BYTES {
            self.keep_newest();
        }
    }

    fn keep_newest(&mut self) {
        self.texts.sort_unstable();
        self.bytes = 0;
        let mut kept = 0;
        while let Some((.., text)) = self.texts.get(kept).filter(|(.., text)| self.bytes + text.len() <= MAX_BYTES) {
            self.bytes += text.len();
            kept += 1;
        }
        self.texts.truncate(kept);
    }

    /// The texts, newest first.
    pub fn into_texts(mut self) -> Vec<String> {
        self.keep_newest();
        self.texts.into_iter().map(|(.., text)| text).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::episode_buffer::tests::episode;
    use super::*;

    #[test]
    fn the_newest_are_kept_in_whatever_order_they_come() {
        let texts = |numbers: &[usize]| {
            let mut newest = NewestEpisodes::new(Timestamp::MAX_UTC);
            for &number in numbers {
                newest.push(&Episode { description: "é".repeat(400), ..episode(number) });
            }
            newest.into_texts()
        };
        let forward: Vec<usize> = (0..2_000).collect();
        let backward: Vec<usize> = (0..2_000).rev().collect();
        let found = texts(&forward);
        assert_eq!(found, texts(&backward));
        assert_eq!(found[0], format!("Episode 1999\n{}", "é".repeat(150)), "cut between characters");
        assert!(found.len() == MAX_BYTES / found[0].len());
        assert_eq!(texts(&[0, 1]), [found[0].replace("1999", "1"), found[0].replace("1999", "0")], "undated ones last");

        let mut newest = NewestEpisodes::new(Timestamp::UNIX_EPOCH);
        (0..4).for_each(|number| newest.push(&episode(number)));
        let texts = newest.into_texts();
        assert_eq!(texts.iter().position(|text| text.starts_with("Episode 3")).map(|at| at >= 2), Some(true));
    }
}

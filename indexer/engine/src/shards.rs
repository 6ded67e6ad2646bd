//! Assigns podcasts to the shards of an index.

use earshot_model::PodcastId;

/// Podcasts are assigned to this many buckets, and buckets to shards. A podcast's bucket never changes.
const BUCKETS: usize = 64;

/// The largest number of shards.
pub const MAX_SHARDS: usize = BUCKETS;

/// The shard of a podcast. Its episodes and passages are in the same shard.
#[must_use]
pub fn shard_of(podcast: PodcastId, shards: usize) -> usize {
    // Ids are hashes, so their last byte is evenly distributed.
    let bucket = usize::from(podcast.0.as_bytes()[15]) % BUCKETS;
    bucket * shards / BUCKETS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn podcasts_spread_over_all_shards() {
        for shards in [1, 2, 3, 8, 64] {
            let mut counts = vec![0; shards];
            for number in 0..6400 {
                counts[shard_of(PodcastId::from_feed_url(&format!("https://a.example/{number}")), shards)] += 1;
            }
            let expected = 6400 / shards;
            assert!(counts.iter().all(|&count| count > expected / 2 && count < expected * 2), "{counts:?}");
        }
    }
}

//! The order of documents in a segment, best first.

use earshot_model::PodcastDocument;
use uuid::Uuid;

/// The authority score, else the quality of the feed, else 0. The result is 0 to 1.
pub fn popularity(document: &PodcastDocument) -> f64 {
    let score = document.score.as_ref();
    let points = score.and_then(|score| score.authority.or(score.quality)).unwrap_or(0.0);
    if points.is_finite() { (points / 100.0).clamp(0.0, 1.0) } else { 0.0 }
}

/// Sorts by popularity, then by id.
pub fn podcast_rank(popularity: f64, id: Uuid) -> u64 {
    (unpopularity(popularity) << 48) | (id.as_u64_pair().0 >> 16)
}

/// Sorts podcasts by popularity in sixteen steps. Within a step, episodes with a transcript come first, so that
/// transcript posting lists are dense; then by exact popularity, with the episodes of a podcast together, block by
/// block. All episodes of a block have the same rank and keep their given order.
pub fn episode_rank(popularity: f64, has_transcript: bool, show: Uuid, block: u64) -> u64 {
    let unpopularity = unpopularity(popularity);
    let (step, within) = (unpopularity >> 12, unpopularity & 0xFFF);
    let show = show.as_u64_pair().0 >> 33;
    let is_silent = u64::from(!has_transcript);
    (step << 60) | (is_silent << 59) | (within << 47) | (show << 16) | block.min(0xFFFF)
}

fn unpopularity(popularity: f64) -> u64 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "popularity is 0 to 1")]
    let unpopularity = ((1.0 - popularity) * 65_535.0) as u64;
    unpopularity
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn episodes_are_ranked() {
        let (one, other) = (Uuid::from_u64_pair(1 << 60, 0), Uuid::from_u64_pair(2 << 60, 0));
        let ranks = [
            episode_rank(1.0, true, other, 0),
            episode_rank(0.98, true, one, 0),
            episode_rank(1.0, false, one, 0),
            episode_rank(0.98, false, one, 1),
            episode_rank(0.98, false, one, 2),
            episode_rank(0.98, false, one, 1 << 40),
            episode_rank(0.98, false, other, 0),
            episode_rank(0.5, true, one, 0),
            episode_rank(0.0, false, other, 0),
        ];
        assert!(ranks.is_sorted(), "{ranks:x?}");
        assert_eq!(ranks.iter().collect::<std::collections::HashSet<_>>().len(), ranks.len());
    }
}

//! The order of items with one date, which is that of the feed.

use crate::feed::ParsedItem;
use std::collections::HashMap;

/// For each item, how many items of the same date the feed lists as older ones; `None` without such items. Feeds begin
/// with the newest item unless their dates ascend.
pub(super) fn date_ranks(items: &[ParsedItem]) -> Vec<Option<i32>> {
    let mut dates = items.iter().filter_map(|item| item.published_at);
    let is_ascending = dates.next().zip(dates.next_back()).is_some_and(|(first, last)| first < last);
    let mut ranks = vec![None; items.len()];
    let mut older = HashMap::new();
    for number in 0..items.len() {
        let at = if is_ascending { number } else { items.len() - 1 - number };
        let Some(date) = items[at].published_at else { continue };
        let count: &mut i32 = older.entry(date).or_default();
        ranks[at] = (*count > 0).then_some(*count);
        *count += 1;
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks(days: &[Option<u8>]) -> Vec<Option<i32>> {
        let date = |day: u8| format!("2026-11-{day:02}T00:00:00Z").parse().expect("a moment");
        let item = |day: Option<u8>| ParsedItem { published_at: day.map(date), ..ParsedItem::default() };
        date_ranks(&days.iter().copied().map(item).collect::<Vec<_>>())
    }

    #[test]
    fn items_of_one_date_are_ranked_from_the_oldest() {
        let days = [Some(9), Some(8), None, Some(8), Some(8), Some(1)];
        assert_eq!(ranks(&days), [None, Some(2), None, Some(1), None, None]);
        assert_eq!(ranks(&[Some(1), Some(8), Some(8), Some(9)]), [None, None, Some(1), None], "the oldest first");
        assert_eq!(ranks(&[Some(8), Some(8), Some(8)]), [Some(2), Some(1), None], "one date alone");
        assert_eq!(ranks(&[None, None]), [None, None]);
    }
}

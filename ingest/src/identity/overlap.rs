//! Measures how many episodes two feeds share.

use super::keys::DISTINCTIVE_BIT;
use earshot_catalog::ItemKeys;
use std::cmp::Reverse;
use std::collections::HashSet;

/// Two feeds with at least this overlap are one show. Facts 1.5.
pub const SAME_SHOW_OVERLAP: f64 = 0.5;

/// Number of items of the smaller feed that are compared.
const COMPARED_ITEMS: usize = 50;

/// Returns the share (0 to 1) of the smaller feed's last 50 items that the other feed has too. Items match by a
/// distinctive guid or enclosure, by title and date, or by title and any guid or enclosure. `None` when one feed has no
/// items.
#[must_use]
pub fn overlap(a: &[ItemKeys], b: &[ItemKeys]) -> Option<f64> {
    let (smaller, larger) = if b.len() < a.len() { (b, a) } else { (a, b) };
    if smaller.is_empty() {
        return None;
    }
    let known: HashSet<ItemSignature> = larger.iter().flat_map(item_signatures).collect();
    let last = newest_items(smaller);
    let agreeing = last.iter().filter(|keys| item_signatures(keys).any(|sign| known.contains(&sign))).count();
    // Both are at most 50.
    Some(agreeing as f64 / last.len() as f64)
}

/// Returns when the newest item was published, in seconds since 1970; 0 when no item has a date.
#[must_use]
pub fn newest_date(items: &[ItemKeys]) -> u32 {
    items.iter().map(|keys| keys.date).max().unwrap_or(0)
}

fn newest_items(items: &[ItemKeys]) -> Vec<ItemKeys> {
    let mut last = items.to_vec();
    // Items without a date come last, in the order of the feed.
    last.sort_by_key(|keys| Reverse(keys.date));
    last.truncate(COMPARED_ITEMS);
    last
}

/// Two keys of an item. Equal signatures mean the same episode.
type ItemSignature = (u64, u64);

fn item_signatures(keys: &ItemKeys) -> impl Iterator<Item = ItemSignature> {
    let ItemKeys { guid, enclosure, title, date } = *keys;
    let (title, date) = (u64::from(title), u64::from(date));
    let is_distinctive = |key: u64| key & DISTINCTIVE_BIT == DISTINCTIVE_BIT;
    [
        is_distinctive(guid).then_some((guid, 0)),
        is_distinctive(enclosure).then_some((enclosure, 0)),
        (title != 0 && date != 0).then_some((title, date)),
        (title != 0 && guid != 0).then_some((title, guid)),
        (title != 0 && enclosure != 0).then_some((title, enclosure)),
    ]
    .into_iter()
    .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(guid: u64, enclosure: u64, title: u32, date: u32) -> ItemKeys {
        ItemKeys { guid, enclosure, title, date }
    }

    #[test]
    fn half_of_the_smaller_feed_is_enough() {
        let many: Vec<ItemKeys> = (1..200).map(|n| keys(n << 1 | 1, 0, 0, 0)).collect();
        let few: Vec<ItemKeys> = [3, 5, 1001, 1003].into_iter().map(|guid| keys(guid, 0, 0, 0)).collect();
        assert_eq!(overlap(&many, &few), Some(0.5));
        assert_eq!(overlap(&few, &many), Some(0.5));
        assert_eq!(overlap(&few, &[]), None);
    }

    #[test]
    fn numeric_guids_alone_do_not_match() {
        let (a, b) = (keys(2, 4, 1, 10), keys(2, 4, 2, 20));
        assert_eq!(overlap(&[a], &[b]), Some(0.0));
        assert_eq!(overlap(&[a], &[keys(2, 8, 1, 20)]), Some(1.0), "the same title and guid");
        assert_eq!(overlap(&[a], &[keys(6, 8, 1, 10)]), Some(1.0), "the same title and date");
        assert_eq!(overlap(&[keys(0, 0, 0, 0)], &[keys(0, 0, 0, 0)]), Some(0.0), "nothing is not the same");
    }

    #[test]
    fn only_the_last_fifty_count() {
        let old: Vec<ItemKeys> = (1..=100).map(|n| keys(u64::from(n) << 1 | 1, 0, 0, n)).collect();
        let new: Vec<ItemKeys> = old.iter().map(|it| if it.date > 50 { *it } else { keys(0, 0, 0, it.date) }).collect();
        assert_eq!(overlap(&old, &new), Some(1.0));
        assert_eq!(newest_date(&old), 100);
    }
}

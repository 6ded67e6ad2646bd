//! Matches the items of a parsed feed to the stored items.

use earshot_catalog::{FeedItem, ItemKeys};
use earshot_model::{EpisodeId, PodcastId};
use std::collections::{HashMap, HashSet};

/// The keys that two items must share, most reliable first. Each pass tries the items that the previous passes left.
const MATCH_PASSES: &[fn(&ItemKeys) -> Option<MatchKey>] = &[
    |it| key_if([it.guid, it.enclosure, it.title.into(), it.date.into()], |key| key != [0; 4]),
    |it| key_if([it.guid, it.enclosure, 0, 0], |key| key[0] != 0 && key[1] != 0),
    |it| key_if([it.guid, 0, it.title.into(), 0], |key| key[0] != 0 && key[2] != 0),
    |it| key_if([it.guid, 0, 0, it.date.into()], |key| key[0] != 0 && key[3] != 0),
    // All guids changed; enclosures, titles and dates stayed.
    |it| key_if([0, it.enclosure, it.title.into(), 0], |key| key[1] != 0 && key[2] != 0),
    |it| key_if([0, it.enclosure, 0, it.date.into()], |key| key[1] != 0 && key[3] != 0),
    |it| key_if([it.guid, 0, 0, 0], |key| key[0] != 0),
    |it| key_if([0, it.enclosure, 0, 0], |key| key[1] != 0).filter(|_| it.guid == 0),
    |it| key_if([0, 0, it.title.into(), it.date.into()], |key| key[2] != 0 && key[3] != 0),
];

type MatchKey = [u64; 4];

fn key_if(key: MatchKey, is_something: impl Fn(MatchKey) -> bool) -> Option<MatchKey> {
    is_something(key).then_some(key)
}

/// Returns the stored item of each parsed item, if any. Each stored item matches at most once. A key that several items
/// share matches none of them.
#[must_use]
pub fn match_items(before: &[ItemKeys], read: &[ItemKeys]) -> Vec<Option<usize>> {
    let mut found: Vec<Option<usize>> = vec![None; read.len()];
    let mut left_before: Vec<usize> = (0..before.len()).collect();
    let mut left_read: Vec<usize> = (0..read.len()).collect();
    for key_of in MATCH_PASSES {
        if left_read.is_empty() || left_before.is_empty() {
            break;
        }
        let known = index_unique(&left_before, before, key_of);
        for (key, at) in index_unique(&left_read, read, key_of) {
            let Some((at, known_at)) = at.zip(known.get(&key).copied().flatten()) else { continue };
            if !is_other_episode(&before[known_at], &read[at]) {
                found[at] = Some(known_at);
            }
        }
        let taken: HashSet<usize> = left_read.iter().filter_map(|at| found[*at]).collect();
        left_before.retain(|at| !taken.contains(at));
        left_read.retain(|at| found[*at].is_none());
    }
    found
}

/// Maps keys to items, with `None` for keys that several items share.
fn index_unique(
    items: &[usize],
    keys: &[ItemKeys],
    key_of: &fn(&ItemKeys) -> Option<MatchKey>,
) -> HashMap<MatchKey, Option<usize>> {
    let mut found = HashMap::with_capacity(items.len());
    for &at in items {
        if let Some(key) = key_of(&keys[at]) {
            found.entry(key).and_modify(|one| *one = None).or_insert(Some(at));
        }
    }
    found
}

/// Whether a guid was reused for another episode: nothing else matches.
fn is_other_episode(before: &ItemKeys, read: &ItemKeys) -> bool {
    let differ = |a: u32, b: u32| a != 0 && b != 0 && a != b;
    let same_file = before.enclosure != 0 && before.enclosure == read.enclosure;
    !same_file && differ(before.title, read.title) && differ(before.date, read.date)
}

/// Returns the episode ids of the parsed items, in their order. A new item gets a new id, derived from its identity
/// unless another episode has that id already.
#[must_use]
pub fn identify_episodes(podcast: PodcastId, before: &[FeedItem], read: &[(ItemKeys, &str)]) -> Vec<EpisodeId> {
    let before_keys: Vec<ItemKeys> = before.iter().map(|item| item.keys).collect();
    let read_keys: Vec<ItemKeys> = read.iter().map(|(keys, _)| *keys).collect();
    let found = match_items(&before_keys, &read_keys);
    let mut left: HashMap<EpisodeId, ItemKeys> = before.iter().map(|item| (item.episode_id, item.keys)).collect();
    let mut taken: HashSet<EpisodeId> = left.keys().copied().collect();
    for at in found.iter().flatten() {
        left.remove(&before[*at].episode_id);
    }
    let mut id_of = |keys: &ItemKeys, identity: &str| {
        let id = EpisodeId::derive(podcast, identity);
        // No keys matched, but the identity does.
        if left.get(&id).is_some_and(|known| !is_other_episode(known, keys)) {
            left.remove(&id);
            return id;
        }
        let id = new_id(podcast, identity, keys, &taken);
        taken.insert(id);
        id
    };
    found
        .iter()
        .zip(read)
        .map(|(at, (keys, identity))| at.map_or_else(|| id_of(keys, identity), |at| before[at].episode_id))
        .collect()
}

fn new_id(podcast: PodcastId, identity: &str, keys: &ItemKeys, taken: &HashSet<EpisodeId>) -> EpisodeId {
    let plain = EpisodeId::derive(podcast, identity);
    if !taken.contains(&plain) {
        return plain;
    }
    let ItemKeys { enclosure, title, date, .. } = keys;
    let mut number = 0_usize;
    loop {
        let id = EpisodeId::derive(
            podcast,
            &format!("{identity}\u{1f}{enclosure:x}\u{1f}{title:x}\u{1f}{date}\u{1f}{number}"),
        );
        if !taken.contains(&id) {
            return id;
        }
        number += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(guid: u64, enclosure: u64, title: u32, date: u32) -> ItemKeys {
        ItemKeys { guid, enclosure, title, date }
    }

    #[test]
    fn items_are_matched_after_each_change() {
        let (a, b) = (item(1, 11, 21, 31), item(2, 12, 22, 32));
        let cases: &[(&str, ItemKeys, Option<usize>)] = &[
            ("nothing", a, Some(0)),
            ("the title", item(1, 11, 29, 31), Some(0)),
            ("the date", item(1, 11, 21, 39), Some(0)),
            ("the file", item(1, 19, 21, 31), Some(0)),
            ("file and date", item(1, 19, 21, 39), Some(0)),
            ("the guid", item(9, 11, 21, 31), Some(0)),
            ("guid and title", item(9, 11, 29, 31), Some(0)),
            ("guid and file", item(9, 19, 21, 31), Some(0)),
            ("all but the guid", item(1, 19, 29, 39), None),
            ("all but the file", item(9, 11, 29, 39), None),
            ("all but the title", item(9, 19, 21, 39), None),
            ("all but the guid, and there is no date", item(1, 19, 29, 0), Some(0)),
        ];
        for (what, read, expected) in cases {
            assert_eq!(match_items(&[a, b], &[b, *read]), [Some(1), *expected], "{what}");
        }
    }

    #[test]
    fn a_guid_that_becomes_repeated_stays_with_the_first() {
        let before = [item(1, 11, 21, 31)];
        assert_eq!(match_items(&before, &[item(1, 12, 22, 32), before[0]]), [None, Some(0)]);
        let same = [item(1, 0, 0, 0), item(1, 0, 0, 0)];
        assert_eq!(match_items(&before, &same), [None, None]);
    }

    #[test]
    fn one_file_for_all_episodes_matches_none() {
        let before = [item(0, 7, 21, 31), item(0, 7, 22, 32)];
        let read = [item(0, 7, 23, 33), item(0, 7, 21, 31), item(0, 7, 22, 32)];
        assert_eq!(match_items(&before, &read), [None, Some(0), Some(1)]);
    }

    #[test]
    fn ids_are_unique() {
        let podcast = PodcastId::from_feed_url("https://a.example/feed");
        let known = |identity: &str, keys| FeedItem { episode_id: EpisodeId::derive(podcast, identity), hash: 1, keys };
        let before = [known("g", item(1, 11, 21, 31))];
        let another = item(1, 12, 22, 32);
        let ids = identify_episodes(podcast, &before, &[(another, "g"), (item(3, 13, 23, 33), "h")]);
        assert_ne!(ids[0], before[0].episode_id, "the guid is used again");
        assert_eq!(ids[1], EpisodeId::derive(podcast, "h"));
        // An episode keeps its id, whether the old one disappears or not.
        let after = [FeedItem { episode_id: ids[0], hash: 1, keys: another }, FeedItem { hash: 0, ..before[0] }];
        assert_eq!(identify_episodes(podcast, &after, &[(another, "g")]), [ids[0]]);
        // Items stored without keys are matched by their identity.
        let first = [known("g", ItemKeys::default())];
        assert_eq!(identify_episodes(podcast, &first, &[(another, "g")]), [first[0].episode_id]);
    }
}

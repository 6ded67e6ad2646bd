//! Folds syndicated copies and versions of an episode into one match, as the database does when it stores them.

use earshot_app::{MatchedItem, NewAlertMatch};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// Returns one match for each episode: the first version, with the ids of the others. The newest episode comes first.
#[must_use]
pub fn fold_copies(mut found: Vec<NewAlertMatch>) -> Vec<NewAlertMatch> {
    found.sort_by_key(|one| one.dated_at);
    let mut kept: Vec<NewAlertMatch> = Vec::with_capacity(found.len());
    let mut by_key: HashMap<String, usize> = HashMap::new();
    for one in found {
        let keys: Vec<String> =
            [&one.audio_key, &one.text_key, &one.title_key].into_iter().flatten().cloned().collect();
        let known = keys.iter().find_map(|key| by_key.get(key).copied());
        match (known.and_then(|at| kept.get_mut(at)), &one.subject) {
            (Some(first), MatchedItem::Episode(id)) => first.content.syndicated_episode_ids.push(*id),
            _ => {
                for key in keys {
                    if let Entry::Vacant(free) = by_key.entry(key) {
                        free.insert(kept.len());
                    }
                }
                kept.push(one);
            }
        }
    }
    kept.sort_by_key(|one| Reverse(one.dated_at));
    kept
}

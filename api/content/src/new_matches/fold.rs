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

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_model::alert::{MatchContent, MatchSource, MatchStatus};
    use earshot_model::{EpisodeId, PodcastId};
    use uuid::Uuid;

    #[test]
    fn versions_of_an_episode_are_one_match() {
        let episode = |number: u128, day: u32, audio: &str, title: Option<&str>| NewAlertMatch {
            alert_id: Uuid::nil(),
            subject: MatchedItem::Episode(EpisodeId(Uuid::from_u128(number))),
            podcast_id: PodcastId(Uuid::nil()),
            status: MatchStatus::Kept,
            source: MatchSource::Episode,
            audio_key: Some(audio.to_owned()),
            text_key: None,
            title_key: title.map(str::to_owned),
            dated_at: format!("2026-11-{day:02}T08:00:00Z").parse().ok(),
            is_back_catalog: false,
            content: MatchContent::default(),
        };
        let found = vec![
            episode(1, 5, "public", Some("engines")),
            episode(2, 3, "early", Some("engines")),
            episode(3, 7, "looms", None),
            episode(4, 8, "looms", None),
        ];
        let folded = fold_copies(found);
        let shown: Vec<_> = folded
            .iter()
            .map(|one| (one.dated_at.expect("a date").to_rfc3339(), one.content.syndicated_episode_ids.clone()))
            .collect();
        let ids = |number: u128| vec![EpisodeId(Uuid::from_u128(number))];
        assert_eq!(
            shown,
            [("2026-11-07T08:00:00+00:00".to_owned(), ids(4)), ("2026-11-03T08:00:00+00:00".to_owned(), ids(1))]
        );
    }
}

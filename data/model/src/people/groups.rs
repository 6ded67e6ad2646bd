//! Disjoint sets of places that belong to one person.

use super::places::{MAX_PROFILES, NameCredits};
use std::collections::BTreeSet;

/// Disjoint sets of places, each with its profiles by site.
pub(super) struct PlaceGroups {
    parents: Vec<usize>,
    sizes: Vec<usize>,
    profiles: Vec<BTreeSet<String>>,
}

impl PlaceGroups {
    pub(super) fn new(places: &[NameCredits]) -> Self {
        Self {
            parents: (0..places.len()).collect(),
            sizes: vec![1; places.len()],
            profiles: places.iter().map(|place| place.profiles.clone()).collect(),
        }
    }

    pub(super) fn root(&mut self, place: usize) -> usize {
        let mut root = place;
        while self.parents[root] != root {
            self.parents[root] = self.parents[self.parents[root]];
            root = self.parents[root];
        }
        root
    }

    /// Joins two places. Returns false when their people have different profiles on one site.
    pub(super) fn join(&mut self, one: usize, other: usize) -> bool {
        let (mut one, mut other) = (self.root(one), self.root(other));
        if one == other {
            return true;
        }
        if are_in_conflict(&self.profiles[one], &self.profiles[other]) {
            return false;
        }
        if self.sizes[one] < self.sizes[other] {
            (one, other) = (other, one);
        }
        self.parents[other] = one;
        self.sizes[one] += self.sizes[other];
        let room = MAX_PROFILES.saturating_sub(self.profiles[one].len());
        let added = std::mem::take(&mut self.profiles[other]);
        self.profiles[one].extend(added.into_iter().take(room));
        true
    }
}

/// Whether both have profiles on a site, and none there in common.
fn are_in_conflict(one: &BTreeSet<String>, other: &BTreeSet<String>) -> bool {
    let site = |url: &str| url.split('/').next().unwrap_or(url).to_owned();
    let sites: BTreeSet<String> = one.iter().map(|url| site(url)).collect();
    let common: BTreeSet<String> = one.intersection(other).map(|url| site(url)).collect();
    other.iter().map(|url| site(url)).any(|on| sites.contains(&on) && !common.contains(&on))
}

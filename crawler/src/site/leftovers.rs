//! What themes, hosts and agencies leave on the sites of their customers.
//!
//! One site cannot tell the account of its theme's author, linked from the head of every page as the demonstration had it,
//! from its own. Many sites can: an account that sounds like another site is that site's, and who kept one piece of a
//! demonstration kept others.

use std::collections::{BTreeMap, BTreeSet};

/// An account on more unrelated sites than this is nobody's of them (facts 3.5).
const MAX_SITES: usize = 3;

/// The accounts and addresses on a site: profiles by [`profile_key`](earshot_model::profile_key), emails in lower case.
#[derive(Clone, Debug, Default)]
pub struct SiteAccounts {
    /// Registrable domain, or whatever else tells sites apart.
    pub site: String,
    /// Those that sound like the site.
    pub alike: BTreeSet<String>,
    /// Of the others, those that stand where a site's own do.
    pub around: BTreeSet<String>,
    /// All others.
    pub others: BTreeSet<String>,
}

/// Accounts that are on a site and not the site's.
#[derive(Clone, Debug, Default)]
pub struct Leftovers {
    everywhere: BTreeSet<String>,
    by_site: BTreeMap<String, BTreeSet<String>>,
    /// What a site has in common with those that copied it, and is its own.
    originals: BTreeMap<String, BTreeSet<String>>,
}

impl Leftovers {
    /// From what is known of many sites.
    #[must_use]
    pub fn of_sites(sites: &[SiteAccounts]) -> Self {
        let mut on: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
        let mut owner: BTreeMap<&str, usize> = BTreeMap::new();
        for (at, site) in sites.iter().enumerate() {
            for key in site.alike.iter().chain(&site.around).chain(&site.others) {
                on.entry(key).or_default().insert(at);
            }
            owner.extend(site.alike.iter().map(|key| (key.as_str(), at)));
        }
        let mut leftovers = Self::default();
        let is_everywhere = |key: &&str| on[key].len() > MAX_SITES && !owner.contains_key(key);
        leftovers.everywhere = on.keys().copied().filter(is_everywhere).map(str::to_owned).collect();
        for (owner, members) in families(sites, &owner) {
            for &member in &members {
                let in_family = |key: &&String| {
                    let is_other = |at: &usize| *at != member && (*at == owner || members.contains(at));
                    on[key.as_str()].iter().any(is_other)
                };
                let site = &sites[member];
                let shared = site.around.iter().chain(&site.others).filter(in_family).cloned();
                leftovers.by_site.entry(site.site.clone()).or_default().extend(shared);
            }
            let is_copied = |key: &&String| members.iter().any(|member| on[key.as_str()].contains(member));
            let original = &sites[owner];
            let copied = original.around.iter().chain(&original.others).filter(is_copied).cloned();
            leftovers.originals.entry(original.site.clone()).or_default().extend(copied);
        }
        leftovers
    }

    pub(super) fn has(&self, site: &str, key: &str) -> bool {
        let lists = |lists: &BTreeMap<String, BTreeSet<String>>| lists.get(site).is_some_and(|keys| keys.contains(key));
        lists(&self.by_site) || (self.everywhere.contains(key) && !lists(&self.originals))
    }
}

/// For each site, those that show an account of its name as if it were theirs.
fn families(sites: &[SiteAccounts], owner: &BTreeMap<&str, usize>) -> BTreeMap<usize, BTreeSet<usize>> {
    let mut families: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for (at, site) in sites.iter().enumerate() {
        for owner in site.around.iter().filter_map(|key| owner.get(key.as_str())) {
            families.entry(*owner).or_default().insert(at);
        }
    }
    families
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(site: &str, alike: &[&str], around: &[&str], others: &[&str]) -> SiteAccounts {
        let set = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect();
        SiteAccounts { site: site.to_owned(), alike: set(alike), around: set(around), others: set(others) }
    }

    #[test]
    fn what_a_demonstration_left_is_told_from_ones_own() {
        let sites = [
            site("theme", &["x.com/theme"], &[], &["x.com/author"]),
            site("slow", &["x.com/slow"], &["x.com/theme", "x.com/demo"], &["x.com/author", "x.com/ada"]),
            site("fast", &[], &["x.com/theme"], &["x.com/demo"]),
            site("other", &[], &["x.com/ada"], &["x.com/theme"]),
        ];
        let leftovers = Leftovers::of_sites(&sites);
        for key in ["x.com/theme", "x.com/author", "x.com/demo"] {
            assert!(leftovers.has("slow", key), "{key}");
        }
        assert!(!leftovers.has("theme", "x.com/author") && !leftovers.has("theme", "x.com/theme"));
        assert!(!leftovers.has("slow", "x.com/ada") && !leftovers.has("slow", "x.com/slow"));
        let many: Vec<_> = ["a", "b", "c", "d"].map(|name| site(name, &[], &["x.com/host"], &[])).into();
        assert!(
            Leftovers::of_sites(&many).has("a", "x.com/host")
                && !Leftovers::of_sites(&many[1..]).has("a", "x.com/host")
        );
    }
}

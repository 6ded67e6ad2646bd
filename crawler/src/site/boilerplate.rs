//! Boilerplate accounts: accounts that themes, hosting companies and agencies leave on their customers' sites.
//!
//! A theme may link its author's account in the header of every page. One such site cannot distinguish the account from
//! its own, but many sites can: an account that resembles one site belongs to that site, and sites that kept one
//! account of a theme's demo kept others.

use std::collections::{BTreeMap, BTreeSet};

/// An account on more unrelated sites than this is boilerplate (facts 3.5).
const MAX_SITES: usize = 3;

/// Accounts and addresses on a site: profiles by [`profile_key`](earshot_model::profile_key), emails in lower case.
#[derive(Clone, Debug, Default)]
pub struct SiteAccounts {
    /// Registrable domain, or another key of the site.
    pub site: String,
    /// Accounts that resemble the site.
    pub similar: BTreeSet<String>,
    /// Other accounts where a site shows its own.
    pub prominent: BTreeSet<String>,
    /// All others.
    pub others: BTreeSet<String>,
}

/// Accounts on sites that do not own them.
#[derive(Clone, Debug, Default)]
pub struct BoilerplateAccounts {
    global: BTreeSet<String>,
    by_site: BTreeMap<String, BTreeSet<String>>,
    /// Per site, accounts shared with its copies that are its own.
    exceptions: BTreeMap<String, BTreeSet<String>>,
}

impl BoilerplateAccounts {
    /// Detects boilerplate accounts from the accounts of many sites.
    #[must_use]
    pub fn from_sites(sites: &[SiteAccounts]) -> Self {
        let mut on: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
        let mut owner: BTreeMap<&str, usize> = BTreeMap::new();
        for (at, site) in sites.iter().enumerate() {
            for key in site.similar.iter().chain(&site.prominent).chain(&site.others) {
                on.entry(key).or_default().insert(at);
            }
            owner.extend(site.similar.iter().map(|key| (key.as_str(), at)));
        }
        let mut boilerplate = Self::default();
        let is_everywhere = |key: &&str| on[key].len() > MAX_SITES && !owner.contains_key(key);
        boilerplate.global = on.keys().copied().filter(is_everywhere).map(str::to_owned).collect();
        for (owner, members) in find_families(sites, &owner) {
            for &member in &members {
                let in_family = |key: &&String| {
                    let is_other = |at: &usize| *at != member && (*at == owner || members.contains(at));
                    on[key.as_str()].iter().any(is_other)
                };
                let site = &sites[member];
                let shared = site.prominent.iter().chain(&site.others).filter(in_family).cloned();
                boilerplate.by_site.entry(site.site.clone()).or_default().extend(shared);
            }
            let is_copied = |key: &&String| members.iter().any(|member| on[key.as_str()].contains(member));
            let original = &sites[owner];
            let copied = original.prominent.iter().chain(&original.others).filter(is_copied).cloned();
            boilerplate.exceptions.entry(original.site.clone()).or_default().extend(copied);
        }
        boilerplate
    }

    pub(super) fn contains(&self, site: &str, key: &str) -> bool {
        let lists = |lists: &BTreeMap<String, BTreeSet<String>>| lists.get(site).is_some_and(|keys| keys.contains(key));
        lists(&self.by_site) || (self.global.contains(key) && !lists(&self.exceptions))
    }
}

/// For each site, returns the sites that present an account with its name as their own.
fn find_families(sites: &[SiteAccounts], owner: &BTreeMap<&str, usize>) -> BTreeMap<usize, BTreeSet<usize>> {
    let mut families: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for (at, site) in sites.iter().enumerate() {
        for owner in site.prominent.iter().filter_map(|key| owner.get(key.as_str())) {
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
        SiteAccounts { site: site.to_owned(), similar: set(alike), prominent: set(around), others: set(others) }
    }

    #[test]
    fn boilerplate_accounts_are_separated_from_own_ones() {
        let sites = [
            site("theme", &["x.com/theme"], &[], &["x.com/author"]),
            site("slow", &["x.com/slow"], &["x.com/theme", "x.com/demo"], &["x.com/author", "x.com/ada"]),
            site("fast", &[], &["x.com/theme"], &["x.com/demo"]),
            site("other", &[], &["x.com/ada"], &["x.com/theme"]),
        ];
        let boilerplate = BoilerplateAccounts::from_sites(&sites);
        for key in ["x.com/theme", "x.com/author", "x.com/demo"] {
            assert!(boilerplate.contains("slow", key), "{key}");
        }
        assert!(!boilerplate.contains("theme", "x.com/author") && !boilerplate.contains("theme", "x.com/theme"));
        assert!(!boilerplate.contains("slow", "x.com/ada") && !boilerplate.contains("slow", "x.com/slow"));
        let many: Vec<_> = ["a", "b", "c", "d"].map(|name| site(name, &[], &["x.com/host"], &[])).into();
        assert!(
            BoilerplateAccounts::from_sites(&many).contains("a", "x.com/host")
                && !BoilerplateAccounts::from_sites(&many[1..]).contains("a", "x.com/host")
        );
    }
}

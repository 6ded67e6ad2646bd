//! URLs of credits that belong to one person. Feeds also link many people to one page: that of the show or network.

use super::compare_names::{NameScript, are_compatible};

/// Names of a URL beyond this number are those of a site.
const MAX_NAMES: usize = 1_000;
/// The share of a URL's credits, in percent, that other names may have: misspellings, and tags with a wrong link.
const MAX_OTHER_PERCENT: u64 = 10;
/// Names of one person in each script other than the most frequent one.
const NAMES_PER_OTHER_SCRIPT: usize = 3;

/// The names that credits link to a URL.
#[derive(Clone, Debug, Default)]
pub struct UrlNames {
    /// Name keys with the number of their credits.
    pub names: Vec<(String, u64)>,
    /// The most names that one episode links to the URL.
    pub most_in_an_episode: u64,
}

type Names<'a> = Vec<&'a (String, u64)>;

/// Returns the name keys of the one person whom a URL belongs to, the most frequent first. Empty when it belongs to
/// nobody or to several people.
#[must_use]
pub fn names_of_personal_url(url: &UrlNames) -> Vec<String> {
    if url.most_in_an_episode > 1 || url.names.len() > MAX_NAMES {
        return Vec::new();
    }
    let mut names: Names<'_> = url.names.iter().collect();
    names.sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
    let Some((main, _)) = names.first() else { return Vec::new() };
    let script = NameScript::of(main);
    let (own, others): (Names<'_>, Names<'_>) =
        names.iter().copied().partition(|(name, _)| NameScript::of(name) == script);
    let (same, different): (Names<'_>, Names<'_>) = own.into_iter().partition(|(name, _)| are_compatible(main, name));
    let count = |names: &Names<'_>| names.iter().map(|(_, credits)| credits).sum::<u64>();
    if count(&different).saturating_mul(100) > MAX_OTHER_PERCENT * (count(&same) + count(&different)) {
        return Vec::new();
    }
    let mut found: Vec<String> = same.iter().map(|(name, _)| name.clone()).collect();
    let mut scripts: Vec<(NameScript, Vec<&String>)> = Vec::new();
    for (name, _) in others {
        let script = NameScript::of(name);
        match scripts.iter_mut().find(|(known, _)| *known == script) {
            Some((_, names)) => names.push(name),
            None => scripts.push((script, vec![name])),
        }
    }
    let few = scripts.into_iter().filter(|(_, names)| names.len() <= NAMES_PER_OTHER_SCRIPT);
    found.extend(few.flat_map(|(_, names)| names.into_iter().cloned()));
    found
}

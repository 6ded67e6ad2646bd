//! Site identity: the names of a site, and how much a handle or domain resembles them.

use super::domains::{domain_of, is_vendor, registrable_domain};
use crate::extract::PageFindings;
use crate::page::split_words;
use std::collections::{BTreeSet, HashMap};
use url::Url;

/// The most parts of a title.
const MAX_PARTS: usize = 8;
const MAX_NAMES: usize = 12;
/// Words that are common in names of shows.
const COMMON_WORDS: &str = "the a an of and podcast podcasts show pod cast fm radio official le la les el los las der die das de da do \
                      en y und et hq tv io podden podkast podcasten with mit con com blog home site www net org";

/// The names and the domain of a site.
#[derive(Clone, Debug, Default)]
pub struct SiteIdentity {
    /// Key of the site: the registrable domain, or host and port.
    pub site_key: String,
    /// Registrable domain; `None` for an IP address.
    pub domain: Option<String>,
    /// Names as ASCII letters and digits in lower case.
    names: BTreeSet<String>,
    /// Distinctive words of the names.
    name_tokens: BTreeSet<String>,
}

impl SiteIdentity {
    /// Builds the identity from known names of the show, the URL, and the pages.
    #[must_use]
    pub fn from_pages(start: &Url, known: &[String], pages: &[PageFindings]) -> Self {
        let mut identity = Self { domain: domain_of(start), ..Self::default() };
        identity.site_key = identity.domain.clone().unwrap_or_else(|| start.authority().to_owned());
        for name in known {
            identity.add_name(name);
        }
        if let Some(label) = identity.domain.as_deref().and_then(|domain| domain.split('.').next()).map(str::to_owned) {
            identity.add_name(&label);
        }
        for name in common_names(pages) {
            identity.add_name(&name);
        }
        identity
    }

    /// Builds the identity from names alone, without a domain.
    #[must_use]
    pub fn from_names(names: &[String]) -> Self {
        let mut identity = Self::default();
        names.iter().for_each(|name| identity.add_name(name));
        identity
    }

    fn add_name(&mut self, name: &str) {
        let parts: Vec<String> =
            split_words(name).iter().map(|word| to_ascii(word)).filter(|word| !word.is_empty()).collect();
        let own: Vec<&String> = parts.iter().filter(|word| !is_common(word)).collect();
        let joined = parts.concat();
        if joined.len() < 3 || parts.len() > 8 || own.is_empty() || self.names.len() >= MAX_NAMES * 2 {
            return;
        }
        self.names.insert(joined);
        let bare: String = own.iter().map(|word| word.as_str()).collect();
        if bare.len() >= 4 {
            self.names.insert(bare);
        }
        if own.len() >= 3 {
            self.names.insert(own.iter().filter_map(|word| word.chars().next()).collect());
        }
        self.name_tokens.extend(own.into_iter().filter(|word| word.len() >= 5).cloned());
    }

    /// Returns how much a handle resembles the site, 0 to 1.
    #[must_use]
    pub fn similarity(&self, handle: &str) -> f32 {
        let handle = to_ascii(handle);
        if handle.len() < 3 || is_common(&handle) {
            return 0.0;
        }
        let bare: String = strip_common_words(&handle);
        let of_name = |name: &String| {
            if *name == handle || *name == bare {
                return 1.0;
            }
            let (short, long) = if name.len() < handle.len() { (name, &handle) } else { (&handle, name) };
            if short.len() >= 5 && long.contains(short.as_str()) {
                return 0.9;
            }
            if short.len() >= 3 && long.starts_with(short.as_str()) && has_only_common_words(&long[short.len()..]) {
                return 0.9;
            }
            if short.len() == 4 && long.len() <= 8 && long.contains(short.as_str()) {
                return 0.6;
            }
            let common = longest_common_substring(name, &handle);
            if common >= 7 && common * 3 >= long.len() * 2 { 0.7 } else { 0.0 }
        };
        let of_token = self.name_tokens.iter().any(|token| handle.contains(token.as_str()));
        self.names.iter().map(of_name).fold(if of_token { 0.5 } else { 0.0 }, f32::max)
    }
}

/// Returns whether an address is on the site's domain or one of its hosts.
pub(crate) fn is_own_domain(email: &str, own: Option<&str>) -> bool {
    let domain = email.rsplit('@').next().unwrap_or_default().to_ascii_lowercase();
    own.is_some_and(|own| domain == own || registrable_domain(&domain) == own)
}

/// Returns the key of a site: its registrable domain; the host, where each host of a domain has its own owner
/// (`tea.libsyn.com`) or there is no domain; with the port, when it is not the default.
#[must_use]
pub fn site_key_of(url: &Url) -> String {
    let host = url.host_str().unwrap_or_default().trim_end_matches('.');
    let name = match domain_of(url) {
        Some(domain) if domain == host || !is_vendor(&domain) => domain,
        _ => host.trim_start_matches("www.").to_owned(),
    };
    match url.port() {
        Some(port) => format!("{name}:{port}"),
        None => name,
    }
}

/// Returns the parts common to most page titles, or the parts of the first title.
fn common_names(pages: &[PageFindings]) -> Vec<String> {
    let mut counts: HashMap<String, usize> = HashMap::new();
    for page in pages {
        let parts: BTreeSet<String> = page.names.iter().flat_map(|name| title_parts(name)).collect();
        for part in parts {
            *counts.entry(part).or_default() += 1;
        }
    }
    let first: BTreeSet<String> =
        pages.first().into_iter().flat_map(|page| page.names.iter().flat_map(|name| title_parts(name))).collect();
    let mut names: Vec<(String, usize)> = counts
        .into_iter()
        .filter(|(name, count)| count * 3 >= pages.len().max(2) && *count > 1 || first.contains(name))
        .collect();
    names.sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
    names.into_iter().take(MAX_NAMES).map(|(name, _)| name).collect()
}

/// Splits a title into parts: "Episode 3 | The Slow Ledger".
fn title_parts(title: &str) -> Vec<String> {
    let parts = title.split(['|', '–', '—', '·', '•', '«', '»', ':', '/', '~']).flat_map(|part| part.split(" - "));
    parts
        .map(|part| part.trim().to_owned())
        .filter(|part| !part.is_empty() && part.len() <= 60)
        .take(MAX_PARTS)
        .collect()
}

/// Returns lower-case ASCII letters and digits; other scripts are transliterated.
fn to_ascii(text: &str) -> String {
    earshot_model::slug::from_title(text).unwrap_or_default().replace('-', "")
}

fn is_common(word: &str) -> bool {
    COMMON_WORDS.split_whitespace().any(|common| common == word)
}

fn has_only_common_words(rest: &str) -> bool {
    is_common(rest) || rest.bytes().all(|byte| byte.is_ascii_digit())
}

/// Strips words that shows add before and after their name.
fn strip_common_words(handle: &str) -> String {
    let mut bare = handle;
    for common in ["podcast", "show", "official", "thepodcast", "pod", "cast", "fm", "hq"] {
        bare = bare.strip_suffix(common).filter(|rest| rest.len() >= 3).unwrap_or(bare);
    }
    bare.strip_prefix("the").filter(|rest| rest.len() >= 3).unwrap_or(bare).to_owned()
}

/// Returns the length of the longest common substring.
fn longest_common_substring(one: &str, other: &str) -> usize {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut row = vec![0_usize; other.len() + 1];
    let mut longest = 0;
    for letter in one.iter().take(100) {
        let mut diagonal = 0;
        for (at, against) in other.iter().take(100).enumerate() {
            let before = row[at + 1];
            row[at + 1] = if letter == against { diagonal + 1 } else { 0 };
            diagonal = before;
            longest = longest.max(row[at + 1]);
        }
    }
    longest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn identity(url: &str, names: &[&str]) -> SiteIdentity {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        SiteIdentity::from_pages(&Url::parse(url).expect("a URL"), &names, &[])
    }

    #[test]
    fn handles_similar_to_the_show_are_recognized() {
        let show = identity("https://www.slowledger.co.uk/", &["The Slow Ledger Podcast"]);
        for handle in ["slowledger", "SlowLedgerPod", "the_slow_ledger", "slow.ledger.podcast", "slowledgeruk"] {
            assert!(show.similarity(handle) > 0.8, "{handle}");
        }
        for handle in ["ada", "wordpress", "gohugoio", "podcast", "theshow"] {
            assert!(show.similarity(handle) < 0.5, "{handle}");
        }
        assert!(identity("https://razbor.github.io", &["Разбор Полётов"]).similarity("razborpoletov") > 0.8);
        assert!(identity("http://127.0.0.1:80", &["Gone Mobile Cast"]).similarity("gmcast") < 0.8);
        assert_eq!(domain_of(&Url::parse("https://a.slow.co.uk").expect("a URL")).as_deref(), Some("slow.co.uk"));
    }

    #[test]
    fn a_site_is_what_has_one_owner() {
        for (url, site) in [
            ("https://www.slow.co.uk/x", "slow.co.uk"),
            ("http://shop.slow.co.uk:8080/", "slow.co.uk:8080"),
            ("https://tea.github.io/", "tea.github.io"),
            ("https://tea.libsyn.com/", "tea.libsyn.com"),
            ("https://www.libsyn.com/", "libsyn.com"),
            ("http://127.0.0.1:8400/x", "127.0.0.1:8400"),
        ] {
            assert_eq!(site_key_of(&Url::parse(url).expect("a URL")), site);
        }
    }
}

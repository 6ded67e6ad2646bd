//! The pattern language of the URL tables, and its interpreter.
//!
//! A host is a name, `{}.name` when the handle is the subdomain, `*.name` for any subdomain, or `name.*` for any
//! ending. A path is a list of segments: a word or alternatives (`in|company`), `*` for any one, `**` for any number,
//! and one with the handle: `{}`, `@{}`, `id{}`, `*-p{}`. `$` forbids further segments; without it, any may follow. A
//! handle in the query is `?name={}`. In a canonical URL, `{}` stands for the handle, `{word}` for the chosen
//! alternative, `{*}` for the part before the handle or the segment that `*` matched, `{host}` for the host.

use super::handle_rule::HandleRule;
use super::url_parts::UrlParts;

/// One form in which a platform writes profile or show URLs.
#[derive(Clone, Copy)]
pub(super) struct UrlPattern {
    pub(super) path: &'static str,
    pub(super) canonical: &'static str,
    pub(super) rule: HandleRule,
}

/// The patterns of one platform on one or more hosts.
pub(super) struct SiteRules<K: 'static> {
    pub(super) kind: K,
    /// Separated by spaces.
    pub(super) hosts: &'static str,
    pub(super) patterns: &'static [UrlPattern],
    /// First segments and handles that are not profiles: lower case, separated by spaces.
    pub(super) reserved: &'static str,
}

pub(super) const fn pattern(path: &'static str, canonical: &'static str, rule: HandleRule) -> UrlPattern {
    UrlPattern { path, canonical, rule }
}

/// A URL that matches a pattern.
pub(super) struct PatternMatch<'a> {
    /// The canonical URL.
    pub(super) url: String,
    /// The segments after those of the pattern: a post, a tab of the profile.
    pub(super) rest: &'a [String],
}

#[derive(Default)]
struct Captures<'a> {
    handle: &'a str,
    word: &'a str,
    star: &'a str,
    rest: &'a [String],
}

/// How a host of the table matches the host of a URL.
enum HostMatch<'a> {
    Same,
    /// The subdomain is the handle.
    Handle(&'a str),
}

impl<K: Copy> SiteRules<K> {
    /// The canonical URL, or the reason why the URL is not a profile. `None` when no host matches.
    pub(super) fn recognize<'a>(&self, parts: &'a UrlParts) -> Option<Result<PatternMatch<'a>, String>> {
        let fit = self.hosts.split(' ').find_map(|host| match_host(host, &parts.host))?;
        Some(match fit {
            HostMatch::Handle(handle) => {
                let captures = Captures { handle, rest: &parts.segments, ..Captures::default() };
                self.build_canonical_url(parts, &self.patterns[0], &captures)
            }
            HostMatch::Same => self.match_path(parts),
        })
    }

    fn match_path<'a>(&self, parts: &'a UrlParts) -> Result<PatternMatch<'a>, String> {
        let mut refused = None;
        for pattern in self.patterns {
            let Some(outcome) = self.match_pattern(parts, pattern) else { continue };
            match outcome {
                Ok(url) => return Ok(url),
                Err(reason) => refused = refused.or(Some(reason)),
            }
        }
        let Some(first) = parts.segments.first() else {
            return Err(refused.unwrap_or_else(|| "the home page of the site".to_owned()));
        };
        Err(refused.unwrap_or_else(|| format!("{first:?} is not a profile")))
    }

    fn match_pattern<'a>(&self, parts: &'a UrlParts, pattern: &UrlPattern) -> Option<Result<PatternMatch<'a>, String>> {
        let (path, parameter) = match pattern.path.split_once("?") {
            Some((path, parameter)) => (path, parameter.strip_suffix("={}")),
            None => (pattern.path, None),
        };
        let (path, is_whole) = path.strip_suffix('$').map_or((path, false), |path| (path, true));
        let segments: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let mut captures = Captures::default();
        if !match_segments(&segments, &parts.segments, is_whole || parameter.is_some(), &mut captures) {
            return None;
        }
        let Some(parameter) = parameter else { return Some(self.build_canonical_url(parts, pattern, &captures)) };
        let value = parts.query(parameter)?;
        // A phone number may begin with `+`, which a query decodes as a space.
        let handle = value.trim().trim_start_matches('+');
        let matched = self.build_canonical_url(parts, pattern, &Captures { handle, ..captures });
        // Nothing follows the path of such a pattern.
        Some(matched.map(|found| PatternMatch { url: found.url, rest: &[] }))
    }

    fn build_canonical_url<'a>(
        &self,
        parts: &UrlParts,
        pattern: &UrlPattern,
        captures: &Captures<'a>,
    ) -> Result<PatternMatch<'a>, String> {
        let Captures { handle, word, star, rest } = *captures;
        if self.is_reserved(handle) {
            return Err(format!("{handle:?} is not a profile"));
        }
        if let Some(reason) = pattern.rule.find_defect(handle) {
            return Err(reason);
        }
        let filled = pattern
            .canonical
            .replace("{host}", &parts.host)
            .replace("{word}", &word.to_ascii_lowercase())
            .replace("{*}", star)
            .replace("{}", handle);
        // Parsing encodes non-ASCII characters. A handle cannot change the host or add a path.
        match url::Url::parse(&filled) {
            Ok(url) if !star.contains(['/', '?', '#', '\\', '%']) && star != "." && star != ".." => {
                Ok(PatternMatch { url: url.as_str().trim_end_matches('/').to_owned(), rest })
            }
            _ => Err("not a URL".to_owned()),
        }
    }

    fn is_reserved(&self, handle: &str) -> bool {
        self.reserved.split(' ').any(|reserved| reserved.eq_ignore_ascii_case(handle))
    }
}

fn match_host<'a>(host: &str, given: &'a str) -> Option<HostMatch<'a>> {
    if let Some(parent) = host.strip_prefix("{}.") {
        let handle = given.strip_suffix(parent)?.strip_suffix('.')?;
        return (!handle.is_empty()).then_some(HostMatch::Handle(handle));
    }
    let is_same = match (host.strip_prefix("*."), host.strip_suffix(".*")) {
        (Some(parent), _) => given.strip_suffix(parent).is_some_and(|start| start.is_empty() || start.ends_with('.')),
        (_, Some(name)) => given.strip_prefix(name).is_some_and(is_domain_ending),
        _ => host == given,
    };
    is_same.then_some(HostMatch::Same)
}

/// Whether the text is a domain ending: `.de`, `.co.uk`, `.com`.
fn is_domain_ending(text: &str) -> bool {
    let Some(ending) = text.strip_prefix('.') else { return false };
    ending.len() <= 6 && ending.split('.').all(|part| matches!(part.len(), 2 | 3)) && ending.matches('.').count() <= 1
}

/// Whether the segments match the pattern. Stores what the pattern captures.
fn match_segments<'a>(pattern: &[&str], segments: &'a [String], is_whole: bool, captures: &mut Captures<'a>) -> bool {
    let Some((part, rest)) = pattern.split_first() else {
        captures.rest = segments;
        return !is_whole || segments.is_empty();
    };
    if *part == "**" {
        return (0..=segments.len()).any(|skipped| match_segments(rest, &segments[skipped..], is_whole, captures));
    }
    let Some((segment, after)) = segments.split_first() else { return false };
    match_segment(part, segment, captures) && match_segments(rest, after, is_whole, captures)
}

fn match_segment<'a>(part: &str, segment: &'a str, captures: &mut Captures<'a>) -> bool {
    if part == "*" {
        captures.star = segment;
        return true;
    }
    let Some(before) = part.strip_suffix("{}") else {
        let is_one = part.split('|').any(|word| word.eq_ignore_ascii_case(segment));
        if is_one {
            captures.word = segment;
        }
        return is_one;
    };
    let Some(before) = before.strip_prefix('*') else {
        let Some(handle) = segment.strip_prefix(before) else { return false };
        captures.handle = handle;
        return !handle.is_empty();
    };
    let Some((star, handle)) = segment.rsplit_once(before) else { return false };
    (captures.star, captures.handle) = (star, handle);
    !handle.is_empty()
}

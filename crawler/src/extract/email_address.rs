//! Addresses in plain text: where each begins and ends, and what only looks like one.

use super::look_alikes::is_look_alike;
use super::spam_words::without_spam_words;
use earshot_model::script::is_unspaced;
use earshot_net::{has_listed_suffix, registrable_domain};
use std::ops::Range;

/// RFC 5321 4.5.3.1.
const MAX_LOCAL: usize = 64;
pub(super) const MAX_ADDRESS: usize = 254;

/// Returns the addresses in a text.
pub(super) fn find_emails(text: &str) -> Vec<String> {
    find_emails_between(text, &[])
}

/// Returns the addresses in a text. `edges` are the byte offsets at which elements of the page begin or end.
pub(super) fn find_emails_between(text: &str, edges: &[usize]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for (at, _) in text.match_indices('@') {
        let email = read_email(text, edges, at);
        found.extend(email.filter(|email| !found.contains(email)));
    }
    found
}

/// Reads the address around an `@`.
fn read_email(text: &str, edges: &[usize], at: usize) -> Option<String> {
    let (before, after) = (&text[..at], &text[at + 1..]);
    let start = before.rfind(|letter: char| !is_local_part_char(letter)).map_or(0, |end| end + char_width(before, end));
    let length = after.find(|letter: char| !is_domain_char(letter)).unwrap_or(after.len());
    let run = after[..length].trim_end_matches(['.', '-']);
    // Offsets ascend, so those around this address are neighbors.
    let edges = &edges[edges.partition_point(|edge| *edge < start)..edges.partition_point(|edge| *edge <= at + length)];
    let cuts: Vec<usize> =
        edges.iter().filter_map(|edge| edge.checked_sub(at + 1)).filter(|cut| *cut < length).collect();
    let domain = cut_domain(run, &cuts)?;
    let end = at + 1 + if cuts.contains(&domain.len()) { domain.len() } else { length };
    let start = local_start(text, start..at + 1 + domain.len(), at, edges);
    if is_look_alike(text, start..end, at) {
        return None;
    }
    let local = before[start..].trim_start_matches(['.', '-', '\'', '+', '_']);
    normalize_address(local, domain)
}

/// Returns where the local part begins, within its run of letters.
///
/// A whole address in an element of its own does not continue the word before the element:
/// `<b>Mail</b><i>hi@slow.example</i>`. An address whose parts are in several elements is one word:
/// `h<b>i</b>@slow.example`.
fn local_start(text: &str, address: Range<usize>, at: usize, edges: &[usize]) -> usize {
    let inside = |edge: &&usize| (address.start + 1..address.end).contains(*edge);
    let last = edges.iter().rfind(inside).copied();
    let is_word = |edge: usize| {
        text[edge..].starts_with(|letter: char| letter.is_ascii_alphanumeric()) && !text[..edge].ends_with(['_', '+'])
    };
    let start = last.filter(|edge| *edge < at && is_word(*edge)).unwrap_or(address.start);
    // Words of scripts without spaces end where the address begins.
    text[start..at].rfind(is_unspaced).map_or(start, |end| start + end + char_width(text, start + end))
}

/// Returns the domain at the start of a run of letters, as written: the whole run, or up to a place where other words may
/// begin. These are the edges of elements, letters of scripts without spaces, and changes of case (`slow.comFollow`).
fn cut_domain<'a>(run: &'a str, cuts: &[usize]) -> Option<&'a str> {
    let cuts = cuts.iter().copied().filter(|cut| *cut < run.len());
    let changes_case =
        |cut: &usize| run[..*cut].ends_with(char::is_lowercase) && run[*cut..].starts_with(char::is_uppercase);
    let surely = cuts.clone().filter(changes_case);
    let unspaced = run.char_indices().filter(|(_, letter)| is_unspaced(*letter)).map(|(cut, _)| cut);
    let last = run.rfind('.').map_or(0, |dot| dot + 1);
    let by_case = run[last..].find(char::is_uppercase).filter(|cut| *cut >= 2).map(|cut| last + cut);
    let ends = surely.chain([run.len()]).chain(cuts.rev()).chain(unspaced).chain(by_case);
    ends.map(|end| run[..end].trim_end_matches(['.', '-'])).find(|domain| is_known_domain(&domain.to_lowercase()))
}

fn char_width(text: &str, at: usize) -> usize {
    text[at..].chars().next().map_or(0, char::len_utf8)
}

fn is_local_part_char(letter: char) -> bool {
    letter.is_alphanumeric() || "._%+'-".contains(letter)
}

fn is_domain_char(letter: char) -> bool {
    letter.is_alphanumeric() || ".-".contains(letter)
}

/// Returns the address when a text consists of nothing else.
pub(crate) fn parse_address(text: &str) -> Option<String> {
    let text = text.trim().trim_matches(['.', '<', '>', '"', '\'']);
    let (local, domain) = text.rsplit_once('@')?;
    if !local.chars().all(is_local_part_char) || !domain.chars().all(is_domain_char) {
        return None;
    }
    normalize_address(local, cut_domain(domain, &[])?)
}

/// Keeps the local part as written and lowers the domain; `None` for addresses that no server accepts, and for those that
/// are written to be corrected by hand.
fn normalize_address(local: &str, domain: &str) -> Option<String> {
    let (local, domain) = without_spam_words(local, domain)?;
    let is_local = !local.is_empty()
        && local.len() <= MAX_LOCAL
        && !local.starts_with('.')
        && !local.ends_with('.')
        && !local.contains("..")
        && local.is_ascii()
        // Decodes to another character in a link. It is read with the local part, so that `%3Fbcc=a@b.example` is no address
        // `a@b.example`.
        && !local.contains('%');
    if !is_local || local.len() + domain.len() >= MAX_ADDRESS {
        return None;
    }
    let domain = domain.to_lowercase();
    is_known_domain(&domain).then(|| format!("{local}@{domain}"))
}

/// Returns whether a domain in lower case is well formed and ends in a known public suffix.
fn is_known_domain(domain: &str) -> bool {
    // RFC 2606 2 reserves these names for examples; tests and generated data use them.
    let is_made_up = [".example", ".test"].iter().any(|ending| domain.ends_with(ending));
    let is_known = is_made_up || has_listed_suffix(domain);
    let is_label =
        |label: &str| !label.is_empty() && label.len() <= 63 && !label.starts_with('-') && !label.ends_with('-');
    is_known && registrable_domain(domain).is_some() && domain.split('.').all(is_label)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_cut_out_of_text() {
        let cases: &[(&str, &[&str])] = &[
            ("Write to hi@slow.com.", &["hi@slow.com"]),
            ("(hi+tea@mail.slow.co.uk), Ben.O'Hara@Slow.COM;", &["hi+tea@mail.slow.co.uk", "Ben.O'Hara@slow.com"]),
            ("hi@slow.comFollow us", &["hi@slow.com"]),
            ("logo@2x.png sprite@3x.webp react@18.2.0 @slow a@b x@y.nonsense", &[]),
            ("mail:hi@slow.com|x hi@slow.com", &["hi@slow.com"]),
            ("schreib@bücher.de", &["schreib@bücher.de"]),
            ("a..b@slow.com .a@slow.com a.@slow.com", &["a@slow.com"]),
            ("hi@-slow.com hi@slow-.com hi@slow..com", &[]),
            ("連絡先はhi@slow.comまで", &["hi@slow.com"]),
            ("jürgen@slow.com", &[]),
        ];
        for (text, expected) in cases {
            assert_eq!(find_emails(text), *expected, "{text}");
        }
    }

    /// `|` stands for the edge of an element.
    #[test]
    fn words_of_other_elements_are_cut_off() {
        let cases = [
            ("Mail|hi@slow.com|Phone", "hi@slow.com"),
            ("Ann Miller|ann.m@slow.com|write", "ann.m@slow.com"),
            ("Write|hi@slow.net|Work", "hi@slow.net"),
            ("or|hi@slow.co.uk|or", "hi@slow.co.uk"),
            ("to|hi@slow.com|or|x", "hi@slow.com"),
            ("h|i|@slow.com", "hi@slow.com"),
            ("h|i|@|slow|.|com", "hi@slow.com"),
            ("hi@slow.co|m", "hi@slow.com"),
            ("hi@slow.co|.uk", "hi@slow.co.uk"),
            ("ann|.miller@slow.com", "ann.miller@slow.com"),
        ];
        for (marked, expected) in cases {
            let (mut text, mut edges) = (String::new(), Vec::new());
            for part in marked.split('|') {
                text.push_str(part);
                edges.push(text.len());
            }
            assert_eq!(find_emails_between(&text, &edges), [expected], "{marked}");
        }
        let (text, edges) = ("toann@slow.comorben@slow.com", [2, 14, 16]);
        assert_eq!(find_emails_between(text, &edges), ["ann@slow.com", "ben@slow.com"]);
    }

    proptest::proptest! {
        #[test]
        fn nothing_panics(text in "[a-zßは@. \\-<>%&\\[\\]():/0-9A-Z]{0,60}", edges in proptest::collection::vec(0_usize..60, 0..6)) {
            let mut edges: Vec<usize> = edges.into_iter().filter(|edge| text.is_char_boundary(*edge) && *edge < text.len()).collect();
            edges.sort_unstable();
            let _ = find_emails_between(&text, &edges);
        }
    }
}

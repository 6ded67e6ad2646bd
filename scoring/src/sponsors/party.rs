//! The party at a position of a text: link words, a proper name, or the label of an address.

use super::description_page::DescriptionPage;
use super::link_classification;
use crate::people::{TokenizedText, WordShape, fold, fold_letters};
use std::ops::Range;

const MAX_PARTIES: usize = 8;
/// Words allowed between a phrase and the name: `our good friends over at`.
const MAX_GAP_WORDS: usize = 7;
/// The most words of a name.
const MAX_NAME_WORDS: usize = 7;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Party {
    pub name: String,
    pub url: Option<String>,
    /// Range of the name in the text, in bytes.
    pub range: Range<usize>,
}

/// Link texts that name nobody, folded.
const GENERIC_LINK_TEXTS: &str = "here, link, this link, click here, learn more, more, website, site, visit, sign up, read more, hier, ici, \
    aqui, qui, her, har, lien, join, podcast, show, this, support, donate, subscribe, shop, store, info, \
    online, code, free, get started, listen, episode, sponsor, sponsors, sponsoring, supporting, today, our, \
    the, i, we, you, it, and, so, if, for, thanks, thank, use, get, go, check, try, save, now, learn, enter, \
    promo, listeners, patreon, become";

fn is_generic_link_text(folded: &str) -> bool {
    GENERIC_LINK_TEXTS.split(", ").any(|known| known == folded)
}

/// Returns the parties of a list that begins at a token: `Acme and Blue Sky Inc.`
pub(crate) fn find_parties(text: &TokenizedText<'_>, page: &DescriptionPage, from: usize) -> Vec<Party> {
    let mut found: Vec<Party> = Vec::new();
    let mut at = from;
    while found.len() < MAX_PARTIES {
        let Some((party, end)) = next_party(text, page, at, found.is_empty()) else { break };
        found.push(party);
        let mut behind = end;
        // Skip an address that belongs to the name, and an aside.
        while text.shape(behind) == WordShape::Address || text.is_sign(behind, "(") {
            let close = (behind..behind + 12).find(|index| text.is_sign(*index, ")"));
            behind = if text.is_sign(behind, "(") { close.map_or(behind + 1, |close| close + 1) } else { behind + 1 };
        }
        let is_and = |index: usize| {
            matches!(text.folded(index), "and" | "und" | "og" | "och" | "et" | "y" | "e" | "en" | "и" | "i")
                || text.is_sign(index, "&")
        };
        at = match behind {
            index if text.is_sign(index, ",") && is_and(index + 1) => index + 2,
            index if text.is_sign(index, ",") || is_and(index) => index + 1,
            _ => break,
        };
        let is_name = matches!(
            text.shape(at),
            WordShape::Capitalized | WordShape::AllCapitals | WordShape::Other | WordShape::Address
        ) || link_at(text, page, at).is_some();
        if !is_name {
            break;
        }
    }
    found
}

/// Returns the link that begins at a token.
fn link_at<'p>(
    text: &TokenizedText<'_>,
    page: &'p DescriptionPage,
    at: usize,
) -> Option<&'p super::description_page::PageLink> {
    let token = text.tokens.get(at)?;
    page.links_in(token.start..token.end).iter().find(|link| link.range.start >= token.start)
}

fn next_party(text: &TokenizedText<'_>, page: &DescriptionPage, from: usize, is_first: bool) -> Option<(Party, usize)> {
    let gap = if is_first { MAX_GAP_WORDS } else { 2 };
    let mut breaks = 0;
    let mut at = from;
    while at <= from + gap + breaks {
        if let Some(link) = link_at(text, page, at) {
            let end = (at..text.tokens.len())
                .find(|index| text.tokens[*index].start >= link.range.end)
                .unwrap_or(text.tokens.len());
            let words = page.text[link.range.clone()].trim();
            let proper = proper_name_end(text, at).filter(|name_end| *name_end > end);
            let short = strip_location(words);
            let name = match proper {
                _ if is_party_name(words) => words.to_owned(),
                _ if is_party_name(short) => short.to_owned(),
                Some(name_end) => text.slice(at..name_end).to_owned(),
                None => link_classification::site_label(&link.url),
            };
            let end = proper.unwrap_or(end).max(end);
            return is_name(&name).then(|| {
                (Party { name: trim_name(&name), url: Some(link.url.clone()), range: link.range.clone() }, end)
            });
        }
        match text.shape(at) {
            WordShape::Sign
                if matches!(
                    text.raw(at),
                    ":" | "-" | "–" | "—" | "*" | "•" | "“" | "\"" | "‘" | "," | "(" | "!" | "…"
                ) => {}
            WordShape::Sign if text.raw(at).chars().all(|sign| !sign.is_ascii()) => {}
            WordShape::Break if breaks < 1 && is_first && at < text.tokens.len() => breaks += 1,
            WordShape::Sign | WordShape::Break => return None,
            WordShape::Address => return None,
            _ => {
                if let Some(end) = proper_name_end(text, at) {
                    // `the Gold-level sponsors: Acme`
                    if is_first && matches!(text.folded(end), "sponsor" | "sponsors" | "supporters" | "patrons") {
                        at = end + 1;
                        continue;
                    }
                    let name = text.slice(at..end).to_owned();
                    let range = text.tokens[at].start..text.tokens[end - 1].end;
                    let name = find_domain_tail(text, at, end).unwrap_or(name);
                    return is_name(&name).then(|| (Party { name: trim_name(&name), url: None, range }, end));
                }
                if matches!(text.folded(at), "who" | "that" | "which" | "because" | "and" | "is" | "are" | "if" | "you")
                    && at > from + 1
                {
                    return None;
                }
            }
        }
        at += 1;
    }
    None
}

/// Returns a name that contains a point, such as `Stamps.com`, where a token ends at the point.
fn find_domain_tail(text: &TokenizedText<'_>, at: usize, end: usize) -> Option<String> {
    let is_point = text.is_sign(end, ".") && !text.tokens.get(end)?.has_space_before;
    let is_tail = text.tokens.get(end + 1).is_some_and(|token| !token.has_space_before)
        && matches!(
            text.folded(end + 1),
            "com" | "org" | "io" | "fm" | "net" | "dev" | "app" | "ai" | "co" | "tv" | "casa"
        );
    (is_point && is_tail).then(|| text.slice(at..end + 2).to_owned())
}

/// Returns the end of the proper name that begins at a token, if there is one.
pub(crate) fn proper_name_end(text: &TokenizedText<'_>, at: usize) -> Option<usize> {
    let is_proper = |index: usize| match text.shape(index) {
        WordShape::Capitalized | WordShape::AllCapitals => true,
        WordShape::Initial => !matches!(text.raw(index), "I" | "A"),
        // `iOS`, `1Password`, `2016`.
        WordShape::Other => {
            text.raw(index).chars().any(char::is_uppercase)
                || index > at && text.raw(index).chars().all(|letter| letter.is_ascii_digit())
        }
        _ => false,
    };
    let begins = is_proper(at) || text.folded(at) == "the" && is_proper(at + 1) && text.shape(at) != WordShape::Lower;
    if !begins || is_generic_link_text(text.folded(at)) && !(is_proper(at + 1) && text.folded(at) == "the") {
        return None;
    }
    let mut end = at + 1;
    while end - at < MAX_NAME_WORDS && !text.tokens[end - 1].is_possessive {
        let joins = text.is_sign(end, "&")
            || text.is_sign(end, "'")
            || text.is_sign(end, "+") && text.tokens[end].has_space_before
            || text.shape(end) == WordShape::Lower
                && matches!(text.folded(end), "of" | "for" | "de" | "the" | "and" | "by")
                && text.folded(end) != "and";
        if is_proper(end) && text.tokens[end].has_space_before || is_proper(end) && text.is_sign(end - 1, "&") {
            end += 1;
        } else if joins && (is_proper(end + 1) || text.folded(end + 1) == "the" && is_proper(end + 2)) {
            end += if is_proper(end + 1) { 2 } else { 3 };
        } else {
            break;
        }
    }
    // `C++`, `Changelog++`, `Plus+`.
    while text.is_sign(end, "+") && !text.tokens[end].has_space_before {
        end += 1;
    }
    Some(end)
}

/// Returns whether the words of a link name a party: a few words, no address, and no generic text such as `here`.
pub(crate) fn is_party_name(words: &str) -> bool {
    let count = words.split_whitespace().count();
    let is_address = words.contains("://") || words.starts_with("www.") || words.contains('/') || words.contains('@');
    (1..=5).contains(&count)
        && !is_address
        && is_name(words)
        && words.chars().any(char::is_uppercase)
        && !names_an_episode(words)
}

/// Returns whether words point to something of the show: `This week's toaster`, `Previous episode`.
fn names_an_episode(words: &str) -> bool {
    let folded = fold(words);
    folded.starts_with("this ") || folded.starts_with("these ") || folded.ends_with(" episode")
}

/// Strips a place or purpose from the words of a link: `Web 2.0 Expo` from `Web 2.0 Expo in San Francisco`.
fn strip_location(words: &str) -> &str {
    let ends = [" in ", " at ", " for ", " from ", " - ", " – ", " — ", " | ", ": ", ", "];
    let end = ends.iter().filter_map(|end| words.find(end)).min();
    end.map_or("", |end| words[..end].trim())
}

fn is_name(name: &str) -> bool {
    let folded = fold(name.trim());
    (2..=80).contains(&name.trim().chars().count())
        && !is_generic_link_text(&folded)
        && !fold_letters(name).is_empty()
        && !name.chars().all(|letter| letter.is_ascii_digit())
}

/// Returns a name on one line without signs at its ends.
pub(crate) fn trim_name(name: &str) -> String {
    let is_loose = |letter: char| !letter.is_alphanumeric() && !matches!(letter, ')' | '+' | '!' | '&');
    let name = name.trim_matches(is_loose).trim_end_matches('!');
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(html: &str) -> Vec<(String, Option<String>)> {
        let page = DescriptionPage::from_html(html);
        let text = TokenizedText::new(&page.text, 10_000);
        find_parties(&text, &page, 0).into_iter().map(|party| (party.name, party.url)).collect()
    }

    /// A text with the expected names and addresses.
    type Case<'a> = (&'a str, &'a [(&'a str, Option<&'a str>)]);

    #[test]
    fn parties_of_lists() {
        let cases: &[Case<'_>] = &[
            ("Acme and Blue Sky for supporting", &[("Acme", None), ("Blue Sky", None)]),
            (
                "<a href=\"https://a.example\">Acme</a> and <a href=\"https://b.example\">Blue</a>.",
                &[("Acme", Some("https://a.example")), ("Blue", Some("https://b.example"))],
            ),
            (
                "our friends at <a href=\"https://acme.example/x\">this link</a>",
                &[("acme", Some("https://acme.example/x"))],
            ),
            ("https://acme.com/tea now", &[("acme", Some("https://acme.com/tea"))]),
            ("the Web 2 Expo in", &[("Web 2 Expo", None)]),
            (
                "the <a href=\"https://acme.example\">Acme 2.0 Expo in San Francisco, this May</a>.",
                &[("Acme 2.0 Expo", Some("https://acme.example"))],
            ),
            (
                "especially the Gold-level sponsors: Acme, Blue Sky, and Otto.",
                &[("Acme", None), ("Blue Sky", None), ("Otto", None)],
            ),
            ("listeners like you", &[]),
        ];
        for (html, expected) in cases {
            let expected: Vec<(String, Option<String>)> =
                expected.iter().map(|(name, url)| ((*name).to_owned(), url.map(str::to_owned))).collect();
            assert_eq!(names(html), expected, "{html}");
        }
    }
}

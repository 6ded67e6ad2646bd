//! The name of a sponsor that the text introduces with its address, as the text writes it elsewhere.

use super::link_classification::{site_domain, site_label};
use crate::people::{TokenizedText, WordShape, fold_letters};
use earshot_model::SponsorCredit;

/// The most words of a name that an address joins to one.
const MAX_WORDS: usize = 4;
/// A shorter label names nobody without the rest of the domain.
const MIN_LABEL: usize = 4;
/// A longer ending of a domain is a part of the name: `keys.casa`.
const MAX_ENDING: usize = 3;

/// Names a sponsor whose name is the label of its address as the text writes it: `Cowboy Colostrum` for
/// `cowboycolostrum.com`. A label that is no name by itself gets its domain: `sx6.store`.
pub(super) fn write_name(text: &TokenizedText<'_>, credit: &mut SponsorCredit) {
    let Some(url) = credit.urls.iter().find(|url| site_label(url) == credit.name) else { return };
    let domain = site_domain(url);
    let ending = domain.rsplit('.').next().map_or(0, str::len);
    if let Some(name) = find_written(text, &credit.name) {
        credit.name = name;
    } else if credit.name.chars().count() < MIN_LABEL || ending > MAX_ENDING {
        credit.name = domain;
    }
}

/// Returns the words whose letters are those of a label, rather several of them than one.
fn find_written(text: &TokenizedText<'_>, label: &str) -> Option<String> {
    let label = fold_letters(label);
    let starts = (0..text.tokens.len()).filter(|at| is_word(text, *at));
    let mut found: Vec<&str> = starts.filter_map(|at| words_at(text, at, &label)).collect();
    found.sort_by_key(|name| !name.contains(' '));
    found.first().map(|name| name.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Returns the words at a token whose letters are those of a label.
fn words_at<'a>(text: &TokenizedText<'a>, at: usize, label: &str) -> Option<&'a str> {
    let mut letters = String::new();
    for end in at..(at + MAX_WORDS).min(text.tokens.len()) {
        if !is_word(text, end) && text.shape(end) != WordShape::Lower {
            return None;
        }
        letters.push_str(&fold_letters(text.raw(end)));
        if letters.len() >= label.len() {
            return (letters == label && !is_in_domain(text, end)).then(|| text.slice(at..end + 1));
        }
    }
    None
}

/// Returns whether the ending of a domain follows a word: `Acme` in `Acme.com`.
fn is_in_domain(text: &TokenizedText<'_>, at: usize) -> bool {
    let is_joined = |index: usize| text.tokens.get(index).is_some_and(|token| !token.has_space_before);
    text.is_sign(at + 1, ".") && is_joined(at + 1) && is_joined(at + 2) && text.shape(at + 2) == WordShape::Lower
}

/// Returns whether a token is a word with a capital letter.
fn is_word(text: &TokenizedText<'_>, at: usize) -> bool {
    match text.shape(at) {
        WordShape::Capitalized | WordShape::AllCapitals | WordShape::Initial => true,
        WordShape::Other => text.raw(at).chars().any(char::is_uppercase),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_model::{CreditSource, SponsorKind};

    #[test]
    fn a_sponsor_with_only_an_address_is_named_as_the_text_writes_it() {
        for (text, url, expected) in [
            (
                "Cowboy Colostrum: 25% off at https://cowboycolostrum.com/tea",
                "https://cowboycolostrum.com/tea",
                "Cowboy Colostrum",
            ),
            ("BlueFarms: visit https://bluefarms.com", "https://bluefarms.com", "BlueFarms"),
            ("Get 20% off at https://bluefarms.com. Blue Farms.", "https://bluefarms.com", "Blue Farms"),
            ("a blue farms day: https://bluefarms.com", "https://bluefarms.com", "bluefarms"),
            ("Visit BlueFarms.com today", "BlueFarms.com", "bluefarms"),
            ("Our sponsor is https://www.sx6.store/", "https://www.sx6.store/", "sx6.store"),
            ("Thanks to https://keys.acme", "https://keys.acme", "keys.acme"),
        ] {
            let label = site_label(url);
            let mut credit = SponsorCredit {
                name: label,
                kind: SponsorKind::Sponsor,
                coupon_codes: Vec::new(),
                urls: vec![url.to_owned()],
                snippet: None,
                is_host_read: None,
                source: CreditSource::Description,
                confidence: 0.9,
            };
            write_name(&TokenizedText::new(text, 1_000), &mut credit);
            assert_eq!(credit.name, expected, "{text}");
        }
    }
}

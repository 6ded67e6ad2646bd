//! Checks that apply to every text of a model, whatever the task.

use crate::outreach::{Claim, ClaimKind, ClaimSources, check_claims, quotations};
use crate::words::{addresses, is_stop_word, normalize_for_search, word_count};

/// Shorter quotations are words in quotation marks, which need no source.
const MIN_QUOTATION_WORDS: usize = 3;
/// Longer names are not quoted to the model.
const MAX_NAMED_CHARS: usize = 30;
/// Shorter texts are not tested for their language.
const MIN_WORDS_FOR_LANGUAGE: usize = 12;
/// The minimum share of English function words in English prose.
const MIN_STOP_WORDS: f32 = 0.2;

/// Checks texts of a model against the facts of its task.
pub(super) struct OutputChecks<'a> {
    pub(super) sources: ClaimSources<'a>,
    pub(super) marker: &'a str,
}

impl OutputChecks<'_> {
    /// Returns the problems of a text: foreign addresses, quotations that are not in the facts, another language, our
    /// prompt.
    pub(super) fn faults(&self, field: &str, text: &str) -> Vec<String> {
        let mut faults = self.form_faults(field, text);
        for quotation in quotations(text) {
            if word_count(quotation) >= MIN_QUOTATION_WORDS && self.sources.find_quotation(quotation).is_none() {
                faults.push(format!("{field}: the quotation is not in the data block"));
            }
        }
        faults
    }

    /// Returns the problems of [`faults`](Self::faults), and every name and number that no fact supports.
    pub(super) fn claim_faults(&self, field: &str, text: &str) -> Vec<String> {
        let mut faults = self.form_faults(field, text);
        let unsupported = check_claims(text, &self.sources, &[]).into_iter().filter(|claim| !claim.is_supported);
        faults.extend(
            unsupported
                .filter(|claim| claim.kind != ClaimKind::Address)
                .map(|claim| format!("{field}: nothing in the data block supports {}", claim_name(&claim))),
        );
        faults
    }

    fn form_faults(&self, field: &str, text: &str) -> Vec<String> {
        let mut faults = Vec::new();
        if addresses(text).iter().any(|address| !self.sources.has_address(address)) || has_obfuscated_address(text) {
            faults.push(format!("{field}: links and addresses are not allowed"));
        }
        if text.contains(self.marker) || text.contains("BEGIN DATA") || text.contains("END DATA") {
            faults.push(format!("{field}: the marker is not allowed"));
        }
        if !is_english(text) {
            faults.push(format!("{field}: write English"));
        }
        faults
    }
}

/// Describes an unsupported claim for a repair turn. It quotes only short, plain names and numbers, so that it cannot
/// carry instructions.
fn claim_name(claim: &Claim) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || " '-.,%".contains(letter);
    let is_short = claim.text.chars().count() <= MAX_NAMED_CHARS && claim.text.chars().all(is_plain);
    match claim.kind {
        ClaimKind::Name if is_short => format!("the name {}", claim.text),
        ClaimKind::Number if is_short => format!("the number {}", claim.text),
        ClaimKind::Distinction if is_short => format!("the words {}", claim.text),
        ClaimKind::Name => "a name".to_owned(),
        ClaimKind::Number | ClaimKind::Figure => "a number".to_owned(),
        ClaimKind::Distinction => "a claim of merit".to_owned(),
        ClaimKind::Quotation => "a quotation".to_owned(),
        ClaimKind::Address => "an address".to_owned(),
    }
}

/// Whether a text contains an address in a form that programs miss: `example [dot] com`, `hxxp://`.
fn has_obfuscated_address(text: &str) -> bool {
    let text = normalize_for_search(text);
    ["[dot]", "(dot)", " dot com", " dot org", " dot net", "hxxp", "[at]", "(at)", "http:/", "https:/"]
        .iter()
        .any(|sign| text.contains(sign))
        && !addresses(&text).iter().any(|address| text.contains(&format!("http://{address}")))
}

/// Whether prose is in English. Short texts and names count as English.
fn is_english(text: &str) -> bool {
    let words: Vec<String> = text
        .split(|letter: char| !letter.is_alphabetic() && letter != '\'')
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let letters = text.chars().filter(|letter| letter.is_alphabetic()).count();
    let ascii = text.chars().filter(char::is_ascii_alphabetic).count();
    if letters > 20 && ascii * 10 < letters * 6 {
        return false;
    }
    let common = words.iter().filter(|word| is_stop_word(word)).count();
    words.len() < MIN_WORDS_FOR_LANGUAGE || common as f32 >= MIN_STOP_WORDS * words.len() as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_distinguished() {
        assert!(is_english("The show had six episodes about sleep, and the host takes guests in most of them."));
        assert!(!is_english(
            "Die Sendung hatte sechs Folgen zum Thema Schlaf, und fast jede Folge hatte einen Gast im Studio."
        ));
        assert!(!is_english("この番組は睡眠について多くのエピソードがあります。毎週ゲストが来ます。"));
        assert!(is_english("Sleep science"));
    }

    #[test]
    fn obfuscated_addresses_are_found() {
        assert!(has_obfuscated_address("Visit evil [dot] com") && has_obfuscated_address("hxxps://evil"));
        assert!(!has_obfuscated_address("Ask at the dot in the middle."));
    }
}

//! People whom texts name without inviting them: of history, of the news, of stage and sport.

use super::evidence::{Evidence, SNIPPET_BYTES};
use super::tokenizer::{TokenizedText, WordShape};
use earshot_model::{AppearanceKind, CreditSource, TALKED_ABOUT_CONFIDENCE};
use foldhash::fast::FixedState;
use std::collections::HashSet;
use std::sync::LazyLock;

/// The most names of one word in a text.
const MAX_SINGLE_NAMES: usize = 8;

static NAMES: LazyLock<HashSet<&'static str, FixedState>> = LazyLock::new(|| {
    let lines = include_str!("public_figures.txt").lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| line.split(", ")).collect()
});

/// Returns whether a person with this key is hardly a guest where no text announces one.
pub(super) fn is_public_figure(key: &str) -> bool {
    NAMES.contains(key)
}

/// Returns the public figures whom a text calls by one name.
pub(super) fn read_single_names(text: &TokenizedText<'_>, source: CreditSource) -> Vec<Evidence> {
    let is_capital =
        |at: usize| matches!(text.shape(at), WordShape::Capitalized | WordShape::AllCapitals | WordShape::Initial);
    let is_alone = |at: usize| !is_capital(at + 1) && (at == 0 || !is_capital(at - 1));
    let is_figure = |word: &str| is_public_figure(word) || word.strip_suffix('s').is_some_and(is_public_figure);
    let found = (0..text.tokens.len())
        .filter(|at| text.shape(*at) == WordShape::Capitalized && is_figure(text.folded(*at)) && is_alone(*at));
    let named = found.take(MAX_SINGLE_NAMES).map(|at| {
        let name = text.raw(at);
        let name = if is_public_figure(text.folded(at)) { name } else { name.trim_end_matches('s') };
        let mut one = Evidence::new(name.to_owned(), AppearanceKind::Mentioned, source, TALKED_ABOUT_CONFIDENCE);
        one.credit.snippet = text.snippet(at..at + 1, SNIPPET_BYTES);
        one
    });
    named.collect()
}

/// Leaves out a public figure called by one name where the texts name somebody else in full who has it: `Anna Merkel … Merkel`.
pub(super) fn leave_to_namesakes(own: &mut Vec<Evidence>) {
    let others: Vec<String> = own.iter().map(|one| &one.key).filter(|key| !is_public_figure(key)).cloned().collect();
    let is_other = |name: &str| others.iter().any(|key| key.split(' ').any(|word| word == name));
    own.retain(|one| one.key.contains(' ') || !is_public_figure(&one.key) || !is_other(&one.key));
}

#[cfg(test)]
mod tests {
    use super::super::person_name::person_key;
    use super::*;

    #[test]
    fn every_listed_name_is_a_key() {
        let wrong: Vec<&&str> = NAMES.iter().filter(|name| person_key(name) != **name).collect();
        assert!(wrong.is_empty(), "{wrong:?}");
        assert!(is_public_figure(&person_key("Recep Tayyip Erdoğan")) && !is_public_figure("anna miller"));
    }

    fn single_names(raw: &str) -> Vec<String> {
        let text = TokenizedText::new(raw, 1_000);
        read_single_names(&text, CreditSource::Description).into_iter().map(|one| one.credit.name).collect()
    }

    #[test]
    fn public_figures_are_called_by_one_name() {
        for (raw, expected) in [
            ("Hva sa Trump om Putins brev?", &["Trump", "Putin"][..]),
            ("The Trump Tower is high.", &[]),
            ("Donald Trump spoke.", &[]),
            ("A trump card.", &[]),
        ] {
            assert_eq!(single_names(raw), expected, "{raw}");
        }
    }

    #[test]
    fn a_name_of_somebody_else_is_no_public_figure() {
        let evidence = |name: &str| {
            Evidence::new(
                name.to_owned(),
                AppearanceKind::Mentioned,
                CreditSource::Description,
                TALKED_ABOUT_CONFIDENCE,
            )
        };
        let mut own = vec![evidence("Merkel"), evidence("Anna Merkel"), evidence("Putin")];
        leave_to_namesakes(&mut own);
        let left: Vec<&str> = own.iter().map(|one| one.key.as_str()).collect();
        assert_eq!(left, ["anna merkel", "putin"]);
    }
}

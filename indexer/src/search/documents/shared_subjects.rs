//! The subjects that two documents share, as people read them: whole topics and keywords first, then single words.

use super::significant_terms::SignificantTerm;
use earshot_engine::segments::Subjects;
use earshot_text::analyze::folded_words;
use std::collections::HashSet;

/// The shared topics and keywords, then the shared significant words that are no part of a longer subject of either
/// document: a document about *machine learning* is not about machines.
pub fn shared_subjects(
    own: &Subjects,
    other: &Subjects,
    words: &[&SignificantTerm],
    excluded_names: &[&str],
) -> Vec<String> {
    let excluded: HashSet<String> = excluded_names.iter().flat_map(|name| folded_words(name)).collect();
    let others: HashSet<String> = all_of(other).map(|subject| subject.to_lowercase()).collect();
    let is_excluded = |subject: &str| folded_words(subject).iter().any(|word| excluded.contains(word));
    let mut found: Vec<String> = Vec::new();
    let mut known = HashSet::new();
    for subject in all_of(own).filter(|subject| others.contains(&subject.to_lowercase())) {
        if !is_excluded(subject) && known.insert(subject.to_lowercase()) {
            found.push(subject.clone());
        }
    }
    let parts: HashSet<String> = all_of(own)
        .chain(all_of(other))
        .map(|subject| folded_words(subject))
        .filter(|words| words.len() > 1)
        .flatten()
        .collect();
    let of_found: HashSet<String> = found.iter().flat_map(|subject| folded_words(subject)).collect();
    let is_whole = |word: &&&SignificantTerm| {
        let word = &word.surface_form;
        !parts.contains(word) && !of_found.contains(word) && !excluded.contains(word)
    };
    found.extend(words.iter().filter(is_whole).map(|word| word.surface_form.clone()));
    found
}

fn all_of(subjects: &Subjects) -> impl Iterator<Item = &String> {
    subjects.topics.iter().chain(&subjects.keywords)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn subjects(topics: &[&str], keywords: &[&str]) -> Subjects {
        let list = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        Subjects { topics: list(topics), keywords: list(keywords) }
    }

    fn word(text: &str) -> SignificantTerm {
        SignificantTerm { term: text.to_owned(), surface_form: text.to_owned(), weight: 1.0 }
    }

    #[test]
    fn whole_subjects_come_before_words_and_parts_and_sponsors_are_left_out() {
        let own = subjects(&["Machine learning", "Bread"], &["Acme Hosting", "ovens"]);
        let other = subjects(&["machine learning"], &["acme hosting", "Deep sleep"]);
        let words = ["machine", "bread", "sleep", "hosting", "flour"].map(word);
        let shared = shared_subjects(&own, &other, &words.iter().collect::<Vec<_>>(), &["Acme"]);
        assert_eq!(shared, ["Machine learning", "bread", "flour"]);
    }
}

//! Significant terms: frequent in a document's texts and rare in the catalog.

use crate::topics::{editorial_sentences, is_phrase_word, is_stop_word};
use earshot_engine::IndexReadError;
use earshot_engine::schema::field;
use earshot_engine::segments::Collection;
use earshot_model::{EpisodeDocument, PodcastDocument};
use earshot_text::analyze::{Language, Terms, Word, fold_word, words};
use std::collections::{BTreeMap, HashSet};

/// Limit of terms per document.
const MAX_WORDS: usize = 25;
/// Percent. A term in a larger share of all documents is not significant.
const COMMON_PERCENT: u64 = 20;
/// Shortest significant term, in scripts with spaces.
const MIN_LETTERS: usize = 4;
/// Limit of bytes read of a description.
const MAX_DESCRIPTION_BYTES: usize = 16 << 10;

/// A significant term of a document.
pub struct SignificantTerm {
    /// The term as the index stores it.
    pub term: String,
    /// The term as the text spells it.
    pub surface_form: String,
    /// Relative weight; 1 for the most significant term.
    pub weight: f32,
}

/// The significant terms of a podcast's texts.
pub fn podcast_terms(
    podcasts: &Collection,
    document: &PodcastDocument,
) -> Result<Vec<SignificantTerm>, IndexReadError> {
    let podcast = &document.podcast;
    let language = Language::from_tag(podcast.language.as_deref());
    let texts = [(podcast.title.as_str(), 3.0), (&podcast.keywords.join("\n"), 2.0), (&podcast.description, 1.0)];
    terms_of_texts(podcasts, language, &texts)
}

/// The significant terms of an episode's texts, in the language of its podcast.
pub fn episode_terms(
    episodes: &Collection,
    document: &EpisodeDocument,
    language: Language,
) -> Result<Vec<SignificantTerm>, IndexReadError> {
    let episode = &document.episode;
    let texts = [(episode.title.as_str(), 3.0), (&episode.keywords.join("\n"), 2.0), (&episode.description, 1.0)];
    terms_of_texts(episodes, language, &texts)
}

fn terms_of_texts(
    collection: &Collection,
    language: Language,
    texts: &[(&str, f32)],
) -> Result<Vec<SignificantTerm>, IndexReadError> {
    let mut counts: BTreeMap<String, (f32, String)> = BTreeMap::new();
    for (text, weight) in texts {
        count_words(truncate(text, MAX_DESCRIPTION_BYTES), language, *weight, &mut counts);
    }
    let documents = collection.documents.max(1);
    let mut significant = Vec::new();
    for (term, (count, shown)) in counts {
        let in_titles = collection.document_frequency(field::TITLE, &term)?;
        let frequency = collection.document_frequency(field::DESCRIPTION, &term)?.max(in_titles);
        // In a tiny collection every word is common, so terms of up to five documents always count as rare.
        let is_common = frequency > 5 && frequency * 100 > documents * COMMON_PERCENT;
        if is_common {
            continue;
        }
        #[expect(clippy::cast_precision_loss, reason = "a weight needs no such precision")]
        let idf = (1.0 + documents as f32 / (frequency as f32 + 1.0)).ln();
        significant.push(SignificantTerm { term, surface_form: shown, weight: (1.0 + count.ln()) * idf });
    }
    significant.sort_by(|one, other| other.weight.total_cmp(&one.weight).then_with(|| one.term.cmp(&other.term)));
    significant.truncate(MAX_WORDS);
    // Weights are relative to the first; the engine's score has an idf of its own.
    let most = significant.first().map_or(1.0, |first| first.weight);
    for word in &mut significant {
        word.weight /= most;
    }
    Ok(significant)
}

fn count_words(text: &str, language: Language, weight: f32, counts: &mut BTreeMap<String, (f32, String)>) {
    let mut terms = Terms::new(language);
    let mut term = String::new();
    let sentences = editorial_sentences(text);
    for (text, word) in sentences.flat_map(|sentence| words(sentence).map(move |word| (sentence, word))) {
        if !is_candidate(&text[word.range.clone()], &word) {
            continue;
        }
        terms.term_into(text, &word, &mut term);
        let entry = counts.entry(term.clone()).or_insert_with(|| {
            let mut shown = String::new();
            fold_word(&text[word.range.clone()], Language::Plain, &mut shown);
            (0.0, shown)
        });
        entry.0 += weight;
    }
}

/// Short words are particles, unless they are written in capitals (`AI`). Numbers, stop words, and words that are a topic
/// only within a phrase, are never significant.
fn is_candidate(written: &str, word: &Word) -> bool {
    if word.is_unspaced {
        return !word.is_tail && written.chars().count() > 1;
    }
    let letters = written.chars().count();
    let is_number = written.chars().all(|letter| !letter.is_alphabetic());
    let is_topic = || {
        let lower = written.to_lowercase();
        !is_stop_word(&lower) && !is_phrase_word(&lower)
    };
    !is_number && is_topic() && (letters >= MIN_LETTERS || (letters >= 2 && written.chars().all(char::is_uppercase)))
}

/// The terms of some texts that could be significant, in one language. Only terms of one language compare.
pub fn candidate_terms(texts: &[&str], language: Language) -> HashSet<String> {
    let mut counts = BTreeMap::new();
    for text in texts {
        count_words(truncate(text, MAX_DESCRIPTION_BYTES), language, 1.0, &mut counts);
    }
    counts.into_keys().collect()
}

fn truncate(text: &str, bytes: usize) -> &str {
    &text[..text.floor_char_boundary(bytes)]
}

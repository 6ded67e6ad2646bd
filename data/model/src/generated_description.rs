//! Generated descriptions (spec 3, Podcast search fields and Episode search fields). They are extractive: whole
//! sentences of the feed's own texts, chosen by how much they share with the other texts. They contain only texts of
//! the feed.

use crate::empty_fields::records;
use crate::script::is_unspaced;
use crate::transcript::split_sentences;
use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

/// Limits of the two descriptions, in characters.
const MAX_SHORT_CHARS: usize = 200;
const MAX_LONG_CHARS: usize = 700;
/// Shorter sentences are headings and greetings, longer ones are lists. A character of a script without spaces counts
/// twice.
const SENTENCE_WIDTH: RangeInclusive<usize> = 25..=400;
/// Bytes of a text that are read. Texts begin with what they are about.
const MAX_TEXT_BYTES: usize = 2_000;
/// Sentences that are compared.
const MAX_SENTENCES: usize = 60;
/// Shorter words are mostly stop words.
const MIN_WORD_CHARS: usize = 4;
/// A sentence of the podcast's own description counts this many times as much as one of its episodes.
const OWN_TEXT_WEIGHT: f64 = 3.0;

records! {
    /// Sentences of the feed that sum up a podcast or an episode.
    GeneratedDescription {
        /// The best sentence, at most 200 characters.
        short: String,
        /// The best sentences in the order of the texts, at most 700 characters.
        long: String,
        /// Whether sentences come from the own description, and from the notes of episodes.
        uses_description: bool,
        uses_episodes: bool,
    }
}

/// A sentence that may be chosen.
struct Candidate<'a> {
    text: &'a str,
    /// 0 for the own description, then one number per episode.
    source: usize,
    /// Number within its text.
    place: usize,
    /// Hashes of its distinct words, sorted.
    words: Vec<u64>,
}

impl GeneratedDescription {
    /// Chooses sentences of a description and of the beginnings of the newest episodes' notes. `None` when no sentence
    /// is fit, and when the description is a single sentence and there is nothing to add.
    #[must_use]
    pub fn extract(description: &str, episodes: &[&str]) -> Option<Self> {
        let candidates = find_candidates(description, episodes);
        let scores = score(&candidates);
        let mut ranked: Vec<usize> = (0..candidates.len()).collect();
        ranked.sort_by(|one, other| scores[*other].total_cmp(&scores[*one]).then(one.cmp(other)));
        let best = *ranked.first()?;
        let mut chosen: Vec<usize> = Vec::new();
        let mut chars = 0;
        for number in ranked {
            let length = candidates[number].text.chars().count() + 1;
            if chars + length <= MAX_LONG_CHARS {
                chars += length;
                chosen.push(number);
            }
        }
        chosen.sort_unstable();
        let long: Vec<&str> = chosen.iter().map(|number| candidates[*number].text).collect();
        let found = Self {
            short: cut(candidates[best].text, MAX_SHORT_CHARS),
            long: long.join(" "),
            uses_description: chosen.iter().any(|number| candidates[*number].source == 0),
            uses_episodes: chosen.iter().any(|number| candidates[*number].source > 0),
        };
        // A copy of the whole description is not a summary.
        (found.uses_episodes || found.long != description.trim()).then_some(found)
    }
}

fn find_candidates<'a>(description: &'a str, episodes: &[&'a str]) -> Vec<Candidate<'a>> {
    let mut known: HashSet<&str> = HashSet::new();
    let mut found = Vec::new();
    for (source, text) in std::iter::once(description).chain(episodes.iter().copied()).enumerate() {
        let head = &text[..text.floor_char_boundary(MAX_TEXT_BYTES)];
        let is_whole = source == 0 && head.len() == text.len();
        let sentences = head
            .lines()
            .flat_map(|line| split_sentences(line).map(move |(range, has_end)| (line[range].trim(), has_end)));
        for (place, (sentence, has_end)) in sentences.enumerate() {
            if found.len() == MAX_SENTENCES {
                return found;
            }
            // The last sentence of a text that was cut may be a part of one.
            if (has_end || is_whole) && is_prose(sentence) && known.insert(sentence) {
                found.push(Candidate { text: sentence, source, place, words: words_of(sentence) });
            }
        }
    }
    found
}

/// Whether a sentence is about the content: without links, addresses and tags, which occur in advertising and credits.
fn is_prose(sentence: &str) -> bool {
    let marks = ["://", "www.", "@", "#", "©"];
    let width: usize = sentence.chars().map(|letter| if is_unspaced(letter) { 2 } else { 1 }).sum();
    SENTENCE_WIDTH.contains(&width)
        && !marks.iter().any(|mark| sentence.contains(mark))
        && sentence.chars().filter(|letter| letter.is_alphabetic()).count() * 2 > sentence.chars().count()
}

/// Hashes the words in lower case by FNV-1a. Searches choose sentences for each hit, so no word is copied.
fn words_of(sentence: &str) -> Vec<u64> {
    let hash = |word: &str| {
        let letters = word.chars().flat_map(char::to_lowercase);
        letters.fold(0xcbf2_9ce4_8422_2325_u64, |hash, letter| {
            (hash ^ u64::from(u32::from(letter))).wrapping_mul(0x0100_0000_01b3)
        })
    };
    let words = sentence.split(|letter: char| !letter.is_alphanumeric());
    let mut hashes: Vec<u64> = words.filter(|word| word.chars().count() >= MIN_WORD_CHARS).map(hash).collect();
    hashes.sort_unstable();
    hashes.dedup();
    hashes
}

/// Scores sentences: the words that they share with other sentences, weighted so that words of nearly every sentence
/// count little, and a bonus for an early place.
fn score(candidates: &[Candidate<'_>]) -> Vec<f64> {
    let mut counts: HashMap<u64, u32> = HashMap::new();
    for candidate in candidates {
        for word in &candidate.words {
            *counts.entry(*word).or_default() += 1;
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "sentences are few")]
    let score = |candidate: &Candidate<'_>| {
        let shared = candidate.words.iter().map(|word| {
            let count = f64::from(counts[word]);
            // Zero for words of one sentence and for words of all.
            count.ln() * (candidates.len() as f64 / count).ln()
        });
        let centrality = shared.sum::<f64>() / (candidate.words.len().max(1) as f64).sqrt();
        let weight = if candidate.source == 0 { OWN_TEXT_WEIGHT } else { 1.0 };
        weight * (1.0 + centrality) / (1.0 + candidate.place as f64).sqrt()
    };
    candidates.iter().map(score).collect()
}

/// Cuts a text between words.
fn cut(text: &str, max_chars: usize) -> String {
    let Some((end, _)) = text.char_indices().nth(max_chars) else { return text.to_owned() };
    let end = text[..end].rfind(char::is_whitespace).unwrap_or(end);
    format!("{}…", text[..end].trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    const DESCRIPTION: &str = "Welcome! A show about sourdough bread, flour and fermentation. Every week two bakers \
        answer questions of listeners about fermentation and flour.\nFollow us at https://bread.example and subscribe. \
        Our theme song was written by a friend of the show.";

    #[test]
    fn sentences_are_copied_unchanged() {
        let found = GeneratedDescription::extract(DESCRIPTION, &[]).expect("a description");
        assert_eq!(found.short, "A show about sourdough bread, flour and fermentation.");
        assert!(found.long.starts_with(&found.short) && !found.long.contains("https"), "{}", found.long);
        assert!(found.long.split(". ").all(|sentence| DESCRIPTION.contains(sentence.trim_end_matches('.'))));
        assert!(found.uses_description && !found.uses_episodes);
    }

    #[test]
    fn episodes_fill_in_for_a_missing_description() {
        let notes =
            ["We bake rye bread with a cold fermentation.", "Rye bread again, and why fermentation takes days."];
        let found = GeneratedDescription::extract("", &notes).expect("a description");
        assert!(notes.contains(&found.short.as_str()), "{}", found.short);
        assert_eq!(found.long, notes.join(" "));
        assert!(found.uses_episodes && !found.uses_description);
    }

    #[test]
    fn without_prose_there_is_none() {
        for text in [
            "",
            "Hi.",
            "https://a.example/listen and www.b.example for everything else",
            "1 2 3 4 5 6 7 8 9 10 11 12 13",
        ] {
            assert_eq!(GeneratedDescription::extract(text, &[]), None, "{text}");
        }
        assert_eq!(GeneratedDescription::extract("One sentence is all there is here.", &[]), None, "a copy");
    }

    #[test]
    fn lengths_are_bounded_in_every_script() {
        let japanese =
            "発酵の話をします。毎週二人のパン職人がリスナーの質問に答えながら小麦粉と水と塩の話をします。".repeat(40);
        let long = "a word and another one ".repeat(15);
        for text in [japanese.as_str(), &format!("{long}. {long}! {long}?"), DESCRIPTION] {
            let Some(found) = GeneratedDescription::extract(text, &[]) else { continue };
            assert!(found.short.chars().count() <= MAX_SHORT_CHARS + 1, "{}", found.short);
            assert!(found.long.chars().count() <= MAX_LONG_CHARS, "{}", found.long);
        }
    }
}

//! Known-item search: whether the wanted item is among the first hits, and at which rank.

use super::benchmark_query::{FIRST_PAGE, QuerySampler, term, words_in};
use super::corpus::{Edition, invent_title, podcast_id};
use super::table::{Table, thousands};
use super::timing::measure;
use crate::failure::Failure;
use earshot_generate::synthetic::{Random, SyntheticPodcast};
use earshot_indexer::{EmbeddedBackend, SearchBackend as _};
use earshot_model::search::{MatchMode, SearchMode, SearchOptions, SearchTerm, Target};
use earshot_model::{EpisodeId, PodcastId};
use std::sync::Mutex;

/// Minimum number of words in a title from which one word is dropped.
const MIN_TITLE_WORDS: usize = 4;
/// Minimum number of letters in a word with a typo.
const MIN_TYPO_LETTERS: usize = 5;
/// Number of words in a remembered phrase.
const PHRASE_WORDS: usize = 6;
/// The most misses of a kind that are printed.
const MAX_PRINTED_MISSES: usize = 5;

/// The wanted document. Another podcast with the same title counts too.
enum TargetDocument {
    Podcast { id: PodcastId, title: String },
    Episode(EpisodeId),
}

struct KnownItem {
    term: SearchTerm,
    target: TargetDocument,
}

struct KnownItemKind {
    name: &'static str,
    /// The goal for the mean reciprocal rank, or for the share found.
    goal: &'static str,
    draw: fn(&mut QuerySampler<'_>) -> Option<KnownItem>,
}

const KINDS: &[KnownItemKind] = &[
    KnownItemKind {
        name: "exact title",
        goal: "MRR@10 ≥ 0.98",
        draw: |sampler| {
            let show = sampler.draw_podcast();
            Some(podcast_item(&show, &show.title, false))
        },
    },
    KnownItemKind {
        name: "title less a word",
        goal: "MRR@10 ≥ 0.90",
        draw: |sampler| {
            let show = sampler.draw_podcast_where(|show| {
                show.text_generator.language.has_spaces && title_words(show).len() >= MIN_TITLE_WORDS
            })?;
            let mut words = title_words(&show);
            words.remove(sampler.random.below(words.len()));
            Some(podcast_item(&show, &words.join(" "), false))
        },
    },
    KnownItemKind {
        name: "title with one typo",
        goal: "MRR@10 ≥ 0.90",
        draw: |sampler| {
            let show = sampler.draw_podcast_where(|show| {
                show.text_generator.language.has_spaces && title_words(show).iter().any(|word| is_long(word))
            })?;
            let mut words = title_words(&show);
            let long: Vec<usize> = (0..words.len()).filter(|&place| is_long(&words[place])).collect();
            let place = *sampler.random.pick(&long);
            words[place] = with_typo(&words[place], &mut sampler.random);
            Some(podcast_item(&show, &words.join(" "), true))
        },
    },
    KnownItemKind {
        name: "host and a word of the topic",
        goal: "",
        draw: |sampler| {
            let show = sampler.draw_podcast();
            let topic = sampler.draw_words(&show, SearchMode::Podcasts, 1).pop()?;
            Some(podcast_item(&show, &format!("{} {topic}", show.author()), false))
        },
    },
    KnownItemKind {
        name: "phrase from a transcript",
        goal: "success@10 ≥ 0.95",
        draw: |sampler| {
            let (episode, phrase) = sampler.draw_transcript_phrase(PHRASE_WORDS)?;
            let targets = vec![Target::Transcript];
            let term =
                SearchTerm { phrase: true, mode: MatchMode::Must, targets, ..term(SearchMode::Episodes, &phrase) };
            Some(KnownItem { term, target: TargetDocument::Episode(episode) })
        },
    },
];

fn podcast_item(show: &SyntheticPodcast<'_>, text: &str, fuzzy: bool) -> KnownItem {
    let requested = TargetDocument::Podcast { id: podcast_id(show), title: invent_title(show, Edition::First) };
    KnownItem { term: SearchTerm { fuzzy, ..term(SearchMode::Podcasts, text) }, target: requested }
}

fn title_words(show: &SyntheticPodcast<'_>) -> Vec<String> {
    words_in(&show.title, show.text_generator.language.has_spaces)
}

fn is_long(word: &str) -> bool {
    word.chars().count() >= MIN_TYPO_LETTERS
}

/// Changes a letter, drops one, adds one, or swaps two. The first letter stays, as in most real typos.
fn with_typo(word: &str, random: &mut Random) -> String {
    let mut letters: Vec<char> = word.chars().collect();
    let place = 1 + random.below(letters.len() - 2);
    let other = if letters[place] == 'e' { 'a' } else { 'e' };
    match random.below(4) {
        0 => letters[place] = other,
        1 => drop(letters.remove(place)),
        2 => letters.insert(place, other),
        _ if letters[place] == letters[place + 1] => letters[place] = other,
        _ => letters.swap(place, place + 1),
    }
    letters.into_iter().collect()
}

/// Returns the rank of the wanted document among the first ten, from 1.
fn rank_of_target(item: &KnownItem, engine: &EmbeddedBackend) -> Result<Option<usize>, Failure> {
    let place = match &item.target {
        TargetDocument::Podcast { id, title } => {
            let options =
                SearchOptions { terms: vec![item.term.clone()], ..SearchOptions::match_all(SearchMode::Podcasts) };
            let found = engine.search_podcasts(&options, FIRST_PAGE)?;
            found.hits.iter().map(|hit| &hit.document.podcast).position(|hit| hit.id == *id || hit.title == *title)
        }
        TargetDocument::Episode(id) => {
            let options =
                SearchOptions { terms: vec![item.term.clone()], ..SearchOptions::match_all(SearchMode::Episodes) };
            let found = engine.search_episodes(&options, FIRST_PAGE)?;
            found.hits.iter().position(|hit| hit.document.episode.id == *id)
        }
    };
    Ok(place.map(|place| place + 1))
}

/// Mean reciprocal rank, and the share found.
#[derive(Clone, Copy, Debug, PartialEq)]
struct RetrievalQuality {
    mrr: f64,
    success_rate: f64,
}

#[expect(clippy::cast_precision_loss, reason = "counts of questions are small")]
fn retrieval_quality(ranks: &[Option<usize>]) -> RetrievalQuality {
    let count = ranks.len().max(1) as f64;
    let mrr = ranks.iter().flatten().map(|rank| 1.0 / *rank as f64).sum::<f64>() / count;
    RetrievalQuality { mrr, success_rate: ranks.iter().flatten().count() as f64 / count }
}

/// Measures `count` items of every kind, and formats a table. Passes a few items of each kind that were not first to
/// `say`.
pub fn measure_known_items(
    sampler: &mut QuerySampler<'_>,
    engine: &EmbeddedBackend,
    count: usize,
    say: &mut dyn FnMut(&str),
) -> Result<String, Failure> {
    let mut table = Table::new(&["known item", "items", "MRR@10", "success@10", "goal", "mean ms"]);
    for kind in KINDS {
        let items: Vec<KnownItem> = (0..count).filter_map(|_| (kind.draw)(sampler)).collect();
        if items.is_empty() {
            continue;
        }
        say(&format!("known items: {}", kind.name));
        let ranks = Mutex::new(Vec::with_capacity(2 * items.len()));
        let times = measure(&items, 1, |item| {
            let rank = rank_of_target(item, engine)?;
            if let Ok(mut ranks) = ranks.lock() {
                ranks.push(rank);
            }
            Ok(usize::from(rank.is_some()))
        })?;
        let ranks = ranks.into_inner()?;
        // The warm-up round comes first, with the same results.
        let ranks = &ranks[..items.len()];
        for (item, rank) in items.iter().zip(ranks).filter(|(_, rank)| **rank != Some(1)).take(MAX_PRINTED_MISSES) {
            say(&format!("  at {}: {}", rank.map_or("none".to_owned(), |rank| rank.to_string()), item.description()));
        }
        let RetrievalQuality { mrr, success_rate: success } = retrieval_quality(ranks);
        table.row([
            kind.name.to_owned(),
            thousands(items.len() as u64),
            format!("{mrr:.3}"),
            format!("{success:.3}"),
            kind.goal.to_owned(),
            super::table::ms(times.mean()),
        ]);
    }
    Ok(table.into_text())
}

impl KnownItem {
    fn description(&self) -> String {
        match &self.target {
            TargetDocument::Podcast { title, .. } => format!("\"{}\" for the podcast \"{title}\"", self.term.text),
            TargetDocument::Episode(id) => format!("\"{}\" for the episode {id}", self.term.text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quality_is_computed_from_ranks() {
        let ranks = [Some(1), Some(4), None, Some(1)];
        assert_eq!(retrieval_quality(&ranks), RetrievalQuality { mrr: 2.25 / 4.0, success_rate: 0.75 });
        assert_eq!(retrieval_quality(&[]), RetrievalQuality { mrr: 0.0, success_rate: 0.0 });
    }

    #[test]
    fn a_typo_is_one_edit_after_the_first_letter() {
        let mut random = Random::named(1, "typos");
        for word in ["fermentation", "aaaaa", "eeeee", "über-x"] {
            for _ in 0..200 {
                let typo = with_typo(word, &mut random);
                assert_ne!(typo, word);
                assert_eq!(typo.chars().next(), word.chars().next());
                let length = typo.chars().count().abs_diff(word.chars().count());
                assert!(length <= 1, "{typo}");
                let differ = word.chars().zip(typo.chars()).filter(|(one, other)| one != other).count();
                assert!(length == 1 || differ <= 2, "{typo}");
            }
        }
    }
}

//! Podcasts like another one: shared genres, and the words that set it apart.

use super::EmbeddedBackend;
use super::collect::Search;
use super::collection::{Collection, Place};
use super::compiled::Compiled;
use super::deadline::Deadline;
use super::fault::Fault;
use super::forms::{Form, Forms, query_words};
use super::known::KnownTerm;
use super::matching::Match;

use super::targets::Searched;
use crate::RelatedPodcast;
use crate::analyze::{Language, Terms, Word, fold_word, words};
use crate::schema::field;
use earshot_model::search::{Filters, SearchMode};
use earshot_model::{PodcastDocument, PodcastId};
use std::collections::{BTreeMap, HashSet};
use tantivy::Term;

/// Words of the podcast that others are searched by.
const MAX_WORDS: usize = 25;
/// Candidates that are compared in full.
const CANDIDATES: usize = 100;
/// A word in more than this share of all podcasts sets nobody apart, in percent.
const COMMON_PERCENT: u64 = 20;
/// Shortest telling word in scripts with spaces.
const LEAST_LETTERS: usize = 4;
/// Bytes of the description that are looked at.
const MAX_DESCRIPTION_BYTES: usize = 16 << 10;

/// What a shared genre is worth, in units of a word's score.
const GENRE_BOOST: f32 = 0.8;
/// Factors on the score.
const OTHER_LANGUAGE: f32 = 0.5;
const STALE: f32 = 0.7;
/// A show without an episode for this long is stale.
const STALE_AFTER_DAYS: i64 = 365;
const MAX_REASONS: usize = 5;

/// A word that sets the podcast apart.
struct Telling {
    /// As the index holds it.
    term: String,
    /// As people write it.
    shown: String,
    weight: f32,
}

impl EmbeddedBackend {
    pub(super) fn find_related(&self, id: PodcastId, limit: usize) -> Result<Vec<RelatedPodcast>, Fault> {
        let Some(own) = self.podcast_place(id)? else { return Ok(Vec::new()) };
        let document = self.podcast_at(own)?;
        let telling = telling_words(&self.podcasts, &document)?;
        let compiled = self.compile_related(&document, &telling)?;
        if compiled.is_empty {
            return Ok(Vec::new());
        }
        let filters = Filters { exclude_podcast_ids: vec![id], ..Filters::default() };
        let deadline = Deadline::after(self.budget);
        let search = Search::new(&self.podcasts, &compiled, &filters, SearchMode::Podcasts, &deadline)?;
        let mut related = Vec::new();
        for hit in search.best(CANDIDATES.max(limit))?.0 {
            let other = self.podcast_at(hit.place)?;
            let score = hit.score * self.preference(&document, &other, hit.place);
            related.push(RelatedPodcast { reasons: reasons(&document, &other, &telling), score, document: other });
        }
        related.retain(|one| !one.reasons.is_empty());
        related.sort_by(|one, other| {
            other.score.total_cmp(&one.score).then_with(|| one.document.podcast.id.cmp(&other.document.podcast.id))
        });
        related.truncate(limit);
        Ok(related)
    }

    fn preference(&self, own: &PodcastDocument, other: &PodcastDocument, place: Place) -> f32 {
        let base = |document: &PodcastDocument| document.podcast.language.as_deref().map(crate::analyze::base_of);
        let language = if base(own) == base(other) { 1.0 } else { OTHER_LANGUAGE };
        let newest = self.podcasts.columns(place).date(place.document);
        let is_stale = newest.is_none_or(|at| self.built_at.timestamp() - at > STALE_AFTER_DAYS * 86_400);
        language * if is_stale { STALE } else { 1.0 }
    }

    fn compile_related(&self, document: &PodcastDocument, telling: &[Telling]) -> Result<Compiled, Fault> {
        let mut forms = Forms::new(&self.podcasts);
        let mut scored = Vec::new();
        for telling in telling {
            // Names and loan words tell in other languages too.
            for word in query_words(&telling.shown, &self.languages) {
                for (field, boost) in [(field::TITLE, 2.0), (field::DESCRIPTION, 1.0), (field::KEYWORDS, 1.0)] {
                    let searched = Searched { field, boost: boost * telling.weight, is_exact: false };
                    scored.extend(forms.of(&word, searched, false)?);
                }
            }
        }
        for genre in genres(document) {
            let term = Term::from_field_text(self.podcasts.field(field::GENRE), &genre);
            if let Some(known) = KnownTerm::look_up(&self.podcasts, term)? {
                let frequency = known.documents;
                scored.push(Form { known, worth: GENRE_BOOST, nearness: 1.0, frequency });
            }
        }
        let matcher = Match::any(scored.iter().map(Form::matcher).collect());
        Ok(Compiled::of(matcher, scored))
    }
}

/// The words that are frequent in a podcast's texts and rare elsewhere.
fn telling_words(podcasts: &Collection, document: &PodcastDocument) -> Result<Vec<Telling>, Fault> {
    let podcast = &document.podcast;
    let language = Language::of(podcast.language.as_deref());
    let mut counts: BTreeMap<String, (f32, String)> = BTreeMap::new();
    count_words(&podcast.title, language, 3.0, &mut counts);
    count_words(&podcast.keywords.join("\n"), language, 2.0, &mut counts);
    count_words(cut(&podcast.description, MAX_DESCRIPTION_BYTES), language, 1.0, &mut counts);

    let documents = podcasts.documents.max(1);
    let description = podcasts.field(field::DESCRIPTION);
    let title = podcasts.field(field::TITLE);
    let mut telling = Vec::new();
    for (term, (count, shown)) in counts {
        let in_titles = podcasts.frequency(&Term::from_field_text(title, &term))?;
        let frequency = podcasts.frequency(&Term::from_field_text(description, &term))?.max(in_titles);
        // In a handful of podcasts every word is common, so few documents never are.
        let is_common = frequency > 5 && frequency * 100 > documents * COMMON_PERCENT;
        if is_common {
            continue;
        }
        #[expect(clippy::cast_precision_loss, reason = "a weight needs no such precision")]
        let idf = (1.0 + documents as f32 / (frequency as f32 + 1.0)).ln();
        telling.push(Telling { term, shown, weight: (1.0 + count.ln()) * idf });
    }
    telling.sort_by(|one, other| other.weight.total_cmp(&one.weight).then_with(|| one.term.cmp(&other.term)));
    telling.truncate(MAX_WORDS);
    // The engine's score has its own idf; here the weights only order and temper.
    let most = telling.first().map_or(1.0, |first| first.weight);
    for word in &mut telling {
        word.weight /= most;
    }
    Ok(telling)
}

fn count_words(text: &str, language: Language, weight: f32, counts: &mut BTreeMap<String, (f32, String)>) {
    let mut terms = Terms::new(language);
    let mut term = String::new();
    for word in words(text).filter(|word| is_telling(&text[word.range.clone()], word)) {
        terms.term_into(text, &word, &mut term);
        let entry = counts.entry(term.clone()).or_insert_with(|| {
            let mut shown = String::new();
            fold_word(&text[word.range.clone()], Language::Plain, &mut shown);
            (0.0, shown)
        });
        entry.0 += weight;
    }
}

/// Short words are particles, unless they are written in capitals (`AI`); numbers tell nothing.
fn is_telling(written: &str, word: &Word) -> bool {
    if word.is_unspaced {
        return !word.is_tail && written.chars().count() > 1;
    }
    let letters = written.chars().count();
    let is_number = written.chars().all(|letter| !letter.is_alphabetic());
    !is_number && (letters >= LEAST_LETTERS || (letters >= 2 && written.chars().all(char::is_uppercase)))
}

fn genres(document: &PodcastDocument) -> Vec<String> {
    let mut genres: Vec<String> = document.podcast.genres.iter().map(|genre| genre.trim().to_lowercase()).collect();
    genres.sort_unstable();
    genres.dedup();
    genres
}

/// What two podcasts share: genres first, then the most telling words.
fn reasons(own: &PodcastDocument, other: &PodcastDocument, telling: &[Telling]) -> Vec<String> {
    let others: HashSet<String> = genres(other).into_iter().collect();
    let mut named = HashSet::new();
    let shared = own.podcast.genres.iter().map(|genre| genre.trim());
    let mut reasons: Vec<String> = shared
        .filter(|genre| others.contains(&genre.to_lowercase()) && named.insert(genre.to_lowercase()))
        .map(|genre| format!("genre: {genre}"))
        .collect();

    let mut counts = BTreeMap::new();
    let podcast = &other.podcast;
    // In the language of the one: only so do the terms compare.
    let language = Language::of(own.podcast.language.as_deref());
    count_words(&podcast.title, language, 1.0, &mut counts);
    count_words(&podcast.keywords.join("\n"), language, 1.0, &mut counts);
    count_words(cut(&podcast.description, MAX_DESCRIPTION_BYTES), language, 1.0, &mut counts);
    let words = telling.iter().filter(|word| counts.contains_key(&word.term));
    reasons.truncate(MAX_REASONS - 2);
    reasons.extend(words.map(|word| format!("term: {}", word.shown)));
    reasons.truncate(MAX_REASONS);
    reasons
}

fn cut(text: &str, bytes: usize) -> &str {
    let mut end = text.len().min(bytes);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}

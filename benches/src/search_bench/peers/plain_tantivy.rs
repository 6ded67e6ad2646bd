//! Plain tantivy as its manual shows it: the same files, fields, boosts and terms, filters as clauses, `TopDocs`.

use super::peer_queries::{PeerFilters, PeerQuery, WordMatch};
use crate::failure::Failure;
use earshot_model::search::SearchMode;
use earshot_model::{EpisodeDocument, PodcastDocument};
use frostem::{Algorithm, Stemmer};
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::ops::Bound;
use std::path::{Path, PathBuf};
use tantivy::collector::{Count, TopDocs};
use tantivy::query::{BooleanQuery, BoostQuery, ConstScoreQuery, Occur, PhraseQuery, Query, RangeQuery, TermQuery};
use tantivy::schema::{IndexRecordOption, Type, Value as _};
use tantivy::{DocAddress, Index, Searcher, TantivyDocument, Term};

const TOP: usize = 10;

/// Fields and boosts of the two indexes, as in the indexer's `search_targets`. Missing fields are skipped. The last
/// column marks fields without stems.
const PODCASTS: &[(&str, f32, bool)] = &[
    ("title", 3.0, false),
    ("title_exact", 1.0, true),
    ("description", 1.0, false),
    ("people", 1.5, false),
    ("keywords", 0.7, false),
    (OF_EPISODES, 0.2, false),
];
/// Searched for optional words only (decision 038).
const OF_EPISODES: &str = "episodes";
const EPISODES: &[(&str, f32, bool)] = &[
    ("podcast_title", 1.5, false),
    ("podcast_description", 0.5, false),
    ("people", 0.8, false),
    ("keywords", 0.4, false),
    ("title", 2.5, false),
    ("title_exact", 0.8, true),
    ("description", 1.0, false),
    ("transcript", 0.8, false),
];

/// The corpus's languages with a stemmer. Texts in other languages are indexed without stems.
const STEMMERS: &[(&str, Algorithm)] = &[
    ("en", Algorithm::English),
    ("ar", Algorithm::Arabic),
    ("de", Algorithm::German),
    ("es", Algorithm::Spanish),
    ("fr", Algorithm::French),
    ("it", Algorithm::Italian),
    ("nl", Algorithm::Dutch),
    ("pt", Algorithm::Portuguese),
    ("ru", Algorithm::Russian),
    ("sv", Algorithm::Swedish),
];

/// The languages in which a word is searched. Our engine detects the language of a query only through a filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermLanguages {
    English,
    AllLanguages,
}

type Clauses = Vec<(Occur, Box<dyn Query>)>;

/// Plain tantivy with the same fields, boosts and terms as our index.
pub struct PlainTantivy {
    podcasts: Vec<Searcher>,
    episodes: Vec<Searcher>,
}

impl PlainTantivy {
    pub fn open(index: &Path) -> Result<Self, Failure> {
        Ok(Self { podcasts: open_shards(index, "podcasts")?, episodes: open_shards(index, "episodes")? })
    }

    /// Returns the number of the ten best documents.
    pub fn search_best(&self, plain: &PeerQuery, reach: TermLanguages) -> Result<usize, Failure> {
        let found = self.search(plain, reach, |searcher, query| {
            Ok(searcher.search(query, &TopDocs::with_limit(TOP).order_by_score())?)
        })?;
        Ok(merge_best(found).len())
    }

    /// Reads the ten best documents, and returns the number of all hits.
    pub fn search_and_read(&self, plain: &PeerQuery, reach: TermLanguages) -> Result<usize, Failure> {
        let found = self.search(plain, reach, |searcher, query| {
            Ok(searcher.search(query, &(TopDocs::with_limit(TOP).order_by_score(), Count))?)
        })?;
        let (tops, counts): (Vec<_>, Vec<usize>) = found.into_iter().unzip();
        std::hint::black_box(counts.iter().sum::<usize>());
        let tops = merge_best(tops);
        for (_, shard, address) in &tops {
            let searcher = &self.shards(plain.mode)[*shard];
            let document: TantivyDocument = searcher.doc(*address)?;
            let field = searcher.schema().get_field("document")?;
            let stored = document.get_first(field).and_then(|value| value.as_bytes()).unwrap_or_default();
            match plain.mode {
                SearchMode::Podcasts => drop(std::hint::black_box(serde_json::from_slice::<PodcastDocument>(stored)?)),
                SearchMode::Episodes => drop(std::hint::black_box(serde_json::from_slice::<EpisodeDocument>(stored)?)),
            }
        }
        Ok(tops.len())
    }

    fn shards(&self, mode: SearchMode) -> &[Searcher] {
        match mode {
            SearchMode::Podcasts => &self.podcasts,
            SearchMode::Episodes => &self.episodes,
        }
    }

    /// Uses one thread per shard, like our engine.
    fn search<F: Send>(
        &self,
        plain: &PeerQuery,
        reach: TermLanguages,
        ask: impl Fn(&Searcher, &dyn Query) -> Result<F, Failure> + Sync,
    ) -> Result<Vec<F>, Failure> {
        let shards = self.shards(plain.mode);
        let first = shards.first().ok_or("the index has no shards")?;
        let query = build_query(first, shards, plain, reach)?;
        if let [only] = shards {
            Ok(vec![ask(only, &query)?])
        } else {
            shards.par_iter().map(|it| ask(it, &query)).collect()
        }
    }
}

/// Merges the best documents of all shards.
fn merge_best(found: Vec<Vec<(f32, DocAddress)>>) -> Vec<(f32, usize, DocAddress)> {
    let numbered = found.into_iter().enumerate();
    let mut all: Vec<_> = numbered
        .flat_map(|(shard, tops)| tops.into_iter().map(move |(score, address)| (score, shard, address)))
        .collect();
    all.sort_by(|one, other| other.0.total_cmp(&one.0));
    all.truncate(TOP);
    all
}

/// Opens the searchers of an index's shards, by their folders.
fn open_shards(index: &Path, name: &str) -> Result<Vec<Searcher>, Failure> {
    let mut folders: Vec<PathBuf> =
        std::fs::read_dir(index)?.map(|entry| Ok(entry?.path().join(name))).collect::<std::io::Result<Vec<_>>>()?;
    folders.retain(|folder| folder.join("meta.json").is_file());
    folders.sort();
    folders.iter().map(|folder| Ok(Index::open_in_dir(folder)?.reader()?.searcher())).collect()
}

fn build_query(
    of: &Searcher,
    shards: &[Searcher],
    plain: &PeerQuery,
    reach: TermLanguages,
) -> Result<BooleanQuery, Failure> {
    let fields = match plain.mode {
        SearchMode::Podcasts => PODCASTS,
        SearchMode::Episodes => EPISODES,
    };
    let is_any = plain.word_match == WordMatch::Any;
    let fields: Vec<_> = fields.iter().filter(|(name, ..)| is_any || *name != OF_EPISODES).copied().collect();
    // With a language filter, our engine searches only the terms of that language.
    let reach = if plain.filters.is_some() { TermLanguages::English } else { reach };
    let mut clauses = Clauses::new();
    match plain.word_match {
        WordMatch::Any => {
            for word in &plain.words {
                clauses.extend(word_clauses(of, shards, &fields, word, reach)?);
            }
        }
        WordMatch::All => {
            for word in &plain.words {
                clauses
                    .push((Occur::Must, Box::new(BooleanQuery::new(word_clauses(of, shards, &fields, word, reach)?))));
            }
        }
        WordMatch::Phrase => clauses = phrase_clauses(of, &fields, &plain.words, reach)?,
    }
    let Some(filters) = &plain.filters else { return Ok(BooleanQuery::new(clauses)) };
    let words: Box<dyn Query> = Box::new(BooleanQuery::new(clauses));
    Ok(BooleanQuery::new(std::iter::once((Occur::Must, words)).chain(filter_clauses(of, filters)?).collect()))
}

/// Returns a clause for each field and each existing form of a word.
fn word_clauses(
    of: &Searcher,
    shards: &[Searcher],
    fields: &[(&str, f32, bool)],
    word: &str,
    reach: TermLanguages,
) -> Result<Clauses, Failure> {
    let mut clauses = Clauses::new();
    for (name, boost, is_exact) in fields {
        let Ok(field) = of.schema().get_field(name) else { continue };
        let texts = if *is_exact { BTreeSet::from([word.to_owned()]) } else { terms_of_word(word, reach) };
        for text in texts {
            let term = Term::from_field_text(field, &text);
            let mut is_known = false;
            for shard in shards {
                is_known |= shard.doc_freq(&term)? > 0;
            }
            if is_known {
                let query = Box::new(TermQuery::new(term, IndexRecordOption::WithFreqs));
                clauses.push((Occur::Should, Box::new(BoostQuery::new(query, *boost))));
            }
        }
    }
    Ok(clauses)
}

fn phrase_clauses(
    of: &Searcher,
    fields: &[(&str, f32, bool)],
    words: &[String],
    reach: TermLanguages,
) -> Result<Clauses, Failure> {
    let mut clauses = Clauses::new();
    for (name, boost, is_exact) in fields {
        let Ok(field) = of.schema().get_field(name) else { continue };
        let rows: Vec<Vec<String>> = if *is_exact { vec![words.to_vec()] } else { phrase_terms(words, reach) };
        for texts in rows {
            let terms = texts.iter().map(|text| Term::from_field_text(field, text)).collect();
            clauses.push((Occur::Should, Box::new(BoostQuery::new(Box::new(PhraseQuery::new(terms)), *boost))));
        }
    }
    Ok(clauses)
}

/// Returns the terms of a word in letters a to z: its stem with the language prefix for each language, and the word
/// itself.
fn terms_of_word(word: &str, reach: TermLanguages) -> BTreeSet<String> {
    let rows = if reach == TermLanguages::English { &STEMMERS[..1] } else { STEMMERS };
    let mut terms: BTreeSet<String> = rows.iter().map(|row| stem_word(row, word)).collect();
    if reach == TermLanguages::AllLanguages {
        terms.insert(word.to_owned());
    }
    terms
}

fn phrase_terms(words: &[String], reach: TermLanguages) -> Vec<Vec<String>> {
    let rows = if reach == TermLanguages::English { &STEMMERS[..1] } else { STEMMERS };
    let mut phrases: Vec<Vec<String>> =
        rows.iter().map(|row| words.iter().map(|word| stem_word(row, word)).collect()).collect();
    if reach == TermLanguages::AllLanguages {
        phrases.push(words.to_vec());
    }
    phrases
}

fn stem_word((code, algorithm): &(&str, Algorithm), word: &str) -> String {
    let stem = Stemmer::new(*algorithm).stem(word).into_owned();
    format!("{code}:{}", if stem.is_empty() { word } else { &stem })
}

fn filter_clauses(of: &Searcher, filters: &PeerFilters) -> Result<Clauses, Failure> {
    let schema = of.schema();
    let value = |name: &str, text: &str| -> Result<Box<dyn Query>, Failure> {
        let term = Term::from_field_text(schema.get_field(name)?, text);
        Ok(Box::new(TermQuery::new(term, IndexRecordOption::Basic)))
    };
    // The number of episodes is stored under its wire name; earlier versions had a separate column.
    let field = schema.get_field("totalEpisodes").or_else(|_| schema.get_field("episode_count"))?;
    let least = match schema.get_field_entry(field).field_type().value_type() {
        #[expect(clippy::cast_precision_loss, reason = "a small number")]
        Type::F64 => Term::from_field_f64(field, filters.min_episodes as f64),
        _ => Term::from_field_u64(field, filters.min_episodes),
    };
    let size: Box<dyn Query> = Box::new(RangeQuery::new(Bound::Included(least), Bound::Unbounded));
    let all = [value("language_base", filters.language)?, value("genre", &filters.genre)?, size];
    let unscored = |query| -> (Occur, Box<dyn Query>) { (Occur::Must, Box::new(ConstScoreQuery::new(query, 0.0))) };
    Ok(all.into_iter().map(unscored).collect())
}

/// Returns the bytes of an episode field: dictionary with document lengths, postings, positions.
pub fn field_bytes(index: &Path, name: &str) -> Result<[u64; 3], Failure> {
    let mut bytes = [0; 3];
    for searcher in open_shards(index, "episodes")? {
        for segment in searcher.space_usage()?.segments() {
            let parts = [segment.termdict(), segment.postings(), segment.positions(), segment.fieldnorms()];
            for (part, of) in parts.iter().zip([0, 1, 2, 0]) {
                let of_field = part.fields().filter(|usage| usage.field_name() == name);
                bytes[of] += of_field.map(|usage| usage.total().get_bytes()).sum::<u64>();
            }
        }
    }
    Ok(bytes)
}

//! Reads a judged set in the layout of BEIR: `corpus.jsonl`, `queries.jsonl`, `qrels.tsv`. A set without a corpus
//! judges podcasts and episodes of the data folder ([`super::catalog_relevance`]).

use crate::failure::{CommandResult, Failure};
use earshot_indexer::{EpisodeItem, PodcastSource, PodcastVisitor, SourceError};
use earshot_model::search::SearchMode;
use earshot_model::{Podcast, PodcastDocument, PodcastId, Timestamp};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use std::fs;
use std::io::Read as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

const CORPUS: &str = "corpus.jsonl";
const QUERIES: &str = "queries.jsonl";
const LAYOUT: &str = "a judged set is a folder with queries.jsonl, qrels.tsv and, unless the data folder has its documents, corpus.jsonl";

/// Maximum size of each file; a set is kept in memory.
const MAX_FILE_BYTES: u64 = 1 << 30;

#[derive(Deserialize)]
struct JudgedDocument {
    #[serde(rename = "_id")]
    id: String,
    #[serde(default)]
    title: String,
    text: String,
}

#[derive(Deserialize)]
struct QueryRecord {
    #[serde(rename = "_id")]
    id: String,
    text: String,
    /// What the query searches. Used only for sets without a corpus.
    #[serde(default)]
    target: QueryTarget,
    /// The split of the query, such as `dev` or `test`.
    split: Option<String>,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum QueryTarget {
    #[default]
    Podcasts,
    Episodes,
}

/// Documents, queries, and the relevant documents of each query.
pub struct JudgedSet {
    corpus: Option<Vec<JudgedDocument>>,
    queries: Vec<QueryRecord>,
    judgments: HashMap<String, HashMap<String, u32>>,
}

/// A query with its relevant documents.
pub struct JudgedQuery<'a> {
    pub text: &'a str,
    pub target: SearchMode,
    pub relevant: &'a HashMap<String, u32>,
}

/// Returns the folder itself when it is a judged set, else the judged sets in it, by name.
pub fn find_set_folders(folder: &Path) -> CommandResult<Vec<PathBuf>> {
    let is_set = |folder: &Path| folder.join(QUERIES).is_file();
    if is_set(folder) {
        return Ok(vec![folder.to_owned()]);
    }
    let unreadable = |error: std::io::Error| Failure::input(format!("{} cannot be read: {error}", folder.display()));
    let mut sets = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        sets.push(entry.map_err(unreadable)?.path());
    }
    sets.retain(|folder| is_set(folder));
    sets.sort();
    if sets.is_empty() {
        return Err(Failure::input(format!("{} contains no judged set", folder.display())).with_advice(LAYOUT));
    }
    Ok(sets)
}

impl JudgedSet {
    /// Reads the set in a folder, and only the queries of `split` if given.
    pub fn read(folder: &Path, split: Option<&str>) -> CommandResult<Self> {
        let corpus = folder.join(CORPUS);
        let corpus = if corpus.is_file() { Some(read_lines(&corpus)?) } else { None };
        let mut queries: Vec<QueryRecord> = read_lines(&folder.join(QUERIES))?;
        queries.retain(|query| split.is_none() || query.split.as_deref() == split);
        let judgements = read_judgments(&folder.join("qrels.tsv"))?;
        queries.retain(|query| judgements.contains_key(&query.id));
        if queries.is_empty() {
            let of_split = split.map(|split| format!(" of the split {split:?}")).unwrap_or_default();
            return Err(Failure::input(format!("no query{of_split} of {} has a judgement", folder.display())));
        }
        Ok(Self { corpus, queries, judgments: judgements })
    }

    /// Whether the set has its own documents.
    pub fn has_corpus(&self) -> bool {
        self.corpus.is_some()
    }

    pub fn len(&self) -> usize {
        self.corpus().len()
    }

    fn corpus(&self) -> &[JudgedDocument] {
        self.corpus.as_deref().unwrap_or_default()
    }

    /// The queries with judgments, in the order of the file.
    pub fn judged_queries(&self) -> impl Iterator<Item = JudgedQuery<'_>> {
        self.queries.iter().filter_map(|query| {
            let relevant = self.judgments.get(&query.id)?;
            let target = match query.target {
                QueryTarget::Podcasts => SearchMode::Podcasts,
                QueryTarget::Episodes => SearchMode::Episodes,
            };
            Some(JudgedQuery { text: &query.text, target, relevant })
        })
    }

    /// The documents' names, by the podcasts that represent them.
    pub fn podcast_ids(&self) -> HashMap<PodcastId, &str> {
        self.corpus().iter().map(|document| (document.podcast_id(), document.id.as_str())).collect()
    }

    /// Title and text of each document as one text, in the order of [`Self::names`].
    pub fn texts(&self) -> impl Iterator<Item = String> {
        self.corpus().iter().map(|document| format!("{}\n{}", document.title, document.text))
    }

    /// The documents' names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.corpus().iter().map(|document| document.id.as_str())
    }

    /// The documents as podcasts without episodes.
    pub fn documents(&self, now: Timestamp) -> impl PodcastSource {
        CorpusSource { corpus: self.corpus(), now }
    }
}

struct CorpusSource<'a> {
    corpus: &'a [JudgedDocument],
    now: Timestamp,
}

impl PodcastSource for CorpusSource<'_> {
    fn for_each_podcast(&mut self, visit: &mut PodcastVisitor<'_>) -> Result<(), SourceError> {
        for document in self.corpus {
            if visit(document.to_podcast_document(self.now), &mut std::iter::empty::<EpisodeItem>())
                == ControlFlow::Break(())
            {
                break;
            }
        }
        Ok(())
    }
}

impl JudgedDocument {
    fn feed_url(&self) -> String {
        format!("https://judged.example/{}", self.id)
    }

    fn podcast_id(&self) -> PodcastId {
        PodcastId::from_feed_url(&self.feed_url())
    }

    fn to_podcast_document(&self, now: Timestamp) -> PodcastDocument {
        let id = self.podcast_id();
        let podcast = Podcast {
            slug: format!("document-{}", id.0),
            description: self.text.clone(),
            language: Some("en".to_owned()),
            ..Podcast::new(&self.feed_url(), &self.title, now)
        };
        PodcastDocument::new(podcast)
    }
}

fn read_text(path: &Path) -> CommandResult<String> {
    let failed = |error: std::io::Error| {
        Failure::input(format!("{} cannot be read: {error}", path.display())).with_advice(LAYOUT)
    };
    let mut text = String::new();
    let read = fs::File::open(path).and_then(|file| file.take(MAX_FILE_BYTES + 1).read_to_string(&mut text));
    if read.map_err(failed)? as u64 > MAX_FILE_BYTES {
        return Err(Failure::input(format!("{} is larger than {MAX_FILE_BYTES} bytes", path.display())));
    }
    Ok(text)
}

fn read_lines<T: DeserializeOwned>(path: &Path) -> CommandResult<Vec<T>> {
    let text = read_text(path)?;
    let parsed = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()).map(|(number, line)| {
        serde_json::from_str(line).map_err(|error| Failure::input(format!("{}:{number}: {error}", path.display())))
    });
    parsed.collect()
}

/// Reads tab-separated rows of query, document and grade, after a header line.
fn read_judgments(path: &Path) -> CommandResult<HashMap<String, HashMap<String, u32>>> {
    let text = read_text(path)?;
    let mut judgements: HashMap<String, HashMap<String, u32>> = HashMap::new();
    for (number, line) in (1..).zip(text.lines()).skip(1).filter(|(_, line)| !line.trim().is_empty()) {
        let columns: Vec<&str> = line.split('\t').map(str::trim).collect();
        let [query, document, grade] = columns.as_slice() else {
            return Err(Failure::input(format!("{}:{number}: expected three columns", path.display())));
        };
        let grade: u32 = grade
            .parse()
            .map_err(|_| Failure::input(format!("{}:{number}: {grade:?} is not a grade", path.display())))?;
        judgements.entry((*query).to_owned()).or_default().insert((*document).to_owned(), grade);
    }
    Ok(judgements)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(corpus: &str, queries: &str, qrels: &str) -> CommandResult<JudgedSet> {
        let folder = tempfile::tempdir().expect("makes a folder");
        for (name, text) in [("corpus.jsonl", corpus), ("queries.jsonl", queries), ("qrels.tsv", qrels)] {
            fs::write(folder.path().join(name), text).expect("writes");
        }
        JudgedSet::read(folder.path(), None)
    }

    #[test]
    fn a_folder_is_a_set_or_contains_sets() {
        let folder = tempfile::tempdir().expect("makes a folder");
        let names = |folder: &Path| -> Vec<String> {
            let sets = find_set_folders(folder).expect("has sets");
            sets.iter().filter_map(|set| Some(set.file_name()?.to_str()?.to_owned())).collect()
        };
        assert!(
            find_set_folders(folder.path()).is_err_and(|failure| failure.message().ends_with("contains no judged set"))
        );
        assert!(find_set_folders(&folder.path().join("missing")).is_err());
        for name in ["vaswani", "cacm"] {
            fs::create_dir(folder.path().join(name)).expect("makes a folder");
            fs::write(folder.path().join(name).join(QUERIES), "").expect("writes");
        }
        fs::create_dir(folder.path().join("unrelated")).expect("makes a folder");
        assert_eq!(names(folder.path()), ["cacm", "vaswani"]);
        assert_eq!(names(&folder.path().join("cacm")), ["cacm"]);
    }

    #[test]
    fn a_set_without_a_corpus_is_divided_into_splits_and_targets() {
        let folder = tempfile::tempdir().expect("makes a folder");
        let queries = concat!(
            "{\"_id\": \"p\", \"text\": \"bees\", \"target\": \"podcasts\", \"split\": \"dev\"}\n",
            "{\"_id\": \"e\", \"text\": \"hives\", \"target\": \"episodes\", \"split\": \"test\"}\n",
        );
        fs::write(folder.path().join(QUERIES), queries).expect("writes");
        fs::write(folder.path().join("qrels.tsv"), "h\np\ta\t3\ne\tb\t1\n").expect("writes");
        let read = |split| JudgedSet::read(folder.path(), split);
        let all = read(None).expect("reads");
        let judged: Vec<_> = all.judged_queries().map(|query| (query.text, query.target)).collect();
        assert_eq!(judged, [("bees", SearchMode::Podcasts), ("hives", SearchMode::Episodes)]);
        assert!(!all.has_corpus());
        let test = read(Some("test")).expect("reads");
        assert_eq!(test.judged_queries().map(|query| query.text).collect::<Vec<_>>(), ["hives"]);
        assert!(read(Some("none")).is_err_and(|failure| failure.message().contains("no query of the split \"none\"")));
    }

    #[test]
    fn set_defects_have_a_position() {
        let corpus = "{\"_id\": \"1\", \"title\": \"\", \"text\": \"bees\"}\n\n";
        let queries = "{\"_id\": \"q\", \"text\": \"bee\"}\n{\"_id\": \"unjudged\", \"text\": \"x\"}\n";
        let read = set(corpus, queries, "query-id\tcorpus-id\tscore\nq\t1\t2\n").expect("reads");
        assert_eq!(read.len(), 1);
        let judged: Vec<_> = read.judged_queries().map(|query| (query.text, query.relevant["1"])).collect();
        assert_eq!(judged, [("bee", 2)]);

        let message =
            |result: CommandResult<JudgedSet>| result.err().map(|failure| failure.message()).unwrap_or_default();
        assert!(message(set("{", queries, "")).contains("corpus.jsonl:1"));
        assert!(message(set(corpus, queries, "h\nq\t1\n")).ends_with("qrels.tsv:2: expected three columns"));
        assert!(message(set(corpus, queries, "h\nq\t1\tx\n")).ends_with("\"x\" is not a grade"));
    }
}

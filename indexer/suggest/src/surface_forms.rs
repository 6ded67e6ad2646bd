//! The surface forms of all texts with document counts, from which spelling corrections come.
//!
//! Each shard counts words in its [`Lexicon`], those in capitals separately, and writes the counts to sorted runs when
//! it clears the lexicon. All runs are merged into one map, so memory stays constant. A key is a folded word. For each
//! other spelling in texts there is a further key: `cafe`, `cafe\0café`.
//!
//! An incremental build reads changed podcasts with all their episodes, most of which were counted before. The greater
//! of the previous and the new count is therefore kept. Removed documents stay counted until the next full build, so
//! callers check that a suggested word has hits. The stem maps record whether a rare word occurs at all.

use super::edit_distance::allowed_errors;
use super::key_sorter::KeySorter;
use super::paths::surface_forms_path;
use super::suggestable_words::is_word;
use super::word_counts::{SimilarWord, WordCountWriter, WordCounts, invert_count};
use earshot_text::analyze::{Language, Lexicon, fold_word};
use fst::Streamer as _;
use std::io;
use std::path::{Path, PathBuf};

/// Words in fewer documents are dropped. They may be errors, and most words are in one document only.
pub const FEW_DOCUMENTS: u64 = 3;
/// Bytes. Longer words are addresses and the like.
const MAX_WORD_BYTES: usize = 48;
/// Separates a word from its spelling.
const SPELLING_SEPARATOR: u8 = 0;
/// A word with one more error must be this many times as frequent to come first.
const TIMES_PER_ERROR: u64 = 100;
/// A full lexicon has many words of one document. Among so many documents they are not significant, and are dropped.
const MIN_COUNT_OF_FULL_LEXICON: u32 = 2;

/// The word counts of a shard's documents.
pub struct SurfaceFormCounts {
    keys: KeySorter,
    folded: String,
    lower: String,
}

impl SurfaceFormCounts {
    /// Counts in about `memory_bytes` of memory; runs go to files next to `path`.
    pub fn new(memory_bytes: usize, path: PathBuf) -> Self {
        Self { keys: KeySorter::with_memory(memory_bytes, path), folded: String::new(), lower: String::new() }
    }

    /// Adds the counts of a lexicon that will be cleared because it is full.
    pub fn add_full(&mut self, lexicon: &Lexicon) -> io::Result<()> {
        self.add_counts(lexicon, MIN_COUNT_OF_FULL_LEXICON)
    }

    /// Adds the counts of the last lexicon.
    pub fn add_last(&mut self, lexicon: &Lexicon) -> io::Result<()> {
        self.add_counts(lexicon, 1)
    }

    fn add_counts(&mut self, lexicon: &Lexicon, least: u32) -> io::Result<()> {
        let Self { keys, folded, lower } = self;
        lexicon.for_each_surface_form(|word, documents| {
            if documents < least || word.len() > MAX_WORD_BYTES {
                return Ok(());
            }
            folded.clear();
            fold_word(word, Language::Plain, folded);
            if !is_word(folded) {
                return Ok(());
            }
            keys.push([folded.as_bytes(), b""], documents.into())?;
            if word.is_ascii() && word.len() == folded.len() {
                return Ok(());
            }
            lower.clear();
            lower.push(char::from(SPELLING_SEPARATOR));
            lower.extend(word.chars().flat_map(char::to_lowercase));
            if lower[1..] == **folded {
                Ok(())
            } else {
                keys.push([folded.as_bytes(), lower.as_bytes()], documents.into())
            }
        })
    }
}

/// Writes the surface forms of all shards, merged with those of the previous index.
pub fn write_surface_forms(folder: &Path, counts: Vec<SurfaceFormCounts>, before: Option<&Path>) -> io::Result<()> {
    let before = before.map(|before| WordCounts::open(&surface_forms_path(before))).transpose()?;
    let mut older = before.as_ref().map(WordCounts::stream);
    let mut next_older =
        || older.as_mut().and_then(|older| older.next().map(|(key, cost)| (key.to_vec(), invert_count(cost.value()))));
    let mut waiting = next_older();
    let mut all = KeySorter::with_memory(0, folder.join("written"));
    counts.into_iter().try_for_each(|counts| all.append(counts.keys))?;
    let mut writer = WordCountWriter::create(&surface_forms_path(folder))?;
    all.for_each(u64::saturating_add, |key, mut texts| {
        while let Some((word, known)) = waiting.take_if(|(word, _)| word.as_slice() <= key) {
            if word == key {
                texts = texts.max(known);
            } else {
                writer.insert(&word, known)?;
            }
            waiting = next_older();
        }
        if texts >= FEW_DOCUMENTS { writer.insert(key, texts) } else { Ok(()) }
    })?;
    while let Some((word, known)) = waiting {
        writer.insert(&word, known)?;
        waiting = next_older();
    }
    writer.finish()
}

/// The surface forms of all texts.
pub struct SurfaceForms(WordCounts);

impl SurfaceForms {
    pub fn open(folder: &Path) -> io::Result<Self> {
        Ok(Self(WordCounts::open(&surface_forms_path(folder))?))
    }

    /// The approximate number of documents with a word; 0 when there are few.
    pub fn text_count(&self, word: &str) -> u64 {
        self.0.text_count(word.as_bytes())
    }

    /// The most likely corrections, the most likely first: words in at least `least` documents and within `errors` and
    /// the allowed edits. With two errors the first letter must match, because most words within two edits begin with
    /// another letter and would take most of the time.
    pub fn likeliest_words(&self, word: &str, errors: u8, least: u64, requested: usize) -> Vec<SimilarWord> {
        let first = word.chars().next().map_or(0, char::len_utf8);
        let errors = errors.min(allowed_errors(word));
        let mut near = Vec::new();
        for (distance, start) in [(1, ""), (2, &word[..first])].into_iter().filter(|(distance, _)| *distance <= errors)
        {
            let found = self.0.similar_words(word, distance, start, least).into_iter();
            near.extend(
                found.filter(|near| near.distance == distance && !near.word.as_bytes().contains(&SPELLING_SEPARATOR)),
            );
        }
        let worth =
            |near: &SimilarWord| near.texts.saturating_mul(if near.distance == 1 { TIMES_PER_ERROR } else { 1 });
        near.sort_by(|one, other| {
            worth(other).cmp(&worth(one)).then(other.texts.cmp(&one.texts)).then_with(|| one.word.cmp(&other.word))
        });
        near.truncate(requested);
        near
    }

    /// The most frequent spelling of a word.
    pub fn usual_spelling(&self, word: &str) -> String {
        let start = [word.as_bytes(), &[SPELLING_SEPARATOR]].concat();
        let end = [word.as_bytes(), &[SPELLING_SEPARATOR + 1]].concat();
        let mut plainly = self.text_count(word);
        let mut most: Option<(String, u64)> = None;
        self.0.range(&start, &end, |key, texts| {
            plainly = plainly.saturating_sub(texts);
            if most.as_ref().is_none_or(|(_, most)| texts > *most) {
                most = std::str::from_utf8(&key[start.len()..]).ok().map(|way| (way.to_owned(), texts));
            }
            true
        });
        most.filter(|(_, texts)| *texts > plainly).map_or_else(|| word.to_owned(), |(way, _)| way)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_text::analyze::{Analysis, Analyzer, CharacterIndexing, Extent};
    use tempfile::TempDir;

    const ANALYSIS: Analysis = Analysis { characters: CharacterIndexing::Alone, extent: Extent::Text };

    /// Analyzes documents.
    fn read(analyzer: &mut Analyzer, language: &str, documents: &[&str]) {
        for text in documents {
            analyzer.lexicon.begin_document();
            analyzer.analyze(Language::from_tag(Some(language)), ANALYSIS, [*text]);
        }
    }

    fn all(words: &SurfaceForms) -> Vec<String> {
        let mut found = Vec::new();
        words.0.range(b"", b"\xff", |key, texts| {
            found.push(format!("{} {texts}", String::from_utf8_lossy(key).replace('\0', "/")));
            true
        });
        found
    }

    #[test]
    fn words_of_all_shards_are_counted_however_little_memory_there_is() {
        for memory in [1, 1 << 20] {
            let folder = TempDir::new().expect("makes a folder");
            let (mut one, mut other) = (Analyzer::default(), Analyzer::default());
            let counts = |name: &str| SurfaceFormCounts::new(memory, folder.path().join(name));
            let (mut of_one, mut of_other) = (counts("one"), counts("other"));
            read(&mut one, "en", &["Houses, HOUSES", "houses once 1st of 機械", "Café twice", "twice"]);
            of_one.add_full(&one.lexicon).expect("writes");
            one.lexicon.clear();
            read(&mut one, "en", &["houses houses twice", "houses once"]);
            of_one.add_last(&one.lexicon).expect("writes");
            let long = "x".repeat(MAX_WORD_BYTES + 1);
            read(
                &mut other,
                "fr",
                &["l'été HOUSES", &["1st 機械", &long, "l'été"].join(" "), "l'été once", "1st once", "1st"],
            );
            of_other.add_last(&other.lexicon).expect("writes");
            write_surface_forms(folder.path(), vec![of_one, of_other], None).expect("writes");
            let words = SurfaceForms::open(folder.path()).expect("opens");
            assert_eq!(all(&words), ["houses 3", "lete 3", "lete/l'été 3", "once 3", "twice 3"], "{memory}");
            assert_eq!(folder.path().read_dir().expect("reads").count(), 1, "nothing else is left");
        }
    }

    fn written(before: Option<&Path>, documents: &[&str]) -> (TempDir, SurfaceForms) {
        let folder = TempDir::new().expect("makes a folder");
        let mut analyzer = Analyzer::default();
        read(&mut analyzer, "de", documents);
        let mut counts = SurfaceFormCounts::new(1 << 20, folder.path().join("counts"));
        counts.add_last(&analyzer.lexicon).expect("writes");
        write_surface_forms(folder.path(), vec![counts], before).expect("writes");
        let words = SurfaceForms::open(folder.path()).expect("opens");
        (folder, words)
    }

    #[test]
    fn the_larger_of_the_previous_and_the_new_count_is_kept() {
        let (before, _) = written(None, &[["apfel birne quitte"; 3].as_slice(), &["birne"; 2]].concat());
        let (_now, words) = written(
            Some(before.path()),
            &[["apfel zitrone"; 4].as_slice(), &["ananas birne"; 3], &["rare"; 2]].concat(),
        );
        assert_eq!(all(&words), ["ananas 3", "apfel 4", "birne 5", "quitte 3", "zitrone 4"]);
        let (_nothing, words) = written(Some(before.path()), &[]);
        assert_eq!(all(&words), ["apfel 3", "birne 5", "quitte 3"]);
    }

    #[test]
    fn the_likeliest_word_is_similar_and_frequent() {
        let often = "kartoffel ".to_owned() + "strasse";
        let mut documents = vec!["kartofel straße"; 3];
        documents.extend(vec![often.as_str(); 2]);
        documents.extend(vec!["Straße Kartoffel"; 298]);
        let (_folder, words) = written(None, &documents);
        let all = |word: &str, errors, least| {
            words.likeliest_words(word, errors, least, 9).into_iter().map(|near| near.word).collect::<Vec<_>>()
        };
        let nearest = |word: &str, errors, least| all(word, errors, least).into_iter().next();
        assert_eq!(nearest("kartofell", 2, 1).as_deref(), Some("kartoffel"), "a hundred times as frequent");
        assert_eq!(all("kartofell", 2, 1), ["kartoffel", "kartofel"]);
        assert_eq!(words.likeliest_words("kartofell", 2, 1, 1).len(), 1);
        assert_eq!(nearest("kartofell", 1, 1).as_deref(), Some("kartofel"));
        assert_eq!(nearest("kartoffl", 2, 1).as_deref(), Some("kartoffel"));
        assert_eq!((nearest("kartoffl", 2, 301), nearest("xartoffll", 2, 1)), (None, None));
        assert_eq!((words.text_count("kartoffel"), words.text_count("strasse"), words.text_count("x")), (300, 303, 0));
        assert_eq!(
            (words.usual_spelling("strasse"), words.usual_spelling("kartoffel")),
            ("straße".into(), "kartoffel".into())
        );
    }
}

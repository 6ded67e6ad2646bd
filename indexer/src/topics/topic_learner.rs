//! Learns the topic vocabulary of a catalog: words and phrases that several podcasts use as labels, write as names, or
//! put into titles. Frequent use in texts is not enough, because nothing distinguishes `journey` from `divorce` there;
//! but no podcast labels itself `journey`.

use super::topic_reader::{FNV_OFFSET, LetterCase, MAX_ACRONYM, Mention, MentionSource, TopicInput, TopicReader, hash};
use super::vocabulary::{TopicEntry, write};
use earshot_text::analyze::title_key;
use earshot_vectors::VectorError;
use std::collections::{HashMap, HashSet};
use std::path::Path;

/// Limit of counted words and phrases. Beyond it the rarest are dropped. It bounds memory to about 300 MB.
const MAX_COUNTED: usize = 2_000_000;
/// Limit of remembered sentences: as many as the sampled documents have.
const MAX_SENTENCES: usize = 2_000_000;
/// Limit of topics.
const MAX_TOPICS: usize = 300_000;
/// Words in a larger share of a language's documents are not topics, unless podcasts use them as labels or few documents
/// have them ([`FEW_DOCUMENTS`]).
const MAX_SHARE: f32 = 0.08;
/// A word in at most this many documents is never too common.
const FEW_DOCUMENTS: u32 = 5;
/// Podcasts that must support a topic, for few documents and for many.
const MIN_SHOWS: [usize; 2] = [2, 3];
const MANY_DOCUMENTS: u32 = 20_000;
/// A name has capitals in at least this share of its mentions within sentences.
const MIN_NAME_SHARE: f32 = 0.4;
/// A single word is a name only when in at least this share of those mentions no other name follows. Otherwise it is a
/// given name.
const MIN_ALONE_SHARE: f32 = 0.7;
/// Share of documents with the word that must have it in their title: for words that one podcast uses as a label, and
/// for words that none does.
const MIN_TITLE_SHARE: [f32; 2] = [0.05, 0.1];
/// Endings of words for fields of knowledge and movements. They come from Greek and are similar in all languages.
const FIELD_ENDINGS: &str = "\
    ology ologie ología ologia ologi логия логія ism isme ismo ismus ismi изм ography ographie ografie ografía \
    ografia ografi графия onomy onomie onomía onomia ономия onomics osophy osophie entrepreneurship leadership \
    chemistry";

/// The first few distinct podcasts, each by a part of its hash.
#[derive(Clone, Copy, Default)]
struct FirstShows([u16; 4]);

impl FirstShows {
    fn insert(&mut self, show: u64) {
        let show = show.to_le_bytes();
        let show = u16::from_le_bytes([show[0], show[1]]).max(1);
        if let Some(free) = self.0.iter_mut().find(|seen| **seen == show || **seen == 0) {
            *free = show;
        }
    }

    fn count(self) -> usize {
        self.0.iter().filter(|show| **show != 0).count()
    }
}

/// The counts for a word or phrase.
struct TopicEvidence {
    last_document: u32,
    documents: u32,
    titled: u32,
    shows: FirstShows,
    labeled: FirstShows,
    in_titles: FirstShows,
    named: FirstShows,
    /// Number of mentions in prose by [`LetterCase`]: lower case, name, beginning of a name.
    cases: [u32; 3],
    words: usize,
    has_part: bool,
    language: u32,
    /// The most common spelling within sentences (Boyer and Moore's majority vote); the first one seen while there is
    /// none.
    form: Box<str>,
    votes: u32,
}

/// Learns from documents one after the other.
pub struct TopicLearner {
    /// See [`MAX_COUNTED`].
    limit: usize,
    reader: TopicReader,
    evidence: HashMap<u64, TopicEvidence>,
    /// Hashes of sentences. Publishers repeat sentences in all descriptions; a repeated sentence counts once.
    sentences: HashSet<u64>,
    /// For each language the number of documents and the language's number.
    languages: HashMap<String, (u32, u32)>,
    documents: u32,
}

impl Default for TopicLearner {
    fn default() -> Self {
        let (reader, seen, sentences) = (TopicReader::default(), HashMap::new(), HashSet::new());
        Self { limit: MAX_COUNTED, reader, evidence: seen, sentences, languages: HashMap::new(), documents: 0 }
    }
}

impl TopicLearner {
    /// Counts the words and phrases of a document.
    pub fn count_document(&mut self, about: &TopicInput) {
        let number = u32::try_from(self.languages.len()).unwrap_or(u32::MAX);
        let entry = self.languages.entry(about.language.clone()).or_insert((0, number));
        entry.0 += 1;
        let language = entry.1;
        self.documents += 1;
        let (document, seen, sentences) = (self.documents, &mut self.evidence, &mut self.sentences);
        if sentences.len() > MAX_SENTENCES {
            sentences.clear();
        }
        let mut is_new = |sentence: &str| sentences.insert(hash(FNV_OFFSET, sentence.trim().as_bytes()));
        self.reader.for_each_mention(about, &mut is_new, &mut |mention| {
            for key in std::iter::once(mention.key).chain(mention.label) {
                count(
                    seen.entry(key).or_insert_with(|| TopicEvidence::new(&mention, language)),
                    &mention,
                    document,
                    about.show,
                );
            }
        });
        if self.evidence.len() > self.limit {
            self.drop_rarest();
        }
    }

    /// Drops the rarest half.
    fn drop_rarest(&mut self) {
        let mut least = 1;
        while self.evidence.len() > self.limit / 2 {
            self.evidence.retain(|_, seen| seen.documents > least);
            least *= 2;
        }
    }

    /// Selects the topics and writes them to `path`.
    pub fn finish(self, path: &Path) -> Result<(), VectorError> {
        let languages =
            self.languages.iter().map(|(code, &(count, number))| (number, (count, code.as_str()))).collect();
        let rules = TopicRules { languages, min_shows: MIN_SHOWS[usize::from(self.documents >= MANY_DOCUMENTS)] };
        let weighed = self.evidence.iter().filter_map(|(key, seen)| Some((*key, seen, rules.min_weight(seen)?)));
        let mut kept: Vec<(u64, &TopicEvidence, u8)> = weighed.collect();
        kept.sort_unstable_by_key(|(key, seen, _)| (std::cmp::Reverse(seen.documents), *key));
        kept.truncate(MAX_TOPICS);
        // A topic has one spelling in all languages: that of the language with most documents.
        let mut forms: HashMap<String, (bool, &str)> = HashMap::new();
        for (_, seen, _) in &kept {
            let is_voted = seen.votes > 0;
            let form = forms.entry(title_key(&seen.form)).or_insert((is_voted, &seen.form));
            if is_voted && !form.0 {
                *form = (true, &seen.form);
            }
        }
        kept.sort_unstable_by_key(|(key, ..)| *key);
        let entry = |(key, seen, min_weight): &(u64, &TopicEvidence, u8)| TopicEntry {
            key: *key,
            rarity: (1.0 / rules.share(seen)).ln_1p(),
            min_weight: *min_weight,
            form: forms.get(&title_key(&seen.form)).map_or(&*seen.form, |(_, form)| form).to_owned(),
        };
        write(path, &kept.iter().map(entry).collect::<Vec<_>>())
    }
}

impl TopicEvidence {
    fn new(mention: &Mention<'_>, language: u32) -> Self {
        Self {
            last_document: 0,
            documents: 0,
            titled: 0,
            shows: FirstShows::default(),
            labeled: FirstShows::default(),
            in_titles: FirstShows::default(),
            named: FirstShows::default(),
            cases: [0; 3],
            words: mention.words.iter().filter(|word| **word != 0).count(),
            has_part: mention.has_part,
            language,
            form: without_first_capitals(mention.surface_form).into(),
            votes: 0,
        }
    }
}

fn count(seen: &mut TopicEvidence, mention: &Mention<'_>, document: u32, show: u64) {
    let is_first = seen.last_document != document;
    seen.last_document = document;
    seen.documents += u32::from(is_first);
    seen.shows.insert(show);
    match mention.source {
        // A document's title is read before its texts.
        MentionSource::Title => {
            seen.titled += u32::from(is_first);
            seen.in_titles.insert(show);
        }
        MentionSource::Keyword | MentionSource::Genre | MentionSource::GenrePart => seen.labeled.insert(show),
        MentionSource::Opening | MentionSource::Text => {}
    }
    match mention.case {
        LetterCase::Unknown => {}
        LetterCase::Lower => seen.cases[0] += 1,
        LetterCase::Name => {
            seen.cases[1] += 1;
            seen.named.insert(show);
        }
        LetterCase::NameBegins => seen.cases[2] += 1,
    }
    if mention.source == MentionSource::Genre {
        (seen.form, seen.votes) = (mention.surface_form.into(), u32::MAX / 2);
    } else if mention.case != LetterCase::Unknown {
        if *seen.form == *mention.surface_form {
            seen.votes = seen.votes.saturating_add(1);
        } else if seen.votes == 0 {
            (seen.form, seen.votes) = (mention.surface_form.into(), 1);
        } else {
            seen.votes -= 1;
        }
    }
}

/// Converts the spelling of a label or a title to that of prose: `Sourdough` may have its capital because of its
/// position, `iPhone` and `NASA` have their own.
fn without_first_capitals(written: &str) -> String {
    let is_own = |word: &&str| {
        word.chars().skip(1).any(char::is_uppercase) && word.chars().count() <= MAX_ACRONYM
            || word.contains(char::is_lowercase) && word.chars().skip(1).any(char::is_uppercase)
    };
    if written.split_whitespace().any(|word| is_own(&word)) { written.to_owned() } else { written.to_lowercase() }
}

/// The rules that select topics.
struct TopicRules<'a> {
    /// For each language its number of documents and its code.
    languages: HashMap<u32, (u32, &'a str)>,
    min_shows: usize,
}

impl TopicRules<'_> {
    #[expect(clippy::cast_precision_loss, reason = "counts of documents")]
    fn share(&self, seen: &TopicEvidence) -> f32 {
        let all = self.languages.get(&seen.language).map_or(1, |(count, _)| (*count).max(1));
        (seen.documents as f32 / all as f32).min(1.0)
    }

    /// The least weight that a document must give a topic to be about it; `None` when it is not a topic.
    fn min_weight(&self, seen: &TopicEvidence) -> Option<u8> {
        if seen.shows.count() < self.min_shows {
            return None;
        }
        if seen.labeled.count() >= self.min_shows {
            return Some(MENTIONED);
        }
        let is_common = seen.documents > FEW_DOCUMENTS && self.share(seen) > MAX_SHARE;
        if is_common {
            return None;
        }
        let is_phrase = seen.words > 1;
        let is_labeled = seen.labeled.count() > 0;
        let is_titled = |share: f32| share_of(seen.titled, seen.documents) >= share;
        let is_field = !is_phrase && FIELD_ENDINGS.split_whitespace().any(|ending| seen.form.ends_with(ending));
        let is_title_phrase = is_phrase
            && !seen.has_part
            && seen.in_titles.count() >= self.min_shows
            && seen.shows.count() > self.min_shows
            && is_titled(MIN_TITLE_SHARE[1]);
        if self.is_name(seen) || is_field || is_title_phrase || (is_labeled && is_phrase) {
            Some(MENTIONED)
        } else {
            (is_labeled && seen.documents >= FEW_DOCUMENTS && is_titled(MIN_TITLE_SHARE[0])).then_some(EMPHASIZED)
        }
    }

    fn is_name(&self, seen: &TopicEvidence) -> bool {
        // German writes every noun with a capital.
        let has_names = self.languages.get(&seen.language).is_some_and(|(_, code)| *code != "de");
        let [lower, name, begins] = seen.cases;
        let is_phrase = seen.words > 1;
        has_names
            && seen.named.count() >= self.min_shows + usize::from(!is_phrase)
            && share_of(name, lower.saturating_add(name).saturating_add(begins)) >= MIN_NAME_SHARE
            && (is_phrase || share_of(name, name.saturating_add(begins)) >= MIN_ALONE_SHARE)
    }
}

/// Weight of a document that mentions the topic in its title, labels or first sentence, or twice. Less certain topics
/// need more.
const MENTIONED: u8 = 2;
const EMPHASIZED: u8 = 3;

#[expect(clippy::cast_precision_loss, reason = "counts of documents")]
fn share_of(part: u32, all: u32) -> f32 {
    part as f32 / all.max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::topics::Vocabulary;
    use tempfile::TempDir;

    fn about(language: &str, show: u64, title: &str, description: &str) -> TopicInput {
        let [title, description, language] = [title, description, language].map(str::to_owned);
        TopicInput { title, description, language, show, ..TopicInput::default() }
    }

    /// Learns from the documents, and returns a lookup of a label's spelling and least weight.
    fn learned(documents: &[TopicInput]) -> impl Fn(&str, &str) -> Option<(String, u8)> + use<> {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("topics");
        let mut learner = TopicLearner::default();
        documents.iter().for_each(|about| learner.count_document(about));
        // Adds documents, so that rare words are not common ones.
        (0..200).for_each(|show| {
            learner.count_document(&about(["en", "fr", "de", "sv"][show as usize % 4], 9_000 + show, "x", ""))
        });
        learner.finish(&path).unwrap();
        let vocabulary = Vocabulary::open(&path).unwrap();
        move |language, text| {
            let mut found = None;
            let requested = TopicInput { keywords: vec![text.to_owned()], ..about(language, 1, "", "") };
            TopicReader::default().for_each_mention(&requested, &mut |_| true, &mut |mention| {
                found = vocabulary.find(mention.key).map(|topic| (topic.form.to_owned(), topic.min_weight));
            });
            found
        }
    }

    #[test]
    fn labels_of_several_shows_are_topics_and_words_are_not() {
        let labeled = |show, keyword: &str, title: &str| TopicInput {
            keywords: vec![keyword.to_owned()],
            ..about("en", show, title, "")
        };
        let find = learned(&[
            labeled(1, "Sourdough Breads", "Unusual viewpoints"),
            labeled(2, "sourdough bread", "Unusual viewpoints"),
            labeled(3, "lonely", ""),
            about("en", 3, "Our unusual journey", "An unusual journey with unusual viewpoints."),
            about("en", 4, "", "A journey, an award winning viewpoint."),
            about("en", 5, "", "The journey of an award winning pair."),
        ]);
        assert_eq!(
            find("en", "sourdough bread"),
            Some(("sourdough breads".to_owned(), MENTIONED)),
            "singular or plural"
        );
        for word in ["journey", "unusual", "award winning", "viewpoints", "lonely", "sourdough"] {
            assert_eq!(find("en", word), None, "{word}");
        }
    }

    #[test]
    fn names_are_topics_as_prose_writes_them_but_given_names_are_not() {
        let says = |show, text: &str| about("en", show, "", text);
        let find = learned(&[
            says(1, "We look at nurses with Anna Miller in Norway and at what NASA does."),
            says(2, "A talk about tea from Norway with Anna Berg and with NASA people."),
            says(3, "All about the fjords of Norway, says our Anna Holm of NASA herself."),
            about("de", 4, "", "Wir reden mit einem Bekannten gern und lange."),
            about("de", 5, "", "Er kam mit einem Bekannten zu uns und blieb lange."),
            about("de", 6, "", "Sie hat mit einem Bekannten viel und gern geredet."),
        ]);
        assert_eq!(find("en", "norway"), Some(("Norway".to_owned(), MENTIONED)));
        assert_eq!(find("en", "nasa").map(|(form, _)| form).as_deref(), Some("NASA"));
        assert_eq!(find("en", "anna"), None, "others follow it");
        assert_eq!(find("en", "nurses"), None, "a word that one show says");
        assert_eq!(find("de", "bekannten"), None, "nouns have capitals there");
    }

    #[test]
    fn fields_and_phrases_of_titles_are_topics_in_every_language() {
        let find = learned(&[
            about("sv", 1, "", "En serie kring arkeologi och gamla gravar."),
            about("sv", 2, "", "Samtal kring arkeologi och gamla gravar."),
            about("en", 3, "Board games for beginners", "Wide smiles"),
            about("en", 4, "How board games work", "Wide smiles"),
            about("en", 5, "Selling board games", "Wide smiles"),
        ]);
        assert_eq!(find("sv", "arkeologi"), Some(("arkeologi".to_owned(), MENTIONED)));
        assert_eq!(find("sv", "gravar"), None);
        assert_eq!(find("en", "board games"), Some(("board games".to_owned(), MENTIONED)));
        assert_eq!(find("en", "wide smiles"), None, "no title has it");
    }

    #[test]
    fn what_one_publisher_repeats_counts_once() {
        let owned = |show, name: &str| about("en", show, name, "All content belongs to Public Radio forever.");
        let find = learned(&[owned(1, "Kettle"), owned(2, "Teapot"), owned(3, "Samovar")]);
        assert_eq!(find("en", "public radio"), None);
        let find = learned(&[
            owned(1, "Kettle"),
            about("en", 2, "Teapot", "Old plays of Public Radio in full."),
            about("en", 3, "Samovar", "New plays of Public Radio in full."),
        ]);
        assert!(find("en", "public radio").is_some());
    }

    #[test]
    fn what_one_show_repeats_is_no_topic() {
        let documents: Vec<TopicInput> = (0..9)
            .map(|_| TopicInput { keywords: vec!["grandmother".to_owned()], ..about("en", 1, "Grandmother cooks", "") })
            .collect();
        assert_eq!(learned(&documents)("en", "grandmother"), None);
    }

    #[test]
    fn what_is_counted_is_bounded() {
        let mut learner = TopicLearner { limit: 1_000, ..TopicLearner::default() };
        for number in 0..200_u64 {
            // Words of letters only, all different.
            let word = |at: u64| (0..5).map(|place| char::from(b'a' + (at / 26_u64.pow(place) % 26) as u8)).collect();
            let words: Vec<String> = (0..100).map(|at| word(number * 100 + at)).collect();
            learner.count_document(&about("en", number, &format!("kettle, {}", words.join(", ")), ""));
            assert!(learner.evidence.len() <= 1_000 + 101);
        }
        let documents: Vec<u32> = learner.evidence.values().map(|seen| seen.documents).collect();
        assert!(documents.contains(&200), "what is said most is never forgotten");
    }
}

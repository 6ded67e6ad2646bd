//! Learning which words and phrases are topics: those that several shows say and no language says all the time.

use super::empty_words::is_part;
use super::reader::{About, Said, TopicReader};
use super::vocabulary::{Entry, write};
use crate::vectors::VectorError;
use std::collections::HashMap;
use std::path::Path;

/// Words and phrases that are counted at a time; beyond that the rarest are forgotten. It bounds memory: about 200 MB.
const MAX_COUNTED: usize = 2_000_000;
/// Topics that are kept.
const MAX_TOPICS: usize = 300_000;
/// What a larger share of a language's documents says is no topic...
const MAX_SHARE: f32 = 0.08;
/// ... unless these are few.
const FEW_DOCUMENTS: u32 = 5;
/// A phrase is one when its words stand together so many times as often as by chance...
const LEAST_COHERENCE: f32 = 8.0;
/// ... and when so large a share of the rarer word's documents has it.
const LEAST_SHARE_OF_WORD: f32 = 0.04;

/// What was seen of a word or phrase.
struct Seen {
    documents: u32,
    /// Shows that say it of themselves, and shows of which an episode says it: documents come show by show.
    shows: [u32; 2],
    last_document: u32,
    last_show: u64,
    /// Of a phrase.
    words: Option<[u64; 2]>,
    stands_alone: bool,
    language: u32,
    /// As most write it (Boyer and Moore's majority vote).
    form: Box<str>,
    votes: u32,
}

/// Takes documents one after the other.
pub struct TopicLearner {
    /// See [`MAX_COUNTED`].
    limit: usize,
    reader: TopicReader,
    seen: HashMap<u64, Seen>,
    /// Documents of each language, and its number.
    languages: HashMap<String, (u32, u32)>,
    documents: u32,
}

impl Default for TopicLearner {
    fn default() -> Self {
        let (reader, seen, languages) = (TopicReader::default(), HashMap::new(), HashMap::new());
        Self { limit: MAX_COUNTED, reader, seen, languages, documents: 0 }
    }
}

impl TopicLearner {
    /// Counts what a document says, each word once.
    pub fn offer(&mut self, about: &About) {
        let number = u32::try_from(self.languages.len()).unwrap_or(u32::MAX);
        let entry = self.languages.entry(about.language.clone()).or_insert((0, number));
        entry.0 += 1;
        let language = entry.1;
        self.documents += 1;
        let (document, seen) = (self.documents, &mut self.seen);
        self.reader.each(about, &mut |said, _| count(seen, said, document, about, language));
        if self.seen.len() > self.limit {
            self.forget();
        }
    }

    /// Half of the room is made free: of what was seen least.
    fn forget(&mut self) {
        let mut least = 1;
        while self.seen.len() > self.limit / 2 {
            self.seen.retain(|_, seen| seen.documents > least);
            least *= 2;
        }
    }

    /// Keeps what are topics, and writes them to `path`.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn finish(self, path: &Path) -> Result<(), VectorError> {
        let of_language: HashMap<u32, u32> = self.languages.values().map(|&(count, number)| (number, count)).collect();
        let least = if self.documents < 20_000 { 2 } else { 5 };
        let known = Known { seen: &self.seen, of_language: &of_language, least };
        let mut kept: Vec<(u64, &Seen)> =
            self.seen.iter().filter(|(_, seen)| known.is_topic(seen)).map(|(key, seen)| (*key, seen)).collect();
        kept.sort_unstable_by_key(|(key, seen)| (std::cmp::Reverse(seen.documents), *key));
        kept.truncate(MAX_TOPICS);
        kept.sort_unstable_by_key(|(key, _)| *key);
        let entry = |(key, seen): &(u64, &Seen)| Entry {
            key: *key,
            rarity: (1.0 / known.share(seen)).ln_1p(),
            form: seen.form.to_string(),
        };
        write(path, &kept.iter().map(entry).collect::<Vec<_>>())
    }
}

fn count(seen: &mut HashMap<u64, Seen>, said: Said<'_>, document: u32, about: &About, language: u32) {
    let entry = seen.entry(said.key).or_insert_with(|| Seen {
        documents: 0,
        shows: [0; 2],
        last_document: 0,
        last_show: 0,
        words: said.words,
        stands_alone: said.stands_alone,
        language,
        form: said.form().into(),
        votes: 0,
    });
    if entry.last_document == document {
        return;
    }
    entry.last_document = document;
    // Of two words with one stem: what is a part only in one form is so in all.
    entry.stands_alone &= said.stands_alone;
    entry.documents += 1;
    let shows = &mut entry.shows[usize::from(about.is_episode)];
    if *shows == 0 || entry.last_show != about.show {
        *shows += 1;
        entry.last_show = about.show;
    }
    if said.is_written(&entry.form) {
        entry.votes += 1;
    } else if entry.votes == 0 {
        (entry.form, entry.votes) = (said.form().into(), 1);
    } else {
        entry.votes -= 1;
    }
}

/// What decides which are topics.
struct Known<'a> {
    seen: &'a HashMap<u64, Seen>,
    of_language: &'a HashMap<u32, u32>,
    /// Documents and shows that have a topic, at least.
    least: u32,
}

impl Known<'_> {
    #[expect(clippy::cast_precision_loss, reason = "counts of documents")]
    fn share(&self, seen: &Seen) -> f32 {
        let all = self.of_language.get(&seen.language).copied().unwrap_or(1).max(1);
        seen.documents as f32 / all as f32
    }

    fn is_common(&self, seen: &Seen) -> bool {
        seen.documents > FEW_DOCUMENTS && self.share(seen) > MAX_SHARE
    }

    fn is_topic(&self, seen: &Seen) -> bool {
        let is_frequent = seen.documents >= self.least && seen.shows.iter().any(|shows| *shows >= self.least.min(3));
        is_frequent
            && !self.is_common(seen)
            && seen.stands_alone
            && seen.words.is_none_or(|words| self.coheres(seen, words))
    }

    fn coheres(&self, phrase: &Seen, words: [u64; 2]) -> bool {
        let [Some(first), Some(second)] = words.map(|key| self.seen.get(&key)) else { return false };
        // `den eneste`, `han tar`: what all say beside anything is no part of a phrase, but for what makes some.
        let is_filler = |word: &Seen| self.is_common(word) && !is_part(&word.form);
        if is_filler(first) || is_filler(second) {
            return false;
        }
        let [one, other, together] = [first, second, phrase].map(|seen| self.share(seen));
        together >= LEAST_SHARE_OF_WORD * one.min(other)
            // Among few documents everything stands together more often than by chance.
            && (together >= LEAST_COHERENCE * one * other || phrase.documents <= FEW_DOCUMENTS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::topics::Vocabulary;
    use tempfile::TempDir;

    fn about(show: u64, title: &str) -> About {
        About { title: title.to_owned(), language: "en".to_owned(), show, ..About::default() }
    }

    fn learned(documents: impl Iterator<Item = About>) -> impl Fn(&str) -> Option<String> {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("topics");
        let mut learner = TopicLearner::default();
        documents.for_each(|about| learner.offer(&about));
        learner.finish(&path).unwrap();
        let vocabulary = Vocabulary::open(&path).unwrap();
        move |text| {
            let mut found = None;
            let about = about(1, text);
            TopicReader::default().each(&about, &mut |said, _| {
                found = vocabulary.find(said.key).map(|(_, form)| form.to_owned());
            });
            found
        }
    }

    #[test]
    fn topics_are_what_several_shows_say_and_not_all() {
        let matters = ["Sourdough bakers", "A baker and a seed round", "Seed rounds of founders"];
        let find = learned((0..300).map(|number: usize| {
            let matter = if number < 15 { matters[number % 3] } else { "Neighbours gossip" };
            about(number as u64, &format!("{matter}, alone{number}"))
        }));
        assert_eq!(find("baker"), find("bakers"), "one topic, however it is written");
        assert!(find("bakers").is_some());
        assert_eq!(find("seed round").as_deref(), Some("seed round"), "the last is the phrase");
        assert_eq!(find("Sourdough").as_deref(), Some("sourdough"));
        assert_eq!(find("gossip"), None, "all say it");
        assert_eq!(find("alone3"), None, "one says it");
        assert_eq!(find("zyzzyx"), None);
    }

    #[test]
    fn what_one_show_repeats_is_no_topic() {
        let find = learned((0..60).map(|number: u64| {
            let matter =
                if number < 4 { "Grandmother radio" } else { ["kettle", "teapot", "samovar"][number as usize % 3] };
            about(if number < 4 { 1 } else { number }, matter)
        }));
        assert_eq!(find("grandmother"), None);
    }

    #[test]
    fn what_is_counted_is_bounded() {
        let mut learner = TopicLearner { limit: 1_000, ..TopicLearner::default() };
        for number in 0..200_u64 {
            // Words of letters alone, none of them twice.
            let word = |at: u64| (0..5).map(|place| char::from(b'a' + (at / 26_u64.pow(place) % 26) as u8)).collect();
            let words: Vec<String> = (0..100).map(|at| word(number * 100 + at)).collect();
            learner.offer(&about(number, &format!("kettle, {}", words.join(", "))));
            assert!(learner.seen.len() <= 1_000 + 101);
        }
        let documents: Vec<u32> = learner.seen.values().map(|seen| seen.documents).collect();
        assert!(documents.contains(&200), "what is said most is never forgotten");
    }
}

//! The topics and keywords of one document.

use super::empty_words::is_empty;
use super::reader::{About, TopicReader};
use super::vocabulary::Vocabulary;
use std::collections::HashMap;

/// Told of a document.
const MAX_TOPICS: usize = 6;
const MAX_KEYWORDS: usize = 12;
/// Of the feed's own: more are there to be found by, not to tell.
const MAX_OWN_KEYWORDS: usize = 8;
/// A longer one is a sentence, or all of them in one.
const MAX_KEYWORD_BYTES: usize = 48;
const MAX_KEYWORD_WORDS: usize = 4;
/// What is rarer counts as this: a word that five of a million have tells less of a document than one that thousands
/// have. The latter is shared.
const MAX_RARITY: f32 = 6.5;
/// A phrase tells more than its words.
const PHRASE: f32 = 1.4;

/// What a document is about, the most telling first, in lower case (spec 3, `podcastTopics` and `podcastKeywords`,
/// `episodeTopics` and `episodeKeywords`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Subjects {
    /// Words and phrases that it shares with other shows.
    pub topics: Vec<String>,
    /// What the feed says, and more phrases.
    pub keywords: Vec<String>,
}

struct Candidate<'v> {
    count: u32,
    /// In the order of the text.
    place: usize,
    rarity: f32,
    form: &'v str,
    words: Option<[u64; 2]>,
    key: u64,
}

impl Candidate<'_> {
    #[expect(clippy::cast_precision_loss, reason = "a count of words")]
    fn score(&self) -> f32 {
        let phrase = if self.words.is_some() { PHRASE } else { 1.0 };
        (1.0 + (self.count as f32).ln()) * self.rarity.min(MAX_RARITY) * phrase
    }

    /// Whether one is a part of the other, or they have a word in common.
    fn meets(&self, other: &Self) -> bool {
        let parts = |one: &Self| one.words.unwrap_or([one.key, one.key]);
        parts(self).iter().any(|key| parts(other).contains(key)) || self.form == other.form
    }
}

impl Vocabulary {
    pub fn subjects(&self, reader: &mut TopicReader, about: &About) -> Subjects {
        let candidates = self.candidates(reader, about);
        let mut topics: Vec<&Candidate<'_>> = Vec::new();
        for candidate in &candidates {
            if topics.len() == MAX_TOPICS {
                break;
            }
            if !topics.iter().any(|chosen| chosen.meets(candidate)) {
                topics.push(candidate);
            }
        }
        let mut keywords = own_keywords(&about.keywords);
        for phrase in candidates.iter().filter(|candidate| candidate.words.is_some()) {
            if keywords.len() == MAX_KEYWORDS {
                break;
            }
            if !keywords.iter().any(|keyword| keyword == phrase.form) {
                keywords.push(phrase.form.to_owned());
            }
        }
        Subjects { topics: topics.into_iter().map(|topic| topic.form.to_owned()).collect(), keywords }
    }

    /// The topics in a text, the most telling first.
    fn candidates(&self, reader: &mut TopicReader, about: &About) -> Vec<Candidate<'_>> {
        let mut counts: HashMap<u64, (u32, usize, Option<[u64; 2]>)> = HashMap::new();
        reader.each(about, &mut |said, times| {
            let place = counts.len();
            counts.entry(said.key).or_insert((0, place, said.words)).0 += times;
        });
        let known = counts.into_iter().filter_map(|(key, (count, place, words))| {
            let (rarity, form) = self.find(key)?;
            Some(Candidate { count, place, rarity, form, words, key })
        });
        let mut candidates: Vec<Candidate<'_>> = known.collect();
        // Of equal ones the first: texts say first what they are about.
        candidates.sort_by(|one, other| other.score().total_cmp(&one.score()).then(one.place.cmp(&other.place)));
        candidates
    }
}

/// Those of the feed's keywords that tell something, each once.
pub fn own_keywords(keywords: &[String]) -> Vec<String> {
    let mut own: Vec<String> = Vec::new();
    for keyword in keywords {
        let keyword = keyword.trim().trim_start_matches('#').to_lowercase();
        let words: Vec<&str> = keyword.split_whitespace().collect();
        let tells = words.iter().any(|word| !is_empty(word)) && keyword.chars().any(char::is_alphabetic);
        if tells
            && words.len() <= MAX_KEYWORD_WORDS
            && keyword.len() <= MAX_KEYWORD_BYTES
            && !keyword.contains("://")
            && !own.contains(&keyword)
        {
            own.push(keyword);
        }
        if own.len() == MAX_OWN_KEYWORDS {
            break;
        }
    }
    own
}

#[cfg(test)]
mod tests {
    use super::super::learn::TopicLearner;
    use super::*;
    use tempfile::TempDir;

    fn about(show: u64, title: &str, description: &str, keywords: &[&str]) -> About {
        About {
            title: title.to_owned(),
            description: description.to_owned(),
            keywords: keywords.iter().map(|&keyword| keyword.to_owned()).collect(),
            language: "en".to_owned(),
            show,
            ..About::default()
        }
    }

    #[test]
    fn a_document_is_about_its_phrases_and_words() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("topics");
        let mut learner = TopicLearner::default();
        for show in 0..200 {
            let matter = ["Raising a seed round", "Sourdough, flour", "Penalty kicks", "Founders"][show as usize % 4];
            let text = if show < 40 { matter.to_owned() } else { format!("alone{show}") };
            learner.offer(&about(show, &text, "", &[]));
        }
        learner.finish(&path).unwrap();
        let vocabulary = Vocabulary::open(&path).unwrap();
        let text = "How founders found investors for a seed round. Raising it took flour.";
        let found = vocabulary.subjects(
            &mut TopicReader::default(),
            &about(900, "The Seed Round", text, &["Startups ", "#startups", "podcast", "https://a.example"]),
        );
        assert_eq!(found.topics[0], "seed round", "{found:?}");
        assert!(
            found.topics.contains(&"flour".to_owned()) && found.topics.contains(&"founders".to_owned()),
            "{found:?}"
        );
        assert!(!found.topics.iter().any(|topic| topic == "seed"), "a part of a phrase is not told again");
        assert_eq!(found.keywords, ["startups", "seed round"]);
        let nothing = vocabulary.subjects(&mut TopicReader::default(), &about(1, "Nobody", "says this.", &[]));
        assert_eq!(nothing, Subjects::default());
    }
}

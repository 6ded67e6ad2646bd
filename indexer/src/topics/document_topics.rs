//! The topics and keywords of one document.

use super::topic_reader::{MAX_LABEL, MENTION_SOURCES, MentionSource, TopicInput, TopicReader};
use super::topic_stop_words::is_stop_word;
use super::vocabulary::{Topic, Vocabulary};
use earshot_engine::segments::Subjects;
use std::collections::HashMap;

/// Limit of topics per document.
const MAX_TOPICS: usize = 6;
const MAX_KEYWORDS: usize = 12;
/// Limit of the feed's own keywords. Longer lists are written for search engines.
pub const MAX_FEED_KEYWORDS: usize = 8;
/// A longer keyword is a sentence, or several keywords in one.
const MAX_KEYWORD_BYTES: usize = 48;
/// Limit of rarity. A word in five of a million documents is not a better topic than one in thousands, which documents
/// share.
const MAX_RARITY: f32 = 6.5;
/// A phrase is more specific than its words.
const PHRASE_WEIGHT: f32 = 1.4;
/// More mentions count as this many.
const MAX_IN_TEXT: u32 = 4;

/// A word or phrase of a document that may be one of its topics.
#[derive(Clone, Copy)]
pub struct TopicCandidate<'v> {
    pub key: u64,
    pub topic: Topic<'v>,
    words: [u64; MAX_LABEL],
    /// Number of mentions by [`MentionSource`].
    mentions: [u32; MENTION_SOURCES],
    /// Index of the topic among the document's genres.
    pub genre: Option<usize>,
    /// Position of the first mention.
    position: usize,
}

impl TopicCandidate<'_> {
    pub fn has(&self, source: MentionSource) -> bool {
        self.mentions[source as usize] > 0
    }

    pub fn is_in_text(&self) -> bool {
        self.has(MentionSource::Opening) || self.has(MentionSource::Text)
    }

    /// The emphasis of the document on the topic.
    fn weight(&self) -> u32 {
        let has = |source: MentionSource| u32::from(self.has(source));
        let in_text = self.mentions[MentionSource::Opening as usize] + self.mentions[MentionSource::Text as usize];
        2 * has(MentionSource::Title)
            + 3 * has(MentionSource::Keyword)
            + has(MentionSource::Opening)
            + in_text.min(MAX_IN_TEXT)
    }

    fn is_genre(&self) -> bool {
        self.has(MentionSource::Genre)
    }

    /// The topic of a podcast that mentions it in this many episode titles and texts.
    pub fn with_episodes(mut self, episodes: u32) -> Self {
        self.mentions = [0; MENTION_SOURCES];
        self.mentions[MentionSource::Title as usize] = 1;
        self.mentions[MentionSource::Text as usize] = episodes;
        self
    }

    #[expect(clippy::cast_precision_loss, reason = "at most ten")]
    pub fn score(&self) -> f32 {
        let phrase = if self.words[1] == 0 { 1.0 } else { PHRASE_WEIGHT };
        self.weight() as f32 * self.topic.rarity.min(MAX_RARITY) * phrase
    }

    pub fn is_emphasized(&self) -> bool {
        self.weight() >= u32::from(self.topic.min_weight)
    }

    /// Whether both have a word in common.
    fn shares_word(&self, other: &Self) -> bool {
        self.topic.form == other.topic.form || self.words.iter().any(|word| *word != 0 && other.words.contains(word))
    }
}

/// The subjects with these topics. `candidates` contains the phrases that become keywords in addition to the feed's.
pub fn with_keywords(
    topics: &[&TopicCandidate<'_>],
    candidates: &[TopicCandidate<'_>],
    about: &TopicInput,
) -> Subjects {
    let mut keywords = feed_keywords(&about.keywords);
    for phrase in candidates.iter().filter(|candidate| candidate.words[1] != 0 && !candidate.is_genre()) {
        if keywords.len() == MAX_KEYWORDS {
            break;
        }
        let form = phrase.topic.form.to_lowercase();
        if !keywords.contains(&form) {
            keywords.push(form);
        }
    }
    Subjects { topics: topics.iter().map(|topic| topic.topic.form.to_owned()).collect(), keywords }
}

/// The best topics without common words.
pub fn distinct<'c, 'v>(candidates: &'c [TopicCandidate<'v>]) -> Vec<&'c TopicCandidate<'v>> {
    let mut topics: Vec<&TopicCandidate<'_>> = Vec::new();
    for candidate in candidates {
        if topics.len() == MAX_TOPICS {
            break;
        }
        if !topics.iter().any(|chosen| chosen.shares_word(candidate)) {
            topics.push(candidate);
        }
    }
    topics
}

impl Vocabulary {
    /// The subjects of an episode. For podcasts see [`Self::show_subjects`].
    pub fn subjects(&self, reader: &mut TopicReader, about: &TopicInput) -> Subjects {
        let candidates = self.candidates(reader, about);
        with_keywords(&distinct(&candidates), &candidates, about)
    }

    /// The candidate topics of a document, most significant first.
    pub fn candidates(&self, reader: &mut TopicReader, about: &TopicInput) -> Vec<TopicCandidate<'_>> {
        let mut found: HashMap<u64, TopicCandidate<'_>> = HashMap::new();
        reader.for_each_mention(about, &mut |_| true, &mut |mention| {
            if mention.source == MentionSource::GenrePart {
                return;
            }
            // Looks up the mention in its language, then its label, whose key is the same in all languages.
            let mut known = [Some(mention.key), mention.label].into_iter().flatten();
            let Some((key, topic)) = known.find_map(|key| Some((key, self.find(key)?))) else { return };
            let position = found.len();
            let new = TopicCandidate {
                key,
                topic,
                words: mention.words,
                mentions: [0; MENTION_SOURCES],
                genre: None,
                position,
            };
            let candidate = found.entry(key).or_insert(new);
            candidate.mentions[mention.source as usize] += 1;
            if mention.source == MentionSource::Genre {
                candidate.genre = about.genres.iter().position(|genre| genre.trim() == mention.surface_form);
            }
        });
        let mut candidates: Vec<TopicCandidate<'_>> =
            found.into_values().filter(|candidate| candidate.is_emphasized() || candidate.is_genre()).collect();
        // Texts begin with what they are about, so the earlier mention wins ties.
        candidates.sort_by(|one, other| other.score().total_cmp(&one.score()).then(one.position.cmp(&other.position)));
        candidates
    }
}

/// The usable keywords of a feed, each once.
pub fn feed_keywords(keywords: &[String]) -> Vec<String> {
    let mut own: Vec<String> = Vec::new();
    for keyword in keywords {
        let keyword = keyword.trim().trim_start_matches('#').to_lowercase();
        let words: Vec<&str> = keyword.split_whitespace().collect();
        let tells = words.iter().any(|word| !is_stop_word(word)) && keyword.chars().any(char::is_alphabetic);
        if tells
            && words.len() <= MAX_LABEL
            && keyword.len() <= MAX_KEYWORD_BYTES
            && !keyword.contains("://")
            && !own.contains(&keyword)
        {
            own.push(keyword);
        }
        if own.len() == MAX_FEED_KEYWORDS {
            break;
        }
    }
    own
}

#[cfg(test)]
mod tests {
    use super::super::topic_learner::TopicLearner;
    use super::*;
    use tempfile::TempDir;

    fn about(show: u64, title: &str, description: &str, keywords: &[&str]) -> TopicInput {
        TopicInput {
            title: title.to_owned(),
            description: description.to_owned(),
            keywords: keywords.iter().map(|&keyword| keyword.to_owned()).collect(),
            language: "en".to_owned(),
            show,
            ..TopicInput::default()
        }
    }

    /// Subjects in a catalog where several podcasts label themselves with a few topics.
    fn subjects(requested: &TopicInput) -> Subjects {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("topics");
        let mut learner = TopicLearner::default();
        let labels = ["seed rounds", "Flour", "AI", "founders", "beekeeping", "Startups"];
        for show in 0..200 {
            let labels = if show < 24 { &labels[show as usize % 6..][..1] } else { &[] };
            let genres = vec![["Food", "Kids & Family"][show as usize % 2].to_owned()];
            learner.count_document(&TopicInput { genres, ..about(show, &format!("alone{show}"), "", labels) });
        }
        learner.finish(&path).unwrap();
        Vocabulary::open(&path).unwrap().subjects(&mut TopicReader::default(), requested)
    }

    #[test]
    fn topics_are_what_a_document_emphasizes() {
        let text = "How founders get a seed round. It took flour. Some flour and, once, beekeeping.";
        let requested =
            about(900, "The Seed Round and AI", text, &["Startups ", "#startups", "podcast", "https://a.example"]);
        let found = subjects(&requested);
        assert_eq!(found.topics[0], "seed rounds", "a phrase of title and text: {found:?}");
        for topic in ["startups", "founders", "flour", "AI"] {
            assert!(found.topics.iter().any(|found| found == topic), "{topic} of {found:?}");
        }
        assert_eq!(found.topics.len(), 5, "beekeeping is said once: {found:?}");
        assert_eq!(found.keywords, ["startups", "seed rounds"]);
        assert_eq!(subjects(&about(1, "Nobody", "says this.", &[])), Subjects::default());
    }

    #[test]
    fn names_of_shows_and_makers_are_no_topics() {
        let text = "Beekeeping is a show of Flour. Flour and flour.";
        let named = TopicInput {
            name: "Beekeeping".to_owned(),
            makers: vec!["Ada Flour".to_owned()],
            ..about(9, "Beekeeping", text, &[])
        };
        assert_eq!(subjects(&named).topics, Vec::<String>::new());
        let stressed = TopicInput { name: "Beekeeping".to_owned(), ..about(9, "Beekeeping", "On flour.", &[]) };
        assert_eq!(subjects(&stressed).topics, ["flour"]);
    }

    #[test]
    fn labels_know_no_language() {
        let text = "La farine. Toute la farine.";
        let french = TopicInput { language: "fr".to_owned(), ..about(9, "Nos enfants", text, &["AI", "farine"]) };
        assert_eq!(subjects(&french).topics, ["AI"], "farine is of one show");
    }
}

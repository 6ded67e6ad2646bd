//! The topics of a podcast: its own, if its episodes support them, those of its episodes, and its genres.

use super::document_topics::{MAX_FEED_KEYWORDS, TopicCandidate, distinct, with_keywords};
use super::topic_reader::{MentionSource, TopicInput, TopicReader};
use super::vocabulary::Vocabulary;
use earshot_engine::segments::Subjects;
use std::collections::HashMap;

/// Episodes that must mention a topic which the podcast mentions in one place only; all, when it has fewer.
const MIN_SUPPORT: u32 = 2;
/// Episodes that must mention a topic which the podcast's own texts do not mention.
const MIN_MENTIONED: u32 = 3;
/// Titles of episodes that must mention such a topic.
const MIN_TITLED: u32 = 2;
/// Percentage of all episodes that must mention such a topic.
const MIN_MENTIONED_PERCENT: u32 = 30;

/// Main categories of podcast directories, including those before 2019. Other genres are subcategories.
const MAIN_GENRES: [&str; 27] = [
    "arts",
    "arts & entertainment",
    "business",
    "comedy",
    "culture",
    "education",
    "fiction",
    "games & hobbies",
    "government",
    "government & organizations",
    "health",
    "health & fitness",
    "history",
    "kids & family",
    "leisure",
    "music",
    "news",
    "news & politics",
    "religion & spirituality",
    "science",
    "science & medicine",
    "society & culture",
    "sports",
    "sports & recreation",
    "technology",
    "true crime",
    "tv & film",
];
/// Genres that name no subject: catch-alls, formats, and subcategories that need the name of their main category.
const VAGUE_GENRES: [&str; 7] =
    ["arts", "arts & entertainment", "culture", "leisure", "professional", "society & culture", "software how-to"];

/// Counts how many episodes of a podcast mention each topic.
#[derive(Default)]
pub struct EpisodeTopics<'v> {
    episodes: u32,
    topics: HashMap<u64, EpisodeTopic<'v>>,
}

struct EpisodeTopic<'v> {
    /// The candidate from the first episode that mentions it.
    candidate: TopicCandidate<'v>,
    mentioned: u32,
    titled: u32,
}

impl<'v> EpisodeTopics<'v> {
    /// Adds an episode. Its keywords do not count, because feeds repeat those of the podcast in each episode.
    pub fn add(&mut self, vocabulary: &'v Vocabulary, reader: &mut TopicReader, episode: &TopicInput) {
        self.episodes += 1;
        for candidate in vocabulary.candidates(reader, episode) {
            let is_titled = candidate.has(MentionSource::Title);
            if is_titled || candidate.is_in_text() {
                let new = EpisodeTopic { candidate, mentioned: 0, titled: 0 };
                let topic = self.topics.entry(candidate.key).or_insert(new);
                topic.mentioned += 1;
                topic.titled += u32::from(is_titled);
            }
        }
    }

    fn supports(&self, candidate: &TopicCandidate<'_>) -> bool {
        let needed = MIN_SUPPORT.min(self.episodes);
        self.topics.get(&candidate.key).is_some_and(|topic| topic.mentioned >= needed)
    }

    /// Whether a topic of the podcast's own texts counts: the description and the title or a keyword mention it, or
    /// episodes support it. Without episodes, the podcast's own texts decide.
    fn confirms(&self, own: &TopicCandidate<'_>) -> bool {
        let (is_titled, is_in_text) = (own.has(MentionSource::Title), own.is_in_text());
        own.is_emphasized()
            && (is_in_text && (is_titled || own.has(MentionSource::Keyword))
                || (is_in_text || is_titled) && self.episodes == 0
                || self.supports(own))
    }

    /// Topics of enough episodes, regardless of the podcast's own texts.
    fn frequent(&self) -> impl Iterator<Item = TopicCandidate<'v>> {
        let is_frequent = |topic: &&EpisodeTopic<'_>| {
            topic.mentioned >= MIN_MENTIONED
                && topic.titled >= MIN_TITLED
                && topic.mentioned * 100 >= self.episodes * MIN_MENTIONED_PERCENT
        };
        self.topics.values().filter(is_frequent).map(|topic| topic.candidate.with_episodes(topic.mentioned))
    }
}

impl Vocabulary {
    /// The subjects of a podcast (spec 3, `podcastTopics` and `podcastKeywords`). Keywords alone become topics only
    /// when nothing else is confirmed and the list is short: long lists are written for search engines.
    pub fn show_subjects(&self, reader: &mut TopicReader, show: &TopicInput, episodes: &EpisodeTopics<'_>) -> Subjects {
        let own = self.candidates(reader, show);
        let mut topics: Vec<TopicCandidate<'_>> = own.iter().filter(|own| episodes.confirms(own)).copied().collect();
        let is_new = |topic: &TopicCandidate<'_>| topics.iter().all(|own| own.key != topic.key);
        let frequent: Vec<TopicCandidate<'_>> = episodes.frequent().filter(is_new).collect();
        topics.extend(frequent);
        if topics.is_empty() && show.keywords.len() <= MAX_FEED_KEYWORDS {
            topics.extend(own.iter().filter(|own| own.is_emphasized() && own.has(MentionSource::Keyword)));
        }
        topics.sort_by(|one, other| {
            other.score().total_cmp(&one.score()).then_with(|| one.topic.form.cmp(other.topic.form))
        });
        topics.extend(genres(&own, show, episodes));
        with_keywords(&distinct(&topics), &own, show)
    }
}

/// The genres that are topics. Publishers choose one genre and add others to be found, so the first genre counts, a
/// subcategory right after it, and genres that episodes mention.
fn genres<'v>(own: &[TopicCandidate<'v>], show: &TopicInput, episodes: &EpisodeTopics<'_>) -> Vec<TopicCandidate<'v>> {
    let counts = |genre: usize, own: &TopicCandidate<'_>| {
        let name = show.genres[genre].trim().to_lowercase();
        let is_subcategory = !MAIN_GENRES.contains(&name.as_str());
        !VAGUE_GENRES.contains(&name.as_str())
            && (genre == 0 || (genre == 1 && is_subcategory) || episodes.supports(own))
    };
    let mut genres: Vec<(usize, &TopicCandidate<'v>)> = own.iter().filter_map(|own| Some((own.genre?, own))).collect();
    genres.retain(|&(genre, own)| counts(genre, own));
    genres.sort_by_key(|&(genre, _)| genre);
    genres.into_iter().map(|(_, own)| *own).collect()
}

#[cfg(test)]
mod tests {
    use super::super::topic_learner::TopicLearner;
    use super::*;
    use tempfile::TempDir;

    /// Topics of the catalog: several podcasts label themselves with each.
    const LABELS: [&str; 6] = ["beekeeping", "flour", "seed rounds", "founders", "Norway", "yeast"];
    const GENRES: [&str; 8] = [
        "Technology",
        "Tech News",
        "Software How-To",
        "Business",
        "Investing",
        "Society & Culture",
        "Leisure",
        "Hobbies",
    ];

    fn about(title: &str, description: &str) -> TopicInput {
        let [title, description, language] = [title, description, "en"].map(str::to_owned);
        TopicInput { title, description, language, ..TopicInput::default() }
    }

    fn owned(words: &[&str]) -> Vec<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    /// The topics of a podcast with these episodes.
    fn topics(show: &TopicInput, episodes: &[TopicInput]) -> Vec<String> {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("topics");
        let mut learner = TopicLearner::default();
        for number in 0..84 {
            let [keywords, genres] = [&LABELS[..], &GENRES[..]].map(|of| owned(&[of[number % of.len()]]));
            learner.count_document(&TopicInput {
                keywords,
                genres,
                show: number as u64,
                ..about(&format!("alone{number}"), "")
            });
        }
        learner.finish(&path).unwrap();
        let vocabulary = Vocabulary::open(&path).unwrap();
        let (mut reader, mut counted) = (TopicReader::default(), EpisodeTopics::default());
        episodes.iter().for_each(|episode| counted.add(&vocabulary, &mut reader, episode));
        vocabulary.show_subjects(&mut reader, show, &counted).topics
    }

    /// `all` episodes, of which the first `with` have the title and the description.
    fn episodes(all: usize, with: usize, title: &str, description: &str) -> Vec<TopicInput> {
        (0..all).map(|number| if number < with { about(title, description) } else { about("An evening", "") }).collect()
    }

    #[test]
    fn episodes_support_what_the_show_mentions_once() {
        let show = about("Evenings", "We talk about beekeeping with friends.");
        for (all, with, expected) in [
            (0, 0, &["beekeeping"][..]),
            (1, 0, &[]),
            (1, 1, &["beekeeping"]),
            (2, 1, &[]),
            (40, 1, &[]),
            (40, 2, &["beekeeping"]),
        ] {
            let episodes = episodes(all, with, "An evening", "The start of beekeeping.");
            assert_eq!(topics(&show, &episodes), expected, "{with} of {all}");
        }
    }

    #[test]
    fn what_a_show_repeats_needs_no_episodes() {
        let labeled = |title, description, keywords: &[&str]| TopicInput {
            keywords: owned(keywords),
            ..about(title, description)
        };
        for (show, expected) in [
            (labeled("The flour hour", "Evenings of flour.", &[]), &["flour"][..]),
            (labeled("Evenings", "With friends and flour.", &["flour"]), &["flour"]),
            (labeled("The flour hour", "With friends.", &[]), &[]),
            (labeled("Evenings", "With friends and flour.", &["flour", "yeast"]), &["flour"]),
        ] {
            assert_eq!(topics(&show, &episodes(40, 0, "", "")), expected, "{show:?}");
        }
    }

    #[test]
    fn keywords_alone_count_where_nothing_else_does() {
        let many = ["yeast", "a", "b", "c", "d", "e", "f", "g", "h"];
        let spoken = |with| episodes(40, with, "An evening", "The rise of yeast.");
        for (keywords, with, expected) in [
            (&many[..1], 0, &["yeast"][..]),
            (&many[..MAX_FEED_KEYWORDS], 0, &["yeast"]),
            (&many, 0, &[]),
            (&many, 2, &["yeast"]),
        ] {
            let show = TopicInput { keywords: owned(keywords), ..about("Evenings", "With friends.") };
            assert_eq!(topics(&show, &spoken(with)), expected, "{keywords:?}");
        }
    }

    #[test]
    fn topics_of_many_episodes_are_those_of_the_show() {
        let show = about("Evenings", "With friends.");
        let titled = |all, with| episodes(all, with, "Flour at home", "");
        let in_text = |all, with| episodes(all, with, "An evening", "Flour, then more of the flour.");
        let labeled = (0..10).map(|_| TopicInput { keywords: owned(&["flour"]), ..about("An evening", "") }).collect();
        let mixed = titled(2, 2).into_iter().chain(in_text(8, 1)).collect();
        let one_title = titled(1, 1).into_iter().chain(in_text(9, 9)).collect();
        for (episodes, expected, why) in [
            (titled(10, 3), &["flour"][..], "three titles of ten"),
            (titled(11, 3), &[], "three titles of eleven"),
            (titled(2, 2), &[], "two episodes"),
            (mixed, &["flour"], "two titles and a text of ten"),
            (one_title, &[], "one title"),
            (in_text(10, 10), &[], "no title"),
            (labeled, &[], "keywords alone"),
        ] {
            assert_eq!(topics(&show, &episodes), expected, "{why}");
        }
    }

    #[test]
    fn the_first_genre_counts_and_others_with_reason() {
        let spoken = episodes(3, 2, "An evening", "Investing for all.");
        for (genres, episodes, expected) in [
            (&["Technology", "Business"][..], &[][..], &["Technology"][..]),
            (&["Technology", "Tech News"], &[], &["Technology", "Tech News"]),
            (&["Business", "Investing"], &[], &["Business", "Investing"]),
            (&["Technology", "Business", "Investing"], &[], &["Technology"]),
            (&["Technology", "Business", "Investing"], &spoken, &["Technology", "Investing"]),
            (&["Technology", "Software How-To"], &[], &["Technology"]),
            (&["Leisure", "Hobbies"], &[], &["Hobbies"]),
            (&["Society & Culture"], &[], &[]),
        ] {
            let show = TopicInput { genres: owned(genres), ..about("Evenings", "With friends.") };
            assert_eq!(topics(&show, episodes), expected, "{genres:?}");
        }
        let french = TopicInput { genres: owned(&["Business"]), language: "fr".to_owned(), ..about("Nos soirs", "") };
        assert_eq!(topics(&french, &[]), ["Business"], "genres have no language");
    }

    #[test]
    fn names_of_genres_are_in_lower_case() {
        assert!(MAIN_GENRES.iter().chain(&VAGUE_GENRES).all(|genre| *genre == genre.to_lowercase()));
    }
}

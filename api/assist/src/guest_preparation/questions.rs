//! Collects the questions of transcripts, and joins those that are alike.

use super::preparable::{has_name, is_preparable, significant_terms, without_opening};
use super::question_group::{LikelyQuestion, QuestionOccurrence};
use crate::facts::{EpisodeFacts, SpeakerRole};
use crate::hostile_text::is_quotable;
use crate::phrasing::capitalize;
use crate::transcripts;
use crate::words::{Trigrams, WordTerms, word_count};
use earshot_text::analyze::base_language;
use std::collections::HashSet;

/// Characters of transcripts that are read per show.
const MAX_CHARS: usize = 3_000_000;
/// The maximum questions per episode and per show. Each question is compared with all clusters so far.
const MAX_PER_EPISODE: usize = 60;
const MAX_QUESTIONS: usize = 1_500;
/// The minimum trigram similarity of two questions that count as the same. They share half of their significant words, too.
const MIN_SIMILARITY: f32 = 0.45;
/// Length, in words, of a question that a guest can prepare for.
const WORDS: std::ops::RangeInclusive<usize> = 4..=32;
const MAX_OCCURRENCES: usize = 5;
/// Filler words that are removed from the start of a question.
const FILLERS: [&str; 19] = [
    "so", "and", "but", "well", "okay", "ok", "um", "uh", "now", "yeah", "right", "alright", "oh", "um,", "like",
    "then", "also", "great", "just",
];
/// Remarks in the form of a question.
const REMARKS: [&str; 10] = [
    "you know what i mean",
    "does that make sense",
    "right?",
    "isn't it?",
    "don't you think?",
    "are you kidding",
    "can you hear me",
    "is that fair",
    "how are you",
    "you know?",
];

/// A question of the show with its occurrences.
pub(super) struct QuestionCluster {
    pub(super) question: LikelyQuestion,
    trigrams: Trigrams,
    terms: HashSet<String>,
    episodes: HashSet<usize>,
}

impl QuestionCluster {
    /// Whether another question has half of the significant words of the shorter one.
    fn shares_words(&self, terms: &HashSet<String>) -> bool {
        let shared = self.terms.intersection(terms).count();
        shared * 2 >= self.terms.len().min(terms.len())
    }
}

/// Collects the questions of the episodes, newest episode first, and joins similar ones into one cluster. Guests'
/// questions do not count when the transcript has hosts.
pub(super) fn collect(episodes: &[&EpisodeFacts], language: Option<&str>) -> Vec<QuestionCluster> {
    let is_english = language.is_none_or(|tag| base_language(tag) == "en");
    let mut reader = WordTerms::new(language);
    let mut clusters: Vec<QuestionCluster> = Vec::new();
    let (mut chars, mut count) = (0, 0);
    for (number, episode) in episodes.iter().enumerate() {
        let has_hosts = episode.cues.iter().any(|cue| cue.role == SpeakerRole::Host);
        let mut of_episode = 0;
        for turn in transcripts::turns(episode, MAX_CHARS.saturating_sub(chars)) {
            chars += turn.text.len();
            if has_hosts && turn.role != SpeakerRole::Host {
                continue;
            }
            for sentence in turn.sentences() {
                let Some(question) = clean_question(sentence.text) else { continue };
                let question = if is_english { capitalize(without_opening(&question)) } else { question };
                let terms = significant_terms(&question, &mut reader);
                if !is_preparable(&question, &terms, is_english) {
                    continue;
                }
                of_episode += 1;
                count += 1;
                if of_episode > MAX_PER_EPISODE || count > MAX_QUESTIONS {
                    break;
                }
                let occurrence = QuestionOccurrence {
                    episode_id: episode.id.clone(),
                    episode_slug: episode.slug.clone(),
                    episode_title: episode.title.clone(),
                    second: sentence.second,
                };
                add(&mut clusters, (question, terms), number, occurrence);
            }
        }
    }
    clusters
}

fn add(
    clusters: &mut Vec<QuestionCluster>,
    (question, terms): (String, HashSet<String>),
    episode: usize,
    occurrence: QuestionOccurrence,
) {
    let trigrams = Trigrams::new(&question);
    let nearest = clusters
        .iter_mut()
        .filter(|cluster| cluster.shares_words(&terms))
        .map(|cluster| (cluster.trigrams.similarity(&trigrams), cluster))
        .max_by(|left, right| left.0.total_cmp(&right.0));
    match nearest.filter(|(similarity, _)| *similarity >= MIN_SIMILARITY) {
        Some((_, cluster)) => {
            // Only the first occurrence in an episode counts.
            if cluster.episodes.insert(episode) {
                cluster.question.episodes += 1;
                let occurrences = &mut cluster.question.occurrences;
                // "Where can they find Salt Roads?" was for one guest.
                if has_name(&cluster.question.question) && !has_name(&question) {
                    cluster.question.question = question;
                    occurrences.insert(0, occurrence);
                    occurrences.truncate(MAX_OCCURRENCES);
                } else if occurrences.len() < MAX_OCCURRENCES {
                    occurrences.push(occurrence);
                }
            }
        }
        None => clusters.push(QuestionCluster {
            question: LikelyQuestion { question, episodes: 1, occurrences: vec![occurrence] },
            trigrams,
            terms,
            episodes: HashSet::from([episode]),
        }),
    }
}

/// The question without its fillers. `None` when it is not a question for a guest.
pub(crate) fn clean_question(sentence: &str) -> Option<String> {
    let sentence = sentence.trim().trim_end_matches(['"', '”', '\'']);
    if !sentence.ends_with('?') {
        return None;
    }
    let mut rest = sentence;
    while let Some((word, after)) = rest.split_once(' ') {
        let key = word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
        if !FILLERS.contains(&key.as_str()) {
            break;
        }
        rest = after.trim_start();
    }
    let lower = rest.to_lowercase();
    let is_remark =
        REMARKS.iter().any(|remark| lower.starts_with(remark) || (word_count(rest) < 7 && lower.ends_with(remark)));
    (WORDS.contains(&word_count(rest)) && !is_remark && is_quotable(rest)).then(|| capitalize(rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fillers_are_removed_and_remarks_are_not_questions() {
        let cases = [
            ("So, um, how did you get started?", Some("How did you get started?")),
            ("And what would you tell your younger self?", Some("What would you tell your younger self?")),
            ("Right?", None),
            ("That is hard, you know?", None),
            ("How are you doing today?", None),
            ("It was good.", None),
        ];
        for (sentence, expected) in cases {
            assert_eq!(clean_question(sentence).as_deref(), expected, "{sentence}");
        }
    }
}

//! Generates speech: words with realistic frequencies, and recurring phrases.

use earshot_generate::synthetic::{Random, TextGenerator, Topic};

/// Number of phrases per language, and how often one replaces a single word. With these values a transcript compresses
/// like real English ones: to 0.34 in blocks of 32 KiB.
const PHRASES: f64 = 500.0;
const PHRASE_CHANCE: f64 = 0.15;
const PHRASE_WORDS: (u32, u32) = (2, 4);
/// One word in this many belongs to the show's topic.
const TOPIC_ONE_IN: usize = 6;
/// Number of words that a conversation reuses, because nobody uses a whole vocabulary within an hour. With this value,
/// 0.155 of the first 8,000 words are new, as in 464 public transcripts.
const VOCABULARY_WORDS: usize = 1_400;

/// One conversation.
pub struct SyntheticTranscript<'a> {
    text_generator: &'a TextGenerator,
    topic: Topic,
    stock_random: Random,
}

impl<'a> SyntheticTranscript<'a> {
    pub fn new(text_generator: &'a TextGenerator, topic: Topic, stock_random: Random) -> Self {
        Self { text_generator, topic, stock_random }
    }

    /// Appends about `words` words and a period.
    pub fn push(&self, text: &mut String, words: u32, random: &mut Random) {
        let voice = self.text_generator;
        let mut left = words;
        while left > 0 {
            if left >= PHRASE_WORDS.1 && random.chance(PHRASE_CHANCE) {
                let mut phrase = draw_stock_phrase(voice, random);
                let length = phrase.in_range(PHRASE_WORDS.0, PHRASE_WORDS.1);
                for _ in 0..length {
                    push_word(text, voice, voice.vocabulary.word(&mut phrase));
                }
                left -= length;
            } else {
                let is_topic = random.below(TOPIC_ONE_IN) == 0;
                let word =
                    if is_topic { voice.vocabulary.topic_word(self.topic, random) } else { self.draw_word(random) };
                push_word(text, voice, word);
                left -= 1;
            }
        }
        text.push_str(if voice.language.has_spaces { "." } else { "。" });
    }

    fn draw_word(&self, random: &mut Random) -> &str {
        let number = random.below(VOCABULARY_WORDS) as u64;
        self.text_generator.vocabulary.word(&mut self.stock_random.numbered(number))
    }
}

/// Returns the random stream of one of the language's phrases; few phrases are frequent.
fn draw_stock_phrase(voice: &TextGenerator, random: &mut Random) -> Random {
    let place = random.unit_float();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 500")]
    let number = (PHRASES * place * place) as u64;
    Random::named(number, voice.language.tag)
}

fn push_word(text: &mut String, voice: &TextGenerator, word: &str) {
    if voice.language.has_spaces && !text.is_empty() {
        text.push(' ');
    }
    text.push_str(word);
}

#[cfg(test)]
mod tests {
    use crate::search_bench::corpus::{Corpus, Sizes, build_transcript, podcast_id};
    use crate::search_bench::real_transcripts::count_new_words;
    use earshot_model::transcript::CueText;

    /// Returns English transcripts of about `bytes` bytes each.
    fn english(bytes: usize) -> Vec<String> {
        let corpus =
            Corpus::new(Sizes { podcasts: 50, episodes: 50, transcripts: 50, transcript_bytes: 60_000, seed: 1 })
                .unwrap();
        let shows = (0..50).map(|index| corpus.show(index)).filter(|show| show.text_generator.language.tag == "en");
        let transcripts = shows.map(|show| build_transcript(&show, podcast_id(&show), 1, bytes, corpus.now()));
        transcripts.map(|transcript| CueText::from_cues(&transcript.cues).into_text()).collect()
    }

    #[test]
    fn transcripts_compress_like_real_ones() {
        let texts = english(32 << 10);
        let before: usize = texts.iter().map(String::len).sum();
        let after: usize = texts.iter().map(|text| zstd::bulk::compress(text.as_bytes(), 6).unwrap().len()).sum();
        let ratio = after as f64 / before as f64;
        assert!((0.33..0.36).contains(&ratio), "{ratio:.3} of English speech");
    }

    #[test]
    fn transcripts_repeat_their_words_like_real_ones() {
        let (words, new) = count_new_words(english(60_000).iter().map(String::as_str));
        let share = new as f64 / words as f64;
        assert!((0.145..0.165).contains(&share), "{share:.3} of the first words of English speech are new");
    }
}

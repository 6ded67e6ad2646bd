//! What is said: words that count like words, and the turns of phrase that people use again and again.

use earshot_generate::synthetic::{Random, Topic, Voice};

/// Phrases of a language, and how often one is said instead of a single word. With these figures a transcript compresses
/// as real English ones do: to 0.34 in blocks of 32 KiB.
const PHRASES: f64 = 500.0;
const PHRASE_CHANCE: f64 = 0.15;
const PHRASE_WORDS: (u32, u32) = (2, 4);
/// One word in this many is of the show's topic.
const TOPIC_ONE_IN: usize = 6;
/// Draws of words that a talk goes back to: nobody says all the words of a language within an hour. With so many, 0.155 of
/// the first 8,000 words are new, as in 464 public transcripts.
const STOCK: usize = 1_400;

/// One talk.
pub struct Speech<'a> {
    voice: &'a Voice,
    topic: Topic,
    stock: Random,
}

impl<'a> Speech<'a> {
    pub fn new(voice: &'a Voice, topic: Topic, stock: Random) -> Self {
        Self { voice, topic, stock }
    }

    /// Appends about `words` words and a full stop.
    pub fn push(&self, text: &mut String, words: u32, random: &mut Random) {
        let voice = self.voice;
        let mut left = words;
        while left > 0 {
            if left >= PHRASE_WORDS.1 && random.chance(PHRASE_CHANCE) {
                let mut phrase = phrase(voice, random);
                let length = phrase.between(PHRASE_WORDS.0, PHRASE_WORDS.1);
                for _ in 0..length {
                    push_word(text, voice, voice.vocabulary.word(&mut phrase));
                }
                left -= length;
            } else {
                let is_topic = random.below(TOPIC_ONE_IN) == 0;
                let word = if is_topic { voice.vocabulary.topic_word(self.topic, random) } else { self.word(random) };
                push_word(text, voice, word);
                left -= 1;
            }
        }
        text.push_str(if voice.language.spaced { "." } else { "。" });
    }

    fn word(&self, random: &mut Random) -> &str {
        let number = random.below(STOCK) as u64;
        self.voice.vocabulary.word(&mut self.stock.numbered(number))
    }
}

/// Where the words of one of the language's phrases are drawn from; few phrases are frequent.
fn phrase(voice: &Voice, random: &mut Random) -> Random {
    let place = random.unit();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 500")]
    let number = (PHRASES * place * place) as u64;
    Random::named(number, voice.language.tag)
}

fn push_word(text: &mut String, voice: &Voice, word: &str) {
    if voice.language.spaced && !text.is_empty() {
        text.push(' ');
    }
    text.push_str(word);
}

#[cfg(test)]
mod tests {
    use crate::search_bench::corpus::{Corpus, Sizes, podcast_id, transcript};
    use crate::search_bench::real::variety;
    use earshot_model::transcript::SpokenText;

    /// English transcripts of about so many bytes, a text each.
    fn english(bytes: usize) -> Vec<String> {
        let corpus = Corpus::new(Sizes { podcasts: 50, episodes: 50, transcripts: 50, ..Sizes::default() }).unwrap();
        let shows = (0..50).map(|index| corpus.show(index)).filter(|show| show.voice.language.tag == "en");
        let said = shows.map(|show| transcript(&show, podcast_id(&show), 1, bytes, corpus.now()));
        said.map(|said| SpokenText::of(&said.cues).into_text()).collect()
    }

    #[test]
    fn transcripts_compress_like_those_of_the_world() {
        let texts = english(32 << 10);
        let before: usize = texts.iter().map(String::len).sum();
        let after: usize = texts.iter().map(|text| zstd::bulk::compress(text.as_bytes(), 6).unwrap().len()).sum();
        let ratio = after as f64 / before as f64;
        assert!((0.33..0.36).contains(&ratio), "{ratio:.3} of English speech");
    }

    #[test]
    fn transcripts_repeat_their_words_like_those_of_the_world() {
        let (words, new) = variety(english(60_000).iter().map(String::as_str));
        let share = new as f64 / words as f64;
        assert!((0.145..0.165).contains(&share), "{share:.3} of the first words of English speech are new");
    }
}

//! What is said: words that count like words, and the turns of phrase that people use again and again.

use earshot_generate::synthetic::{Random, Topic, Voice};

/// Phrases of a language, and how often one is said instead of a single word. With these figures a transcript compresses
/// as real English ones do: to 0.34 in blocks of 32 KiB.
const PHRASES: f64 = 500.0;
const PHRASE_CHANCE: f64 = 0.35;
const PHRASE_WORDS: (u32, u32) = (2, 4);
/// One word in this many is of the show's topic.
const TOPIC_ONE_IN: usize = 6;

/// Appends about `words` words and a full stop.
pub fn push(text: &mut String, voice: &Voice, words: u32, topic: Topic, random: &mut Random) {
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
            let word =
                if is_topic { voice.vocabulary.topic_word(topic, random) } else { voice.vocabulary.word(random) };
            push_word(text, voice, word);
            left -= 1;
        }
    }
    text.push_str(if voice.language.spaced { "." } else { "。" });
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

    #[test]
    fn transcripts_compress_like_those_of_the_world() {
        let corpus = Corpus::new(Sizes { podcasts: 50, episodes: 50, transcripts: 50, ..Sizes::default() }).unwrap();
        let (mut before, mut after) = (0, 0);
        for index in 0..50 {
            let show = corpus.show(index);
            if show.voice.language.tag != "en" {
                continue;
            }
            let said = transcript(&show, podcast_id(&show), 1, 32 << 10, corpus.now());
            let text: Vec<&str> = said.cues.iter().map(|cue| cue.text.as_str()).collect();
            let text = text.join("\n");
            before += text.len();
            after += zstd::bulk::compress(text.as_bytes(), 6).unwrap().len();
        }
        let ratio = after as f64 / before as f64;
        assert!((0.33..0.36).contains(&ratio), "{ratio:.3} of English speech");
    }
}

//! Converts an authored conversation to timed cues at a natural speaking pace.

use super::sentences::sentences;
use super::show::{Show, Turn};
use crate::transcript::{Cue, Format};
use earshot_model::slug;

/// One transcript in this many is SubRip; the others are WebVTT.
const SRT_ONE_IN: usize = 5;
/// 150 words per minute.
const MS_PER_WORD: u64 = 400;
/// About 390 characters per minute, for scripts without spaces.
const MS_PER_CHARACTER: u64 = 155;
const PAUSE_MS: u64 = 120;
const TURN_PAUSE_MS: u64 = 350;
const SHORTEST_MS: u64 = 600;
/// Two sentences share a cue up to this length.
const LONGEST_SHARED_MS: u64 = 7_500;

/// The path and format of an episode's transcript.
pub struct TranscriptFile {
    pub name: String,
    pub format: Format,
}

/// Writes the transcript of the episode at `index`; `None` when it has none.
pub fn write_transcript(show: &Show, index: usize) -> Option<TranscriptFile> {
    let episodes = &show.authored.episodes;
    if episodes[index].transcript.is_empty() {
        return None;
    }
    // Counts over the whole sample, with a start that differs between shows.
    let earlier = episodes[..index].iter().filter(|episode| !episode.transcript.is_empty()).count();
    let start = crate::random::Random::named(3, &show.slug).below(SRT_ONE_IN);
    let format = if (start + earlier).is_multiple_of(SRT_ONE_IN) { Format::Srt } else { Format::Vtt };
    Some(TranscriptFile { name: format!("{}.{}", file_stem(show, index), format.extension()), format })
}

/// Returns the stem of an episode's files: `07-the-ledger-problem`.
pub fn file_stem(show: &Show, index: usize) -> String {
    let title = slug::from_title(&show.authored.episodes[index].title).unwrap_or_else(|| "episode".to_owned());
    format!("{:02}-{title}", show.episode_number(index))
}

/// Returns cues of one or two sentences each. Times increase and do not overlap.
pub fn build_cues(language: &str, turns: &[Turn]) -> Vec<Cue> {
    let spaced = !language.starts_with("ja");
    let mut cues: Vec<Cue> = Vec::new();
    let mut now_ms = 800;
    for turn in turns {
        let mut turn_cues: Vec<Cue> = Vec::new();
        let mut sentences_in_last = 0;
        for sentence in sentences(&turn.text) {
            let length_ms = speaking_ms(sentence, spaced);
            match turn_cues.last_mut() {
                Some(last) if sentences_in_last < 2 && last.end_ms - last.start_ms + length_ms <= LONGEST_SHARED_MS => {
                    if spaced {
                        last.text.push(' ');
                    }
                    last.text.push_str(sentence);
                    last.end_ms += length_ms;
                    now_ms += length_ms;
                    sentences_in_last += 1;
                }
                _ => {
                    let speaker = turn.speaker.clone();
                    let start_ms = now_ms;
                    let end_ms = start_ms + length_ms;
                    turn_cues.push(Cue { start_ms, end_ms, speaker, text: sentence.to_owned() });
                    now_ms = end_ms + PAUSE_MS;
                    sentences_in_last = 1;
                }
            }
        }
        cues.append(&mut turn_cues);
        now_ms += TURN_PAUSE_MS;
    }
    cues
}

fn speaking_ms(sentence: &str, spaced: bool) -> u64 {
    let ms = if spaced {
        sentence.split_whitespace().count() as u64 * MS_PER_WORD
    } else {
        sentence.chars().count() as u64 * MS_PER_CHARACTER
    };
    ms.max(SHORTEST_MS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cues_hold_two_sentences_at_most_and_do_not_overlap() {
        let turn = |speaker: &str, text: &str| Turn { speaker: speaker.into(), text: text.into() };
        let cues = build_cues("en", &[turn("A", "One two three. Four five. Six seven. Eight."), turn("B", "Nine.")]);
        let texts: Vec<&str> = cues.iter().map(|cue| cue.text.as_str()).collect();
        assert_eq!(texts, ["One two three. Four five.", "Six seven. Eight.", "Nine."]);
        assert_eq!((cues[0].start_ms, cues[0].end_ms), (800, 2_800));
        assert!(cues.windows(2).all(|pair| pair[0].end_ms <= pair[1].start_ms));
    }
}

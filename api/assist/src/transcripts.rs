//! Transcripts as turns of speakers. Sentences are read from turns, because cues often end within a sentence.

use crate::facts::{EpisodeFacts, SpeakerRole, TranscriptCue};
use crate::words::sentences;

/// Longer turns are split at a cue.
const MAX_TURN_CHARS: usize = 4_000;
/// Longer sentences are cut, because transcripts without punctuation have no sentences.
const MAX_SENTENCE_CHARS: usize = 600;

/// Consecutive cues of one speaker, joined by spaces.
pub(crate) struct SpeakerTurn<'a> {
    pub(crate) text: String,
    /// The byte at which each cue begins, with its second.
    starts: Vec<(usize, Option<u32>)>,
    pub(crate) speaker: Option<&'a str>,
    pub(crate) role: SpeakerRole,
}

/// A sentence of a transcript.
pub(crate) struct TranscriptSentence<'t> {
    pub(crate) text: &'t str,
    /// The second at which the cue begins that contains the start of the sentence.
    pub(crate) second: Option<u32>,
}

impl SpeakerTurn<'_> {
    pub(crate) fn sentences(&self) -> impl Iterator<Item = TranscriptSentence<'_>> {
        let all = sentences(&self.text).filter(|(_, text)| text.len() <= MAX_SENTENCE_CHARS);
        all.map(|(at, text)| TranscriptSentence { text, second: self.second_at(at) })
    }

    fn second_at(&self, at: usize) -> Option<u32> {
        let next = self.starts.partition_point(|(start, _)| *start <= at);
        self.starts[..next].iter().rev().find_map(|(_, second)| *second)
    }
}

/// Returns the turns of an episode. Reads at most `max_chars` characters of the transcript.
pub(crate) fn turns(episode: &EpisodeFacts, max_chars: usize) -> Vec<SpeakerTurn<'_>> {
    let mut turns: Vec<SpeakerTurn<'_>> = Vec::new();
    let mut chars = 0;
    for cue in &episode.cues {
        chars += cue.text.len();
        if chars > max_chars {
            break;
        }
        let text = cue.text.trim();
        if text.is_empty() {
            continue;
        }
        match turns.last_mut().filter(|turn| continues(turn, cue)) {
            Some(turn) => {
                turn.starts.push((turn.text.len() + 1, cue.second));
                turn.text.push(' ');
                turn.text.push_str(text);
            }
            None => turns.push(SpeakerTurn {
                text: text.to_owned(),
                starts: vec![(0, cue.second)],
                speaker: cue.speaker.as_deref(),
                role: cue.role,
            }),
        }
    }
    turns
}

fn continues(turn: &SpeakerTurn<'_>, cue: &TranscriptCue) -> bool {
    turn.speaker == cue.speaker.as_deref() && turn.role == cue.role && turn.text.len() < MAX_TURN_CHARS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_run_across_cues_and_keep_their_seconds() {
        let cue =
            |second, text: &str| TranscriptCue { second: Some(second), text: text.into(), ..TranscriptCue::default() };
        let episode = EpisodeFacts {
            cues: vec![cue(0, "So how did"), cue(3, "you begin? I was"), cue(6, "ten.")],
            ..EpisodeFacts::default()
        };
        let turns = turns(&episode, 1_000);
        let found: Vec<(&str, Option<u32>)> =
            turns.iter().flat_map(SpeakerTurn::sentences).map(|sentence| (sentence.text, sentence.second)).collect();
        assert_eq!(found, [("So how did you begin?", Some(0)), ("I was ten.", Some(3))]);
    }
}

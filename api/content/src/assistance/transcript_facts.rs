//! Transcripts with the roles of their speakers.

use earshot_assist::facts::{SpeakerRole, TranscriptCue};
use earshot_model::{Transcript, fold_text};
use std::collections::HashMap;

const MILLISECONDS: i64 = 1_000;

/// The people of an episode, by which speakers are recognized.
pub struct SpeakerNames<'a> {
    /// Names of the hosts.
    pub hosts: &'a [String],
    /// Names of the guests.
    pub guests: &'a [String],
}

/// The cues of a transcript, with the role of each speaker.
pub fn transcript_cues(transcript: &Transcript, names: &SpeakerNames<'_>) -> Vec<TranscriptCue> {
    let mut roles: HashMap<&str, SpeakerRole> = HashMap::new();
    let cues = transcript.cues.iter().map(|cue| {
        let role = cue
            .speaker
            .as_deref()
            .map_or(SpeakerRole::Unknown, |speaker| *roles.entry(speaker).or_insert_with(|| names.role_of(speaker)));
        TranscriptCue {
            second: cue.start_ms.and_then(|start| u32::try_from(start / MILLISECONDS).ok()),
            speaker: cue.speaker.clone(),
            role,
            text: cue.text.clone(),
        }
    });
    cues.collect()
}

impl SpeakerNames<'_> {
    /// The role of a speaker by the label in the transcript: a role, or a name of a host or guest, also in part.
    fn role_of(&self, speaker: &str) -> SpeakerRole {
        let label = fold_text(speaker);
        let words: Vec<&str> =
            label.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let is_one_of = |names: &[String]| names.iter().any(|name| has_name(&words, name));
        match (words.first().copied(), is_one_of(self.hosts), is_one_of(self.guests)) {
            (_, true, false) | (Some("host" | "cohost" | "interviewer"), _, _) => SpeakerRole::Host,
            (_, false, true) | (Some("guest" | "interviewee"), _, _) => SpeakerRole::Guest,
            _ => SpeakerRole::Unknown,
        }
    }
}

/// Whether all words of a label are words of a name: `Ada`, `Lovelace` and `Ada Lovelace` are, for example.
fn has_name(label: &[&str], name: &str) -> bool {
    let name = fold_text(name);
    let words: Vec<&str> = name.split(|letter: char| !letter.is_alphanumeric()).collect();
    !label.is_empty() && label.iter().all(|word| words.contains(word))
}

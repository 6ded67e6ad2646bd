//! Writes transcript files: WebVTT and SubRip from cues.

use std::fmt::Write as _;

/// A cue; times in milliseconds from the start of the episode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cue {
    pub start_ms: u64,
    pub end_ms: u64,
    pub speaker: String,
    pub text: String,
}

/// A format that sample transcripts are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Vtt,
    Srt,
}

impl Format {
    pub fn extension(self) -> &'static str {
        match self {
            Self::Vtt => "vtt",
            Self::Srt => "srt",
        }
    }

    pub fn mime(self) -> &'static str {
        match self {
            Self::Vtt => "text/vtt",
            Self::Srt => "application/x-subrip",
        }
    }

    pub fn document(self, cues: &[Cue]) -> String {
        match self {
            Self::Vtt => vtt(cues),
            Self::Srt => srt(cues),
        }
    }
}

fn vtt(cues: &[Cue]) -> String {
    let mut document = "WEBVTT\n".to_owned();
    for cue in cues {
        document.push('\n');
        push_time(&mut document, cue.start_ms, '.');
        document.push_str(" --> ");
        push_time(&mut document, cue.end_ms, '.');
        let text = cue.text.replace('&', "&amp;").replace('<', "&lt;");
        let _ = writeln!(document, "\n<v {}>{text}", cue.speaker);
    }
    document
}

/// SubRip has no speakers, so the name precedes the first cue of a turn.
fn srt(cues: &[Cue]) -> String {
    let mut document = String::new();
    let mut last_speaker = "";
    for (index, cue) in cues.iter().enumerate() {
        let _ = writeln!(document, "{}", index + 1);
        push_time(&mut document, cue.start_ms, ',');
        document.push_str(" --> ");
        push_time(&mut document, cue.end_ms, ',');
        document.push('\n');
        if cue.speaker != last_speaker {
            let _ = write!(document, "{}: ", cue.speaker);
        }
        let _ = writeln!(document, "{}\n", cue.text);
        last_speaker = &cue.speaker;
    }
    document
}

fn push_time(document: &mut String, ms: u64, point: char) {
    let (hours, minutes, seconds) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60);
    let _ = write!(document, "{hours:02}:{minutes:02}:{seconds:02}{point}{:03}", ms % 1000);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vtt_and_srt_are_written() {
        let cue =
            |start_ms, text: &str| Cue { start_ms, end_ms: start_ms + 1500, speaker: "Ann".into(), text: text.into() };
        let cues = [cue(500, "1 < 2 & so."), cue(3_661_004, "Bye.")];
        assert_eq!(
            Format::Vtt.document(&cues),
            "WEBVTT\n\n00:00:00.500 --> 00:00:02.000\n<v Ann>1 &lt; 2 &amp; so.\n\n\
             01:01:01.004 --> 01:01:02.504\n<v Ann>Bye.\n"
        );
        assert_eq!(
            Format::Srt.document(&cues),
            "1\n00:00:00,500 --> 00:00:02,000\nAnn: 1 < 2 & so.\n\n2\n01:01:01,004 --> 01:01:02,504\nBye.\n\n"
        );
    }
}

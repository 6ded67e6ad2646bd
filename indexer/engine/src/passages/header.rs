//! The header of a transcript record: everything but the text, such as source, times and speakers.
//!
//! ```text
//! length of JSON   JSON   number of cues
//! starts, relative to the previous end   ends, relative to the start   speakers   bytes of text
//! ```
//! Each kind of number is stored separately and compressed as a block of its own, because their values differ.

use earshot_model::{Cue, PodcastId, Timestamp, Transcript, TranscriptFormat};
use earshot_text::varint::{self, VarintReader};
use serde::{Deserialize, Serialize};
use std::io::{self, Write as _};

const ZSTD_LEVEL: i32 = 6;
/// Each kind of number takes at least one byte per cue.
const MIN_CUE_BYTES: usize = 4;

/// The cues of a stored transcript without their text, with its origin.
#[derive(Clone)]
pub struct Header {
    info: TranscriptInfo,
    pub cues: Vec<CueRow>,
}

#[derive(Clone, Serialize, Deserialize)]
struct TranscriptInfo {
    podcast_id: PodcastId,
    language: Option<String>,
    source: String,
    format: TranscriptFormat,
    fetched_at: Timestamp,
    /// Absent in records from before corrections.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    corrected_at: Option<Timestamp>,
    /// Absent in records from before confidences.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    confidence: Option<f64>,
    speakers: Vec<String>,
}

/// A cue without its text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CueRow {
    pub start_ms: Option<i64>,
    pub end_ms: Option<i64>,
    /// Index in the list of speakers.
    speaker: Option<usize>,
    /// Length of the text.
    pub bytes: usize,
}

impl Header {
    pub fn from_transcript(transcript: &Transcript) -> Self {
        let mut speakers: Vec<String> = Vec::new();
        let mut number_of = |name: &String| {
            speakers.iter().position(|known| known == name).unwrap_or_else(|| {
                speakers.push(name.clone());
                speakers.len() - 1
            })
        };
        let row = |cue: &Cue| CueRow {
            start_ms: cue.start_ms,
            end_ms: cue.end_ms,
            speaker: cue.speaker.as_ref().map(&mut number_of),
            bytes: cue.text.len(),
        };
        let cues = transcript.cues.iter().map(row).collect();
        let info = TranscriptInfo {
            podcast_id: transcript.podcast_id,
            language: transcript.language.clone(),
            source: transcript.source.clone(),
            format: transcript.format,
            fetched_at: transcript.fetched_at,
            corrected_at: transcript.corrected_at,
            confidence: transcript.confidence,
            speakers,
        };
        Self { info, cues }
    }

    pub fn fetched_at(&self) -> Timestamp {
        self.info.fetched_at
    }

    pub fn speaker(&self, cue: &CueRow) -> Option<&String> {
        cue.speaker.and_then(|number| self.info.speakers.get(number))
    }

    /// Restores the transcript; `None` when the text's length differs from the sum of the cues' lengths.
    pub fn with_text(self, episode_id: earshot_model::EpisodeId, text: &str) -> Option<Transcript> {
        let mut cues = Vec::with_capacity(self.cues.len());
        let mut start = 0_usize;
        for row in &self.cues {
            let cue_text = text.get(start..start.checked_add(row.bytes)?)?;
            let speaker = self.speaker(row).cloned();
            cues.push(Cue { start_ms: row.start_ms, end_ms: row.end_ms, speaker, text: cue_text.to_owned() });
            start += row.bytes + 1;
        }
        Some(Transcript {
            episode_id,
            podcast_id: self.info.podcast_id,
            language: self.info.language,
            source: self.info.source,
            format: self.info.format,
            cues,
            fetched_at: self.info.fetched_at,
            corrected_at: self.info.corrected_at,
            confidence: self.info.confidence,
        })
    }

    /// The compressed bytes with a checksum.
    pub fn encode(&self) -> io::Result<Vec<u8>> {
        let json = serde_json::to_vec(&self.info)?;
        let mut blocks = [const { Vec::new() }; 5];
        let [about, starts, ends, speakers, lengths] = &mut blocks;
        varint::push_length(about, json.len());
        about.extend(json);
        varint::push_length(about, self.cues.len());
        let mut now = 0;
        for cue in &self.cues {
            varint::push_option(starts, encode_distance(&mut now, cue.start_ms));
            varint::push_option(ends, encode_distance(&mut now, cue.end_ms));
            varint::push_option(speakers, cue.speaker.map(|number| number as u64));
            varint::push_length(lengths, cue.bytes);
        }
        let mut encoder = zstd::Encoder::new(Vec::new(), ZSTD_LEVEL)?;
        encoder.include_checksum(true)?;
        encoder.set_pledged_src_size(Some(blocks.iter().map(|block| block.len() as u64).sum()))?;
        for block in &blocks {
            encoder.write_all(block)?;
            encoder.flush()?;
        }
        encoder.finish()
    }

    /// Decodes decompressed bytes; `None` when they are not a valid header.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let mut reader = VarintReader::new(bytes);
        let length = reader.length()?;
        let about = serde_json::from_slice(reader.take_bytes(length)?).ok()?;
        let mut cues = vec![CueRow::default(); reader.count(MIN_CUE_BYTES)?];
        for cue in &mut cues {
            // Stores the difference first, until the ends are decoded.
            cue.start_ms = reader.option()?.map(varint::zigzag_decode);
        }
        let mut now = 0;
        for cue in &mut cues {
            cue.start_ms = decode_distance(&mut now, cue.start_ms);
            cue.end_ms = decode_distance(&mut now, reader.option()?.map(varint::zigzag_decode));
        }
        for cue in &mut cues {
            cue.speaker = reader.option()?.map(usize::try_from).transpose().ok()?;
        }
        for cue in &mut cues {
            cue.bytes = reader.length()?;
        }
        Some(Self { info: about, cues })
    }
}

/// The difference between a time and the previous one. Sets `now` to the time.
fn encode_distance(now: &mut i64, time: Option<i64>) -> Option<u64> {
    let distance = time?.wrapping_sub(*now);
    *now = time?;
    Some(varint::zigzag_encode(distance))
}

fn decode_distance(now: &mut i64, distance: Option<i64>) -> Option<i64> {
    *now = now.wrapping_add(distance?);
    Some(*now)
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_model::EpisodeId;
    use proptest::prelude::*;

    fn time() -> impl Strategy<Value = Option<i64>> {
        let near = 0_i64..5_000_000;
        let far = i64::MIN / 2..i64::MAX / 2;
        prop_oneof![8 => near.prop_map(Some), 1 => far.prop_map(Some), 1 => Just(None)]
    }

    fn cue() -> impl Strategy<Value = Cue> {
        let speaker = prop::option::of("[a-c]");
        (time(), time(), speaker, "[a-zß ]{0,90}").prop_map(|(start_ms, end_ms, speaker, text)| Cue {
            start_ms,
            end_ms,
            speaker,
            text,
        })
    }

    fn transcript(cues: Vec<Cue>) -> Transcript {
        let podcast_id = PodcastId::from_feed_url("https://a.example");
        Transcript {
            episode_id: EpisodeId::derive(podcast_id, "1"),
            podcast_id,
            language: Some("de".to_owned()),
            source: "https://a.example/1.vtt".to_owned(),
            format: TranscriptFormat::Vtt,
            cues,
            fetched_at: Timestamp::UNIX_EPOCH,
            corrected_at: Some(Timestamp::UNIX_EPOCH),
            confidence: Some(0.937),
        }
    }

    fn decoded(bytes: &[u8]) -> Option<Header> {
        Header::decode(&zstd::decode_all(bytes).ok()?)
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_header_and_the_text_are_the_transcript(cues in prop::collection::vec(cue(), 0..40)) {
            let given = transcript(cues);
            let text: Vec<&str> = given.cues.iter().map(|cue| cue.text.as_str()).collect();
            let header = decoded(&Header::from_transcript(&given).encode().unwrap()).unwrap();
            prop_assert_eq!(header.with_text(given.episode_id, &text.join("\n")), Some(given));
        }

        #[test]
        fn damaged_headers_are_refused(cues in prop::collection::vec(cue(), 1..9), at: prop::sample::Index, byte: u8, kept: prop::sample::Index) {
            let bytes = Header::from_transcript(&transcript(cues)).encode().unwrap();
            let mut plain = zstd::decode_all(bytes.as_slice()).unwrap();
            let length = plain.len();
            prop_assert!(Header::decode(&plain[..kept.index(length)]).is_none());
            // Decoding never panics, whatever the bytes are.
            plain[at.index(length)] = byte;
            let _ = Header::decode(&plain).map(|header| header.with_text(EpisodeId(uuid::Uuid::nil()), "some text"));
        }
    }
}

//! Parses JSON transcripts: the podcast namespace's `segments` (`startTime`, `endTime`, `body`, `speaker`), and the
//! output of speech recognizers. The file is streamed, so a truncated one yields its segments before the cut.

mod scalar;

use super::cue_collector::CueCollector;
use super::{TranscriptRejection, speaker, word_cues};
use earshot_model::Cue;
use scalar::Scalar;
use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// Maximum number of segments, more than the words of a day. Further ones are skipped.
const MAX_SEGMENTS: usize = 400_000;

/// Keys of lists and objects that contain segments or words.
const CONTAINER_KEYS: &[&str] =
    &["segments", "cues", "utterances", "monologues", "results", "response", "transcript", "words", "elements"];

pub(super) fn parse(text: &str, cues: &mut CueCollector) -> Result<(), TranscriptRejection> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let mut segments = Vec::new();
    let broken = SegmentSeed { segments: &mut segments }.deserialize(&mut reader).err();
    if segments.is_empty() {
        return Err(TranscriptRejection::OtherJson);
    }
    if let Some(error) = broken {
        cues.issues.error("broken-json", error.line(), "the JSON is cut off or invalid here; the rest was not read");
    }
    word_cues::push_joined_words(segments, cues);
    Ok(())
}

/// Visits a value that may be or contain segments. Returns its text when it is one.
struct SegmentSeed<'a> {
    segments: &'a mut Vec<Cue>,
}

/// The fields of an object.
#[derive(Default)]
struct SegmentFields {
    body: Option<String>,
    speaker: Option<String>,
    start_ms: Option<i64>,
    end_ms: Option<i64>,
}

impl<'de> DeserializeSeed<'de> for SegmentSeed<'_> {
    type Value = Option<String>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Option<String>, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for SegmentSeed<'_> {
    type Value = Option<String>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a transcript")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Option<String>, A::Error> {
        while items.next_element_seed(SegmentSeed { segments: self.segments })?.is_some() {}
        Ok(None)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Option<String>, A::Error> {
        let segments = self.segments;
        let before = segments.len();
        let mut own = SegmentFields::default();
        let mut are_words = false;
        while let Some(key) = entries.next_key::<String>()? {
            match key.as_str() {
                // Alternatives of the same speech; the first is the most likely.
                "alternatives" => entries.next_value_seed(FirstItemSeed(SegmentSeed { segments }))?,
                // When sentences and words cover the same speech, the sentences count.
                name if CONTAINER_KEYS.contains(&name)
                    && (segments.len() == before || (are_words && name != "words")) =>
                {
                    let words_end = segments.len();
                    let text = entries.next_value_seed(SegmentSeed { segments })?;
                    if segments.len() > words_end {
                        segments.drain(before..words_end);
                        are_words = name == "words";
                    }
                    own.body = own.body.or(text);
                }
                "body" | "text" | "word" | "value" => {
                    own.body = entries.next_value::<Scalar>()?.into_text().or(own.body)
                }
                // Follows `word` and includes punctuation.
                "punctuated_word" => own.body = entries.next_value::<Scalar>()?.into_text().or(own.body),
                "speaker" => own.speaker = entries.next_value::<Scalar>()?.into_name(),
                "startTime" | "start" | "start_time" | "ts" => own.start_ms = entries.next_value::<Scalar>()?.into_ms(),
                "endTime" | "end" | "end_time" | "end_ts" => own.end_ms = entries.next_value::<Scalar>()?.into_ms(),
                _ => {
                    entries.next_value::<IgnoredAny>()?;
                }
            }
        }
        push_segment(segments, before, own);
        Ok(None)
    }

    fn visit_str<E>(self, text: &str) -> Result<Option<String>, E> {
        Ok(Some(text.to_owned()))
    }

    fn visit_bool<E>(self, _: bool) -> Result<Option<String>, E> {
        Ok(None)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Option<String>, E> {
        Ok(None)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Option<String>, E> {
        Ok(None)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Option<String>, E> {
        Ok(None)
    }

    fn visit_unit<E>(self) -> Result<Option<String>, E> {
        Ok(None)
    }
}

/// Adds the segment of an object, given the segments found inside it.
fn push_segment(segments: &mut Vec<Cue>, before: usize, own: SegmentFields) {
    let SegmentFields { body, speaker, start_ms, end_ms } = own;
    let has_inside = segments.len() > before;
    if has_inside && (start_ms.is_none() || body.is_none()) {
        // The text or speaker applies to the segments inside.
        for segment in &mut segments[before..] {
            segment.speaker = segment.speaker.take().or_else(|| speaker.clone());
        }
        return;
    }
    // A sentence that also lists its words.
    segments.truncate(before);
    let Some(body) = body else { return };
    let (name, words) = if speaker.is_some() { (None, body.as_str()) } else { speaker::split_speaker(&body) };
    if !words.trim().is_empty() && segments.len() < MAX_SEGMENTS {
        let speaker = speaker.or_else(|| name.map(str::to_owned));
        segments.push(Cue { start_ms, end_ms, speaker, text: words.trim().to_owned() });
    }
}

/// Visits only the first element of a list.
struct FirstItemSeed<'a>(SegmentSeed<'a>);

impl<'de> DeserializeSeed<'de> for FirstItemSeed<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for FirstItemSeed<'_> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a list of alternatives")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        items.next_element_seed(self.0)?;
        while items.next_element::<IgnoredAny>()?.is_some() {}
        Ok(())
    }
}

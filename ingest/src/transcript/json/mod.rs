//! The podcast namespace's JSON (`segments` of `startTime`, `endTime`, `body`, `speaker`), and what speech recognisers
//! write. Read as a stream: a file that breaks off keeps what stood before.

mod scalar;

use super::cue_collector::CueCollector;
use super::{TranscriptRejection, speaker, word_cues};
use earshot_model::Cue;
use scalar::Scalar;
use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// Words of a day without sleep; more are passed over.
const MAX_SEGMENTS: usize = 400_000;

/// Keys of lists and objects that hold segments or words.
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
        cues.issues.error("broken-json", error.line(), "the JSON breaks off or is wrong here: the rest was not read");
    }
    word_cues::push_joined_words(segments, cues);
    Ok(())
}

/// A value that may be a segment, or hold some. Gives its text when it is one.
struct SegmentSeed<'a> {
    segments: &'a mut Vec<Cue>,
}

/// What an object says of itself.
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
                // Guesses at one stretch of speech: the first is the likeliest.
                "alternatives" => entries.next_value_seed(FirstItemSeed(SegmentSeed { segments }))?,
                // Of sentences and words for the same speech, sentences count.
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
                // Comes after `word`, and says more.
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

/// What an object amounts to, with what was found inside it.
fn push_segment(segments: &mut Vec<Cue>, before: usize, own: SegmentFields) {
    let SegmentFields { body, speaker, start_ms, end_ms } = own;
    let has_inside = segments.len() > before;
    if has_inside && (start_ms.is_none() || body.is_none()) {
        // The whole text, or the speaker, of what stands inside.
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

/// The first of a list.
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

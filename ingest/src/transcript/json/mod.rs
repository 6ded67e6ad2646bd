//! Parses JSON transcripts: the podcast namespace's `segments` (`startTime`, `endTime`, `body`, `speaker`), and the
//! output of speech recognizers. The file is streamed, so a truncated one yields its segments before the cut.

mod keys;
mod scalar;
mod times;

use super::cue_collector::CueCollector;
use super::transcript_rejection::TranscriptRejection;
use super::{speaker, word_cues};
use earshot_model::Cue;
use keys::{FieldKey, SpeakerKey};
use scalar::Scalar;
use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::Value;
use std::fmt;
use times::TimeValue;

/// Maximum number of segments, more than the words of a day. Further ones are skipped.
const MAX_SEGMENTS: usize = 400_000;

pub(super) fn parse(text: &str, cues: &mut CueCollector) -> Result<(), TranscriptRejection> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let mut segments = Segments::default();
    let broken = SegmentSeed { segments: &mut segments }.deserialize(&mut reader).err();
    if segments.cues.is_empty() {
        return Err(TranscriptRejection::OtherJson);
    }
    if let Some(error) = broken {
        cues.issues.error("broken-json", error.line(), "the JSON is cut off or invalid here; the rest was not read");
    }
    let Segments { cues: mut found, has_exact_time } = segments;
    if !has_exact_time && let Some(divisor) = times::find_divisor(&found) {
        cues.issues.notice("time-unit", None, "the times are whole numbers in a smaller unit than seconds");
        found.iter_mut().for_each(|cue| times::divide(cue, divisor));
    }
    speaker::split_speakers(&mut found);
    word_cues::push_joined_words(found, cues);
    Ok(())
}

/// The segments so far.
#[derive(Default)]
struct Segments {
    cues: Vec<Cue>,
    /// Whether a time has a fraction, a unit or the form of a clock, so that its unit is certain.
    has_exact_time: bool,
}

/// Visits a value that may be or contain segments. Returns its text when it is one.
struct SegmentSeed<'a> {
    segments: &'a mut Segments,
}

/// The fields of an object.
#[derive(Default)]
struct SegmentFields {
    body: Option<String>,
    speaker: Option<(SpeakerKey, String)>,
    start_ms: Option<i64>,
    end_ms: Option<i64>,
    duration_ms: Option<i64>,
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
        let before = segments.cues.len();
        let mut own = SegmentFields::default();
        let mut are_words = false;
        while let Some(name) = entries.next_key::<String>()? {
            match FieldKey::of(&name) {
                FieldKey::Alternatives => entries.next_value_seed(FirstItemSeed(SegmentSeed { segments }))?,
                // When sentences and words cover the same speech, the sentences count.
                FieldKey::Container if segments.cues.len() == before || (are_words && !is_word_list(&name)) => {
                    let words_end = segments.cues.len();
                    let text = entries.next_value_seed(SegmentSeed { segments })?;
                    if segments.cues.len() > words_end {
                        segments.cues.drain(before..words_end);
                        are_words = is_word_list(&name);
                    }
                    own.body = own.body.or(text);
                }
                // A later one counts: `punctuated_word` follows `word` and includes punctuation.
                FieldKey::Body => own.body = entries.next_value::<Scalar>()?.into_text().or(own.body),
                FieldKey::Pieces => own.body = join_pieces(&entries.next_value()?).or(own.body),
                FieldKey::Speaker(key) => {
                    let name = speaker_name(entries.next_value()?).map(|name| (key, name));
                    let is_better = |(before, _): &(SpeakerKey, String)| *before <= key;
                    own.speaker = name.filter(|_| own.speaker.as_ref().is_none_or(is_better)).or(own.speaker);
                }
                FieldKey::Start(unit) => {
                    let time = TimeValue::read(&entries.next_value()?, unit);
                    segments.has_exact_time |= time.is_exact;
                    own.start_ms = time.start_ms.or(own.start_ms);
                    own.end_ms = time.end_ms.or(own.end_ms);
                }
                FieldKey::End(unit) => {
                    let time = TimeValue::read(&entries.next_value()?, unit);
                    segments.has_exact_time |= time.is_exact;
                    own.end_ms = time.start_ms.or(own.end_ms);
                }
                FieldKey::Duration(unit) => {
                    own.duration_ms = TimeValue::read(&entries.next_value()?, unit).start_ms.or(own.duration_ms)
                }
                FieldKey::Container | FieldKey::Other => {
                    entries.next_value::<IgnoredAny>()?;
                }
            }
        }
        own.end_ms = own.end_ms.or_else(|| own.start_ms?.checked_add(own.duration_ms?));
        push_segment(&mut segments.cues, before, own);
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

/// Whether a list contains single words, which sentences may repeat.
fn is_word_list(name: &str) -> bool {
    matches!(name, "words" | "items")
}

/// Joins the pieces of a line: `[{"utf8": "so"}, {"utf8": " it"}]`.
fn join_pieces(pieces: &Value) -> Option<String> {
    let texts = pieces.as_array()?.iter().filter_map(|piece| piece.get("utf8").or_else(|| piece.get("text"))?.as_str());
    Some(texts.collect::<String>()).filter(|text| !text.trim().is_empty())
}

/// Returns a speaker's name, which may be in an object.
fn speaker_name(value: Value) -> Option<String> {
    match value {
        Value::Object(mut fields) => ["name", "speaker_name", "displayName", "display_name", "fullName", "label", "id"]
            .iter()
            .find_map(|key| speaker_name(fields.remove(*key)?).filter(|name| !name.is_empty())),
        other => serde_json::from_value::<Scalar>(other).ok()?.into_name(),
    }
}

/// Adds the segment of an object, given the segments found inside it.
fn push_segment(segments: &mut Vec<Cue>, before: usize, own: SegmentFields) {
    let SegmentFields { body, start_ms, end_ms, .. } = own;
    let speaker = own.speaker.map(|(_, name)| name);
    let has_inside = segments.len() > before;
    if has_inside && (start_ms.is_none() || body.is_none()) {
        // The text, the speaker or the times apply to the segments inside.
        if let [only] = &mut segments[before..]
            && only.start_ms.is_none()
        {
            (only.start_ms, only.end_ms) = (start_ms, end_ms);
        }
        for segment in &mut segments[before..] {
            segment.speaker = segment.speaker.take().or_else(|| speaker.clone());
        }
        return;
    }
    // A sentence that also lists its words.
    segments.truncate(before);
    let Some(body) = body.filter(|body| !body.trim().is_empty()) else { return };
    if segments.len() < MAX_SEGMENTS {
        segments.push(Cue { start_ms, end_ms, speaker, text: body.trim().to_owned() });
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

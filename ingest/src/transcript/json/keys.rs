//! The keys with which speech recognizers name the parts of a transcript.

/// The role of a JSON key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FieldKey {
    /// A list or an object with segments or words.
    Container,
    /// A list of alternatives of the same speech, the most likely first.
    Alternatives,
    Body,
    /// A list of pieces of text that belong together.
    Pieces,
    /// The speaker. Of several keys, the one with the highest rank counts.
    Speaker(SpeakerKey),
    Start(TimeUnit),
    End(TimeUnit),
    Duration(TimeUnit),
    Other,
}

/// How a key names a speaker, from the least to the most useful: recognizers give the number beside the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum SpeakerKey {
    Id,
    Label,
    Name,
}

/// The unit of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TimeUnit {
    /// Not named by the key: seconds in most files, milliseconds in some.
    Unnamed,
    Milliseconds,
    /// 100 nanoseconds.
    Ticks,
}

const CONTAINERS: &[&str] = &[
    "segments",
    "cues",
    "utterances",
    "monologues",
    "results",
    "response",
    "transcript",
    "transcription",
    "words",
    "elements",
    "result",
    "chunks",
    "events",
    "sentences",
    "paragraphs",
    "channels",
    "items",
    "captions",
    "lines",
    "phrases",
    "recognizedphrases",
    "audiosegments",
    "turns",
];
const BODIES: &[&str] =
    &["body", "text", "word", "value", "punctuatedword", "content", "display", "displaytext", "sentence", "caption"];
const SPEAKERS: &[(&str, SpeakerKey)] = &[
    ("speakerid", SpeakerKey::Id),
    ("speakertag", SpeakerKey::Id),
    ("speakerindex", SpeakerKey::Id),
    ("channeltag", SpeakerKey::Id),
    ("speaker", SpeakerKey::Label),
    ("speakerlabel", SpeakerKey::Label),
    ("voice", SpeakerKey::Label),
    ("participant", SpeakerKey::Label),
    ("speakername", SpeakerKey::Name),
    ("speakerdisplayname", SpeakerKey::Name),
    ("speakerfullname", SpeakerKey::Name),
    ("participantname", SpeakerKey::Name),
];
const STARTS: &[&str] = &[
    "start",
    "starttime",
    "startts",
    "startoffset",
    "offset",
    "begin",
    "begintime",
    "from",
    "ts",
    "tstart",
    "datastart",
    "time",
];
const ENDS: &[&str] = &["end", "endtime", "endts", "endoffset", "stop", "stoptime", "to", "dataend"];
const DURATIONS: &[&str] = &["duration", "dur", "dduration"];
/// Suffixes that name the unit. A longer one comes before its own suffix.
const UNITS: &[(&str, TimeUnit)] = &[
    ("inmilliseconds", TimeUnit::Milliseconds),
    ("milliseconds", TimeUnit::Milliseconds),
    ("millis", TimeUnit::Milliseconds),
    ("inms", TimeUnit::Milliseconds),
    ("ms", TimeUnit::Milliseconds),
    ("inticks", TimeUnit::Ticks),
    ("inseconds", TimeUnit::Unnamed),
    ("seconds", TimeUnit::Unnamed),
    ("secs", TimeUnit::Unnamed),
    ("sec", TimeUnit::Unnamed),
    ("", TimeUnit::Unnamed),
];

impl FieldKey {
    /// Classifies a key, without case and separators: `start_time`, `startTimeMs`.
    pub(super) fn of(key: &str) -> Self {
        let name: String = key.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
        match name.as_str() {
            "alternatives" | "nbest" => return Self::Alternatives,
            "segs" => return Self::Pieces,
            // Start and end together: `{"from": …, "to": …}` or `[0.0, 2.5]`.
            "offsets" => return Self::Start(TimeUnit::Milliseconds),
            "timestamps" | "timestamp" => return Self::Start(TimeUnit::Unnamed),
            "offsetinticks" => return Self::Start(TimeUnit::Ticks),
            name if CONTAINERS.contains(&name) => return Self::Container,
            name if BODIES.contains(&name) => return Self::Body,
            _ => {}
        }
        if let Some((_, key)) = SPEAKERS.iter().find(|(speaker, _)| *speaker == name) {
            return Self::Speaker(*key);
        }
        let mut bases = UNITS.iter().filter_map(|(suffix, unit)| Some((name.strip_suffix(suffix)?, *unit)));
        let field = |(base, unit): (&str, TimeUnit)| {
            let is_one_of = |names: &[&str]| names.contains(&base);
            match () {
                () if is_one_of(STARTS) => Some(Self::Start(unit)),
                () if is_one_of(ENDS) => Some(Self::End(unit)),
                () if is_one_of(DURATIONS) => Some(Self::Duration(unit)),
                () => None,
            }
        };
        bases.find_map(field).unwrap_or(Self::Other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_classified() {
        let cases = [
            ("startTime", FieldKey::Start(TimeUnit::Unnamed)),
            ("start_ms", FieldKey::Start(TimeUnit::Milliseconds)),
            ("tStartMs", FieldKey::Start(TimeUnit::Milliseconds)),
            ("endTimeSeconds", FieldKey::End(TimeUnit::Unnamed)),
            ("durationInTicks", FieldKey::Duration(TimeUnit::Ticks)),
            ("items", FieldKey::Container),
            ("audio_segments", FieldKey::Container),
            ("speaker_label", FieldKey::Speaker(SpeakerKey::Label)),
            ("speaker_name", FieldKey::Speaker(SpeakerKey::Name)),
            ("speakerId", FieldKey::Speaker(SpeakerKey::Id)),
            ("offsetMilliseconds", FieldKey::Start(TimeUnit::Milliseconds)),
            ("confidence", FieldKey::Other),
            ("", FieldKey::Other),
        ];
        for (key, expected) in cases {
            assert_eq!(FieldKey::of(key), expected, "{key}");
        }
    }
}

//! Reads `verbose_json`, the response of OpenAI's `audio/transcriptions` with times.

use crate::confidence::MeanConfidence;
use crate::error::TranscriptionError;
use crate::transcriber::RecognizedSpeech;
use earshot_model::Cue;
use serde::Deserialize;

/// More segments than a day of speech has.
const MAX_SEGMENTS: usize = 200_000;
/// The longest audio, in seconds. Later times are invalid.
const MAX_SECONDS: f64 = 7.0 * 86_400.0;
/// A pause between words after which a new cue begins, when a service returns words only.
const PAUSE_S: f64 = 0.8;
const MAX_CUE_CHARS: usize = 200;

#[derive(Deserialize)]
struct Response {
    text: Option<String>,
    language: Option<String>,
    segments: Option<Vec<Segment>>,
    words: Option<Vec<Word>>,
}

#[derive(Deserialize)]
struct Segment {
    start: Option<f64>,
    end: Option<f64>,
    #[serde(default)]
    text: String,
    speaker: Option<String>,
    /// The probability that there is no speech.
    no_speech_prob: Option<f64>,
    /// The mean of the logarithms of the tokens' probabilities.
    avg_logprob: Option<f64>,
}

#[derive(Deserialize)]
struct Word {
    start: Option<f64>,
    end: Option<f64>,
    #[serde(default)]
    word: String,
    probability: Option<f64>,
    /// The same under the name that other servers use.
    confidence: Option<f64>,
}

/// Reads a response. Times that are missing, invalid or run backwards are repaired, so that cues are in order.
///
/// # Errors
/// [`TranscriptionError::BadResponse`] for other or broken JSON, [`TranscriptionError::NoSpeech`] without text.
pub fn read_response(body: &[u8]) -> Result<RecognizedSpeech, TranscriptionError> {
    let response: Response =
        serde_json::from_slice(body).map_err(|error| TranscriptionError::BadResponse { reason: error.to_string() })?;
    let Response { text, language, segments, words } = response;
    if text.is_none() && segments.is_none() && words.is_none() {
        return Err(TranscriptionError::BadResponse { reason: "it has no text".to_owned() });
    }
    let segments: Vec<Segment> =
        segments.unwrap_or_default().into_iter().filter(is_speech).take(MAX_SEGMENTS).collect();
    let words = words.unwrap_or_default();
    let confidence = confidence_of(&segments, &words);
    let mut cues: Vec<Cue> = segments.into_iter().map(segment_cue).collect();
    cues.retain(|cue| !cue.text.is_empty());
    if cues.is_empty() {
        cues = join_words(words);
    }
    if cues.is_empty() && !text.as_deref().unwrap_or_default().trim().is_empty() {
        let text = text.unwrap_or_default().trim().to_owned();
        cues.push(Cue { start_ms: None, end_ms: None, speaker: None, text });
    }
    repair_times(&mut cues);
    if cues.is_empty() {
        return Err(TranscriptionError::NoSpeech);
    }
    Ok(RecognizedSpeech { language: language.and_then(|name| language_tag(&name)), cues, confidence })
}

/// The mean probability of the words: by segment, or else by word.
fn confidence_of(segments: &[Segment], words: &[Word]) -> Option<f64> {
    let mut by_segment = MeanConfidence::default();
    for segment in segments {
        by_segment.add(segment.avg_logprob.map(f64::exp), segment.text.trim().len());
    }
    let mut by_word = MeanConfidence::default();
    for word in words {
        by_word.add(word.probability.or(word.confidence), word.word.trim().len());
    }
    by_segment.mean().or_else(|| by_word.mean())
}

/// Whisper's own rule for segments in which it made words up: there is no speech, and it is not confident.
fn is_speech(segment: &Segment) -> bool {
    let is_silent = segment.no_speech_prob.is_some_and(|silence| silence > 0.6);
    !(is_silent && segment.avg_logprob.is_some_and(|confidence| confidence < -1.0))
}

fn segment_cue(segment: Segment) -> Cue {
    let speaker = segment.speaker.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
    let text = segment.text.split_whitespace().collect::<Vec<_>>().join(" ");
    Cue { start_ms: to_ms(segment.start), end_ms: to_ms(segment.end), speaker, text }
}

fn to_ms(seconds: Option<f64>) -> Option<i64> {
    let seconds = seconds.filter(|seconds| (0.0..=MAX_SECONDS).contains(seconds))?;
    Some((seconds * 1_000.0).round() as i64)
}

fn join_words(words: Vec<Word>) -> Vec<Cue> {
    let mut cues: Vec<Cue> = Vec::new();
    let mut last_end = None;
    for word in words.into_iter().take(MAX_SEGMENTS) {
        let text = word.word.trim();
        if text.is_empty() {
            continue;
        }
        let has_pause = match (last_end, word.start) {
            (Some(end), Some(start)) => start - end > PAUSE_S,
            _ => false,
        };
        last_end = word.end.or(last_end);
        match cues.last_mut().filter(|cue| !has_pause && cue.text.len() < MAX_CUE_CHARS) {
            Some(cue) => {
                cue.text.push(' ');
                cue.text.push_str(text);
                cue.end_ms = to_ms(word.end).or(cue.end_ms);
            }
            None => cues.push(Cue {
                start_ms: to_ms(word.start),
                end_ms: to_ms(word.end),
                speaker: None,
                text: text.to_owned(),
            }),
        }
    }
    cues
}

/// Raises times that are before those of the cue before.
fn repair_times(cues: &mut [Cue]) {
    let mut latest = 0;
    for cue in cues {
        if let Some(start) = &mut cue.start_ms {
            *start = (*start).max(latest);
            latest = *start;
        }
        if let Some(end) = &mut cue.end_ms {
            *end = (*end).max(cue.start_ms.unwrap_or(latest));
        }
    }
}

/// Services return tags or English names.
fn language_tag(name: &str) -> Option<String> {
    const NAMES: [(&str, &str); 24] = [
        ("arabic", "ar"),
        ("chinese", "zh"),
        ("czech", "cs"),
        ("danish", "da"),
        ("dutch", "nl"),
        ("english", "en"),
        ("finnish", "fi"),
        ("french", "fr"),
        ("german", "de"),
        ("greek", "el"),
        ("hebrew", "he"),
        ("hindi", "hi"),
        ("hungarian", "hu"),
        ("indonesian", "id"),
        ("italian", "it"),
        ("japanese", "ja"),
        ("korean", "ko"),
        ("norwegian", "no"),
        ("polish", "pl"),
        ("portuguese", "pt"),
        ("russian", "ru"),
        ("spanish", "es"),
        ("swedish", "sv"),
        ("turkish", "tr"),
    ];
    let name = name.trim().to_ascii_lowercase();
    if let Some((_, tag)) = NAMES.iter().find(|(full, _)| *full == name) {
        return Some((*tag).to_owned());
    }
    let is_tag = matches!(name.len(), 2 | 3) && name.bytes().all(|byte| byte.is_ascii_lowercase());
    is_tag.then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn times(json: &str) -> Vec<(Option<i64>, Option<i64>, String)> {
        let speech = read_response(json.as_bytes()).expect("speech");
        speech.cues.into_iter().map(|cue| (cue.start_ms, cue.end_ms, cue.text)).collect()
    }

    #[test]
    fn segments_become_cues_in_order() {
        let json = r#"{"language":"english","text":"a b","segments":[
            {"start":5.0,"end":6.5,"text":"  Hello \n there"},
            {"start":4.0,"end":3.0,"text":"backwards"},
            {"start":-1,"end":1e99,"text":"no times"},
            {"start":9,"end":10,"text":" "},
            {"start":9,"end":10,"text":"Thanks for watching!","no_speech_prob":0.9,"avg_logprob":-1.5}]}"#;
        let row = |start, end, text: &str| (start, end, text.to_owned());
        assert_eq!(
            times(json),
            [
                row(Some(5_000), Some(6_500), "Hello there"),
                row(Some(5_000), Some(5_000), "backwards"),
                row(None, None, "no times"),
            ]
        );
        assert_eq!(read_response(json.as_bytes()).expect("speech").language.as_deref(), Some("en"));
    }

    #[test]
    fn words_or_text_alone_are_enough() {
        let words = r#"{"text":"one two three","words":[{"word":"one","start":0,"end":0.5},
            {"word":"two","start":0.6,"end":1},{"word":"three","start":4,"end":4.4}]}"#;
        let row = |start, end, text: &str| (start, end, text.to_owned());
        assert_eq!(times(words), [row(Some(0), Some(1_000), "one two"), row(Some(4_000), Some(4_400), "three")]);
        assert_eq!(times(r#"{"text":" only text "}"#), [row(None, None, "only text")]);
    }

    #[test]
    fn confidence_is_the_mean_over_speech() {
        let confidence = |json: &str| read_response(json.as_bytes()).expect("speech").confidence;
        // Probabilities of 0.9 and 0.6; the third text is silence, the fourth has none.
        let segments = r#"{"segments":[
            {"text":" twenty letters long.","avg_logprob":-0.105360516},
            {"text":"ten chars.","avg_logprob":-0.510825624},
            {"text":"Thanks for watching!","no_speech_prob":0.9,"avg_logprob":-1.5},
            {"text":"No number"}], "words":[{"word":"a","probability":0.1}]}"#;
        assert_eq!(confidence(segments), Some(0.8));
        let words = r#"{"text":"one two","words":[{"word":"one","probability":0.5},{"word":" two","confidence":0.7},
            {"word":"six","probability":7}]}"#;
        assert_eq!(confidence(words), Some(0.6));
        assert_eq!(confidence(r#"{"text":"only text"}"#), None);
        assert_eq!(confidence(r#"{"segments":[{"text":"a","avg_logprob":0.5}]}"#), None, "no probability is above 1");
    }

    #[test]
    fn other_responses_are_errors() {
        let error = |body: &str| read_response(body.as_bytes()).expect_err("no speech").to_string();
        assert!(error(r#"{"text":"a","segments":[{"start":1"#).contains("invalid"));
        assert!(error(r#"{"error":"x"}"#).contains("no text"));
        assert!(error("<html>").contains("invalid"));
        assert!(error(r#"{"text":" ","segments":[]}"#).contains("no speech"));
    }

    proptest! {
        #[test]
        fn times_never_run_backwards(times in prop::collection::vec((-10.0..1e6, -10.0..1e6), 1..40)) {
            let segments: Vec<_> =
                times.iter().map(|(start, end)| serde_json::json!({"start": start, "end": end, "text": "x"})).collect();
            let body = serde_json::json!({ "segments": segments }).to_string();
            let cues = read_response(body.as_bytes()).expect("speech").cues;
            let starts: Vec<i64> = cues.iter().filter_map(|cue| cue.start_ms).collect();
            prop_assert!(starts.is_sorted());
            prop_assert!(cues.iter().all(|cue| cue.end_ms >= cue.start_ms || cue.end_ms.is_none()));
        }
    }
}

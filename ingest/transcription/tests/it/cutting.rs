//! Long audio of several formats, whole and damaged, as a recognizer gets it.

use crate::{decoder, mp3};
use async_trait::async_trait;
use earshot_model::Cue;
use earshot_transcription::{
    AudioFile, AudioFormat, AudioPart, RecognizedSpeech, Transcriber, TranscriptionError, recognize,
};
use proptest::prelude::*;
use std::f64::consts::PI;
use std::io::{Read as _, Write as _};
use std::sync::Mutex;

const RATE: usize = 44_100;
/// A syllable of noise lasts this long, and a pause follows after every fourth.
const SYLLABLE_S: f64 = 0.2;

/// Takes WAV pieces of a megabyte, and keeps their samples.
#[derive(Default)]
struct Listener {
    pieces: Mutex<Vec<Vec<i16>>>,
}

#[async_trait]
impl Transcriber for Listener {
    fn model(&self) -> &str {
        "listener"
    }

    fn max_bytes(&self) -> u64 {
        1_000_000
    }

    fn takes_samples_only(&self) -> bool {
        true
    }

    async fn transcribe(&self, mut audio: AudioPart, _: Option<&str>) -> Result<RecognizedSpeech, TranscriptionError> {
        let mut bytes = Vec::new();
        audio.file.read_to_end(&mut bytes).expect("reads");
        assert_eq!((bytes.len() as u64, audio.format), (audio.bytes, AudioFormat::Wav));
        assert!(bytes.len() <= 1_000_000 && bytes.starts_with(b"RIFF"));
        let samples: Vec<i16> = bytes[44..].chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]])).collect();
        let end_ms = samples.len() as i64 / 16;
        self.pieces.lock().expect("the lock").push(samples);
        let cue = Cue { start_ms: Some(0), end_ms: Some(end_ms), speaker: None, text: "heard".to_owned() };
        Ok(RecognizedSpeech { language: None, cues: vec![cue], confidence: Some(0.75) })
    }
}

/// Syllables of a tone with pauses of 0.4 s between words of four.
fn speech(seconds: f64) -> impl Iterator<Item = i16> {
    (0..(seconds * RATE as f64) as usize).map(|sample| {
        let second = sample as f64 / RATE as f64;
        let is_pause = (second / SYLLABLE_S) as usize % 6 >= 4;
        let loudness = if is_pause { 10.0 } else { 12_000.0 };
        (loudness * (2.0 * PI * 220.0 * second).sin()) as i16
    })
}

/// A stereo WAV file.
fn wav(seconds: f64) -> Vec<u8> {
    let data: Vec<u8> =
        speech(seconds).flat_map(|sample| [sample.to_le_bytes(), sample.to_le_bytes()].concat()).collect();
    let mut file = b"RIFF".to_vec();
    file.extend((data.len() as u32 + 36).to_le_bytes());
    file.extend(b"WAVEfmt \x10\0\0\0\x01\0\x02\0");
    file.extend((RATE as u32).to_le_bytes());
    file.extend((RATE as u32 * 4).to_le_bytes());
    file.extend(b"\x04\0\x10\0data");
    file.extend((data.len() as u32).to_le_bytes());
    file.extend(data);
    file
}

async fn listen(bytes: &[u8]) -> Result<(Vec<Vec<i16>>, Vec<i64>), TranscriptionError> {
    let mut file = tempfile::tempfile().expect("a file");
    file.write_all(bytes).expect("written");
    let audio = AudioFile { file, bytes: bytes.len() as u64, format: AudioFormat::Wav };
    let listener = Listener::default();
    let mut ends = Vec::new();
    recognize(&listener, &decoder(), &audio, None, &mut |_, until_ms| ends.push(until_ms)).await?;
    Ok((listener.pieces.into_inner().expect("the lock"), ends))
}

fn loudest(samples: &[i16]) -> u16 {
    samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap_or_default()
}

#[tokio::test]
async fn pieces_begin_and_end_in_pauses_and_overlap() {
    let (pieces, ends) = listen(&wav(100.0)).await.expect("decoded");
    assert!(pieces.len() >= 4, "{ends:?}");
    assert!((ends.last().expect("an end") - 100_000).abs() <= 1, "{ends:?}");
    for (number, pair) in pieces.windows(2).enumerate() {
        let (before, after) = (&pair[0], &pair[1]);
        // A tenth of a second at the cuts is silent.
        assert!(loudest(&before[before.len() - 1_600..]) < 100, "the end of piece {number}");
        assert!(loudest(&after[..1_600]) < 100, "the start of piece {}", number + 1);
        // Cuts lie between windows of 20 ms.
        let start_ms = (ends[number + 1] - after.len() as i64 / 16 + 10) / 20 * 20;
        let overlap_ms = ends[number] - start_ms;
        assert!((3_000..=12_000).contains(&overlap_ms), "{overlap_ms}");
        let shared = overlap_ms as usize * 16;
        assert!(before[before.len() - shared..] == after[..shared], "piece {number} and the next share samples");
    }
}

/// Three seconds, of which the second has a tone of 440 Hz, in stereo with 44,100 samples per second, encoded by FFmpeg.
const TONES: [(&str, &[u8]); 7] = [
    ("MP3", include_bytes!("../fixtures/tone.mp3")),
    ("AAC in MP4", include_bytes!("../fixtures/tone.m4a")),
    ("AAC", include_bytes!("../fixtures/tone.aac")),
    ("Vorbis", include_bytes!("../fixtures/tone.ogg")),
    ("FLAC", include_bytes!("../fixtures/tone.flac")),
    ("Opus", include_bytes!("../fixtures/tone.opus")),
    ("Opus in WebM", include_bytes!("../fixtures/tone.webm")),
];

#[tokio::test]
async fn every_format_is_decoded_at_its_times() {
    for (format, bytes) in TONES {
        let (pieces, _) = listen(bytes).await.expect(format);
        let samples = pieces.concat();
        assert!((45_000..52_000).contains(&samples.len()), "{format}: {}", samples.len());
        let first = samples.iter().position(|sample| sample.unsigned_abs() > 6_000).expect("a tone");
        let last = samples.iter().rposition(|sample| sample.unsigned_abs() > 6_000).expect("a tone");
        // Encoders add up to 0.1 s before the start.
        assert!((15_500..18_500).contains(&first) && (31_500..34_500).contains(&last), "{format}: {first} {last}");
        let crossings = samples[first..last].windows(2).filter(|pair| (pair[0] < 0) != (pair[1] < 0)).count();
        assert!(crossings.abs_diff(880) < 30, "{format}: {crossings}");
    }
}

#[tokio::test]
async fn a_codec_without_a_decoder_is_named() {
    // Apple Lossless.
    let error = listen(include_bytes!("../fixtures/alac.m4a")).await.expect_err("refused");
    assert!(error.to_string().contains("its format or codec is not supported"), "{error}");
}

#[tokio::test]
async fn a_file_without_its_table_is_refused() {
    // The table of an MP4 file stands at its end.
    let (_, file) = TONES[1];
    let error = listen(&file[..file.len() / 2]).await.expect_err("refused");
    assert!(matches!(error, TranscriptionError::NotDecoded { .. }), "{error}");
}

#[tokio::test]
async fn a_truncated_file_gives_what_it_has() {
    let whole = wav(20.0);
    let (pieces, ends) = listen(&whole[..whole.len() / 2]).await.expect("decoded");
    assert_eq!(pieces.len(), 1);
    assert!((9_900..=10_000).contains(&ends[0]), "{ends:?}");
}

#[tokio::test]
async fn broken_frames_are_skipped() {
    let mut file = mp3(1_000);
    // Bytes in the middle that are no frames: the reader finds the next one.
    file[417 * 500 + 4..417 * 520].fill(0x55);
    let (_, ends) = listen(&file).await.expect("decoded");
    assert!((25_000..=26_200).contains(ends.last().expect("an end")), "{ends:?}");
}

/// An MP4 file whose table of sample sizes names four billion entries, and one whose box is longer than any file.
fn hostile_mp4(length: u64, entries: u32) -> Vec<u8> {
    let boxed = |name: &[u8], content: &[u8]| [&(content.len() as u32 + 8).to_be_bytes()[..], name, content].concat();
    let table = boxed(b"stsz", &[&[0_u8; 8][..], &entries.to_be_bytes()].concat());
    let media = boxed(b"mdia", &boxed(b"minf", &boxed(b"stbl", &table)));
    let movie = boxed(b"moov", &boxed(b"trak", &media));
    let huge = [&1_u32.to_be_bytes()[..], b"hdlr", &length.to_be_bytes()].concat();
    [boxed(b"ftyp", b"M4A \0\0\0\0M4A "), movie, huge].concat()
}

#[tokio::test]
async fn files_that_name_more_than_they_have_are_refused() {
    for file in [hostile_mp4(u64::MAX / 2, u32::MAX), hostile_mp4(1 << 40, 1 << 20)] {
        let error = listen(&file).await.expect_err("refused");
        assert!(error.to_string().starts_with("the audio could not be decoded: it"), "{error}");
        assert!(!error.is_transient());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Whatever the bytes are, there is an end: samples, or a refusal that is no failure of the system.
    #[test]
    fn damaged_bytes_of_any_format_have_an_end(
        kind in 0_usize..8,
        noise in prop::collection::vec(any::<u8>(), 0..6_000),
        place in 0_usize..4_000,
    ) {
        let starts: [&[u8]; 8] = [
            b"ID3\x04\0\0\0\0\0\x05tags!\xFF\xFB\x90\0",
            b"OggS\0\x02",
            b"fLaC\0\0\0\x22",
            b"RIFF\xFF\xFF\xFF\xFFWAVEfmt ",
            b"\0\0\0\x18ftypM4A ",
            b"\x1A\x45\xDF\xA3",
            TONES[5].1,
            TONES[6].1,
        ];
        let mut file = [starts[kind], &mp3(20)].concat();
        let place = place.min(file.len());
        file.splice(place..(place + noise.len()).min(file.len()), noise.iter().copied());
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        if let Err(error) = runtime.block_on(listen(&file)) {
            let is_final = matches!(error, TranscriptionError::NotDecoded { .. } | TranscriptionError::NoSpeech);
            prop_assert!(is_final, "{}", error);
        }
    }
}

//! A tiny model of random weights: what is loaded, what is refused, and that every window has an end. `scripts/test-recognition`
//! transcribes speech with a real one.

use super::*;
use crate::media_type::AudioFormat;
use crate::wav::header;
use earshot_testkit::{Tensor, TinyModel};
use serde_json::json;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use tempfile::TempDir;

const DIMENSIONS: usize = 8;
/// The end, the start, a language, the task, silence and no times; the marks of times come last.
const MARKS: [&str; 6] =
    ["<|endoftext|>", "<|startoftranscript|>", "<|en|>", "<|transcribe|>", "<|nospeech|>", "<|notimestamps|>"];
const WORDS: [&str; 4] = ["tea", "oolong", "\u{120}", "milk"];
const VOCABULARY: usize = WORDS.len() + MARKS.len() + vocabulary::TIMES as usize;

fn tiny() -> TinyModel {
    let mut seed = 1_u32;
    let mut random = |shape: &[usize]| {
        let mut next = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) as f32 / 65_536.0 - 0.5
        };
        Tensor { shape: shape.to_vec(), values: (0..shape.iter().product()).map(|_| next()).collect() }
    };
    let mut tensors = BTreeMap::new();
    let mut add = |name: String, shape: &[usize]| {
        tensors.insert(format!("model.{name}"), random(shape));
    };
    let norm = |name: &str, add: &mut dyn FnMut(String, &[usize])| {
        add(format!("{name}.weight"), &[DIMENSIONS]);
        add(format!("{name}.bias"), &[DIMENSIONS]);
    };
    for (part, attentions) in [("encoder", vec!["self_attn"]), ("decoder", vec!["self_attn", "encoder_attn"])] {
        let layer = format!("{part}.layers.0");
        for attention in attentions {
            for projection in ["q_proj", "k_proj", "v_proj", "out_proj"] {
                add(format!("{layer}.{attention}.{projection}.weight"), &[DIMENSIONS, DIMENSIONS]);
                add(format!("{layer}.{attention}.{projection}.bias"), &[DIMENSIONS]);
            }
            norm(&format!("{layer}.{attention}_layer_norm"), &mut add);
        }
        add(format!("{layer}.fc1.weight"), &[DIMENSIONS * 4, DIMENSIONS]);
        add(format!("{layer}.fc1.bias"), &[DIMENSIONS * 4]);
        add(format!("{layer}.fc2.weight"), &[DIMENSIONS, DIMENSIONS * 4]);
        add(format!("{layer}.fc2.bias"), &[DIMENSIONS]);
        norm(&format!("{layer}.final_layer_norm"), &mut add);
        norm(&format!("{part}.layer_norm"), &mut add);
    }
    add("encoder.conv1.weight".to_owned(), &[DIMENSIONS, 80, 3]);
    add("encoder.conv1.bias".to_owned(), &[DIMENSIONS]);
    add("encoder.conv2.weight".to_owned(), &[DIMENSIONS, DIMENSIONS, 3]);
    add("encoder.conv2.bias".to_owned(), &[DIMENSIONS]);
    add("encoder.embed_positions.weight".to_owned(), &[1_500, DIMENSIONS]);
    add("decoder.embed_tokens.weight".to_owned(), &[VOCABULARY, DIMENSIONS]);
    add("decoder.embed_positions.weight".to_owned(), &[32, DIMENSIONS]);
    let config = json!({
        "model_type": "whisper", "num_mel_bins": 80, "max_source_positions": 1500, "d_model": DIMENSIONS,
        "encoder_attention_heads": 2, "encoder_layers": 1, "decoder_attention_heads": 2, "decoder_layers": 1,
        "vocab_size": VOCABULARY, "max_target_positions": 32, "suppress_tokens": null,
    });
    let vocabulary: serde_json::Map<String, serde_json::Value> =
        WORDS.iter().zip(0..).map(|(word, id)| ((*word).to_owned(), json!(id))).collect();
    let mark = |(content, id): (&&str, usize)| {
        json!({
            "id": id, "content": content, "single_word": false, "lstrip": false, "rstrip": false,
            "normalized": false, "special": true,
        })
    };
    let tokenizer = json!({
        "version": "1.0", "truncation": null, "padding": null, "normalizer": null, "pre_tokenizer": null,
        "post_processor": null, "decoder": null,
        "added_tokens": MARKS.iter().zip(WORDS.len()..).map(mark).collect::<Vec<_>>(),
        "model": { "type": "WordLevel", "vocab": vocabulary, "unk_token": "tea" },
    });
    TinyModel { config, tokenizer, tensors }
}

fn write(model: &TinyModel) -> TempDir {
    let folder = TempDir::new().expect("a folder");
    model.write(folder.path()).expect("written");
    folder
}

fn refusal(folder: &TempDir) -> String {
    WhisperModel::open(folder.path(), Some("tiny")).err().expect("refused").to_string()
}

/// Samples as a file that a recognizer gets.
fn audio(samples: &[i16]) -> AudioPart {
    let mut file = tempfile::tempfile().expect("a file");
    file.write_all(&header(samples.len() as u64)).expect("written");
    file.write_all(&samples.iter().flat_map(|sample| sample.to_le_bytes()).collect::<Vec<u8>>()).expect("written");
    AudioPart { file, bytes: 44 + samples.len() as u64 * 2, format: AudioFormat::Wav }
}

fn noise(seconds: usize) -> Vec<i16> {
    (0..seconds * 16_000).map(|at| ((at * 7_919 % 2_003) as i16 - 1_000) * 8).collect()
}

#[tokio::test]
async fn a_model_transcribes_and_names_itself() {
    let folder = write(&tiny());
    let model = WhisperModel::open(folder.path(), Some("tiny")).expect("opens");
    assert_eq!((model.model(), model.takes_samples_only()), ("tiny", true));
    match model.transcribe(audio(&noise(70)), Some("de")).await {
        Ok(speech) => {
            assert_eq!(speech.language.as_deref(), Some("en"), "it knows English only");
            assert!(speech.cues.is_sorted_by_key(|cue| cue.start_ms), "{:?}", speech.cues);
            assert!(speech.cues.iter().all(|cue| cue.end_ms <= Some(70_000)), "{:?}", speech.cues);
            assert!(speech.confidence.is_some_and(|mean| (0.0..=1.0).contains(&mean)), "{:?}", speech.confidence);
        }
        Err(error) => assert!(matches!(error, TranscriptionError::NoSpeech), "{error}"),
    }
}

#[tokio::test]
async fn silence_has_no_speech() {
    let folder = write(&tiny());
    let model = WhisperModel::open(folder.path(), None).expect("opens");
    for seconds in [0, 1, 61] {
        let error = model.transcribe(audio(&vec![1; seconds * 16_000]), None).await.expect_err("silence");
        assert!(matches!(error, TranscriptionError::NoSpeech), "{error}");
    }
}

#[tokio::test]
async fn a_canceled_transcription_frees_the_model() {
    let folder = write(&tiny());
    let model = WhisperModel::open(folder.path(), None).expect("opens");
    // Dropped before its end, which would take minutes.
    let long = audio(&noise(3_600));
    tokio::select! {
        biased;
        _ = model.transcribe(long, None) => panic!("it ended"),
        () = tokio::task::yield_now() => {}
    }
    let error = model.transcribe(audio(&[0; 16_000]), None).await.expect_err("silence");
    assert!(matches!(error, TranscriptionError::NoSpeech), "{error}");
}

#[test]
fn a_folder_that_is_not_a_whole_model_is_refused_with_its_file() {
    for file in ["config.json", "tokenizer.json", "model.safetensors"] {
        let folder = write(&tiny());
        fs::remove_file(folder.path().join(file)).expect("removed");
        assert!(refusal(&folder).contains(file), "{file}");
    }
    let folder = write(&tiny());
    let path = folder.path().join("model.safetensors");
    let bytes = fs::read(&path).expect("read");
    fs::write(&path, &bytes[..bytes.len() / 2]).expect("written");
    assert!(refusal(&folder).contains("model.safetensors"), "half of the weights");
}

#[test]
fn a_model_of_another_kind_or_shape_is_refused() {
    let bert = write(&TinyModel::bert(12, 1, &[&["tea"]]));
    assert!(refusal(&bert).contains("\"bert\" is no kind of model that recognizes speech"), "{}", refusal(&bert));
    let changes = [
        ("d_model", json!(10), "tensor"),
        ("d_model", json!(1_u64 << 40), "d_model is"),
        ("decoder_attention_heads", json!(0), "heads"),
        ("max_source_positions", json!(3_000), "max_source_positions"),
        ("vocab_size", json!(900), "tokenizer.json"),
        ("activation_function", json!("relu"), "gelu"),
    ];
    for (key, value, expected) in changes {
        let mut model = tiny();
        model.config[key] = value;
        let refused = refusal(&write(&model));
        assert!(refused.contains(expected), "{key}: {refused}");
    }
    let mut other_tokens = tiny();
    other_tokens.tokenizer["added_tokens"] = json!([]);
    assert!(refusal(&write(&other_tokens)).contains("has no token <|"));
}

//! Folders with tiny embedding models: the layout and network of published models, with random weights.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

/// The shape and the values of a tensor.
#[derive(Clone, Debug)]
pub struct Tensor {
    pub shape: Vec<usize>,
    pub values: Vec<f32>,
}

/// A tiny model before it is written. Tests may change every part.
#[derive(Clone, Debug)]
pub struct TinyModel {
    pub config: Value,
    pub tokenizer: Value,
    pub tensors: BTreeMap<String, Tensor>,
}

/// The first tokens of the vocabulary.
const SPECIAL_TOKENS: [&str; 4] = ["[PAD]", "[UNK]", "[CLS]", "[SEP]"];
const PADDING: usize = 0;
const MAX_POSITIONS: usize = 40;
const INTERMEDIATE_SIZE: usize = 32;

/// Generates the same pseudorandom numbers for each seed.
struct WeightGenerator(u64);

impl WeightGenerator {
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let bits = u16::try_from(self.0 >> 48).unwrap_or_default();
        f32::from(bits) / f32::from(u16::MAX) - 0.5
    }

    fn tensor(&mut self, shape: &[usize], scale: f32) -> Tensor {
        let count = shape.iter().product();
        Tensor { shape: shape.to_vec(), values: (0..count).map(|_| self.next() * scale).collect() }
    }
}

impl TinyModel {
    /// A BERT with one layer whose vectors have `dimensions` numbers (a multiple of 12). It gives all words of a topic
    /// the same meaning, and no meaning to other words.
    #[must_use]
    pub fn bert(dimensions: usize, seed: u64, topics: &[&[&str]]) -> Self {
        let mut numbers = WeightGenerator(seed.wrapping_mul(2).wrapping_add(1));
        let words: Vec<&str> = topics.iter().copied().flatten().copied().collect();
        let all = SPECIAL_TOKENS.iter().chain(&words);
        let vocabulary: serde_json::Map<String, Value> =
            all.zip(0..).map(|(word, id)| ((*word).to_owned(), json!(id))).collect();
        let size = vocabulary.len();
        let special = |(id, token): (usize, &&str)| {
            json!({
                "id": id, "content": token, "single_word": false, "lstrip": false, "rstrip": false,
                "normalized": false, "special": true,
            })
        };
        let config = json!({
            "model_type": "bert", "architectures": ["BertModel"], "hidden_size": dimensions, "vocab_size": size,
            "num_hidden_layers": 1, "num_attention_heads": 12, "intermediate_size": INTERMEDIATE_SIZE,
            "hidden_act": "gelu", "max_position_embeddings": MAX_POSITIONS, "type_vocab_size": 2,
            "layer_norm_eps": 1e-12, "pad_token_id": PADDING, "hidden_dropout_prob": 0.1,
        });
        let tokenizer = json!({
            "version": "1.0", "truncation": null, "padding": null,
            "added_tokens": SPECIAL_TOKENS.iter().enumerate().map(special).collect::<Vec<_>>(),
            "normalizer": {
                "type": "BertNormalizer", "clean_text": true, "handle_chinese_chars": true, "strip_accents": null,
                "lowercase": true,
            },
            "pre_tokenizer": { "type": "BertPreTokenizer" },
            "post_processor": { "type": "BertProcessing", "sep": ["[SEP]", 3], "cls": ["[CLS]", 2] },
            "decoder": null,
            "model": {
                "type": "WordPiece", "unk_token": "[UNK]", "continuing_subword_prefix": "##",
                "max_input_chars_per_word": 100, "vocab": vocabulary,
            },
        });
        let mut tensors = BTreeMap::new();
        let mut add = |name: &str, tensor: Tensor| tensors.insert(name.to_owned(), tensor);
        let mut rows = numbers.tensor(&[SPECIAL_TOKENS.len(), dimensions], 0.1);
        for topic in topics {
            let meaning = numbers.tensor(&[dimensions], 4.0).values;
            topic.iter().for_each(|_| rows.values.extend(&meaning));
        }
        rows.shape[0] = size;
        add("embeddings.word_embeddings.weight", rows);
        add("embeddings.position_embeddings.weight", numbers.tensor(&[MAX_POSITIONS, dimensions], 0.1));
        add("embeddings.token_type_embeddings.weight", numbers.tensor(&[2, dimensions], 0.1));
        let ones = Tensor { shape: vec![dimensions], values: vec![1.0; dimensions] };
        let mut linear = |name: &str, rows: usize, columns: usize| {
            add(&format!("{name}.weight"), numbers.tensor(&[rows, columns], 0.1));
            add(&format!("{name}.bias"), numbers.tensor(&[rows], 0.1));
        };
        let layer = "encoder.layer.0";
        for part in ["self.query", "self.key", "self.value", "output.dense"] {
            linear(&format!("{layer}.attention.{part}"), dimensions, dimensions);
        }
        linear(&format!("{layer}.intermediate.dense"), INTERMEDIATE_SIZE, dimensions);
        linear(&format!("{layer}.output.dense"), dimensions, INTERMEDIATE_SIZE);
        for part in ["embeddings", &format!("{layer}.attention.output"), &format!("{layer}.output")] {
            tensors.insert(format!("{part}.LayerNorm.weight"), ones.clone());
            tensors.insert(format!("{part}.LayerNorm.bias"), numbers.tensor(&[dimensions], 0.1));
        }
        Self { config, tokenizer, tensors }
    }

    /// Writes the model's folder.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        self.write_without_weights(folder)?;
        fs::write(folder.join("model.safetensors"), encode_safetensors(&self.tensors.iter().collect::<Vec<_>>()))
    }

    /// Writes the folder with the weights in two files and an index.
    pub fn write_in_shards(&self, folder: &Path) -> io::Result<()> {
        self.write_without_weights(folder)?;
        let all: Vec<_> = self.tensors.iter().collect();
        let mut map = serde_json::Map::new();
        for (part, number) in all.chunks(all.len().div_ceil(2)).zip(1..) {
            let name = format!("model-{number:05}-of-00002.safetensors");
            map.extend(part.iter().map(|(tensor, _)| ((*tensor).clone(), json!(name))));
            fs::write(folder.join(name), encode_safetensors(part))?;
        }
        let index = json!({ "metadata": {}, "weight_map": map });
        fs::write(folder.join("model.safetensors.index.json"), index.to_string())
    }

    fn write_without_weights(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        fs::write(folder.join("config.json"), self.config.to_string())?;
        fs::write(folder.join("tokenizer.json"), self.tokenizer.to_string())
    }
}

/// Encodes safetensors: the length of the header, the header, and all numbers.
fn encode_safetensors(tensors: &[(&String, &Tensor)]) -> Vec<u8> {
    let (mut header, mut body) = (serde_json::Map::new(), Vec::new());
    for (name, tensor) in tensors {
        let start = body.len();
        tensor.values.iter().for_each(|number| body.extend_from_slice(&number.to_le_bytes()));
        let place = json!({ "dtype": "F32", "shape": tensor.shape, "data_offsets": [start, body.len()] });
        header.insert((*name).clone(), place);
    }
    let header = Value::Object(header).to_string();
    let mut file = (header.len() as u64).to_le_bytes().to_vec();
    file.extend(header.into_bytes());
    file.extend(body);
    file
}

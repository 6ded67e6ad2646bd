//! Reads and validates the settings of a folder's model.

use earshot_vectors::DIMENSIONS;
use earshot_weights::{FolderError, read_optional_settings, read_settings};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::path::Path;

/// Limits above all models with up to 768 dimensions: large ones have 24 layers, multilingual vocabularies 250,000 tokens.
const MAX_LAYERS: usize = 48;
const MAX_INTERMEDIATE: usize = 16_384;
const MAX_VOCABULARY: usize = 1_000_000;
const MAX_POSITIONS: usize = 16_384;
const MAX_TYPES: usize = 64;
/// Half of the buckets are for either side, and half of those for exact distances.
const MIN_BUCKETS: usize = 4;
const MAX_BUCKETS: usize = 512;
/// The cost of a text grows with the square of its tokens, and passages have fewer.
const MAX_TOKENS: usize = 512;
const MAX_PROMPT_BYTES: usize = 1 << 10;

/// Supported kinds. They differ in their position numbers and tensor names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ModelKind {
    Bert,
    /// Also XLM-RoBERTa and CamemBERT: positions begin after the padding's position.
    Roberta,
    /// Positions as RoBERTa's, no types of tokens, and biases for distances.
    Mpnet,
}

/// The way in which token vectors are combined into the vector of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Pooling {
    Mean,
    /// The vector of the first token.
    Cls,
}

/// An activation function of a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ActivationFunction {
    Gelu,
    GeluTanh,
    Relu,
}

/// Everything that vectors depend on, except weights and tokenizer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Settings {
    pub kind: ModelKind,
    /// Fewer than those of an index are padded. Not part of what identifies a model of 768, as before there were others.
    #[serde(skip_serializing_if = "is_of_index")]
    pub dimensions: usize,
    pub vocabulary: usize,
    pub layers: usize,
    pub heads: usize,
    pub intermediate: usize,
    pub positions: usize,
    pub types: usize,
    /// Buckets of distances between tokens; none of models without biases for them.
    #[serde(skip_serializing_if = "is_zero")]
    pub buckets: usize,
    pub epsilon: f64,
    pub padding: u32,
    pub act: ActivationFunction,
    pub pooling: Pooling,
    /// Limit of tokens per text, end marks included.
    pub tokens: usize,
    pub query_prefix: String,
    pub document_prefix: String,
}

#[derive(Deserialize)]
struct Config {
    model_type: String,
    /// DistilBERT uses another name; its kind is rejected.
    #[serde(default)]
    hidden_size: usize,
    #[serde(default)]
    vocab_size: usize,
    #[serde(default)]
    num_hidden_layers: usize,
    #[serde(default)]
    num_attention_heads: usize,
    #[serde(default)]
    intermediate_size: usize,
    #[serde(default)]
    hidden_act: String,
    #[serde(default)]
    max_position_embeddings: usize,
    #[serde(default)]
    type_vocab_size: usize,
    #[serde(default = "usual_epsilon")]
    layer_norm_eps: f64,
    pad_token_id: Option<u32>,
    position_embedding_type: Option<String>,
    #[serde(default)]
    relative_attention_num_buckets: usize,
}

fn is_of_index(dimensions: &usize) -> bool {
    *dimensions == DIMENSIONS
}

fn is_zero(count: &usize) -> bool {
    *count == 0
}

fn usual_epsilon() -> f64 {
    1e-12
}

/// `1_Pooling/config.json`. The default is the mean.
#[derive(Deserialize)]
#[serde(default)]
struct PoolingConfig {
    word_embedding_dimension: Option<usize>,
    pooling_mode_cls_token: bool,
    pooling_mode_mean_tokens: bool,
    include_prompt: bool,
    #[serde(flatten)]
    others: HashMap<String, serde_json::Value>,
}

impl Default for PoolingConfig {
    fn default() -> Self {
        Self {
            word_embedding_dimension: None,
            pooling_mode_cls_token: false,
            pooling_mode_mean_tokens: false,
            include_prompt: true,
            others: HashMap::new(),
        }
    }
}

/// `sentence_bert_config.json`.
#[derive(Default, Deserialize)]
struct LengthConfig {
    max_seq_length: Option<usize>,
}

/// `config_sentence_transformers.json`: the prompts before texts.
#[derive(Default, Deserialize)]
struct PromptConfig {
    prompts: Option<HashMap<String, String>>,
    default_prompt_name: Option<String>,
}

/// An entry of `modules.json`: a step from text to vector.
#[derive(Deserialize)]
struct Module {
    #[serde(rename = "type")]
    kind: String,
}

impl Settings {
    /// Reads and validates the settings.
    ///
    /// # Errors
    /// When a file is missing or damaged, or the model is not supported.
    pub fn read(folder: &Path) -> Result<Self, FolderError> {
        let path = folder.join("config.json");
        let config: Config = read_settings(&path)?;
        let mut read = config.validate().map_err(|reason| FolderError::new(&path, reason))?;
        check_modules(folder)?;
        read.pooling = pooling(folder, read.dimensions)?;

        let path = folder.join("sentence_bert_config.json");
        let length: LengthConfig = read_optional_settings(&path)?;
        if let Some(length) = length.max_seq_length {
            read.tokens = read.tokens.min(length);
        }
        check_token_limit(read.tokens).map_err(|reason| FolderError::new(&path, reason))?;

        let path = folder.join("config_sentence_transformers.json");
        let prompts: PromptConfig = read_optional_settings(&path)?;
        read.query_prefix = prompts.prompt(&["query"]);
        read.document_prefix = prompts.prompt(&["document", "passage"]);
        if read.query_prefix.len().max(read.document_prefix.len()) > MAX_PROMPT_BYTES {
            return Err(FolderError::new(&path, format!("a prompt is longer than {MAX_PROMPT_BYTES} bytes")));
        }
        Ok(read)
    }
}

impl Config {
    fn validate(self) -> Result<Settings, String> {
        let kind = match self.model_type.as_str() {
            "bert" => ModelKind::Bert,
            "roberta" | "xlm-roberta" | "camembert" => ModelKind::Roberta,
            "mpnet" => ModelKind::Mpnet,
            other => {
                return Err(format!(
                    "{other:?} is no kind that is known: bert, roberta, xlm-roberta, camembert, mpnet"
                ));
            }
        };
        let bounded = |name: &str, value: usize, max: usize| {
            let is_fit = (1..=max).contains(&value);
            if is_fit { Ok(value) } else { Err(format!("{name} is {value}, not from 1 to {max}")) }
        };
        // Spec 5: embeddings have 768 dimensions.
        let dimensions = bounded("hidden_size", self.hidden_size, DIMENSIONS)?;
        let positions = bounded("max_position_embeddings", self.max_position_embeddings, MAX_POSITIONS)?;
        let vocabulary = bounded("vocab_size", self.vocab_size, MAX_VOCABULARY)?;
        let heads = bounded("num_attention_heads", self.num_attention_heads, dimensions)?;
        if !dimensions.is_multiple_of(heads) {
            return Err(format!("{dimensions} dimensions cannot be shared out to {heads} heads"));
        }
        if self.position_embedding_type.as_deref().is_some_and(|kind| kind != "absolute") {
            return Err("positions that are not absolute are not known".to_owned());
        }
        if !(self.layer_norm_eps > 0.0 && self.layer_norm_eps < 1.0) {
            return Err(format!("layer_norm_eps is {}, not between 0 and 1", self.layer_norm_eps));
        }
        let usual_padding = if kind == ModelKind::Bert { 0 } else { 1 };
        let padding = self.pad_token_id.unwrap_or(usual_padding);
        if padding as usize >= vocabulary {
            return Err(format!("pad_token_id is {padding} among {vocabulary} tokens"));
        }
        let usable = match kind {
            ModelKind::Bert => positions,
            ModelKind::Roberta | ModelKind::Mpnet => positions.saturating_sub(padding as usize + 1),
        };
        let (types, buckets) = match kind {
            ModelKind::Mpnet => (0, self.relative_attention_num_buckets),
            _ => (bounded("type_vocab_size", self.type_vocab_size, MAX_TYPES)?, 0),
        };
        if kind == ModelKind::Mpnet && !(MIN_BUCKETS..=MAX_BUCKETS).contains(&buckets) {
            return Err(format!(
                "relative_attention_num_buckets is {buckets}, not from {MIN_BUCKETS} to {MAX_BUCKETS}"
            ));
        }
        check_token_limit(usable)?;
        Ok(Settings {
            kind,
            dimensions,
            vocabulary,
            layers: bounded("num_hidden_layers", self.num_hidden_layers, MAX_LAYERS)?,
            heads,
            intermediate: bounded("intermediate_size", self.intermediate_size, MAX_INTERMEDIATE)?,
            positions,
            types,
            buckets,
            epsilon: self.layer_norm_eps,
            padding,
            act: match self.hidden_act.as_str() {
                "gelu" => ActivationFunction::Gelu,
                "gelu_new" | "gelu_pytorch_tanh" => ActivationFunction::GeluTanh,
                "relu" => ActivationFunction::Relu,
                other => return Err(format!("hidden_act is {other:?}, not gelu, gelu_new or relu")),
            },
            pooling: Pooling::Mean,
            tokens: usable.min(MAX_TOKENS),
            query_prefix: String::new(),
            document_prefix: String::new(),
        })
    }
}

/// Two tokens mark the ends of a text.
fn check_token_limit(tokens: usize) -> Result<(), String> {
    if tokens < 3 { Err(format!("texts of {tokens} tokens have no room for a word")) } else { Ok(()) }
}

/// Rejects models with further steps, such as a dense layer, because leaving a step out gives useless vectors.
fn check_modules(folder: &Path) -> Result<(), FolderError> {
    let path = folder.join("modules.json");
    let modules: Vec<Module> = read_optional_settings(&path)?;
    let last = |module: &Module| module.kind.rsplit('.').next().unwrap_or_default().to_owned();
    match modules.iter().map(last).find(|step| !["Transformer", "Pooling", "Normalize"].contains(&step.as_str())) {
        Some(step) => Err(FolderError::new(&path, format!("the step {step:?} is not known"))),
        None => Ok(()),
    }
}

fn pooling(folder: &Path, dimensions: usize) -> Result<Pooling, FolderError> {
    let path = folder.join("1_Pooling/config.json");
    if !path.exists() {
        return Ok(Pooling::Mean);
    }
    let config: PoolingConfig = read_settings(&path)?;
    let wrong = |reason: String| Err(FolderError::new(&path, reason));
    if let Some(others) = config.word_embedding_dimension.filter(|pooled| *pooled != dimensions) {
        return wrong(format!("vectors are of {others} dimensions, not {dimensions} as in config.json"));
    }
    if !config.include_prompt {
        return wrong("prompts that are left out of the mean are not known".to_owned());
    }
    let is_on = |(name, value): (&String, &serde_json::Value)| name.starts_with("pooling_mode_") && value == true;
    if config.others.iter().any(is_on) || config.pooling_mode_cls_token == config.pooling_mode_mean_tokens {
        return wrong("vectors are made neither of the mean alone nor of the first token alone".to_owned());
    }
    Ok(if config.pooling_mode_cls_token { Pooling::Cls } else { Pooling::Mean })
}

impl PromptConfig {
    /// The first prompt that exists under one of these names, else the default prompt.
    fn prompt(&self, names: &[&str]) -> String {
        let names = names.iter().copied().chain(self.default_prompt_name.as_deref());
        let prompts = self.prompts.as_ref();
        names.filter_map(|name| prompts?.get(name)).next().cloned().unwrap_or_default()
    }
}

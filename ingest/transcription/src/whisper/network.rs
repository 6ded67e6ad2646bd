//! The network of Whisper: an encoder of spectrograms, and a decoder of tokens that keeps the keys and values of earlier ones. candle's
//! own computes them again for each token.

use super::settings::Settings;
use candle_core::{Device, Error, Tensor};
use candle_nn::ops::softmax_last_dim;
use candle_nn::{
    Conv1d, Conv1dConfig, Embedding, LayerNorm, Linear, Module as _, VarBuilder, conv1d, embedding, layer_norm, linear,
    linear_no_bias,
};

const EPSILON: f64 = 1e-5;
/// Positions of audio that attend at once: all together would need 50 MB for each copy of their scores.
const ATTENDING: usize = 250;

/// Keys and values of each head.
type KeysAndValues = (Tensor, Tensor);

struct Attention {
    query: Linear,
    key: Linear,
    value: Linear,
    output: Linear,
    norm: LayerNorm,
    heads: usize,
}

impl Attention {
    fn load(builder: &VarBuilder<'_>, name: &str, size: usize, heads: usize) -> Result<Self, Error> {
        let part = |projection: &str| builder.pp(name).pp(projection);
        Ok(Self {
            query: linear(size, size, part("q_proj"))?,
            key: linear_no_bias(size, size, part("k_proj"))?,
            value: linear(size, size, part("v_proj"))?,
            output: linear(size, size, part("out_proj"))?,
            norm: layer_norm(size, EPSILON, builder.pp(format!("{name}_layer_norm")))?,
            heads,
        })
    }

    /// From states by tokens and dimensions to heads by tokens and dimensions.
    fn split(&self, states: &Tensor) -> Result<Tensor, Error> {
        let (batch, tokens, size) = states.dims3()?;
        states.reshape((batch, tokens, self.heads, size / self.heads))?.transpose(1, 2)?.contiguous()
    }

    fn keys_and_values(&self, states: &Tensor) -> Result<KeysAndValues, Error> {
        Ok((self.split(&self.key.forward(states)?)?, self.split(&self.value.forward(states)?)?))
    }

    /// Attends from normalized states.
    fn attend(&self, states: &Tensor, (keys, values): &KeysAndValues, mask: Option<&Tensor>) -> Result<Tensor, Error> {
        let queries = self.split(&self.query.forward(states)?)?;
        let scale = (queries.dim(3)? as f64).powf(-0.5);
        let scores = (queries * scale)?.matmul(&keys.t()?)?;
        let scores = match mask {
            Some(mask) => scores.broadcast_add(mask)?,
            None => scores,
        };
        let mixed = softmax_last_dim(&scores)?.matmul(values)?;
        self.output.forward(&mixed.transpose(1, 2)?.flatten_from(2)?)
    }
}

struct Perceptron {
    inner: Linear,
    outer: Linear,
    norm: LayerNorm,
}

impl Perceptron {
    fn load(builder: &VarBuilder<'_>, size: usize) -> Result<Self, Error> {
        Ok(Self {
            inner: linear(size, size * 4, builder.pp("fc1"))?,
            outer: linear(size * 4, size, builder.pp("fc2"))?,
            norm: layer_norm(size, EPSILON, builder.pp("final_layer_norm"))?,
        })
    }

    fn add_to(&self, states: &Tensor) -> Result<Tensor, Error> {
        let inner = self.inner.forward(&self.norm.forward(states)?)?.gelu_erf()?;
        states + self.outer.forward(&inner)?
    }
}

/// Turns spectrograms into features.
pub struct Encoder {
    convolutions: [Conv1d; 2],
    positions: Tensor,
    layers: Vec<(Attention, Perceptron)>,
    norm: LayerNorm,
}

impl Encoder {
    /// Loads the encoder.
    ///
    /// # Errors
    /// When a tensor is missing, or its shape differs from the settings.
    pub fn load(builder: &VarBuilder<'_>, settings: &Settings) -> Result<Self, Error> {
        let size = settings.dimensions;
        let convolution = |name: &str, bands: usize, stride: usize| {
            let config = Conv1dConfig { padding: 1, stride, ..Conv1dConfig::default() };
            conv1d(bands, size, 3, config, builder.pp(name))
        };
        let layer = |number: usize| {
            let builder = builder.pp("layers").pp(number);
            let attention = Attention::load(&builder, "self_attn", size, settings.encoder_heads)?;
            Ok::<_, Error>((attention, Perceptron::load(&builder, size)?))
        };
        Ok(Self {
            convolutions: [convolution("conv1", settings.bands, 1)?, convolution("conv2", size, 2)?],
            positions: builder.get((settings.audio_positions, size), "embed_positions.weight")?,
            layers: (0..settings.encoder_layers).map(layer).collect::<Result<_, _>>()?,
            norm: layer_norm(size, EPSILON, builder.pp("layer_norm"))?,
        })
    }

    /// The features of half a minute.
    ///
    /// # Errors
    /// When memory is short.
    pub fn encode(&self, spectrogram: &Tensor) -> Result<Tensor, Error> {
        let mut states = spectrogram.clone();
        for convolution in &self.convolutions {
            states = convolution.forward(&states)?.gelu_erf()?;
        }
        states = states.transpose(1, 2)?.contiguous()?.broadcast_add(&self.positions)?;
        for (attention, perceptron) in &self.layers {
            let normalized = attention.norm.forward(&states)?;
            let own = attention.keys_and_values(&normalized)?;
            let count = normalized.dim(1)?;
            let attend = |start: usize| {
                attention.attend(&normalized.narrow(1, start, ATTENDING.min(count - start))?, &own, None)
            };
            let attended = (0..count).step_by(ATTENDING).map(attend).collect::<Result<Vec<Tensor>, Error>>()?;
            states = perceptron.add_to(&(states + Tensor::cat(&attended, 1)?)?)?;
        }
        self.norm.forward(&states)
    }
}

struct DecoderLayer {
    own: Attention,
    audio: Attention,
    perceptron: Perceptron,
}

/// Turns features and tokens into the probabilities of the next token.
pub struct TextDecoder {
    tokens: Embedding,
    positions: Tensor,
    layers: Vec<DecoderLayer>,
    norm: LayerNorm,
}

/// What a decoder keeps of a window: of the audio, and of the tokens so far. A clone shares it.
#[derive(Clone)]
pub struct DecoderState {
    layers: Vec<(KeysAndValues, Option<KeysAndValues>)>,
    position: usize,
}

impl TextDecoder {
    /// Loads the decoder.
    ///
    /// # Errors
    /// When a tensor is missing, or its shape differs from the settings.
    pub fn load(builder: &VarBuilder<'_>, settings: &Settings) -> Result<Self, Error> {
        let (size, heads) = (settings.dimensions, settings.decoder_heads);
        let layer = |number: usize| {
            let builder = builder.pp("layers").pp(number);
            Ok::<_, Error>(DecoderLayer {
                own: Attention::load(&builder, "self_attn", size, heads)?,
                audio: Attention::load(&builder, "encoder_attn", size, heads)?,
                perceptron: Perceptron::load(&builder, size)?,
            })
        };
        Ok(Self {
            tokens: embedding(settings.tokens, size, builder.pp("embed_tokens"))?,
            positions: builder.get((settings.text_positions, size), "embed_positions.weight")?,
            layers: (0..settings.decoder_layers).map(layer).collect::<Result<_, _>>()?,
            norm: layer_norm(size, EPSILON, builder.pp("layer_norm"))?,
        })
    }

    /// The state before the first token.
    ///
    /// # Errors
    /// When memory is short.
    pub fn start(&self, features: &Tensor) -> Result<DecoderState, Error> {
        let layer = |layer: &DecoderLayer| Ok::<_, Error>((layer.audio.keys_and_values(features)?, None));
        Ok(DecoderState { layers: self.layers.iter().map(layer).collect::<Result<_, _>>()?, position: 0 })
    }

    /// The states of further tokens, which must fit in the positions of the model.
    ///
    /// # Errors
    /// When a token is not in the vocabulary.
    pub fn decode(&self, state: &mut DecoderState, tokens: &[u32]) -> Result<Tensor, Error> {
        let count = tokens.len();
        let ids = Tensor::new(tokens, &Device::Cpu)?.unsqueeze(0)?;
        let positions = self.positions.narrow(0, state.position, count)?;
        let mut states = self.tokens.forward(&ids)?.broadcast_add(&positions)?;
        let mask = later_tokens(state.position, count)?;
        for (layer, (audio, kept)) in self.layers.iter().zip(&mut state.layers) {
            let normalized = layer.own.norm.forward(&states)?;
            let (mut keys, mut values) = layer.own.keys_and_values(&normalized)?;
            if let Some((earlier_keys, earlier_values)) = kept.as_ref() {
                keys = Tensor::cat(&[earlier_keys, &keys], 2)?;
                values = Tensor::cat(&[earlier_values, &values], 2)?;
            }
            let own = kept.insert((keys, values));
            states = (&states + layer.own.attend(&normalized, own, mask.as_ref())?)?;
            let attended = layer.audio.attend(&layer.audio.norm.forward(&states)?, audio, None)?;
            states = layer.perceptron.add_to(&(states + attended)?)?;
        }
        state.position += count;
        self.norm.forward(&states)
    }

    /// The logits of the token after one of the states.
    ///
    /// # Errors
    /// When there is no such state.
    pub fn logits(&self, states: &Tensor, place: usize) -> Result<Vec<f32>, Error> {
        let state = states.narrow(1, place, 1)?.squeeze(0)?;
        state.matmul(&self.tokens.embeddings().t()?)?.flatten_all()?.to_vec1()
    }
}

/// Excludes the tokens after each of several new ones. One alone needs no mask.
fn later_tokens(position: usize, count: usize) -> Result<Option<Tensor>, Error> {
    if count == 1 {
        return Ok(None);
    }
    let all = position + count;
    let allowed = |at: usize| at % all <= position + at / all;
    let values = (0..count * all).map(|at| if allowed(at) { 0.0 } else { f32::NEG_INFINITY }).collect::<Vec<f32>>();
    Tensor::from_vec(values, (count, all), &Device::Cpu).map(Some)
}

//! The network of MPNet: a BERT whose attention depends on the distance of two tokens. All layers share one table with a bias for each
//! head and bucket of distances.

use candle_core::{DType, Device, Error, Tensor};
use candle_nn::ops::softmax_last_dim;
use candle_nn::{Activation, Embedding, LayerNorm, Linear, Module, VarBuilder};

/// Distances from here on share the last bucket.
const MAX_DISTANCE: f64 = 128.0;
/// Added to the scores of padding, whose share then is zero.
const PADDING_SCORE: f64 = -1e9;

/// The sizes of a network.
#[derive(Clone, Debug)]
pub struct MpnetConfig {
    pub vocabulary: usize,
    pub positions: usize,
    pub dimensions: usize,
    pub layers: usize,
    pub heads: usize,
    pub intermediate: usize,
    pub buckets: usize,
    pub epsilon: f64,
    pub act: Activation,
    /// The position of padding. Those of tokens begin after it.
    pub padding: usize,
}

/// A network that computes a state per token.
pub struct Mpnet {
    words: Embedding,
    positions: Tensor,
    norm: LayerNorm,
    layers: Vec<Layer>,
    biases: Embedding,
    buckets: usize,
    padding: usize,
}

struct Layer {
    attention: Attention,
    attention_norm: LayerNorm,
    inner: Linear,
    act: Activation,
    outer: Linear,
    norm: LayerNorm,
}

struct Attention {
    queries: Linear,
    keys: Linear,
    values: Linear,
    output: Linear,
    heads: usize,
}

impl Mpnet {
    /// Loads the network.
    ///
    /// # Errors
    /// When a tensor is missing or has another shape.
    pub fn load(builder: &VarBuilder<'_>, config: &MpnetConfig) -> Result<Self, Error> {
        let embeddings = builder.pp("embeddings");
        let encoder = builder.pp("encoder");
        let layer = |number: usize| Layer::load(&encoder.pp("layer").pp(number), config);
        Ok(Self {
            words: candle_nn::embedding(config.vocabulary, config.dimensions, embeddings.pp("word_embeddings"))?,
            positions: embeddings.pp("position_embeddings").get((config.positions, config.dimensions), "weight")?,
            norm: candle_nn::layer_norm(config.dimensions, config.epsilon, embeddings.pp("LayerNorm"))?,
            layers: (0..config.layers).map(layer).collect::<Result<_, _>>()?,
            biases: candle_nn::embedding(config.buckets, config.heads, encoder.pp("relative_attention_bias"))?,
            buckets: config.buckets,
            padding: config.padding,
        })
    }

    /// The states of tokens. `mask` is 1 for tokens and 0 for padding, which follows them.
    ///
    /// # Errors
    /// When a text has more tokens than positions, or a token is not in the vocabulary.
    pub fn forward(&self, ids: &Tensor, mask: &Tensor) -> Result<Tensor, Error> {
        let (_, length) = ids.dims2()?;
        let positions = self.positions.narrow(0, self.padding + 1, length)?;
        let mut states = self.norm.forward(&self.words.forward(ids)?.broadcast_add(&positions)?)?;
        let of_padding = mask.affine(-PADDING_SCORE, PADDING_SCORE)?.unsqueeze(1)?.unsqueeze(1)?;
        let bias = self.distance_bias(length)?.broadcast_add(&of_padding)?;
        for layer in &self.layers {
            states = layer.forward(&states, &bias)?;
        }
        Ok(states)
    }

    /// A bias for each head, token and other token.
    fn distance_bias(&self, length: usize) -> Result<Tensor, Error> {
        let buckets: Vec<u32> = (0..length)
            .flat_map(|from| (0..length).map(move |to| (from, to)))
            .map(|(from, to)| distance_bucket(from, to, self.buckets))
            .collect();
        let buckets = Tensor::from_vec(buckets, (length, length), &Device::Cpu)?;
        self.biases.forward(&buckets)?.permute((2, 0, 1))?.unsqueeze(0)?.to_dtype(DType::F32)
    }
}

impl Layer {
    fn load(builder: &VarBuilder<'_>, config: &MpnetConfig) -> Result<Self, Error> {
        let MpnetConfig { dimensions, intermediate, epsilon, .. } = *config;
        let attention = builder.pp("attention");
        let linear = |name: &str| candle_nn::linear(dimensions, dimensions, attention.pp("attn").pp(name));
        Ok(Self {
            attention: Attention {
                queries: linear("q")?,
                keys: linear("k")?,
                values: linear("v")?,
                output: linear("o")?,
                heads: config.heads,
            },
            attention_norm: candle_nn::layer_norm(dimensions, epsilon, attention.pp("LayerNorm"))?,
            inner: candle_nn::linear(dimensions, intermediate, builder.pp("intermediate.dense"))?,
            act: config.act,
            outer: candle_nn::linear(intermediate, dimensions, builder.pp("output.dense"))?,
            norm: candle_nn::layer_norm(dimensions, epsilon, builder.pp("output.LayerNorm"))?,
        })
    }

    fn forward(&self, states: &Tensor, bias: &Tensor) -> Result<Tensor, Error> {
        let attended = self.attention_norm.forward(&(self.attention.forward(states, bias)? + states)?)?;
        let inner = self.inner.forward(&attended)?.apply(&self.act)?;
        self.norm.forward(&(self.outer.forward(&inner)? + attended)?)
    }
}

impl Attention {
    fn forward(&self, states: &Tensor, bias: &Tensor) -> Result<Tensor, Error> {
        let (texts, length, dimensions) = states.dims3()?;
        let size = dimensions / self.heads;
        let by_head = |linear: &Linear| {
            linear.forward(states)?.reshape((texts, length, self.heads, size))?.transpose(1, 2)?.contiguous()
        };
        let (queries, keys, values) = (by_head(&self.queries)?, by_head(&self.keys)?, by_head(&self.values)?);
        #[expect(clippy::cast_precision_loss, reason = "at most 768")]
        let scores = (queries.matmul(&keys.t()?)? / (size as f64).sqrt())?;
        let shares = softmax_last_dim(&scores.broadcast_add(bias)?.contiguous()?)?;
        let attended = shares.matmul(&values)?.transpose(1, 2)?.reshape((texts, length, dimensions))?;
        self.output.forward(&attended)
    }
}

/// The bucket of the distance between two tokens. Half of the buckets are for tokens before, half for those behind; half of these
/// are exact, and the others grow with the logarithm up to [`MAX_DISTANCE`].
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "at most 512 tokens and buckets"
)]
fn distance_bucket(from: usize, to: usize, buckets: usize) -> u32 {
    let half = buckets / 2;
    let exact = half / 2;
    let distance = from.abs_diff(to);
    let bucket = if distance < exact {
        distance
    } else {
        let share = (distance as f64 / exact as f64).ln() / (MAX_DISTANCE / exact as f64).ln();
        (exact + (share * (half - exact) as f64) as usize).min(half - 1)
    };
    (if to > from { half + bucket } else { bucket }) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_distances_have_buckets_of_their_own_and_far_ones_share_them() {
        let bucket = |from, to| distance_bucket(from, to, 32);
        let before = [0, 1, 7, 8, 16, 64, 127, 128, 500].map(|distance| bucket(500, 500 - distance));
        assert_eq!(before, [0, 1, 7, 8, 10, 14, 15, 15, 15]);
        let behind = [1, 7, 8, 16, 64, 127, 500].map(|distance| bucket(0, distance));
        assert_eq!(behind, [17, 23, 24, 26, 30, 31, 31]);
    }
}

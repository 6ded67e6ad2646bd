//! The neural network: computes a vector from the tokens of a text.

use super::mpnet::{Mpnet, MpnetConfig};
use super::settings::{ActivationFunction, ModelKind, Pooling, Settings};
use candle_core::{D, DType, Device, Error, Tensor};
use candle_nn::{Activation, VarBuilder};
use candle_transformers::models::bert::{self, BertModel, HiddenAct, PositionEmbeddingType};
use candle_transformers::models::xlm_roberta::{self, XLMRobertaModel};
use earshot_weights::Weights;

enum Layers {
    Bert(BertModel),
    Roberta(XLMRobertaModel),
    Mpnet(Mpnet),
}

/// An encoder network with its pooling.
pub struct Network {
    layers: Layers,
    pooling: Pooling,
    padding: u32,
}

impl Network {
    /// Loads the network.
    ///
    /// # Errors
    /// When a tensor is missing, or its shape differs from the settings.
    pub fn load(weights: Weights, settings: &Settings) -> Result<Self, Error> {
        let names = match settings.kind {
            ModelKind::Bert => "bert",
            ModelKind::Roberta => "roberta",
            ModelKind::Mpnet => "mpnet",
        };
        // A model that was stored with a task head has a prefix before its tensor names.
        let is_part = weights.has(&format!("{names}.embeddings.word_embeddings.weight"));
        let builder = VarBuilder::from_backend(Box::new(weights), DType::F32, Device::Cpu);
        let builder = if is_part { builder.pp(names) } else { builder };
        let layers = match settings.kind {
            ModelKind::Bert => Layers::Bert(BertModel::load(builder, &settings.bert())?),
            ModelKind::Roberta => Layers::Roberta(XLMRobertaModel::new(&settings.roberta(), builder)?),
            ModelKind::Mpnet => Layers::Mpnet(Mpnet::load(&builder, &settings.mpnet())?),
        };
        Ok(Self { layers, pooling: settings.pooling, padding: settings.padding })
    }

    /// Computes a vector per text. Every text must have tokens. Shorter texts are padded, and the attention mask
    /// excludes the padding.
    ///
    /// # Errors
    /// When a token number is not in the vocabulary.
    pub fn vectors(&self, texts: &[&[u32]]) -> Result<Vec<Vec<f32>>, Error> {
        let longest = texts.iter().map(|tokens| tokens.len()).max().unwrap_or_default();
        let mut ids = Vec::with_capacity(texts.len() * longest);
        let mut mask = Vec::with_capacity(texts.len() * longest);
        for tokens in texts {
            ids.extend_from_slice(tokens);
            mask.resize(mask.len() + tokens.len(), 1.0_f32);
            ids.resize(ids.len() + longest - tokens.len(), self.padding);
            mask.resize(ids.len(), 0.0);
        }
        let shape = (texts.len(), longest);
        let ids = Tensor::from_vec(ids, shape, &Device::Cpu)?;
        let mask = Tensor::from_vec(mask, shape, &Device::Cpu)?;
        let types = ids.zeros_like()?;
        let states = match &self.layers {
            Layers::Bert(model) => model.forward(&ids, &types, Some(&mask))?,
            Layers::Roberta(model) => model.forward(&ids, &mask, &types, None, None, None)?,
            Layers::Mpnet(model) => model.forward(&ids, &mask)?,
        };
        let pooled = match self.pooling {
            Pooling::Cls => states.narrow(1, 0, 1)?.squeeze(1)?,
            Pooling::Mean => {
                let sums = states.broadcast_mul(&mask.unsqueeze(D::Minus1)?)?.sum(1)?;
                sums.broadcast_div(&mask.sum_keepdim(1)?)?
            }
        };
        pooled.to_vec2()
    }
}

impl Settings {
    fn bert(&self) -> bert::Config {
        bert::Config {
            vocab_size: self.vocabulary,
            hidden_size: self.dimensions,
            num_hidden_layers: self.layers,
            num_attention_heads: self.heads,
            intermediate_size: self.intermediate,
            hidden_act: match self.act {
                ActivationFunction::Gelu => HiddenAct::Gelu,
                ActivationFunction::GeluTanh => HiddenAct::GeluApproximate,
                ActivationFunction::Relu => HiddenAct::Relu,
            },
            hidden_dropout_prob: 0.0,
            max_position_embeddings: self.positions,
            type_vocab_size: self.types,
            initializer_range: 0.0,
            layer_norm_eps: self.epsilon,
            pad_token_id: self.padding as usize,
            position_embedding_type: PositionEmbeddingType::Absolute,
            use_cache: false,
            classifier_dropout: None,
            // Unused, because the tensor names are resolved above.
            model_type: None,
        }
    }

    fn roberta(&self) -> xlm_roberta::Config {
        xlm_roberta::Config {
            hidden_size: self.dimensions,
            layer_norm_eps: self.epsilon,
            attention_probs_dropout_prob: 0.0,
            hidden_dropout_prob: 0.0,
            num_attention_heads: self.heads,
            position_embedding_type: "absolute".to_owned(),
            intermediate_size: self.intermediate,
            hidden_act: self.activation(),
            num_hidden_layers: self.layers,
            vocab_size: self.vocabulary,
            max_position_embeddings: self.positions,
            type_vocab_size: self.types,
            pad_token_id: self.padding,
        }
    }

    fn mpnet(&self) -> MpnetConfig {
        MpnetConfig {
            vocabulary: self.vocabulary,
            positions: self.positions,
            dimensions: self.dimensions,
            layers: self.layers,
            heads: self.heads,
            intermediate: self.intermediate,
            buckets: self.buckets,
            epsilon: self.epsilon,
            act: self.activation(),
            padding: self.padding as usize,
        }
    }

    fn activation(&self) -> Activation {
        match self.act {
            ActivationFunction::Gelu => Activation::Gelu,
            ActivationFunction::GeluTanh => Activation::GeluPytorchTanh,
            ActivationFunction::Relu => Activation::Relu,
        }
    }
}

//! By what a search finds its hits, and why not by more.

use super::EmbeddedBackend;
use crate::RetrievalOutcome;
use crate::embedding::{EmbedError, EmbeddingMode, EmbeddingText, QueryEmbedder, SemanticWeight};
use crate::manifest::Layer;
use crate::vectors::UnitVector;
use earshot_model::search::{MatchMode, RetrievalMode, SearchMode, SearchOptions, SortDirection, SortField, SortOrder};

/// How a search is made.
pub struct RetrievalPlan {
    pub outcome: RetrievalOutcome,
    /// What is looked for by meaning, when anything is.
    pub semantic_query: Option<SemanticQuery>,
}

/// The vector that a search looks for, and how hits by meaning are joined with those by words.
pub struct SemanticQuery {
    pub vector: UnitVector,
    pub layer: Layer,
    /// `None`: by how far both agree.
    pub weight: Option<SemanticWeight>,
    /// Hits by words count too.
    pub with_words: bool,
}

impl EmbeddedBackend {
    /// Words alone, unless meaning is asked for, or a model is connected whose vectors the generation has.
    pub(super) fn plan_retrieval(&self, options: &SearchOptions) -> RetrievalPlan {
        let usual = match (&self.vectors, &self.query_embedder) {
            (Some(vectors), Some(connected)) if vectors.model == connected.embedder.model() => RetrievalMode::Hybrid,
            _ => RetrievalMode::Lexical,
        };
        let by = options.retrieval.mode.unwrap_or(usual);
        let is_asked = options.retrieval.mode.is_some();
        let words = |shortfall: Option<String>| RetrievalPlan {
            outcome: RetrievalOutcome { mode: RetrievalMode::Lexical, model: None, fallback_reason: shortfall },
            semantic_query: None,
        };
        if by == RetrievalMode::Lexical {
            return words(None);
        }
        let text = query_text(options);
        // The nearest are known, and not the farthest.
        let is_best_first =
            |sort: &SortOrder| sort.field == SortField::Relevance && sort.direction == SortDirection::Desc;
        if text.is_empty() || !options.sort.first().is_none_or(is_best_first) {
            let why = "only words are looked for by meaning, in results that are sorted by relevance, best first";
            return words(is_asked.then(|| why.to_owned()));
        }
        match self.query_vector(&text) {
            Ok((query, weight, model)) => RetrievalPlan {
                outcome: RetrievalOutcome { mode: by, model: Some(model), fallback_reason: None },
                semantic_query: Some(SemanticQuery {
                    vector: query,
                    layer: match options.mode {
                        SearchMode::Podcasts => Layer::Podcasts,
                        SearchMode::Episodes => Layer::Episodes,
                    },
                    weight: options.retrieval.semantic_weight.map(SemanticWeight::new).or(weight),
                    with_words: by == RetrievalMode::Hybrid,
                }),
            },
            Err(shortfall) => words(Some(shortfall)),
        }
    }

    /// The vector of a query, how much it counts, and the name of the model that made it; or why there is none.
    fn query_vector(&self, text: &str) -> Result<(UnitVector, Option<SemanticWeight>, String), String> {
        let Some(vectors) = &self.vectors else {
            return Err("this catalog was indexed without vectors".to_owned());
        };
        let unknown = || "no word of this search is known to the model".to_owned();
        if vectors.is_by_table() {
            let query = vectors.embed(text).ok_or_else(unknown)?;
            return Ok((query, None, crate::embedding::MODEL_NAME.to_owned()));
        }
        let connected = self.query_embedder.as_ref().filter(|connected| connected.embedder.model() == vectors.model);
        let Some(QueryEmbedder { embedder, runtime }) = connected else {
            return Err(format!("the model {} of this catalog is not connected", vectors.model));
        };
        let asked = [EmbeddingText { text, language: None }];
        let answer = runtime.block_on(embedder.embed(EmbeddingMode::Query, &asked));
        let query = answer.map_err(|error| failure_label(&error).to_owned())?.pop().flatten().ok_or_else(unknown)?;
        Ok((query, Some(SemanticWeight::TRAINED_MODEL), embedder.name().to_owned()))
    }
}

/// For whoever searches: where the service is, is nobody's business.
fn failure_label(error: &EmbedError) -> &'static str {
    match error {
        EmbedError::CircuitOpen { .. } => "the embedding service failed too often and is left alone for a while",
        EmbedError::TimedOut { .. } => "the embedding service did not answer in time",
        EmbedError::Unreachable { .. } => "the embedding service cannot be reached",
        EmbedError::Status { .. } | EmbedError::Unreadable { .. } => "the embedding service failed",
        EmbedError::InvalidVector { .. } => "the model makes vectors that cannot be used",
        EmbedError::ModelFailed { .. } => "the model cannot embed this search",
    }
}

/// Everything that is wanted, as one text.
fn query_text(options: &SearchOptions) -> String {
    let terms = options.terms.iter().filter(|term| term.mode != MatchMode::Not);
    let texts = terms.chain(options.groups.iter().flatten()).map(|term| term.text.trim());
    texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
}

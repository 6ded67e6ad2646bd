//! Decides how a search retrieves its hits: by words, by meaning or by both; and why it falls back to words.

use crate::RetrievalOutcome;
use crate::search::EmbeddedBackend;
use earshot_embed::{EmbedError, EmbeddingMode, EmbeddingText, QueryEmbedder, SemanticWeight};
use earshot_engine::schema::DocumentKind;
use earshot_model::search::{MatchMode, RetrievalMode, SearchMode, SearchOptions, SortDirection, SortField, SortOrder};
use earshot_vectors::UnitVector;

/// The retrieval of a search.
pub struct RetrievalPlan {
    pub outcome: RetrievalOutcome,
    /// The semantic part of the search; `None` for words alone.
    pub semantic_query: Option<SemanticQuery>,
}

/// The vector that a search looks for, and the rule by which hits by meaning are joined with hits by words.
pub struct SemanticQuery {
    pub vector: UnitVector,
    pub kind: DocumentKind,
    /// The weight of meaning against words. `None` derives it from how well both rankings agree.
    pub weight: Option<SemanticWeight>,
    /// Hits by words count too.
    pub with_words: bool,
}

impl EmbeddedBackend {
    /// How a search that selects nothing retrieves its hits.
    pub(crate) fn usual_mode(&self) -> RetrievalMode {
        match (&self.vectors, &self.query_embedder) {
            (Some(vectors), Some(connected)) if vectors.model == connected.embedder.model() => RetrievalMode::Hybrid,
            _ => RetrievalMode::Lexical,
        }
    }

    /// Plans words alone, unless the request selects meaning, or a model is connected that made the generation's
    /// vectors.
    pub(crate) fn plan_retrieval(&self, options: &SearchOptions) -> RetrievalPlan {
        let by = options.retrieval.mode.unwrap_or_else(|| self.usual_mode());
        let is_asked = options.retrieval.mode.is_some();
        let words = |shortfall: Option<String>| RetrievalPlan {
            outcome: RetrievalOutcome { mode: RetrievalMode::Lexical, model: None, fallback_reason: shortfall },
            semantic_query: None,
        };
        if by == RetrievalMode::Lexical {
            return words(None);
        }
        let text = query_text(options);
        // The vector index finds nearest documents, not farthest ones, so worst-first searches use words alone.
        let is_best_first =
            |sort: &SortOrder| sort.field == SortField::Relevance && sort.direction == SortDirection::Desc;
        if text.is_empty() || !options.sort.first().is_none_or(is_best_first) {
            let why = "search by meaning needs search terms, and results sorted by relevance, best first";
            return words(is_asked.then(|| why.to_owned()));
        }
        match self.query_vector(&text) {
            Ok((query, weight, model)) => RetrievalPlan {
                outcome: RetrievalOutcome { mode: by, model: Some(model), fallback_reason: None },
                semantic_query: Some(SemanticQuery {
                    vector: query,
                    kind: match options.mode {
                        SearchMode::Podcasts => DocumentKind::Podcasts,
                        SearchMode::Episodes => DocumentKind::Episodes,
                    },
                    weight: options.retrieval.semantic_weight.map(SemanticWeight::new).or(weight),
                    with_words: by == RetrievalMode::Hybrid,
                }),
            },
            Err(shortfall) => words(Some(shortfall)),
        }
    }

    /// Embeds a query. Returns the vector, its weight and the model's name, or the reason why there is no vector.
    pub(crate) fn query_vector(&self, text: &str) -> Result<(UnitVector, Option<SemanticWeight>, String), String> {
        let Some(vectors) = &self.vectors else {
            return Err("this catalog was indexed without vectors".to_owned());
        };
        let unknown = || "the model recognizes no word of this search".to_owned();
        if vectors.is_by_table() {
            let query = vectors.embed(text).ok_or_else(unknown)?;
            return Ok((query, None, earshot_embed::MODEL_NAME.to_owned()));
        }
        let connected = self.query_embedder.as_ref().filter(|connected| connected.embedder.model() == vectors.model);
        let Some(QueryEmbedder { embedder, runtime }) = connected else {
            return Err(format!("the model {} of this catalog is not connected", vectors.model));
        };
        let requested = [EmbeddingText { text, language: None }];
        let answer = runtime.block_on(embedder.embed(EmbeddingMode::Query, &requested));
        let query = answer.map_err(|error| failure_label(&error).to_owned())?.pop().flatten().ok_or_else(unknown)?;
        Ok((query, Some(SemanticWeight::TRAINED_MODEL), embedder.name().to_owned()))
    }
}

/// A reason for users. It leaves out internal details such as the service's address.
fn failure_label(error: &EmbedError) -> &'static str {
    match error {
        EmbedError::CircuitOpen { .. } => "the embedding service failed repeatedly and is paused",
        EmbedError::TimedOut { .. } => "the embedding service did not respond in time",
        EmbedError::Unreachable { .. } => "the embedding service cannot be reached",
        EmbedError::Status { .. } | EmbedError::Unreadable { .. } => "the embedding service failed",
        EmbedError::InvalidVector { .. } => "the model returned an invalid vector",
        EmbedError::ModelFailed { .. } => "the model cannot embed this search",
    }
}

/// The text to embed: all terms that must or may match.
fn query_text(options: &SearchOptions) -> String {
    let terms = options.terms.iter().filter(|term| term.mode != MatchMode::Not);
    let texts = terms.chain(options.groups.iter().flatten()).map(|term| term.text.trim());
    texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
}

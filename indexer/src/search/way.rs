//! By what a search finds its hits, and why not by more.

use super::EmbeddedBackend;
use crate::FoundBy;
use crate::manifest::Layer;
use crate::meaning::{Connected, EmbedError, MeaningWeight, Mode, Text};
use crate::vectors::UnitVector;
use earshot_model::search::{FindBy, MatchMode, SearchMode, SearchOptions, SortDirection, SortField, SortOrder};

/// How a search is made.
pub struct Way {
    pub told: FoundBy,
    /// What is looked for by meaning, when anything is.
    pub meant: Option<Meant>,
}

pub struct Meant {
    pub query: UnitVector,
    pub layer: Layer,
    /// `None`: by how far both agree.
    pub weight: Option<MeaningWeight>,
    /// Hits by words count too.
    pub with_words: bool,
}

impl EmbeddedBackend {
    /// Words alone, unless meaning is asked for, or a model is connected whose vectors the generation has.
    pub(super) fn way(&self, options: &SearchOptions) -> Way {
        let usual = match (&self.vectors, &self.connected) {
            (Some(vectors), Some(connected)) if vectors.model == connected.embedder.model() => FindBy::Both,
            _ => FindBy::Words,
        };
        let by = options.finding.by.unwrap_or(usual);
        let is_asked = options.finding.by.is_some();
        let words = |shortfall: Option<String>| Way {
            told: FoundBy { by: FindBy::Words, model: None, shortfall },
            meant: None,
        };
        if by == FindBy::Words {
            return words(None);
        }
        let text = text_of(options);
        // The nearest are known, and not the farthest.
        let is_best_first =
            |sort: &SortOrder| sort.field == SortField::Relevance && sort.direction == SortDirection::Desc;
        if text.is_empty() || !options.sort.first().is_none_or(is_best_first) {
            let why = "only words are looked for by meaning, in results that are sorted by relevance, best first";
            return words(is_asked.then(|| why.to_owned()));
        }
        match self.vector_of(&text) {
            Ok((query, weight, model)) => Way {
                told: FoundBy { by, model: Some(model), shortfall: None },
                meant: Some(Meant {
                    query,
                    layer: match options.mode {
                        SearchMode::Podcasts => Layer::Podcasts,
                        SearchMode::Episodes => Layer::Episodes,
                    },
                    weight: options.finding.weight.map(MeaningWeight::new).or(weight),
                    with_words: by == FindBy::Both,
                }),
            },
            Err(shortfall) => words(Some(shortfall)),
        }
    }

    /// The vector of a query, how much it counts, and the name of the model that made it; or why there is none.
    fn vector_of(&self, text: &str) -> Result<(UnitVector, Option<MeaningWeight>, String), String> {
        let Some(vectors) = &self.vectors else {
            return Err("this catalog was indexed without vectors".to_owned());
        };
        let unknown = || "no word of this search is known to the model".to_owned();
        if vectors.is_by_table() {
            let query = vectors.embed(text).ok_or_else(unknown)?;
            return Ok((query, None, crate::meaning::MODEL_NAME.to_owned()));
        }
        let connected = self.connected.as_ref().filter(|connected| connected.embedder.model() == vectors.model);
        let Some(Connected { embedder, runtime }) = connected else {
            return Err(format!("the model {} of this catalog is not connected", vectors.model));
        };
        let asked = [Text { text, language: None }];
        let answer = runtime.block_on(embedder.embed(Mode::Query, &asked));
        let query = answer.map_err(|error| what_failed(&error).to_owned())?.pop().flatten().ok_or_else(unknown)?;
        Ok((query, Some(MeaningWeight::SERVED), embedder.name().to_owned()))
    }
}

/// For whoever searches: where the service is, is nobody's business.
fn what_failed(error: &EmbedError) -> &'static str {
    match error {
        EmbedError::Resting { .. } => "the embedding service failed too often and is left alone for a while",
        EmbedError::Late { .. } => "the embedding service did not answer in time",
        EmbedError::Unreachable { .. } => "the embedding service cannot be reached",
        EmbedError::Status { .. } | EmbedError::Unreadable { .. } => "the embedding service failed",
        EmbedError::Unfit { .. } => "the model makes vectors that cannot be used",
        EmbedError::Failed { .. } => "the model cannot embed this search",
    }
}

/// Everything that is wanted, as one text.
fn text_of(options: &SearchOptions) -> String {
    let terms = options.terms.iter().filter(|term| term.mode != MatchMode::Not);
    let texts = terms.chain(options.groups.iter().flatten()).map(|term| term.text.trim());
    texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
}

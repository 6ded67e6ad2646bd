//! The opened vectors of a generation: one part per segment, whose owners are the segment's documents.

use crate::manifest::{EmbeddingModelInfo, VECTORS_PART, codebook_path, terms_path, vectors_folder};
use earshot_embed::{TermReader, TermTable};
use earshot_engine::schema::DocumentKind;
use earshot_engine::segments::{Collection, Segment};
use earshot_vectors::{Codebook, UnitVector, VectorError, VectorPart};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// The vectors of all documents, and the term table that can embed queries.
pub struct GenerationVectors {
    /// The model that made the vectors.
    pub model: String,
    /// The index's own term table.
    table: TermTable,
    reader: Mutex<TermReader>,
    /// Whether the term table made the vectors.
    is_by_table: bool,
    podcasts: DocumentVectors,
    episodes: DocumentVectors,
}

/// The vectors of the podcasts, or of the episodes and their passages.
pub struct DocumentVectors {
    pub codebook: Codebook,
    /// The parts by segment number.
    pub parts: Vec<VectorPart>,
    /// Number of vectors in all parts.
    pub count: usize,
}

impl GenerationVectors {
    /// Opens the vectors.
    ///
    /// # Errors
    /// When a file is missing, damaged, or belongs to another model than the manifest names.
    pub fn open(
        folder: &Path,
        note: &EmbeddingModelInfo,
        podcasts: &Collection,
        episodes: &Collection,
    ) -> Result<Self, VectorError> {
        let path = terms_path(folder);
        let table = TermTable::open(&path)?;
        if note.is_table && table.model() != note.model {
            let (found, expected) = (table.model().to_owned(), note.model.clone());
            return Err(VectorError::OtherModel { path, found, expected });
        }
        Ok(Self {
            model: note.model.clone(),
            table,
            reader: Mutex::default(),
            is_by_table: note.is_table,
            podcasts: DocumentVectors::open(folder, DocumentKind::Podcasts, &note.model, podcasts)?,
            episodes: DocumentVectors::open(folder, DocumentKind::Episodes, &note.model, episodes)?,
        })
    }

    pub fn of_kind(&self, kind: DocumentKind) -> &DocumentVectors {
        match kind {
            DocumentKind::Podcasts => &self.podcasts,
            DocumentKind::Episodes => &self.episodes,
        }
    }

    /// Whether the term table embeds queries, so that no other embedder is needed.
    pub fn is_by_table(&self) -> bool {
        self.is_by_table
    }

    /// Embeds a query by the term table; `None` when the table contains none of its words.
    pub fn embed(&self, text: &str) -> Option<UnitVector> {
        self.table.embed(&mut self.reader.lock().unwrap_or_else(PoisonError::into_inner), text, None)
    }

    /// Reads all files and compares checksums, except for files that are already verified.
    ///
    /// # Errors
    /// When a file is damaged, or refers to documents that its segment does not have.
    pub fn verify(
        &self,
        folder: &Path,
        podcasts: &Collection,
        episodes: &Collection,
        is_known: &dyn Fn(&Path) -> bool,
    ) -> Result<(), VectorError> {
        if !is_known(&terms_path(folder)) {
            self.table.verify()?;
        }
        for (vectors, collection) in [(&self.podcasts, podcasts), (&self.episodes, episodes)] {
            for (part, segment) in vectors.parts.iter().zip(collection.segments()) {
                if part.paths().iter().all(|path| is_known(path)) {
                    continue;
                }
                part.verify()?;
                if part.owners_end() > segment.reader.max_doc() {
                    return Err(part.damaged("it refers to documents that its segment does not have".to_owned()));
                }
            }
        }
        Ok(())
    }
}

impl DocumentVectors {
    fn open(folder: &Path, kind: DocumentKind, model: &str, collection: &Collection) -> Result<Self, VectorError> {
        let codebook = Codebook::open(&codebook_path(folder, kind), model)?;
        let open = |segment: &Segment| {
            let folder = vectors_folder(folder, segment.shard, kind).join(segment.name());
            VectorPart::open(&folder, VECTORS_PART, &codebook)
        };
        let parts = collection.segments().iter().map(open).collect::<Result<Vec<_>, _>>()?;
        let count = parts.iter().map(VectorPart::len).sum();
        Ok(Self { codebook, parts, count })
    }
}

//! Converts texts to tokens by the folder's `tokenizer.json`.

use super::settings::Settings;
use earshot_weights::{FolderError, catch_panic, read};
use sha2::{Digest as _, Sha256};
use std::path::{Path, PathBuf};
use tokenizers::{PostProcessor as _, Tokenizer, TruncationParams};

/// The tokenizer of a multilingual vocabulary has 17 MB.
const MAX_BYTES: u64 = 64 << 20;

/// The tokenizer of a model folder.
pub struct ModelTokenizer {
    tokenizer: Tokenizer,
    path: PathBuf,
}

impl ModelTokenizer {
    /// Reads the tokenizer and adds it to the hash.
    ///
    /// # Errors
    /// When the file is missing or damaged, or has tokens outside of the model's vocabulary.
    pub fn read(folder: &Path, settings: &Settings, hash: &mut Sha256) -> Result<Self, FolderError> {
        let path = folder.join("tokenizer.json");
        let bytes = read(&path, MAX_BYTES)?;
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(&bytes);
        let wrong = |reason: String| FolderError::new(&path, reason);
        let mut tokenizer = catch_panic(|| Tokenizer::from_bytes(&bytes)).map_err(wrong)?;
        drop(bytes);
        let added = tokenizer.get_post_processor().map_or(0, |processor| processor.added_tokens(false));
        if added + 1 > settings.tokens {
            return Err(wrong(format!("puts {added} tokens around a text, of {} in all", settings.tokens)));
        }
        let largest = tokenizer.get_vocab(true).into_values().max();
        if let Some(largest) = largest.filter(|&largest| largest as usize >= settings.vocabulary) {
            return Err(wrong(format!("has a token {largest}, and the model {} tokens", settings.vocabulary)));
        }
        // Overrides the file's truncation and padding: texts are cut here, and padded when a batch is built.
        let truncation = TruncationParams { max_length: settings.tokens, ..TruncationParams::default() };
        catch_panic(|| tokenizer.with_truncation(Some(truncation)).map(|_| ())).map_err(wrong)?;
        tokenizer.with_padding(None);
        Ok(Self { tokenizer, path })
    }

    /// The tokens of texts, in order.
    ///
    /// # Errors
    /// When the tokenizer fails.
    pub fn tokenize(&self, texts: Vec<String>) -> Result<Vec<Vec<u32>>, FolderError> {
        let encoded = catch_panic(|| self.tokenizer.encode_batch_fast(texts, true));
        let encoded = encoded.map_err(|reason| FolderError::new(&self.path, reason))?;
        Ok(encoded.iter().map(|encoding| encoding.get_ids().to_vec()).collect())
    }
}

//! The tokens of a model: text, marks of times, languages, and others.

use super::settings::Settings;
use earshot_weights::{FolderError, catch_panic, read};
use std::ops::Range;
use std::path::Path;
use tokenizers::Tokenizer;

/// The tokenizer of a Whisper model has 2 MB.
const MAX_BYTES: u64 = 64 << 20;
/// Marks of times: every 20 ms of half a minute, with both ends.
pub const TIMES: u32 = 1_501;
/// Models of more languages than English have at least this many tokens.
const MULTILINGUAL_TOKENS: usize = 51_865;
/// A space, with which no text begins.
const BLANK: &str = "\u{120}";

/// The tokenizer, and the tokens that are marks.
pub struct Vocabulary {
    tokenizer: Tokenizer,
    pub start: u32,
    pub end: u32,
    pub transcribe: u32,
    /// Its probability at the start is that of silence.
    pub no_speech: u32,
    /// The mark of 0.00 s. All tokens from it on are times.
    pub first_time: u32,
    pub blank: Option<u32>,
    /// Codes and tokens; none of a model of English only.
    pub languages: Vec<(String, u32)>,
    /// Never chosen: sounds and punctuation that are not speech, and all marks but times.
    pub suppressed: Vec<u32>,
}

impl Vocabulary {
    /// Reads `tokenizer.json`.
    ///
    /// # Errors
    /// When the file is missing or damaged, or not that of the model.
    pub fn read(folder: &Path, settings: &Settings) -> Result<Self, FolderError> {
        let path = folder.join("tokenizer.json");
        let bytes = read(&path, MAX_BYTES)?;
        let wrong = |reason: String| FolderError::new(&path, reason);
        let tokenizer = catch_panic(|| Tokenizer::from_bytes(&bytes)).map_err(wrong)?;
        let find = |name: &str| tokenizer.token_to_id(name);
        let required = |name: &str| find(name).ok_or_else(|| wrong(format!("has no token {name}")));
        let no_speech = ["<|nospeech|>", "<|nocaptions|>"].iter().find_map(|name| find(name));
        // Many files have no names for times.
        let first_time = required("<|notimestamps|>")? + 1;
        let end = required("<|endoftext|>")?;
        let vocabulary = tokenizer.get_vocab(true);
        let largest = vocabulary.values().copied().max().unwrap_or_default().max(first_time + TIMES - 1);
        if largest as usize >= settings.tokens {
            return Err(wrong(format!("has a token {largest}, and the model {} tokens", settings.tokens)));
        }
        let mut languages: Vec<(String, u32)> =
            vocabulary.iter().filter_map(|(name, id)| Some((language_code(name)?.to_owned(), *id))).collect();
        languages.sort_by_key(|(_, id)| *id);
        if settings.tokens < MULTILINGUAL_TOKENS {
            languages.clear();
        }
        let marks: Range<u32> = end + 1..first_time;
        let suppressed = settings.suppressed_tokens.iter().copied().filter(|id| *id < end).chain(marks).collect();
        Ok(Self {
            start: required("<|startoftranscript|>")?,
            end,
            transcribe: required("<|transcribe|>")?,
            no_speech: no_speech.ok_or_else(|| wrong("has no token <|nospeech|>".to_owned()))?,
            first_time,
            blank: find(BLANK),
            languages,
            suppressed,
            tokenizer,
        })
    }

    /// The token of a language, by a tag such as `en-US`.
    pub fn language(&self, tag: &str) -> Option<u32> {
        let code = tag.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        self.languages.iter().find(|(known, _)| *known == code).map(|(_, id)| *id)
    }

    /// The text of tokens, without marks. Characters that are cut off are left out.
    ///
    /// # Errors
    /// When the tokenizer fails.
    pub fn text(&self, tokens: &[u32]) -> Result<String, String> {
        let text: Vec<u32> = tokens.iter().copied().filter(|token| *token < self.end).collect();
        let decoded = catch_panic(|| self.tokenizer.decode(&text, true))?;
        let words: Vec<&str> = decoded.split_whitespace().collect();
        Ok(words.join(" ").replace(char::REPLACEMENT_CHARACTER, ""))
    }
}

/// The language of a token such as `<|en|>`.
fn language_code(name: &str) -> Option<&str> {
    let code = name.strip_prefix("<|")?.strip_suffix("|>")?;
    let is_code = matches!(code.len(), 2 | 3) && code.bytes().all(|byte| byte.is_ascii_lowercase());
    is_code.then_some(code)
}

//! Texts: cleaning, comparing and showing them.

pub(crate) mod empty_fields;
pub(crate) mod folded_text;
pub(crate) mod hidden_characters;
pub(crate) mod number_format;
pub mod prompt;
pub mod script;
pub(crate) mod service_message;
pub(crate) mod text_cleaning;

//! A parsed web page: bytes in, a [`Page`] out. Pure; malformed HTML never fails.

mod charset;
mod elements;
mod page_content;
mod reader;
mod reader_state;
mod region;
mod rendering;
mod section;
mod style_sheet;
mod tag_limits;
mod text;
mod words;

pub use page_content::{Anchor, Block, Field, Form, Page, TERM_LEVEL};
pub use reader::{PageError, read_page};
pub use region::Region;
pub use section::Section;
pub(crate) use words::{has_word, split_words};

#[cfg(test)]
mod tests;

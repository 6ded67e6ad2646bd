//! The web app: its files, and its pages with title, initial data and plain content.

mod assets;
mod content;
mod head;
mod json_ld;
mod page;
mod pictures;
pub mod podcast_card;
mod routes;
mod shell;
pub mod site;
mod sitemap;
pub mod templates;
mod text;

pub(crate) use routes::{error_page, routes};

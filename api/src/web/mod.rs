//! The web app: its files, and its pages with title, initial data and plain content.

mod assets;
mod content;
mod head;
mod json_ld;
mod page;
mod pictures;
mod podcast_card;
mod routes;
mod shell;
mod site;
mod sitemap;
mod templates;
mod text;

pub(crate) use routes::{error_page, routes};

//! The pages that explain the product: a Markdown file for each below `pages`, rendered here without the web app
//! (decision 064). A page's path is that of its file.

mod correction;
pub mod correction_form;
mod feed;
mod json_ld;
mod links;
pub mod markdown;
pub mod plans;
mod render;
pub mod score;
pub mod site_page;
mod submission;
mod submission_state;
mod wait_text;

pub(super) use correction::correct_form;
pub(super) use correction_form::CORRECTION_PATH;
pub(super) use feed::{FEED_PATH, articles_feed};
pub(super) use links::home_links;
pub(super) use render::{SitePageQuery, build_page, with_layout};
pub(super) use site_page::paths;
pub(super) use submission::{SUBMIT_PATH, submit_form};

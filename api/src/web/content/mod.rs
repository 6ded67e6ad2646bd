//! The content of each page: one file per page.

pub(super) mod api_docs;
pub(super) mod browse;
pub(super) mod charts;
pub(super) mod credit_index;
pub(super) mod directory;
pub(super) mod episode;
pub(super) mod guest;
pub(super) mod home;
pub(super) mod list;
pub(super) mod listicle;
pub(super) mod named_credit;
pub(super) mod person;
pub(super) mod podcast;
pub(super) mod search;
pub(super) mod shared_list;
pub(super) mod sponsor;
pub(super) mod static_pages;

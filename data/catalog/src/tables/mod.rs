//! Conversion between rows and Arrow batches, one file per table.

pub(crate) mod contact;
pub(crate) mod corrected_fact;
pub(crate) mod credit;
pub(crate) mod episode;
pub(crate) mod feed;
pub(crate) mod former_names;
pub(crate) mod link;
pub(crate) mod machine;
pub(crate) mod podcast;
pub(crate) mod rating;
pub(crate) mod score;
pub(crate) mod show;
pub(crate) mod site;
pub(crate) mod transcript;
pub(crate) mod transcript_try;

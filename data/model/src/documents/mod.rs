//! What the index has of a podcast: facts of its feed, its owner and platforms together.

pub(crate) mod document;
pub(crate) mod owner_statement;
pub(crate) mod participants;
pub(crate) mod show_ids;
pub(crate) mod stated_facts;

//! Reviews of all podcasts. Beyond the contract.

pub mod search;

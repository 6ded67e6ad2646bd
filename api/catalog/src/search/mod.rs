//! Search, with the field names of the contract.

pub mod episodes;
pub mod passages;
pub mod podcasts;

//! Search in the reviews of all podcasts. Beyond the contract.

pub mod search;

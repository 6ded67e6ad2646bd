//! What the payment provider reports.

pub mod events;

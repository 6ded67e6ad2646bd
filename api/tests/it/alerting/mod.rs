//! Alerts, their deliveries, webhooks and live events.

mod alert_delivery;
mod alerts;
mod digest_schedule;
mod events;
mod match_texts;
mod turns;
mod webhooks;

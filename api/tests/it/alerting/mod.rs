//! Alerts, their deliveries, webhooks and live events.

mod alert_delivery;
mod alerts;
mod events;
mod webhooks;

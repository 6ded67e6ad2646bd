//! Pitches of teams to podcasts for guests, with each saved text, and the templates of users.

mod history;
mod record;
mod templates;
mod writing;

pub use history::{OutreachPage, OutreachQuery, TeamPitch};
pub use record::{NewOutreach, Outreach, OutreachRevision};
pub use templates::OutreachTemplate;
pub use writing::MAX_FOLLOW_UPS;

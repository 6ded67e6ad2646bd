//! Who is in a team, who is invited to it, and what it used.

pub mod activity;
pub mod billing;
pub mod custom_prompts;
pub mod deletion;
pub mod invitations;
pub mod list;
pub mod member_removal;
pub mod member_role;
mod members_change;
pub mod podcast_marks;
pub mod podcasts;
pub mod rename;
pub mod request_log;
pub mod settings_get;
pub mod settings_update;
pub mod switch;
pub mod usage_current;
pub mod usage_daily;
pub mod usage_members;
pub mod usage_monthly;
mod usage_window;
pub mod users;
pub mod webhooks;

pub(crate) use members_change::publish_members_change;
pub(crate) use usage_window::{UsageWindow, first_month, parse_months, usage_of_each_day, usage_of_each_month};

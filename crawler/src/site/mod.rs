//! A site: its pages joined to one result.

mod identity;
mod join;
mod junk;
mod kind;
mod leftovers;
mod result;
mod shared;
mod state;
mod votes;

pub(crate) use identity::is_own_domain;
pub use identity::{Identity, domain_of, site_of};
pub(crate) use join::role;
pub use join::{accounts, join};
pub(crate) use junk::junk;
pub use kind::PageKind;
pub use leftovers::{Leftovers, SiteAccounts};
pub use result::{ContactPage, CrawlError, CrawlResult, CrawlStats, FoundEmail, FoundPhone, FoundProfile, SiteState};
pub use shared::{ShowOnSite, keep_of_show};
pub(crate) use state::state_of;

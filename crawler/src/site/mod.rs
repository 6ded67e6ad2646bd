//! A site: its pages joined to one result.

mod identity;
mod join;
mod junk;
mod kind;
mod leftovers;
mod result;
mod state;
mod votes;

pub use identity::{Identity, domain_of};
pub use join::{accounts, join};
pub use kind::PageKind;
pub use leftovers::{Leftovers, SiteAccounts};
pub use result::{ContactPage, CrawlError, CrawlResult, CrawlStats, FoundEmail, FoundPhone, FoundProfile, SiteState};
pub(crate) use state::state_of;

//! Joins the pages of a site to one result.

mod boilerplate;
mod crawl_result;
mod domains;
mod identity;
mod junk_email;
mod ownership_votes;
mod shared_site;
mod site_result;
mod site_state;

pub use crate::page_kind::PageKind;
pub use boilerplate::{BoilerplateAccounts, SiteAccounts};
pub use crawl_result::{
    CrawlError, CrawlResult, CrawlStats, FoundContactPage, FoundEmail, FoundPhone, FoundProfile, SiteState,
};
pub use domains::domain_of;
pub(crate) use identity::is_own_domain;
pub use identity::{SiteIdentity, site_key_of};
pub(crate) use junk_email::junk_reason;
pub use shared_site::{ShowOnSite, keep_findings_of_show};
pub(crate) use site_result::role_rank;
pub use site_result::{build_result, collect_accounts};
pub(crate) use site_state::detect_site_state;

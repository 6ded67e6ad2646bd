//! Whether two feeds are one show, and two items one episode. Pure: no catalog, no network, no clock.
//!
//! Rules and reasons: `docs/decisions/008-one-show-one-record.md`.

mod items;
mod judge;
mod keys;
mod moves;
mod overlap;

pub use items::{identify, pairs};
pub use judge::{Evidence, Side, Verdict, judge};
pub use keys::{apple_key, final_key, guid_key, item_keys, site, title_key, url_key};
pub use moves::{is_due, sight};
pub use overlap::{ENOUGH, newest, overlap};

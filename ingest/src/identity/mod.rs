//! Decides whether two feeds are one show, and whether two items are one episode. Pure: no catalog, no network, no
//! clock.
//!
//! Rules and reasons: `docs/decisions/008-duplicate-podcasts.md`.

mod episode_matching;
mod feed_move;
mod keys;
mod overlap;
mod verdict;

pub use episode_matching::{identify_episodes, match_items};
pub use feed_move::{is_due, update_move};
pub use keys::{apple_key, final_url_key, guid_key, item_keys, title_key, url_key};
pub use overlap::{SAME_SHOW_OVERLAP, newest_date, overlap};
pub use verdict::{ComparedFeed, Evidence, Verdict, compare_feeds};
